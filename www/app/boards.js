// The games of the box on their boards, as the library of kept games sees them.

/** @import { Checks } from './checks.js' */
/** @import { Match } from './match.js' */
/** @import { Board } from './shelf.js' */
/** @import { Table } from './table.js' */

/**
 * Puluc's.
 * @param {Match} match
 * @param {Checks} checks
 * @param {Table} table
 * @param {{ show: () => Promise<unknown>, review: () => void }} page
 * @returns {Board}
 */
export const tableBoard = (match, checks, table, { show, review }) => ({
  read: record => checks.record(record),
  readPosition: (rules, position) => checks.position(rules, position),
  running: () => table.running,
  snapshot: () => match.snapshot,
  record: () => match.record(),
  load: async record => table.load(record),
  start: (options, turn) => table.startFrom(options, turn),
  resume: () => table.continueGame(),
  show,
  review: async () => review(),
});
