// What small flat things have in common that are thrown: size, places, and how they turn in the air. Coins and kernels are made of it.
import { clamp, TILT } from './measures.js';
import { put } from './men.js';
import { fly as toss } from './throws.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./men.js').Men} Men
 * @typedef {import('./throws.js').Pose} Pose
 * @typedef {import('./throws.js').Flight} Flight
 * @typedef {import('./throws.js').StickSize} StickSize
 * @typedef {import('../../types.d.ts').Rect} Rect
 *
 * @typedef {object} Form
 * @property {number} thick In lengths.
 * @property {number} under How much narrower it is below, on its edge.
 * @property {string[]} edge Colours from the far face to the near one.
 * @property {(ctx: Context, r: number) => void} path Outline, in its own plane.
 * @property {(ctx: Context, r: number, up: boolean, theme: Theme, light: number, index: number) => void} face `light`: angle the lamp shines from, in its own plane.
 */

/** Heights on the picture, in heights. */
const RISE = Math.sqrt(1 - TILT * TILT);
/** Where the lamp stands on the picture. */
const LAMP = Math.atan2(-0.58, -0.5);
/** Directions of light that faces are drawn in. */
const LIGHTS = 8;
/** Kind of sprite, where sticks have their faces. */
const FACE = 8;

/** @param {Rect} rect @returns {StickSize} */
export function size({ width, height }) {
  const length = clamp(Math.min(Math.max(width, height) / 4.6, Math.min(width, height) * 0.47), 20, 110);
  return { length, width: length };
}

/** How near the nearest two lie, in lengths; less than 1 where they touch. @param {Pose[]} poses @param {number} length */
export function gap(poses, length) {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < poses.length; i++) {
    for (let j = 0; j < i; j++) {
      least = Math.min(least, Math.hypot(poses[i].x - poses[j].x, (poses[i].y - poses[j].y) / TILT) / length);
    }
  }
  return least;
}

/**
 * Resting places in the rectangle, apart from each other.
 * @param {Rect} rect
 * @param {() => number} next
 * @param {number} [count]
 * @returns {Pose[]}
 */
export function rest(rect, next, count = 4) {
  const { length } = size(rect);
  const w = Math.min(rect.width - length * 1.1, length * 5);
  const h = Math.min(rect.height - length, length * 4);
  const cx = rect.x + rect.width / 2;
  const cy = rect.y + rect.height / 2 + length * 0.1;
  /** @type {Pose[]} */
  let best = [];
  let widest = -1;
  for (let attempt = 0; attempt < 500 && widest < 1.12; attempt++) {
    const poses = Array.from({ length: count }, () => ({
      x: cx + (next() - 0.5) * w,
      y: cy + (next() - 0.5) * h,
      angle: next() * Math.PI * 2,
    }));
    const apart = gap(poses, length);
    if (apart <= widest) continue;
    widest = apart;
    best = poses;
  }
  // What lies in front is drawn last; which one it is stays chance.
  return best.sort((p, q) => p.y - q.y);
}

/** Which face is seen: 1 the one that is up when roll is 0. @param {Flight} at */
export const seen = ({ angle, roll }) => (TILT * Math.cos(roll) - Math.cos(angle) * Math.sin(roll) * RISE < 0 ? -1 : 1);

/** @type {typeof toss} */
export const fly = (pose, hand, spin, rolls, height, t, out) => {
  toss(pose, hand, spin, rolls, height, t, out);
  // Light things rock longer, and quicker at the end.
  if (t > 0.6) out.roll += Math.sin((t - 0.6) ** 1.4 * 90) * 0.12 * (1 - t);
};

/**
 * Shadow, edge and face.
 * @param {Context} ctx
 * @param {Flight} at
 * @param {boolean} yellow The face that is up when roll is 0.
 * @param {StickSize} size
 * @param {Men} kit
 * @param {number} index
 * @param {Form} form
 */
