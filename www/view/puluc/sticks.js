// Four two-faced sticks: where they come to rest, how they fly, how they look.
import { random } from '../noise.js';
import { fade, mix } from '../theme.js';
import { clamp } from './geometry.js';
import { cast } from './men.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('../../types.d.ts').Rect} Rect
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
  const arc = (/** @type {number} */ a, /** @type {number} */ b) => {
    const u = (t - a) / (b - a);
    return u > 0 && u < 1 ? 4 * u * (1 - u) : 0;
  };
  out.z = height * (arc(-0.25, 0.5) + 0.24 * arc(0.5, 0.74) + 0.06 * arc(0.74, 0.87));
  const roll = t < 0.74 ? (1 - t / 0.74) ** 1.2 : 0;
  const rock = t > 0.74 ? Math.sin((t - 0.74) * 46) * 0.16 * ((1 - t) / 0.26) ** 2 : 0;
  out.roll = roll * rolls * Math.PI + rock;
}

/** @type {[number, number, number, number, number][]} Offset, from, to, tone, weight of the grain lines. */
const GRAIN = (() => {
  const next = random(5);
  return Array.from({ length: 17 }, () => {
    const from = next() * 0.8 - 0.5;
    return /** @type {[number, number, number, number, number]} */ ([
      next() * 0.84 - 0.42,
      from,
      Math.min(0.48, from + 0.12 + next() * 0.6),
      next(),
      next(),
    ]);
  });
})();

/** @param {Context} ctx @param {number} l @param {number} w @param {number} y */
function slab(ctx, l, w, y) {
  ctx.beginPath();
  ctx.roundRect(-l / 2, y - w / 2, l, w, w * 0.4);
}

/**
 * @param {Context} ctx
 * @param {Flight} at
 * @param {boolean} yellow The face that is up when roll is 0.
 * @param {StickSize} size
 * @param {Theme} theme
 * @param {number} dpr
 * @param {number} index
 */
