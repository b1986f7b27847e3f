// Mancala's board: twelve pits and two stores hollowed out of one plank.
import { LAMP } from '../puluc/cob.js';
import { artGround, plainGround } from '../side/ground.js';
import { drawEdges, drawSlab, slabPath } from '../side/slab.js';
import { bakeWood, woodTones } from '../side/wood.js';
import { fade, mix } from '../theme.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./geometry.js').Geometry} Geometry
 * @typedef {import('./geometry.js').Hollow} Hollow
 * @typedef {import('../side/ground.js').Size} Size
 */

/** @param {Context} ctx @param {Hollow} hollow @param {number} [grow] */
export function hollowPath(ctx, { x, y, rx, ry, power }, grow = 0) {
  const e = 2 / power;
  const steps = 48;
  for (let i = 0; i < steps; i++) {
    const c = Math.cos((i / steps) * Math.PI * 2);
    const s = Math.sin((i / steps) * Math.PI * 2);
    const px = x + Math.sign(c) * Math.abs(c) ** e * (rx + grow);
    const py = y + Math.sign(s) * Math.abs(s) ** e * (ry + grow);
    if (i) ctx.lineTo(px, py);
    else ctx.moveTo(px, py);
  }
  ctx.closePath();
}

/** @param {Context} ctx @param {Geometry} g @param {Size} size @param {Theme} theme */
export function paintPlain(ctx, g, size, theme) {
  plainGround(ctx, size, g.cloth, theme);
  drawSlab(ctx, g.slab, theme);
  const [pale, mid, deep] = woodTones(theme);
  if (!theme.flat) {
    ctx.beginPath();
    slabPath(ctx, g.slab);
    ctx.fillStyle = mix(pale, mid, 0.8);
    ctx.fill();
    drawEdges(ctx, g.slab, theme);
  }
  for (const hollow of g.hollows) {
    ctx.beginPath();
    hollowPath(ctx, hollow);
    ctx.fillStyle = theme.flat ? theme.earth : mix(mid, deep, 0.75);
    ctx.fill();
    ctx.strokeStyle = theme.flat ? theme.ink : fade(pale, 0.4);
    ctx.lineWidth = theme.flat ? 2 : 1;
    ctx.stroke();
  }
}

/** @param {Context} ctx @param {Geometry} g @param {Size} size @param {Theme} theme @returns {Generator<void>} */
export function* paintArt(ctx, g, size, theme) {
  const { slab, hollows, upright } = g;
  yield* artGround(ctx, size, g.cloth, theme);
  drawSlab(ctx, slab, theme);
  yield;
  const [lx, ly, lz] = LAMP;
  const deepest = hollows.map(({ rx, ry, place }) => Math.min(rx, ry) * (place.endsWith('0') ? 0.55 : 0.66));
  /** @param {number} x @param {number} y @param {import('../side/wood.js').Grain} grain */
  const sample = (x, y, grain) => {
    grain.seed = 5;
    let down = 0;
    for (let i = 0; i < hollows.length; i++) {
      const { x: cx, y: cy, rx, ry, power } = hollows[i];
      const dx = (x - cx) / rx;
      const dy = (y - cy) / ry;
      if (dx > 1.14 || dx < -1.14 || dy > 1.14 || dy < -1.14) continue;
      const ax = Math.abs(dx);
      const ay = Math.abs(dy);
      const q = (ax ** power + ay ** power) ** (1 / power);
      if (q > 1.12) continue;
      const depth = deepest[i];
      // A bowl with a flat floor; its walls grow steep toward the rim.
      const k = q < 1 ? q ** 3.4 : 1;
      const steep = q < 1 ? 3.4 * q ** 2.4 : 0;
      // Which way is out, on the board.
      const ox = q > 0.001 ? (Math.sign(dx) * (ax / q) ** (power - 1)) / rx : 0;
      const oy = q > 0.001 ? (Math.sign(dy) * (ay / q) ** (power - 1)) / ry : 0;
      const rim = Math.min(rx, ry);
      // The lip is worn round: it leans in before it falls.
      const lip = q >= 1 ? (1.12 - q) / 0.12 : 0;
      const slope = q < 1 ? depth * steep * 0.72 : depth * 0.5 * lip * lip;
      const nx = -ox * slope;
      const ny = -oy * slope;
      const n = 1 / Math.sqrt(nx * nx + ny * ny + 1);
      const facing = (nx * lx + ny * ly + lz) * n;
      // The wall toward the lamp hides what lies at its foot.
      const toward = dx * lx + dy * ly;
      const hidden = q < 1 ? smooth(-0.1, 1.05, toward * 1.15 + 0.1) * 0.42 * smooth(1.02, 0.86, q) : 0;
      const open = q < 1 ? 1 - 0.2 * (1 - k) : 1;
      const light = (0.42 + (0.62 / lz) * Math.max(0, facing)) * open * (1 - hidden);
      // A pixel on the edge belongs to both.
      const cover = q < 1 ? Math.min(1, (1 - q) * rim * 1.4) : 1;
      grain.light = q < 1 ? cover * light + (1 - cover) : light;
      grain.stain = q < 1 ? 0.17 * cover : 0.03 * lip;
      down = depth * (1 - k);
      break;
    }
    // The grain bends round what is cut into it.
    if (upright) {
      grain.u = y;
      grain.v = x + down * 0.3;
    } else {
      grain.u = x;
      grain.v = y + down * 0.3;
    }
  };
  yield* bakeWood(ctx, theme, slab.rect, size.dpr, sample, () => slabPath(ctx, slab));
  drawEdges(ctx, slab, theme);
  // A last light along the far lip.
  const [pale] = woodTones(theme);
  for (const hollow of hollows) {
    const { x, y, rx, ry } = hollow;
    const g = ctx.createLinearGradient(x - rx, y - ry, x + rx * 0.6, y + ry);
    g.addColorStop(0.45, fade(pale, 0));
    g.addColorStop(1, fade(mix(pale, '#FFFFFF', 0.4), 0.75));
    ctx.strokeStyle = g;
    ctx.lineWidth = Math.max(1, rx * 0.03);
    ctx.beginPath();
    hollowPath(ctx, hollow, 0.4);
    ctx.stroke();
  }
  yield;
}

/** @param {number} a @param {number} b @param {number} v */
const smooth = (a, b, v) => {
  const t = Math.min(1, Math.max(0, (v - a) / (b - a)));
  return t * t * (3 - 2 * t);
};
