// What is said of luck: against known values of the distribution, and against throws of a seeded generator.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { account, beyond, groups } from '../../www/ui/games/chance.js';

/** Bell's scores: 5 for none, then 1 to 4 yellow. */
const BELL = [0, 4, 6, 4, 1, 1, 0, 0, 0, 0];
const DIE = [0, 1, 1, 1, 1, 1, 0, 0, 0, 0];

/** @param {number} seed */
function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param {readonly number[]} odds @param {number} throws @param {() => number} next */
function series(odds, throws, next) {
  const ways = odds.reduce((one, two) => one + two);
  const counts = odds.map(() => 0);
  for (let n = 0; n < throws; n += 1) {
    const at = next() * ways;
    counts[odds.findIndex((_, score) => at < odds.slice(0, score + 1).reduce((one, two) => one + two))] += 1;
  }
  return counts;
}

test('the tail of chi-squared: values from the tables', () => {
  /** @type {[freedom: number, distance: number, share: number][]} */
  const known = [
    [1, 3.841, 0.05],
    [1, 6.635, 0.01],
    [2, 5.991, 0.05],
    [3, 7.815, 0.05],
    [4, 9.488, 0.05],
    [5, 15.086, 0.01],
    [7, 14.067, 0.05],
    [10, 18.307, 0.05],
    [30, 43.773, 0.05],
  ];
  for (const [freedom, distance, share] of known) {
    assert.ok(Math.abs(beyond(distance, freedom) - share) < 2e-4, `${freedom}: ${beyond(distance, freedom)}`);
  }
  assert.equal(beyond(0, 4), 1);
  assert.ok(beyond(1000, 4) < 1e-12);
});

test('what the odds promise stands beside what fell', () => {
  const { throws, rows, verdict } = account([{ odds: BELL, counts: [0, 40, 60, 40, 10, 10, 0, 0, 0, 0] }]);
  assert.equal(throws, 160);
  assert.deepEqual(
    rows.map(({ score, count, expected }) => [score, count, expected]),
    [
      [1, 40, 40],
      [2, 60, 60],
      [3, 40, 40],
      [4, 10, 10],
      [5, 10, 10],
    ],
  );
  assert.deepEqual(verdict, { kind: 'usual', share: 1 });
  for (const { low, expected, high } of rows) assert.ok(low < expected && expected < high);
});

test('a score that the odds exclude is shown, and a throw or two tell nothing', () => {
  const none = BELL.map(() => 0);
  assert.deepEqual(account([]), { throws: 0, rows: [], verdict: { kind: 'few', share: 1 } });
  assert.equal(account([{ odds: BELL, counts: none.with(2, 2) }]).verdict.kind, 'few');
  assert.equal(account([{ odds: BELL, counts: none.with(0, 1) }]).rows[0].score, 0);
});

test('uneven sticks are found out', () => {
  assert.equal(account([{ odds: BELL, counts: [0, 20, 50, 70, 40, 5, 0, 0, 0, 0] }]).verdict.kind, 'odd');
  assert.equal(account([{ odds: DIE, counts: [0, 20, 20, 20, 20, 39, 0, 0, 0, 0] }]).verdict.kind, 'rare');
});

test('fair throws are called unusual about as often as the test says', () => {
  const next = random(11);
  for (const throws of [40, 100, 600]) {
    const all = Array.from({ length: 1000 }, () =>
      account([
        { odds: BELL, counts: series(BELL, throws, next) },
        { odds: DIE, counts: series(DIE, throws, next) },
      ]),
    );
    const share = (/** @type {(one: (typeof all)[0]) => boolean} */ is) => all.filter(is).length / all.length;
    const rare = share(({ verdict }) => verdict.kind !== 'usual');
    assert.ok(rare > 0.02 && rare < 0.08, `${throws} throws: ${rare}`);
    assert.ok(share(({ verdict }) => verdict.kind === 'odd') < 0.01);
    for (const score of [1, 2, 3, 4, 5]) {
      const inside = share(({ rows }) =>
        rows.some(row => row.score === score && row.low <= row.count && row.count <= row.high),
      );
      assert.ok(inside > 0.92 && inside < 0.99, `${throws} throws, ${score}: ${inside}`);
    }
  }
});

test('games are put together by their odds, of those asked for', () => {
  const people = /** @type {any} */ ({ a: { kind: 'human', name: '' }, b: { kind: 'computer', name: '' } });
  const counts = (/** @type {number} */ score) => BELL.map((_, n) => (n === score ? 3 : 0));
  const game = (/** @type {string} */ rules) => ({ rules, players: people, throws: { a: counts(1), b: counts(2) } });
  const odds = /** @type {Record<string, number[]>} */ ({ bell: BELL, 'bell;men=3': BELL, 'bell;throw=die': DIE });
  const rulesOf = (/** @type {string} */ text) => (odds[text] ? { odds: odds[text] } : null);
  const all = [game('bell'), game('bell;men=3'), game('bell;throw=die'), game('unreadable')];
  const found = groups(all, rulesOf);
  assert.deepEqual(
    found.map(({ counts }) => [counts[1], counts[2]]),
    [
      [6, 6],
      [3, 3],
    ],
  );
  const own = groups(all, rulesOf, ({ players }, side) => players[side].kind === 'human');
  assert.deepEqual(
    own.map(({ counts }) => [counts[1], counts[2]]),
    [
      [6, 0],
      [3, 0],
    ],
  );
});
