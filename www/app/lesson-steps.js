// The lesson as data: each step a position, the throw that is given, the move that shows the idea. A test proves every
// one with the rules themselves; what is said about it stands in lesson.ftl under the step's name.

/**
 * @typedef {object} Step
 * @property {string} id
 * @property {string} rules
 * @property {string} position Indigo is the learner.
 * @property {boolean[]} faces True = yellow up
 * @property {boolean} lies The throw lies already; else the learner throws.
 * @property {string} goal The move, or `pass` where the throw itself is the idea
 * @property {string[]} others The other legal moves; what each misses is told
 */

const Y = true;
const B = false;

/** @type {readonly Step[]} */
export const STEPS = [
  {
    id: 'enter',
    rules: 'bell',
    position: '-/-/-/-/-/-/-/-/- 5,5 0,0 a',
    faces: [Y, B, Y, B],
    lies: false,
    goal: 'enter',
    others: [],
  },
  {
    id: 'move',
    rules: 'bell',
    position: '-/a/-/-/-/-/-/-/- 4,5 0,0 a',
    faces: [Y, Y, B, Y],
    lies: true,
    goal: '2',
    others: ['enter'],
  },
  {
    id: 'pass',
    rules: 'bell',
    position: '-/-/-/-/a/-/b/-/- 4,4 0,0 a',
    faces: [B, Y, B, B],
    lies: false,
    goal: 'pass',
    others: [],
  },
  {
    id: 'capture',
    rules: 'bell',
    position: '-/-/-/a/-/b/-/-/- 4,4 0,0 a',
    faces: [B, Y, Y, B],
    lies: true,
    goal: '4',
    others: ['enter'],
  },
  {
    id: 'carry',
    rules: 'bell',
    position: '-/-/-/ba/-/-/-/-/- 4,4 0,0 a',
    faces: [Y, Y, Y, Y],
    lies: true,
    goal: '4',
    others: ['enter'],
  },
  {
    id: 'turn',
    rules: 'bell',
    position: '-/-/a/-/a/bab/-/-/- 2,3 0,0 a',
    faces: [Y, B, Y, Y],
    lies: true,
    goal: '3',
    others: ['5'],
  },
  {
    id: 'block',
    rules: 'bell',
    position: '-/-/a/-/-/a/-/-/- 3,5 0,0 a',
    faces: [Y, Y, Y, B],
    lies: true,
    goal: '6',
    others: [],
  },
  {
    id: 'home',
    rules: 'bell',
    position: '-/-/-/-/-/-/-/a/- 4,5 0,0 a',
    faces: [B, B, B, B],
    lies: true,
    goal: '8',
    others: ['enter'],
  },
  {
    id: 'off',
    rules: 'bell',
    position: '-/-/-/-/-/-/-/aba/- 3,4 0,0 a',
    faces: [B, B, Y, Y],
    lies: true,
    goal: '8',
    others: ['enter'],
  },
  {
    id: 'recapture',
    rules: 'bell',
    position: '-/ab/-/-/-/-/a/-/- 3,4 0,0 a',
    faces: [Y, B, B, Y],
    lies: true,
    goal: 'enter',
    others: ['7'],
  },
  {
    id: 'liberation',
    rules: 'liberation',
    position: '-/-/aba/-/-/-/-/-/- 3,4 0,0 a',
    faces: [B, Y, B, Y],
    lies: true,
    goal: '3',
    others: ['enter'],
  },
  {
    id: 'homeward',
    rules: 'homeward',
    position: '-/-/ba/-/-/a/-/-/- 3,4 0,0 a',
    faces: [Y, Y, B, Y],
    lies: true,
    goal: '3',
    others: ['6'],
  },
  {
    id: 'win',
    rules: 'bell',
    position: '-/-/-/-/-/-/ba/-/- 4,0 0,4 a',
    faces: [B, Y, Y, Y],
    lies: true,
    goal: '7',
    others: ['enter'],
  },
];
