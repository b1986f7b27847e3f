// Men made of twigs, dyed and tied with thread: Indigo's stand in a round bundle, Clay's lie in a square one.
import { hash } from '../noise.js';
import { fade, mix } from '../theme.js';
import { TILT } from './measures.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {{ x: number, y: number, k: number, seed: number }} Twig
 */

/** Fresh wood where a twig is cut. */
const WOOD = '#F3E0B5';
/** Half of a square bundle's breadth and depth, in radii. */
const BREADTH = 0.9;
const DEPTH = 0.8;
const LYING = 5;

/** Twigs that stand, in radii, from back to front. @type {Twig[]} */
const STANDING = [
  ...Array.from({ length: 10 }, (_, i) => on(0.765, (i + 0.5) / 10, 0.237, i)),
  ...Array.from({ length: 5 }, (_, i) => on(0.345, (i + 0.2) / 5, 0.205, i + 10)),
  { x: 0, y: 0, k: 0.15, seed: 15 },
].sort((p, q) => p.y - q.y);

/** @param {number} radius @param {number} turn @param {number} k @param {number} seed @returns {Twig} */
function on(radius, turn, k, seed) {
  const a = turn * 2 * Math.PI;
  return { x: Math.cos(a) * radius, y: Math.sin(a) * radius, k: k * (0.97 + 0.06 * hash(seed, 5)), seed };
}

/** Lines of thread wound one beside the other, at shares of the height. @param {number} t @param {number} r */
const windings = (t, r) => (t > r * 0.3 ? [0.62, 0.5, 0.38] : t > r * 0.17 ? [0.58, 0.42] : [0.5]);

/** @type {import('../looks.js').DrawMan} */
export function roundMan(ctx, r, t, theme) {
  const { top, wall, low, high, inlay } = theme.sides.a;
  if (theme.flat) return flatRound(ctx, r, t, theme);
  for (const { x, y, k, seed } of STANDING) {
    const [px, py, half] = [x * r, y * r * TILT, k * r];
    // Bark: each twig its own tone, the whole bundle darker to the right.
    const tone = mix(wall, high, 0.16 * hash(seed, 1));
    const turned = Math.max(0, x) * 0.5;
    const g = ctx.createLinearGradient(px - half, 0, px + half, 0);
    g.addColorStop(0, mix(tone, low, 0.55));
    g.addColorStop(0.3, mix(mix(tone, high, 0.42), low, turned));
    g.addColorStop(0.6, mix(tone, low, turned * 0.8));
    g.addColorStop(1, mix(low, '#000000', 0.25));
    ctx.beginPath();
    ctx.moveTo(px - half, py - t);
    ctx.ellipse(px, py, half, half * TILT, 0, Math.PI, 0, true);
    ctx.lineTo(px + half, py - t);
    ctx.closePath();
    ctx.fillStyle = g;
    ctx.fill();
  }
  thread(ctx, r, t, inlay, low, (/** @type {number} */ h) => {
    ctx.beginPath();
    ctx.ellipse(0, -h, r * 0.995, r * TILT * 0.995, 0, 0.03, Math.PI - 0.03);
  });
  if (theme.rim) {
    ctx.beginPath();
    ctx.ellipse(0, -0.4, r * 0.985, r * 0.985 * TILT, 0, 0.05, Math.PI - 0.05);
    ctx.strokeStyle = fade(high, 0.7);
    ctx.lineWidth = Math.max(0.9, r * 0.035);
    ctx.stroke();
  }
  for (const { x, y, k, seed } of STANDING) {
    const [px, py, half] = [x * r, y * r * TILT - t, k * r];
    const ring = (/** @type {number} */ by, /** @type {string | CanvasGradient} */ fill) => {
      ctx.beginPath();
      ctx.ellipse(px, py, half * by, half * by * TILT, 0, 0, 7);
      ctx.fillStyle = fill;
      ctx.fill();
    };
    ring(1, mix(low, top, 0.15));
    ring(0.93, mix(top, high, 0.1 + 0.25 * Math.max(0, -x * 0.6 - y * 0.6)));
    // The dye went in from the bark; the heart of the wood stayed pale.
    const g = ctx.createLinearGradient(px - half, py - half * TILT, px + half, py + half * TILT);
    const pale = mix(WOOD, high, 0.2 + 0.2 * hash(seed, 2));
    g.addColorStop(0, mix(pale, '#FFFFFF', 0.25));
    g.addColorStop(0.5, pale);
    g.addColorStop(1, mix(pale, top, 0.5));
    ring(0.62, g);
    ring(0.4, fade(mix(WOOD, top, 0.55), 0.55));
    ring(0.3, g);
    ring(0.11, mix(low, WOOD, 0.2));
  }
  if (!theme.rim) return;
  ctx.beginPath();
  ctx.ellipse(0, -t, r * 0.99, r * 0.99 * TILT, 0, 0, 7);
  ctx.strokeStyle = fade(high, 0.8);
  ctx.lineWidth = Math.max(0.9, r * 0.035);
  ctx.stroke();
}

