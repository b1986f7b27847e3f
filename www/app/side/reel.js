// What has happened and is not shown yet, in order. The state never waits for it.
import { deferred } from '../../engine/deferred.js';

/** @import { SideEvent, SideRun, SideSnapshot } from './types.d.ts' */

/** @typedef {SideRun & { before: SideSnapshot }} Job */

export class Reel {
  #changed;
  #done;
  /** @type {Job[]} */
  #jobs = [];
  #last = 0;
  #seats = 0;
  /** @type {PromiseWithResolvers<void> | null} */
  #busy = null;

  /** @param {() => void} changed @param {(events: SideEvent[], snapshot: SideSnapshot) => void} done a run has been shown */
  constructor(changed, done) {
    this.#changed = changed;
    this.#done = done;
  }

  /** What is shown now; null at rest. */
  get run() {
    return this.#jobs[0] ?? null;
  }

  /** More waits behind what is shown now. */
  get hurry() {
    return this.#jobs.length > 1;
  }

  /** Resolves when nothing moves. */
  still() {
    return this.#busy?.promise ?? Promise.resolve();
  }

  /** @param {SideEvent[]} events @param {SideSnapshot} before @param {SideSnapshot} after */
  add(events, before, after) {
    if (events.length === 0) return;
    this.#last += 1;
    this.#jobs.push({ id: this.#last, events, before, after });
    this.#busy ??= deferred();
    if (this.#seats === 0) queueMicrotask(() => this.#flush());
  }

  /** @param {number} id */
  played(id) {
    const job = this.#jobs[0];
    if (job?.id !== id) return;
    this.#jobs.shift();
    this.#done(job.events, job.after);
    this.#rest();
    this.#changed();
  }

  /** A still picture is set at once; what was to be shown is gone. */
  clear() {
    this.#jobs = [];
    this.#rest();
  }

  /** Somebody shows the runs; without anybody they are over at once. Returns what ends that. */
  seat() {
    let seated = true;
    this.#seats += 1;
    return () => {
      if (!seated) return;
      seated = false;
      this.#seats -= 1;
      if (this.#seats === 0) this.#flush();
    };
  }

  #flush() {
    while (this.#jobs[0]) this.played(this.#jobs[0].id);
  }

  #rest() {
    if (this.#jobs.length > 0) return;
    this.#busy?.resolve();
    this.#busy = null;
  }
}
