// What is known of a rule set: shared by all who use it on this page, worked out by the page's worker.
import { coded } from './errors.js';
import { ask, join, listen, tell, tellIfThere } from './port.js';

/** @import { Analysis, Knowledge, LabFacts, Review } from '../types.d.ts' */
/** @typedef {{ rules: string, values: number, start: number, residual: number, bound: number, updates: number, bytes: number, seconds: number }} Summary */
/** @typedef {{ rules: string, knowledge: Knowledge, summary: Summary | null, run: number, users: Set<() => void> }} Shared */
/** @typedef {typeof import('../wasm/analyst.js')} Thinker */

/** Positions that are solved in a browser at most. */
export const MOST = 60_000_000;

/** A worker that is silent for so long, in milliseconds, is taken for dead; it may be busy with the games of the laboratory. */
const PATIENCE = 20_000;

/** @type {Map<string, Shared>} */
const all = new Map();
/** Solves that were begun; what the worker still says of one that was called off is not heard. */
let runs = 0;

/** @type {Knowledge} */
const NOTHING = { state: 'none', why: null, done: 0, all: 0, estimate: null, bound: 0, kept: null };

/** Codes of the element's interface, by the reason. @type {Record<string, string>} */
const CODES = {
  'solve-too-large': 'too-large',
  'solve-no-memory': 'too-large',
  'solve-cancelled': 'cancelled',
  'solve-lost': 'worker',
};

/** @param {string} rules @returns {Shared} */
function shared(rules) {
  let found = all.get(rules);
  if (!found) {
    const one = { rules, knowledge: NOTHING, summary: null, run: 0, users: new Set() };
    found = one;
    all.set(rules, one);
    listen(rules, (news, run) => {
      if (run === 0 || run === one.run) hear(one, news);
    });
  }
  return found;
}

/** @param {Shared} one @param {any} news */
function hear(one, news) {
  const before = one.knowledge;
  if (news.state === 'solving') {
    const { done, all: of, estimate = before.estimate } = news;
    one.knowledge = { ...NOTHING, state: 'solving', done, all: of, estimate };
  } else if (news.state === 'exact') {
    one.summary = news.summary;
    one.knowledge = { ...before, state: 'exact', why: null, bound: news.summary.bound };
  } else if (news.state === 'kept') {
    one.knowledge = { ...before, kept: news.kept };
  } else if (news.state === 'none') {
    one.knowledge = { ...NOTHING, why: reason(news), estimate: before.estimate };
  } else if (before.state !== 'none') {
    // The worker is gone, and with it what it knew. Where another rule set was too much for it this one is solved anew.
    one.summary = null;
    one.knowledge = { ...NOTHING, why: { key: 'solve-lost' }, estimate: before.estimate };
    if (news.state === 'spent' && one.users.size > 0) start(one);
  }
  for (const changed of [...one.users]) changed();
}

/** @param {Shared} one */
function start(one) {
  one.run = ++runs;
  one.knowledge = { ...NOTHING, state: 'solving', all: 1, estimate: one.knowledge.estimate };
  try {
    tell({ hold: document.hidden });
    tell({ solve: one.rules, run: one.run, most: MOST });
  } catch {
    one.knowledge = { ...NOTHING, why: { key: 'solve-lost' }, estimate: one.knowledge.estimate };
  }
}

/**
 * Asks the worker for what needs no table; where the worker is lost the page does it itself.
 * @template T
 * @param {object} question
 * @param {(thinker: Thinker) => T} work
 * @param {AbortSignal} [signal]
 * @returns {Promise<T>}
 */
async function guess(question, work, signal) {
  try {
    return await ask(question, { signal, patience: PATIENCE });
  } catch (error) {
    const { code } = /** @type {Error & { code?: string }} */ (error);
    if (code !== 'worker' && code !== 'wasm') throw error;
    const { loadThinker } = await import('./thinker.js');
    return work(await loadThinker());
  }
}

/** @param {{ code: string, message: string }} news @returns {Knowledge['why']} */
function reason({ code, message }) {
  if (code === 'too-large') return { key: 'solve-too-large', args: { most: MOST } };
  if (code === 'memory') return { key: 'solve-no-memory' };
  if (code === 'cancelled') return { key: 'solve-cancelled' };
  return { key: 'solve-failed', args: { message } };
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
    start(this.#one);
    for (const changed of [...this.#one.users]) changed();
  }

  /** Calls the solve off for everybody. */
  cancel() {
    if (this.knowledge.state !== 'solving') return;
    tellIfThere({ drop: this.rules });
    this.#one.run = 0;
    hear(this.#one, { state: 'none', code: 'cancelled' });
  }

  /** What is known now: exact where that is solved and the position can arise, else an estimate. @param {string} position @param {AbortSignal} [signal] @returns {Promise<Analysis>} */
  async opinion(position, signal) {
    if (this.knowledge.state === 'exact') {
      try {
        return await this.analyse(position, signal);
      } catch {
        // Tables know no position that cannot arise, nor does a lost worker; what is wrong with a text the other will say.
      }
    }
    return this.estimate(position, signal);
  }

  /** @param {string} position @param {AbortSignal} [signal] @returns {Promise<Analysis>} */
  analyse(position, signal) {
    return ask({ what: 'analyse', rules: this.rules, position }, { signal, patience: PATIENCE });
  }

  /** What the quick evaluator thinks, before anything is solved. @param {string} position @param {AbortSignal} [signal] @returns {Promise<Analysis>} */
  estimate(position, signal) {
    const { rules } = this;
    return guess({ what: 'estimate', rules, position }, thinker => thinker.estimate(rules, position), signal);
  }

  /** @param {string} position @param {AbortSignal} [signal] @returns {Promise<string>} */
  best(position, signal) {
    return ask({ what: 'best', rules: this.rules, position }, { signal, patience: PATIENCE });
  }

  /** @param {string} record @returns {Promise<Review>} */
  review(record) {
    return ask({ what: 'review', rules: this.rules, record });
  }

  /** The same by the quick evaluator, before anything is solved. @param {string} record @returns {Promise<Review>} */
  estimateReview(record) {
    const { rules } = this;
    return guess({ what: 'estimateReview', rules, record }, thinker => thinker.estimateReview(rules, record));
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
        const code = CODES[why?.key ?? ''] ?? 'wasm';
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
