// Home rings: a rope of slanted strands, bound four times in the side's colour.
import { hash } from '../noise.js';
import { cast } from '../shadow.js';
import { fade, mix } from '../theme.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./geometry.js').Ring} Ring
 */

/** Steps along an ellipse of equal length. @param {Ring} ring @param {number} length */
function steps(ring, length) {
  const fine = 720;
  /** @type {number[]} */
  const angles = [];
  let sum = 0;
  const full = Math.PI * (3 * (ring.rx + ring.ry) - Math.sqrt((3 * ring.rx + ring.ry) * (ring.rx + 3 * ring.ry)));
  const count = Math.max(24, Math.round(full / length));
  let next = 0;
  for (let i = 0; i < fine; i++) {
    const a = (i / fine) * Math.PI * 2;
    if (sum >= (next * full) / count && next < count) {
      angles.push(a);
      next++;
    }
    sum += (Math.hypot(ring.rx * Math.sin(a), ring.ry * Math.cos(a)) * Math.PI * 2) / fine;
  }
  return angles;
}

/**
 * @param {Context} ctx
 * @param {Ring} ring
 * @param {'a' | 'b'} side
 * @param {Theme} theme
 * @param {number} dpr
 * @param {boolean} [plain]
 */
export function drawRing(ctx, ring, side, theme, dpr, plain = false) {
  const { x, y, rx, ry, rope } = ring;
  ctx.save();
  ctx.translate(x, y);
  if (theme.flat) {
    ctx.beginPath();
    ctx.ellipse(0, 0, rx, ry, 0, 0, 7);
    ctx.strokeStyle = theme.ink;
    ctx.lineWidth = 2;
    ctx.stroke();
    ctx.beginPath();
    ctx.ellipse(0, 0, rx - rope, ry - rope, 0, 0, 7);
    ctx.stroke();
    ctx.restore();
    return;
  }
  ctx.beginPath();
  ctx.ellipse(0, 0, rx - rope * 0.5, ry - rope * 0.5, 0, 0, 7);
  ctx.fillStyle = fade(theme.shadow, 0.1 * theme.depth);
  ctx.fill();
  if (plain) {
    ctx.beginPath();
    ctx.ellipse(0, 0, rx - rope / 2, ry - rope / 2, 0, 0, 7);
    ctx.strokeStyle = mix(theme.rope, '#3A2412', 0.72);
    ctx.lineWidth = rope * 0.92;
    ctx.stroke();
    ctx.strokeStyle = theme.rope;
    ctx.lineWidth = rope * 0.6;
    ctx.stroke();
    ctx.restore();
    return;
  }
  // A hollow ring casts its own shadow.
  const hollow = () => {
    ctx.ellipse(0, 0, rx, ry, 0, 0, 7);
    ctx.ellipse(0, 0, rx - rope, ry - rope, 0, 0, 7, true);
  };
  cast(ctx, dpr, fade(theme.shadow, 0.36 * theme.depth), rope * 0.25, rope * 0.4, rope * 0.8, hollow);
  cast(ctx, dpr, fade(theme.shadow, 0.5 * theme.depth), 1, 1.6, 3, hollow);

  const pale = mix(theme.rope, '#FFF4D8', 0.34);
  const deep = mix(theme.rope, '#3A2412', 0.72);
  const colour = theme.sides[side];
  const mx = rx - rope / 2;
  const my = ry - rope / 2;
  ctx.beginPath();
  ctx.ellipse(0, 0, mx, my, 0, 0, 7);
  ctx.strokeStyle = deep;
  ctx.lineWidth = rope * 0.92;
  ctx.stroke();
  const pitch = Math.max(2.4, rope * 0.31);
  const angles = steps({ ...ring, rx: mx, ry: my }, pitch);
  const half = rope * 0.5;
  angles.forEach((a, i) => {
    const px = mx * Math.cos(a);
    const py = my * Math.sin(a);
    let tx = -mx * Math.sin(a);
    let ty = my * Math.cos(a);
    const n = Math.hypot(tx, ty);
    tx /= n;
    ty /= n;
    const nx = ty;
    const ny = -tx;
    // Bound at the four diagonals.
    const off = Math.abs(((a + Math.PI * 0.25) % (Math.PI / 2)) - Math.PI * 0.25);
    const bound = Math.abs(off - Math.PI * 0.25) * Math.hypot(mx * Math.sin(a), my * Math.cos(a)) < rope * 0.95;
    const base = bound ? colour.wall : theme.rope;
    const light = bound ? mix(colour.top, colour.high, 0.45) : pale;
    const dim = bound ? colour.low : deep;
    const tone = (hash(i, 5) - 0.5) * 0.16;
    // Across the rope: lit on the side that looks to the lamp.
    const lamp = -(nx * 0.5 + ny * 0.62);
    const g = ctx.createLinearGradient(px - nx * half, py - ny * half, px + nx * half, py + ny * half);
    const lit = 0.5 + lamp * 0.28;
    g.addColorStop(0, mix(base, dim, 0.55 - tone + Math.max(0, lamp) * 0.25));
    g.addColorStop(Math.min(0.82, Math.max(0.18, lit)), mix(base, light, 0.62 + tone));
    g.addColorStop(1, mix(base, dim, 0.55 - tone + Math.max(0, -lamp) * 0.25));
    const slant = bound ? 0.12 : 0.5;
    ctx.beginPath();
    ctx.moveTo(px - nx * half - tx * half * slant, py - ny * half - ty * half * slant);
    ctx.quadraticCurveTo(px - tx * half * slant * 0.6, py - ty * half * slant * 0.6, px, py);
    ctx.quadraticCurveTo(
      px + tx * half * slant * 0.6,
      py + ty * half * slant * 0.6,
      px + nx * half + tx * half * slant,
      py + ny * half + ty * half * slant,
    );
    ctx.lineCap = 'round';
    ctx.strokeStyle = dim;
    ctx.lineWidth = pitch * 1.02;
    ctx.stroke();
    ctx.strokeStyle = g;
    ctx.lineWidth = pitch * 0.74;
    ctx.stroke();
  });
  ctx.restore();
}
