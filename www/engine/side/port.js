// The worker of one side game: started with the first question, ended when the game is left. Questions wait here and not
// in the worker, so that one that is called off costs nothing.
import { coded } from '../errors.js';

/** @typedef {{ game: string, what: string, budget?: number, [more: string]: unknown }} Question */
/** @typedef {{ question: Question, signal: AbortSignal | undefined, resolve: (answer: any) => void, reject: (error: Error) => void }} Waiting */

/** Milliseconds without an answer after which the worker is taken for dead. */
const PATIENCE = 20_000;

/** Boards that the page itself looks into where it has no worker: it must not stand still for long. */
const LEAST = 100_000;

export class SidePort {
  #lost;
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Waiting[]} */
  #waiting = [];
  /** @type {Waiting | null} */
  #asked = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** The page thinks itself from now on. */
  #alone = false;
  /** The worker ends when nobody waits for it any more. */
  #resting = false;

  /** @param {(error: Error) => void} lost hears once that the page must think itself */
  constructor(lost) {
    this.#lost = lost;
  }

  /**
   * Rejects with code `cancelled` when aborted.
   * @param {Question} question
   * @param {AbortSignal} [signal]
   * @returns {Promise<any>}
   */
  ask(question, signal) {
    return new Promise((resolve, reject) => {
      const waiting = { question, signal, resolve, reject };
      signal?.addEventListener('abort', () => reject(coded('cancelled', 'cancelled')), { once: true });
      this.#waiting.push(waiting);
      this.#resting = false;
      this.#next();
    });
  }

  /** Nobody looks at the game: the worker ends once it has answered; a later question starts another. */
  rest() {
    this.#resting = true;
    this.#next();
  }

  /** Lets go of the worker at once; whoever waits is told so. */
  end() {
    this.#stop();
    for (const { reject } of [this.#asked, ...this.#waiting.splice(0)].filter(one => one !== null)) {
      reject(coded('cancelled', 'cancelled'));
    }
    this.#asked = null;
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
  }

  #next() {
    if (this.#asked) return;
    const next = this.#waiting.shift();
    if (!next) {
      if (this.#resting) this.#stop();
      return;
    }
    if (next.signal?.aborted) {
      this.#next();
      return;
    }
    this.#asked = next;
    if (this.#alone) this.#think(next);
    else this.#send(next);
  }

  /** @param {Waiting} waiting */
  #send(waiting) {
    try {
      this.#worker ??= this.#start();
      this.#worker.postMessage(waiting.question);
      this.#timer = setTimeout(() => this.#fail('the worker does not answer'), PATIENCE);
    } catch {
      this.#fail('the worker could not be started');
    }
  }

  #start() {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => this.#heard(data);
    worker.onerror = () => this.#fail('the worker failed');
    worker.onmessageerror = () => this.#fail('the worker failed');
    return worker;
  }

  /** @param {{ answer?: unknown, code?: string, message?: string }} data */
  #heard({ answer, code, message }) {
    clearTimeout(this.#timer);
    const asked = this.#asked;
    this.#asked = null;
    if (code === undefined) asked?.resolve(answer);
    else asked?.reject(coded(code, message ?? ''));
    this.#next();
  }

  /** @param {string} why */
  #fail(why) {
    this.#stop();
    this.#alone = true;
    this.#lost(coded('worker', why));
    if (this.#asked) this.#think(this.#asked);
  }

  /** @param {Waiting} waiting */
  async #think({ question, resolve, reject }) {
    try {
      const { answer } = await import('./answers.js');
      const budget = question.budget === undefined ? undefined : Math.min(question.budget, LEAST);
      /** @type {Question} */
      const smaller = { ...question, budget };
      resolve(await answer(smaller));
    } catch (error) {
      reject(/** @type {Error} */ (error));
    }
    this.#asked = null;
    this.#next();
  }
}
