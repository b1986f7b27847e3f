// Where thrown sticks come to rest, and how they fly there. Pure.
import { clamp } from './measures.js';

/**
 * @typedef {import('../../types.d.ts').Rect} Rect
 * @typedef {import('../../types.d.ts').Side} Side
 * @typedef {import('../../types.d.ts').TableLayout} TableLayout
 * @typedef {{ x: number, y: number, angle: number }} Pose
 * @typedef {Pose & { z: number, roll: number }} Flight
 * @typedef {{ length: number, width: number }} StickSize
 */

/** @param {Rect} rect @returns {StickSize} */
export function stickSize(rect) {
  const { width: w, height: h } = rect;
  if (w >= h) {
    const length = clamp(Math.min(w * 0.36, h * 1.55), 44, 380);
    return { length, width: Math.max(8, length * 0.126) };
  }
  const length = clamp(Math.min(h * 0.56, w * 1.14), 44, 300);
  return { length, width: Math.max(8, length * 0.144) };
}

/**
 * Share of the first stick's face that the second one covers.
 * @param {Pose} under
 * @param {Pose} over
 * @param {StickSize} size
 */
export function covered(under, over, size) {
  const { length, width } = size;
  const cu = Math.cos(under.angle);
  const su = Math.sin(under.angle);
  const co = Math.cos(over.angle);
  const so = Math.sin(over.angle);
  let hits = 0;
  for (let i = 0; i < 15; i++) {
    for (let j = 0; j < 3; j++) {
      const a = ((i + 0.5) / 15 - 0.5) * length;
      const b = ((j + 0.5) / 3 - 0.5) * width;
      const dx = under.x + a * cu - b * su - over.x;
      // The wall of the upper stick hides as much as its face does.
      const dy = under.y + a * su + b * cu - over.y - width * 0.15;
      if (Math.abs(dx * co + dy * so) < length / 2 && Math.abs(dy * co - dx * so) < width * 0.62) hits++;
    }
  }
  return hits / 45;
}

/**
 * Resting places inside the rectangle; no face lies hidden.
 * @param {Rect} rect
 * @param {() => number} next
 * @param {number} [count]
 * @returns {Pose[]}
 */
export function restingPoses(rect, next, count = 4) {
  const size = stickSize(rect);
  const flat = rect.width >= rect.height;
  const w = Math.min(rect.width, flat ? size.length * 3 : Number.POSITIVE_INFINITY);
  const h = Math.min(rect.height, flat ? Number.POSITIVE_INFINITY : size.length * 2.6);
  const cx = rect.x + rect.width / 2;
  const cy = rect.y + rect.height / 2;
  /** @type {Pose[]} */
  let best = [];
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 240 && least > 0.2; attempt++) {
    /** @type {Pose[]} */
    const poses = [];
    for (let i = 0; i < count; i++) {
      const side = size.width * 0.65;
      const room = flat ? h - side * 2 : w - side * 2;
      const most = Math.min(flat ? 0.62 : 0.5, Math.asin(clamp(room / size.length, 0, 1)));
      const turn = (next() + next() - 1) * most;
      const angle = turn + (flat ? 0 : Math.PI / 2);
      const ex = (Math.abs(Math.cos(angle)) * size.length) / 2 + side;
      const ey = (Math.abs(Math.sin(angle)) * size.length) / 2 + side;
      // Across the rectangle each has its own part, so that they spread.
      const part = (i + 0.2 + next() * 0.6) / count;
      const spot = { x: part, y: next() };
      poses.push({
        x: cx + (spot.x - 0.5) * Math.max(0, w - 2 * ex),
        y: cy + (spot.y - 0.5) * Math.max(0, h - 2 * ey),
        angle,
      });
    }
    // Which lies on top is left to chance.
    for (let i = count - 1; i > 0; i--) {
      const j = Math.floor(next() * (i + 1));
      [poses[i], poses[j]] = [poses[j], poses[i]];
    }
    const worst = hidden(poses, size);
    if (worst < least) {
      least = worst;
      best = poses;
    }
  }
  return best;
}

