// What the page may ask, and which part of the game answers it.

/** @import { Intents } from '../types.d.ts' */
/** @import { Checks } from './checks.js' */
/** @import { Counsel } from './counsel.js' */
/** @import { Pages } from './pages.js' */
/** @import { Preferences } from './preferences.js' */
/** @import { Reports } from './reports.js' */
/** @import { Rooms } from './rooms.js' */
/** @import { Shelf } from './shelf.js' */
/** @import { Table } from './table.js' */
/** @import { Turns } from './turns.js' */

/**
 * @typedef {object} Parts
 * @property {Checks} checks
 * @property {Counsel} counsel
 * @property {Pages} pages
 * @property {Preferences} preferences
 * @property {Reports} reports
 * @property {Rooms} rooms
 * @property {Shelf} shelf
 * @property {Table} table
 * @property {Turns} turns
 */

/** @param {Parts} parts @returns {Intents} */
export function intentsOf({ checks, counsel, pages, preferences, reports, rooms, shelf, table, turns }) {
  const { match, choice } = turns;
  /** A refusal is told. @param {() => unknown} act */
  const attempt = act => void reports.attempt(act);
  /** As `attempt`, where the game on the table would give way to another. @param {() => unknown} act */
  const replace = act => shelf.makeWay(null, table.running, () => attempt(act));
  return {
    ...asked(turns, 'throwSticks', 'play', 'undo', 'redo', 'resign', 'skip', 'playOut', 'pause'),
    ...asked(choice, 'select', 'hover'),
    ...asked(match, 'record', 'snapshotAt'),

    ...asked(table, 'continueGame'),
    newGame: async (options, series) => replace(() => table.anew(options, series)),
    rematch: () => replace(() => table.again()),
    retryFrom: index => replace(() => table.retryFrom(index)),
    // What cannot stand is said where it was set up or pasted.
    edit(position) {
      checks.position(table.rules, position);
      replace(() => table.edit(position));
    },
    async load(record) {
      checks.record(record);
      replace(() => table.load(record));
    },
    playOn: from => replace(() => table.playOn(from)),
    watch: level => replace(() => table.watch(level)),

    ...asked(counsel, 'solve', 'cancelSolve', 'forgetTables', 'analysePosition', 'reviewAt'),
    hint: () => turns.phase === 'choosing' && counsel.hint(),
    openReview: () => pages.visit('review', () => counsel.openReview(match.record())),
    closeReview() {
      counsel.closeReview();
      pages.show('table');
    },

    ...asked(checks, 'checkRules', 'example'),
    checkPosition: (position, rules = table.rules) => checks.position(rules, position),

    ...asked(pages, 'show', 'leave', 'open', 'openGame'),
    openLibrary: screen => shelf.ask(desk => desk.open(screen)),
    library: () => shelf.desk(),
    get lesson() {
      return rooms.lesson;
    },
    get puzzles() {
      return rooms.puzzles;
    },
    get side() {
      return rooms.side(pages.screen);
    },
    openLab: (rules = table.rules) => pages.visit('lab', () => rooms.openLab(rules)),
    get lab() {
      return rooms.lab;
    },

    ...asked(preferences, 'set', 'setHints'),
    ...asked(reports, 'acceptUpdate', 'dismissProblem'),
  };
}

/**
 * What a part answers by itself.
 * @template {object} T
 * @template {keyof T} K
 * @param {T} part
 * @param {K[]} names
 * @returns {Pick<T, K>}
 */
const asked = (part, ...names) =>
  /** @type {Pick<T, K>} */ (
    Object.fromEntries(names.map(name => [name, /** @type {Function} */ (part[name]).bind(part)]))
  );
