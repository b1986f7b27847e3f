// A series of games: who has won how many, and when it is decided. It counts finished games and knows no rule of any.

/** @import { SeriesRule, SeriesView, Side, Snapshot } from '../types.d.ts' */

/** The winners of the games before the one on the table; null for a drawn one. @typedef {SeriesRule & { results: (Side | null)[] }} Series */

/** The fewest and the most games that a series may be of, or be won by. */
export const RANGE = Object.freeze({ least: 2, most: 15 });

/** @param {SeriesRule} rule @returns {Series} */
export function startSeries({ kind, n }) {
  return { kind, n: Math.min(Math.max(Math.trunc(n) || RANGE.least, RANGE.least), RANGE.most), results: [] };
}

/**
 * What was kept, if it is a series at all.
 * @param {unknown} kept
 * @returns {Series | null}
 */
export function seriesFrom(kept) {
  if (typeof kept !== 'object' || kept === null) return null;
  const { kind, n, results } = /** @type {Partial<Series>} */ (kept);
  if ((kind !== 'to' && kind !== 'of') || typeof n !== 'number' || !Array.isArray(results)) return null;
  if (!results.every(winner => winner === 'a' || winner === 'b' || winner === null)) return null;
  return { ...startSeries({ kind, n }), results };
}

/**
 * The score with the game on the table, which counts as soon as it is over and no longer when its end is undone.
 * @param {Series | null} series
 * @param {Snapshot | null} snapshot
 * @returns {SeriesView | null}
 */
export function scoreOf(series, snapshot) {
  if (!series) return null;
  const { kind, n, results } = series;
  const outcome = snapshot?.outcome;
  const all = outcome ? [...results, outcome.winner] : results;
  const wins = (/** @type {Side} */ side) => all.filter(winner => winner === side).length;
  const won = { a: wins('a'), b: wins('b') };
  const ahead = won.a === won.b ? null : won.a > won.b ? 'a' : 'b';
  const most = Math.max(won.a, won.b);
  const over = kind === 'to' ? most >= n : most > n / 2 || all.length >= n;
  return { kind, n, won, game: results.length + 1, over, winner: over ? ahead : null };
}

/**
 * The series of the next game: the one on the table is counted if it is over; after the last one it begins anew.
 * @param {Series | null} series
 * @param {Snapshot | null} snapshot
 * @returns {Series | null}
 */
export function nextGame(series, snapshot) {
  if (!series) return null;
  if (scoreOf(series, snapshot)?.over) return startSeries(series);
  return snapshot?.outcome ? { ...series, results: [...series.results, snapshot.outcome.winner] } : series;
}
