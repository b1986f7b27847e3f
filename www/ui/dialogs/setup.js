// A position being set up, to and from its text. Whether it can stand is not asked here.
import { countOf } from '../words.js';

/** @import { RuleSetView, Side, Sided, Snapshot } from '../../types.d.ts' */

/** Bottom to top; who is neither on the road nor at home is dead. @typedef {{ stacks: string[], home: Sided<number>, turn: Side, score: string }} Setup */

/** The throw that lies is no part of what can stand; it is kept apart. @param {string} text */
export function parted(text) {
  const [, base = text.trim(), score = ''] = /^(\S+ \S+ \S+ [ab]) (\d+)$/.exec(text.trim()) ?? [];
  return { base, score };
}

/** Faces of four sticks, or the pips of a die, that make a score; null where none does. @param {RuleSetView} rules @param {string} score */
export function fallen(rules, score) {
  if (rules.throw === 'die') return Number(score);
  const yellow = rules.scores.findIndex(value => `${value}` === score);
  return yellow < 0 ? null : [0, 1, 2, 3].map(stick => stick < yellow);
}

/** @param {Snapshot} snapshot @param {string} score @returns {Setup} */
export function setupOf({ board, home, turn }, score) {
  return { stacks: board.map(({ men }) => men), home: { ...home }, turn, score };
}

/** @param {Setup} setup @param {number} men Of each side */
export function positionText({ stacks, home, turn, score }, men) {
  const dead = (/** @type {Side} */ side) => Math.max(0, men - home[side] - countOf(stacks.join(''), side));
  const spaces = stacks.map(stack => stack || '-').join('/');
  return `${spaces} ${home.a},${home.b} ${dead('a')},${dead('b')} ${turn} ${score}`.trim();
}
