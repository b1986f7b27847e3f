// What each sound is made of: short noises and dying tones. Pure; levels are chosen so that no voice alone clips.

/** @import { Cue, SoundName } from '../types.d.ts' */

/**
 * @typedef {object} Part One tone or noise.
 * @property {'tone' | 'noise'} kind
 * @property {number} at Seconds after the sound begins.
 * @property {number} hz Pitch of a tone, middle of a noise's band.
 * @property {number} to Pitch at the end of a tone.
 * @property {number} q Sharpness of a noise's band.
 * @property {number} gain
 * @property {number} attack Seconds to full strength.
 * @property {number} decay Seconds to a third of it.
 */

/** Decays after which a part is over: what is left is 40 dB down and more. */
const FADED = 5;

/** @param {Part} part Seconds after the sound's beginning at which the part ends. */
export const endOf = ({ at, attack, decay }) => at + attack + decay * FADED;

/** @param {number} hz @param {number} gain @param {number} decay @param {Partial<Part>} [more] @returns {Part} */
const tone = (hz, gain, decay, more) => ({
  kind: 'tone',
  at: 0,
  hz,
  to: hz,
  q: 1,
  gain,
  attack: 0.001,
  decay,
  ...more,
});

/** @param {number} hz @param {number} gain @param {number} decay @param {Partial<Part>} [more] @returns {Part} */
const noise = (hz, gain, decay, more) => ({
  kind: 'noise',
  at: 0,
  hz,
  to: hz,
  q: 1,
  gain,
  attack: 0.0006,
  decay,
  ...more,
});

/** A bar of wood over a hollow: its second tone dies first. @param {number} hz @param {number} at @param {number} gain @param {number} decay */
const bar = (hz, at, gain, decay) => [
  tone(hz, gain, decay, { at, attack: 0.003 }),
  tone(hz * 3.93, gain * 0.2, decay * 0.22, { at }),
  noise(hz * 5, gain * 0.16, 0.006, { at }),
];

/** Five steps to the octave, for men that come home one after the other. */
const STEPS = [392, 440, 523.25, 587.33, 659.25];
/** @param {number} step */
const pitch = step => STEPS[step % STEPS.length] * 2 ** Math.floor(step / STEPS.length);

/** Wood on packed earth; a free bar rings at 1 : 2.76 : 5.4. @param {number} base @param {number} force */
const knock = (base, force) => [
  noise(2300 * (0.7 + 0.3 * force), 0.3 * force, 0.007, { q: 1.2 }),
  tone(base, 0.2 * force, 0.03),
  tone(base * 2.76, 0.12 * force * force, 0.018),
  tone(base * 5.4, 0.05 * force * force, 0.009),
  tone(165, 0.16 * force, 0.032, { to: 105 }),
];

/** Brass on packed earth: dull below, with three tones of a plate that do not fit together. @param {number} base @param {number} force */
const chink = (base, force) => [
  noise(5200, 0.12 * force, 0.005, { q: 0.9 }),
  tone(base, 0.07 * force, 0.05),
  tone(base * 1.51, 0.06 * force, 0.085),
  tone(base * 2.31, 0.035 * force * force, 0.06),
  tone(190, 0.08 * force, 0.02, { to: 120 }),
];

