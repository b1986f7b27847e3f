// Where men wait at home and lie when dead.
import { THICK } from './measures.js';

/**
 * @typedef {import('./geometry.js').Geometry} Geometry
 * @typedef {import('./geometry.js').Ring} Ring
 * @typedef {import('./geometry.js').Point} Point
 * @typedef {import('../../types.d.ts').TableLayout} TableLayout
 * @typedef {import('../../types.d.ts').Rect} Rect
 * @typedef {import('../../types.d.ts').Side} Side
 */

/** Rows stand so close that each face is seen over the men in front. */
const HOME_ROW = 1.08;

/** Rows of `count` men, the fuller ones in front. @param {number} count @param {number} rows */
function rowSizes(count, rows) {
  const sizes = [];
  for (let r = 0; r < rows; r++) sizes.push(Math.floor((count + r) / rows));
  return sizes;
}

/** Whether the outer men of each row stand on the floor or the rope's inner side. @param {Ring} ring @param {number} r @param {number} count @param {number} rows */
function fitsHome(ring, r, count, rows) {
  const rx = ring.rx - ring.rope * 0.2;
  const ry = ring.ry - ring.rope * 0.2;
  return rowSizes(count, rows).every((size, row) => {
    const x = (size - 1) * 1.03 * r + 0.85 * r;
    const y = Math.abs(row - (rows - 1) / 2) * r * HOME_ROW + r * 0.7;
    return y + r * 0.15 <= ry && (x / rx) ** 2 + (y / ry) ** 2 <= 1;
  });
}

/** @param {number} count @param {number} r */
function rowsFor(count, r, /** @type {Ring} */ ring) {
  for (let rows = 1; rows < 4; rows++) if (fitsHome(ring, r, count, rows)) return rows;
  return 3;
}

/** The largest men of which all find room in the ring; fewer rows are worth a little size. @param {Ring} ring @param {number} men @param {number} radius */
export function homeRadius(ring, men, radius) {
  let best = 3;
  let worth = 0;
  for (let rows = 1; rows < 4; rows++) {
    let r = radius * 0.76;
    while (r > 3 && !fitsHome(ring, r, men, rows)) r *= 0.97;
    if (r * (1.12 - rows * 0.12) > worth) {
      best = r;
      worth = r * (1.12 - rows * 0.12);
    }
  }
  return best;
}

/**
 * Bases of `count` men waiting at home, back to front.
 * @param {Geometry} g
 * @param {Side} side
 * @param {number} count
 * @returns {Point[]}
 */
export function homeSpots(g, side, count) {
  const ring = g.rings[side];
  const r = g.homeRadius;
  const rows = rowsFor(count, r, ring);
  /** @type {Point[]} */
  const spots = [];
  rowSizes(count, rows).forEach((size, row) => {
    const y = ring.y + (row - (rows - 1) / 2) * r * HOME_ROW + r * THICK * 0.5;
    for (let i = 0; i < size; i++) spots.push({ x: ring.x + (i - (size - 1) / 2) * r * 2.06, y });
  });
  return spots;
}

/** @param {TableLayout} layout @param {number} men @param {number} radius */
export function deadRadius(layout, men, radius) {
  const { a, b } = layout.dead;
  const w = Math.min(a.width, b.width);
  const h = Math.min(a.height, b.height);
  for (let r = radius * 0.64; r > 4; r *= 0.96) {
    const perRow = Math.max(1, Math.floor(w / (r * 2.4)));
    const rows = Math.ceil(men / perRow);
    if (rows * r * 2.1 <= Math.max(h, r * 2.1)) return r;
  }
  return 4;
}

/**
 * Where the i-th dead man lies.
 * @param {Geometry} g
 * @param {Side} side
 * @param {number} i
 * @returns {Point}
 */
export function deadSpot(g, side, i) {
  const rect = g.layout.dead[side];
  const other = g.layout.dead[side === 'a' ? 'b' : 'a'];
  const r = g.deadRadius;
  const perRow = Math.max(1, Math.floor(rect.width / (r * 2.4)));
  const row = Math.floor(i / perRow);
  const along = ((i % perRow) + 0.5) * r * 2.4;
  const down = row * r * 2.1 + r * 1.15;
  // Captions stand under the dead of a wide table and beyond those of a tall one.
  const up = g.wide || rect.y > other.y;
  return {
    x: rect.x > other.x ? rect.x + rect.width - along : rect.x + along,
    y: up ? rect.y + rect.height - down : rect.y + down - r * 0.1,
  };
}
