// Clay men: round indigo ones (a), eight-sided clay ones (b), and the maize kernel set on top.
import { random } from '../noise.js';
import { fade, mix } from '../theme.js';
import { TILT } from './measures.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 */

const OCTAGON = Array.from({ length: 8 }, (_, k) => {
  const angle = ((k + 0.5) * Math.PI) / 4;
  return [Math.cos(angle) * 1.045, Math.sin(angle) * 1.045 * TILT];
});

/** @param {Context} ctx @param {number} y @param {number} k */
function ring(ctx, y, k) {
  ctx.beginPath();
  ctx.ellipse(0, y, k, k * TILT, 0, 0, Math.PI * 2);
}

/** @param {Context} ctx @param {number} r @param {number} t @param {Theme} theme */
export function roundMan(ctx, r, t, theme) {
  const { top, wall, low, high, inlay } = theme.sides.a;
  const ry = r * TILT;
  const band = (/** @type {number} */ y0, /** @type {number} */ y1) => {
    ctx.beginPath();
    ctx.ellipse(0, y0, r, ry, 0, Math.PI, 0, true);
    ctx.ellipse(0, y1, r, ry, 0, 0, Math.PI);
    ctx.closePath();
  };
  // Wall: brightest at 30 % from the left, darkest right.
  const g = ctx.createLinearGradient(-r, 0, r, 0);
  g.addColorStop(0, mix(wall, low, 0.35));
  g.addColorStop(0.3, mix(wall, high, 0.24));
  g.addColorStop(0.62, wall);
  g.addColorStop(1, low);
  band(-t, 0);
  ctx.fillStyle = theme.flat ? wall : g;
  ctx.fill();
  if (t > r * 0.12) {
    // The pale slip thread.
    const s = ctx.createLinearGradient(-r, 0, r, 0);
    s.addColorStop(0, mix(inlay, wall, 0.45));
    s.addColorStop(0.3, mix(inlay, wall, 0.12));
    s.addColorStop(1, mix(inlay, low, 0.55));
    ctx.beginPath();
    ctx.ellipse(0, -t * 0.54, r * 0.995, ry, 0, 0.02, Math.PI - 0.02);
    ctx.strokeStyle = s;
    ctx.lineWidth = Math.max(0.8, Math.min(r * 0.055, t * 0.18));
    ctx.stroke();
  }
  if (theme.flat) {
    ctx.strokeStyle = high;
    ctx.lineWidth = Math.max(1.5, r * 0.06);
    band(-t, 0);
    ctx.stroke();
  } else {
    ctx.beginPath();
    ctx.ellipse(0, -0.4, r, ry, 0, 0.15, Math.PI - 0.15);
    ctx.strokeStyle = fade(low, 0.8);
    ctx.lineWidth = Math.max(0.6, r * 0.03);
    ctx.stroke();
  }
  // Face.
  const face = ctx.createLinearGradient(-r * 0.6, -t - ry, r * 0.6, -t + ry);
  face.addColorStop(0, mix(top, high, 0.22));
  face.addColorStop(0.45, top);
  face.addColorStop(1, mix(top, low, 0.3));
  ring(ctx, -t, r);
  ctx.fillStyle = theme.flat ? top : face;
  ctx.fill();
  if (theme.flat) {
    ring(ctx, -t, r);
    ctx.strokeStyle = high;
    ctx.lineWidth = Math.max(1.5, r * 0.06);
    ctx.stroke();
    ring(ctx, -t, r * 0.72);
    ctx.stroke();
    return;
  }
  shoulder(ctx, -t, r, high, low, k => ring(ctx, -t, k));
  // The dished middle: dark where its rim hides the lamp, light across.
  dish(ctx, -t, r * 0.68, top, low, high, k => ring(ctx, -t, k));
  ring(ctx, -t, r * 0.8);
  const slip = ctx.createLinearGradient(-r, -t - ry, r, -t + ry);
  slip.addColorStop(0, inlay);
  slip.addColorStop(1, mix(inlay, top, 0.45));
  ctx.strokeStyle = slip;
  ctx.lineWidth = Math.max(0.9, r * 0.055);
  ctx.stroke();
  marks(ctx, -t, r, 7, low, high);
  if (theme.rim)
    rim(ctx, high, r, () => {
      ring(ctx, -t, r - 0.5);
    });
  if (theme.rim)
    rim(ctx, fade(high, 0.75), r, () => {
      ctx.beginPath();
      ctx.moveTo(-r + 0.4, -t);
      ctx.ellipse(0, 0, r - 0.4, ry - 0.4, 0, Math.PI, 0, true);
      ctx.lineTo(r - 0.4, -t);
    });
}