/** @type {Record<SoundName, (force: number, step: number) => Part[]>} */
const VOICES = {
  clack: (force, step) => knock(740 * (1 + 0.06 * (step % 4)), force),
  // Dry and light, hardly a pitch.
  patter: (force, step) => [
    noise(3400 + 260 * (step % 4), 0.26 * force, 0.005, { q: 1.6 }),
    tone(1480 * (1 + 0.07 * (step % 4)), 0.08 * force, 0.008),
    tone(240, 0.07 * force, 0.014, { to: 160 }),
  ],
  chink: (force, step) => chink(2350 * (1 + 0.045 * (step % 4)), force),
  die: force => knock(1260, force * 0.8),
  // Clay set down on dry maize; the more men, the lower.
  hop: (force, step) => [
    noise(1500, 0.13 * force, 0.009, { q: 0.9 }),
    tone(330 * 0.97 ** step, 0.15 * force, 0.022),
    tone(760 * 0.97 ** step, 0.05 * force, 0.011),
    tone(125, 0.12 * force, 0.026, { to: 90 }),
  ],
  enter: force => [
    noise(1700, 0.14 * force, 0.009),
    tone(370, 0.16 * force, 0.026),
    tone(555, 0.08 * force, 0.05, { at: 0.004 }),
    tone(125, 0.12 * force, 0.026, { to: 90 }),
  ],
  // Clay on clay, and the tower taking the weight.
  capture: force => [
    noise(2600, 0.16 * force, 0.008),
    tone(430, 0.16 * force, 0.05),
    tone(1130, 0.08 * force, 0.03),
    tone(2050, 0.04 * force, 0.016),
    tone(385, 0.1 * force, 0.045, { at: 0.034 }),
    tone(110, 0.24 * force, 0.05, { to: 68 }),
  ],
  turn: force => [noise(900, 0.05 * force, 0.045, { q: 0.7, attack: 0.06 })],
  freed: force => [...bar(523.25, 0, 0.12 * force, 0.08), ...bar(659.25, 0.08, 0.12 * force, 0.1)],
  home: (force, step) => bar(pitch(step), 0, 0.2 * force, 0.14),
  dead: (force, step) => [
    tone(196 * 0.94 ** step, 0.18 * force, 0.11, { to: 150 * 0.94 ** step, attack: 0.008 }),
    noise(340, 0.12 * force, 0.06, { q: 0.6, attack: 0.02 }),
  ],
  passed: force => [...bar(220, 0, 0.12 * force, 0.04), ...bar(185, 0.13, 0.1 * force, 0.05)],
  // A dry kernel into a wooden bowl; the more lie there already, the duller.
  seed: (force, step) => [
    noise(3000 - 140 * Math.min(8, step), 0.18 * force, 0.005, { q: 1.4 }),
    tone(610 * 0.98 ** Math.min(8, step), 0.12 * force, 0.016),
    tone(1690, 0.04 * force, 0.008),
  ],
  // The large hollow at the end is deeper, and rings a little.
  store: force => [
    noise(2400, 0.16 * force, 0.006, { q: 1.2 }),
    tone(392, 0.16 * force, 0.06, { attack: 0.002 }),
    tone(1540, 0.03 * force, 0.014),
  ],
  // Many kernels that roll over one another.
  handful: (force, step) =>
    Array.from({ length: 3 + Math.min(5, step) }, (_, i) =>
      noise(2500 + 430 * (i % 4), 0.13 * force * 0.9 ** i, 0.006, { at: i * 0.028, q: 1.5 }),
    ),
  // Clay pushed over wood, and come to rest.
  slide: force => [
    noise(1100, 0.1 * force, 0.045, { q: 0.7, attack: 0.05 }),
    noise(1500, 0.12 * force, 0.008, { at: 0.19 }),
    tone(300, 0.13 * force, 0.026, { at: 0.19, to: 250 }),
  ],
  won: force => [
    ...bar(392, 0, 0.16 * force, 0.16),
    ...bar(523.25, 0.14, 0.16 * force, 0.16),
    ...bar(587.33, 0.28, 0.16 * force, 0.16),
    ...bar(784, 0.45, 0.18 * force, 0.28),
    tone(196, 0.12 * force, 0.28, { at: 0.45, attack: 0.01 }),
  ],
  drawn: force => [...bar(392, 0, 0.14 * force, 0.16), ...bar(392, 0.22, 0.12 * force, 0.2)],
};

/** Sounds of things that have no note to keep. @type {SoundName[]} */
const FREE = ['clack', 'patter', 'chink', 'die', 'hop', 'capture', 'turn', 'seed', 'handful', 'slide'];

/**
 * @param {Cue} cue
 * @param {() => number} next Numbers in [0, 1): no two knocks are quite alike.
 * @returns {Part[]}
 */
export function partsOf({ sound, force, step }, next) {
  const detune = 0.96 + next() * 0.08;
  const loud = 0.9 + next() * 0.2;
  // Notes keep their pitch.
  const free = FREE.includes(sound);
  const k = free ? detune : 1;
  return VOICES[sound](Math.min(1, force), step).map(part => ({
    ...part,
    hz: part.hz * k,
    to: part.to * k,
    gain: part.gain * (free ? loud : 1),
  }));
}

/** What a slider's step up to 10 comes to: the ear hears in ratios. @param {number} volume */
export const loudness = volume => (Math.min(10, Math.max(0, volume)) / 10) ** 2;

/**
 * When cues sound on the context's clock; what should have sounded some time ago is left out.
 * @param {Cue[]} cues
 * @param {number} now Of the context's clock, in seconds.
 * @param {number} late Milliseconds since the cues were given.
 * @returns {{ cue: Cue, at: number }[]}
 */
export function timed(cues, now, late) {
  return cues.filter(cue => cue.in - late > -60).map(cue => ({ cue, at: now + Math.max(0, cue.in - late) / 1000 }));
}
