// What is thought about the two games, by the worker or, where that is lost, by the page itself.
import { loadSide } from './module.js';

/** @import { MancalaThinker, TakTiklTable } from '../../wasm/side.js' */

/** Boards that Mancala's memory holds, as a power of two: 28 MB. With less, Kalah forgets what it needs again. */
const BITS = 19;

/** The solved game. @type {TakTiklTable | null} */
let table = null;

/** Remembers what it found, so it is kept while the rules are the same. @type {{ rules: string, thinker: MancalaThinker } | null} */
let sower = null;

async function solved() {
  const { TakTiklTable } = await loadSide();
  table ??= new TakTiklTable();
  return table;
}

/** @param {string} rules */
async function thinkerOf(rules) {
  const { MancalaThinker } = await loadSide();
  if (sower?.rules !== rules) {
    sower?.thinker.free();
    sower = null;
    sower = { rules, thinker: new MancalaThinker(rules, BITS) };
  }
  return sower.thinker;
}

/** @type {Record<string, Record<string, (question: any) => Promise<unknown>>>} */
const answers = {
  'tak-tikl': {
    analyse: async ({ position }) => ({ ...(await solved()).analyse(position), exact: true }),
    think: async ({ position, level, seed }) => (await solved()).think(position, level, seed),
    review: async ({ record }) => (await solved()).review(record),
  },
  mancala: {
    analyse: async ({ rules, position, budget }) => (await thinkerOf(rules)).analyse(position, budget),
    think: async ({ rules, position, level, budget, seed }) =>
      (await thinkerOf(rules)).think(position, level, budget, seed),
    judge: async ({ rules, record, turn, budget }) => (await thinkerOf(rules)).judge(record, turn, budget),
  },
};

/** @param {{ game: string, what: string }} question @returns {Promise<any>} */
export const answer = async question => answers[question.game]?.[question.what]?.(question);
