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
  const n = 1 / Math.hypot(nx, ny, nz);
  const facing = (nx * lamp[0] + ny * lamp[1] + nz * lamp[2]) * n;
  const light = (0.5 + 0.86 * Math.max(0, facing)) * shade;
  // Half way between lamp and eye.
  const hn = Math.hypot(lamp[0], lamp[1], lamp[2] + 1);
  const spec = Math.max(0, ((nx * lamp[0] + ny * lamp[1] + nz * (lamp[2] + 1)) * n) / hn);
  const shine = (spec ** 46 * gloss + spec ** 9 * 0.12) * 255 * shade;
  const pale = 0.42 * (1 - smooth(0.1, 0.85, rho));
  const crease = smooth(0.9, 1.06, rho) * 0.5;
  for (let i = 0; i < 3; i++) {
    const colour = tone[i] + (crown[i] - tone[i]) * pale;
    // Shadows are warm.
    const power = i === 0 ? 0.88 : i === 1 ? 1 : 1.1;
    out[i] = Math.min(255, (colour + (gap[i] - colour) * crease) * light ** power + shine * (1 - 0.05 * i));
  }
}
