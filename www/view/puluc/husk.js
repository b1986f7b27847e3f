// Papery husk at the butt of a cob: five leaves behind it, three folded over it.
import { hash, random } from '../noise.js';
import { fade, mix } from '../theme.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./geometry.js').Cob} Cob
 */

const PALE = '#EFE3C2';
const DEEP = '#B5975F';

/** One leaf from the origin to the right, curving aside. @param {Context} ctx @param {number} length @param {number} half @param {number} curve @param {number} fray */
function leafPath(ctx, length, half, curve, fray) {
  ctx.moveTo(0, -half * 0.74);
  ctx.bezierCurveTo(
    length * 0.2,
    -half * 1.12,
    length * 0.58,
    -half * 0.72 + curve * 0.3,
    length * 0.96,
    curve - fray * 2,
  );
  ctx.lineTo(length * 0.9, curve * 0.9 - fray);
  ctx.lineTo(length, curve);
  ctx.lineTo(length * 0.92, curve * 0.92 + fray);
  ctx.lineTo(length * 0.95, curve + fray * 2);
  ctx.bezierCurveTo(length * 0.58, half * 0.72 + curve * 0.3, length * 0.2, half * 1.12, 0, half * 0.74);
  ctx.closePath();
}

/**
 * @param {Context} ctx In the leaf's frame.
 * @param {number} length
 * @param {number} half
 * @param {number} curve
 * @param {number} angle Of the leaf on the screen, for its light.
 * @param {number} seed
 * @param {Theme} theme
 * @param {boolean} plain
 */
function drawLeaf(ctx, length, half, curve, angle, seed, theme, plain) {
  const next = random(seed);
  const fray = half * 0.06;
  const dusk = theme.name === 'dark' ? 0.22 : 0;
  const pale = mix(PALE, '#3A2D24', dusk);
  const deep = mix(DEEP, '#2A1F18', dusk);
  // Across the leaf the side toward the lamp is paler.
  const lit = -(-Math.sin(angle) * -0.5 + Math.cos(angle) * -0.58);
  const g = ctx.createLinearGradient(0, -half, 0, half);
  const tone = next() * 0.25;
  const up = mix(pale, deep, 0.12 + tone + Math.max(0, -lit) * 0.5);
  const down = mix(pale, deep, 0.12 + tone + Math.max(0, lit) * 0.5);
  g.addColorStop(0, up);
  g.addColorStop(0.5, mix(pale, deep, tone * 0.6));
  g.addColorStop(1, down);
  ctx.beginPath();
  leafPath(ctx, length, half, curve, fray);
  ctx.fillStyle = theme.flat ? theme.ink : g;
  ctx.fill();
  if (plain) {
    ctx.strokeStyle = theme.flat ? '#000000' : fade('#6E5528', 0.6);
    ctx.lineWidth = Math.max(0.5, half * 0.08);
    ctx.stroke();
    return;
  }
  ctx.save();
  ctx.clip();
  // Darker at the root.
  const root = ctx.createLinearGradient(0, 0, length, 0);
  root.addColorStop(0, fade('#6E4F22', 0.5));
  root.addColorStop(0.3, fade('#6E4F22', 0.08));
  root.addColorStop(0.75, fade('#FFF6DC', 0));
  root.addColorStop(1, fade('#FFF6DC', dusk ? 0.1 : 0.3));
  ctx.fillStyle = root;
  ctx.fillRect(0, -half * 2, length, half * 4);
  // Veins, dark and pale in turn.
  const veins = Math.max(5, Math.min(13, Math.round(half * 0.9)));
  for (let i = 0; i <= veins * 2; i++) {
    const k = i / veins - 1;
    ctx.beginPath();
    ctx.moveTo(0, half * 0.74 * k);
    ctx.bezierCurveTo(
      length * 0.2,
      half * 1.1 * k,
      length * 0.58,
      half * 0.7 * k + curve * 0.3,
      length,
      curve + fray * k,
    );
    ctx.strokeStyle = i % 2 ? fade('#FFFBEA', dusk ? 0.2 : 0.5) : fade('#7C5F2C', 0.24 + next() * 0.22);
    ctx.lineWidth = Math.max(0.35, half * 0.035) * (0.7 + next() * 0.6);
    ctx.stroke();
  }
  ctx.restore();
  ctx.beginPath();
  leafPath(ctx, length, half, curve, fray);
  ctx.strokeStyle = fade('#5E4620', 0.55);
  ctx.lineWidth = Math.max(0.4, half * 0.05);
  ctx.stroke();
}

/**
 * @param {Context} ctx
 * @param {Cob} cob
 * @param {Theme} theme
 * @param {number} dpr
 * @param {'back' | 'front'} layer
 * @param {boolean} [plain]
 */
export function drawHusk(ctx, cob, theme, dpr, layer, plain = false) {
  const r = cob.radius;
  const back = layer === 'back';
  const leaves = back ? 5 : 3;
  // From the outer leaves to the middle one, which lies on top.
  const order = back ? [0, 4, 1, 3, 2] : [0, 2, 1];
  for (const i of order) {
    const seed = cob.seed * 31 + i * 7 + (back ? 0 : 400);
    const h = hash(seed, 1);
    const spread = (i - (leaves - 1) / 2) * (back ? 0.25 : 0.22) + (h - 0.5) * 0.26;
    const length = back ? r * (1.75 + hash(seed, 2) * 0.75 - Math.abs(i - 2) * 0.14) : r * (1.1 + hash(seed, 2) * 0.35);
    const half = back ? r * 0.5 : r * 0.6;
    const curve = (hash(seed, 3) - 0.5) * r * 0.35 + (back ? spread * r * 0.5 : spread * r * -0.5);
    const turn = cob.angle + (back ? Math.PI : 0) + spread;
    const offset = (i - (leaves - 1) / 2) * r * (back ? -0.34 : 0.62);
    const start = back ? r * 0.62 : -r * 0.06;
    ctx.save();
    ctx.translate(cob.x, cob.y);
    ctx.rotate(cob.angle);
    ctx.translate(-cob.length / 2 + start, offset);
    ctx.rotate(turn - cob.angle);
    if (!plain && theme.depth) {
      castLeaf(ctx, theme, dpr, r, () => leafPath(ctx, length, half, curve, half * 0.06));
    }
    drawLeaf(ctx, length, half, curve, turn, seed, theme, plain);
    ctx.restore();
  }
}

/** A leaf's shadow falls the same way however the leaf is turned: offsets of shadows are not. @param {Context} ctx @param {Theme} theme @param {number} dpr @param {number} r @param {() => void} path */
function castLeaf(ctx, theme, dpr, r, path) {
  ctx.save();
  ctx.shadowColor = fade(theme.shadow, 0.5 * Math.min(1.2, theme.depth));
  ctx.shadowBlur = r * 0.22 * dpr;
  ctx.shadowOffsetX = r * 0.07 * dpr;
  ctx.shadowOffsetY = r * 0.1 * dpr;
  ctx.beginPath();
  path();
  ctx.fillStyle = DEEP;
  ctx.fill();
  ctx.restore();
}
