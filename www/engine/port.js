// The page's one worker: started with the first question, ended when nobody uses it any more.
import { coded } from './errors.js';

/** @typedef {{ resolve: (answer: any) => void, reject: (error: Error) => void }} Waiting */
/** @typedef {(news: any, run: number) => void} Listener */

/** @type {Worker | null} */
let worker = null;
let users = 0;
let lastId = 0;
/** Messages that the worker has sent. */
let spoken = 0;
/** Steps in which a worker's silence is counted: a page that was frozen has missed all but one. */
const STEPS = 8;
/** @type {Map<number, Waiting>} */
const waiting = new Map();
/** Who hears what the worker says of a rule set without being asked. @type {Map<string, Listener>} */
const listeners = new Map();

function start() {
  const started = make();
  started.onmessage = ({ data }) => {
    spoken += 1;
    if (data.broken) return end(data.broken, 'spent');
    if (data.rules !== undefined) return listeners.get(data.rules)?.(data.news, data.run);
    const { resolve, reject } = waiting.get(data.id) ?? {};
    if (data.code === undefined) resolve?.(data.answer);
    else reject?.(coded(data.code, data.message));
    return undefined;
  };
  started.onerror = () => end('the worker failed');
  started.onmessageerror = () => end('the worker failed');
  return started;
}

function make() {
  try {
    return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  } catch (error) {
    throw coded('worker', 'the worker could not be started', error);
  }
}

/**
 * Ends the worker; whoever waits for it is told why.
 * @param {string} why
 * @param {'lost' | 'spent'} [state] spent: it has named the rule set that was too much for it, and the others may go on in another
 */
export function end(why, state = 'lost') {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(coded('worker', why));
  waiting.clear();
  for (const listener of [...listeners.values()]) listener({ state }, 0);
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
 * @param {{ signal?: AbortSignal, patience?: number }} [options] patience: milliseconds of silence after which a worker
 *   is taken for dead
 * @returns {Promise<any>}
 */
export function ask(question, { signal, patience } = {}) {
  return new Promise((resolve, reject) => {
    worker ??= start();
    const id = ++lastId;
    const calm = patience === undefined ? () => {} : watch(patience);
    /** @type {<T>(done: (value: T) => void) => (value: T) => void} */
    const settled = done => value => {
      calm();
      waiting.delete(id);
      done(value);
    };
    const refuse = settled(reject);
    waiting.set(id, { resolve: settled(resolve), reject: refuse });
    signal?.addEventListener('abort', () => refuse(coded('cancelled', 'cancelled')), { once: true });
    worker.postMessage({ id, question });
  });
}

/** Ends a worker that says nothing for so long. Returns what stops that. @param {number} patience */
function watch(patience) {
  let left = STEPS;
  let before = spoken;
  const timer = setInterval(() => {
    left = spoken === before ? left - 1 : STEPS;
    before = spoken;
    if (left === 0) end('the worker does not answer');
  }, patience / STEPS);
  return () => clearInterval(timer);
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
