// Packed earth: slow tones drawn coarse, grain as a tile that repeats without a seam.
import { noise, random, tileNoise } from '../noise.js';
import { drawn, surface } from '../surface.js';
import { fade, rgb } from '../theme.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 */

/**
 * @param {Context} ctx Scaled to CSS pixels.
 * @param {Theme} theme
 * @param {number} w
 * @param {number} h
 * @param {number} dpr
 * @returns {Generator<void>}
 */
export function* bakeEarth(ctx, theme, w, h, dpr) {
  const light = rgb(theme.earth);
  const dark = rgb(theme.earthDark);
  const shadow = rgb(theme.shadow);
  const dusk = theme.name === 'dark';
  const bright = rgb(dusk ? '#6B5442' : '#FFF8EA');
  const reach = Math.hypot(w, h) * 0.62;
  // Two slow octaves, one sample every few pixels, drawn large and smooth.
  const cell = 5;
  const cw = Math.ceil(w / cell) + 1;
  const ch = Math.ceil(h / cell) + 1;
  const coarse = surface(cw, ch);
  const image = coarse.ctx.createImageData(cw, ch);
  // Rows are functions of their own, which browsers compile well; they do not the body of a generator.
  /** @param {number} y */
  const tones = y => {
    for (let x = 0; x < cw; x++) {
      const px = x * cell;
      const py = y * cell;
      const share = (noise(px / 210 + 9, py / 210) * 0.55 + noise(px / 62, py / 62 + 50) * 0.28 + 0.085) * 0.62;
      // A faint fall-off: lit upper left of the middle, dim in the corners.
      const far = Math.hypot(px - w * 0.44, py - h * 0.4) / reach;
      const glow = Math.max(0, 0.5 - far) * (dusk ? 0.12 : 0.2);
      const dim = Math.max(0, far - 0.5) * (dusk ? 0.6 : 0.24);
      const p = (y * cw + x) * 4;
      for (let c = 0; c < 3; c++) {
        const tone = light[c] + (dark[c] - light[c]) * share;
        image.data[p + c] = tone + (bright[c] - tone) * glow + (shadow[c] - tone) * dim;
      }
      image.data[p + 3] = 255;
    }
  };
  for (let y = 0; y < ch; y++) {
    tones(y);
    if (y % 16 === 15) yield;
  }
  coarse.ctx.putImageData(image, 0, 0);
  yield;

  // Grain: lumps seen by the light that falls across them.
  const side = 408;
  const n = Math.round(side * dpr);
  const tile = surface(n, n);
  const grain = tile.ctx.createImageData(n, n);
  const height = new Float32Array(n * n);
  const coarseLumps = tileNoise(n, 24);
  const lumpsBetween = tileNoise(n, 60, 7);
  const fineLumps = tileNoise(n, 170, 3);
  const sums = new Float64Array(n);
  /** @param {number} y */
  const lumps = y => {
    sums.fill(0);
    coarseLumps(sums, y, 2.6);
    lumpsBetween(sums, y, 1.7);
    fineLumps(sums, y, 0.75);
    height.set(sums, y * n);
  };
  for (let y = 0; y < n; y++) {
    lumps(y);
    if (y % 12 === 11) yield;
  }
  const near = Math.max(1, Math.round(dpr));
  /** @param {number} y */
  const slopes = y => {
    const up = ((y - near + n) % n) * n;
    const down = ((y + near) % n) * n;
    for (let x = 0; x < n; x++) {
      const l = (x - near + n) % n;
      const r = (x + near) % n;
      // Lamp upper left: what rises toward the lower right is lit.
      const slope = (height[y * n + r] - height[y * n + l]) * 0.5 + (height[down + x] - height[up + x]) * 0.58;
      const tone = height[y * n + x] - 2.5;
      const k = slope * 0.105 - tone * 0.01;
      const p = (y * n + x) * 4;
      if (k > 0) {
        const white = dusk ? 190 : 255;
        grain.data[p] = white;
        grain.data[p + 1] = white * 0.97;
        grain.data[p + 2] = white * 0.9;
        grain.data[p + 3] = Math.min(70, k * (dusk ? 110 : 330));
      } else {
        grain.data[p] = shadow[0];
        grain.data[p + 1] = shadow[1];
        grain.data[p + 2] = shadow[2];
        grain.data[p + 3] = Math.min(60, -k * (dusk ? 340 : 160));
      }
    }
  };
  for (let y = 0; y < n; y++) {
    slopes(y);
    if (y % 24 === 23) yield;
  }
  tile.ctx.putImageData(grain, 0, 0);
  const pattern = ctx.createPattern(tile.canvas, 'repeat');
  // Strip by strip: a canvas draws late, and the whole at once would hold the page up.
  const strip = Math.ceil(150000 / (w * dpr * dpr));
  for (let y = 0; y < h; y += strip) {
    ctx.save();
    ctx.beginPath();
    ctx.rect(0, y, w, strip);
    ctx.clip();
    ctx.drawImage(coarse.canvas, 0, 0, cw * cell, ch * cell);
    if (pattern) {
      const k = side / n;
      ctx.scale(k, k);
      ctx.fillStyle = pattern;
      ctx.fillRect(0, y / k, w / k, strip / k);
    }
    ctx.restore();
    yield* drawn(ctx);
  }

  // Pressed stones and crumbs.
  const next = random(19);
  for (let i = Math.round((w * h) / 5200); i > 0; i--) {
    const x = next() * w;
    const y = next() * h;
    const r = 0.6 + next() ** 4 * 2.6;
    const turn = next() * 3;
    ctx.beginPath();
    ctx.ellipse(x + r * 0.4, y + r * 0.4, r, r * 0.66, turn, 0, 7);
    ctx.fillStyle = fade(theme.shadow, 0.13 * theme.depth);
    ctx.fill();
    ctx.beginPath();
    ctx.ellipse(x, y, r, r * 0.66, turn, 0, 7);
    const pale = next() < 0.45;
    ctx.fillStyle = pale
      ? fade(dusk ? '#8A7460' : '#FBF3E2', dusk ? 0.4 : 0.75)
      : fade(dusk ? '#17100B' : '#B39A77', 0.5);
    ctx.fill();
  }
  yield* drawn(ctx);
}
