// What the one at the table does in the game that stands there: throws, chooses and plays moves, takes them back.
import { Choice } from './choice.js';
import { phaseOf } from './phase.js';

/** @import { AppState, Dialog, Settings } from '../types.d.ts' */
/** @import { Hands } from './input.js' */
/** @import { Match } from './match.js' */
/** @import { Picture } from './picture.js' */
/** @import { Reports } from './reports.js' */

/**
 * @typedef {object} Around
 * @property {() => AppState} state of all that is shown
 * @property {() => Settings} settings
 * @property {(dialog: Dialog) => void} open
 * @property {() => boolean} shown the table is what the page shows
 * @property {() => void} changed
 */

/** Milliseconds in which a second press belongs to the first. */
const DOUBLE = 300;

/** @implements {Hands} */
export class Turns {
  match;
  choice;
  #picture;
  #reports;
  #around;
  #passedAt = Number.NEGATIVE_INFINITY;
  #paused = false;
  #turned = false;

  /** @param {Match} match @param {Picture} picture @param {Reports} reports @param {Around} around */
  constructor(match, picture, reports, around) {
    this.match = match;
    this.#picture = picture;
    this.#reports = reports;
    this.#around = around;
    this.choice = new Choice(() => ({ snapshot: match.snapshot, phase: this.phase }), around.changed);
  }

  // ---- State ----

  get phase() {
    return phaseOf(this.match.snapshot, this.#picture.activity);
  }

  /** The table is turned to the one who sits opposite. */
  get turned() {
    return this.#turned;
  }

  /** The computers have been told to wait. */
  get paused() {
    return this.#paused;
  }

  /** @returns {Pick<AppState, 'phase' | 'selected' | 'notice' | 'paused' | 'turned'>} */
  get own() {
    const { phase, paused, turned } = this;
    const { selected, notice } = this.choice;
    return { phase, selected, notice, paused, turned };
  }

  state() {
    return this.#around.state();
  }

  // ---- Intents ----

  /** @param {boolean[] | number} [fallen] the faces of real sticks, or a real die's pips */
  throwSticks(fallen) {
    if (this.phase === 'throwing') return this.skip();
    // Where a throw passed at once, the second press of a double one is not the next throw.
    if (this.phase !== 'ready' || performance.now() - this.#passedAt < DOUBLE) return;
    if (fallen === undefined && this.#around.settings().ownThrows) return this.#around.open('sticks');
    this.forget();
    const thrown = this.#reports.attempt(() => this.match.throwSticks(fallen));
    if (thrown?.passed) this.#passedAt = performance.now();
  }

  /** @param {string} move */
  play(move) {
    if (!this.choice.find(move)) return;
    if (this.#around.settings().confirm && this.choice.selected?.move !== move) {
      this.choice.say(null);
      this.choice.select(move);
      return;
    }
    this.#do(() => this.match.play(move));
  }

  undo() {
    this.#do(() => this.match.undo());
  }

  redo() {
    this.#do(() => this.match.redo());
  }

  resign() {
    this.#do(() => this.match.resign());
  }

  playOut() {
    this.#reports.attempt(() => this.match.playOut());
  }

  skip() {
    this.#picture.skip();
  }

  /** @param {boolean} paused */
  pause(paused) {
    this.#paused = paused;
    if (!paused) this.match.go();
    this.#around.changed();
  }

  // ---- For what stands around ----

  /** Another game comes to the table: its first press is no second one, and its computers wait for nobody. */
  fresh() {
    this.#passedAt = Number.NEGATIVE_INFINITY;
    this.#paused = false;
    this.forget();
  }

  /** Lets go of what belonged to the moment before. */
  forget() {
    this.choice.forget();
    this.#reports.forget();
  }

  /** The table turns to whoever is to move, once the picture is still. */
  follow() {
    const { snapshot } = this.match;
    if (this.#picture.activity !== null || !snapshot) return;
    const { a, b } = snapshot.players;
    const people = a.kind === 'human' && b.kind === 'human';
    this.#turned = this.#around.settings().opposite && people && this.#around.shown() && snapshot.turn === 'b';
  }

  /** @param {() => unknown} act */
  #do(act) {
    this.forget();
    this.#reports.attempt(act);
  }
}
