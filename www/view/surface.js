// Off-screen canvases, and the way to paint on them a little at a time.

/**
 * @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Context
 * @typedef {{ canvas: HTMLCanvasElement | OffscreenCanvas, ctx: Context }} Surface
 */

/**
 * Gives a canvas its device pixels; one that has them keeps its picture.
 * @param {HTMLCanvasElement} canvas
 * @param {{ width: number, height: number, dpr: number }} size in CSS pixels
 */
export function fit(canvas, { width, height, dpr }) {
  const w = Math.round(width * dpr);
  const h = Math.round(height * dpr);
  if (canvas.width === w && canvas.height === h) return;
  canvas.width = w;
  canvas.height = h;
}

/**
 * @param {number} width In device pixels.
 * @param {number} height
 * @param {boolean} [read] Pixels will be asked for often.
 * @returns {Surface}
 */
export function surface(width, height, read = false) {
  const w = Math.max(1, Math.ceil(width));
  const h = Math.max(1, Math.ceil(height));
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(w, h);
    const ctx = canvas.getContext('2d', { willReadFrequently: read });
    if (ctx) return { canvas, ctx };
  }
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const ctx = canvas.getContext('2d', { willReadFrequently: read });
  if (!ctx) throw new Error('no 2d canvas');
  return { canvas, ctx };
}

/**
 * A pause in baking. Canvases draw late; asking for a pixel has what was ordered so far drawn now, in this slice.
 * @param {Context} ctx
 * @returns {Generator<void>}
 */
export function* drawn(ctx) {
  ctx.getImageData(0, 0, 1, 1);
  yield;
}

/** Runs work in a task of its own, which comes at once. @param {() => void} work */
export function nextTask(work) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}

/**
 * Runs a generator in slices that leave the page free between them.
 * @param {Iterator<void>} work
 * @param {() => number} budget Milliseconds a slice may take.
 * @returns {{ done: Promise<boolean>, cancel: () => void }} `done` is false after a cancel.
 */
export function inSlices(work, budget) {
  const channel = new MessageChannel();
  let open = true;
  /** @type {(finished: boolean) => void} */
  let settle = () => {};
  /** @type {Promise<boolean>} */
  const done = new Promise(resolve => {
    settle = resolve;
  });
  const end = (/** @type {boolean} */ finished) => {
    open = false;
    channel.port1.close();
    settle(finished);
  };
  channel.port1.onmessage = () => {
    if (!open) return;
    const until = performance.now() + budget();
    do {
      if (work.next().done) return end(true);
    } while (performance.now() < until);
    channel.port2.postMessage(null);
  };
  channel.port2.postMessage(null);
  return { done, cancel: () => open && end(false) };
}
