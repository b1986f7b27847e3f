// Tak-tikl's board: a planed slab with sixteen inlaid squares, letters burnt into its frame.

import { artGround, plainGround } from '../side/ground.js';
import { drawEdges, drawSlab, slabPath } from '../side/slab.js';
import { bakeWood, woodTones } from '../side/wood.js';
import { fade, font, mix } from '../theme.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./geometry.js').Geometry} Geometry
 * @typedef {import('../side/ground.js').Size} Size
 */

/** @param {Context} ctx @param {Geometry} g @param {Size} size @param {Theme} theme */
export function paintPlain(ctx, g, size, theme) {
  const { slab, field, cellW, cellH } = g;
  plainGround(ctx, size, g.cloth, theme);
  drawSlab(ctx, slab, theme);
  if (!theme.flat) {
    const [pale, mid, deep] = woodTones(theme);
    ctx.beginPath();
    slabPath(ctx, slab);
    ctx.fillStyle = mix(pale, mid, 0.75);
    ctx.fill();
    for (let i = 0; i < 16; i++) {
      if (!dark(i & 3, i >> 2)) continue;
      ctx.fillStyle = fade(deep, 0.34);
      ctx.fillRect(field.x + (i & 3) * cellW, field.y + (i >> 2) * cellH, cellW, cellH);
    }
    drawEdges(ctx, slab, theme);
  }
  drawGrooves(ctx, g, theme);
  drawLetters(ctx, g, theme);
}

/** @param {number} i @param {number} j */
const dark = (i, j) => ((i + j) & 1) === 1;

/** @param {Context} ctx @param {Geometry} g @param {Size} size @param {Theme} theme @returns {Generator<void>} */
export function* paintArt(ctx, g, size, theme) {
  const { slab, field, cellW, cellH, frame } = g;
  const { rect } = slab;
  yield* artGround(ctx, size, g.cloth, theme);
  drawSlab(ctx, slab, theme);
  yield;
  /** @param {number} x @param {number} y @param {import('../side/wood.js').Grain} grain */
  const sample = (x, y, grain) => {
    const fx = x - field.x;
    const fy = y - field.y;
    const i = Math.floor(fx / cellW);
    const j = Math.floor(fy / cellH);
    if (i >= 0 && i < 4 && j >= 0 && j < 4) {
      const n = j * 4 + i;
      const stained = dark(i, j);
      // The dark squares are of another wood; all grains run the same way, no two alike.
      grain.u = x + n * 311;
      grain.v = fy - j * cellH + n * 57;
      grain.seed = n + 3;
      grain.stain = stained ? 0.34 + ((n * 7) % 5) * 0.012 : -0.08 + ((n * 5) % 7) * 0.012;
      return;
    }
    // The frame is mitred: four planks, each along its side.
    const left = x - rect.x;
    const top = y - rect.y;
    const right = rect.width - left;
    const bottom = rect.height - top;
    const side = Math.min(left, right);
    const end = Math.min(top, bottom);
    if (side < end) {
      grain.u = y;
      grain.v = left < right ? left : frame - right + 71;
      grain.seed = left < right ? 21 : 24;
      grain.stain = 0.07;
    } else {
      grain.u = x;
      grain.v = top < bottom ? top + 33 : frame - bottom + 97;
      grain.seed = top < bottom ? 22 : 23;
      grain.stain = 0.1;
    }
    if (Math.abs(side - end) < 0.7 && side < frame) grain.stain += 0.35;
  };
  yield* bakeWood(ctx, theme, rect, size.dpr, sample, () => slabPath(ctx, slab));
  drawEdges(ctx, slab, theme);
  drawGrooves(ctx, g, theme);
  drawLetters(ctx, g, theme);
  yield;
}

/** Lines cut into the wood: dark on the side toward the lamp, lit beyond. @param {Context} ctx @param {Geometry} g @param {Theme} theme */
function drawGrooves(ctx, g, theme) {
  const { x, y, width, height } = g.field;
  const lines = (/** @type {number} */ o) => {
    ctx.beginPath();
    for (let i = 1; i < 4; i++) {
      ctx.moveTo(x + i * g.cellW + o, y);
      ctx.lineTo(x + i * g.cellW + o, y + height);
      ctx.moveTo(x, y + i * g.cellH + o);
      ctx.lineTo(x + width, y + i * g.cellH + o);
    }
    ctx.rect(x + o, y + o, width, height);
    ctx.stroke();
  };
  if (theme.flat) {
    ctx.strokeStyle = theme.ink;
    ctx.lineWidth = 1.5;
    lines(0);
    return;
  }
  const k = Math.max(1, g.cellW / 76);
  const [pale, , deep] = woodTones(theme);
  ctx.lineWidth = 1.1 * k;
  ctx.strokeStyle = fade(mix(pale, '#FFFFFF', 0.3), 0.42);
  lines(1.05 * k);
  ctx.lineWidth = 1.5 * k;
  ctx.strokeStyle = fade(mix(deep, '#000000', 0.45), 0.85);
  lines(0);
}

/** @param {Context} ctx @param {Geometry} g @param {Theme} theme */
function drawLetters(ctx, g, theme) {
  const { field, frame, letter, cellW, cellH } = g;
  const [pale, , deep] = woodTones(theme);
  ctx.font = `650 ${letter}px ${font}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  const burnt = theme.name === 'dark' ? '#160B04' : mix(deep, '#000000', 0.62);
  for (const [o, colour] of /** @type {[number, string][]} */ ([
    [0.9, fade(mix(pale, '#FFFFFF', 0.35), 0.5)],
    [0, theme.flat ? theme.ink : burnt],
  ])) {
    if (theme.flat && o) continue;
    ctx.fillStyle = colour;
    for (let i = 0; i < 4; i++) {
      const x = field.x + (i + 0.5) * cellW;
      const y = field.y + (i + 0.5) * cellH;
      ctx.fillText('abcd'[i], x + o, field.y + field.height + frame * 0.5 + letter * 0.3 + o);
      ctx.fillText('4321'[i], field.x - frame * 0.5 + o, y + letter * 0.355 + o);
    }
  }
}
