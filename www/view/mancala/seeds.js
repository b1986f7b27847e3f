// Single kernels of dried maize as sprites: a few dozen, drawn once a size and kept.
import { hash, noise } from '../noise.js';
import { LAMP } from '../puluc/cob.js';
import { TILT } from '../puluc/measures.js';
import { cast } from '../shadow.js';
import { surface } from '../surface.js';
import { fade, rgb } from '../theme.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('../puluc/men.js').Sprite} Sprite
 */

const TURNS = 24;
/** Yellow is the commonest, red the rarest. */
const KINDS = [0, 1, 3, 0, 2, 1, 0, 3, 1, 2];
const CAP = rgb('#C9A874');

/** @param {number} a @param {number} b @param {number} v */
const smooth = (a, b, v) => {
  const t = Math.min(1, Math.max(0, (v - a) / (b - a)));
  return t * t * (3 - 2 * t);
};

/** Which maize a seed is of. @param {number} id */
export const kindOf = id => KINDS[id % KINDS.length];

/** Half the width at `a` along the axis, from the crown (-1) to the tip (1). @param {number} a */
function half(a) {
  const s = a < -0.15 ? (a + 0.15) / 0.85 : (a + 0.15) / 1.15;
  const round = a < -0.15 ? 1 - Math.abs(s) ** 2.9 : 1 - s * s;
  return round <= 0 ? 0 : 0.8 * Math.sqrt(round) * (1 - 0.3 * smooth(-0.25, 1, a));
}

export class Kernels {
  /** @param {Theme} theme @param {number} dpr @param {number} length */
  constructor(theme, dpr, length) {
    this.theme = theme;
    this.dpr = dpr;
    this.length = length;
    /** @type {(Sprite | undefined)[]} */
    this.sprites = [];
    /** @type {(Sprite | undefined)[]} */
    this.shadows = [];
  }

  /** @param {number} id @param {number} angle */
  kernel(id, angle) {
    const turn = ((Math.round((angle / (Math.PI * 2)) * TURNS) % TURNS) + TURNS) % TURNS;
    const look = id % 3;
    const key = (kindOf(id) * 3 + look) * TURNS + turn;
    return this.sprites[key] ?? this.draw(key, kindOf(id), look, (turn / TURNS) * Math.PI * 2);
  }

  /** @param {number} key @param {number} kind @param {number} look @param {number} angle @returns {Sprite} */
  draw(key, kind, look, angle) {
    const { dpr, length, theme } = this;
    const r = length / 2;
    const by = Math.ceil(r * 1.12 * dpr) / dpr + 1;
    const size = Math.ceil(by * 2 * dpr);
    const { canvas, ctx } = surface(size, size);
    if (theme.flat) {
      ctx.scale(dpr, dpr);
      ctx.translate(by, by);
      drawFlat(ctx, r, angle, kind);
    } else {
      const image = ctx.createImageData(size, size);
      shade(image.data, size, dpr, by, r, angle, kind, look, theme);
      ctx.putImageData(image, 0, 0);
    }
    const sprite = { canvas, x: by, y: by, width: size / dpr, height: size / dpr };
    this.sprites[key] = sprite;
    return sprite;
  }

  /** Of a kernel that lies, or hangs `lift` kernels high. @param {number} lift */
  shadow(lift) {
    const step = Math.min(4, Math.max(0, Math.round(lift * 2)));
    return this.shadows[step] ?? this.drawShadow(step);
  }

  /** @param {number} step @returns {Sprite} */
  drawShadow(step) {
    const { dpr, length, theme } = this;
    const r = length / 2;
    const blur = r * (0.5 + step * 0.4);
    const by = Math.ceil((r + blur * 2) * dpr) / dpr;
    const size = Math.ceil(by * 2 * dpr);
    const { canvas, ctx } = surface(size, size);
    ctx.scale(dpr, dpr);
    ctx.translate(by, by);
    if (theme.depth)
      cast(ctx, dpr, fade('#1A0C04', Math.min(0.9, (0.7 - step * 0.09) * theme.depth)), 0, 0, blur, () =>
        ctx.ellipse(0, 0, r * 0.86, r * 0.86 * TILT, 0, 0, 7),
      );
    const sprite = { canvas, x: by, y: by, width: size / dpr, height: size / dpr };
    this.shadows[step] = sprite;
    return sprite;
  }
}

/** High contrast: a white drop with a black edge, a stroke across the dark ones. @param {Context} ctx @param {number} r @param {number} angle @param {number} kind */
function drawFlat(ctx, r, angle, kind) {
  ctx.scale(1, TILT);
  ctx.rotate(angle);
  ctx.beginPath();
  for (let i = -12; i <= 12; i++) ctx.lineTo((i / 12) * r, half(i / 12) * r);
  for (let i = 12; i >= -12; i--) ctx.lineTo((i / 12) * r, -half(i / 12) * r);
  ctx.closePath();
  ctx.fillStyle = kind > 1 ? '#FFE100' : '#FFFFFF';
  ctx.fill();
  ctx.strokeStyle = '#000000';
  ctx.lineWidth = Math.max(1, r * 0.14);
  ctx.stroke();
}

