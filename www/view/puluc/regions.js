// Which part of the canvas must be painted anew.
import { TILT } from './measures.js';
import { towerStep } from './towers.js';

/**
 * @typedef {import('./geometry.js').Geometry} Geometry
 * @typedef {import('./scene.js').Actor} Actor
 * @typedef {import('./sticks.js').Flight} Flight
 * @typedef {{ x0: number, y0: number, x1: number, y1: number }} Box
 */

/** @returns {Box} */
export const nothing = () => ({ x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity });

/** @param {Box} box @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 */
export function add(box, x0, y0, x1, y1) {
  if (x0 < box.x0) box.x0 = x0;
  if (y0 < box.y0) box.y0 = y0;
  if (x1 > box.x1) box.x1 = x1;
  if (y1 > box.y1) box.y1 = y1;
}

/** @param {Box} box @param {Box} other */
export const join = (box, other) => add(box, other.x0, other.y0, other.x1, other.y1);

/** @param {Box} box */
export function clear(box) {
  box.x0 = box.y0 = Infinity;
  box.x1 = box.y1 = -Infinity;
}

/** Men with their shadow. @param {Box} box @param {Geometry} g @param {Actor} actor */
export function addActor(box, g, actor) {
  const k = actor.r / g.radius;
  const { r } = actor;
  const lift = actor.lift * k;
  const high = lift + actor.men.length * towerStep(g, actor.men.length) * k + r;
  add(
    box,
    actor.x - r * 1.6 - 20,
    actor.y - high - 4,
    actor.x + r * 2.2 + lift * 0.4 + 40,
    actor.y + r * 1.6 + lift * 0.35 + 40,
  );
}

/** A place with the tallest tower it may hold, its halo and chevrons. @param {Box} box @param {Geometry} g @param {number} place */
export function addPlace(box, g, place) {
  const { x, y } = g.places[place];
  const r = g.radius;
  add(box, x - r * 2.4, y - g.maxTower - r * (TILT + 1), x + r * 3 + g.maxTower * 0.4, y + r * 2.6 + g.maxTower * 0.3);
}

/** @param {Box} box @param {Flight[]} flights @param {number} length */
export function addFlights(box, flights, length) {
  for (const f of flights) {
    const by = length * 0.6 + 12;
    add(box, f.x - by, f.y - f.z - by, f.x + by + f.z * 0.35 + 20, f.y + by + f.z * 0.3 + 20);
  }
}

const scratch = nothing();

/** Does anything of a place's region lie in the box? @param {Box} box @param {Geometry} g @param {number} place */
export function meetsPlace(box, g, place) {
  clear(scratch);
  addPlace(scratch, g, place);
  return meets(box, scratch.x0, scratch.y0, scratch.x1, scratch.y1);
}

/** @param {Box} box @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 */
export const meets = (box, x0, y0, x1, y1) => x0 < box.x1 && x1 > box.x0 && y0 < box.y1 && y1 > box.y0;
