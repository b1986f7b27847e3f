// What happens beside the rules in the two other games: the order of what is shown, the clock's steps, kernels in fields.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ticker } from '../../www/app/side/clock.js';
import { Reel } from '../../www/app/side/reel.js';
import { noStakes, stakesOf, stakesWrong } from '../../www/ui/side/stakes-fields.js';

/** @param {string} position @returns {any} */
const at = position => ({ position });

function reel() {
  /** @type {string[]} */
  const done = [];
  let changes = 0;
  const made = new Reel(
    () => {
      changes += 1;
    },
    (_, { position }) => done.push(position),
  );
  return { made, done, changes: () => changes };
}

test('runs are shown one after the other; one that is late says nothing', async () => {
  const { made, done } = reel();
  made.seat();
  made.add([/** @type {any} */ ({})], at('0'), at('1'));
  made.add([/** @type {any} */ ({})], at('1'), at('2'));
  assert.equal(made.run?.after.position, '1');
  assert.equal(made.hurry, true);
  const [first, second] = [made.run?.id ?? 0, (made.run?.id ?? 0) + 1];
  made.played(second);
  assert.deepEqual(done, [], 'not its turn');
  made.played(first);
  made.played(first);
  assert.deepEqual(done, ['1']);
  assert.equal(made.hurry, false);
  made.played(second);
  assert.deepEqual(done, ['1', '2']);
  assert.equal(made.run, null);
  await made.still();
});

test('without anybody who shows them runs are over at once, but never in the same task', async () => {
  const { made, done } = reel();
  made.add([/** @type {any} */ ({})], at('0'), at('1'));
  assert.deepEqual(done, []);
  await made.still();
  assert.deepEqual(done, ['1']);
  const leave = made.seat();
  made.add([/** @type {any} */ ({})], at('1'), at('2'));
  leave();
  assert.deepEqual(done, ['1', '2'], 'who leaves leaves nothing behind');
});

test('a still picture empties the reel', async () => {
  const { made, done } = reel();
  made.seat();
  made.add([/** @type {any} */ ({})], at('0'), at('1'));
  made.clear();
  await made.still();
  assert.deepEqual(done, []);
});

test('time is counted while it runs, and a page that stood still loses a second at most', t => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  /** @type {number[]} */
  const passed = [];
  const ticker = new Ticker(milliseconds => passed.push(milliseconds));
  let heard = 0;
  const leave = ticker.watch(() => {
    heard += 1;
  });
  ticker.run(true);
  now = 100;
  t.mock.timers.tick(100);
  now = 60_000;
  t.mock.timers.tick(100);
  ticker.run(false);
  t.mock.timers.tick(1000);
  assert.deepEqual(passed, [100, 1000]);
  assert.equal(heard, 4);
  leave();
  ticker.run(true);
  ticker.run(false);
  assert.equal(heard, 4);
});

test('kernels in the fields: nobody stakes or bets more than he has', () => {
  const draft = noStakes();
  assert.equal(stakesWrong(draft), false);
  const { a, b } = draft.players;
  assert.equal(stakesWrong({ ...draft, players: { a: { ...a, stake: a.purse + 1 }, b } }), true);
  assert.equal(stakesWrong({ ...draft, players: { a: { ...a, moves: 0 }, b } }), true);
  assert.equal(stakesWrong({ ...draft, players: { a: { ...a, purse: Number.NaN }, b } }), true);
  assert.equal(stakesWrong({ ...draft, onlookers: [{ purse: 4, kernels: 5, on: 'a' }] }), true);
  const watched = {
    ...draft,
    onlookers: /** @type {typeof draft.onlookers} */ ([
      { purse: 9, kernels: 0, on: 'a' },
      { purse: 9, kernels: 5, on: 'b' },
    ]),
  };
  assert.deepEqual(stakesOf(watched), { a, b, onlookers: [9, 9], bets: [{ onlooker: 1, on: 'b', kernels: 5 }] });
});

test('after a game with stakes the purses go on', () => {
  const pledge = { purse: 20, stake: 5, moves: 10 };
  const { players, onlookers } = noStakes(
    { players: { a: pledge, b: pledge }, onlookers: [9], bets: [] },
    { players: { a: 25, b: 15 }, onlookers: [12], pot: 0, bets: 0 },
  );
  assert.deepEqual([players.a.purse, players.b.purse, onlookers[0]?.purse], [25, 15, 12]);
});
