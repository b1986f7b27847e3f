// What can be done and what would come of it: halos, targets, corners, path, ghost, chevrons, numbers.

import { fade, font } from '../theme.js';
import { TILT } from './measures.js';
import { drawTower, put } from './men.js';
import { onScreen } from './towers.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./geometry.js').Geometry} Geometry
 * @typedef {import('./geometry.js').Point} Point
 * @typedef {import('./men.js').Men} Men
 * @typedef {import('../../types.d.ts').Rect} Rect
 */

/** Lines grow with the men on a large table. @param {Geometry} g */
export const weight = g => Math.max(1, g.radius / 33);

/** Under the base of what can move. @param {Context} ctx @param {Men} kit @param {number} x @param {number} y @param {number} r @param {boolean} chosen */
export function drawHalo(ctx, kit, x, y, r, chosen) {
  const { theme } = kit;
  const k = r * 1.2;
  if (!theme.flat) {
    put(ctx, kit.halo(r, k), x, y);
  } else {
    ctx.beginPath();
    ctx.ellipse(x, y, k, k * TILT, 0, 0, 7);
    ctx.fillStyle = theme.glow;
    ctx.fill();
  }
  ctx.beginPath();
  ctx.ellipse(x, y, k, k * TILT, 0, 0, 7);
  ctx.strokeStyle = theme.keyline;
  ctx.lineWidth = chosen ? Math.max(2.6, r * 0.1) : Math.max(1.4, r * 0.045);
  ctx.stroke();
}

/** @param {Context} ctx @param {Theme} theme @param {number} x @param {number} y @param {number} rx @param {number} ry @param {boolean} heavy @param {number} scale */
export function drawTarget(ctx, theme, x, y, rx, ry, heavy, scale) {
  ctx.save();
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  const width = (heavy ? 3 : 2) * scale;
  const around = Math.PI * (rx + ry);
  const dash = around / Math.max(10, Math.round(around / (11 * scale)));
  ctx.setLineDash([dash * 0.64, dash * 0.36]);
  if (heavy) {
    ctx.strokeStyle = fade(theme.casing, 0.8);
    ctx.lineWidth = width + 3;
    ctx.stroke();
  }
  ctx.strokeStyle = theme.target;
  ctx.lineWidth = width;
  ctx.stroke();
  ctx.restore();
}

/** @param {Context} ctx @param {Theme} theme @param {Rect} box @param {boolean} heavy @param {number} scale */
export function drawCorners(ctx, theme, box, heavy, scale) {
  const { x, y, width: w, height: h } = box;
  const arm = Math.min(w * 0.17, h * 0.25);
  ctx.save();
  ctx.lineCap = heavy ? 'square' : 'butt';
  ctx.lineJoin = 'miter';
  ctx.beginPath();
  for (const [cx, cy, dx, dy] of [
    [x, y, 1, 1],
    [x + w, y, -1, 1],
    [x, y + h, 1, -1],
    [x + w, y + h, -1, -1],
  ]) {
    ctx.moveTo(cx + dx * arm, cy);
    ctx.lineTo(cx, cy);
    ctx.lineTo(cx, cy + dy * arm);
  }
  ctx.strokeStyle = fade(theme.casing, heavy ? 1 : 0.75);
  ctx.lineWidth = (heavy ? 6.5 : 4) * scale;
  ctx.stroke();
  ctx.strokeStyle = heavy ? theme.capture : theme.target;
  ctx.lineWidth = (heavy ? 3.4 : 1.8) * scale;
  ctx.stroke();
  ctx.restore();
}

/** On a tall road the arc passes the left-hand men on their outer side. @param {Geometry} g @param {Point} from @param {Point} to @param {number} d */
function aside(g, from, to, d) {
  const left = Math.min(g.places[1].x, g.places[2].x) - g.radius * 1.5;
  return Math.max(Math.min(from.x, to.x) - d * 0.7, 2 * left - (from.x + to.x) / 2);
}

/** What an arc bends to. @param {Geometry} g @param {Point} from @param {Point} to @returns {Point} */
function bend(g, from, to) {
  const d = Math.hypot(to.x - from.x, to.y - from.y);
  if (!g.wide) return { x: aside(g, from, to, d), y: (from.y + to.y) / 2 };
  const rise = Math.min(d * 0.42, g.road.height * 0.42) + g.radius * 0.6;
  return { x: (from.x + to.x) / 2, y: Math.max(g.road.y - g.radius, Math.min(from.y, to.y) - rise) };
}

/** The middle of an arc. @param {Geometry} g @param {Point} from @param {Point} to @returns {Point} */
export function arcPoint(g, from, to) {
  const c = bend(g, from, to);
  return { x: (from.x + 2 * c.x + to.x) / 4, y: (from.y + 2 * c.y + to.y) / 4 };
}

/**
 * One cased arc with an arrow head.
 * @param {Context} ctx
 * @param {Theme} theme
 * @param {Geometry} g
 * @param {Point} from
 * @param {Point} to
 * @param {{ colour?: string, dashed?: boolean }} [line]
 */
