// Four coins to throw: one face bright brass, the other blackened. They bear nobody's stamp.
import { fade, mix } from '../theme.js';
import { drawToken, tokenSprites } from './tokens.js';

export { fly, rest, size } from './tokens.js';

/**
 * @typedef {import('../../types.d.ts').SoundName} SoundName
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./tokens.js').Form} Form
 */

export const sound = /** @type {SoundName} */ ('chink');

/** @param {Context} ctx @param {number} r */
function disc(ctx, r) {
  ctx.beginPath();
  ctx.arc(0, 0, r, 0, Math.PI * 2);
}

/** A line of light across a plane, brightest toward the lamp. @param {Context} ctx @param {number} r @param {number} light @param {string[]} tones */
function sheen(ctx, r, light, tones) {
  const x = Math.cos(light) * r;
  const y = Math.sin(light) * r;
  const g = ctx.createLinearGradient(x, y, -x, -y);
  tones.forEach((tone, i) => {
    g.addColorStop(i / (tones.length - 1), tone);
  });
  return g;
}

/** @type {Form} */
const COIN = {
  thick: 0.1,
  under: 0,
  edge: ['#4E3610', '#6E4E18', '#A87B28', '#8A6420', '#D8AC4A'],
  path: disc,
  face(ctx, r, up, theme, light, index) {
    const [high, body, low, deep] = up
      ? ['#FFF0B4', '#F0C44C', '#C48F26', '#6E4A0E']
      : ['#77706A', '#3A3431', '#211C1A', '#050404'];
    disc(ctx, r);
    ctx.fillStyle = sheen(ctx, r, light, [mix(high, body, 0.2), body, mix(body, low, 0.6)]);
    ctx.fill();
    // The raised rim, and the field sunk within it: its near wall is dark, its far wall bright.
    ctx.lineWidth = r * 0.13;
    disc(ctx, r * 0.925);
    ctx.strokeStyle = sheen(ctx, r, light, [high, body, mix(low, deep, 0.25)]);
    ctx.stroke();
    disc(ctx, r * 0.855);
    ctx.lineWidth = r * 0.045;
    ctx.strokeStyle = sheen(ctx, r, light, [fade(deep, 0.85), fade(low, 0.3), fade(high, 0.9)]);
    ctx.stroke();
    // A ring of beads.
    const turn = index * 0.7;
    for (let i = 0; i < 20; i++) {
      const a = turn + (i * Math.PI) / 10;
      bead(ctx, Math.cos(a) * r * 0.73, Math.sin(a) * r * 0.73, r * 0.045, light, high, low, deep);
    }
    // Yellow bears a kernel of maize, black a plain field with a ring.
    ctx.save();
    ctx.rotate(turn);
    if (up) kernel(ctx, r * 0.48, light - turn, high, low, deep);
    ctx.restore();
    if (!up) {
      for (const [k, tones] of /** @type {[number, string[]][]} */ ([
        [0.5, [high, body, low]],
        [0.42, [deep, low, high]],
      ])) {
        disc(ctx, r * k);
        ctx.lineWidth = r * 0.07;
        ctx.strokeStyle = sheen(ctx, r * 0.5, light, tones);
        ctx.stroke();
      }
    }
    // Wear along the rim shows the brass.
    if (!up) {
      ctx.setLineDash([r * 0.5, r * 0.34, r * 0.2, r * 0.7]);
      ctx.lineDashOffset = index * r * 0.9;
      disc(ctx, r * 0.965);
      ctx.strokeStyle = fade('#C99A48', 0.75);
      ctx.lineWidth = r * 0.05;
      ctx.stroke();
      ctx.setLineDash([]);
    }
    disc(ctx, r - 0.4);
    ctx.strokeStyle = up ? fade('#5E3E0A', 0.8) : theme.rim ? fade('#E8D6BE', 0.9) : fade('#000000', 0.8);
    ctx.lineWidth = up || !theme.rim ? Math.max(0.7, r * 0.03) : Math.max(1.1, r * 0.045);
    ctx.stroke();
  },
};

/** @param {Context} ctx @param {number} x @param {number} y @param {number} k @param {number} light @param {string} high @param {string} low @param {string} deep */
function bead(ctx, x, y, k, light, high, low, deep) {
  for (const [by, colour] of /** @type {[number, string][]} */ ([
    [-0.55, fade(deep, 0.6)],
    [0.35, fade(high, 0.85)],
    [0, low],
  ])) {
    ctx.beginPath();
    ctx.arc(x + Math.cos(light) * k * by, y + Math.sin(light) * k * by, k, 0, 7);
    ctx.fillStyle = colour;
    ctx.fill();
  }
}

/** @param {Context} ctx @param {number} k @param {number} light @param {string} high @param {string} low @param {string} deep */
function kernel(ctx, k, light, high, low, deep) {
  for (const [by, colour] of /** @type {[number, string][]} */ ([
    [-0.13, fade(deep, 0.9)],
    [0.1, high],
    [0, mix(high, low, 0.72)],
  ])) {
    ctx.save();
    ctx.translate(Math.cos(light) * k * by, Math.sin(light) * k * by);
    ctx.beginPath();
    ctx.moveTo(k, 0);
    ctx.bezierCurveTo(k * 0.6, k * 0.4, 0, k * 0.75, -k * 0.5, k * 0.66);
    ctx.bezierCurveTo(-k, k * 0.55, -k, -k * 0.55, -k * 0.5, -k * 0.66);
    ctx.bezierCurveTo(0, -k * 0.75, k * 0.6, -k * 0.4, k, 0);
    ctx.fillStyle = colour;
    ctx.fill();
    ctx.restore();
  }
}

/** @type {import('../looks.js').Tool['draw']} */
export const draw = (ctx, at, yellow, size, kit, index) => drawToken(ctx, at, yellow, size, kit, index, COIN);

/** @type {import('../looks.js').Tool['sprites']} */
export const sprites = (kit, size) => tokenSprites(kit, size, COIN);
