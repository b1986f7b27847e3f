// Two-faced sticks: natural wood above or scorched, grain along, one node.
import { random } from '../noise.js';
import { cast } from '../shadow.js';
import { fade, mix } from '../theme.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./throws.js').Flight} Flight
 * @typedef {import('./throws.js').StickSize} StickSize
 */

/** @type {[number, number, number, number, number][]} Offset, from, to, tone, weight of the grain lines. */
const GRAIN = (() => {
  const next = random(5);
  return Array.from({ length: 17 }, () => {
    const from = next() * 0.8 - 0.5;
    return /** @type {[number, number, number, number, number]} */ ([
      next() * 0.84 - 0.42,
      from,
      Math.min(0.48, from + 0.12 + next() * 0.6),
      next(),
      next(),
    ]);
  });
})();

/** @param {Context} ctx @param {number} l @param {number} w @param {number} y */
function slab(ctx, l, w, y) {
  ctx.beginPath();
  ctx.roundRect(-l / 2, y - w / 2, l, w, w * 0.4);
}

/**
 * @param {Context} ctx
 * @param {Flight} at
 * @param {boolean} yellow The face that is up when roll is 0.
 * @param {StickSize} size
 * @param {Theme} theme
 * @param {number} dpr
 * @param {number} index
 */
export function drawStick(ctx, at, yellow, size, theme, dpr, index) {
  const { length: l, width: w } = size;
  const cos = Math.cos(at.roll);
  const up = cos >= 0 ? yellow : !yellow;
  const face = Math.max(0.12, Math.abs(cos)) * w;
  const wall = w * (0.3 * Math.abs(cos) + 0.62 * Math.abs(Math.sin(at.roll)));
  if (theme.depth) {
    const z = at.z;
    for (const near of z > w ? [false] : [false, true]) {
      const strength = near ? 0.5 : 0.36 / (1 + z / 60);
      cast(
        ctx,
        dpr,
        fade(theme.shadow, strength * theme.depth),
        near ? 1.5 : 4 + z * 0.3,
        near ? 2 : 5 + z * 0.25,
        near ? 3 : 8 + z * 0.14,
        () => {
          ctx.translate(at.x, at.y + wall * 0.6);
          ctx.rotate(at.angle);
          ctx.roundRect(-l / 2, -face / 2, l, face, face / 2);
        },
      );
    }
  }
  ctx.save();
  ctx.translate(at.x, at.y - at.z);
  ctx.save();
  // The wall: the same slab seen lower down; its colour is natural wood on both.
  const steps = Math.max(2, Math.ceil(wall * Math.min(dpr, 2)));
  for (let i = steps; i > 0; i--) {
    const y = (wall * i) / steps;
    ctx.save();
    ctx.translate(0, y);
    ctx.rotate(at.angle);
    slab(ctx, l, face, 0);
    ctx.fillStyle = theme.flat ? (up ? '#8A7A00' : '#FFFFFF') : mix('#B07F2C', '#6E4812', i / steps);
    ctx.fill();
    ctx.restore();
  }
  ctx.restore();
  ctx.rotate(at.angle);
  if (theme.flat) {
    slab(ctx, l, face, 0);
    ctx.fillStyle = up ? '#FFE100' : '#000000';
    ctx.fill();
    ctx.strokeStyle = up ? '#000000' : '#FFFFFF';
    ctx.lineWidth = 2;
    ctx.stroke();
    ctx.restore();
    return;
  }
  // Light comes from the upper left, however the stick lies.
  const s = Math.sin(at.angle);
  const c = Math.cos(at.angle);
  const across = s * 0.5 - c * 0.58 < 0 ? 1 : -1;
  const light = up ? '#F8DE94' : '#50453E';
  const body = up ? '#E6BC5C' : '#292120';
  const deep = up ? '#CE9A3B' : '#171211';
  const g = ctx.createLinearGradient(0, (-face / 2) * across, 0, (face / 2) * across);
  g.addColorStop(0, mix(light, body, 0.1));
  g.addColorStop(0.28, light);
  g.addColorStop(0.62, body);
  g.addColorStop(1, deep);
  slab(ctx, l, face, 0);
  ctx.fillStyle = g;
  ctx.fill();
  ctx.save();
  slab(ctx, l, face, 0);
  ctx.clip();
  const mirror = index % 2 ? -1 : 1;
  for (const [offset, from, to, tone, weight] of GRAIN) {
    const y = offset * face * mirror;
    ctx.beginPath();
    ctx.moveTo(from * l, y);
    ctx.bezierCurveTo(
      from * l * 0.6 + to * l * 0.4,
      y + (tone - 0.5) * face * 0.1,
      from * l * 0.3 + to * l * 0.7,
      y,
      to * l,
      y + (weight - 0.5) * face * 0.08,
    );
    ctx.strokeStyle = up
      ? tone < 0.68
        ? fade('#8A5A18', 0.14 + weight * 0.24)
        : fade('#FFF3C4', 0.5)
      : tone < 0.6
        ? fade('#7A6A5E', 0.18 + weight * 0.2)
        : fade('#000000', 0.4);
    ctx.lineWidth = Math.max(0.5, w * (0.02 + weight * 0.035));
    ctx.stroke();
  }
  // The node.
  const node = (0.1 + (index % 3) * 0.05) * l * mirror;
  for (const [dx, colour] of /** @type {[number, string][]} */ ([
    [0, up ? fade('#7A4E14', 0.4) : fade('#9A8878', 0.34)],
    [w * 0.08, up ? fade('#FFF1C0', 0.6) : fade('#000000', 0.5)],
  ])) {
    ctx.beginPath();
    ctx.moveTo(node + dx, -face / 2);
    ctx.quadraticCurveTo(node + dx + w * 0.1, 0, node + dx, face / 2);
    ctx.strokeStyle = colour;
    ctx.lineWidth = Math.max(0.7, w * 0.045);
    ctx.stroke();
  }
  if (!up) {
    // Edges worn back to the wood.
    ctx.setLineDash([w * 0.9, w * 0.5, w * 0.3, w * 0.8]);
    ctx.lineDashOffset = index * w;
    slab(ctx, l - 0.8, face - 0.8, 0);
    ctx.strokeStyle = fade('#A87A3E', 0.6);
    ctx.lineWidth = Math.max(0.7, w * 0.05);
    ctx.stroke();
    ctx.setLineDash([]);
  }
  ctx.restore();
  slab(ctx, l - 0.5, face - 0.5, 0);
  ctx.strokeStyle = up ? fade('#6B440F', 0.6) : theme.rim ? fade('#E8D6BE', 0.85) : fade('#000000', 0.7);
  ctx.lineWidth = up || !theme.rim ? 0.8 : 1.2;
  ctx.stroke();
  ctx.restore();
}
