// Four kernels of maize to throw, yellow, with one face scorched.
import { hash, noise } from '../noise.js';
import { surface } from '../surface.js';
import { fade, rgb } from '../theme.js';
import { lit, skin } from './kernel.js';
import { smooth } from './kernels.js';
import { drawToken, tokenSprites } from './tokens.js';

export { fly, rest, size } from './tokens.js';

/**
 * @typedef {import('../../types.d.ts').SoundName} SoundName
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./tokens.js').Form} Form
 */

export const sound = /** @type {SoundName} */ ('patter');

/** Broad at the crown, narrow at the tip, where it sat on the cob; how broad at `u` from tip -1 to crown 1. @param {number} u */
const breadth = u => 0.8 * (0.5 + 0.5 * smooth(-1.15, 0.25, u));
const POWER = 2.7;

/** @param {number} u @param {number} v */
const edge = (u, v) => (Math.abs(u) ** POWER + Math.abs(v / breadth(u)) ** POWER) ** (1 / POWER);

/** The outline, worked out once: across and up in turn. */
const OUTLINE = (() => {
  const points = [];
  for (const side of [1, -1]) {
    for (let i = 0; i <= 20; i++) {
      const u = -side * Math.cos((Math.PI * i) / 20);
      points.push(u, side * breadth(u) * (1 - Math.abs(u) ** POWER) ** (1 / POWER));
    }
  }
  return points;
})();

/** @param {Context} ctx @param {number} r */
function path(ctx, r) {
  ctx.beginPath();
  for (let i = 0; i < OUTLINE.length; i += 2) ctx.lineTo(OUTLINE[i] * r, OUTLINE[i + 1] * r);
  ctx.closePath();
}

const CHAR = skin('#2A211C', '#3B302A', '#0B0807', 0.16);
const TIP = rgb('#F3E3BC');

/** @type {Form} */
const GRAIN = {
  thick: 0.24,
  under: 0.2,
  edge: ['#5E3A0E', '#7A4E14', '#9A661B', '#B87F24', '#CE942C', '#DDA536', '#E2AE40'],
  path,
  face(ctx, r, up, theme, light, index) {
    const scale = ctx.getTransform().a;
    const side = Math.ceil(r * 2 * scale);
    const layer = surface(side, side);
    const image = layer.ctx.createImageData(side, side);
    const { tones, crown, gap } = theme.maize[0];
    const yellow = skin(tones[index % tones.length], crown, gap, 0.3);
    const lamp = /** @type {const} */ ([Math.cos(light) * 0.75, Math.sin(light) * 0.75, 0.66]);
    const out = [0, 0, 0];
    const burnt = [0, 0, 0];
    for (let row = 0; row < side; row++) {
      for (let column = 0; column < side; column++) {
        const u = ((column + 0.5) / side) * 2 - 1;
        const v = ((row + 0.5) / side) * 2 - 1;
        const rho = edge(u, v);
        if (rho > 1.08) continue;
        const near = Math.min(1, rho);
        const steep = 1.15 * near * near;
        // A shallow fold down the middle of each face; on the yellow one it is the germ.
        const across = (v * v) / 0.0576;
        const fold = Math.exp(-across * across) * (1 - smooth(-0.1, 0.45, u)) * smooth(-0.9, -0.55, u);
        const nx = u * steep;
        const ny = (v / breadth(u)) * steep - fold * v * 1.8;
        lit(yellow, nx, ny, 0.6, rho, 1.04, out, lamp);
        const pale = Math.max(1 - smooth(-0.86, -0.66, u), fold * 0.8);
        for (let i = 0; i < 3; i++) out[i] += (TIP[i] * (out[0] / 255) * (i === 2 ? 0.92 : 1) - out[i]) * pale;
        if (!up) {
          // Scorched all over, but for the tip and a ragged line along the rim.
          const ragged = noise(u * 5 + index * 7 + 20, v * 5 + 20) * 0.2 + hash(column, row) * 0.05;
          const char = (1 - smooth(0.86, 1.02, rho + ragged - 0.08)) * smooth(-0.98, -0.78, u + ragged * 0.6);
          lit(CHAR, nx * 0.8, ny * 0.8, 0.7, rho, 0.9 + 0.3 * noise(u * 9 + 40, v * 9 + index), burnt, lamp);
          for (let i = 0; i < 3; i++) {
            // Brown between yellow and black.
            const brown = out[i] * (1 - char * [0.5, 0.75, 0.95][i]);
            out[i] = brown + (burnt[i] - brown) * char * Math.sqrt(char);
          }
        }
        const p = (row * side + column) * 4;
        for (let i = 0; i < 3; i++) image.data[p + i] = out[i];
        image.data[p + 3] = 255;
      }
    }
    layer.ctx.putImageData(image, 0, 0);
    ctx.save();
    path(ctx, r);
    ctx.clip();
    ctx.drawImage(layer.canvas, -r, -r, side / scale, side / scale);
    ctx.restore();
    path(ctx, r - 0.4);
    ctx.strokeStyle = up ? fade('#6B440F', 0.75) : theme.rim ? fade('#E8D6BE', 0.9) : fade('#1A0E06', 0.85);
    ctx.lineWidth = up || !theme.rim ? Math.max(0.7, r * 0.03) : Math.max(1.1, r * 0.045);
    ctx.stroke();
  },
};

/** @type {import('../looks.js').Tool['draw']} */
export const draw = (ctx, at, yellow, size, kit, index) => drawToken(ctx, at, yellow, size, kit, index, GRAIN);

/** @type {import('../looks.js').Tool['sprites']} */
export const sprites = (kit, size) => tokenSprites(kit, size, GRAIN);
