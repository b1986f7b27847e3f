// Where the squares of Tak-tikl's board lie, in CSS pixels. Pure: no DOM, no canvas, no rule of the game.
import { clamp } from '../puluc/measures.js';

/**
 * @typedef {import('../../types.d.ts').Rect} Rect
 * @typedef {import('../side/slab.js').Slab} Slab
 *
 * @typedef {object} Geometry
 * @property {Slab} slab
 * @property {Rect} field The sixteen squares.
 * @property {number} cellW
 * @property {number} cellH
 * @property {number} radius Of a piece.
 * @property {number} thick
 * @property {number} frame
 * @property {number} letter Size of the letters on the frame.
 * @property {Rect | null} cloth
 */

const FILES = 'abcd';

/** @param {number} width @param {number} height @returns {Geometry} */
export function takTiklGeometry(width, height) {
  const least = Math.min(width, height);
  const margin = clamp(least * 0.035, 6, 30);
  const frame = clamp(least * 0.062, 19, 46);
  const wall = clamp(least * 0.042, 8, 30);
  const across = width - 2 * (margin + frame);
  const down = height - 2 * (margin + frame) - wall;
  // Seen a little from the front: squares are less deep than wide.
  const ratio = clamp(down / across, 0.76, 0.9);
  const cellW = Math.min(across / 4, down / 4 / ratio, 230);
  const cellH = cellW * ratio;
  const bw = cellW * 4 + frame * 2;
  const bh = cellH * 4 + frame * 2;
  const x = (width - bw) / 2;
  const y = (height - bh - wall) / 2;
  const radius = Math.min(cellW * 0.365, cellH * 0.45);
  // A runner passes under the board where enough of it is seen at both ends.
  const beside = (width - bw) / 2;
  const reach = Math.min(width - 68, bw + 2 * Math.min(beside, 330));
  const cloth =
    beside > 96 ? { x: (width - reach) / 2 + 20, y: y + bh * 0.17, width: reach - 40, height: bh * 0.66 + wall } : null;
  return {
    slab: { rect: { x, y, width: bw, height: bh }, corner: frame * 0.42, thick: wall },
    field: { x: x + frame, y: y + frame, width: cellW * 4, height: cellH * 4 },
    cellW,
    cellH,
    radius,
    thick: radius * 0.4,
    frame,
    letter: clamp(frame * 0.5, 12.5, 20),
    cloth,
  };
}

/** @param {string} square */
export const column = square => FILES.indexOf(square[0]);
/** From the far rank to the near one. @param {string} square */
export const row = square => 4 - Number(square[1]);

export const SQUARES = Array.from({ length: 16 }, (_, i) => `${FILES[i % 4]}${4 - Math.floor(i / 4)}`);

/** @param {Geometry} g @param {string} square @returns {Rect} */
export function cell(g, square) {
  return {
    x: g.field.x + column(square) * g.cellW,
    y: g.field.y + row(square) * g.cellH,
    width: g.cellW,
    height: g.cellH,
  };
}

/** Middle of the base of a piece: it looks centred with its height. @param {Geometry} g @param {string} square */
export function base(g, square) {
  return {
    x: g.field.x + (column(square) + 0.5) * g.cellW,
    y: g.field.y + (row(square) + 0.5) * g.cellH + g.thick * 0.45,
  };
}

/** The square under a point, or null beside the field. @param {Geometry} g @param {number} x @param {number} y */
export function squareAt(g, x, y) {
  const i = Math.floor((x - g.field.x) / g.cellW);
  const j = Math.floor((y - g.field.y) / g.cellH);
  return i >= 0 && i < 4 && j >= 0 && j < 4 ? SQUARES[j * 4 + i] : null;
}
