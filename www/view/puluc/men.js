// Clay men: round indigo ones (a), eight-sided clay ones (b). Drawn once a size and kept.
import { noise, random } from '../noise.js';
import { surface } from '../surface.js';
import { fade, mix } from '../theme.js';
import { THICK, TILT } from './geometry.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('../../types.d.ts').Side} Side
 * @typedef {{ canvas: CanvasImageSource, x: number, y: number, width: number, height: number }} Sprite
 * `x`, `y`: from the sprite's corner to the middle of the base, in CSS pixels.
 */

const OCTAGON = Array.from({ length: 8 }, (_, k) => {
  const angle = ((k + 0.5) * Math.PI) / 4;
  return [Math.cos(angle) * 1.045, Math.sin(angle) * 1.045 * TILT];
});

/** The sprites of one theme and pixel ratio. */
export class Men {
  /** @param {Theme} theme @param {number} dpr */
  constructor(theme, dpr) {
    this.theme = theme;
    this.dpr = dpr;
    /** @type {Map<string, Sprite>} */
    this.sprites = new Map();
  }

  /**
   * @param {string} key
   * @param {number} left
   * @param {number} up
   * @param {number} right
   * @param {number} down
   * @param {(ctx: Context) => void} draw
   * @returns {Sprite}
   */
  keep(key, left, up, right, down, draw) {
    let sprite = this.sprites.get(key);
    if (!sprite) {
      const { dpr } = this;
      // Whole device pixels, so that a sprite at rest is never resampled.
      const x = Math.ceil(left * dpr) / dpr;
      const y = Math.ceil(up * dpr) / dpr;
      const { canvas, ctx } = surface((x + right) * dpr, (y + down) * dpr);
      ctx.scale(dpr, dpr);
      ctx.translate(x, y);
      draw(ctx);
      sprite = { canvas, x, y, width: canvas.width / dpr, height: canvas.height / dpr };
      if (this.sprites.size > 400) this.sprites.clear();
      this.sprites.set(key, sprite);
    }
    return sprite;
  }

  /**
   * @param {Side} side
   * @param {number} r
   * @param {number} t Thickness.
   * @param {boolean} dead
   */
  man(side, r, t, dead) {
    const thick = Math.max(0.5, Math.round(t * this.dpr * 2) / this.dpr / 2);
    const key = `${side}${dead ? 'x' : 'm'}${r.toFixed(2)}/${thick}`;
    const by = r * 1.045 + 2;
    return this.keep(key, by, r * TILT + thick + 2, by, r * TILT + 2, ctx => {
      if (side === 'a') roundMan(ctx, r, thick, this.theme);
      else cornerMan(ctx, r, thick, this.theme);
      if (!dead) return;
      // The empty socket of the kernel.
      ctx.beginPath();
      ctx.ellipse(0, -thick, r * 0.13, r * 0.13 * TILT, 0, 0, 7);
      ctx.fillStyle = fade(this.theme.sides[side].low, 0.75);
      ctx.fill();
      ctx.globalCompositeOperation = 'source-atop';
      ctx.fillStyle = fade(this.theme.earth, this.theme.flat ? 0.3 : 0.36);
      ctx.fillRect(-by, -r * 2 - thick, by * 2, r * 4 + thick);
    });
  }

  /** Shadow of a tower standing on the table. @param {number} r @param {number} height */
  shadow(r, height) {
    const h = Math.round(height / 4) * 4;
    const reach = 10 + h * 0.5;
    return this.keep(`s${r.toFixed(2)}/${h}`, r + 12, r + 12, r + reach + 12, r + reach + 8, ctx => {
      const { shadow, depth } = this.theme;
      if (!depth) return;
      cast(ctx, this.dpr, fade(shadow, 0.34 * depth), 2 + h * 0.04, 3 + h * 0.03, 5 + h * 0.14, () => {
        capsule(ctx, r * 0.98, h * 0.3, h * 0.2);
      });
      cast(ctx, this.dpr, fade(shadow, Math.min(1, 0.55 * depth)), 1.5, 2.5, 4.5, () => {
        ctx.ellipse(0, 0, r, r * TILT, 0, 0, 7);
      });
    });
  }

