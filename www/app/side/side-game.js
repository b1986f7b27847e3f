// A game of the box's other two, as its user sees it: puts its parts together, answers what the page asks, and makes the state
// that the page shows. What is a game's own comes as a `Kind`.
import { guarded } from '../driver.js';
import { sideBoard } from './board.js';
import { SideCounsel } from './counsel.js';
import { moveOf, SideMatch } from './match.js';
import { Setup } from './setup.js';
import { Timing } from './timing.js';

/** @import { SideModule } from '../../engine/side/module.js' */
/** @import { Saves } from '../saves.js' */
/** @import { Kind } from './kind.js' */
/** @import { SideLesson } from './lesson.js' */
/** @import { Heard } from './match.js' */
/** @import { SideIntents, SideOptions, SidePhase, SideState } from './types.d.ts' */

/**
 * @typedef {object} Around
 * @property {() => void} changed
 * @property {(type: 'move' | 'end' | 'settled' | 'error', detail: unknown) => void} emit
 * @property {(error: unknown) => void} trouble
 * @property {() => number} pace milliseconds before a computer's move
 * @property {() => { rules: string | null, seed: string | null }} attributes
 * @property {import('../track.js').Track} track for the library of kept games
 * @property {(running: boolean, set: () => void) => void} makeWay another game is to take this one's place
 * @property {() => { shown: boolean, textBoard: boolean, forced: boolean, confirm: boolean }} page how the game is shown
 */

/** @implements {SideIntents} */
export class SideGame {
  #kind;
  #module;
  #saves;
  #around;
  #setup;
  match;
  #counsel;
  #timing;
  /** @type {SideLesson | null} */
  lesson = null;
  /** A move that waits to be confirmed. @type {string | null} */
  #picked = null;
  #look;
  #gone = new AbortController();