/** The largest share of a face that later sticks hide. @param {Pose[]} poses @param {StickSize} size */
export function hidden(poses, size) {
  let worst = 0;
  for (let i = 0; i < poses.length; i++) {
    let sum = 0;
    for (let j = i + 1; j < poses.length; j++) sum += covered(poses[i], poses[j], size);
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** When a stick touches the ground, in shares of its flight, and how hard. */
export const BOUNCES = /** @type {const} */ ([
  { at: 0.5, force: 1 },
  { at: 0.74, force: 0.45 },
  { at: 0.87, force: 0.2 },
]);
const [FIRST, SECOND, LAST] = BOUNCES.map(({ at }) => at);

/** Height of an arc from a to b. @param {number} t @param {number} a @param {number} b */
function arc(t, a, b) {
  const u = (t - a) / (b - a);
  return u > 0 && u < 1 ? 4 * u * (1 - u) : 0;
}

/**
 * A stick in the air: thrown in an arc, two bounces, a last rock.
 * @param {Pose} rest
 * @param {{ x: number, y: number }} hand
 * @param {number} spin Turns about the upright, with sign.
 * @param {number} rolls Half turns about its own axis.
 * @param {number} height
 * @param {number} t
 * @param {Flight} out
 */
export function fly(rest, hand, spin, rolls, height, t, out) {
  const go = 1 - (1 - Math.min(1, t / 0.86)) ** 2;
  out.x = hand.x + (rest.x - hand.x) * go;
  out.y = hand.y + (rest.y - hand.y) * go;
  const left = (1 - Math.min(1, t / 0.88)) ** 1.6;
  out.angle = rest.angle + spin * Math.PI * 2 * left;
  out.z = height * (arc(t, -0.25, FIRST) + 0.24 * arc(t, FIRST, SECOND) + 0.06 * arc(t, SECOND, LAST));
  const roll = t < SECOND ? (1 - t / SECOND) ** 1.2 : 0;
  const rock = t > SECOND ? Math.sin((t - SECOND) * 46) * 0.16 * ((1 - t) / (1 - SECOND)) ** 2 : 0;
  out.roll = roll * rolls * Math.PI + rock;
}

/**
 * The flights of one throw, from the thrower's hand to where the sticks lie.
 * @param {TableLayout} layout
 * @param {boolean} wide
 * @param {Side} side
 * @param {Flight[]} lying At rest; they are moved to the hand, so that no picture shows a face before it has fallen.
 * @param {() => number} next
 * @param {typeof fly} [toss]
 * @returns {{ ms: number, step: (t: number) => void }[]}
 */
export function flights({ sticks, width, height }, wide, side, lying, next, toss = fly) {
  const { length } = stickSize(sticks);
  const high = clamp(length * 0.8, 50, 150);
  const hand = wide
    ? {
        x: side === 'a' ? sticks.x - length * 0.4 : sticks.x + sticks.width + length * 0.4,
        y: Math.min(height + length * 0.4, sticks.y + sticks.height + length * 0.5),
      }
    : {
        x: Math.min(width, sticks.x + sticks.width * 0.7),
        y: side === 'a' ? sticks.y + sticks.height + length : sticks.y - length * 0.6,
      };
  return lying.map((at, i) => {
    const rest = { x: at.x, y: at.y, angle: at.angle };
    const from = { x: hand.x + (next() - 0.5) * length * 0.5, y: hand.y + (next() - 0.5) * length * 0.4 };
    const spin = (next() < 0.5 ? -1 : 1) * (0.5 + next() * 0.8);
    const rolls = (next() < 0.5 ? -1 : 1) * (3 + Math.floor(next() * 3));
    const up = high * (0.8 + next() * 0.4);
    toss(rest, from, spin, rolls, up, 0, at);
    return {
      ms: 690 + i * 52,
      step: t => {
        toss(rest, from, spin, rolls, up, t, at);
        if (t === 1) Object.assign(at, rest, { z: 0, roll: 0 });
      },
    };
  });
}
