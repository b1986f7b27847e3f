// What a rule set does, shown by turns that the rules themselves have played. Here men are only placed and throws tried
// until the wanted thing comes of one; a picture that cannot be had is left out.

import { draftOf, textOf } from '../custom-rules.js';
import { positionText } from '../dialogs/setup.js';
import { countOf } from '../words.js';

/** @import { Example, Intents, MoveView, RuleSetView } from '../../types.d.ts' */

/** @typedef {'enter' | 'move' | 'capture' | 'captives' | 'leave' | 'free'} FigureName */

/**
 * What stands on the road, given a place and the score; and the move that the picture is about.
 * @type {Record<FigureName, { stacks: (at: number, score: number) => [number, string][], wanted: (move: MoveView) => boolean }>}
 */
const KINDS = {
  enter: { stacks: () => [], wanted: ({ move }) => move === 'enter' },
  move: {
    stacks: at => [[at, 'a']],
    wanted: ({ move, leaves, captures }) => move !== 'enter' && !leaves && !captures,
  },
  capture: {
    stacks: (at, score) => [
      [at, 'a'],
      [at + score, 'b'],
    ],
    wanted: ({ move, captures, leaves }) => move !== 'enter' && captures === 'b' && !leaves,
  },
  captives: { stacks: at => [[at, 'ba']], wanted: ({ move, leaves }) => move !== 'enter' && !leaves },
  leave: { stacks: at => [[at, 'ba']], wanted: ({ dead }) => dead > 0 },
  free: { stacks: at => [[at, 'aba']], wanted: ({ frees, leaves }) => frees && !leaves },
};

/** A road short enough for a small picture: its spaces and men. */
const SHORT = { spaces: 7, men: 3 };

/**
 * @param {FigureName} name
 * @param {RuleSetView} set
 * @param {Intents['example']} play
 * @returns {Example | null}
 */
export function figure(name, set, play) {
  for (const { spaces, men } of [SHORT, set]) {
    const rules = textOf({ ...draftOf(set), spaces: `${spaces}`, men: `${men}` });
    const found = search(name, rules, { ...set, spaces, men }, play);
    if (found) return found;
  }
  return null;
}

/** @param {FigureName} name @param {string} rules @param {RuleSetView} set @param {Intents['example']} play */
function search(name, rules, set, play) {
  const { stacks, wanted } = KINDS[name];
  for (const { fallen, score } of throwsOf(set)) {
    for (const at of places(set.spaces)) {
      const road = Array(set.spaces).fill('');
      const men = stacks(at, score);
      if (men.some(([place]) => place > set.spaces)) continue;
      for (const [place, stack] of men) road[place - 1] = stack;
      const all = road.join('');
      const home = { a: set.men - countOf(all, 'a'), b: set.men - countOf(all, 'b') };
      if (home.a < 0 || home.b < 0) continue;
      try {
        const position = positionText({ stacks: road, home, turn: 'a', score: '' }, set.men);
        const found = play(rules, position, fallen, moves => moves.find(wanted));
        if (found) return found;
      } catch {
        // This road is none for these rules; another may be.
        return null;
      }
    }
  }
  return null;
}

/** From near the own end to the middle, then on: most pictures are readable there. @param {number} spaces */
function places(spaces) {
  return [2, 4, 3, ...Array.from({ length: spaces }, (_, i) => spaces - i)].filter(place => place <= spaces);
}

/** Every throw with a score, those first that show a move well. @param {RuleSetView} set */
function throwsOf(set) {
  const all =
    set.throw === 'die'
      ? [1, 2, 3, 4, 5].map(score => ({ fallen: /** @type {boolean[] | number} */ (score), score }))
      : set.scores.map((score, yellow) => ({
          fallen: /** @type {boolean[] | number} */ ([0, 1, 2, 3].map(stick => stick < yellow)),
          score,
        }));
  return all.filter(({ score }) => score > 0).sort((one, two) => Math.abs(one.score - 3) - Math.abs(two.score - 3));
}
