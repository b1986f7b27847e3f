// What is to be heard of a throw and of events, and when. Pure; making the sounds is another room's work.
import { clamp } from './measures.js';
import { BOUNCES } from './throws.js';

/**
 * @typedef {import('../../types.d.ts').Cue} Cue
 * @typedef {import('../../types.d.ts').SoundName} SoundName
 * @typedef {import('../../types.d.ts').GameEvent} GameEvent
 */

/** @param {SoundName} sound @param {Partial<Cue>} [more] @returns {Cue} */
export const cue = (sound, more) => ({ sound, in: 0, force: 1, pan: 0, step: 0, ...more });

/** Left and right are only hinted at. @param {number} x @param {number} width */
export const pan = (x, width) => clamp((x / width) * 2 - 1, -1, 1) * 0.5;

/**
 * Each of them knocks whenever it touches the ground.
 * @param {{ ms: number, x: number }[]} flights How long each flies, and where it comes to lie.
 * @param {SoundName} sound
 * @param {number} width
 * @returns {Cue[]}
 */
export function throwCues(flights, sound, width) {
  return flights.flatMap(({ ms, x }, i) =>
    BOUNCES.map(({ at, force }) =>
      cue(sound, { in: ms * at, force: force * (1 - 0.08 * (i % 3)), pan: pan(x, width), step: i }),
    ),
  );
}

/** Where nothing flies the sticks are heard to fall all the same, close together. @param {number} count @param {SoundName} sound */
export function stillThrow(count, sound) {
  return Array.from({ length: count }, (_, i) => cue(sound, { in: i * 55, force: 0.85 - 0.1 * i, step: i }));
}

/** Events that are shown at once: one sound after the other. @param {GameEvent[]} events @returns {Cue[]} */
export function stillCues(events) {
  /** @type {Cue[]} */
  const cues = [];
  let at = 0;
  const add = (/** @type {SoundName} */ sound, /** @type {number} */ after, /** @type {Partial<Cue>} */ more = {}) => {
    cues.push(cue(sound, { in: at, ...more }));
    at += after;
  };
  events.forEach((event, i) => {
    const hits = events[i + 1]?.type === 'captured';
    if (event.type === 'entered' && !hits) add('enter', 120);
    else if ((event.type === 'moved' && !hits) || event.type === 'left')
      add('hop', 120, { step: event.men.length - 1 });
    else if (event.type === 'captured') add('capture', 160);
    else if (event.type === 'home' || event.type === 'dead') {
      for (let k = 0; k < event.count; k++) add(event.type, 90, { step: k, force: 0.9 });
    } else if (event.type === 'freed' || event.type === 'passed' || event.type === 'won' || event.type === 'drawn') {
      add(event.type, 200);
    }
  });
  return cues;
}
