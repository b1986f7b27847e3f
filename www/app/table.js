// Which game is on the table: begins games, sets others in their place, goes on with the one from before. It keeps the game on
// the device after every change, with the series that it belongs to.
import { moverFirst } from './players.js';
import { nextGame, scoreOf, seriesFrom, startSeries } from './series.js';

/** @import { AppState, Level, NewGameOptions, RuleSetView, SeriesRule, Side, Snapshot } from '../types.d.ts' */
/** @import { Checks } from './checks.js' */
/** @import { Match } from './match.js' */
/** @import { From } from './puzzles/puzzles.js' */
/** @import { Saves } from './saves.js' */
/** @import { Series } from './series.js' */
/** @import { Track } from './track.js' */

/**
 * @typedef {object} Around
 * @property {() => { rules: string | null, seed: string | null }} attributes of the element
 * @property {() => void} fresh another game comes to the table
 * @property {() => boolean} shown the table is what the page shows
 * @property {() => void} show
 * @property {() => void} again the same players play once more: what looks back on the game before ends
 * @property {() => Track} track for the library of kept games
 * @property {(error: unknown) => void} trouble
 */

/** Who sits down for a first game. @type {NewGameOptions} */
const NEWCOMER = { a: { kind: 'human' }, b: { kind: 'computer', level: 'easy' } };

export class Table {
  #match;
  #checks;
  #saves;
  #around;
  /** A record from before this page was opened. @type {string | null} */
  #kept = null;
  /** @type {Series | null} */
  #series = null;
  /** Of the game on the table. @type {RuleSetView | null} */
  #rules = null;

  /** @param {Match} match @param {Checks} checks @param {Saves} saves @param {Around} around */
  constructor(match, checks, saves, around) {
    this.#match = match;
    this.#checks = checks;
    this.#saves = saves;
    this.#around = around;
  }

  // ---- State ----

  /** @returns {Pick<AppState, 'snapshot' | 'rules' | 'resumable' | 'series' | 'unsaved'>} */
  get state() {
    const { snapshot } = this.#match;
    return {
      snapshot,
      rules: this.#rules,
      resumable: snapshot ? snapshot.phase !== 'over' : this.#kept !== null,
      series: scoreOf(this.#series, snapshot),
      unsaved: this.#saves.refused,
    };
  }

  /** A game is on the table, or waits to be gone on with, that is begun and not over. */
  get running() {
    const { snapshot, resumable } = this.state;
    return resumable && !(snapshot?.phase === 'throw' && snapshot.turns.length === 0);
  }

  /** The rule set in use. */
  get rules() {
    return this.#match.snapshot?.rules ?? 'bell';
  }

  /** Who sat down the last time. */
  get players() {
    const last = this.#saves.read('players', /** @type {NewGameOptions | null} */ (null));
    return { ...NEWCOMER, ...last };
  }

  // ---- Games set on the table; a refusal is thrown and leaves the one that is there ----

  /** @param {NewGameOptions} options @param {SeriesRule | null} [series] */
  anew(options, series = null) {
    this.start(options.a || options.b ? options : { ...this.players, ...options }, true, series);
  }

  /** @param {NewGameOptions} options @param {boolean} [remember] who sits down again the next time @param {SeriesRule | null} [series] */
  start(options, remember = true, series = null) {
    const { rules, seed } = this.#around.attributes();
    // What the caller leaves open is the element's; an unreadable seed is refused by the engine like any bad option.
    const seeded = seed === null || options.seed !== undefined ? {} : { seed: Number(seed) };
    const full = { ...(rules && { rules }), ...seeded, ...options };
    this.#around.fresh();
    this.#set(series && startSeries(series), () => this.#match.begin(full));
    const { a, b } = /** @type {Snapshot} */ (this.#match.snapshot).players;
    if (remember) this.#saves.write('players', { rules: full.rules, a, b });
    this.#show();
  }

  /** From a position, between the players of last time. @param {{ rules: string, position: string }} options @param {Side} turn */
  startFrom(options, turn) {
    this.start({ ...options, ...moverFirst(this.players, turn) }, false);
  }

  /** From a position that was set up, between those at the table. @param {string} position */
  edit(position) {
    const { a, b } = this.#match.snapshot?.players ?? this.players;
    this.start({ rules: this.rules, a, b, position });
  }

  /** From a puzzle, against whom was played last. @param {From} from */
  playOn({ rules, position, fallen, move }) {
    this.start({ ...this.players, rules, position, a: { kind: 'human' } }, false);
    this.#match.throwSticks(fallen);
    if (move !== null) this.#match.play(move);
  }

  /** Two computers play each other. @param {Level} level */
  watch(level) {
    const computer = /** @type {const} */ ({ kind: 'computer', level });
    this.start({ rules: this.#match.snapshot?.rules, a: computer, b: computer }, false);
  }

  /** From an earlier turn of the game on the table. @param {number} index */
  retryFrom(index) {
    this.#match.retryFrom(index);
    this.#around.fresh();
    this.#show();
  }

  /** @param {string} record */
  load(record) {
    this.#set(null, () => this.#match.load(record));
    this.#around.fresh();
    this.#show();
  }

  /** The same once more; the next game of the series, if there is one. */
  again() {
    this.#around.fresh();
    this.#set(nextGame(this.#series, this.#match.snapshot), () => this.#match.rematch());
    this.#around.again();
  }

  // ---- From one visit to the next ----

  /** Finds the game that was on the table when the page was left, and goes on with it if the table was shown. */
  restore() {
    const kept = this.#saves.read(
      'game',
      /** @type {{ record?: unknown, table?: unknown, series?: unknown } | null} */ (null),
    );
    if (typeof kept?.record !== 'string') return;
    this.#kept = kept.record;
    this.#series = seriesFrom(kept.series);
    if (kept.table === true) this.continueGame();
  }

  continueGame() {
    if (this.#match.snapshot) return this.#show();
    if (this.#kept === null) return;
    const track = this.#around.track();
    try {
      track.resuming();
      this.#match.load(this.#kept);
      this.#show();
    } catch (error) {
      track.resuming(false);
      // The record stays where it is, so that a later version or its owner can still read it.
      this.#kept = null;
      this.#around.trouble(error);
    }
  }

  /** Another snapshot is there. @param {Snapshot} snapshot */
  follow(snapshot) {
    if (snapshot.rules !== this.#rules?.text) this.#rules = this.#checks.checkRules(snapshot.rules);
    const record = this.#match.record();
    this.#save(record);
    this.#around.track().follow(snapshot, this.#match.round, record);
  }

  /** The page shows the table now, or no longer. */
  turned() {
    if (this.#match.snapshot) this.#save(this.#match.record());
  }

  /** The whole record after every change: a reload at any moment goes on from it. @param {string} record */
  #save(record) {
    const series = this.#series ?? undefined;
    this.#saves.write('game', { record, table: this.#around.shown(), series });
  }

  /** The first picture of the game shows its series, so it is there before; a refused game leaves the old one. @param {Series | null} series @param {() => void} set */
  #set(series, set) {
    const before = this.#series;
    this.#series = series;
    try {
      set();
    } catch (error) {
      this.#series = before;
      throw error;
    }
  }

  #show() {
    this.#kept = null;
    this.#around.show();
  }
}
