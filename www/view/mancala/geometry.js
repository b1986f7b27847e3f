// Where Mancala's pits and stores lie, in CSS pixels. Pure: no DOM, no canvas, no rule of the game.
import { clamp } from '../puluc/measures.js';

/**
 * @typedef {import('../../types.d.ts').Rect} Rect
 * @typedef {import('../../types.d.ts').Side} Side
 * @typedef {import('../side/slab.js').Slab} Slab
 * @typedef {{ x: number, y: number }} Point
 *
 * @typedef {object} Hollow A pit or store.
 * @property {string} place `a1`–`a6` from the owner's left, `a0` his store.
 * @property {Side} side
 * @property {number} x Its middle.
 * @property {number} y
 * @property {number} rx
 * @property {number} ry
 * @property {number} power Of its outline: 2 is an ellipse, more is squarer.
 * @property {Rect} rect Where it can be pressed.
 * @property {Point} count Where its number stands.
 * @property {number} seed
 *
 * @typedef {object} Geometry
 * @property {boolean} upright
 * @property {Slab} slab
 * @property {Hollow[]} hollows In the order of sowing: a's pits, a's store, b's pits, b's store.
 * @property {number} token Radius of a pit's number.
 * @property {number} storeToken The same for a store.
 * @property {number} kernel Length of a kernel.
 * @property {Rect | null} cloth
 */

/** Least width and height of what can be pressed. */
const LEAST = 44;

/** @param {Side} side @param {number} pit 0 for the store. */
export const indexOf = (side, pit) => (side === 'a' ? 0 : 7) + (pit === 0 ? 6 : pit - 1);

/** @param {number} width @param {number} height @returns {Geometry} */
export function mancalaGeometry(width, height) {
  return height > width * 1.02 ? upright(width, height) : lying(width, height);
}

/**
 * One axis of the board: the edge, a store, six pits, a store, the edge.
 * @param {number} room
 * @param {number} edge
 */
function along(room, edge) {
  const clear = room - edge * 2;
  const pitch = Math.min(Math.max(LEAST, clear / 8.1), clear / 6.9);
  return { pitch, store: (clear - pitch * 6) / 2 };
}

/** a's row is the near one, its store at the right. @param {number} width @param {number} height @returns {Geometry} */
function lying(width, height) {
  const roomy = width >= 600 && height >= width * 0.34 + 190;
  const margin = roomy ? clamp(width * 0.075, 58, 110) : clamp(width * 0.014, 4, 24);
  const wall = clamp(height * 0.04, 8, 26);
  const bw = Math.min(width - margin * 2, 1480);
  const edge = clamp(bw * 0.014, 5, 18);
  const { pitch, store } = along(bw, edge);
  const token = clamp(pitch * 0.19, 11, 25);
  const strip = token * 2 + clamp(pitch * 0.12, 5, 18);
  const gap = clamp(pitch * 0.06, 2, 10);
  const free = height - (roomy ? 150 : 2 * margin) - wall - strip * 2 - gap;
  // Narrow pits may be deep, broad ones are as round as the table is seen.
  const deep = clamp(free / 2, LEAST, Math.max(pitch * (roomy ? 1.05 : 0.96), Math.min(pitch * 1.5, 84)));
  const bh = deep * 2 + strip * 2 + gap;
  const x = (width - bw) / 2;
  const y = (height - bh - wall) / 2;
  const rows = { b: y + strip, a: y + strip + deep + gap };
  const bite = clamp(pitch * 0.05, 1.5, 6);
  const rx = pitch / 2 - bite;
  const ry = deep / 2 - bite * 0.6;
  const counts = { a: y + bh - strip / 2 - edge * 0.1, b: y + strip / 2 + edge * 0.1 };
  // Stores' numbers keep clear of the board's round corners.
  const rightmost = x + bw - edge - token * (store > pitch * 0.8 ? 1.9 : 1.45);
  /** @type {Hollow[]} */
  const hollows = [];
  for (const side of /** @type {const} */ (['a', 'b'])) {
    for (let pit = 1; pit <= 6; pit++) {
      const i = side === 'a' ? pit - 1 : 6 - pit;
      const left = x + edge + store + i * pitch;
      hollows.push({
        place: side + pit,
        side,
        x: left + pitch / 2,
        y: rows[side] + deep / 2,
        rx,
        ry,
        power: 2.15,
        rect: { x: left, y: rows[side], width: pitch, height: deep },
        count: { x: left + pitch / 2, y: counts[side] },
        seed: hollows.length + 1,
      });
    }
    const left = side === 'a' ? x + bw - edge - store : x + edge;
    const tall = deep * 2 + gap;
    hollows.push({
      place: `${side}0`,
      side,
      x: left + store / 2,
      y: y + strip + tall / 2,
      rx: store / 2 - bite,
      ry: tall / 2 - bite * 0.6,
      power: 2.7,
      rect: { x: left, y: y + strip, width: store, height: tall },
      count: {
        x: side === 'a' ? Math.min(left + store / 2, rightmost) : Math.max(left + store / 2, width - rightmost),
        y: counts[side],
      },
      seed: hollows.length + 1,
    });
  }
  const fringe = 30;
  const cloth = roomy ? { x: fringe + 8, y: y - 52, width: width - (fringe + 8) * 2, height: bh + wall + 104 } : null;
  return {
    upright: false,
    storeToken: token * (store > pitch * 0.8 ? 1.14 : 1),
    slab: { rect: { x, y, width: bw, height: bh }, corner: Math.min(bh * 0.17, store * 0.4 + edge), thick: wall },
    hollows,
    token,
    kernel: kernelLength(rx, ry),
    cloth,
  };
}

