// What is Tak-tikl's own in a match on the page.

import { openSide } from './kind.js';

/** @import { Kind } from './kind.js' */

/** @type {Kind} */
export const takTikl = {
  name: 'tak-tikl',
  begin: ({ TakTiklSession }, options) => new TakTiklSession(options),
  read: ({ TakTiklSession }, record) => TakTiklSession.fromRecord(record),
  // A clock is for those who have agreed to it.
  quick: { rules: 'limit=30;clock=off', a: { kind: 'human' }, b: { kind: 'computer', level: 'easy' } },
  question: ({ position }) => ({ game: 'tak-tikl', position }),
  async judge(ask, { record, turns }, told) {
    const judged = await ask({ game: 'tak-tikl', what: 'review', record });
    told(turns.map(({ move }, index) => ({ ...judged[index], move, exact: true })));
  },
};

/** @type {import('../rooms.js').OpenGame} */
export default (saves, around) => openSide(takTikl, saves, around);
