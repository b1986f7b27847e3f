// The review that is looked at: by estimates at once, by exact chances as soon as the rule set is solved.

/** @import { Analyst } from '../engine/analyst.js' */
/** @import { AppState, Review } from '../types.d.ts' */

export class Hindsight {
  #changed;
  #reviewed;
  /** The game that is looked back on; null while no review is open. @type {{ analyst: Analyst, record: string } | null} */
  #game = null;
  /** The exact review has been asked for. */
  #asked = false;
  /** Null until anything is known. @type {AppState['review']} */
  state = null;

  /** @param {() => void} changed @param {(review: Review) => void} reviewed told of an exact review */
  constructor(changed, reviewed) {
    this.#changed = changed;
    this.#reviewed = reviewed;
  }

  /** @param {Analyst} analyst @param {string} record */
  open(analyst, record) {
    this.#game = { analyst, record };
    this.#asked = false;
    this.state = null;
    // Who has stopped the solve, or whose device has refused it, is asked before it begins again.
    if (!analyst.knowledge.why) analyst.begin();
    if (analyst.knowledge.state !== 'exact') this.#put(analyst.estimateReview(record));
    this.heard();
  }

  close() {
    this.#game = null;
    this.state = null;
  }

  /** @param {number} index */
  look(index) {
    if (!this.state) return;
    const at = Math.min(Math.max(index, 0), this.state.data.turns.length);
    this.state = { ...this.state, at };
    this.#changed();
  }

  /** More may be known. */
  heard() {
    if (!this.#game || this.#asked || this.#game.analyst.knowledge.state !== 'exact') return;
    this.#asked = true;
    this.#put(best(this.#game.analyst, this.#game.record));
  }

  /** @param {Promise<Review>} coming */
  async #put(coming) {
    const game = this.#game;
    try {
      const data = await coming;
      // An estimate that comes late does not replace what is exact.
      if (game !== this.#game || (this.state?.data.exact && !data.exact)) return;
      this.state = { data, at: this.state?.at ?? data.turns.length };
      if (data.exact) this.#reviewed(data);
      this.#changed();
    } catch {
      // The page goes on to say what is being worked out, and the way back stands open.
    }
  }
}

/** Exact, or an estimate where the game began in a position that no table knows. @param {Analyst} analyst @param {string} record */
const best = (analyst, record) => analyst.review(record).catch(() => analyst.estimateReview(record));

/**
 * Solves first; where that is refused or called off the estimate has to do.
 * @param {Analyst} analyst
 * @param {string} record
 * @returns {Promise<Review>}
 */
export const review = (analyst, record) =>
  analyst.solved().then(
    () => best(analyst, record),
    () => analyst.estimateReview(record),
  );
