// The puzzles' file, read; docs/puzzles.md has the format. What is legal is asked of the engine, never read here.

/** @import { DecisionClass } from '../../types.d.ts' */

/** @typedef {{ move: string, cost: number, kind: DecisionClass }} Answer A move with what it costs */

/**
 * @typedef {object} Puzzle
 * @property {string} rules
 * @property {number} grade 1 is the easiest
 * @property {string} position Without its score; a is to move
 * @property {string} score
 * @property {number} chance Of the mover with the best move
 * @property {Answer[]} answers The best first
 */

/** Costs and chances stand in thousandths. */
const PARTS = 1000;

/** @type {Record<string, DecisionClass>} */
const KINDS = { x: 'best', g: 'good', s: 'slip', m: 'mistake', b: 'blunder' };

/**
 * All puzzles, the rule sets taking turns.
 * @param {string} text
 * @returns {Puzzle[]}
 */
export function readPuzzles(text) {
  /** @type {Puzzle[][]} */
  const sets = [];
  let rules = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('rules ')) {
      rules = line.slice('rules '.length);
      sets.push([]);
    } else if (line) sets.at(-1)?.push(puzzle(line, rules));
  }
  const longest = Math.max(0, ...sets.map(set => set.length));
  return Array.from({ length: longest }, (_, i) => sets.flatMap(set => set[i] ?? [])).flat();
}

/** @param {string} line @param {string} rules @returns {Puzzle} */
function puzzle(line, rules) {
  const [grade = '', chance = '', spaces, home, dead, turn, score = '', best = '', ...others] = line.split(' ');
  return {
    rules,
    grade: Number(grade),
    position: [spaces, home, dead, turn].join(' '),
    score,
    chance: Number(chance) / PARTS,
    answers: [{ move: best, cost: 0, kind: 'best' }, ...others.map(answer)],
  };
}

/** @param {string} text @returns {Answer} */
function answer(text) {
  const [move = '', cost = ''] = text.split(':');
  return { move, cost: Number(cost.slice(0, -1)) / PARTS, kind: KINDS[cost.slice(-1)] ?? 'slip' };
}
