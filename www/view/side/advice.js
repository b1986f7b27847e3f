// What was played, what is better, how a move ends: each with a colour of its own; the words beside it say the same.
import { fade } from '../theme.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./types.d.ts').SideAdvice['kind']} Kind
 */

/** @param {Theme} theme @param {Kind} kind */
export function tintOf(theme, kind) {
  if (theme.flat) return theme.target;
  if (kind === 'win' || kind === 'best') return '#0B6B5B';
  return kind === 'draw' ? '#6B4E9B' : '#9E1F2B';
}

/** The same on wood, without a pale casing. @param {Theme} theme @param {Kind} kind */
export function ringTint(theme, kind) {
  if (theme.name !== 'dark') return tintOf(theme, kind);
  if (kind === 'win' || kind === 'best') return theme.target;
  return kind === 'draw' ? '#C9B6F0' : theme.capture;
}

/** @param {Context} ctx @param {Theme} theme @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 @param {string} colour @param {boolean} dashed @param {number} scale */
export function drawArrow(ctx, theme, x0, y0, x1, y1, colour, dashed, scale) {
  const k = Math.max(0.8, scale);
  const a = Math.atan2(y1 - y0, x1 - x0);
  const head = 10 * k;
  ctx.save();
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const [tint, width] of /** @type {[string, number][]} */ ([
    [theme.flat ? '#000000' : fade('#FFFDF6', 0.95), 7.5 * k],
    [colour, 3.6 * k],
  ])) {
    ctx.strokeStyle = tint;
    ctx.lineWidth = width;
    ctx.setLineDash(dashed && tint === colour ? [7 * k, 6 * k] : []);
    ctx.beginPath();
    ctx.moveTo(x0, y0);
    ctx.lineTo(x1, y1);
    ctx.stroke();
    ctx.setLineDash([]);
    ctx.beginPath();
    ctx.moveTo(x1 - Math.cos(a - 0.55) * head, y1 - Math.sin(a - 0.55) * head);
    ctx.lineTo(x1, y1);
    ctx.lineTo(x1 - Math.cos(a + 0.55) * head, y1 - Math.sin(a + 0.55) * head);
    ctx.stroke();
  }
  ctx.restore();
}
