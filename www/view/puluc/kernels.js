// The pixels of a dried cob, kernel by kernel, worked out without a canvas.
import { hash, noise, noiseLine } from '../noise.js';
import { rgb } from '../theme.js';
import { cobRadius, LAMP, ROW } from './cob.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('./geometry.js').Cob} Cob
 */

const BARE = rgb('#C09B66');
/** Colours that stray into a cob of the other. */
const ODD = [
  ['#F4E3B4', '#F0D48E', '#C9741F'],
  ['#EFC75E', '#F0D48E', '#E2B650'],
  ['#5A1418', '#C0553A', '#5E1A2C'],
  ['#5A2A4E', '#6B2440', '#4A4E86'],
];

/** More than the rows of kernels that can be seen of a cob, counted from 8 at its middle. */
const TURNS = 14;

/** @param {number} a @param {number} b @param {number} v */
export const smooth = (a, b, v) => {
  const t = v <= a ? 0 : v >= b ? 1 : (v - a) / (b - a);
  return t * t * (3 - 2 * t);
};

/** @typedef {{ x: number, y: number, width: number, height: number, data: Uint8ClampedArray<ArrayBuffer> }} CobImage In device pixels. */

/**
 * @param {Cob} cob
 * @param {Theme} theme
 * @param {number} dpr
 * @returns {Generator<void, CobImage>}
 */