export function drawPath(ctx, theme, g, from, to, { colour = theme.target, dashed = false } = {}) {
  const c = bend(g, from, to);
  const a = Math.atan2(to.y - c.y, to.x - c.x);
  const scale = weight(g);
  const head = 9 * scale;
  ctx.save();
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.quadraticCurveTo(c.x, c.y, to.x, to.y);
  for (const side of [-0.5, 0.5]) {
    ctx.moveTo(to.x, to.y);
    ctx.lineTo(to.x - Math.cos(a + side) * head, to.y - Math.sin(a + side) * head);
  }
  ctx.strokeStyle = theme.casing;
  ctx.lineWidth = 6.5 * scale;
  ctx.stroke();
  ctx.strokeStyle = colour;
  ctx.lineWidth = 2.8 * scale;
  if (dashed) ctx.setLineDash([7 * scale, 6 * scale]);
  ctx.stroke();
  ctx.restore();
}

/** The moving men where they would land. @param {Context} ctx @param {Men} kit @param {string} men @param {number} x @param {number} y @param {number} r @param {number} step @param {number} angle */
export function drawGhost(ctx, kit, men, x, y, r, step, angle) {
  ctx.save();
  ctx.globalAlpha = kit.theme.flat ? 0.75 : 0.5;
  drawTower(ctx, kit, men, x, y, { r, step });
  ctx.globalAlpha = 0.95;
  const top = y - men.length * step;
  put(ctx, kit.kernel(r, angle), x, top);
  const ry = r * TILT;
  ctx.beginPath();
  ctx.ellipse(x, top, r, ry, 0, 0, Math.PI * 2);
  ctx.moveTo(x - r, top);
  ctx.lineTo(x - r, y);
  ctx.ellipse(x, y, r, ry, 0, Math.PI, 0, true);
  ctx.lineTo(x + r, top);
  ctx.setLineDash([Math.max(4.5, r * 0.135), Math.max(3.2, r * 0.095)]);
  ctx.strokeStyle = '#FFFFFF';
  ctx.lineWidth = Math.max(1.7, r * 0.05);
  ctx.stroke();
  ctx.restore();
}

/** Three, the palest behind. @param {Context} ctx @param {Geometry} g @param {string} colour @param {Point} base @param {number} direction @param {number} alpha */
export function drawChevrons(ctx, g, colour, base, direction, alpha) {
  const r = g.radius;
  const k = Math.max(3, r * 0.19);
  const gap = k * 1.2;
  let x = base.x;
  let y = base.y + r * TILT + k * 2.6;
  let dx = onScreen(g, direction);
  let dy = 0;
  if (!g.wide) {
    x = base.x + (base.x < g.places[0].x ? -1 : 1) * (r + k * 2.6);
    y = base.y;
    dy = -dx;
    dx = 0;
  }
  ctx.save();
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.strokeStyle = colour;
  ctx.lineWidth = Math.max(1.6, k * 0.4);
  for (let i = -1; i <= 1; i++) {
    const cx = x + dx * i * gap;
    const cy = y + dy * i * gap;
    ctx.globalAlpha = alpha * (0.45 + 0.275 * (i + 1));
    ctx.beginPath();
    ctx.moveTo(cx - dx * k * 0.4 + dy * k, cy - dy * k * 0.4 + dx * k);
    ctx.lineTo(cx + dx * k * 0.5, cy + dy * k * 0.5);
    ctx.lineTo(cx - dx * k * 0.4 - dy * k, cy - dy * k * 0.4 - dx * k);
    ctx.stroke();
  }
  ctx.restore();
}

/** @param {Context} ctx @param {Theme} theme @param {Geometry} g @param {Point} at @param {string} text @param {boolean} live */
export function drawNumber(ctx, theme, g, at, text, live) {
  if (live) {
    ctx.beginPath();
    ctx.arc(at.x, at.y, g.discRadius, 0, 7);
    ctx.fillStyle = theme.disc;
    ctx.fill();
  }
  ctx.font = `${live ? 700 : 500} ${g.numberSize}px ${font}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = live ? theme.discInk : theme.ink2;
  ctx.fillText(text, at.x, at.y + g.numberSize * 0.355);
}

/** How many, beside a tower too tall to count. @param {Context} ctx @param {Theme} theme @param {Geometry} g @param {number} x @param {number} y @param {number} count */
export function drawCount(ctx, theme, g, x, y, count) {
  const size = Math.max(12.5, Math.min(30, g.radius * 0.55));
  ctx.font = `700 ${size}px ${font}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  const w = ctx.measureText(String(count)).width + size * 0.7;
  ctx.beginPath();
  ctx.roundRect(x - w / 2, y - size * 0.68, w, size * 1.36, size * 0.5);
  ctx.fillStyle = theme.ink;
  ctx.fill();
  ctx.fillStyle = theme.name === 'light' ? '#FFF8EC' : '#17110D';
  ctx.fillText(String(count), x, y + size * 0.355);
}
