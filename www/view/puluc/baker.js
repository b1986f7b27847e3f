// A worker that paints the full art, so that the page is never held up.
import { inSlices } from '../surface.js';
import { paintArt } from './art.js';
import { boardSurface } from './board.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('./geometry.js').Geometry} Geometry
 * @typedef {{ id: number, g?: Geometry, theme?: Theme }} Order Without a geometry the order is taken back.
 */

const scope = /** @type {Worker} */ (/** @type {unknown} */ (globalThis));

/** Milliseconds between two looks at what has been taken back. */
const SLICE = 40;

/** @type {Map<number, () => void>} */
const orders = new Map();

/** @param {MessageEvent<Order>} event */
scope.onmessage = async ({ data: { id, g, theme } }) => {
  if (!g || !theme) {
    orders.get(id)?.();
    return;
  }
  try {
    const { canvas, ctx } = boardSurface(g, true);
    const bake = inSlices(paintArt(ctx, g, theme), () => SLICE);
    orders.set(id, bake.cancel);
    const finished = await bake.done;
    orders.delete(id);
    if (!finished) return;
    const bitmap = /** @type {OffscreenCanvas} */ (canvas).transferToImageBitmap();
    scope.postMessage({ id, bitmap }, [bitmap]);
  } catch {
    // No canvas in a worker here: the page paints it itself.
    scope.postMessage({ id });
  }
};
