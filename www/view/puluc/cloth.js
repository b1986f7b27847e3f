// The woven cloth: threads and floats per pixel, stripes along the warp, fringe at its ends.
import { hash, noise, random } from '../noise.js';
import { cast } from '../shadow.js';
import { surface } from '../surface.js';
import { fade, mix, rgb } from '../theme.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./geometry.js').Geometry} Geometry
 */

/** Stripes from each edge of the cloth, at scale 1: from, to, colour. */
const STRIPES = [
  [9, 20, 0],
  [22.5, 25.5, 2],
  [28, 33, 1],
  [35.5, 38, 0],
  [46, 48.4, 1],
];
const THREAD = 2.7;
const FLOAT = 6.6;

/** Scale of stripes: kept thick enough to be seen. @param {Geometry} g */
const stripeScale = g => Math.min(2.2, Math.max(0.42, g.scale));

/** A narrow cloth carries the three outer ones only. @param {Geometry} g */
const stripesOf = g => (!g.wide && g.road.width < 340 ? STRIPES.slice(0, 3) : STRIPES);

/** @param {Geometry} g @param {number} v Across the warp, from one edge. @returns {number} Stripe colour or -1. */
function stripeAt(g, v) {
  const across = g.wide ? g.road.height : g.road.width;
  const k = stripeScale(g);
  const d = Math.min(v, across - v) / k;
  for (const [from, to, colour] of stripesOf(g)) if (d >= from && d < to) return colour;
  return -1;
}

/** @param {Context} ctx @param {Geometry} g @param {Theme} theme */
export function clothShadow(ctx, g, theme) {
  if (!theme.depth) return;
  const { x, y, width, height } = g.road;
  // Blurred small and drawn large: a blur of the whole cloth is slow.
  const by = 24;
  const k = Math.min(1, 400 / Math.max(width, height));
  const soft = surface((width + by * 2) * k, (height + by * 2) * k);
  soft.ctx.scale(k, k);
  soft.ctx.translate(by, by);
  cast(soft.ctx, k, fade(theme.shadow, 0.34 * theme.depth), 2.5, 4, 9, () => soft.ctx.rect(0, 0, width, height));
  ctx.drawImage(soft.canvas, x - by, y - by, soft.canvas.width / k, soft.canvas.height / k);
  ctx.fillStyle = fade(theme.shadow, 0.22 * theme.depth);
  ctx.fillRect(x + 1, y + 1, width, height + 0.6);
}

/** Plain forms, at once. @param {Context} ctx @param {Geometry} g @param {Theme} theme */
export function simpleCloth(ctx, g, theme) {
  const { x, y, width, height } = g.road;
  ctx.fillStyle = mix(theme.cloth, theme.clothGap, 0.35);
  ctx.fillRect(x, y, width, height);
  const k = stripeScale(g);
  const across = g.wide ? height : width;
  if (theme.flat) {
    ctx.strokeStyle = theme.ink;
    ctx.lineWidth = 2;
    ctx.strokeRect(x + 1, y + 1, width - 2, height - 2);
    return;
  }
  for (const [from, to, colour] of stripesOf(g)) {
    ctx.fillStyle = theme.stripes[colour];
    for (const d of [from * k, across - to * k]) {
      if (g.wide) ctx.fillRect(x, y + d, width, (to - from) * k);
      else ctx.fillRect(x + d, y, (to - from) * k, height);
    }
  }
}

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

/** Twisted strands at both warp ends. @param {Context} ctx @param {Geometry} g @param {Theme} theme */
export function drawFringe(ctx, g, theme) {
  if (theme.flat) return;
  const { x, y, width, height } = g.road;
  const across = g.wide ? height : width;
  const k = Math.min(1.7, Math.max(0.72, g.scale));
  const next = random(77);
  ctx.save();
  ctx.lineCap = 'round';
  for (const end of [0, 1]) {
    for (let v = 2 * k; v < across - 1; v += 4.2 * k) {
      const stripe = stripeAt(g, v);
      const colour =
        stripe < 0
          ? theme.name === 'dark'
            ? mix(theme.cloth, '#8A735C', 0.2 + next() * 0.4)
            : mix(theme.cloth, theme.clothGap, 0.35 + next() * 0.5)
          : theme.stripes[stripe];
      const length = (18 + next() * 10) * k * (g.wide ? 1 : 0.78);
      const bend = (next() - 0.5) * 7 * k;
      const sway = (next() - 0.5) * 9 * k;
      const strand = (/** @type {number} */ o) => {
        const dir = end ? 1 : -1;
        ctx.beginPath();
        if (g.wide) {
          const x0 = end ? x + width : x;
          ctx.moveTo(x0 - dir, y + v + o);
          ctx.bezierCurveTo(
            x0 + dir * length * 0.4,
            y + v + o,
            x0 + dir * length * 0.6,
            y + v + bend + o,
            x0 + dir * length,
            y + v + sway + o,
          );
        } else {
          const y0 = end ? y + height : y;
          ctx.moveTo(x + v + o * 0.6, y0 - dir);
          ctx.bezierCurveTo(
            x + v + o * 0.6,
            y0 + dir * length * 0.4,
            x + v + bend + o,
            y0 + dir * length * 0.6,
            x + v + sway + o,
            y0 + dir * length + o,
          );
        }
      };
      strand(1.7);
      ctx.strokeStyle = fade(theme.shadow, 0.26 * theme.depth);
      ctx.lineWidth = 2.4 * k;
      ctx.stroke();
      strand(0);
      ctx.strokeStyle = mix(colour, theme.shadow, 0.38);
      ctx.lineWidth = 2.5 * k;
      ctx.stroke();
      ctx.strokeStyle = colour;
      ctx.lineWidth = 1.7 * k;
      ctx.stroke();
      strand(-0.4 * k);
      ctx.strokeStyle = mix(colour, '#FFFFFF', theme.name === 'dark' ? 0.12 : 0.4);
      ctx.lineWidth = 0.6 * k;
      ctx.setLineDash([2.2 * k, 1.6 * k]);
      ctx.stroke();
      ctx.setLineDash([]);
    }
  }
  ctx.restore();
}