/** Pale cotton, wound round; `along` makes the path at a height. @param {Context} ctx @param {number} r @param {number} t @param {string} colour @param {string} low @param {(h: number) => void} along */
function thread(ctx, r, t, colour, low, along) {
  const lines = windings(t, r);
  const width = Math.max(0.8, Math.min(r * 0.06, (t * 0.36) / lines.length));
  for (const share of lines) {
    along(t * share - width * 0.5);
    ctx.strokeStyle = fade(low, 0.75);
    ctx.lineWidth = width;
    ctx.stroke();
  }
  for (const share of lines) {
    along(t * share);
    const g = ctx.createLinearGradient(-r, 0, r, 0);
    g.addColorStop(0, mix(colour, low, 0.35));
    g.addColorStop(0.3, colour);
    g.addColorStop(1, mix(colour, low, 0.5));
    ctx.strokeStyle = g;
    ctx.lineWidth = width;
    ctx.stroke();
  }
}

/** @type {import('../looks.js').DrawMan} */
export function cornerMan(ctx, r, t, theme) {
  const { top, wall, low, high } = theme.sides.b;
  if (theme.flat) return flatCorner(ctx, r, t, theme);
  const cotton = mix(WOOD, '#FFFFFF', 0.45);
  const broad = BREADTH * r;
  const row = (2 * DEPTH * r * TILT) / LYING;
  const front = DEPTH * r * TILT;
  // The front: one twig, or two one over the other.
  const layers = t > r * 0.3 ? 2 : 1;
  for (let i = 0; i < layers; i++) {
    twig(ctx, i, broad, front - (t * (i + 1)) / layers, t / layers, [mix(wall, high, 0.22), wall, low]);
  }
  // The upper side, twig by twig.
  for (let i = 0; i < LYING; i++) {
    const lit = 0.5 - 0.06 * i;
    twig(ctx, i + 3, broad, -front - t + row * i, row, [mix(top, high, lit), top, mix(wall, low, 0.45)]);
  }
  ctx.strokeStyle = fade(low, 0.9);
  ctx.lineWidth = Math.max(0.6, r * 0.03);
  ctx.beginPath();
  ctx.moveTo(-broad, front - 0.3);
  ctx.lineTo(broad, front - 0.3);
  ctx.stroke();
  // Thread over the top and down the front, lying into the hollows between the twigs.
  const width = Math.max(0.9, r * 0.075);
  for (const at of [-0.56, 0.56]) {
    for (const [dx, colour] of /** @type {[number, string][]} */ ([
      [width * 0.9, fade(low, 0.6)],
      [-width * 0.62, mix(cotton, low, 0.12)],
      [width * 0.62, mix(cotton, low, at > 0 ? 0.3 : 0.22)],
    ])) {
      const x = at * r + dx;
      ctx.beginPath();
      ctx.moveTo(x, -front - t + row * 0.2);
      for (let i = 0; i < LYING; i++) {
        const y = -front - t + row * i;
        ctx.quadraticCurveTo(x - width * 0.3, y + row * 0.5, x, y + row);
      }
      ctx.lineTo(x, front - t * 0.06);
      ctx.strokeStyle = colour;
      ctx.lineWidth = width;
      ctx.stroke();
    }
  }
  if (!theme.rim) return;
  ctx.beginPath();
  ctx.roundRect(-broad, -front - t + 0.4, broad * 2, front * 2 + t - 0.8, r * 0.1);
  ctx.strokeStyle = fade(high, 0.85);
  ctx.lineWidth = Math.max(0.9, r * 0.035);
  ctx.stroke();
}

