// What is Mancala's own in a match on the page.

import { openSide } from './kind.js';

/** @import { Kind } from './kind.js' */
/** @import { MancalaSnapshot, SideJudged, SideSnapshot } from './types.d.ts' */

/** Games with so many seeds in the pits are worked out to their end. */
const EXACT = 36;

/** Boards that a decision may look into where that would take too long: about a second. */
const BUDGET = 1_200_000;

/** The same for each sowing that is looked back on. */
const BACK = 300_000;

/** @param {SideSnapshot} snapshot @param {number} most */
function budget(snapshot, most) {
  const { pits } = /** @type {MancalaSnapshot} */ (snapshot);
  const left = [...pits.a, ...pits.b].reduce((sum, seeds) => sum + seeds, 0);
  return left <= EXACT ? Number.POSITIVE_INFINITY : most;
}

/** @type {Kind} */
export const mancala = {
  name: 'mancala',
  begin: ({ MancalaSession }, options) => new MancalaSession(options),
  read: ({ MancalaSession }, record) => MancalaSession.fromRecord(record),
  quick: { rules: 'box', a: { kind: 'human' }, b: { kind: 'computer', level: 'easy' } },
  question: snapshot => ({
    game: 'mancala',
    rules: snapshot.rules,
    position: snapshot.position,
    budget: budget(snapshot, BUDGET),
  }),
  // The last sowings first: they are quickly known, and help with those before.
  async judge(ask, { rules, record, turns, at }, told) {
    /** @type {(SideJudged | null)[]} */
    const known = turns.map(() => null);
    for (let turn = turns.length - 1; turn >= 0; turn -= 1) {
      const most = budget(at(turn), BACK);
      const one = await ask({ game: 'mancala', what: 'judge', rules, record, turn, budget: most });
      known[turn] = { ...one, ...one.analysis, class: classOf(one) };
      told([...known]);
    }
  },
};

/** @param {{ loss: number, analysis: { moves: unknown[] } }} judged @returns {SideJudged['class']} */
function classOf({ loss, analysis }) {
  if (analysis.moves.length < 2) return null;
  if (loss <= 0) return 'best';
  return loss <= 2 ? 'good' : loss <= 6 ? 'mistake' : 'blunder';
}

/** @type {import('../rooms.js').OpenGame} */
export default (saves, around) => openSide(mancala, saves, around);
