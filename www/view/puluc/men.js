// Men and their shadows as sprites, drawn once a size and kept; towers made of them.
import { noise } from '../noise.js';
import { cast } from '../shadow.js';
import { surface } from '../surface.js';
import { fade } from '../theme.js';
import { drawKernel } from './clay.js';
import { THICK, TILT } from './measures.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('../../types.d.ts').Side} Side
 * @typedef {{ canvas: CanvasImageSource, x: number, y: number, width: number, height: number }} Sprite
 * `x`, `y`: from the sprite's corner to the middle of the base, in CSS pixels.
 */

/** What a sprite shows. */
const KIND = { a: 0, b: 1, deadA: 2, deadB: 3, shadow: 4, air: 5, kernel: 6, halo: 7 };
/** Directions in which a kernel is drawn. */
const TURNS = 64;

/** The sprites of one theme and pixel ratio. Looking one up makes no garbage: keys are whole numbers. */
export class Men {
  /** @param {Theme} theme @param {number} dpr @param {import('../looks.js').Looks} looks */
  constructor(theme, dpr, looks) {
    this.theme = theme;
    this.dpr = dpr;
    this.looks = looks;
    /** @type {Map<number, Sprite>} */
    this.sprites = new Map();
    /** Radii in use; keys name their index. @type {number[]} */
    this.radii = [];
  }

  clear() {
    this.sprites.clear();
    this.radii.length = 0;
  }

  /** @param {number} kind @param {number} r @param {number} detail Below 4096. */
  key(kind, r, detail) {
    let i = this.radii.indexOf(r);
    if (i < 0) i = this.radii.push(r) - 1;
    return kind + 16 * (detail + 4096 * i);
  }

  /**
   * @param {number} key
   * @param {number} left
   * @param {number} up
   * @param {number} right
   * @param {number} down
   * @param {(ctx: Context) => void} draw
   * @param {number} [scale] Pixels of the sprite for a CSS pixel.
   * @returns {Sprite}
   */
  keep(key, left, up, right, down, draw, scale = this.dpr) {
    // Whole device pixels, so that a sprite at rest is never resampled.
    const x = Math.ceil(left * scale) / scale;
    const y = Math.ceil(up * scale) / scale;
    const { canvas, ctx } = surface((x + right) * scale, (y + down) * scale);
    ctx.scale(scale, scale);
    ctx.translate(x, y);
    draw(ctx);
    const sprite = { canvas, x, y, width: canvas.width / scale, height: canvas.height / scale };
    if (this.sprites.size > 600) this.sprites.clear();
    this.sprites.set(key, sprite);
    return sprite;
  }

  /**
   * @param {Side} side
   * @param {number} r
   * @param {number} t Thickness.
   * @param {boolean} dead
   */
  man(side, r, t, dead) {
    const half = Math.max(1, Math.round(t * this.dpr * 2));
    const key = this.key((side === 'a' ? KIND.a : KIND.b) + (dead ? 2 : 0), r, half);
    return this.sprites.get(key) ?? this.drawMan(key, side, r, half / this.dpr / 2, dead);
  }

  /** @param {number} key @param {Side} side @param {number} r @param {number} thick @param {boolean} dead */
  drawMan(key, side, r, thick, dead) {
    const by = r * 1.045 + 2;
    return this.keep(key, by, r * TILT + thick + 2, by, r * TILT + 2, ctx => {
      this.looks.men[side === 'a' ? 'roundMan' : 'cornerMan'](ctx, r, thick, this.theme);
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
    const step = Math.round(height / 4);
    const key = this.key(KIND.shadow, r, step);
    return this.sprites.get(key) ?? this.drawShadow(key, r, step * 4);
  }

  /** @param {number} key @param {number} r @param {number} h */
  drawShadow(key, r, h) {
    const reach = 10 + h * 0.5;
    return this.keep(key, r + 12, r + 12, r + reach + 12, r + reach + 8, ctx => {
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
    const soft = Math.min(6, Math.max(0, Math.round((lift / r) * 3)));
    const key = this.key(KIND.air, r, soft);
    return this.sprites.get(key) ?? this.drawAirShadow(key, r, soft);
  }

  /** @param {number} key @param {number} r @param {number} soft */
  drawAirShadow(key, r, soft) {
    const blur = 5 + soft * 2.5;
    return this.keep(key, r + blur * 2, r + blur * 2, r + blur * 2, r + blur * 2, ctx => {
      const { shadow, depth } = this.theme;
      if (!depth) return;
      cast(ctx, this.dpr, fade(shadow, (0.42 - soft * 0.02) * depth), 0, 0, blur, () => {
        ctx.ellipse(0, 0, r * 0.96, r * 0.96 * TILT, 0, 0, 7);
      });
    });
  }

  /** The set kernel, looking at `angle` on the table. @param {number} r @param {number} angle */
  kernel(r, angle) {
    const turn = Math.round((angle / (2 * Math.PI)) * TURNS);
    const key = this.key(KIND.kernel, r, ((turn % TURNS) + TURNS) % TURNS);
    return this.sprites.get(key) ?? this.drawKernel(key, r, (turn / TURNS) * 2 * Math.PI);
  }

  /** @param {number} key @param {number} r @param {number} angle */
  drawKernel(key, r, angle) {
    return this.keep(key, r * 0.7, r * 0.7, r * 0.7, r * 0.7, ctx => drawKernel(ctx, r, angle, this.theme));
  }

  /** What shines under a man that can move. @param {number} r @param {number} k Radius of the ellipse. */
  halo(r, k) {
    const key = this.key(KIND.halo, r, 0);
    return this.sprites.get(key) ?? this.drawHalo(key, r, k);
  }

  /** @param {number} key @param {number} r @param {number} k */
  drawHalo(key, r, k) {
    const { theme, dpr } = this;
    return this.keep(key, k * 1.9, k * 1.7, k * 1.9, k * 1.7, c => {
      cast(c, dpr, fade(theme.halo, 0.95), 0, 0, r * 0.5, () => c.ellipse(0, 0, k, k * TILT, 0, 0, 7));
      cast(c, dpr, fade(theme.halo, 0.5), 0, 0, r * 0.9, () => c.ellipse(0, 0, k, k * TILT, 0, 0, 7));
      c.beginPath();
      c.ellipse(0, 0, k, k * TILT, 0, 0, 7);
      c.fillStyle = theme.glow;
      c.fill();
    });
  }
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
