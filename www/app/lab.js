// The laboratory: one or two rule sets, solved here and described in figures.
import { Analyst } from '../engine/analyst.js';

/** @import { LabEntry, LabFacts, RuleSetView } from '../types.d.ts' */

/** @typedef {{ rules: RuleSetView, analyst: Analyst, facts: LabFacts | null, asked: boolean }} Bench */

export class Lab {
  #changed;
  /** @type {(Bench | null)[]} */
  #benches = [null, null];

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /** @returns {{ entries: LabEntry[] } | null} */
  get state() {
    const entries = this.#benches.flatMap(bench =>
      bench ? [{ rules: bench.rules, knowledge: bench.analyst.knowledge, facts: bench.facts }] : [],
    );
    return entries.length > 0 ? { entries } : null;
  }

  /** @param {0 | 1} slot */
  rules(slot) {
    return this.#benches[slot]?.rules.text ?? null;
  }

  /** @param {RuleSetView | null} rules null clears the place @param {0 | 1} slot */
  put(rules, slot) {
    const before = this.#benches[slot];
    if (rules) {
      /** @type {Bench} */
      const bench = { rules, analyst: new Analyst(rules.text, () => this.#heard(bench)), facts: null, asked: false };
      this.#benches[slot] = bench;
      bench.analyst.begin();
      this.#heard(bench);
    } else this.#benches[slot] = null;
    before?.analyst.release();
    this.#changed();
  }

  /** Calls the solve of a rule set off. @param {0 | 1} slot */
  cancel(slot) {
    this.#benches[slot]?.analyst.cancel();
  }

  clear() {
    for (const bench of this.#benches) bench?.analyst.release();
    this.#benches = [null, null];
  }

  /** @param {Bench} bench */
  async #heard(bench) {
    this.#changed();
    if (bench.asked || bench.analyst.knowledge.state !== 'exact') return;
    bench.asked = true;
    try {
      bench.facts = await bench.analyst.facts();
      this.#changed();
    } catch {
      // Taken away in the meantime; a lost worker is said by the knowledge.
    }
  }
}
