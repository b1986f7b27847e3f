// A game of the side on its board, as the library of kept games sees it.
import { moverFirst } from '../players.js';

/** @import { Board } from '../shelf.js' */
/** @import { Setup } from './setup.js' */
/** @import { SideGame } from './side-game.js' */

/** @param {SideGame} game @param {Setup} setup @param {() => Promise<unknown>} show @returns {Board} */
export const sideBoard = (game, setup, show) => ({
  read: record => setup.recordSeen(record),
  readPosition: (rules, position) => setup.positionSeen(rules, position),
  running: () => game.running,
  snapshot: () => game.snapshot,
  record: () => game.record(),
  load: record => game.load(record),
  start: (options, turn) => game.start({ ...options, ...moverFirst(setup.last, turn) }),
  resume: () => {},
  show,
  review: async () => game.openReview(),
});
