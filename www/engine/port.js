// The page's one worker: started with the first question, ended when nobody uses it any more.
import { coded } from './errors.js';

/** @typedef {{ resolve: (answer: any) => void, reject: (error: Error) => void }} Waiting */
/** @typedef {(news: any) => void} Listener */

/** @type {Worker | null} */
let worker = null;
let users = 0;
let lastId = 0;
/** @type {Map<number, Waiting>} */
const waiting = new Map();
/** Who hears what the worker says of a rule set without being asked; null says that the worker is gone. @type {Map<string, Listener>} */
const listeners = new Map();

function start() {
  const started = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }) => {
    if (data.broken) return end(data.broken);
    if (data.rules !== undefined) return listeners.get(data.rules)?.(data.news);
    const { resolve, reject } = waiting.get(data.id) ?? {};
    if (data.code === undefined) resolve?.(data.answer);
    else reject?.(coded(data.code, data.message));
    return undefined;
  };
  started.onerror = () => end('the worker failed');
  started.onmessageerror = () => end('the worker failed');
  return started;
}

/** Ends the worker; whoever waits for it is told why. @param {string} why */
export function end(why) {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(coded('worker', why));
  waiting.clear();
  for (const listener of [...listeners.values()]) listener(null);
}

/** Tells the worker something that has no answer. @param {object} message */
export function tell(message) {
  worker ??= start();
  worker.postMessage(message);
}

/** Tells the worker, but does not start one for it. @param {object} message */
export function tellIfThere(message) {
  worker?.postMessage(message);
}

/** @param {string} rules @param {Listener | null} listener */
export function listen(rules, listener) {
  if (listener) listeners.set(rules, listener);
  else listeners.delete(rules);
}

/**
 * Asks the worker. Rejects with code `cancelled` when aborted, `worker` when the worker is lost.
 * @param {object} question
 * @param {{ signal?: AbortSignal, patience?: number }} [options] patience: milliseconds after which a worker that does not
 *   answer is taken for dead
 * @returns {Promise<any>}
 */
export function ask(question, { signal, patience } = {}) {
  return new Promise((resolve, reject) => {
    worker ??= start();
    const id = ++lastId;
    const timer = patience === undefined ? 0 : setTimeout(() => end('the worker does not answer'), patience);
    /** @type {<T>(done: (value: T) => void) => (value: T) => void} */
    const settled = done => value => {
      clearTimeout(timer);
      waiting.delete(id);
      done(value);
    };
    const refuse = settled(reject);
    waiting.set(id, { resolve: settled(resolve), reject: refuse });
    signal?.addEventListener('abort', () => refuse(coded('cancelled', 'cancelled')), { once: true });
    worker.postMessage({ id, question });
  });
}

/** A share in the worker. Returns what gives it back; with the last one the worker ends. */
export function join() {
  users += 1;
  let given = false;
  return () => {
    if (given) return;
    given = true;
    users -= 1;
    if (users === 0) end('released');
  };
}
