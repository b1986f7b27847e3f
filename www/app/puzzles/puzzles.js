// Puzzles: the day's and others, what was tried, and the streak of days. Fetched when they are first opened.
import { readPuzzles } from './file.js';
import { dateOf, dayOf, lengthOn, streakFrom, withDay } from './streak.js';

/** @import { GameEvent, RuleSetView, Snapshot } from '../../types.d.ts' */
/** @import { EngineModule } from '../../engine/wasm.js' */
/** @import { Saves } from '../saves.js' */
/** @import { Answer, Puzzle } from './file.js' */

/** @typedef {'found' | 'shown' | null} Done */
/** @typedef {0 | 1 | 2 | 3 | 4} Wanted 0 is any grade */

/**
 * @typedef {object} PuzzleState
 * @property {boolean} daily It is the day's
 * @property {Date} date Of today
 * @property {number} number Among all, from 1
 * @property {number} grade
 * @property {Wanted} wanted
 * @property {RuleSetView} rules
 * @property {Snapshot} snapshot With the throw lying
 * @property {Snapshot} rest What the board shows when still
 * @property {number} chance With the best move
 * @property {Answer[]} answers Every legal move, the best first
 * @property {string[]} tried In order
 * @property {Done} done
 * @property {{ id: number, move: string, events: GameEvent[], after: Snapshot } | null} run The move played last
 * @property {{ length: number, best: number, today: boolean }} streak
 */

/**
 * @typedef {object} PuzzleIntents
 * @property {() => void} daily
 * @property {() => void} next Another one of the grade that is wanted
 * @property {(grade: Wanted) => void} want
 * @property {(move: string) => void} play
 * @property {() => void} show The answer
 * @property {() => void} playOn
 */

/** @typedef {{ rules: string, position: string, fallen: boolean[] | number, move: string | null }} From */

/**
 * @typedef {object} Hooks
 * @property {() => void} changed
 * @property {(from: From) => void} playOn
 * @property {() => Date} now
 */

/** What is kept on the device. @typedef {{ streak: unknown, today: unknown, at: unknown }} Kept */

/** The one who solves has indigo; who has the other side is not asked. */
const PLAYERS = /** @type {const} */ ({ a: { kind: 'human' }, b: { kind: 'computer', level: 'hard' } });

/** @implements {PuzzleIntents} */
export class Puzzles {
  #engine;
  #saves;
  #hooks;
  #all;
  #index = 0;
  #daily = true;
  #day = 0;
  /** @type {Wanted} */
  #wanted = 0;
  /** @type {string[]} */
  #tried = [];
  /** @type {Done} */
  #done = null;
  #runs = 0;
  /** @type {PuzzleState['run']} */
  #run = null;
  /** @type {{ rules: RuleSetView, snapshot: Snapshot, solved: Snapshot } | null} */
  #set = null;
  #streak = streakFrom(null);

  /** @param {EngineModule} engine @param {Saves} saves @param {Hooks} hooks @param {string} text The file */
  constructor(engine, saves, hooks, text) {
    this.#engine = engine;
    this.#saves = saves;
    this.#hooks = hooks;
    this.#all = readPuzzles(text);
  }

