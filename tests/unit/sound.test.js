// What sounds for what happens, when, and how loud at most.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOf, loudness, partsOf, timed } from '../../www/sound/voices.js';
import { random } from '../../www/view/noise.js';
import { cue, stillCues, stillThrow, throwCues } from '../../www/view/puluc/cues.js';
import { BOUNCES, fly } from '../../www/view/puluc/throws.js';
import { mancalaStill, takTiklStill } from '../../www/view/side/cues.js';

/** @typedef {import('../../www/types.d.ts').Cue} Cue */
/** @typedef {import('../../www/types.d.ts').GameEvent} GameEvent */
/** @typedef {import('../../www/sound/voices.js').Part} Part */

/** @type {import('../../www/types.d.ts').SoundName[]} */
const NAMES = [
  'clack',
  'patter',
  'chink',
  'die',
  'hop',
  'enter',
  'capture',
  'turn',
  'freed',
  'home',
  'dead',
  'passed',
  'seed',
  'store',
  'handful',
  'slide',
  'won',
  'drawn',
];
const RATE = 22050;

/** The wave of some parts, noise taken as strong as it can be. @param {Part[]} parts */
function wave(parts) {
  const out = new Float32Array(Math.ceil(Math.max(...parts.map(endOf)) * RATE));
  const next = random(4);
  for (const part of parts) {
    for (let i = Math.round(part.at * RATE); i < Math.min(out.length, endOf(part) * RATE); i++) {
      const t = i / RATE - part.at;
      const level = t < part.attack ? t / part.attack : Math.exp(-(t - part.attack) / part.decay);
      const sample = part.kind === 'tone' ? Math.sin(2 * Math.PI * part.hz * t) : next() * 2 - 1;
      out[i] += sample * part.gain * level;
    }
  }
  return out;
}

test('every sound can be heard, clips nowhere and is over soon', () => {
  for (const sound of NAMES) {
    for (const force of [0.2, 1]) {
      const parts = partsOf(cue(sound, { force, step: 3 }), random(9));
      const samples = wave(parts);
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      assert.ok(peak > 0.004 && peak < 0.95, `${sound} at ${force} peaks at ${peak}`);
      const longest = sound === 'won' || sound === 'drawn' ? 2.2 : 0.9;
      assert.ok(samples.length / RATE < longest, `${sound} lasts ${samples.length / RATE} s`);
      for (const part of parts) {
        for (const value of Object.values(part)) assert.ok(typeof value === 'string' || Number.isFinite(value));
        assert.ok(part.hz > 20 && part.to > 20 && part.hz < 12_000 && part.attack > 0 && part.decay > 0);
      }
    }
  }
});

test('a weaker knock is a softer one, no two are alike, and notes keep their pitch', () => {
  const gain = (/** @type {Part[]} */ parts) => parts.reduce((sum, part) => sum + part.gain, 0);
  assert.ok(gain(partsOf(cue('clack', { force: 0.2 }), random(1))) < gain(partsOf(cue('clack'), random(1))) / 3);
  const next = random(2);
  assert.notDeepEqual(partsOf(cue('clack'), next), partsOf(cue('clack'), next));
  assert.deepEqual(partsOf(cue('won'), next), partsOf(cue('won'), next));
  const heights = [0, 1, 2, 3, 4, 5].map(step => partsOf(cue('home', { step }), next)[0].hz);
  assert.deepEqual(
    heights,
    [...new Set(heights)].sort((a, b) => a - b),
    'each man that comes home sounds higher',
  );
});

test('volume goes by ratios, and never beyond what is whole', () => {
  assert.deepEqual([-1, 0, 5, 10, 20].map(loudness), [0, 0, 0.25, 1, 1]);
});

test('cues stand on the clock from when they were given; what is over is left out', () => {
  const cues = [0, 100, 400].map(ms => cue('hop', { in: ms }));
  assert.deepEqual(
    timed(cues, 7, 0).map(({ at }) => at),
    [7, 7.1, 7.4],
  );
  assert.deepEqual(
    timed(cues, 7, 150).map(({ at }) => at),
    [7, 7.25],
    'fetched late: the first is over, the second sounds at once',
  );
});

