// The move clock of a match: what holds it still, how it looks, who watches it.
import { Ticker } from './clock.js';

/** @import { SideMatch } from './match.js' */
/** @import { TakTiklSnapshot } from './types.d.ts' */

/**
 * @typedef {object} Around
 * @property {() => boolean} idle nobody is to move on the page as it is shown
 * @property {() => boolean} textBoard
 */

export class Timing {
  #match;
  #around;
  #ticker = new Ticker(milliseconds => this.#match.passTime(milliseconds));
  #covered = false;
  /** Somebody stopped it. */
  stopped = false;

  /** @param {SideMatch} match @param {Around} around */
  constructor(match, around) {
    this.#match = match;
    this.#around = around;
  }

  /** Null in a game without one. */
  get clock() {
    return /** @type {TakTiklSnapshot} */ (this.#match.snapshot).clock ?? null;
  }

  /** A dialog lies over the game, or no longer. @param {boolean} covered @returns {boolean} is that news? */
  cover(covered) {
    const news = covered !== this.#covered;
    this.#covered = covered;
    return news;
  }

  /** @param {() => void} heard */
  watch(heard) {
    return this.#ticker.watch(heard);
  }

  /** Tells the match's clock why it stands still. */
  follow() {
    const match = this.#match;
    if (!this.clock) return this.#ticker.run(false);
    const { players, turn } = match.snapshot;
    const computer = players[turn].kind === 'computer';
    match.hold('hidden', document.hidden);
    match.hold('animation', match.reel.run !== null);
    match.hold('text-board', this.#around.textBoard());
    match.hold('paused', this.#covered || this.stopped || computer || this.#around.idle());
    match.look();
    return this.#ticker.run(this.clock.runs === true);
  }

  dispose() {
    this.#ticker.run(false);
  }
}
