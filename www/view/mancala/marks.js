// Numbers on small clay tokens, round for a and eight-sided for b, and rings round the hollows.
import { cast } from '../shadow.js';
import { fade, font, mix } from '../theme.js';
import { hollowPath } from './board.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./geometry.js').Hollow} Hollow
 */

/** @param {Context} ctx @param {Theme} theme @param {Hollow} hollow @param {string} colour @param {number} strength @param {boolean} [filled] */
export function drawRing(ctx, theme, hollow, colour, strength, filled = false) {
  const k = Math.max(1, Math.min(hollow.rx, hollow.ry) / 34);
  ctx.save();
  ctx.globalAlpha = Math.min(1, theme.flat ? strength * 2 : strength);
  ctx.lineJoin = 'round';
  ctx.beginPath();
  hollowPath(ctx, hollow, -0.5);
  if (!theme.flat && filled) {
    ctx.fillStyle = fade(colour, 0.2);
    ctx.fill();
  }
  ctx.strokeStyle = theme.flat ? '#000000' : fade('#2A1206', 0.75);
  ctx.lineWidth = (strength > 0.9 ? 6 : 4.4) * k;
  ctx.stroke();
  ctx.strokeStyle = colour;
  ctx.lineWidth = (strength > 0.9 ? 3.6 : 2.2) * k;
  ctx.stroke();
  ctx.restore();
}

/** @param {Context} ctx @param {'a' | 'b'} side @param {number} x @param {number} y @param {number} rx @param {number} ry */
function outline(ctx, side, x, y, rx, ry) {
  if (side === 'a') {
    ctx.roundRect(x - rx, y - ry, rx * 2, ry * 2, ry);
    return;
  }
  const cut = ry * 0.62;
  for (const [px, py] of [
    [-rx + cut, -ry],
    [rx - cut, -ry],
    [rx, -ry + cut],
    [rx, ry - cut],
    [rx - cut, ry],
    [-rx + cut, ry],
    [-rx, ry - cut],
    [-rx, -ry + cut],
  ])
    ctx.lineTo(x + px, y + py);
  ctx.closePath();
}

/**
 * How many lie in a hollow.
 * @param {Context} ctx
 * @param {Theme} theme
 * @param {Hollow} hollow
 * @param {number} r
 * @param {number} count
 * @param {boolean} live Its pit may be sown.
 * @param {number} dpr
 */
export function drawToken(ctx, theme, hollow, r, count, live, dpr) {
  const { side, count: at } = hollow;
  const { top, wall, low, high } = theme.sides[side];
  const ry = r * 0.92;
  const rx = r * 1.06;
  const t = r * 0.2;
  if (theme.flat) {
    ctx.beginPath();
    outline(ctx, side, at.x, at.y, rx, ry);
    ctx.fillStyle = '#000000';
    ctx.fill();
    ctx.strokeStyle = live ? theme.halo : '#FFFFFF';
    ctx.lineWidth = live ? 3 : 1.6;
    ctx.stroke();
  } else {
    const face = mix(wall, top, 0.3);
    cast(ctx, dpr, fade('#1A0C04', 0.6), 1, t + 1, 3.5, () => outline(ctx, side, at.x, at.y, rx, ry));
    ctx.beginPath();
    outline(ctx, side, at.x, at.y + t * 0.6, rx, ry);
    ctx.fillStyle = mix(wall, low, 0.75);
    ctx.fill();
    const g = ctx.createLinearGradient(at.x - rx, at.y - ry, at.x + rx * 0.6, at.y + ry);
    g.addColorStop(0, mix(face, high, 0.16));
    g.addColorStop(0.45, face);
    g.addColorStop(1, mix(face, low, 0.3));
    ctx.beginPath();
    outline(ctx, side, at.x, at.y - t * 0.4, rx, ry);
    ctx.fillStyle = g;
    ctx.fill();
    ctx.strokeStyle = live ? theme.halo : fade(high, 0.75);
    ctx.lineWidth = live ? 2.4 : 1;
    ctx.stroke();
  }
  ctx.font = `700 ${Math.round(r * 1.18)}px ${font}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = '#FFFFFF';
  ctx.fillText(String(count), at.x, at.y - (theme.flat ? 0 : t * 0.4) + r * 0.42);
}
