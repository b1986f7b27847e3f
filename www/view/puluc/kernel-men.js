// Men that are single kernels of maize: Indigo's round and smooth, Clay's square at the shoulders with a dent.
import { noise } from '../noise.js';
import { surface } from '../surface.js';
import { fade, mix } from '../theme.js';
import { edgeOf, lit, skin } from './kernel.js';
import { THICK, TILT } from './measures.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('../theme.js').SidePalette} SidePalette
 * @typedef {{ reach: number, power: 2 | 4, dent: number }} Shape `reach`: half of its breadth, in radii.
 */

/** @type {Shape} */
const ROUND = { reach: 0.985, power: 2, dent: 0 };
/** @type {Shape} */
const SQUARE = { reach: 0.905, power: 4, dent: 0.62 };
/** Share of the height at which a kernel is broadest. */
const WAIST = 0.5;

/** The outline at a height. @param {Context} ctx @param {Shape} shape @param {number} r @param {number} y @param {boolean} [lower] Its front half alone. */
function outline(ctx, { reach, power }, r, y, lower = false) {
  const steps = 48;
  for (let i = 0; i <= steps; i++) {
    const a = (lower ? 1 : 2) * Math.PI * (i / steps);
    const k = (reach * r) / edgeOf(Math.cos(a), Math.sin(a), power);
    ctx.lineTo(Math.cos(a) * k, y + Math.sin(a) * k * TILT);
  }
}

/** Fills rows of pixels from back to front; what is nearer covers what is behind. @param {number} scale @param {number} r @param {number} t @param {Shape} shape @param {import('./kernel.js').Skin} colours */
function solid(scale, r, t, shape, colours) {
  const by = r + 1;
  const width = Math.ceil(by * 2 * scale);
  const height = Math.ceil((by * 2 * TILT + t) * scale);
  const { canvas, ctx } = surface(width, height);
  const image = ctx.createImageData(width, height);
  const { data } = image;
  const top = by * TILT + t;
  const reach = shape.reach * r;
  const step = 1 / scale;
  const out = [0, 0, 0];
  // Two forms, so that no power has to be worked out for each sample.
  const square = shape.power === 4;
  const paint = (/** @type {number} */ column, /** @type {number} */ from, /** @type {number} */ to) => {
    for (let row = Math.max(0, Math.floor(from)); row <= Math.min(height - 1, Math.floor(to)); row++) {
      const p = (row * width + column) * 4;
      data[p] = out[0];
      data[p + 1] = out[1];
      data[p + 2] = out[2];
      data[p + 3] = 255;
    }
  };
  for (let column = 0; column < width; column++) {
    const u = ((column + 0.5) / scale - by) / reach;
    if (Math.abs(u) >= 1) continue;
    const uu = square ? u * u * u * u : u * u;
    // How deep the kernel is here, toward the viewer and away.
    const root = Math.sqrt(1 - uu);
    const deep = (square ? Math.sqrt(root) : root) * reach;
    const middle = 1 - Math.min(1, Math.abs(u) * 1.15) ** 4;
    let row = 0;
    let first = true;
    for (let y = -deep; y <= deep; y += step) {
      const v = y / reach;
      const far = Math.sqrt(uu + (square ? v * v * v * v : v * v));
      const rho = Math.min(1, square ? Math.sqrt(far) : far);
      const dome = Math.sqrt(1 - rho * rho * Math.sqrt(rho));
      const z = t * (WAIST + (1 - WAIST) * dome);
      const next = (y * TILT - z + top) * scale;
      const steep = 1.35 * rho * Math.sqrt(rho);
      const across = Math.exp(-25 * v * v) * middle;
      const dent = shape.dent * across;
      lit(
        colours,
        u * steep,
        v * steep - dent * (v / 0.14),
        0.34 + 0.66 * dome,
        rho * (1 - 0.4 * across),
        // Fine streaks in the skin run from the crown down.
        (1 - 0.34 * dent) * (0.93 + 0.14 * noise(u * 16 + 50, v * 2.5 + 50 + shape.dent)),
        out,
      );
      paint(column, first ? next : row, next);
      row = Math.max(row, next);
      if (first) row = next;
      first = false;
    }
    // The flank that is seen from the front, down to the ground.
    const v = deep / reach;
    const from = (deep * TILT - t * WAIST + top) * scale;
    const to = (deep * TILT + top) * scale;
    for (let y = Math.floor(row); y <= to; y++) {
      const k = Math.max(0, (y - from) / Math.max(1, to - from));
      const gx = Math.sign(u) * Math.abs(u) ** (shape.power - 1);
      const gy = v ** (shape.power - 1);
      const n = 1 / (Math.hypot(gx, gy) || 1);
      lit(colours, gx * n, gy * n, 0.42 - 0.7 * k, 0.78 + 0.22 * k, 1.22 - 0.5 * k * k, out);
      paint(column, y, y);
    }
  }
  ctx.putImageData(image, 0, 0);
  return { canvas, x: -by, y: -top, width: width / scale, height: height / scale };
}

