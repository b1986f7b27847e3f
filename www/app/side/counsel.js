// What is known of a game of the side and told when it is asked for: what the moves come to, the game looked back on. Holds the
// worker that works it out, which also thinks for the computer.
import { coded } from '../../engine/errors.js';
import { SidePort } from '../../engine/side/port.js';
import { guarded } from '../driver.js';
import { SideHindsight } from './hindsight.js';

/** @import { Question } from '../../engine/side/port.js' */
/** @import { Kind } from './kind.js' */
/** @import { SideAnalysis, SideSession, SideSnapshot, SideState } from './types.d.ts' */

/**
 * @typedef {object} Around
 * @property {() => SideSnapshot} snapshot
 * @property {() => SideSession} copy a match of its own, as the one on the board stands
 * @property {() => boolean} always the moves are to be told in every turn
 * @property {() => void} changed
 * @property {(error: unknown) => void} trouble
 */

export class SideCounsel {
  #kind;
  #around;
  #port;
  /** Position whose moves are to be told. */
  #helped = '';
  /** @type {{ position: string, analysis: SideAnalysis | null } | null} */
  #known = null;
  /** @type {SideHindsight | null} */
  #hindsight = null;

  /** @param {Kind} kind @param {Around} around */
  constructor(kind, around) {
    this.#kind = kind;
    this.#around = around;
    this.#port = new SidePort(around.trouble);
  }

  /** @returns {Pick<SideState, 'helped' | 'analysis' | 'review'>} */
  get state() {
    const here = this.#known?.position === this.#around.snapshot().position;
    return {
      helped: this.#wanted,
      analysis: this.#wanted && here ? (this.#known?.analysis ?? null) : null,
      review: this.#hindsight?.state ?? null,
    };
  }

  /** The game is being looked back on. */
  get looksBack() {
    return this.#hindsight !== null;
  }

  /** A computer's move. @param {SideSnapshot} snapshot @param {number} seed @param {AbortSignal} signal @returns {Promise<string>} */
  think(snapshot, seed, signal) {
    const level = snapshot.players[snapshot.turn].level ?? 'easy';
    return this.#port.ask({ ...this.#kind.question(snapshot), what: 'think', level, seed }, signal);
  }

  /** What each move of this turn comes to, or no longer. */
  hint() {
    const { position } = this.#around.snapshot();
    this.#helped = this.#helped === position ? '' : position;
    this.#around.changed();
  }

  /** The wish for this turn gives way to one for all, or none. */
  unhint() {
    this.#helped = '';
  }

  /** Every legal move with what it comes to. */
  async analyse() {
    const snapshot = this.#around.snapshot();
    if (snapshot.outcome) throw coded('bad-state', 'the game is over');
    return this.#port.ask({ ...this.#kind.question(snapshot), what: 'analyse' });
  }

  openReview() {
    this.#hindsight ??= this.#lookBack(this.#around.changed);
    this.#around.changed();
  }

  /** @param {number} index */
  reviewAt(index) {
    this.#hindsight?.go(index);
  }

  closeReview() {
    this.forget();
    this.#around.changed();
  }

  /** Another game is on the board. */
  forget() {
    this.#hindsight?.end();
    this.#hindsight = null;
  }

  /** The whole game looked back on. */
  async review() {
    const hindsight = this.#lookBack(() => {});
    try {
      return { turns: await hindsight.whole };
    } finally {
      hindsight.end();
    }
  }

  /** The game or what is around it has changed. @param {boolean} shown */
  follow(shown) {
    if (shown) this.#ask();
    else this.#port.rest();
  }

  dispose() {
    this.forget();
    this.#port.end();
  }

  get #wanted() {
    const { outcome, position } = this.#around.snapshot();
    return !outcome && (this.#around.always() || this.#helped === position);
  }

  /** @param {() => void} changed */
  #lookBack(changed) {
    const ask = (/** @type {Question} */ question, /** @type {AbortSignal | undefined} */ signal) =>
      this.#port.ask(question, signal);
    return new SideHindsight(this.#kind, guarded(this.#around.copy), ask, changed);
  }

  /** Asks what the moves come to, where that is wanted and not known. */
  #ask() {
    const { position, players, turn } = this.#around.snapshot();
    if (!this.#wanted || this.#known?.position === position || players[turn].kind === 'computer') return;
    this.#known = { position, analysis: null };
    this.analyse().then(
      analysis => {
        if (this.#known?.position !== position) return;
        this.#known = { position, analysis };
        this.#around.changed();
      },
      error => {
        if (error.code !== 'cancelled') this.#around.trouble(error);
      },
    );
  }
}
