// Planed wood, pixel by pixel: rings, fibres and pores, lit by the lamp of every table.
import { noise } from '../noise.js';
import { drawn, surface } from '../surface.js';
import { rgb } from '../theme.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('../../types.d.ts').Rect} Rect
 *
 * @typedef {object} Grain What a pixel of wood is made of.
 * @property {number} u Along the fibres, in CSS pixels.
 * @property {number} v Across them.
 * @property {number} seed Which plank.
 * @property {number} stain Added to the tone: 0 as it grew, 1 the darkest.
 * @property {number} light 1 on the flat.
 */

/** From pale early wood to its darkest lines. @param {Theme} theme */
export const woodTones = theme =>
  theme.name === 'dark' ? ['#B58555', '#835835', '#4A2E1A'] : ['#DDAE74', '#B37D47', '#6A401F'];

/** How dark the wood is at a point: 0 pale to 1. @param {number} u @param {number} v @param {number} seed */
function tone(u, v, seed) {
  const bend = noise(u / 170 + seed * 9.1, v / 44 + seed * 3.3) * 13;
  const r = (v + bend) / 9 + noise(u / 430 + seed * 5.7, v / 80) * 2.2;
  const f = r - Math.floor(r);
  // A year grows darker slowly and ends at once.
  const year = f < 0.9 ? f * f * f : 0.73 * (1 - (f - 0.9) * 10);
  const fibre = noise(u / 30 + seed * 17, v * 1.3) - 0.5;
  const slow = noise(u / 240 + seed * 7, v / 64 + 40) - 0.5;
  const pore = noise(u / 8 + seed * 31, v * 1.7 + 90);
  return 0.34 + 0.4 * year + 0.2 * fibre + 0.3 * slow + (pore > 0.8 ? (pore - 0.8) * 1.5 : 0);
}

/**
 * Fills a rectangle with wood; `sample` says what lies at each pixel.
 * @param {Context} ctx Scaled to CSS pixels.
 * @param {Theme} theme
 * @param {Rect} rect
 * @param {number} dpr
 * @param {(x: number, y: number, grain: Grain) => void} sample
 * @param {() => void} [clip] Path that the wood keeps within.
 * @returns {Generator<void>}
 */
export function* bakeWood(ctx, theme, rect, dpr, sample, clip) {
  const w = Math.ceil(rect.width * dpr);
  const h = Math.ceil(rect.height * dpr);
  const [pale, mid, deep] = woodTones(theme).map(rgb);
  const { canvas, ctx: plank } = surface(w, h);
  const rows = Math.max(1, Math.round(14000 / w));
  const image = plank.createImageData(w, rows);
  const { data } = image;
  /** @type {Grain} */
  const grain = { u: 0, v: 0, seed: 0, stain: 0, light: 1 };
  // A function of its own, which browsers compile well; they do not the body of a generator.
  /** @param {number} y0 @param {number} some */
  const strip = (y0, some) => {
    let p = 0;
    for (let y = y0; y < y0 + some; y++) {
      for (let x = 0; x < w; x++) {
        grain.stain = 0;
        grain.light = 1;
        sample(rect.x + (x + 0.5) / dpr, rect.y + (y + 0.5) / dpr, grain);
        let t = tone(grain.u, grain.v, grain.seed) + grain.stain;
        t = Math.min(1, Math.max(0, t));
        const from = t < 0.5 ? pale : mid;
        const to = t < 0.5 ? mid : deep;
        const k = t < 0.5 ? t * 2 : t * 2 - 1;
        const l = grain.light;
        // Shadows are warm.
        data[p] = (from[0] + (to[0] - from[0]) * k) * (l < 1 ? 0.1 + 0.9 * l : l);
        data[p + 1] = (from[1] + (to[1] - from[1]) * k) * l;
        data[p + 2] = (from[2] + (to[2] - from[2]) * k) * (l < 1 ? l * (0.86 + 0.14 * l) : l);
        data[p + 3] = 255;
        p += 4;
      }
    }
  };
  for (let y = 0; y < h; y += rows) {
    const some = Math.min(rows, h - y);
    strip(y, some);
    plank.putImageData(image, 0, y, 0, 0, w, some);
    yield;
  }
  ctx.save();
  if (clip) {
    ctx.beginPath();
    clip();
    ctx.clip();
  }
  ctx.drawImage(canvas, rect.x, rect.y, w / dpr, h / dpr);
  ctx.restore();
  yield* drawn(ctx);
}