/** @param {Context} ctx @param {string} high @param {number} r @param {() => void} path */
function rim(ctx, high, r, path) {
  path();
  ctx.strokeStyle = high;
  ctx.lineWidth = Math.max(0.9, r * 0.035);
  ctx.stroke();
}

/** Light on the turned edge, upper left; shade lower right. @param {Context} ctx @param {number} y @param {number} r @param {string} high @param {string} low @param {(k: number) => void} path */
function shoulder(ctx, y, r, high, low, path) {
  const ry = r * TILT;
  const g = ctx.createLinearGradient(-r * 0.75, y - ry * 0.9, r * 0.75, y + ry * 0.9);
  g.addColorStop(0, fade(high, 0.85));
  g.addColorStop(0.42, fade(high, 0.16));
  g.addColorStop(0.6, fade(low, 0.05));
  g.addColorStop(1, fade(low, 0.5));
  path(r * 0.945);
  ctx.strokeStyle = g;
  ctx.lineWidth = r * 0.11;
  ctx.stroke();
  path(r * 0.985);
  const edge = ctx.createLinearGradient(0, y - ry, 0, y + ry);
  edge.addColorStop(0, fade(high, 0.2));
  edge.addColorStop(1, fade(high, 0.5));
  ctx.strokeStyle = edge;
  ctx.lineWidth = Math.max(0.6, r * 0.025);
  ctx.stroke();
}

/** @param {Context} ctx @param {number} y @param {number} k @param {string} top @param {string} low @param {string} high @param {(k: number) => void} path */
function dish(ctx, y, k, top, low, high, path) {
  const ry = k * TILT;
  const floor = ctx.createLinearGradient(-k * 0.6, y - ry, k * 0.6, y + ry);
  floor.addColorStop(0, mix(top, low, 0.34));
  floor.addColorStop(0.55, mix(top, low, 0.1));
  floor.addColorStop(1, mix(top, high, 0.12));
  path(k);
  ctx.fillStyle = floor;
  ctx.fill();
  const edge = ctx.createLinearGradient(-k * 0.7, y - ry, k * 0.7, y + ry);
  edge.addColorStop(0, fade(low, 0.75));
  edge.addColorStop(0.5, fade(low, 0.2));
  edge.addColorStop(0.6, fade(high, 0.1));
  edge.addColorStop(1, fade(high, 0.7));
  ctx.strokeStyle = edge;
  ctx.lineWidth = Math.max(0.8, k * 0.06);
  ctx.stroke();
}

/** Clay specks and faint turning marks. @param {Context} ctx @param {number} y @param {number} r @param {number} seed @param {string} low @param {string} high */
function marks(ctx, y, r, seed, low, high) {
  const next = random(seed);
  ctx.lineWidth = Math.max(0.5, r * 0.014);
  for (let i = 0; i < 3; i++) {
    ctx.beginPath();
    const k = r * (0.5 - i * 0.11);
    const start = next() * 6;
    ctx.ellipse(0, y, k, k * TILT, 0, start, start + 2.4);
    ctx.strokeStyle = fade(i % 2 ? high : low, 0.22);
    ctx.stroke();
  }
  for (let i = 0; i < 16; i++) {
    const angle = next() * 7;
    const k = r * Math.sqrt(next()) * 0.92;
    ctx.beginPath();
    ctx.arc(Math.cos(angle) * k, y + Math.sin(angle) * k * TILT, r * (0.008 + next() * 0.016), 0, 7);
    ctx.fillStyle = fade(next() < 0.6 ? low : high, 0.3);
    ctx.fill();
  }
}

