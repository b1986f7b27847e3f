// A position being set up, to and from its text. Whether it can stand is not asked here.
import { countOf } from '../words.js';

/** @import { Side, Sided, Snapshot } from '../../types.d.ts' */

/** Bottom to top; who is neither on the road nor at home is dead. @typedef {{ stacks: string[], home: Sided<number>, turn: Side, score: string }} Setup */

/** @param {Snapshot} snapshot @returns {Setup} */
export function setupOf({ board, home, turn, phase, throw: thrown }) {
  const score = phase === 'move' && thrown ? `${thrown.score}` : '';
  return { stacks: board.map(({ men }) => men), home: { ...home }, turn, score };
}

/** @param {Setup} setup @param {number} men Of each side */
export function positionText({ stacks, home, turn, score }, men) {
  const dead = (/** @type {Side} */ side) => Math.max(0, men - home[side] - countOf(stacks.join(''), side));
  const spaces = stacks.map(stack => stack || '-').join('/');
  return `${spaces} ${home.a},${home.b} ${dead('a')},${dead('b')} ${turn} ${score}`.trim();
}
