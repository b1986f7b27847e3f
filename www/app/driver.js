// What a match plays by itself belongs to the state it was begun for: whatever changes the state calls it off and begins anew.
import { withCode } from '../engine/errors.js';

export class Driver {
  #turns;
  #over;
  #off = new AbortController();
  /** Resolves when nothing is played by itself any more. @type {Promise<void>} */
  settled = Promise.resolve();

  /**
   * @param {(signal: AbortSignal) => Promise<void>} turns plays until a human's turn
   * @param {(error?: unknown) => void} over it has come to rest, or to an error
   */
  constructor(turns, over) {
    this.#turns = turns;
    this.#over = over;
  }

  /** Goes on from here: whatever was under way for an earlier state is called off. */
  go() {
    this.#off.abort();
    const off = new AbortController();
    this.#off = off;
    this.settled = this.#turns(off.signal).then(
      () => this.#after(off.signal),
      error => this.#after(off.signal, error),
    );
  }

  stop() {
    this.#off.abort();
    this.settled = Promise.resolve();
  }

  /** Whoever waited for a state that was called off waits for the one that took its place. @param {AbortSignal} signal @param {unknown} [error] */
  #after(signal, error) {
    if (signal.aborted) return this.settled;
    this.#over(error);
    return undefined;
  }
}

/**
 * Errors of the engine get their codes.
 * @template T
 * @param {() => T} call
 * @returns {T}
 */
export function guarded(call) {
  try {
    return call();
  } catch (error) {
    throw withCode(error);
  }
}

/** @param {number} milliseconds */
export function pause(milliseconds) {
  return milliseconds > 0 ? new Promise(resolve => setTimeout(resolve, milliseconds)) : Promise.resolve();
}
