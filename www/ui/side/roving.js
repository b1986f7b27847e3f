// Which place an arrow key leads to: the nearest one in its direction.

/** @import { Rect } from '../../types.d.ts' */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/**
 * @template {{ place: string, rect: Rect }} T
 * @param {readonly T[]} places
 * @param {string | null} from
 * @param {string} key
 * @returns {string | null} null where the key leads nowhere.
 */
export function next(places, from, key) {
  if (key === 'Home') return places[0]?.place ?? null;
  if (key === 'End') return places.at(-1)?.place ?? null;
  const way = WAYS[key];
  const here = places.find(({ place }) => place === from);
  if (!way || !here) return null;
  const { x, y } = middle(here.rect);
  let found = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { place, rect } of places) {
    const to = middle(rect);
    const along = (to.x - x) * way[0] + (to.y - y) * way[1];
    const aside = Math.abs((to.x - x) * way[1] + (to.y - y) * way[0]);
    // What lies more aside than ahead is not in that direction.
    if (along <= 1 || aside > along) continue;
    if (along + aside * 3 < least) {
      least = along + aside * 3;
      found = place;
    }
  }
  return found;
}

/** @param {Rect} rect */
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