  /** The page is opened: where the player was, unless another day has begun. */
  open() {
    if (!this.#set || (this.#daily && this.#day !== this.#today())) this.daily();
  }

  daily() {
    this.#day = this.#today();
    this.#put(this.#day % this.#all.length, true);
    const today = /** @type {{ day?: unknown, tried?: unknown, done?: unknown } | null} */ (this.#kept().today);
    if (today?.day === this.#day) {
      const { answers } = this.#puzzle;
      const tried = Array.isArray(today.tried) ? today.tried : [];
      this.#tried = tried.filter(move => answers.some(answer => answer.move === move));
      this.#done = today.done === 'found' || today.done === 'shown' ? today.done : null;
    }
    this.#hooks.changed();
  }

  next() {
    const { at } = this.#kept();
    const last = Number.isInteger(at) ? Number(at) : this.#today();
    const count = this.#all.length;
    const today = this.#today() % count;
    for (let step = 1; step <= count; step += 1) {
      const index = (last + step) % count;
      if (index === today || (this.#wanted && this.#all[index]?.grade !== this.#wanted)) continue;
      this.#put(index, false);
      this.#keep({ at: index });
      break;
    }
    this.#hooks.changed();
  }

  /** @param {Wanted} grade */
  want(grade) {
    this.#wanted = grade;
    const fits = !this.#daily && (grade === 0 || this.#puzzle.grade === grade);
    if (fits) this.#hooks.changed();
    else this.next();
  }

  /** @param {string} move */
  play(move) {
    if (this.#done || !this.#puzzle.answers.some(answer => answer.move === move)) return;
    if (!this.#tried.includes(move)) this.#tried = [...this.#tried, move];
    if (move === this.#puzzle.answers[0]?.move) this.#finish('found');
    this.#keepToday();
    this.#runMove(move);
    this.#hooks.changed();
  }

  show() {
    const best = this.#puzzle.answers[0]?.move;
    if (this.#done || best === undefined) return;
    this.#finish('shown');
    this.#keepToday();
    this.#runMove(best);
    this.#hooks.changed();
  }

  /** With the computer, from what the board shows. */
  playOn() {
    const { rules, position, answers } = this.#puzzle;
    const fallen = this.#fallen();
    this.#hooks.playOn({ rules, position, fallen, move: this.#done ? (answers[0]?.move ?? null) : null });
  }

  /** @returns {PuzzleState | null} */
  get state() {
    if (!this.#set) return null;
    const { rules, snapshot, solved } = this.#set;
    const { grade, chance, answers } = this.#puzzle;
    const streak = this.#streak;
    const today = this.#today();
    return {
      daily: this.#daily,
      date: dateOf(this.#day || today),
      number: this.#index + 1,
      grade,
      wanted: this.#wanted,
      rules,
      snapshot,
      rest: this.#done ? solved : snapshot,
      chance,
      answers,
      tried: this.#tried,
      done: this.#done,
      run: this.#run,
      streak: { length: lengthOn(streak, today), best: streak.best, today: streak.day === today && streak.length > 0 },
    };
  }

  get #puzzle() {
    return /** @type {Puzzle} */ (this.#all[this.#index]);
  }

  #today() {
    return dayOf(this.#hooks.now());
  }

  /** @param {number} index @param {boolean} daily */
  #put(index, daily) {
    this.#index = index;
    this.#daily = daily;
    this.#tried = [];
    this.#done = null;
    this.#run = null;
    this.#streak = streakFrom(this.#kept().streak);
    const { rules, answers } = this.#puzzle;
    this.#set = {
      rules: this.#engine.checkRules(rules),
      snapshot: this.#after(null).after,
      solved: this.#after(answers[0]?.move ?? null).after,
    };
  }

  /** The table with the throw lying, or after a move. @param {string | null} move @returns {{ events: GameEvent[], after: Snapshot }} */
  #after(move) {
    const { rules, position } = this.#puzzle;
    const session = new this.#engine.Session({ rules, position, ...PLAYERS });
    session.throwReal(this.#fallen());
    /** @type {GameEvent[]} */
    const events = move === null ? [] : session.play(move);
    /** @type {Snapshot} */
    const after = session.snapshot();
    session.free();
    return { events, after };
  }

  /** Faces of four sticks that make the score, in an order that the puzzle decides; or a die's pips. @returns {boolean[] | number} */
  #fallen() {
    const { rules, score } = this.#puzzle;
    const { scores, throw: instrument } = /** @type {RuleSetView} */ (this.#engine.checkRules(rules));
    if (instrument === 'die') return Number(score);
    const yellow = scores.findIndex(value => `${value}` === score);
    return [0, 1, 2, 3].map(stick => (stick + this.#index) % 4 < yellow);
  }

  /** @param {string} move */
  #runMove(move) {
    this.#runs += 1;
    this.#run = { id: this.#runs, move, ...this.#after(move) };
  }

  /** @param {'found' | 'shown'} done */
  #finish(done) {
    this.#done = done;
    // Midnight may have passed meanwhile: what counts is the day whose puzzle it is.
    if (done !== 'found' || !this.#daily) return;
    this.#streak = withDay(streakFrom(this.#kept().streak), this.#day);
    this.#keep({ streak: this.#streak });
  }

  #keepToday() {
    if (this.#daily) this.#keep({ today: { day: this.#day, tried: this.#tried, done: this.#done } });
  }

  /** Where storage is refused, what this page has heard counts. @type {Kept} */
  #memory = { streak: null, today: null, at: null };

  /** @returns {Kept} */
  #kept() {
    return this.#saves.refused ? this.#memory : { ...this.#memory, ...this.#saves.read('puzzles', {}) };
  }

  /** @param {Partial<Kept>} change */
  #keep(change) {
    this.#memory = { ...this.#kept(), ...change };
    this.#saves.write('puzzles', this.#memory);
  }
}

/** With the file, which is fetched with them. @param {EngineModule} engine @param {Saves} saves @param {Hooks} hooks */
export async function loadPuzzles(engine, saves, hooks) {
  const { default: text } = await import('./puzzles.txt?raw');
  return new Puzzles(engine, saves, hooks, text);
}
