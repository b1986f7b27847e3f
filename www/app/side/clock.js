// Time goes by for the one who is to move. What holds it still is told to the match, which also says what comes of it.

/** How often time is counted, in milliseconds. */
const STEP = 100;

/** A gap longer than this is a page that stood still, not a player. */
const MOST = 1000;

export class Ticker {
  #pass;
  /** @type {Set<() => void>} */
  #watchers = new Set();
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;
  #last = 0;

  /** @param {(milliseconds: number) => void} pass */
  constructor(pass) {
    this.#pass = pass;
  }

  /** @param {() => void} heard */
  watch(heard) {
    this.#watchers.add(heard);
    return () => void this.#watchers.delete(heard);
  }

  /** @param {boolean} runs */
  run(runs) {
    if (runs === (this.#timer !== undefined)) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    if (runs) {
      this.#last = performance.now();
      this.#timer = setInterval(() => this.#tick(), STEP);
    }
    this.#tell();
  }

  #tick() {
    const now = performance.now();
    const gone = Math.round(now - this.#last);
    this.#last = now;
    this.#pass(Math.min(gone, MOST));
    this.#tell();
  }

  #tell() {
    for (const heard of this.#watchers) heard();
  }
}