/**
 * @param {Uint8ClampedArray} data
 * @param {number} size
 * @param {number} dpr
 * @param {number} by
 * @param {number} r Half its length.
 * @param {number} angle
 * @param {number} kind
 * @param {number} look
 * @param {Theme} theme
 */
function shade(data, size, dpr, by, r, angle, kind, look, theme) {
  const maize = theme.maize[kind];
  const tones = maize.tones.map(rgb);
  const base = tones[look];
  const crown = rgb(maize.crown);
  const gap = rgb(maize.gap);
  const ca = Math.cos(angle);
  const sa = Math.sin(angle);
  const [lx, ly, lz] = LAMP;
  const hn = Math.hypot(lx, ly, lz + 1);
  const thick = 0.34;
  const fine = 3;
  const dusk = theme.name === 'dark' ? 0.92 : 1;
  const sum = [0, 0, 0, 0];
  for (let py = 0; py < size; py++) {
    for (let px = 0; px < size; px++) {
      sum.fill(0);
      for (let k = 0; k < fine * fine; k++) {
        const sx = ((px + ((k % fine) + 0.5) / fine) / dpr - by) / r;
        const sy = ((py + (Math.floor(k / fine) + 0.5) / fine) / dpr - by) / r;
        // Its face lies `thick` above the ground, so its side is seen below.
        const top = lit(sx, (sy + thick * 0.42) / TILT);
        const one = top ?? side(sx, sy);
        if (!one) continue;
        sum[0] += one[0];
        sum[1] += one[1];
        sum[2] += one[2];
        sum[3] += 1;
      }
      if (!sum[3]) continue;
      const p = (py * size + px) * 4;
      data[p] = sum[0] / sum[3];
      data[p + 1] = sum[1] / sum[3];
      data[p + 2] = sum[2] / sum[3];
      data[p + 3] = (sum[3] / (fine * fine)) * 255;
    }
  }

  /** The upper face. @param {number} x @param {number} y @returns {[number, number, number] | null} */
  function lit(x, y) {
    const a = x * ca + y * sa;
    const b = -x * sa + y * ca;
    const w = half(a);
    if (w <= 0 || Math.abs(b) > w) return null;
    const across = b / w;
    const end = a < -0.15 ? (a + 0.15) / 0.85 : (a + 0.15) / 1.15;
    const rho = Math.min(1, Math.cbrt(Math.abs(across) ** 3 + Math.abs(end) ** 3));
    const steep = rho ** 2.4;
    // The germ: a shallow dent toward the tip.
    const germ = look === 2 ? 0 : smooth(0.42, 0.2, Math.hypot((a - 0.28) * 0.62, b * 1.15));
    const nb = across * steep * 1.15 - germ * b * 0.9;
    const na = end * steep * 0.95 - germ * (a - 0.28) * 0.5;
    let nx = na * ca - nb * sa;
    let ny = na * sa + nb * ca;
    let nz = 0.92;
    const n = 1 / Math.hypot(nx, ny, nz);
    nx *= n;
    ny *= n;
    nz *= n;
    const facing = Math.max(0, nx * lx + ny * ly + nz * lz);
    const light = (0.5 + 0.72 * facing) * (1 - 0.34 * smooth(0.72, 1, rho)) * dusk;
    const spec = Math.max(0, (nx * lx + ny * ly + nz * (lz + 1)) / hn) ** 34 * (kind === 1 ? 0.3 : 0.42) * 255 * dusk;
    const pale = 0.5 * (1 - smooth(0.05, 0.8, rho)) + germ * (kind > 1 ? 0.22 : 0.34);
    const cap = smooth(0.72, 0.9, a);
    const grain = 0.94 + 0.12 * noise(a * 9 + look * 7, b * 3 + kind * 5) + (hash(look, kind) - 0.5) * 0.06;
    const out = /** @type {[number, number, number]} */ ([0, 0, 0]);
    for (let c = 0; c < 3; c++) {
      let tone = base[c] + (crown[c] - base[c]) * pale;
      tone += (gap[c] - tone) * smooth(0.86, 1, rho) * 0.55;
      tone += (CAP[c] - tone) * cap * (kind > 1 ? 0.55 : 0.8);
      out[c] = tone * grain * (light < 1 && c === 2 ? light ** 1.15 : light) + spec;
    }
    return out;
  }

  /** Its wall. @param {number} x @param {number} y @returns {[number, number, number] | null} */
  function side(x, y) {
    for (let k = 0; k < 4; k++) {
      const ty = (y + thick * 0.42 - thick * (k / 3)) / TILT;
      const a = x * ca + ty * sa;
      const b = -x * sa + ty * ca;
      if (Math.abs(b) > half(a)) continue;
      const dim = (0.62 - 0.1 * k - 0.16 * (x + 1)) * dusk;
      return [
        (base[0] * 0.7 + gap[0] * 0.3) * dim,
        (base[1] * 0.7 + gap[1] * 0.3) * dim * 0.94,
        (base[2] * 0.7 + gap[2] * 0.3) * dim * 0.88,
      ];
    }
    return null;
  }
}