export function drawToken(ctx, at, yellow, { length }, kit, index, form) {
  const r = length / 2;
  const { theme } = kit;
  const cos = Math.cos(at.angle);
  const sin = Math.sin(at.angle);
  const c = Math.cos(at.roll);
  const s = Math.sin(at.roll);
  const side = seen(at);
  const up = side > 0 ? yellow : !yellow;
  const thick = length * form.thick;
  if (theme.depth) {
    if (at.z <= r * 0.12) put(ctx, kit.shadow(r * 0.9, 0), at.x, at.y);
    else put(ctx, kit.airShadow(r * 0.9, at.z), at.x + 3 + at.z * 0.3, at.y + 3 + at.z * 0.25);
  }
  // The plane it lies in, seen from the table's front, and the way straight out of it.
  const x = at.x;
  const y = at.y - at.z - (Math.abs(s) * r + (Math.abs(c) * thick) / 2) * RISE;
  const nx = sin * s * side;
  const ny = (-cos * s * TILT - c * RISE) * side;
  const facing = c * TILT - cos * s * RISE;
  // Nearly on its edge there would be gaps between the layers, and nothing at all of a face.
  const steps = form.edge.length * (Math.abs(facing) < 0.35 ? 3 : 1);
  const open = Math.abs(facing) < 0.16 ? (side * 0.16 - facing) / (cos * cos + (sin * TILT) ** 2) : 0;
  for (let i = 0; i < steps; i++) {
    const k = i / (steps - 1);
    const off = (k - 0.5) * thick;
    const broad = 1 - form.under * (1 - k) ** 2;
    ctx.save();
    ctx.transform(
      cos,
      sin * TILT,
      -sin * c - sin * TILT * open,
      cos * c * TILT - s * RISE + cos * open,
      x + nx * off,
      y + ny * off,
    );
    form.path(ctx, r * broad);
    ctx.fillStyle = theme.flat ? (up ? '#8A7A00' : '#FFFFFF') : form.edge[Math.floor(k * (form.edge.length - 1))];
    ctx.fill();
    ctx.restore();
  }
  ctx.save();
  ctx.transform(cos, sin * TILT, -sin * c, cos * c * TILT - s * RISE, x + (nx * thick) / 2, y + (ny * thick) / 2);
  put(ctx, faceOf(kit, length, up, lightOf(at.angle), index, form), 0, 0);
  ctx.restore();
}

/** @param {number} angle */
const lightOf = angle => {
  const turn = Math.round(((LAMP - angle) / (2 * Math.PI)) * LIGHTS);
  return ((turn % LIGHTS) + LIGHTS) % LIGHTS;
};

/** @param {Men} kit @param {number} length @param {boolean} up @param {number} light @param {number} index @param {Form} form */
function faceOf(kit, length, up, light, index, form) {
  const key = kit.key(FACE, length, ((index % 4) * 2 + (up ? 1 : 0)) * LIGHTS + light);
  return kit.sprites.get(key) ?? drawFace(kit, length, up, light, index, form, key);
}

/** @param {Men} kit @param {number} length @param {boolean} up @param {number} light @param {number} index @param {Form} form @param {number} key */
function drawFace(kit, length, up, light, index, form, key) {
  const by = length / 2 + 2;
  const { theme } = kit;
  return kit.keep(
    key,
    by,
    by,
    by,
    by,
    ctx => {
      if (!theme.flat) {
        form.face(ctx, length / 2, up, theme, (light / LIGHTS) * 2 * Math.PI, index % 4);
        return;
      }
      form.path(ctx, length / 2);
      ctx.fillStyle = up ? '#FFE100' : '#000000';
      ctx.fill();
      ctx.strokeStyle = up ? '#000000' : '#FFFFFF';
      ctx.lineWidth = 2;
      ctx.stroke();
    },
    Math.max(2, kit.dpr),
  );
}

/** @param {Men} kit @param {StickSize} size @param {Form} form @returns {Generator<void>} */
export function* tokenSprites(kit, { length }, form) {
  for (let soft = 0; soft < 7; soft++) {
    kit.airShadow(length * 0.45, soft * length * 0.15);
    yield;
  }
  for (let i = 0; i < 8 * LIGHTS; i++) {
    faceOf(kit, length, (i & 1) > 0, i >> 3, (i >> 1) & 3, form);
    yield;
  }
}
