// The weave of the cloth: threads and floats per pixel, worked out without a canvas.
import { hash, noise } from '../noise.js';
import { mix, rgb } from '../theme.js';
import { stripeAt } from './cloth.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('./cloth.js').Geometry} Geometry
 */

const THREAD = 2.7;
const FLOAT = 6.6;

/**
 * The weave into `data` (RGBA of the cloth's device pixels), rows y0 to y1.
 * Everything but the tone of single floats depends on one axis alone and is worked out once.
 * @param {Geometry} g
 * @param {Theme} theme
 * @param {number} dpr
 * @param {number} w
 * @param {number} h
 */
export function weaver(g, theme, dpr, w, h) {
  const along = g.wide ? w : h;
  const across = g.wide ? h : w;
  const thread = Math.max(THREAD * Math.min(1.6, Math.max(0.8, g.scale)), 2 / dpr) * dpr;
  const float = (thread * FLOAT) / THREAD;
  // Gaps are a pixel wide at most, however large the threads.
  const slit = Math.max(0.74, 1 - 1.0 / thread);
  const slot = Math.max(0.86, 1 - 1.1 / float);
  const samples = 4;
  // Light and gap across the threads.
  const light = new Float32Array(across);
  const gap = new Float32Array(across);
  const index = new Int32Array(across);
  const base = new Float32Array(across * 3);
  const lift = theme.name === 'dark' ? 1.17 : 1.05;
  const striped = new Uint8Array(across);
  const tints = [rgb(theme.cloth), ...theme.stripes.map(rgb)];
  for (let v = 0; v < across; v++) {
    let l = 0;
    let o = 0;
    for (let s = 0; s < samples; s++) {
      const at = (v + (s + 0.5) / samples) / thread;
      const c = (at - Math.floor(at)) * 2 - 1;
      l += 1 - c * c;
      o += Math.abs(c) > slit ? 1 : 0;
    }
    light[v] = l / samples;
    gap[v] = o / samples;
    index[v] = Math.floor((v + 0.5) / thread);
    const stripe = stripeAt(g, ((index[v] + 0.5) * thread) / dpr);
    const tint = tints[stripe + 1];
    striped[v] = stripe < 0 ? 0 : 1;
    const tone = lift + (hash(index[v], 91) - 0.5) * 0.05;
    for (let c = 0; c < 3; c++) base[v * 3 + c] = tint[c] * tone;
  }
  // Domes and gaps along them: every other thread is shifted by half, none quite evenly.
  const domes = Array.from({ length: 8 }, (_, k) => (k & 1) * 0.5 + ((k >> 1) - 1.5) * 0.085).map(shift => {
    const dome = new Float32Array(along);
    const hole = new Float32Array(along);
    const number = new Int32Array(along);
    for (let u = 0; u < along; u++) {
      let l = 0;
      let o = 0;
      for (let s = 0; s < samples; s++) {
        const at = (u + (s + 0.5) / samples) / float + shift;
        const c = (at - Math.floor(at)) * 2 - 1;
        l += 1 - c * c * c * c;
        o += Math.abs(c) > slot ? 1 : 0;
      }
      dome[u] = l / samples;
      hole[u] = o / samples;
      number[u] = Math.floor((u + 0.5) / float + shift);
    }
    return { dome, hole, number };
  });
  const kind = Uint8Array.from({ length: 64 }, (_, i) => hash(i, 23) * 4);
  const dusk = theme.name === 'dark';
  const contrast = dusk ? 0.16 : 0.1;
  const gapShare = dusk ? 0.5 : 0.62;
  const deep = rgb(mix(theme.clothGap, theme.shadow, dusk ? 0.2 : 0.3));

  /** @param {Uint8ClampedArray} data @param {number} y0 @param {number} y1 */
  return (data, y0, y1) => {
    let p = 0;
    let drift = 1;
    let line = 1;
    let hole = 1;
    let seen = -1;
    for (let y = y0; y < y1; y++) {
      for (let x = 0; x < w; x++) {
        const u = g.wide ? x : y;
        const v = g.wide ? y : x;
        const i = index[v];
        const d = domes[(i & 1) | (kind[i & 63] << 1)];
        const j = d.number[u];
        const key = i * 8192 + j;
        if (key !== seen) {
          seen = key;
          // Slow drift along the thread, and the tone of this one float.
          drift = 1 + (noise(j * 0.09 + i * 7.7, i * 0.37) - 0.5) * 0.06 + (hash(i, j) - 0.5) * 0.03;
          // Some gaps gape: short dashes between threads, single holes between floats.
          line = 0.28 + 1.5 * Math.max(0, noise(j * 0.14 + i * 3.1, i * 1.7) - 0.36) ** 1.3;
          hole = 0.25 + hash(i + 7, j) * 0.85;
        }
        const shade = (1 - contrast + contrast * light[v] * (0.35 + 0.65 * d.dome[u])) * drift;
        const open = Math.min(1, gap[v] * line + d.hole[u] * hole) * gapShare;
        const keep = shade * (1 - open);
        const b = v * 3;
        // Between coloured threads the colour itself goes dark.
        const dark = striped[v] ? open * 0.62 : 0;
        const far = striped[v] ? 0 : open;
        data[p] = base[b] * (keep + dark) + deep[0] * far;
        data[p + 1] = base[b + 1] * (keep + dark) + deep[1] * far;
        data[p + 2] = base[b + 2] * (keep + dark) + deep[2] * far;
        data[p + 3] = 255;
        p += 4;
      }
    }
  };
}