/** @param {Context} ctx @param {number} r @param {number} t @param {Theme} theme @param {Shape} shape @param {SidePalette} palette */
function kernel(ctx, r, t, theme, shape, { top, wall, low, high }) {
  const whole = () => {
    ctx.beginPath();
    outline(ctx, shape, r, 0, true);
    ctx.lineTo(-shape.reach * r, -t);
    ctx.lineTo(shape.reach * r, -t);
    ctx.closePath();
  };
  const crown = (/** @type {number} */ k) => {
    ctx.beginPath();
    outline(ctx, shape, r * k, -t);
    ctx.closePath();
  };
  if (theme.flat) {
    ctx.strokeStyle = high;
    ctx.lineWidth = Math.max(1.5, r * 0.06);
    whole();
    ctx.fillStyle = wall;
    ctx.fill();
    ctx.stroke();
    crown(1);
    ctx.fillStyle = top;
    ctx.fill();
    ctx.stroke();
    if (!shape.dent) return;
    ctx.beginPath();
    ctx.moveTo(-r * 0.8, -t);
    ctx.lineTo(r * 0.8, -t);
    ctx.stroke();
    return;
  }
  // Several samples a pixel where pixels are large.
  const dpr = ctx.getTransform().a;
  const scale = dpr < 2 ? dpr * 2 : dpr < 3 ? dpr * 1.5 : dpr;
  const colours = skin(mix(top, wall, 0.25), mix(top, high, 0.62), low, 0.34);
  const { canvas, x, y, width, height } = solid(scale, r, t, shape, colours);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(canvas, x, y, width, height);
  // Edges: dark where one kernel lies on the next, light all round on a dark ground.
  ctx.beginPath();
  outline(ctx, shape, r * 0.99, -0.4, true);
  ctx.strokeStyle = fade(low, 0.9);
  ctx.lineWidth = Math.max(0.6, r * 0.03);
  ctx.stroke();
  if (!theme.rim) return;
  const lift = Math.min(t, r * THICK) * WAIST;
  ctx.beginPath();
  outline(ctx, shape, r * 0.985, 0, true);
  ctx.translate(0, -lift);
  const steps = 48;
  for (let i = 0; i <= steps; i++) {
    const a = Math.PI + Math.PI * (i / steps);
    const k = (shape.reach * r * 0.985) / edgeOf(Math.cos(a), Math.sin(a), shape.power);
    ctx.lineTo(Math.cos(a) * k, Math.sin(a) * k * TILT);
  }
  ctx.translate(0, lift);
  ctx.closePath();
  ctx.strokeStyle = fade(high, 0.85);
  ctx.lineWidth = Math.max(0.9, r * 0.035);
  ctx.stroke();
}

/** @type {import('../looks.js').DrawMan} */
export const roundMan = (ctx, r, t, theme) => kernel(ctx, r, t, theme, ROUND, theme.sides.a);

/** @type {import('../looks.js').DrawMan} */
export const cornerMan = (ctx, r, t, theme) => kernel(ctx, r, t, theme, SQUARE, theme.sides.b);
