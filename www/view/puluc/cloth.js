// The woven cloth: stripes along the warp, fringe at its ends. weave.js works out its threads.
import { random } from '../noise.js';
import { cast } from '../shadow.js';
import { surface } from '../surface.js';
import { fade, mix } from '../theme.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {Pick<import('./geometry.js').Geometry, 'road' | 'wide' | 'scale'>} Geometry Any table's cloth lies somewhere.
 */

/** Stripes from each edge of the cloth, at scale 1: from, to, colour. */
const STRIPES = [
  [9, 20, 0],
  [22.5, 25.5, 2],
  [28, 33, 1],
  [35.5, 38, 0],
  [46, 48.4, 1],
];
/** Scale of stripes: kept thick enough to be seen. @param {Geometry} g */
const stripeScale = g => Math.min(2.2, Math.max(0.42, g.scale));

/** A narrow cloth carries the three outer ones only. @param {Geometry} g */
const stripesOf = g => (!g.wide && g.road.width < 340 ? STRIPES.slice(0, 3) : STRIPES);

/** @param {Geometry} g @param {number} v Across the warp, from one edge. @returns {number} Stripe colour or -1. */
export function stripeAt(g, v) {
  const across = g.wide ? g.road.height : g.road.width;
  const k = stripeScale(g);
  const d = Math.min(v, across - v) / k;
  for (const [from, to, colour] of stripesOf(g)) if (d >= from && d < to) return colour;
  return -1;
}

/** @param {Context} ctx @param {Geometry} g @param {Theme} theme @param {boolean} [plain] */
export function clothShadow(ctx, g, theme, plain = false) {
  if (!theme.depth) return;
  const { x, y, width, height } = g.road;
  if (plain) {
    ctx.fillStyle = fade(theme.shadow, 0.22 * theme.depth);
    ctx.fillRect(x + 2, y + 3, width, height);
    return;
  }
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

/** Twisted strands at both warp ends. @param {Context} ctx @param {Geometry} g @param {Theme} theme @param {boolean} [plain] */
export function drawFringe(ctx, g, theme, plain = false) {
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
      if (plain) {
        strand(0);
        ctx.strokeStyle = colour;
        ctx.lineWidth = 2.1 * k;
        ctx.stroke();
        continue;
      }
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
