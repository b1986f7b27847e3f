// A game of the side looked back on: one turn after the other, known or not known yet.

/** @import { Ask, Kind } from './kind.js' */
/** @import { SideJudged, SideReview, SideSession, SideSnapshot } from './types.d.ts' */

export class SideHindsight {
  #session;
  #changed;
  #off = new AbortController();
  #at = 0;
  /** @type {(SideJudged | null)[]} */
  #known;
  #count;
  /** @type {Map<number, SideSnapshot>} */
  #seen = new Map();
  /** Resolves with every turn known. @type {Promise<SideJudged[]>} */
  whole;

  /**
   * @param {Kind} kind
   * @param {SideSession} session
   * @param {Ask} ask
   * @param {() => void} changed
   */
  constructor(kind, session, ask, changed) {
    this.#session = session;
    this.#changed = changed;
    const { turns, rules } = session.snapshot();
    this.#count = turns.length;
    this.#known = turns.map(() => null);
    this.#at = Math.max(0, turns.length - 1);
    const { signal } = this.#off;
    const game = { rules, record: session.record(), turns, at: (/** @type {number} */ turn) => this.#look(turn) };
    this.whole = kind
      .judge(
        question => ask(question, signal),
        game,
        known => this.#heard(known),
      )
      .then(() => /** @type {SideJudged[]} */ (this.#known));
    // Who waits for it hears of a failure; the page shows what is known.
    this.whole.catch(() => {});
  }

  /** @returns {SideReview} */
  get state() {
    return { at: this.#at, snapshot: this.#look(this.#at), turns: this.#known };
  }

  /** @param {number} index */
  go(index) {
    this.#at = Math.min(Math.max(0, index), this.#count);
    this.#changed();
  }

  end() {
    this.#off.abort();
    this.#session.free();
  }

  /** @param {(SideJudged | null)[]} known */
  #heard(known) {
    if (this.#off.signal.aborted) return;
    this.#known = known;
    this.#changed();
  }

  /** @param {number} turn @returns {SideSnapshot} */
  #look(turn) {
    const seen = this.#seen.get(turn);
    if (seen) return seen;
    const earlier = turn < this.#count ? this.#session.at(turn) : null;
    const snapshot = (earlier ?? this.#session).snapshot();
    earlier?.free();
    this.#seen.set(turn, snapshot);
    return snapshot;
  }
}