/** A twig that lies across, its cut ends showing a little. @param {Context} ctx @param {number} seed @param {number} broad @param {number} y Its upper edge. @param {number} h @param {[string, string, string]} tones */
function twig(ctx, seed, broad, y, h, [light, body, deep]) {
  const left = -broad * (0.97 + 0.05 * hash(seed, 3));
  const right = broad * (0.97 + 0.05 * hash(seed, 4));
  const g = ctx.createLinearGradient(0, y, 0, y + h);
  g.addColorStop(0, mix(light, deep, 0.45));
  g.addColorStop(0.26, light);
  g.addColorStop(0.6, body);
  g.addColorStop(1, deep);
  ctx.beginPath();
  ctx.roundRect(left, y, right - left, h, Math.min(h * 0.42, broad * 0.12));
  ctx.fillStyle = g;
  ctx.fill();
  // Knots and the grain of the bark.
  ctx.lineWidth = Math.max(0.5, h * 0.07);
  for (let i = 0; i < 3; i++) {
    const x = left + (right - left) * (0.08 + 0.6 * hash(seed, i + 10));
    ctx.beginPath();
    ctx.moveTo(x, y + h * (0.36 + 0.12 * i));
    ctx.lineTo(Math.min(right - h * 0.3, x + broad * (0.2 + 0.5 * hash(seed, i + 20))), y + h * (0.38 + 0.12 * i));
    ctx.strokeStyle = fade(i % 2 ? light : deep, 0.5);
    ctx.stroke();
  }
  for (const [x, tone] of /** @type {[number, string][]} */ ([
    [left, WOOD],
    [right, mix(WOOD, deep, 0.4)],
  ])) {
    ctx.beginPath();
    ctx.ellipse(x + (x < 0 ? h * 0.12 : -h * 0.12), y + h * 0.5, h * 0.13, h * 0.36, 0, 0, 7);
    ctx.fillStyle = tone;
    ctx.fill();
  }
}

/** @type {import('../looks.js').DrawMan} */
function flatRound(ctx, r, t, theme) {
  const { top, wall, high } = theme.sides.a;
  const ry = r * TILT;
  ctx.strokeStyle = high;
  ctx.lineWidth = Math.max(1.5, r * 0.06);
  ctx.beginPath();
  ctx.moveTo(-r, -t);
  ctx.ellipse(0, 0, r, ry, 0, Math.PI, 0, true);
  ctx.lineTo(r, -t);
  ctx.closePath();
  ctx.fillStyle = wall;
  ctx.fill();
  ctx.stroke();
  ctx.beginPath();
  ctx.ellipse(0, -t, r, ry, 0, 0, 7);
  ctx.fillStyle = top;
  ctx.fill();
  ctx.stroke();
  ctx.beginPath();
  for (let i = 0; i < 8; i++) {
    const x = Math.cos((i * Math.PI) / 4) * r * 0.72;
    const y = Math.sin((i * Math.PI) / 4) * ry * 0.72 - t;
    ctx.moveTo(x + r * 0.1, y);
    ctx.ellipse(x, y, r * 0.1, ry * 0.1, 0, 0, 7);
  }
  ctx.fillStyle = high;
  ctx.fill();
}

/** @type {import('../looks.js').DrawMan} */
function flatCorner(ctx, r, t, theme) {
  const { top, wall, high } = theme.sides.b;
  const broad = BREADTH * r;
  const deep = DEPTH * r * TILT;
  ctx.strokeStyle = high;
  ctx.lineWidth = Math.max(1.5, r * 0.06);
  ctx.fillStyle = wall;
  ctx.fillRect(-broad, deep - t, broad * 2, t);
  ctx.strokeRect(-broad, deep - t, broad * 2, t);
  ctx.fillStyle = top;
  ctx.fillRect(-broad, -deep - t, broad * 2, deep * 2);
  ctx.strokeRect(-broad, -deep - t, broad * 2, deep * 2);
  ctx.beginPath();
  for (const k of [-0.6, 0.6]) {
    ctx.moveTo(k * r, -deep - t);
    ctx.lineTo(k * r, deep);
  }
  ctx.stroke();
}
