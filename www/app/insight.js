// What is known of the game on the table: solves its rule set when the page is idle, and looks each position up.
import { Analyst, hold } from '../engine/analyst.js';

/** @import { Analysis, Knowledge } from '../types.d.ts' */

/** Below this charge a device that is not plugged in does not solve by itself. */
const LOW_BATTERY = 0.2;

/** Milliseconds after which the page counts as idle even if it never is. */
const IDLE = 2000;

export class Insight {
  #changed;
  /** @type {Analyst | null} */
  #analyst = null;
  /** @type {AbortController | null} */
  #looking = null;
  #position = '';
  /** @type {Analysis | null} */
  analysis = null;
  #listening = new AbortController();

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
    document.addEventListener('visibilitychange', () => hold(document.hidden), { signal: this.#listening.signal });
  }

  /** @returns {Knowledge | null} */
  get knowledge() {
    return this.#analyst?.knowledge ?? null;
  }

  get analyst() {
    return this.#analyst;
  }

  /** @param {string} rules canonical text */
  use(rules) {
    if (this.#analyst?.rules === rules) return;
    // The new one joins before the old one leaves, so that the worker does not end in between.
    const before = this.#analyst;
    this.#analyst = new Analyst(rules, () => this.#heard());
    before?.release();
    this.#forget();
    whenIdle(async () => {
      if (this.#analyst?.rules === rules && (await enoughPower())) this.#analyst?.begin();
    });
  }

  /** Looks a position up, as soon as it is known. @param {string} position */
  look(position) {
    if (position === this.#position) return;
    this.#forget();
    this.#position = position;
    this.#ask();
  }

  /** @param {string} position @param {AbortSignal} signal @returns {Promise<string> | null} null where it is not known */
  best(position, signal) {
    return this.knowledge?.state === 'exact' ? (this.#analyst?.best(position, signal) ?? null) : null;
  }

  dispose() {
    this.#listening.abort();
    this.#looking?.abort();
    this.#analyst?.release();
    this.#analyst = null;
  }

  #forget() {
    this.#looking?.abort();
    this.#looking = null;
    this.#position = '';
    this.analysis = null;
  }

  #heard() {
    if (this.knowledge?.state === 'exact' && !this.analysis?.exact) {
      this.#looking?.abort();
      this.#ask();
    }
    this.#changed();
  }

  async #ask() {
    const analyst = this.#analyst;
    if (!this.#position || !analyst) return;
    const looking = new AbortController();
    const { signal } = looking;
    this.#looking = looking;
    try {
      const exact = this.knowledge?.state === 'exact';
      const analysis = await (exact
        ? analyst.analyse(this.#position, signal)
        : analyst.estimate(this.#position, signal));
      if (signal.aborted) return;
      this.analysis = analysis;
      this.#changed();
    } catch {
      // A position that cannot arise, or the worker is lost: nothing is known of it.
    }
  }
}

/** @param {() => void} run */
function whenIdle(run) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: IDLE });
  else setTimeout(run, IDLE / 4);
}

/** @returns {Promise<boolean>} */
async function enoughPower() {
  const { getBattery } = /** @type {{ getBattery?: () => Promise<{ charging: boolean, level: number }> }} */ (
    /** @type {unknown} */ (navigator)
  );
  try {
    const battery = await getBattery?.call(navigator);
    return !battery || battery.charging || battery.level > LOW_BATTERY;
  } catch {
    return true;
  }
}
