// Where seeds lie in a hollow: the i-th one's place is always the same, and never that of another.
import { random } from '../noise.js';
import { clamp } from '../puluc/measures.js';

/**
 * @typedef {import('./geometry.js').Hollow} Hollow
 * @typedef {{ x: number, y: number, angle: number }} Spot
 */

/** More seeds than a game has. */
const MOST = 80;
/** How often a place is looked for: the first ones, which are alone, with more care. @param {number} i */
const tries = i => (i < 14 ? 90 : 24);

/**
 * Seeds are dropped one after the other, each where of some tries it lies freest; the first ones stay near the middle.
 * @param {Hollow} hollow
 * @param {number} kernel
 * @returns {Spot[]}
 */
export function spotsOf(hollow, kernel) {
  const next = random(hollow.seed * 7919);
  // The floor, without the walls.
  const rx = Math.max(hollow.rx * 0.42, hollow.rx - kernel * 0.62);
  const ry = Math.max(hollow.ry * 0.42, hollow.ry - kernel * 0.5);
  // As many as lie side by side.
  const full = clamp((Math.PI * rx * ry) / (kernel * kernel * 0.62), 4, 60);
  // A long hollow lets them lie further apart from the start.
  const long = Math.max(rx, ry) / Math.min(rx, ry);
  /** @type {Spot[]} */
  const spots = [];
  for (let i = 0; i < MOST; i++) {
    const reach = Math.min(1, Math.sqrt((i + 1.9 * long) / full));
    let best = { x: 0, y: 0, angle: 0 };
    let most = -1;
    for (let k = 0; k < tries(i); k++) {
      const turn = next() * Math.PI * 2;
      const far = Math.sqrt(next()) * reach;
      const x = hollow.x + Math.cos(turn) * far * rx;
      const y = hollow.y + Math.sin(turn) * far * ry;
      let free = Number.POSITIVE_INFINITY;
      for (const spot of spots) {
        const dx = spot.x - x;
        const dy = (spot.y - y) / 0.8;
        free = Math.min(free, dx * dx + dy * dy);
      }
      // Where many lie apart enough, the one nearer the middle is the natural one.
      const worth = Math.min(Math.sqrt(free), kernel * 1.08) - far * kernel * 0.1;
      if (worth > most) {
        most = worth;
        best = { x, y, angle: next() * Math.PI * 2 };
      }
    }
    spots.push(best);
  }
  return spots;
}
