// How towers rise, which way they look, and what a point on the road means.
import { clamp, THICK, TILT } from './measures.js';

/**
 * @typedef {import('./geometry.js').Geometry} Geometry
 * @typedef {import('./geometry.js').Ring} Ring
 * @typedef {import('./geometry.js').Point} Point
 * @typedef {import('../../types.d.ts').TableLayout} TableLayout
 * @typedef {import('../../types.d.ts').Rect} Rect
 * @typedef {import('../../types.d.ts').Side} Side
 */

/** How far each man of a tower of `count` stands above the one below. @param {Geometry} g @param {number} count @param {number} [radius] */
export function towerStep(g, count, radius = g.radius) {
  const t = radius * THICK;
  const natural = count <= 6 ? count * t : (6 + 0.45 * (count - 6)) * t;
  return count ? Math.min(natural, g.maxTower) / count : t;
}

/** Beyond this a count stands beside the tower. */
export const COUNTED = 6;

/** Frame of a tower, for corners and for hits. @param {Geometry} g @param {number} place @param {number} count @returns {Rect} */
export function towerBox(g, place, count) {
  const { x, y } = g.places[place];
  const r = g.radius;
  const top = y - count * towerStep(g, count) - r * TILT;
  return { x: x - r, y: top, width: 2 * r, height: y + r * TILT - top };
}

/** A direction along the road as one along the picture. @param {Geometry} g @param {number} direction */
export const onScreen = (g, direction) => (g.turned ? -direction : direction);

/** Angle on the table in which a man looks that goes in `direction`. @param {Geometry} g @param {number} direction */
export function facing(g, direction) {
  const forward = g.turned ? direction < 0 : direction >= 0;
  if (g.wide) return forward ? 0 : Math.PI;
  return forward ? -Math.PI / 2 : Math.PI / 2;
}

/** The place that is the i-th of the picture, from its near end. @param {Geometry} g @param {number} i */
export const placeOf = (g, i) => (g.turned ? g.spaces + 1 - i : i);

/** @param {Rect} r @param {number} x @param {number} y @param {number} [by] */
export const inside = (r, x, y, by = 0) =>
  x >= r.x - by && x <= r.x + r.width + by && y >= r.y - by && y <= r.y + r.height + by;

/**
 * The place at a point: first the towers, the near ones before the far ones, then the strips between the cobs.
 * @param {Geometry} g
 * @param {number[]} heights Men on each space, index 1..spaces.
 * @param {number} x
 * @param {number} y
 * @returns {number | null}
 */
export function placeAt(g, heights, x, y) {
  if (!inside(g.road, x, y)) return null;
  if (!g.wide) {
    for (let i = 1; i <= g.spaces; i++) {
      const p = placeOf(g, i);
      if (heights[p] && inTower(g, p, heights[p], x, y)) return p;
    }
  }
  const along = g.wide ? x - g.first : g.first - y;
  return placeOf(g, clamp(Math.floor(along / g.pitch) + 1, 0, g.spaces + 1));
}

/** @param {Geometry} g @param {number} place @param {number} count @param {number} x @param {number} y */
function inTower(g, place, count, x, y) {
  const base = g.places[place];
  const dx = (x - base.x) / g.radius;
  if (Math.abs(dx) > 1) return false;
  const half = g.radius * TILT * Math.sqrt(1 - dx * dx);
  return y <= base.y + half && y >= base.y - count * towerStep(g, count) - half;
}