  /** Shadow of a man in the air; it grows soft with height. @param {number} r @param {number} lift */
  airShadow(r, lift) {
    const soft = Math.min(6, Math.round((lift / r) * 3));
    const blur = 5 + soft * 2.5;
    return this.keep(`f${r.toFixed(1)}/${soft}`, r + blur * 2, r + blur * 2, r + blur * 2, r + blur * 2, ctx => {
      const { shadow, depth } = this.theme;
      if (!depth) return;
      cast(ctx, this.dpr, fade(shadow, (0.42 - soft * 0.02) * depth), 0, 0, blur, () => {
        ctx.ellipse(0, 0, r * 0.96, r * 0.96 * TILT, 0, 0, 7);
      });
    });
  }

  /** The set kernel, looking at `angle` on the table. @param {number} r @param {number} angle */
  kernel(r, angle) {
    const turn = Math.round((angle / (2 * Math.PI)) * 64);
    const a = (turn / 64) * 2 * Math.PI;
    return this.keep(`k${r.toFixed(2)}/${((turn % 64) + 64) % 64}`, r * 0.7, r * 0.7, r * 0.7, r * 0.7, ctx => {
      drawKernel(ctx, r, a, this.theme);
    });
  }
}

/** Fills a shape's shadow alone: the shape itself stays outside the canvas. @param {Context} ctx @param {number} dpr @param {string} colour @param {number} dx @param {number} dy @param {number} blur @param {() => void} path */
export function cast(ctx, dpr, colour, dx, dy, blur, path) {
  const away = 4000;
  ctx.save();
  ctx.shadowColor = colour;
  ctx.shadowBlur = blur * dpr;
  ctx.shadowOffsetX = (dx + away) * dpr;
  ctx.shadowOffsetY = dy * dpr;
  ctx.fillStyle = '#000';
  ctx.translate(-away, 0);
  ctx.beginPath();
  path();
  ctx.fill();
  ctx.restore();
}

/** @param {Context} ctx @param {number} r @param {number} dx @param {number} dy */
function capsule(ctx, r, dx, dy) {
  const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / (r * 0.35)));
  for (let i = 0; i <= steps; i++) {
    const x = (dx * i) / steps;
    const y = (dy * i) / steps;
    ctx.moveTo(x + r, y);
    ctx.ellipse(x, y, r, r * TILT, 0, 0, Math.PI * 2);
  }
}

/** @param {Context} ctx @param {number} y @param {number} k */
function ring(ctx, y, k) {
  ctx.beginPath();
  ctx.ellipse(0, y, k, k * TILT, 0, 0, Math.PI * 2);
}

/** @param {Context} ctx @param {number} r @param {number} t @param {Theme} theme */
function roundMan(ctx, r, t, theme) {
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
function cornerMan(ctx, r, t, theme) {
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
function drawKernel(ctx, r, angle, theme) {
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

/** Sideways jitter of the i-th man of a tower, under 0.03 of its radius. @param {number} i @param {number} place */
export const lean = (i, place) => (i === 0 ? 0 : (noise(i * 3.7 + 0.5, place * 5.3 + 0.5) - 0.5) * 0.058);

/**
 * A tower, bottom to top, with its base at x, y.
 * @param {Context} ctx
 * @param {Men} kit
 * @param {string} men
 * @param {number} x
 * @param {number} y
 * @param {{ r: number, step?: number, angle?: number | null, dead?: boolean, place?: number, drop?: (i: number) => number, scale?: number }} how
 */
export function drawTower(ctx, kit, men, x, y, how) {
  const { r, step = r * THICK, angle = null, dead = false, place = 0, drop, scale = 1 } = how;
  const { dpr } = kit;
  for (let i = 0; i < men.length; i++) {
    const side = /** @type {Side} */ (men[i]);
    const sprite = kit.man(side, r, step, dead);
    let px = x + lean(i, place) * r;
    let py = y - (i * step + (drop ? drop(i) : 0)) * scale;
    if (scale === 1) {
      px = Math.round(px * dpr) / dpr;
      py = Math.round(py * dpr) / dpr;
    }
    put(ctx, sprite, px, py, scale);
    if (i === men.length - 1 && angle !== null) put(ctx, kit.kernel(r, angle), px, py - step * scale, scale);
  }
}

/** @param {Context} ctx @param {Sprite} s @param {number} x @param {number} y @param {number} [k] */
export function put(ctx, s, x, y, k = 1) {
  ctx.drawImage(s.canvas, x - s.x * k, y - s.y * k, s.width * k, s.height * k);
}