  /** @param {Kind} kind @param {SideModule} module @param {Saves} saves @param {Around} around */
  constructor(kind, module, saves, around) {
    this.#kind = kind;
    this.#module = module;
    this.#saves = saves;
    this.#around = around;
    this.#look = { always: false, strict: false, ...saves.read(`${kind.name}-look`, {}) };
    const { changed, emit, trouble, pace, page } = around;
    this.#setup = new Setup(kind, module, saves, around);
    this.match = new SideMatch(this.#setup.opening(), {
      replaced: () => {
        this.#timing.stopped = false;
        this.#counsel.forget();
      },
      followed: () => {
        this.#picked = null;
        this.#setup.keep(this.record(), this.snapshot);
        this.#track();
      },
      think: (...given) => this.#counsel.think(...given),
      playsForced: () => page().forced,
      ...{ changed, emit, trouble, pace },
    });
    this.#counsel = new SideCounsel(kind, {
      snapshot: () => this.snapshot,
      copy: () => this.#setup.read(this.record()),
      always: () => this.#look.always,
      ...{ changed, trouble },
    });
    this.#timing = new Timing(this.match, {
      idle: () => !page().shown || this.#counsel.looksBack,
      textBoard: () => page().textBoard,
    });
    this.#track();
    document.addEventListener('visibilitychange', () => this.follow(), { signal: this.#gone.signal });
    this.match.go();
  }

  // ---- State ----

  get snapshot() {
    return this.match.snapshot;
  }

  /** It is begun and not over. */
  get running() {
    return this.snapshot.outcome === null && this.snapshot.turns.length > 0;
  }

  get clock() {
    return this.#timing.clock;
  }

  /** @returns {SidePhase} */
  get phase() {
    const { outcome, players, turn } = this.snapshot;
    if (this.match.reel.run) return 'moving';
    if (outcome) return 'over';
    return players[turn].kind === 'computer' ? 'thinking' : 'choosing';
  }

  /** @returns {SideState} */
  get state() {
    const { snapshot, phase } = this;
    const { run, hurry } = this.match.reel;
    return {
      name: this.#kind.name,
      snapshot,
      shown: run?.before ?? snapshot,
      run,
      hurry,
      phase,
      picked: phase === 'choosing' ? this.#picked : null,
      ...this.#look,
      ...this.#counsel.state,
      stopped: this.#timing.stopped,
      lesson: this.lesson?.view ?? null,
    };
  }

  // ---- Intents ----

  hint = () => this.#counsel.hint();
  openReview = () => this.#counsel.openReview();
  closeReview = () => this.#counsel.closeReview();
  seat = () => this.match.reel.seat();

  /** @param {SideOptions} options */
  newGame(options) {
    const full = { ...this.#setup.last, ...options };
    this.#replace(() => {
      this.start(full);
      this.#setup.remember(full);
    });
  }

  /** @param {string} move */
  choose(move) {
    if (this.phase !== 'choosing' || !this.snapshot.moves.some(legal => moveOf(legal) === move)) return;
    if (this.#around.page().confirm && this.#picked !== move) {
      this.#picked = move;
      this.#around.changed();
      return;
    }
    this.match.play(move);
  }

  /** A record that cannot be read is refused where it was pasted. @param {string} record */
  async bring(record) {
    this.#setup.recordSeen(record);
    this.#replace(() => this.match.replace(this.#setup.read(record)));
  }

  /** @param {'undo' | 'redo' | 'resign' | 'rematch'} what */
  attempt(what) {
    const act = () => this.match[what]();
    if (what === 'rematch') this.#replace(act);
    else this.#try(act);
  }

  /** @param {number} index */
  retryFrom(index) {
    this.#replace(() => this.match.retryFrom(index));
  }

  /** @param {boolean} always */
  setAlways(always) {
    this.#counsel.unhint();
    this.#keepLook({ always });
  }

  /** @param {number} index */
  reviewAt(index) {
    this.#counsel.reviewAt(index);
  }

  /** @param {number} id */
  played(id) {
    this.match.reel.played(id);
  }

  /** @param {Heard} heard */
  onHappened(heard) {
    return this.match.onHappened(heard);
  }

  /** @param {boolean} covered */
  cover(covered) {
    if (this.#timing.cover(covered)) this.follow();
  }

  /** @param {boolean} stopped */
  stopClock(stopped) {
    this.#timing.stopped = stopped;
    this.#around.changed();
  }

  /** @param {boolean} strict */
  setStrict(strict) {
    this.#keepLook({ strict });
  }

  /** @param {() => void} heard */
  watchClock(heard) {
    return this.#timing.watch(heard);
  }

  async openLesson() {
    const { SideLesson } = await import('./lesson.js');
    this.lesson ??= new SideLesson(this.#kind, this.#module, this.#saves, this.#around.changed);
    this.#around.changed();
  }

  /** @type {SideIntents['example']} */
  async example(...given) {
    const { tried } = await import('./example.js');
    return guarded(() => tried(this.#kind, this.#module, ...given));
  }

  // ---- For the element and the library: a refusal is thrown ----

  /** Nothing is taken from the last game. @param {SideOptions} options */
  start(options) {
    this.match.replace(this.#setup.begin(options));
  }

  /** @param {string} record */
  async load(record) {
    this.match.replace(this.#setup.read(record));
  }

  again() {
    this.match.rematch();
  }

  record() {
    return this.match.record();
  }

  analyse() {
    return this.#counsel.analyse();
  }

  review() {
    return this.#counsel.review();
  }

  /** @param {() => Promise<unknown>} show */
  board(show) {
    return sideBoard(this, this.#setup, show);
  }

  /** The page around the game has changed. */
  follow() {
    this.#timing.follow();
    this.#counsel.follow(this.#around.page().shown);
  }

  dispose() {
    this.#gone.abort();
    this.match.dispose();
    this.#timing.dispose();
    this.#counsel.dispose();
    this.lesson?.dispose();
  }

  // ---- Inside ----

  /** Tells the library. */
  #track() {
    this.#around.track.follow(this.snapshot, this.match.round, this.record());
  }

  /** @param {Partial<{ always: boolean, strict: boolean }>} look */
  #keepLook(look) {
    this.#look = { ...this.#look, ...look };
    this.#saves.write(`${this.#kind.name}-look`, this.#look);
    this.#around.changed();
  }

  /** As `#try`, where the game on the board would give way to another. @param {() => void} set */
  #replace(set) {
    this.#around.makeWay(this.running, () => this.#try(set));
  }

  /** @param {() => void} call */
  #try(call) {
    try {
      call();
    } catch (error) {
      this.#around.trouble(error);
    }
  }
}
