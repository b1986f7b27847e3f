// Asks the page's one worker. It is started with the first question and ended when nobody uses it any more.
import { coded } from './errors.js';
import { loadEngine, wasmModule } from './wasm.js';

/** @import { Engine } from '../types.d.ts' */
/** @typedef {{ resolve: (move: string) => void, reject: (error: Error) => void }} Waiting */

/** A worker that has not answered by then is taken for dead; a decision needs a fiftieth of it. */
const PATIENCE = 8000;

/** @type {Worker | null} */
let worker = null;
let users = 0;
let lastId = 0;
/** @type {Map<number, Waiting>} */
const waiting = new Map();

function start() {
  const started = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  started.onmessage = ({ data: { id, move, message, code } }) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (move !== undefined) resolve?.(move);
    else reject?.(coded(code, message));
  };
  started.onerror = () => end('the worker failed');
  started.onmessageerror = () => end('the worker failed');
  wasmModule().then(
    module => started.postMessage({ module }),
    () => end('the engine could not be loaded'),
  );
  return started;
}

/** @param {string} why */
function end(why) {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(coded('worker', why));
  waiting.clear();
}

/**
 * @param {object} question
 * @param {AbortSignal} [signal]
 * @returns {Promise<string>}
 */
function ask(question, signal) {
  return new Promise((resolve, reject) => {
    worker ??= start();
    const id = ++lastId;
    const patience = setTimeout(() => end('the worker does not answer'), PATIENCE);
    const settle = () => {
      clearTimeout(patience);
      waiting.delete(id);
    };
    waiting.set(id, {
      resolve: move => {
        settle();
        resolve(move);
      },
      reject: error => {
        settle();
        reject(error);
      },
    });
    signal?.addEventListener(
      'abort',
      () => {
        settle();
        reject(coded('cancelled', 'cancelled'));
      },
      { once: true },
    );
    worker.postMessage({ id, question });
  });
}

/**
 * A share in the page's worker; `onFallback` hears once that the page must think itself because the worker is lost.
 * @param {{ onFallback?: (error: Error) => void }} [hooks]
 * @returns {Engine}
 */
export function createEngine({ onFallback } = {}) {
  users += 1;
  let released = false;
  let lost = false;
  return {
    async think(question, { signal } = {}) {
      if (signal?.aborted) throw coded('cancelled', 'cancelled');
      try {
        if (!lost) return await ask(question, signal);
      } catch (error) {
        const { code } = /** @type {Error & { code?: string }} */ (error);
        // Bad questions stay bad; only a lost worker is made up for.
        if (code === 'cancelled' || (code !== undefined && code !== 'worker' && code !== 'wasm')) throw error;
        lost = true;
        onFallback?.(/** @type {Error} */ (error));
      }
      const { think } = await loadEngine();
      if (signal?.aborted) throw coded('cancelled', 'cancelled');
      const { rules, position, level, seed } = question;
      return think(rules, position, level, seed);
    },
    release() {
      if (released) return;
      released = true;
      users -= 1;
      if (users === 0) end('released');
    },
  };
}
