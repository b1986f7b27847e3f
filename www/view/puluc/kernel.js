// One kernel of maize, pixel by pixel, in the light of those on the cobs.
import { rgb } from '../theme.js';
import { LAMP } from './cob.js';
import { smooth } from './kernels.js';

/**
 * @typedef {[number, number, number]} Rgb
 * @typedef {{ tone: Rgb, crown: Rgb, gap: Rgb, gloss: number }} Skin
 */

/** @param {string} tone @param {string} crown @param {string} gap @param {number} [gloss] @returns {Skin} */
export const skin = (tone, crown, gap, gloss = 0.5) => ({ tone: rgb(tone), crown: rgb(crown), gap: rgb(gap), gloss });

/** Shadows are warm: what is left of red, green and blue, by the light. */
const WARM = [0.88, 1, 1.1].map(power => Float32Array.from({ length: 512 }, (_, i) => (i / 256) ** power));

/** A superellipse: 1 on its edge. @param {number} u @param {number} v @param {number} power */
export const edgeOf = (u, v, power) => (Math.abs(u) ** power + Math.abs(v) ** power) ** (1 / power);

/**
 * The colour of a point of the skin.
 * @param {Skin} skin
 * @param {number} nx Its normal: right, toward the viewer, up.
 * @param {number} ny
 * @param {number} nz
 * @param {number} rho How far it is from the middle: 1 on the edge.
 * @param {number} shade What reaches it of the light, 0 to 1.
 * @param {number[]} out Red, green, blue.
 * @param {readonly [number, number, number]} [lamp]
 */
export function lit({ tone, crown, gap, gloss }, nx, ny, nz, rho, shade, out, lamp = LAMP) {
  const n = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
  const [lx, ly, lz] = lamp;
  const facing = (nx * lx + ny * ly + nz * lz) * n;
  const light = (0.5 + (facing > 0 ? 0.86 * facing : 0)) * shade;
  // Half way between lamp and eye.
  const spec = ((nx * lx + ny * ly + nz * (lz + 1)) * n) / Math.sqrt(lx * lx + ly * ly + (lz + 1) * (lz + 1));
  let shine = 0;
  if (spec > 0) {
    const s2 = spec * spec;
    const s8 = s2 * s2 * s2 * s2;
    const s32 = s8 * s8 * s8 * s8;
    shine = (s32 * s8 * s2 * s2 * s2 * gloss + s8 * spec * 0.12) * 255 * shade;
  }
  const pale = 0.42 * (1 - smooth(0.1, 0.85, rho));
  const crease = smooth(0.9, 1.06, rho) * 0.5;
  const step = Math.min(511, light * 256) | 0;
  for (let i = 0; i < 3; i++) {
    const colour = tone[i] + (crown[i] - tone[i]) * pale;
    out[i] = Math.min(255, (colour + (gap[i] - colour) * crease) * WARM[i][step] + shine * (1 - 0.05 * i));
  }
}
