// The laboratory: one or two rule sets, solved here and described in figures.
import { Analyst } from '../engine/analyst.js';

/** @import { LabEntry, LabFacts, LabIntents, RuleSetView } from '../types.d.ts' */

/**
 * @typedef {object} Around
 * @property {() => void} changed
 * @property {(text: string) => RuleSetView} checkRules
 * @property {(rules: string) => void} play
 */

/** @typedef {{ rules: RuleSetView, analyst: Analyst, facts: LabFacts | null, asked: boolean }} Bench */

/** @implements {LabIntents} */
export class Lab {
  #around;
  /** @type {(Bench | null)[]} */
  #benches = [null, null];

  /** @param {Around} around */
  constructor(around) {
    this.#around = around;
  }

  /** @returns {{ entries: LabEntry[] } | null} */
  get state() {
    const entries = this.#benches.flatMap(bench =>
      bench ? [{ rules: bench.rules, knowledge: bench.analyst.knowledge, facts: bench.facts }] : [],
    );
    return entries.length > 0 ? { entries } : null;
  }

  /** It is opened: on a rule set, unless one is there already. @param {string} rules */
  open(rules) {
    if (!this.#benches[0]) this.solve(rules, 0);
  }

  /** @param {string | null} text @param {0 | 1} slot */
  solve(text, slot) {
    const rules = text === null ? null : this.#around.checkRules(text);
    const before = this.#benches[slot];
    if (rules) {
      /** @type {Bench} */
      const bench = { rules, analyst: new Analyst(rules.text, () => this.#heard(bench)), facts: null, asked: false };
      this.#benches[slot] = bench;
      bench.analyst.begin();
      this.#heard(bench);
    } else this.#benches[slot] = null;
    before?.analyst.release();
    this.#around.changed();
  }

  /** @param {0 | 1} slot */
  cancel(slot) {
    this.#benches[slot]?.analyst.cancel();
  }

  /** @param {0 | 1} slot */
  play(slot) {
    const bench = this.#benches[slot];
    if (bench) this.#around.play(bench.rules.text);
  }

  /** To a game by the rule set. @param {0 | 1} slot */
  link(slot) {
    const link = new URL(location.href);
    link.search = '';
    link.hash = '';
    link.searchParams.set('rules', this.#benches[slot]?.rules.text ?? 'bell');
    return link.href;
  }

  clear() {
    for (const bench of this.#benches) bench?.analyst.release();
    this.#benches = [null, null];
  }

  /** @param {Bench} bench */
  async #heard(bench) {
    this.#around.changed();
    if (bench.asked || bench.analyst.knowledge.state !== 'exact') return;
    bench.asked = true;
    try {
      bench.facts = await bench.analyst.facts();
      this.#around.changed();
    } catch {
      // Taken away in the meantime; a lost worker is said by the knowledge.
    }
  }
}
