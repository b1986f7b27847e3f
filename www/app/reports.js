// What the page says above the game: what went wrong, that a new version waits, that it works offline now.
import { withCode } from '../engine/errors.js';

/** @import { AppState } from '../types.d.ts' */

export class Reports {
  #emit;
  #changed;
  /** @type {AppState['problem']} */
  #problem = null;
  /** @type {(() => void) | null} */
  #accept = null;
  #offline = false;

  /** @param {(type: 'error', detail: unknown) => void} emit to whoever embeds the game @param {() => void} changed */
  constructor(emit, changed) {
    this.#emit = emit;
    this.#changed = changed;
  }

  /** @returns {Pick<AppState, 'problem' | 'update' | 'offlineReady'>} */
  get state() {
    return { problem: this.#problem, update: this.#accept !== null, offlineReady: this.#offline };
  }

  /** The game has failed: also who embeds it hears. @param {unknown} error */
  trouble(error) {
    const { code, message } = withCode(error);
    this.#emit('error', { code, message });
    this.say({ code, message });
  }

  /** A part of the page did not come. @param {unknown} error */
  unfetched(error) {
    const { code = 'part', message } = /** @type {Error & { code?: string }} */ (error);
    this.say({ code, message });
  }

  /** @param {AppState['problem']} problem */
  say(problem) {
    this.#problem = problem;
    this.#changed();
  }

  dismissProblem() {
    this.say(null);
  }

  /** What a problem was about is past. */
  forget() {
    this.#problem = null;
  }

  /** A refusal is told, not thrown. @template T @param {() => T} call @returns {T | undefined} */
  attempt(call) {
    try {
      return call();
    } catch (error) {
      this.trouble(error);
      return undefined;
    }
  }

  /** @param {() => void} accept */
  offerUpdate(accept) {
    this.#accept = accept;
    this.#changed();
  }

  acceptUpdate() {
    this.#accept?.();
  }

  offlineReady() {
    this.#offline = true;
    this.#changed();
  }
}
