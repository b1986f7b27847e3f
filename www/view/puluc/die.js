// An ordinary die, for rule sets that throw one.

import { cast } from '../shadow.js';
import { fade, mix } from '../theme.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./throws.js').Flight} Flight
 */

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
