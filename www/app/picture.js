// The picture follows the state: jobs play one after the other, and a new one ends the one that runs.

/** @import { GameEvent, Side, Snapshot, Stage, Throw } from '../types.d.ts' */
/** @import { Activity } from './phase.js' */
/** @typedef {{ activity: Activity, play: (stage: Stage) => Promise<void>, after: Snapshot, done: () => void }} Job */

export class Picture {
  /** @type {Stage | null} */
  #stage = null;
  /** @type {Job[]} */
  #jobs = [];
  /** @type {Promise<void> | null} */
  #running = null;
  /** Counts still pictures set at once; a job from before one has nothing more to say. */
  #epoch = 0;
  /** @type {Snapshot | null} */
  #last = null;
  /** @type {Activity} */
  activity = null;

  /** @param {() => void} changed Called when the activity changes. */
  constructor(changed) {
    this.changed = changed;
  }

  /** @param {Stage | null} stage */
  attach(stage) {
    this.#stage = stage;
    if (stage && this.#last) stage.show(this.#last);
  }

  /** Resolves when nothing moves. */
  still() {
    return this.#running ?? Promise.resolve();
  }

  /** Shows a still picture at once; whatever moves is ended. @param {Snapshot} snapshot */
  show(snapshot) {
    this.#epoch += 1;
    this.#jobs = [];
    this.#last = snapshot;
    this.#stage?.skip();
    this.#stage?.show(snapshot);
  }

  /** @param {Throw} thrown @param {Side} side @param {Snapshot} after @param {() => void} done called when still */
  throwSticks(thrown, side, after, done) {
    this.#add({ activity: 'throw', play: stage => stage.throwSticks(thrown, side), after, done });
  }

  /** @param {GameEvent[]} events @param {Snapshot} after @param {() => void} done called when still */
  playEvents(events, after, done) {
    this.#add({ activity: 'events', play: stage => stage.playEvents(events, after), after, done });
  }

  skip() {
    this.#stage?.skip();
  }

  /** @param {Job} job */
  #add(job) {
    this.#last = job.after;
    this.#jobs.push(job);
    if (this.#running) this.#stage?.skip();
    else this.#running = this.#run();
  }

  async #run() {
    for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) {
      const epoch = this.#epoch;
      this.activity = job.activity;
      this.changed();
      // Without a stage (not laid out yet) the picture is still at once, but never within the caller's task.
      const still = this.#stage ? job.play(this.#stage) : Promise.resolve();
      if (this.#jobs.length > 0) this.#stage?.skip();
      await still;
      if (epoch !== this.#epoch) continue;
      if (this.#jobs.length === 0) this.#stage?.show(job.after);
      job.done();
    }
    this.#running = null;
    this.activity = null;
    this.changed();
  }
}
