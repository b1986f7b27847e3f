// The still ground in full art, a little at a time.

import { drawn, surface } from '../surface.js';
import { fade } from '../theme.js';
import { cobShadow } from './board.js';
import { clothShadow, drawFringe } from './cloth.js';
import { bakeEarth } from './earth.js';
import { drawHusk } from './husk.js';
import { cobPixels } from './kernels.js';
import { drawRing } from './rope.js';
import { weaver } from './weave.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./geometry.js').Geometry} Geometry
 */

/**
 * The full art; yields often.
 * @param {Context} ctx Scaled to CSS pixels.
 * @param {Geometry} g
 * @param {Theme} theme
 * @returns {Generator<void>}
 */
export function* paintArt(ctx, g, theme) {
  const { width, height, dpr } = g.layout;
  yield* bakeEarth(ctx, theme, width, height, dpr);
  clothShadow(ctx, g, theme);
  yield* drawn(ctx);
  drawFringe(ctx, g, theme);
  yield* drawn(ctx);
  yield* bakeCloth(ctx, g, theme, dpr);
  for (const side of /** @type {const} */ (['a', 'b'])) {
    drawRing(ctx, g.rings[side], side, theme, dpr);
    yield* drawn(ctx);
  }
  for (const cob of g.cobs) {
    cobShadow(ctx, cob, theme, dpr, false);
    yield* drawn(ctx);
    drawHusk(ctx, cob, theme, dpr, 'back');
    yield* drawn(ctx);
    cobShadow(ctx, cob, theme, dpr, true);
    yield* drawn(ctx);
    const image = yield* cobPixels(cob, theme, dpr);
    const layer = surface(image.width, image.height);
    layer.ctx.putImageData(new ImageData(image.data, image.width, image.height), 0, 0);
    ctx.drawImage(layer.canvas, image.x / dpr, image.y / dpr, image.width / dpr, image.height / dpr);
    drawHusk(ctx, cob, theme, dpr, 'front');
    yield* drawn(ctx);
  }
}

/** @param {Context} ctx @param {import('./cloth.js').Geometry} g @param {Theme} theme @param {number} dpr @returns {Generator<void>} */
export function* bakeCloth(ctx, g, theme, dpr) {
  const x = Math.round(g.road.x * dpr);
  const y = Math.round(g.road.y * dpr);
  const w = Math.round((g.road.x + g.road.width) * dpr) - x;
  const h = Math.round((g.road.y + g.road.height) * dpr) - y;
  const weave = weaver(g, theme, dpr, w, h);
  const rows = Math.max(1, Math.round(30000 / w));
  const image = ctx.createImageData(w, rows);
  yield;
  for (let y0 = 0; y0 < h; y0 += rows) {
    const some = Math.min(rows, h - y0);
    weave(image.data, y0, y0 + some);
    ctx.putImageData(image, x, y + y0, 0, 0, w, some);
    yield;
  }
  // Rounded edges: light from the upper left, shade at the far sides.
  const { road } = g;
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = fade('#FFFFFF', theme.name === 'dark' ? 0.07 : 0.4);
  ctx.beginPath();
  ctx.moveTo(road.x + 0.6, road.y + road.height);
  ctx.lineTo(road.x + 0.6, road.y + 0.6);
  ctx.lineTo(road.x + road.width, road.y + 0.6);
  ctx.stroke();
  ctx.strokeStyle = fade(theme.shadow, 0.22 * theme.depth);
  ctx.beginPath();
  ctx.moveTo(road.x + road.width - 0.6, road.y);
  ctx.lineTo(road.x + road.width - 0.6, road.y + road.height - 0.6);
  ctx.lineTo(road.x, road.y + road.height - 0.6);
  ctx.stroke();
}
