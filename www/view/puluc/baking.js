// Has the full art painted: by the page's one baker, a worker that lives while there is something to paint and a little longer, or in slices here.
import { inSlices } from '../surface.js';
import { boardSurface } from './board.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('./geometry.js').Geometry} Geometry
 * @typedef {{ done: Promise<CanvasImageSource | null>, cancel: () => void }} Baking `done` is null after a cancel.
 */

/** The ground is soft: on finer screens it is drawn larger. */
const FINE = 2;

/** Milliseconds that the worker waits for more: starting it takes time, and its code runs faster the second time. */
const LINGER = 15_000;

/** @type {Worker | null} */
let worker = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let ending;
let broken = false;
let last = 0;
/** What is being painted: called with the picture, or with null when the worker is lost. @type {Map<number, (bitmap: ImageBitmap | null) => void>} */
const orders = new Map();

function start() {
  const started = new Worker(new URL('./baker.js', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }) => finish(data.id, data.bitmap ?? null);
  started.onerror = event => {
    event.preventDefault();
    broken = true;
    for (const id of [...orders.keys()]) finish(id, null);
  };
  return started;
}

/** @param {number} id @param {ImageBitmap | null} bitmap */
function finish(id, bitmap) {
  const settle = orders.get(id);
  orders.delete(id);
  settle?.(bitmap);
  linger();
}

function linger() {
  clearTimeout(ending);
  ending = setTimeout(() => {
    if (orders.size > 0) return;
    worker?.terminate();
    worker = null;
  }, LINGER);
}

/** Starts the worker ahead of what is to be painted soon. */
export function prepare() {
  if (broken || typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return;
  try {
    worker ??= start();
    linger();
  } catch {
    broken = true;
  }
}

/** @param {number} id @param {Geometry} g @param {Theme} theme @returns {Promise<ImageBitmap | null>} */
function order(id, g, theme) {
  if (broken || typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return Promise.resolve(null);
  try {
    worker ??= start();
    worker.postMessage({ id, g, theme });
  } catch {
    // A page of another host may not start it.
    broken = true;
    return Promise.resolve(null);
  }
  return new Promise(resolve => orders.set(id, resolve));
}

/**
 * @param {Geometry} board
 * @param {Theme} theme
 * @param {() => number} budget Milliseconds that a slice may take where it must be painted here.
 * @returns {Baking}
 */
export function bake(board, theme, budget) {
  const g = { ...board, layout: { ...board.layout, dpr: Math.min(board.layout.dpr, FINE) } };
  const id = ++last;
  let open = true;
  let stop = () => {};
  const paint = async () => {
    const bitmap = await order(id, g, theme);
    if (bitmap || !open) return open ? bitmap : null;
    const { paintArt } = await import('./art.js');
    const { canvas, ctx } = boardSurface(g, true);
    const slices = inSlices(paintArt(ctx, g, theme), budget);
    stop = slices.cancel;
    return open && (await slices.done) ? canvas : null;
  };
  return {
    // Where its file cannot be fetched the plain forms stay.
    done: paint().catch(() => null),
    cancel() {
      open = false;
      stop();
      if (!orders.has(id)) return;
      worker?.postMessage({ id });
      finish(id, null);
    },
  };
}
