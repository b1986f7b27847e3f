// In the worker: one analyst a rule set, solving in slices.
import { deferred } from './deferred.js';
import { coded } from './errors.js';
import { keep, kept } from './tables.js';
import { loadThinker } from './thinker.js';

/** @typedef {import('../wasm/analyst.js').Analyst} Analyst */
/** @typedef {{ rules: string, run: number, analyst: Analyst | null, dropped: boolean, solved: boolean }} Entry */

/** Milliseconds of a slice. */
const SLICE = 24;
/** A table that took longer than this to solve is kept on the device, in seconds. */
const WORTH_KEEPING = 6;

/** @type {Map<string, Entry>} */
const entries = new Map();
/** Solving waits for it. @type {PromiseWithResolvers<void> | null} */
let held = null;
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

/** @param {Entry} entry @param {object} news */
const say = ({ rules, run }, news) => self.postMessage({ rules, run, news });

/** The analyst of a solved rule set. @param {string} rules */
export function known(rules) {
  const entry = entries.get(rules);
  if (!entry?.solved || !entry.analyst) throw coded('bad-state', 'the rule set is not solved');
  return entry.analyst;
}

/** @param {{ solve?: string, run?: number, most?: number, drop?: string, hold?: boolean }} message */
export function tell({ solve: rules, run = 0, most = 0, drop, hold: wait }) {
  if (rules !== undefined) solve(rules, run, most);
  if (drop !== undefined) forget(drop);
  if (wait !== undefined) hold(wait);
}

/** Each element of a page says it for itself. @param {boolean} wait */
function hold(wait) {
  if (!wait) {
    held?.resolve();
    held = null;
  } else held ??= deferred();
}

/** @param {string} rules */
function forget(rules) {
  const entry = entries.get(rules);
  if (!entry) return;
  entries.delete(rules);
  entry.dropped = true;
  try {
    entry.analyst?.free();
  } catch {
    // It ran out of memory while it wrote its table; what it holds goes with the worker.
  }
}

/** @param {string} rules @param {number} run which solve of the page's this is @param {number} most values */
async function solve(rules, run, most) {
  if (entries.has(rules)) return;
  /** @type {Entry} */
  const entry = { rules, run, analyst: null, dropped: false, solved: false };
  entries.set(rules, entry);
  try {
    const { Analyst } = await loadThinker();
    if (entry.dropped) return;
    entry.analyst = new Analyst(rules);
    await work(entry, entry.analyst, most);
  } catch (error) {
    if (entry.dropped) return;
    entries.delete(rules);
    const { code, message } = /** @type {Error & { code?: string }} */ (error);
    if (error instanceof WebAssembly.RuntimeError) {
      // Memory was refused in mid-work: this instance is of no use any more, nor is the worker.
      say(entry, { state: 'none', code: 'memory', message });
      self.postMessage({ broken: 'the solver ran out of memory' });
    } else say(entry, { state: 'none', code: code ?? 'wasm', message });
  }
}

/** @param {Entry} entry @param {Analyst} analyst @param {number} most */
async function work(entry, analyst, most) {
  const bytes = await kept(entry.rules);
  let seconds = 0;
  if (entry.dropped) return;
  const taken = bytes !== undefined && take(analyst, bytes);
  if (!taken) {
    say(entry, { state: 'solving', estimate: analyst.estimate(most), done: 0, all: 1 });
    await tick();
    if (entry.dropped) return;
    analyst.begin(most);
    for (let done = 0, all = 1; done < all; await tick()) {
      await held?.promise;
      if (entry.dropped) return;
      const before = performance.now();
      ({ done, all } = analyst.advance(SLICE));
      seconds += (performance.now() - before) / 1000;
      say(entry, { state: 'solving', done, all });
    }
    if (entry.dropped) return;
  }
  entry.solved = true;
  say(entry, { state: 'exact', summary: { ...analyst.summary(), seconds } });
  if (taken) say(entry, { state: 'kept', kept: true });
  else if (seconds > WORTH_KEEPING) say(entry, { state: 'kept', kept: await saved(entry.rules, analyst) });
}

/** A table that was kept may be damaged or of another version; then it is solved anew. @param {Analyst} analyst @param {Uint8Array} bytes */
function take(analyst, bytes) {
  try {
    analyst.takeTable(bytes);
    return true;
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    return false;
  }
}

/** Writing takes as much memory as the table once more, which may be refused: the table itself stays. @param {string} rules @param {Analyst} analyst */
async function saved(rules, analyst) {
  try {
    return await keep(rules, analyst.toBytes());
  } catch {
    return false;
  }
}