/** The same board turned a quarter clockwise: a's row at the left going down, its store at the foot. @param {number} width @param {number} height @returns {Geometry} */
function upright(width, height) {
  const margin = clamp(height * 0.014, 4, 20);
  const wall = clamp(height * 0.022, 8, 22);
  const bh = Math.min(height - margin * 2 - wall, 1180);
  const edge = clamp(bh * 0.012, 4, 14);
  const { pitch, store } = along(bh, edge);
  const token = clamp(pitch * 0.22, 12, 22);
  const strip = token * 2 + clamp(pitch * 0.18, 8, 16);
  const gap = clamp(pitch * 0.08, 3, 10);
  const free = width - 2 * margin - strip * 2 - gap;
  const broad = clamp(free / 2, LEAST, pitch * 1.55);
  const bw = broad * 2 + strip * 2 + gap;
  const x = (width - bw) / 2;
  const y = (height - bh - wall) / 2;
  const columns = { a: x + strip, b: x + strip + broad + gap };
  const bite = clamp(pitch * 0.05, 1.5, 5);
  const rx = broad / 2 - bite * 0.6;
  const ry = pitch / 2 - bite;
  const counts = { a: x + strip / 2 + edge * 0.1, b: x + bw - strip / 2 - edge * 0.1 };
  /** @type {Hollow[]} */
  const hollows = [];
  for (const side of /** @type {const} */ (['a', 'b'])) {
    for (let pit = 1; pit <= 6; pit++) {
      const i = side === 'a' ? pit - 1 : 6 - pit;
      const top = y + edge + store + i * pitch;
      hollows.push({
        place: side + pit,
        side,
        x: columns[side] + broad / 2,
        y: top + pitch / 2,
        rx,
        ry,
        power: 2.15,
        rect: { x: columns[side], y: top, width: broad, height: pitch },
        count: { x: counts[side], y: top + pitch / 2 },
        seed: hollows.length + 1,
      });
    }
    const top = side === 'a' ? y + bh - edge - store : y + edge;
    const wide = broad * 2 + gap;
    hollows.push({
      place: `${side}0`,
      side,
      x: x + strip + wide / 2,
      y: top + store / 2,
      rx: wide / 2 - bite * 0.6,
      ry: store / 2 - bite,
      power: 2.5,
      rect: { x: x + strip, y: top, width: wide, height: store },
      count: { x: counts[side], y: top + store / 2 },
      seed: hollows.length + 1,
    });
  }
  return {
    upright: true,
    storeToken: token,
    slab: { rect: { x, y, width: bw, height: bh }, corner: Math.min(bw * 0.16, store * 0.6), thick: wall },
    hollows,
    token,
    kernel: kernelLength(rx, ry),
    cloth: null,
  };
}

/** @param {number} rx @param {number} ry */
const kernelLength = (rx, ry) => clamp(Math.sqrt(rx * ry) * 0.6, 10, 40);
