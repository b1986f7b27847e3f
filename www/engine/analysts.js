// In the worker: one analyst a rule set, solving in slices.
import { coded } from './errors.js';
import { keep, kept } from './tables.js';
import { loadThinker } from './thinker.js';

/** @typedef {import('../wasm/analyst.js').Analyst} Analyst */
/** @typedef {{ analyst: Analyst | null, dropped: boolean, solved: boolean }} Entry */

/** Milliseconds of a slice. */
const SLICE = 24;
/** A table that took longer than this to solve is kept on the device, in seconds. */
const WORTH_KEEPING = 6;

/** @type {Map<string, Entry>} */
const entries = new Map();
/** Resolves when solving may go on. @type {Promise<void>} */
let free = Promise.resolve();
let letGo = () => {};
/** The next turn of the worker's loop: messages come in between. */
const tick = () =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });

/** @param {string} rules @param {object} news */
const say = (rules, news) => self.postMessage({ rules, news });

/** The analyst of a solved rule set. @param {string} rules */
export function known(rules) {
  const entry = entries.get(rules);
  if (!entry?.solved || !entry.analyst) throw coded('bad-state', 'the rule set is not solved');
  return entry.analyst;
}

/** @param {{ solve?: string, most?: number, drop?: string, hold?: boolean }} message */
export function tell({ solve: rules, most, drop, hold }) {
  if (rules !== undefined) solve(rules, most ?? 0);
  if (drop !== undefined) forget(drop);
  if (hold === true) {
    free = new Promise(resolve => {
      letGo = () => resolve();
    });
  } else if (hold === false) letGo();
}

/** @param {string} rules */
function forget(rules) {
  const entry = entries.get(rules);
  if (!entry) return;
  entries.delete(rules);
  entry.dropped = true;
  if (entry.solved) entry.analyst?.free();
}

/** @param {string} rules @param {number} most values */
async function solve(rules, most) {
  if (entries.has(rules)) return;
  /** @type {Entry} */
  const entry = { analyst: null, dropped: false, solved: false };
  entries.set(rules, entry);
  try {
    const { Analyst } = await loadThinker();
    entry.analyst = new Analyst(rules);
    await work(rules, entry, entry.analyst, most);
  } catch (error) {
    if (entry.dropped) return;
    entries.delete(rules);
    const { code, message } = /** @type {Error & { code?: string }} */ (error);
    if (error instanceof WebAssembly.RuntimeError) {
      // Memory was refused in mid-work: this instance is of no use any more, nor is the worker.
      say(rules, { state: 'none', code: 'too-large', message });
      self.postMessage({ broken: 'the solver ran out of memory' });
    } else say(rules, { state: 'none', code: code ?? 'wasm', message });
  }
}

/** @param {string} rules @param {Entry} entry @param {Analyst} analyst @param {number} most */
async function work(rules, entry, analyst, most) {
  const bytes = await kept(rules);
  let seconds = 0;
  if (entry.dropped) return analyst.free();
  if (!bytes || !taken(analyst, bytes)) {
    say(rules, { state: 'solving', estimate: analyst.estimate(most), done: 0, all: 1 });
    await tick();
    analyst.begin(most);
    for (let done = 0, all = 1; done < all; await tick()) {
      await free;
      if (entry.dropped) return analyst.free();
      const before = performance.now();
      ({ done, all } = analyst.advance(SLICE));
      seconds += (performance.now() - before) / 1000;
      say(rules, { state: 'solving', done, all });
    }
  }
  entry.solved = true;
  say(rules, { state: 'exact', summary: { ...analyst.summary(), seconds } });
  if (seconds > WORTH_KEEPING) await keep(rules, analyst.toBytes());
  return undefined;
}

/** A table that was kept may be damaged or of another version; then it is solved anew. @param {Analyst} analyst @param {Uint8Array} bytes */
function taken(analyst, bytes) {
  try {
    analyst.takeTable(bytes);
    return true;
  } catch {
    return false;
  }
}