/** @param {Context} ctx @param {number} y @param {number} r */
function octagon(ctx, y, r) {
  ctx.beginPath();
  for (const [x, dy] of OCTAGON) ctx.lineTo(x * r, y + dy * r);
  ctx.closePath();
}

/** @param {Context} ctx @param {number} r @param {number} t @param {Theme} theme */
export function cornerMan(ctx, r, t, theme) {
  const { top, wall, low, high } = theme.sides.b;
  const ry = r * TILT;
  // Corners that face us, right to left: 0..3 are the lower half.
  const facets = [mix(wall, low, 0.72), mix(wall, low, 0.08), mix(wall, high, 0.16)];
  for (let k = 0; k < 3; k++) {
    const [x0, y0] = OCTAGON[k];
    const [x1, y1] = OCTAGON[k + 1];
    ctx.beginPath();
    ctx.moveTo(x0 * r, y0 * r - t);
    ctx.lineTo(x0 * r, y0 * r);
    ctx.lineTo(x1 * r, y1 * r);
    ctx.lineTo(x1 * r, y1 * r - t);
    ctx.closePath();
    const g = ctx.createLinearGradient(0, y1 * r - t, 0, y1 * r);
    g.addColorStop(0, facets[k]);
    g.addColorStop(1, mix(facets[k], low, 0.3));
    ctx.fillStyle = theme.flat ? wall : g;
    ctx.fill();
  }
  // The two facets seen edge on.
  for (const [k, colour] of /** @type {[number, string][]} */ ([
    [0, low],
    [3, mix(wall, high, 0.3)],
  ])) {
    const [x, y] = OCTAGON[k];
    ctx.fillStyle = colour;
    ctx.fillRect(x * r - (k ? 0 : r * 0.03), -y * r - t, r * 0.03, t + 2 * y * r);
  }
  // Bright arrises.
  ctx.lineWidth = theme.flat ? Math.max(1.2, r * 0.05) : Math.max(0.8, r * 0.04);
  for (let k = 0; k < 4; k++) {
    const [x, y] = OCTAGON[k];
    const inner = k === 0 ? -r * 0.015 : k === 3 ? r * 0.015 : 0;
    ctx.beginPath();
    ctx.moveTo(x * r + inner, y * r - t);
    ctx.lineTo(x * r + inner, y * r);
    ctx.strokeStyle = fade(high, theme.flat ? 1 : k === 0 ? 0.35 : k === 3 ? 0.5 : 0.8);
    ctx.stroke();
  }
  ctx.beginPath();
  for (let k = 0; k < 4; k++) ctx.lineTo(OCTAGON[k][0] * r, OCTAGON[k][1] * r - 0.4);
  ctx.strokeStyle = theme.flat ? high : fade(low, 0.85);
  ctx.lineWidth = theme.flat ? Math.max(1.5, r * 0.06) : Math.max(0.6, r * 0.03);
  ctx.stroke();

  const face = ctx.createLinearGradient(-r * 0.6, -t - ry, r * 0.6, -t + ry);
  face.addColorStop(0, mix(top, high, 0.34));
  face.addColorStop(0.5, top);
  face.addColorStop(1, mix(top, wall, 0.45));
  octagon(ctx, -t, r);
  ctx.fillStyle = theme.flat ? top : face;
  ctx.fill();
  if (theme.flat) {
    ctx.strokeStyle = high;
    ctx.lineWidth = Math.max(1.5, r * 0.06);
    ctx.stroke();
    octagon(ctx, -t, r * 0.68);
    ctx.stroke();
    return;
  }
  ctx.save();
  octagon(ctx, -t, r);
  ctx.clip();
  shoulder(ctx, -t, r, high, low, k => octagon(ctx, -t, k * 1.01));
  ctx.restore();
  dish(ctx, -t, r * 0.66, top, low, high, k => octagon(ctx, -t, k));
  marks(ctx, -t, r, 3, low, high);
  octagon(ctx, -t, r - 0.3);
  ctx.strokeStyle = fade(high, theme.rim ? 1 : 0.55);
  ctx.lineWidth = theme.rim ? Math.max(0.9, r * 0.035) : Math.max(0.6, r * 0.03);
  ctx.stroke();
  if (theme.rim)
    rim(ctx, fade(high, 0.75), r, () => {
      ctx.beginPath();
      ctx.moveTo(OCTAGON[0][0] * r - 0.4, -t);
      for (let k = 0; k < 4; k++) ctx.lineTo(OCTAGON[k][0] * r * 0.99, OCTAGON[k][1] * r - 0.4);
      ctx.lineTo(OCTAGON[3][0] * r + 0.4, -t);
    });
}

