// Dried maize: its outline, and its plain form. kernels.js works out the pixels, husk.js adds the leaves.
import { hash } from '../noise.js';
import { mix } from '../theme.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./geometry.js').Cob} Cob
 */

/** Angle that a row of kernels takes round the cob. */
export const ROW = Math.PI / 6;
/** Where the light comes from. */
export const LAMP = /** @type {const} */ ([-0.488, -0.566, 0.664]);

/** Radius at `s` along an axis of length `l`. @param {number} s @param {number} l @param {number} r */
export function cobRadius(s, l, r) {
  if (s <= 0 || s >= l) return 0;
  let k = 1;
  const butt = l * 0.16;
  if (s < butt) k = 0.9 + 0.1 * Math.sqrt(1 - (1 - s / butt) ** 2);
  else k = 1 - 0.23 * ((s - butt) / (l - butt)) ** 1.5;
  if (s < 0.45 * r) k *= Math.sqrt(1 - (1 - s / (0.45 * r)) ** 2) * 0.35 + 0.65;
  const tip = (s - (l - 1.25 * r)) / (1.25 * r);
  if (tip > 0) k *= Math.sqrt(Math.max(0, 1 - tip * tip));
  return k * r;
}

/** How far the axis bends aside at `s`. @param {Cob} cob @param {number} s */
export const cobBend = (cob, s) => Math.sin((Math.PI * s) / cob.length) * cob.radius * (hash(cob.seed, 3) - 0.5) * 0.2;

/** Outline from butt to tip and back, in the cob's frame. @param {Context} ctx @param {Cob} cob */
export function cobPath(ctx, cob) {
  const { length: l, radius: r } = cob;
  const steps = 28;
  for (const side of [1, -1]) {
    for (let i = 0; i <= steps; i++) {
      const k = side > 0 ? i / steps : 1 - i / steps;
      // Points gather at the round ends.
      const s = l * (0.5 - 0.5 * Math.cos(Math.PI * k));
      ctx.lineTo(s - l / 2, cobBend(cob, s) + side * cobRadius(s, l, r));
    }
  }
  ctx.closePath();
}

/** Plain form: rows of dashes on a rounded bar. @param {Context} ctx @param {Cob} cob @param {Theme} theme */
export function simpleCob(ctx, cob, theme) {
  const { length: l, radius: r } = cob;
  const maize = theme.maize[cob.maize];
  ctx.save();
  ctx.translate(cob.x, cob.y);
  ctx.rotate(cob.angle);
  ctx.beginPath();
  cobPath(ctx, cob);
  ctx.fillStyle = theme.flat ? (cob.maize === 3 ? '#55589A' : maize.tones[0]) : maize.gap;
  ctx.fill();
  if (theme.flat) {
    ctx.strokeStyle = theme.ink;
    ctx.lineWidth = 1.5;
    ctx.stroke();
    ctx.clip();
    ctx.strokeStyle = '#000000';
    ctx.lineWidth = Math.max(1, r * 0.1);
    for (let s = -l / 2 + r * 0.6; s < l / 2; s += r * 0.6) {
      ctx.beginPath();
      ctx.moveTo(s, -r);
      ctx.lineTo(s, r);
      ctx.stroke();
    }
    ctx.restore();
    return;
  }
  ctx.save();
  ctx.clip();
  for (let row = 0; row < 6; row++) {
    const angle = (row - 2.5) * ROW;
    const y = Math.sin(angle) * r * 0.96;
    ctx.beginPath();
    ctx.moveTo(-l / 2, y);
    ctx.lineTo(l / 2, y * 0.86);
    ctx.lineWidth = Math.max(0.6, r * 0.47 * Math.cos(angle));
    ctx.lineDashOffset = (row & 1) * 0.17 * r;
    ctx.setLineDash([r * 0.28, r * 0.065]);
    ctx.strokeStyle = mix(maize.tones[row % 3], maize.crown, 0.25);
    ctx.stroke();
  }
  // The lamp stays upper left however the cob lies.
  const across = -LAMP[0] * Math.sin(cob.angle) + LAMP[1] * Math.cos(cob.angle);
  const g = ctx.createLinearGradient(0, across < 0 ? -r : r, 0, across < 0 ? r : -r);
  g.addColorStop(0, 'rgba(30,12,4,0.4)');
  g.addColorStop(0.3, 'rgba(30,12,4,0)');
  g.addColorStop(0.6, 'rgba(30,12,4,0.1)');
  g.addColorStop(1, 'rgba(30,12,4,0.72)');
  ctx.fillStyle = g;
  ctx.fillRect(-l / 2, -r * 1.2, l, r * 2.4);
  ctx.restore();
  ctx.restore();
}
