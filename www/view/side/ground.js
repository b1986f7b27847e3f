// What the boards lie on: packed earth, and a woven cloth where there is room for one.
import { bakeCloth } from '../puluc/art.js';
import { simpleEarth } from '../puluc/board.js';
import { clothShadow, drawFringe, simpleCloth } from '../puluc/cloth.js';
import { bakeEarth } from '../puluc/earth.js';
import { drawn } from '../surface.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('../../types.d.ts').Rect} Rect
 * @typedef {{ width: number, height: number, dpr: number }} Size
 */

/** A cloth whose warp runs from left to right. @param {Rect} road */
const laid = road => ({ road, wide: true, scale: Math.min(1.1, Math.max(0.5, road.height / 516)) });

/** @param {Context} ctx @param {Size} size @param {Rect | null} cloth @param {Theme} theme */
export function plainGround(ctx, { width, height }, cloth, theme) {
  simpleEarth(ctx, theme, width, height);
  if (!cloth || theme.flat) return;
  const g = laid(cloth);
  clothShadow(ctx, g, theme);
  drawFringe(ctx, g, theme);
  simpleCloth(ctx, g, theme);
}

/** @param {Context} ctx @param {Size} size @param {Rect | null} cloth @param {Theme} theme @returns {Generator<void>} */
export function* artGround(ctx, { width, height, dpr }, cloth, theme) {
  yield* bakeEarth(ctx, theme, width, height, dpr);
  if (!cloth) return;
  const g = laid(cloth);
  clothShadow(ctx, g, theme);
  yield* drawn(ctx);
  drawFringe(ctx, g, theme);
  yield* drawn(ctx);
  yield* bakeCloth(ctx, g, theme, dpr);
}
