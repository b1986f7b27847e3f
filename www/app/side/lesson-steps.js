// The lessons of the two games as data: each step a position and what is to come of it, told by the match's own events. A
// test proves every one with the rules themselves; what is said about it stands in leaves.ftl under the step's name.

/** @import { SideEvent, SideName, SideSnapshot } from './types.d.ts' */

/** All that came of the learner's move, an answer to it included. @typedef {readonly SideEvent[]} Events */

/**
 * @typedef {object} SideStep
 * @property {string} id
 * @property {string} rules
 * @property {string} position White or South is the learner.
 * @property {(events: Events) => boolean} wanted
 * @property {(after: SideSnapshot) => string | null} [answer] What the enemy plays then
 * @property {number} [waits] The learner moves nothing and lets so many milliseconds go by.
 */

/** @param {Events} events @param {SideEvent['type']} type @param {'a' | 'b'} [side] */
const has = (events, type, side) =>
  events.some(event => event.type === type && (!side || ('side' in event && event.side === side)));

/** @param {Events} events */
const sown = events => events.filter(event => event.type === 'sown');

/** @param {SideSnapshot} after */
const winning = after => (after.game === 'tak-tikl' ? (after.moves.find(({ wins }) => wins)?.move ?? null) : null);

const FREE = 'limit=none;clock=off';

/** @type {Record<SideName, readonly SideStep[]>} */
export const STEPS = {
  'tak-tikl': [
    { id: 'tikl-move', rules: FREE, position: 'bwbw/4/4/wbwb w', wanted: events => has(events, 'moved', 'a') },
    { id: 'tikl-line', rules: FREE, position: 'wb1b/1b2/2w1/ww1b w', wanted: events => has(events, 'won', 'a') },
    { id: 'tikl-diagonal', rules: FREE, position: 'bb1w/1w2/w3/bb1w w', wanted: events => has(events, 'won', 'a') },
    {
      id: 'tikl-stop',
      rules: FREE,
      position: 'w1bw/1b1b/w1w1/3b w',
      wanted: events => !has(events, 'won', 'b'),
      answer: winning,
    },
    { id: 'tikl-shut', rules: FREE, position: '4/ww2/bb1w/bbw1 w', wanted: events => has(events, 'passed', 'b') },
    {
      id: 'tikl-clock',
      rules: 'limit=30;clock=5',
      position: 'bwbw/4/4/wbwb w',
      wanted: events => has(events, 'passed', 'a'),
      waits: 5000,
    },
    {
      id: 'tikl-limit',
      rules: 'limit=1;clock=off',
      position: 'bwbw/4/4/wbwb w',
      wanted: events => has(events, 'drawn'),
      answer: () => 'a4a3',
    },
  ],
  mancala: [
    {
      id: 'pits-sow',
      rules: 'box',
      position: '0,0,0,0,3,3 8 3,3,3,3,3,3 4 s',
      wanted: events => sown(events).at(-1)?.side === 'b',
    },
    {
      id: 'pits-again',
      rules: 'box',
      position: '1,0,4,0,0,2 9 2,3,1,2,0,4 8 s',
      wanted: events => has(events, 'again', 'a'),
    },
    {
      id: 'pits-capture',
      rules: 'box',
      position: '2,0,0,0,4,0 9 1,2,0,6,0,3 9 s',
      wanted: events => has(events, 'captured', 'a'),
    },
    {
      id: 'pits-relay',
      rules: 'box',
      position: '1,5,0,0,0,2 9 3,0,2,3,0,2 9 s',
      wanted: events => events.some(event => event.type === 'lifted' && event.relay),
    },
    {
      id: 'pits-round',
      rules: 'box',
      position: '0,2,0,0,0,8 10 1,0,2,0,3,1 9 s',
      wanted: events => sown(events).at(-1)?.side === 'a' && sown(events).some(({ side }) => side === 'b'),
    },
    {
      id: 'pits-end',
      rules: 'box',
      position: '0,0,0,0,0,1 20 1,0,2,0,1,0 11 s',
      wanted: events => has(events, 'won', 'a'),
    },
    {
      id: 'pits-kalah',
      rules: 'kalah',
      position: '1,0,0,2,0,3 10 2,0,1,0,6,2 9 s',
      wanted: events => events.some(event => event.type === 'captured' && event.along),
    },
  ],
};