/**
 * @param {Context} ctx Origin in the middle of the face.
 * @param {number} r Radius of the man.
 * @param {number} angle
 * @param {Theme} theme
 */
export function drawKernel(ctx, r, angle, theme) {
  const path = (/** @type {number} */ dx, /** @type {number} */ dy, /** @type {number} */ k) => {
    ctx.save();
    ctx.translate(dx, dy);
    ctx.scale(k, k * TILT);
    ctx.rotate(angle);
    ctx.beginPath();
    ctx.moveTo(r * 0.47, 0);
    ctx.bezierCurveTo(r * 0.3, r * 0.16, r * 0.02, r * 0.36, -r * 0.2, r * 0.33);
    ctx.bezierCurveTo(-r * 0.46, r * 0.3, -r * 0.46, -r * 0.3, -r * 0.2, -r * 0.33);
    ctx.bezierCurveTo(r * 0.02, -r * 0.36, r * 0.3, -r * 0.16, r * 0.47, 0);
    ctx.closePath();
    ctx.restore();
  };
  if (theme.flat) {
    path(0, 0, 1);
    ctx.fillStyle = '#FFFFFF';
    ctx.fill();
    ctx.strokeStyle = '#000000';
    ctx.lineWidth = Math.max(1, r * 0.05);
    ctx.stroke();
    return;
  }
  // The socket, the side of the kernel, then its crown.
  path(r * 0.03, r * 0.06, 1.06);
  ctx.fillStyle = 'rgba(30,14,4,0.5)';
  ctx.fill();
  path(0, r * 0.015, 1);
  ctx.fillStyle = '#9A6A24';
  ctx.fill();
  path(-r * 0.008, -r * 0.035, 0.97);
  const g = ctx.createLinearGradient(-r * 0.3, -r * 0.3, r * 0.3, r * 0.3);
  g.addColorStop(0, '#FFFBEA');
  g.addColorStop(0.45, '#FBEBC4');
  g.addColorStop(0.8, '#EBC887');
  g.addColorStop(1, '#D9A95A');
  ctx.fillStyle = g;
  ctx.fill();
  ctx.strokeStyle = 'rgba(122,74,18,0.75)';
  ctx.lineWidth = Math.max(0.5, r * 0.025);
  ctx.stroke();
  const at = [Math.cos(angle) * -r * 0.13 - r * 0.06, (Math.sin(angle) * -r * 0.13 - r * 0.12) * TILT - r * 0.05];
  ctx.beginPath();
  ctx.ellipse(at[0], at[1], r * 0.11, r * 0.05, angle * 0 - 0.4, 0, 7);
  ctx.fillStyle = 'rgba(255,255,255,0.85)';
  ctx.fill();
}
