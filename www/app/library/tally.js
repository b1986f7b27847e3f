// Own play against the computer, in figures: games and wins by level, accuracy of what was reviewed. A game that ends
// twice (after an undo) counts once, so the last ones are remembered with what they added.

/** @import { AnySnapshot, Level, PlayTally, Side, Snapshot } from '../../types.d.ts' */

/** How many games back an end can still change. */
const REMEMBERED = 60;

/** @type {Level[]} */
export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'perfect'];

/** @returns {PlayTally} */
export const noPlay = () => ({ levels: {}, people: 0, accuracy: { sum: 0, count: 0 }, recent: [] });

/** The side that one human plays against a computer. @param {Snapshot['players']} players @returns {Side | null} */
export function ownSide({ a, b }) {
  if (a.kind === b.kind) return null;
  return a.kind === 'human' ? 'a' : 'b';
}

/**
 * A game that is over; null where nobody but computers played.
 * @param {string} id
 * @param {AnySnapshot} snapshot
 * @returns {PlayTally['recent'][number] | null}
 */
export function resultOf(id, { players, outcome }) {
  if (!outcome || (players.a.kind === 'computer' && players.b.kind === 'computer')) return null;
  const own = ownSide(players);
  if (!own) return { id, level: null, result: 'drawn', accuracy: null };
  const level = players[own === 'a' ? 'b' : 'a'].level ?? 'easy';
  const result = outcome.winner === null ? 'drawn' : outcome.winner === own ? 'won' : 'lost';
  return { id, level, result, accuracy: null };
}

/**
 * The tally with a game counted, or counted anew.
 * @param {PlayTally} tally
 * @param {PlayTally['recent'][number]} game
 * @returns {PlayTally}
 */
export function counted(tally, game) {
  const before = tally.recent.find(({ id }) => id === game.id);
  const less = before ? added(tally, before, -1) : tally;
  // The same end again keeps what its review said.
  const same = before && before.level === game.level && before.result === game.result;
  const now = { ...game, accuracy: game.accuracy ?? (same ? before.accuracy : null) };
  const recent = [now, ...tally.recent.filter(({ id }) => id !== game.id)].slice(0, REMEMBERED);
  return { ...added(less, now, 1), recent };
}

/**
 * The tally with a game's accuracy, if that game was counted.
 * @param {PlayTally} tally
 * @param {string} id
 * @param {number} accuracy 0..100
 */
export function judged(tally, id, accuracy) {
  const game = tally.recent.find(each => each.id === id);
  return game?.level ? counted(tally, { ...game, accuracy }) : tally;
}

/** @param {PlayTally} tally @param {PlayTally['recent'][number]} game @param {1 | -1} times @returns {PlayTally} */
function added(tally, { level, result, accuracy }, times) {
  if (!level) return { ...tally, people: tally.people + times };
  const had = tally.levels[level] ?? { won: 0, lost: 0, drawn: 0 };
  const { sum, count } = tally.accuracy;
  return {
    ...tally,
    levels: { ...tally.levels, [level]: { ...had, [result]: had[result] + times } },
    accuracy: accuracy === null ? tally.accuracy : { sum: sum + times * accuracy, count: count + times },
  };
}

/** What was kept; a damaged tally begins anew. @param {unknown} value @returns {PlayTally} */
export function readTally(value) {
  const tally = /** @type {Partial<PlayTally> | null} */ (value);
  const number = (/** @type {unknown} */ n) => typeof n === 'number' && Number.isFinite(n);
  const whole =
    typeof tally === 'object' &&
    tally !== null &&
    number(tally.people) &&
    number(tally.accuracy?.sum) &&
    number(tally.accuracy?.count) &&
    typeof tally.levels === 'object' &&
    tally.levels !== null &&
    Object.values(tally.levels).every(
      level => level && number(level.won) && number(level.lost) && number(level.drawn),
    ) &&
    Array.isArray(tally.recent) &&
    tally.recent.every(game => typeof game?.id === 'string');
  return whole ? /** @type {PlayTally} */ (tally) : noPlay();
}
