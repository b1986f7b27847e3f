// Men and their shadows as sprites, drawn once a size and kept; towers made of them.
import { noise } from '../noise.js';
import { cast } from '../shadow.js';
import { surface } from '../surface.js';
import { fade } from '../theme.js';
import { cornerMan, drawKernel, roundMan } from './clay.js';
import { THICK, TILT } from './measures.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('../../types.d.ts').Side} Side
 * @typedef {{ canvas: CanvasImageSource, x: number, y: number, width: number, height: number }} Sprite
 * `x`, `y`: from the sprite's corner to the middle of the base, in CSS pixels.
 */

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
