// A series of games: its score with the game on the table, its end, what comes after it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextGame, RANGE, scoreOf, seriesFrom, startSeries } from '../../www/app/series.js';

/** @import { Side, Snapshot } from '../../www/types.d.ts' */

/** @param {Side | null | undefined} winner undefined while the game goes on */
const game = winner =>
  /** @type {Snapshot} */ (
    /** @type {unknown} */ ({ outcome: winner === undefined ? null : { winner, reason: 'removed' } })
  );

/** Plays games one after the other. @param {'to' | 'of'} kind @param {number} n @param {(Side | null)[]} winners */
function played(kind, n, winners) {
  let series = /** @type {import('../../www/app/series.js').Series | null} */ (startSeries({ kind, n }));
  for (const winner of winners.slice(0, -1)) series = nextGame(series, game(winner));
  return { series, score: scoreOf(series, game(winners.at(-1))) };
}

test('the first to reach so many wins has the series', () => {
  const { score: open } = played('to', 2, ['a', 'b']);
  assert.deepEqual(open, { kind: 'to', n: 2, won: { a: 1, b: 1 }, game: 2, over: false, winner: null });
  const { score } = played('to', 2, ['a', 'b', null, 'b']);
  assert.deepEqual(score, { kind: 'to', n: 2, won: { a: 1, b: 2 }, game: 4, over: true, winner: 'b' });
});

test('best of so many ends when nobody can catch up, or after the last game', () => {
  assert.deepEqual(played('of', 3, ['a', 'a']).score?.winner, 'a');
  assert.deepEqual(played('of', 5, ['a', 'b', 'a']).score?.over, false);
  assert.deepEqual(played('of', 3, ['a', null, null]).score, {
    kind: 'of',
    n: 3,
    won: { a: 1, b: 0 },
    game: 3,
    over: true,
    winner: 'a',
  });
  const even = played('of', 2, ['a', 'b']).score;
  assert.deepEqual([even?.over, even?.winner], [true, null]);
});

test('the game on the table counts while it is over, and no longer when its end is undone', () => {
  const series = startSeries({ kind: 'to', n: 3 });
  assert.deepEqual(scoreOf(series, game('a'))?.won, { a: 1, b: 0 });
  assert.deepEqual(scoreOf(series, game(undefined))?.won, { a: 0, b: 0 });
  assert.deepEqual(nextGame(series, game(undefined))?.results, [], 'a game given up for another counts for nobody');
});

test('after its last game a series begins anew', () => {
  const { series } = played('to', 2, ['a', 'a']);
  assert.deepEqual(nextGame(series, game('a')), { kind: 'to', n: 2, results: [] });
  assert.equal(nextGame(null, game('a')), null);
  assert.equal(scoreOf(null, game('a')), null);
});

test('what was kept comes back, and nonsense does not', () => {
  const series = { kind: 'of', n: 5, results: ['a', null, 'b'] };
  assert.deepEqual(seriesFrom(JSON.parse(JSON.stringify(series))), series);
  for (const kept of [null, undefined, 3, 'to', {}, { kind: 'to', n: 3 }, { kind: 'up', n: 3, results: [] }]) {
    assert.equal(seriesFrom(kept), null);
  }
  assert.equal(seriesFrom({ kind: 'to', n: 3, results: ['c'] }), null);
  assert.equal(seriesFrom({ kind: 'to', n: 9999, results: [] })?.n, RANGE.most);
  assert.equal(startSeries({ kind: 'of', n: Number.NaN }).n, RANGE.least);
});