test('sticks knock exactly when the drawn flight touches the ground', () => {
  const at = { x: 0, y: 0, angle: 0, z: 0, roll: 0 };
  const height = (/** @type {number} */ t) => {
    fly({ x: 300, y: 200, angle: 0.3 }, { x: 0, y: 400 }, 1.2, 4, 120, t, at);
    return at.z;
  };
  const flights = [690, 742, 794, 846].map((ms, i) => ({ ms, x: 100 + 200 * i }));
  const cues = throwCues(flights, 'clack', 800);
  assert.equal(cues.length, flights.length * BOUNCES.length);
  cues.forEach((given, i) => {
    const t = given.in / flights[Math.floor(i / BOUNCES.length)].ms;
    assert.equal(given.sound, 'clack');
    assert.ok(Math.abs(height(t)) < 1e-9 && height(t - 0.02) > 0, `on the ground at ${t}`);
    if (i % BOUNCES.length) assert.ok(given.force < cues[i - 1].force, 'each bounce is weaker');
  });
  assert.equal(new Set(cues.map(given => given.in)).size, cues.length, 'one by one');
  assert.ok(cues[0].pan < 0 && cues[cues.length - 1].pan > 0, 'where they lie');
  assert.ok(throwCues(flights, 'chink', 800).every(({ sound }) => sound === 'chink'));
});

test('without motion a throw and a move are heard all the same', () => {
  assert.deepEqual(
    stillThrow(4, 'clack').map(({ sound }) => sound),
    ['clack', 'clack', 'clack', 'clack'],
  );
  /** @type {[GameEvent[], string][]} */
  const turns = [
    [[{ type: 'entered', side: 'a', to: 3 }], 'enter'],
    [[{ type: 'moved', side: 'a', from: 1, to: 3, men: 'a' }], 'hop'],
    [
      [
        { type: 'moved', side: 'a', from: 1, to: 3, men: 'a' },
        { type: 'captured', side: 'a', at: 3, men: 'b' },
      ],
      'capture',
    ],
    [
      [
        { type: 'moved', side: 'a', from: 1, to: 3, men: 'a' },
        { type: 'freed', side: 'b', at: 1 },
      ],
      'hop freed',
    ],
    [
      [
        { type: 'left', side: 'a', from: 8, men: 'bba' },
        { type: 'home', side: 'a', count: 1 },
        { type: 'dead', side: 'b', count: 2 },
        { type: 'won', side: 'a', reason: 'removed' },
      ],
      'hop home dead dead won',
    ],
    [[{ type: 'passed', side: 'a', reason: 'no-move' }], 'passed'],
    [[{ type: 'drawn', reason: 'limit' }], 'drawn'],
  ];
  for (const [events, sounds] of turns) {
    const cues = stillCues(events);
    assert.equal(cues.map(({ sound }) => sound).join(' '), sounds);
    assert.deepEqual(
      cues.map(given => given.in),
      cues.map(given => given.in).sort((a, b) => a - b),
    );
    assert.equal(cues[0].in, 0);
  }
});

test('a sowing that is shown at once is a few sounds, however long it was', () => {
  /** @type {import('../../www/view/side/types.d.ts').MancalaEvent[]} */
  const events = [
    { type: 'lifted', side: 'a', pit: 2, seeds: 3, relay: false },
    ...Array.from({ length: 40 }, (_, i) => ({
      type: /** @type {const} */ ('sown'),
      side: /** @type {const} */ ('a'),
      pit: i % 7,
    })),
    { type: 'captured', side: 'a', pit: 1, from: 6, seeds: 4, along: true },
    { type: 'swept', side: 'b', seeds: 2 },
    { type: 'won', side: 'a', reason: 'stores' },
  ];
  const cues = mancalaStill(events);
  assert.deepEqual(
    cues.map(({ sound }) => sound),
    ['handful', 'seed', 'store', 'handful', 'won'],
  );
  assert.ok(
    cues.every((one, i) => i === 0 || one.in > (cues[i - 1]?.in ?? 0)),
    'one after the other',
  );
  assert.deepEqual(
    takTiklStill([
      { type: 'moved', side: 'a', from: 'a1', to: 'a2' },
      { type: 'won', side: 'a', reason: 'line' },
    ]).map(({ sound, in: after }) => [sound, after]),
    [
      ['slide', 0],
      ['won', 280],
    ],
  );
});
