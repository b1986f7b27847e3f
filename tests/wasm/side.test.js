// The built wasm of the two other games knows the values of the vectors.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';
import { initSync, MancalaSession, MancalaThinker, TakTiklSession, TakTiklTable } from '../../www/wasm/side.js';

const vectors = new URL('../vectors/', import.meta.url);

before(async () => {
  initSync({ module: await readFile(new URL('../../www/wasm/side_bg.wasm', import.meta.url)) });
});

/** @param {string} name */
async function lines(name) {
  const text = await readFile(new URL(`${name}.tsv`, vectors), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map(line => line.split('\t'));
}

test('values of Tak-tikl', async () => {
  const table = new TakTiklTable();
  const all = await lines('tak-tikl');
  assert.equal(all.length, 200);
  for (const [position, result, plies] of all) {
    const analysis = table.analyse(position);
    assert.equal(analysis.result, result, position);
    if (result !== 'draw') assert.equal(String(analysis.plies), plies, position);
  }
  const { moves } = table.analyse('bwbw/4/4/wbwb w');
  assert.deepEqual(
    moves.map((/** @type {{ move: string, result: string }} */ one) => `${one.move} ${one.result}`),
    ['a1a2 draw', 'd4d3 draw', 'b4b3 loss', 'c1c2 loss'],
  );
});

for (const [rules, name, first] of /** @type {const} */ ([
  ['box', 'mancala', { 1: -12, 2: -10, 3: -12, 4: 10, 5: 8, 6: -2 }],
  ['kalah', 'mancala-kalah', { 1: -14, 2: -16, 3: -10, 4: -2, 5: 2, 6: 0 }],
])) {
  test(`values of ${rules}`, async () => {
    const thinker = new MancalaThinker(rules, 18);
    const start = thinker.analyse('3,3,3,3,3,3 0 3,3,3,3,3,3 0 s', Number.POSITIVE_INFINITY);
    assert.equal(start.exact, true);
    assert.deepEqual(
      Object.fromEntries(
        start.moves.map((/** @type {{ move: string, value: number }} */ one) => [one.move, one.value]),
      ),
      first,
    );
    const all = await lines(name);
    assert.equal(all.length, 200);
    for (const [position, value] of all) {
      const analysis = thinker.analyse(position, Number.POSITIVE_INFINITY);
      assert.equal(String(analysis.value), value, position);
      assert.equal(analysis.exact, true);
    }
  });
}

test('a match of Tak-tikl is played, timed, staked, recorded and taken back', () => {
  const stakes = {
    a: { purse: 20, stake: 5, moves: 10 },
    b: { purse: 20, stake: 5, moves: 12 },
    onlookers: [9],
    bets: [{ onlooker: 0, on: 'b', kernels: 4 }],
  };
  const game = new TakTiklSession({ rules: 'limit=30;clock=5', a: { name: 'Ana' }, stakes });
  assert.deepEqual(game.play('a1a2'), [{ type: 'moved', side: 'a', from: 'a1', to: 'a2' }]);
  game.hold('animation', true);
  assert.deepEqual(game.passTime(6000), []);
  game.hold('animation', false);
  assert.deepEqual(game.passTime(6000), [{ type: 'passed', side: 'b', reason: 'time' }]);
  const { kernels, clock, turns } = game.snapshot();
  assert.deepEqual(kernels, { players: { a: 15, b: 15 }, onlookers: [5], pot: 10, bets: 4 });
  assert.deepEqual(clock, { allowed: 5000, left: 5000, runs: true });
  assert.deepEqual(
    turns.map((/** @type {{ move: string }} */ turn) => turn.move),
    ['a1a2', 'time'],
  );
  const record = game.record();
  game.undo();
  game.redo();
  assert.equal(game.record(), record);
  assert.equal(TakTiklSession.fromRecord(record).record(), record);
  assert.throws(() => game.play('a2a9'), { code: 'bad-move' });
  assert.throws(() => new TakTiklSession({ stakes: { ...stakes, a: { purse: 1, stake: 2, moves: 3 } } }), {
    code: 'bad-state',
  });
});

test('a match of Mancala tells every seed', () => {
  const game = new MancalaSession({ rules: 'box', position: '1,2,0,0,0,1 14 3,3,0,0,0,0 12 s' });
  assert.deepEqual(game.play('6'), [
    { type: 'lifted', side: 'a', pit: 6, seeds: 1, relay: false },
    { type: 'sown', side: 'a', pit: 0 },
    { type: 'again', side: 'a' },
  ]);
  assert.equal(game.snapshot().again, true);
  assert.deepEqual(game.play('1'), [
    { type: 'lifted', side: 'a', pit: 1, seeds: 1, relay: false },
    { type: 'sown', side: 'a', pit: 2 },
    { type: 'lifted', side: 'a', pit: 2, seeds: 3, relay: true },
    { type: 'sown', side: 'a', pit: 3 },
    { type: 'sown', side: 'a', pit: 4 },
    { type: 'sown', side: 'a', pit: 5 },
    { type: 'captured', side: 'a', pit: 5, from: 2, seeds: 3, along: false },
  ]);
  game.undo();
  assert.equal(game.snapshot().position, '1,2,0,0,0,0 15 3,3,0,0,0,0 12 s');
  assert.throws(() => game.play('6'), { code: 'bad-move' });
  const thinker = new MancalaThinker('box', 12);
  const judged = thinker.judge(game.record(), 0, Number.POSITIVE_INFINITY);
  assert.equal(judged.loss, judged.best - judged.value);
  assert.match(thinker.think(game.snapshot().position, 'perfect', 1000, 1), /^[12]$/);
  assert.throws(() => new MancalaThinker('oware', 12), { code: 'bad-rules' });
});
