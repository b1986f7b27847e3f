// Asks the page's worker for the moves of computer players, and thinks on the page where the worker is lost.
import { coded } from './errors.js';
import { ask, join } from './port.js';

/** @import { Engine } from '../types.d.ts' */

/** A worker that has not answered by then is taken for dead; a decision needs a fiftieth of it. */
const PATIENCE = 8000;

/**
 * A share in the page's worker; `onFallback` hears once that the page must think itself because the worker is lost.
 * @param {{ onFallback?: (error: Error) => void }} [hooks]
 * @returns {Engine}
 */
export function createEngine({ onFallback } = {}) {
  const release = join();
  let lost = false;
  return {
    async think(question, { signal } = {}) {
      if (signal?.aborted) throw coded('cancelled', 'cancelled');
      try {
        if (!lost) return await ask({ what: 'think', ...question }, { signal, patience: PATIENCE });
      } catch (error) {
        const { code } = /** @type {Error & { code?: string }} */ (error);
        // Bad questions stay bad; only a lost worker is made up for.
        if (code === 'cancelled' || (code !== undefined && code !== 'worker' && code !== 'wasm')) throw error;
        lost = true;
        onFallback?.(/** @type {Error} */ (error));
      }
      const { loadThinker } = await import('./thinker.js');
      const { think } = await loadThinker();
      if (signal?.aborted) throw coded('cancelled', 'cancelled');
      const { rules, position, level, seed } = question;
      return think(rules, position, level, seed);
    },
    release,
  };
}
