// What is heard of the wooden boards' events that are shown at once: a few sounds one after the other, however long a sowing was.
import { cue } from '../puluc/cues.js';

/**
 * @typedef {import('../../types.d.ts').Cue} Cue
 * @typedef {import('../../types.d.ts').SoundName} SoundName
 * @typedef {import('./types.d.ts').MancalaEvent} MancalaEvent
 * @typedef {import('./types.d.ts').TakTiklEvent} TakTiklEvent
 */

/** Milliseconds until the next one. @type {Partial<Record<SoundName, number>>} */
const AFTER = { handful: 170, seed: 90, store: 130, slide: 280 };

/** @param {Cue[]} cues */
function inTurn(cues) {
  let at = 0;
  return cues.map(one => {
    const timed = { ...one, in: at };
    at += AFTER[one.sound] ?? 200;
    return timed;
  });
}

/** Three pieces in line, one after the other, from now on. @param {number} [from] @returns {Cue[]} */
export const lineCues = (from = 0) => [0, 2, 4].map((step, i) => cue('home', { in: from + i * 105, step }));

/** @param {TakTiklEvent[]} events @returns {Cue[]} */
export const takTiklStill = events =>
  inTurn(
    events.flatMap(event => {
      if (event.type === 'moved') return [cue('slide')];
      if (event.type === 'passed') return [cue('passed')];
      return [cue(event.type)];
    }),
  );

/** The handful, one seed for all that were sown, one for what came into the store. @param {MancalaEvent[]} events @returns {Cue[]} */
export function mancalaStill(events) {
  const has = (/** @type {MancalaEvent['type']} */ type) => events.some(event => event.type === type);
  const first = events.find(({ type }) => type === 'lifted');
  const taken = events.reduce((sum, event) => sum + (event.type === 'captured' ? event.seeds : 0), 0);
  const stored = events.some(event => event.type === 'sown' && event.pit === 0);
  return inTurn([
    ...(first ? [cue('handful', { force: 0.8, step: first.type === 'lifted' ? first.seeds : 0 })] : []),
    ...(has('sown') ? [cue('seed')] : []),
    ...(stored ? [cue('store')] : []),
    ...(taken > 0 || has('swept') ? [cue('handful', { step: taken })] : []),
    ...(has('won') ? [cue('won')] : has('drawn') ? [cue('drawn')] : []),
  ]);
}
