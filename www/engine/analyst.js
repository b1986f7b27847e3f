// What is known of a rule set: shared by all who use it on this page, worked out by the page's worker.
import { coded } from './errors.js';
import { ask, join, listen, tell, tellIfThere } from './port.js';

/** @import { Analysis, Knowledge, LabFacts, Review } from '../types.d.ts' */
/** @typedef {{ rules: string, values: number, start: number, residual: number, bound: number, updates: number, bytes: number, seconds: number }} Summary */
/** @typedef {{ knowledge: Knowledge, summary: Summary | null, users: Set<() => void> }} Shared */

/** Positions that are solved in a browser at most. */
export const MOST = 60_000_000;

/** @type {Map<string, Shared>} */
const all = new Map();

/** @type {Knowledge} */
const NOTHING = { state: 'none', why: null, done: 0, all: 0, estimate: null, bound: 0 };

/** @param {string} rules @returns {Shared} */
function shared(rules) {
  let found = all.get(rules);
  if (!found) {
    found = { knowledge: NOTHING, summary: null, users: new Set() };
    all.set(rules, found);
    listen(rules, news => hear(rules, news));
  }
  return found;
}

/** @param {string} rules @param {any} news */
function hear(rules, news) {
  const one = all.get(rules);
  if (!one) return;
  if (news === null) {
    // The worker is gone, and with it what it knew.
    one.knowledge = one.knowledge.state === 'none' ? one.knowledge : { ...NOTHING, why: { key: 'solve-lost' } };
    one.summary = null;
  } else if (news.state === 'solving') {
    const { done, all: of, estimate = one.knowledge.estimate } = news;
    one.knowledge = { ...NOTHING, state: 'solving', done, all: of, estimate };
  } else if (news.state === 'exact') {
    one.summary = news.summary;
    one.knowledge = { ...one.knowledge, state: 'exact', why: null, bound: news.summary.bound };
  } else {
    one.knowledge = { ...NOTHING, why: reason(news) };
  }
  for (const changed of [...one.users]) changed();
}

/** @param {{ code: string, message: string }} news @returns {Knowledge['why']} */
function reason({ code, message }) {
  return code === 'too-large'
    ? { key: 'solve-too-large', args: { most: MOST } }
    : { key: 'solve-failed', args: { message } };
}

/** Solving waits while nobody can see it. @param {boolean} hold */
export function hold(hold) {
  tellIfThere({ hold });
}

/** A share in what is known of a rule set. */
export class Analyst {
  #leave = join();
  #one;
  #gone = false;

  /** @param {string} rules canonical text @param {() => void} changed the knowledge is another */
  constructor(rules, changed) {
    this.rules = rules;
    this.changed = changed;
    this.#one = shared(rules);
    this.#one.users.add(changed);
  }

  /** @returns {Knowledge} */
  get knowledge() {
    return this.#one.knowledge;
  }

  get summary() {
    return this.#one.summary;
  }

  /** Begins to solve, unless that is done or under way. */
  begin() {
    if (this.#gone || this.knowledge.state !== 'none') return;
    this.#one.knowledge = { ...NOTHING, state: 'solving', all: 1 };
    tell({ solve: this.rules, most: MOST });
    this.changed();
  }

  /** Calls the solve off for everybody. */
  cancel() {
    if (this.knowledge.state !== 'solving') return;
    tellIfThere({ drop: this.rules });
    hear(this.rules, { state: 'none', code: 'cancelled' });
    this.#one.knowledge = { ...NOTHING, why: { key: 'solve-cancelled' } };
    this.changed();
  }

  /** @param {string} position @param {AbortSignal} [signal] @returns {Promise<Analysis>} */
  analyse(position, signal) {
    return ask({ what: 'analyse', rules: this.rules, position }, { signal });
  }

  /** What the quick evaluator thinks, before anything is solved. @param {string} position @param {AbortSignal} [signal] @returns {Promise<Analysis>} */
  estimate(position, signal) {
    return ask({ what: 'estimate', rules: this.rules, position }, { signal });
  }

  /** @param {string} position @param {AbortSignal} [signal] @returns {Promise<string>} */
  best(position, signal) {
    return ask({ what: 'best', rules: this.rules, position }, { signal });
  }

  /** @param {string} record @returns {Promise<Review>} */
  review(record) {
    return ask({ what: 'review', rules: this.rules, record });
  }

  /** @returns {Promise<Omit<LabFacts, 'rules'>>} */
  facts() {
    return ask({ what: 'facts', rules: this.rules });
  }

  /** @param {number} count @returns {Promise<number>} */
  lookups(count) {
    return ask({ what: 'lookups', rules: this.rules, count });
  }

  /**
   * Resolves with the summary when solved.
   * @param {{ signal?: AbortSignal, onProgress?: (progress: { done: number, all: number }) => void }} [options]
   * @returns {Promise<Summary>}
   */
  solved({ signal, onProgress } = {}) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(coded('cancelled', 'cancelled'));
      const look = () => {
        const { state, why, done, all: of } = this.knowledge;
        if (state === 'solving') return onProgress?.({ done, all: of });
        this.#one.users.delete(look);
        if (state === 'exact' && this.summary) return resolve(this.summary);
        const code =
          { 'solve-too-large': 'too-large', 'solve-cancelled': 'cancelled', 'solve-lost': 'worker' }[why?.key ?? ''] ??
          'wasm';
        return reject(coded(code, why ? String(why.args?.message ?? why.key) : 'not solved'));
      };
      signal?.addEventListener(
        'abort',
        () => {
          this.#one.users.delete(look);
          this.cancel();
          reject(coded('cancelled', 'cancelled'));
        },
        { once: true },
      );
      this.#one.users.add(look);
      this.begin();
      return look();
    });
  }

  release() {
    if (this.#gone) return;
    this.#gone = true;
    this.#one.users.delete(this.changed);
    if (this.#one.users.size === 0) {
      tellIfThere({ drop: this.rules });
      listen(this.rules, null);
      all.delete(this.rules);
    }
    this.#leave();
  }
}