export function* cobPixels(cob, theme, dpr) {
  const { x: cobX, y: cobY, length: l, radius: r, seed } = cob;
  const ca = Math.cos(cob.angle);
  const sa = Math.sin(cob.angle);
  const halfX = (Math.abs(ca) * l) / 2 + r * 1.2 + 1;
  const halfY = (Math.abs(sa) * l) / 2 + r * 1.2 + 1;
  const x0 = Math.floor((cob.x - halfX) * dpr);
  const y0 = Math.floor((cob.y - halfY) * dpr);
  const width = Math.ceil(halfX * 2 * dpr);
  const height = Math.ceil(halfY * 2 * dpr);
  const data = new Uint8ClampedArray(width * height * 4);

  const maize = theme.maize[cob.maize];
  const tones = maize.tones.map(rgb);
  const odd = ODD[cob.maize].map(rgb);
  const crown = rgb(maize.crown);
  const gapTone = rgb(maize.gap);
  // The lamp in the cob's own frame: along the axis, across it, up.
  const lampA = LAMP[0] * ca + LAMP[1] * sa;
  const lampC = -LAMP[0] * sa + LAMP[1] * ca;
  const lampZ = LAMP[2];
  // Half way between lamp and eye, for highlights.
  const hn = Math.hypot(lampA, lampC, lampZ + 1);
  const halfA = lampA / hn;
  const halfC = lampC / hn;
  const halfZ = (lampZ + 1) / hn;

  const fine = r * dpr < 24 ? 2 : 1;
  const step = 1 / (fine * dpr);
  const share = 1 / (fine * fine);
  const phase = hash(seed, 11) * ROW;
  const twist = (hash(seed, 12) - 0.5) * 0.5;
  const whiteish = cob.maize === 1;
  const gloss = whiteish ? 0.2 : 0.5;
  const dusk = theme.name === 'dark' ? 0.93 : 1;
  // The warm shade of shadows, by brightness.
  const warm = new Float32Array(512);
  const cool = new Float32Array(512);
  for (let i = 0; i < 512; i++) {
    warm[i] = (i / 256) ** 0.86;
    cool[i] = (i / 256) ** 1.12;
  }

  const bend = hash(seed, 3) - 0.5;
  // Where in a pixel its samples lie.
  const samples = fine * fine;
  const atX = Array.from({ length: samples }, (_, k) => ((k % fine) + 0.5) * step);
  const atY = Array.from({ length: samples }, (_, k) => (Math.floor(k / fine) + 0.5) * step);
  // What belongs to a row of kernels, or to one kernel, is worked out once and not for each of its samples.
  const lengths = Float64Array.from({ length: TURNS }, (_, turn) => 0.345 * r * (1 + 0.34 * (hash(turn, seed) - 0.5)));
  const most = Math.ceil(l / (0.28 * r)) + 3;
  const first = new Float64Array(TURNS * most);
  const second = new Float64Array(TURNS * most);
  const strays = new Uint8Array(TURNS * most);
  for (let turn = 0; turn < TURNS; turn++) {
    for (let idx = 0; idx < most; idx++) {
      first[turn * most + idx] = hash(turn * 131 + idx, seed);
      second[turn * most + idx] = hash(turn * 57 + idx * 3, seed + 40);
      strays[turn * most + idx] = hash(turn * 7 + idx * 13, seed + 9) < 0.025 ? 1 : 0;
    }
  }
  // Noise along the rows, whose other axis stands still for a whole cob.
  const drift = noiseLine(seed * 3.1, Math.ceil(TURNS * 17.3 + l / (r * 3)) + 2);

  // A function of its own, which browsers compile well; they do not the body of a generator.
  /** Draws a row of pixels; returns how much there was to do. @param {number} py */
  const row = py => {
    let work = 0;
    for (let px = 0; px < width; px++) {
      let R = 0;
      let G = 0;
      let B = 0;
      let A = 0;
      for (let k = 0; k < samples; k++) {
        const dx = (x0 + px) / dpr + atX[k] - cobX;
        const dy = (y0 + py) / dpr + atY[k] - cobY;
        const s = dx * ca + dy * sa + l / 2;
        if (s <= 0 || s >= l) continue;
        const c = dy * ca - dx * sa - Math.sin((Math.PI * s) / l) * r * bend * 0.2;
        const rs = cobRadius(s, l, r);
        if (c > rs + step || c < -rs - step) continue;
        work++;
        let x = c / (rs || 1);
        x = x < -1 ? -1 : Math.min(x, 1);
        const theta = Math.asin(x);
        // Which kernel, and where in it.
        const fr = (theta + phase + (twist * s) / l) / ROW + 8;
        const turn = Math.floor(fr);
        const pos = s / lengths[turn] + (turn & 1) * 0.5 + 0.9 * drift(s / (r * 3) + turn * 17.3);
        const idx = Math.floor(pos);
        const kernel = turn * most + idx;
        const h1 = first[kernel];
        const h2 = second[kernel];
        const size = 0.99 + (h1 - 0.5) * 0.08;
        const a = ((fr - turn) * 2 - 1) / size;
        const b = ((pos - idx) * 2 - 1) / size;
        const aa = a < 0 ? -a : a;
        const bb = b < 0 ? -b : b;
        // Superellipse, rounder toward the tip.
        const tip = smooth(l - 3.2 * r, l - 0.8 * r, s);
        let rho = Math.cbrt(aa * aa * aa + bb * bb * bb);
        if (tip > 0) rho += (Math.sqrt(aa * aa + bb * bb) - rho) * tip;
        // The outer kernels notch the outline.
        const edge = rs * (1 - 0.055 * bb * bb * bb * (1 - tip)) - (c < 0 ? -c : c);
        const cover = edge / step + 0.5;
        if (cover <= 0) continue;
        const alpha = Math.min(cover, 1);

        // Flat in the middle, steep at the rim, each kernel a little tilted.
        const steep = rho < 1 ? rho * rho : 1;
        const ta = a * steep * 0.55 + (h2 - 0.5) * 0.16;
        const tb = b * steep * 0.62 + (h1 - 0.5) * 0.16;
        const lean = tip * smooth(l - 1.25 * r, l, s) * 0.9;
        let nc = x + ta * (1 - 0.5 * x * x);
        let na = tb + lean;
        let nz = Math.sqrt(1 - x * x) + 0.12;
        const n = 1 / Math.sqrt(nc * nc + na * na + nz * nz);
        nc *= n;
        na *= n;
        nz *= n;
        const facing = na * lampA + nc * lampC + nz * lampZ;
        const flat = x * lampC + Math.sqrt(1 - x * x) * lampZ;

        const crease = smooth(0.92, 1.06, rho) * 0.9;
        const occlusion = 1 - 0.42 * smooth(0.66, 1.02, rho);
        const edgeFall = 1 - 0.34 * x * x * x * x;
        const shaded = 1 - 0.28 * smooth(0.5, -0.25, flat);
        const light =
          (0.56 + 0.92 * Math.max(facing, 0)) * edgeFall * shaded * occlusion * (1 + (h2 - 0.5) * 0.2) * dusk;

        const strange = strays[kernel] === 1;
        const tone = (strange ? odd : tones)[Math.floor(h2 * 2.999)];
        const pale = (0.36 + 0.25 * h2) * (1 - smooth(0.1, 0.85, rho)) * (strange ? 0.2 : 1);
        const bare = smooth(l - 0.42 * r, l - 0.3 * r, s);
        const spec = na * halfA + nc * halfC + nz * halfZ;
        let narrow = 0;
        let broad = 0;
        if (spec > 0) {
          const s2 = spec * spec;
          const s8 = s2 * s2 * s2 * s2;
          broad = s8 * spec;
          const s16 = s8 * s8;
          narrow = s16 * s16 * s8 * s2 * s2 * s2;
        }
        const shine = (narrow * gloss + broad * 0.12) * (1 - crease) * (1 - bare * 0.8) * 255 * dusk;
        const li = light < 1.99 ? (light * 256) | 0 : 511;
        const wr = warm[li];
        const wb = cool[li];
        let cr = tone[0] + (crown[0] - tone[0]) * pale;
        let cg = tone[1] + (crown[1] - tone[1]) * pale;
        let cb = tone[2] + (crown[2] - tone[2]) * pale;
        cr += (gapTone[0] - cr) * crease;
        cg += (gapTone[1] - cg) * crease;
        cb += (gapTone[2] - cb) * crease;
        if (bare > 0) {
          const grain = 0.6 + 0.5 * noise(s * 2.2, c * 2.2);
          cr += (BARE[0] * grain - cr) * bare;
          cg += (BARE[1] * grain - cg) * bare;
          cb += (BARE[2] * grain - cb) * bare;
        }
        const w = alpha * share;
        R += clip(cr * wr + shine) * w;
        G += clip(cg * light + shine * 0.97) * w;
        B += clip(cb * wb + shine * 0.9) * w;
        A += w;
      }
      if (A > 0) {
        const p = (py * width + px) * 4;
        data[p] = R / A;
        data[p + 1] = G / A;
        data[p + 2] = B / A;
        data[p + 3] = A * 255;
      }
    }
    return work;
  };

  let work = 0;
  for (let py = 0; py < height; py++) {
    work += row(py);
    if (work > 6000) {
      work = 0;
      yield;
    }
  }
  return { x: x0, y: y0, width, height, data };
}

/** @param {number} v */
const clip = v => Math.min(v, 255);
