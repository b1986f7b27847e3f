// The still ground in plain forms, drawn at once: earth, cloth, cobs and rings. art.js paints them in full.

import { cast } from '../shadow.js';
import { surface } from '../surface.js';
import { fade } from '../theme.js';
import { clothShadow, drawFringe, simpleCloth } from './cloth.js';
import { cobPath, simpleCob } from './cob.js';
import { drawHusk } from './husk.js';
import { drawRing } from './rope.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./geometry.js').Geometry} Geometry
 * @typedef {import('./geometry.js').Cob} Cob
 */

/** @param {Geometry} g @param {boolean} [read] */
export function boardSurface(g, read) {
  const { width, height, dpr } = g.layout;
  const board = surface(Math.round(width * dpr), Math.round(height * dpr), read);
  board.ctx.scale(dpr, dpr);
  return board;
}

/** @param {Context} ctx @param {Cob} cob @param {Theme} theme @param {number} dpr @param {boolean} near */
export function cobShadow(ctx, cob, theme, dpr, near) {
  const r = cob.radius;
  const away = near ? [1.5, 2.5, 4] : [r * 0.34, r * 0.4, r * 0.62];
  ctx.save();
  cast(ctx, dpr, fade(theme.shadow, Math.min(1, (near ? 0.55 : 0.34) * theme.depth)), away[0], away[1], away[2], () => {
    ctx.translate(cob.x, cob.y);
    ctx.rotate(cob.angle);
    cobPath(ctx, cob);
  });
  ctx.restore();
}

/** @param {Context} ctx @param {Theme} theme @param {number} w @param {number} h */
export function simpleEarth(ctx, theme, w, h) {
  ctx.fillStyle = theme.earth;
  ctx.fillRect(0, 0, w, h);
  if (theme.flat) return;
  ctx.fillStyle = fade(theme.earthDark, 0.25);
  ctx.fillRect(0, 0, w, h);
}

/** Everything in plain vector forms; fast. @param {Context} ctx @param {Geometry} g @param {Theme} theme */
export function paintPlain(ctx, g, theme) {
  const { width, height, dpr } = g.layout;
  simpleEarth(ctx, theme, width, height);
  clothShadow(ctx, g, theme, true);
  drawFringe(ctx, g, theme, true);
  simpleCloth(ctx, g, theme);
  drawRing(ctx, g.rings.a, 'a', theme, dpr, true);
  drawRing(ctx, g.rings.b, 'b', theme, dpr, true);
  for (const cob of g.cobs) {
    if (theme.depth) cobShadow(ctx, cob, theme, dpr, false);
    drawHusk(ctx, cob, theme, dpr, 'back', true);
    simpleCob(ctx, cob, theme);
    drawHusk(ctx, cob, theme, dpr, 'front', true);
  }
}
