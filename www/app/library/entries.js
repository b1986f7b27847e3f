// One kept game: the record, its name, and what a list says of it without playing it through.

/** @import { AnySnapshot, KeptGame, Player, Side, Sided, Snapshot } from '../../types.d.ts' */

/** Scores are single digits. */
const SCORES = 10;

/**
 * How often each score was thrown by each side, the throw that lies and the throw-off included.
 * @param {Snapshot} snapshot
 * @returns {Sided<number[]>}
 */
export function countThrows({ turns, turn, phase, throw: lying, throwOff }) {
  const counts = noThrows();
  const count = (/** @type {Side} */ side, /** @type {number} */ score) => {
    counts[side][score] = (counts[side][score] ?? 0) + 1;
  };
  for (const { throws } of [throwOff ?? { throws: [] }]) {
    for (const { a, b } of throws) {
      count('a', a.score);
      count('b', b.score);
    }
  }
  for (const each of turns) count(each.side, each.throw.score);
  if (phase === 'move' && lying) count(turn, lying.score);
  return counts;
}

/**
 * @param {string} id
 * @param {string} record
 * @param {AnySnapshot} snapshot Of that record
 * @param {object} [more]
 * @param {string} [more.name]
 * @param {number} [more.changed]
 * @param {boolean} [more.auto]
 * @returns {KeptGame}
 */
export function entryOf(id, record, snapshot, { name = '', changed = Date.now(), auto = false } = {}) {
  const { rules, players, turns, outcome } = snapshot;
  return {
    id,
    name,
    record,
    rules,
    players,
    turns: turns.length,
    outcome,
    ...(snapshot.game === 'puluc' ? { throws: countThrows(snapshot) } : { game: snapshot.game, throws: noThrows() }),
    changed,
    auto,
  };
}

/** @returns {Sided<number[]>} */
const noThrows = () => ({ a: Array(SCORES).fill(0), b: Array(SCORES).fill(0) });

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = value => typeof value === 'object' && value !== null;

/** @param {unknown} player @returns {player is Player} */
const isPlayer = player =>
  isObject(player) && (player.kind === 'human' || player.kind === 'computer') && typeof player.name === 'string';

/** @param {unknown} counts @returns {counts is number[]} */
const areCounts = counts =>
  Array.isArray(counts) && counts.length === SCORES && counts.every(n => Number.isInteger(n) && n >= 0);

/**
 * What was kept, if it is whole; whether its record can be read the engine says when it is opened.
 * @param {unknown} value
 * @returns {KeptGame | null}
 */
export function readEntry(value) {
  if (!isObject(value)) return null;
  const { id, game, name, record, rules, players, turns, outcome, throws, changed, auto } = value;
  const whole =
    [id, name, record, rules].every(text => typeof text === 'string') &&
    (game === undefined || typeof game === 'string') &&
    isObject(players) &&
    isPlayer(players.a) &&
    isPlayer(players.b) &&
    Number.isInteger(turns) &&
    Number.isFinite(changed) &&
    typeof auto === 'boolean' &&
    (outcome === null || (isObject(outcome) && typeof outcome.reason === 'string')) &&
    isObject(throws) &&
    areCounts(throws.a) &&
    areCounts(throws.b);
  return whole ? /** @type {KeptGame} */ (/** @type {unknown} */ (value)) : null;
}

/** The text that a damaged entry still holds, so that it can be saved by hand. @param {unknown} value */
export const textIn = value => (isObject(value) && typeof value.record === 'string' ? value.record : '');

/**
 * Which of the games that were kept by themselves are too many: the oldest without a name.
 * @param {readonly KeptGame[]} games
 * @param {number} most
 */
export function surplus(games, most) {
  const unnamed = games.filter(({ auto, name }) => auto && name === '').sort((a, b) => b.changed - a.changed);
  return unnamed.slice(most).map(({ id }) => id);
}