export function drawStick(ctx, at, yellow, size, theme, dpr, index) {
  const { length: l, width: w } = size;
  const cos = Math.cos(at.roll);
  const up = cos >= 0 ? yellow : !yellow;
  const face = Math.max(0.12, Math.abs(cos)) * w;
  const wall = w * (0.3 * Math.abs(cos) + 0.62 * Math.abs(Math.sin(at.roll)));
  if (theme.depth) {
    const z = at.z;
    for (const near of z > w ? [false] : [false, true]) {
      const strength = near ? 0.5 : 0.36 / (1 + z / 60);
      cast(
        ctx,
        dpr,
        fade(theme.shadow, strength * theme.depth),
        near ? 1.5 : 4 + z * 0.3,
        near ? 2 : 5 + z * 0.25,
        near ? 3 : 8 + z * 0.14,
        () => {
          ctx.translate(at.x, at.y + wall * 0.6);
          ctx.rotate(at.angle);
          ctx.roundRect(-l / 2, -face / 2, l, face, face / 2);
        },
      );
    }
  }
  ctx.save();
  ctx.translate(at.x, at.y - at.z);
  ctx.save();
  // The wall: the same slab seen lower down; its colour is natural wood on both.
  const steps = Math.max(2, Math.ceil(wall * Math.min(dpr, 2)));
  for (let i = steps; i > 0; i--) {
    const y = (wall * i) / steps;
    ctx.save();
    ctx.translate(0, y);
    ctx.rotate(at.angle);
    slab(ctx, l, face, 0);
    ctx.fillStyle = theme.flat ? (up ? '#8A7A00' : '#FFFFFF') : mix('#B07F2C', '#6E4812', i / steps);
    ctx.fill();
    ctx.restore();
  }
  ctx.restore();
  ctx.rotate(at.angle);
  if (theme.flat) {
    slab(ctx, l, face, 0);
    ctx.fillStyle = up ? '#FFE100' : '#000000';
    ctx.fill();
    ctx.strokeStyle = up ? '#000000' : '#FFFFFF';
    ctx.lineWidth = 2;
    ctx.stroke();
    ctx.restore();
    return;
  }
  // Light comes from the upper left, however the stick lies.
  const s = Math.sin(at.angle);
  const c = Math.cos(at.angle);
  const across = s * 0.5 - c * 0.58 < 0 ? 1 : -1;
  const light = up ? '#F8DE94' : '#50453E';
  const body = up ? '#E6BC5C' : '#292120';
  const deep = up ? '#CE9A3B' : '#171211';
  const g = ctx.createLinearGradient(0, (-face / 2) * across, 0, (face / 2) * across);
  g.addColorStop(0, mix(light, body, 0.1));
  g.addColorStop(0.28, light);
  g.addColorStop(0.62, body);
  g.addColorStop(1, deep);
  slab(ctx, l, face, 0);
  ctx.fillStyle = g;
  ctx.fill();
  ctx.save();
  slab(ctx, l, face, 0);
  ctx.clip();
  const mirror = index % 2 ? -1 : 1;
  for (const [offset, from, to, tone, weight] of GRAIN) {
    const y = offset * face * mirror;
    ctx.beginPath();
    ctx.moveTo(from * l, y);
    ctx.bezierCurveTo(
      from * l * 0.6 + to * l * 0.4,
      y + (tone - 0.5) * face * 0.1,
      from * l * 0.3 + to * l * 0.7,
      y,
      to * l,
      y + (weight - 0.5) * face * 0.08,
    );
    ctx.strokeStyle = up
      ? tone < 0.68
        ? fade('#8A5A18', 0.14 + weight * 0.24)
        : fade('#FFF3C4', 0.5)
      : tone < 0.6
        ? fade('#7A6A5E', 0.18 + weight * 0.2)
        : fade('#000000', 0.4);
    ctx.lineWidth = Math.max(0.5, w * (0.02 + weight * 0.035));
    ctx.stroke();
  }
  // The node.
  const node = (0.1 + (index % 3) * 0.05) * l * mirror;
  for (const [dx, colour] of /** @type {[number, string][]} */ ([
    [0, up ? fade('#7A4E14', 0.4) : fade('#9A8878', 0.34)],
    [w * 0.08, up ? fade('#FFF1C0', 0.6) : fade('#000000', 0.5)],
  ])) {
    ctx.beginPath();
    ctx.moveTo(node + dx, -face / 2);
    ctx.quadraticCurveTo(node + dx + w * 0.1, 0, node + dx, face / 2);
    ctx.strokeStyle = colour;
    ctx.lineWidth = Math.max(0.7, w * 0.045);
    ctx.stroke();
  }
  if (!up) {
    // Edges worn back to the wood.
    ctx.setLineDash([w * 0.9, w * 0.5, w * 0.3, w * 0.8]);
    ctx.lineDashOffset = index * w;
    slab(ctx, l - 0.8, face - 0.8, 0);
    ctx.strokeStyle = fade('#A87A3E', 0.6);
    ctx.lineWidth = Math.max(0.7, w * 0.05);
    ctx.stroke();
    ctx.setLineDash([]);
  }
  ctx.restore();
  slab(ctx, l - 0.5, face - 0.5, 0);
  ctx.strokeStyle = up ? fade('#6B440F', 0.6) : theme.rim ? fade('#E8D6BE', 0.85) : fade('#000000', 0.7);
  ctx.lineWidth = up || !theme.rim ? 0.8 : 1.2;
  ctx.stroke();
  ctx.restore();
}

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/**
 * An ordinary die, seen with the table's tilt.
 * @param {Context} ctx
 * @param {Flight} at
 * @param {number} pips
 * @param {number} size
 * @param {Theme} theme
 * @param {number} dpr
 */
export function drawDie(ctx, at, pips, size, theme, dpr) {
  const half = size / 2;
  const tilt = 0.74;
  const high = size * 0.5;
  if (theme.depth) {
    cast(ctx, dpr, fade(theme.shadow, 0.4 * theme.depth), 4 + at.z * 0.3, 6 + at.z * 0.25, 6 + at.z * 0.15, () => {
      ctx.translate(at.x, at.y);
      ctx.scale(1, tilt);
      ctx.rotate(at.angle);
      ctx.roundRect(-half, -half, size, size, size * 0.16);
    });
  }
  ctx.save();
  ctx.translate(at.x, at.y - at.z);
  const steps = Math.ceil(high * Math.min(dpr, 2));
  for (let i = 0; i <= steps; i++) {
    ctx.save();
    ctx.translate(0, -(high * i) / steps);
    ctx.scale(1, tilt);
    ctx.rotate(at.angle);
    ctx.beginPath();
    ctx.roundRect(-half, -half, size, size, size * 0.16);
    ctx.fillStyle = theme.flat ? '#808080' : mix('#9C7F56', '#DCC69C', i / steps);
    if (i === steps) ctx.fillStyle = theme.flat ? '#FFFFFF' : '#F8EED7';
    ctx.fill();
    if (i === steps) {
      ctx.strokeStyle = theme.flat ? '#000000' : fade('#FFFFFF', 0.7);
      ctx.lineWidth = 1;
      ctx.stroke();
      ctx.fillStyle = theme.flat ? '#000000' : '#33241A';
      for (const spot of PIPS[pips] ?? []) {
        ctx.beginPath();
        ctx.arc(((spot % 3) - 1) * size * 0.27, (Math.floor(spot / 3) - 1) * size * 0.27, size * 0.085, 0, 7);
        ctx.fill();
      }
    }
    ctx.restore();
  }
  ctx.restore();
}
