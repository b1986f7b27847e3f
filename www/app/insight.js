// What is known of the game on the table: solves its rule set when the page is idle, and looks each position up.
import { Analyst, hold } from '../engine/analyst.js';

/** @import { Analysis, Knowledge } from '../types.d.ts' */

/** Below this charge a device that is not plugged in does not solve by itself. */
const LOW_BATTERY = 0.2;

/** Milliseconds after which the page counts as idle even if it never is. */
const IDLE = 2000;

export class Insight {
  #changed;
  #learnt;
  /** @type {Analyst | null} */
  #analyst = null;
  /** @type {AbortController | null} */
  #looking = null;
  #position = '';
  /** @type {Analysis | null} */
  analysis = null;
  /** What was known when it was last heard of. @type {Knowledge | null} */
  #before = null;
  #listening = new AbortController();

  /**
   * @param {() => void} changed
   * @param {(knowledge: Knowledge) => void} learnt a solve has come to its end, or its table to the device
   */
  constructor(changed, learnt) {
    this.#changed = changed;
    this.#learnt = learnt;
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
    this.#before = this.knowledge;
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
    const { knowledge } = this;
    const before = this.#before;
    this.#before = knowledge;
    if (knowledge?.state === 'exact' && before?.state !== 'exact') {
      this.#looking?.abort();
      this.#ask();
    }
    if (knowledge && (knowledge.why !== before?.why || knowledge.kept !== before?.kept)) this.#learnt(knowledge);
    this.#changed();
  }

  async #ask() {
    const analyst = this.#analyst;
    if (!this.#position || !analyst) return;
    const looking = new AbortController();
    const { signal } = looking;
    this.#looking = looking;
    try {
      const analysis = await analyst.opinion(this.#position, signal);
      if (signal.aborted) return;
      this.analysis = analysis;
      this.#changed();
    } catch {
      // Neither worker nor page can load the players: nothing is known of it.
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
