// One game as its user sees it: turns intents into calls of the match where the phase allows them, and makes the state
// that the DOM shows.
import { coded, withCode } from '../engine/errors.js';
import { forgetAll, keptBytes } from '../engine/tables.js';
import { example } from './examples.js';
import { Insight } from './insight.js';
import { Match } from './match.js';
import { phaseOf } from './phase.js';
import { Picture } from './picture.js';
import { Rooms } from './rooms.js';
import { nextGame, scoreOf, seriesFrom, startSeries } from './series.js';
import { audible, effective, settingsFrom } from './settings.js';
import { Shelf } from './shelf.js';

/** @import { AppState, Dialog, Engine, GameEvent, Intents, MoveView, NewGameOptions, Place, RuleSetView, Screen, SeriesRule, Side, Snapshot, Stage, Throw } from '../types.d.ts' */
/** @import { EngineModule } from '../engine/wasm.js' */
/** @import { Attributes } from './settings.js' */
/** @import { Saves } from './saves.js' */

/**
 * @typedef {object} Surroundings
 * @property {(state: AppState) => void} show
 * @property {(type: string, detail: unknown) => void} emit
 * @property {(thrown: Throw, side: Side, snapshot: Snapshot) => void} fell
 * @property {(events: GameEvent[], snapshot: Snapshot) => void} happened
 * @property {() => Attributes & { game: string | null, rules: string | null, seed: string | null }} attributes
 * @property {boolean} guest the game is shown by a page of others
 * @property {Record<string, import('../games.js').GameEntry>} games the box's other games
 */

/** Milliseconds between two steps of the computer, by motion. */
const PACE = { full: 450, fast: 120, none: 0 };

/** How many times as long the computer waits. */
const PATIENCE = { slow: 3, even: 1, quick: 0.4 };

/** Milliseconds in which a second press belongs to the first. */
const DOUBLE = 300;

/** Who sits down for a first game. @type {NewGameOptions} */
const NEWCOMER = { a: { kind: 'human' }, b: { kind: 'computer', level: 'easy' } };

/** @type {import('../types.d.ts').Hints} */
const NO_HINTS = { bar: true, best: false, all: false };

/** @implements {Intents} */
export class Game {
  #saves;
  #around;
  /** @type {Stage | null} */
  #stage = null;
  /** @type {EngineModule} */
  #engine;
  /** @type {Screen} */
  #screen = 'start';
  /** @type {Dialog} */
  #dialog = null;
  /** @type {string | null} */
  #selected = null;
  /** @type {string | null} */
  #hovered = null;
  /** @type {AppState['notice']} */
  #notice = null;
  /** @type {AppState['problem']} */
  #problem = null;
  #settings;
  #hints;
  /** @type {(() => void) | null} */
  #acceptUpdate = null;
  #offlineReady = false;
  #passedAt = Number.NEGATIVE_INFINITY;
  /** A record from before this page was opened. @type {string | null} */
  #kept = null;
  /** @type {RuleSetView | null} */
  #rules = null;
  #insight = new Insight(
    () => {
      this.#hindsight?.heard();
      this.#changed();
    },
    knowledge => this.#learnt(knowledge),
  );
  /** Fetched with the first review. @type {import('./hindsight.js').Hindsight | null} */
  #hindsight = null;
  /** Where a page beside the game goes back to. @type {'start' | 'table'} */
  #origin = 'start';
  /** The turn whose best move was asked for: its position text. */
  #hinted = '';
  #paused = false;
  /** @type {import('./series.js').Series | null} */
  #series = null;
  #turned = false;
  #keptTables = 0;

  /**
   * @param {EngineModule} engine
   * @param {Engine} thinker
   * @param {Saves} saves
   * @param {Surroundings} around
   */
  constructor(engine, thinker, saves, around) {
    this.#engine = engine;
    this.#saves = saves;
    this.#around = around;
    this.#settings = settingsFrom(saves.read('settings', null));
    this.#hints = { ...NO_HINTS, ...saves.read('hints', {}) };
    this.#countTables();
    this.presets = /** @type {RuleSetView[]} */ (engine.presets());
    this.picture = new Picture(() => this.#changed());
    this.match = new Match(engine, this.picture, {
      changed: () => this.#changed(),
      emit: (type, detail) => this.#emit(type, detail),
      fell: around.fell,
      happened: around.happened,
      playsForced: () => this.#settings.forced,
      pace: () => PACE[this.#effective().motion] * PATIENCE[this.#settings.pace],
      waits: () => this.#paused,
      think: (question, signal) => {
        const known = question.level === 'perfect' ? this.#insight.best(question.position, signal) : null;
        // The quick player stands in where the table is not there, or is lost.
        return known ? known.catch(() => thinker.think(question, { signal })) : thinker.think(question, { signal });
      },
    });
    const { fell, happened } = around;
    this.rooms = new Rooms(engine, saves, {
      changed: () => this.#changed(),
      games: around.games,
      lesson: { outer: () => this.state(), fell, happened, whyNot, report: error => this.#trouble(error) },
      playOn: from => this.#playOn(from),
      side: name => this.#besides(name),
    });
    this.shelf = new Shelf(saves, {
      changed: () => this.#changed(),
      show: screen => this.show(screen),
      open: dialog => this.open(dialog),
      games: Object.keys(around.games),
      shown: () => (this.rooms.has(this.#screen) ? this.#screen : null),
      table: this.#board(),
      beside: async name => (await this.rooms.openSide(name)).board(() => this.show(name)),
      problem: error => {
        const { code, message } = withCode(error);
        this.#problem = { code, message };
        this.#changed();
      },
    });
  }

  /** The table as the library sees it. @returns {import('./shelf.js').Board} */
  #board() {
    return {
      read: record => snapshotOf(() => this.#engine.Session.fromRecord(record)),
      readPosition: (rules, position) => snapshotOf(() => new this.#engine.Session({ rules, position })),
      running: () => {
        const { snapshot } = this.match;
        return this.state().resumable && !(snapshot?.phase === 'throw' && snapshot.turns.length === 0);
      },
      snapshot: () => this.match.snapshot,
      record: () => this.match.record(),
      load: record => this.load(record),
      start: (options, turn) => {
        // A human against the computer has the move.
        const { a, b } = this.#lastPlayers();
        const [mover, other] = turn === 'a' ? [a, b] : [b, a];
        const swap = mover?.kind === 'computer' && other?.kind === 'human';
        this.start({ ...options, ...(swap ? { a: b, b: a } : { a, b }) }, false);
      },
      resume: () => this.continueGame(),
      show: () => this.show('table'),
      review: async () => this.openReview(),
    };
  }

  /** Goes on with the game that was on the table when the page was left, if one was. */
  async resume() {
    const kept = this.#saves.read(
      'game',
      /** @type {{ record?: unknown, table?: unknown, series?: unknown } | null} */ (null),
    );
    if (typeof kept?.record === 'string') {
      this.#kept = kept.record;
      this.#series = seriesFrom(kept.series);
      if (kept.table === true) this.continueGame();
    }
    this.#changed();
    await this.openNamed();
  }

  /** The game that the element's attribute names, else the one that was shown when the page was left. */
  async openNamed() {
    const { game } = this.#around.attributes();
    const name = game ?? this.#saves.read('at', /** @type {string | null} */ (null));
    if (this.rooms.has(name)) await this.openGame(name, false);
    else if (this.rooms.has(this.#screen)) this.show('start');
  }

  /** @param {Stage} stage */
  attach(stage) {
    this.#stage = stage;
    this.picture.attach(stage);
    this.#changed();
  }

  dispose() {
    this.#insight.dispose();
    this.rooms.dispose();
    this.match.dispose();
    this.#saves.release();
    this.#stage = null;
  }

  /** The element's attributes or the device's preferences are others now. */
  refresh() {
    this.#changed();
  }

  // ---- Intents ----

  /** @param {NewGameOptions} options @param {SeriesRule | null} [series] */
  async newGame(options, series) {
    const full = options.a || options.b ? options : { ...this.#lastPlayers(), ...options };
    this.#try(() => this.start(full, true, series));
  }

  /** As `newGame`, but a refusal is thrown. @param {NewGameOptions} options @param {boolean} [remember] who sits down again the next time @param {SeriesRule | null} [series] */
  start(options, remember = true, series = null) {
    const { rules, seed } = this.#around.attributes();
    // What the caller leaves open is the element's; an unreadable seed is refused by the engine like any bad option.
    const seeded = seed === null || options.seed !== undefined ? {} : { seed: Number(seed) };
    const full = { ...(rules && { rules }), ...seeded, ...options };
    this.#forget();
    // The press that comes next is no second one of the game before.
    this.#passedAt = Number.NEGATIVE_INFINITY;
    // The first picture of the game shows its series, so it is there before; a refused game leaves the old one.
    const before = this.#series;
    this.#series = series && startSeries(series);
    try {
      this.match.begin(full);
    } catch (error) {
      this.#series = before;
      throw error;
    }
    const { a, b } = /** @type {Snapshot} */ (this.match.snapshot).players;
    if (remember) this.#saves.write('players', { rules: full.rules, a, b });
    this.#toTable();
  }

  continueGame() {
    const record = this.#kept;
    if (this.match.snapshot) this.#toTable();
    else if (record) {
      try {
        this.shelf.track(null).resuming();
        this.match.load(record);
        this.#toTable();
      } catch (error) {
        this.shelf.track(null).resuming(false);
        // The record stays where it is, so that a later version or its owner can still read it.
        this.#kept = null;
        this.#trouble(error);
      }
    }
  }

  /** @param {boolean[] | number} [fallen] */
  throwSticks(fallen) {
    if (this.phase === 'throwing') return this.skip();
    // Where a throw passed at once, the second press of a double one is not the next throw.
    if (this.phase !== 'ready' || performance.now() - this.#passedAt < DOUBLE) return undefined;
    if (fallen === undefined && this.#settings.ownThrows) {
      this.open('sticks');
      return undefined;
    }
    this.#forget();
    const thrown = this.#try(() => this.match.throwSticks(fallen));
    if (thrown?.passed) this.#passedAt = performance.now();
    return thrown;
  }

  /** @param {string} move */
  play(move) {
    if (this.phase !== 'choosing' || !this.#find(move)) return;
    if (this.#settings.confirm && this.#selected !== move) {
      this.#notice = null;
      this.select(move);
      return;
    }
    this.#forget();
    this.#try(() => this.match.play(move));
  }

  /** @param {string | null} move */
  select(move) {
    this.#selected = this.phase === 'choosing' ? move : null;
    this.#changed();
  }

  /** @param {string | null} move */
  hover(move) {
    if (this.#hovered === move) return;
    this.#hovered = move;
    this.#changed();
  }

  undo() {
    this.#forget();
    this.#try(() => this.match.undo());
  }

  redo() {
    this.#forget();
    this.#try(() => this.match.redo());
  }

  resign() {
    this.#forget();
    this.#try(() => this.match.resign());
  }

  rematch() {
    this.#forget();
    this.#try(() => this.again());
  }

  /** As `rematch`, but a refusal is thrown. The next game of the series, if there is one. */
  again() {
    this.#series = nextGame(this.#series, this.match.snapshot);
    this.match.rematch();
    if (this.#screen === 'review') this.closeReview();
  }

  skip() {
    this.picture.skip();
  }

  playOut() {
    this.#try(() => this.match.playOut());
  }

  /** @param {Screen} screen */
  async show(screen) {
    if (this.#screen === 'start' || this.#screen === 'table') this.#origin = this.#screen;
    try {
      // Their file comes first; the lesson's page says that it is on its way.
      if (screen === 'puzzles') await this.rooms.openPuzzles();
      this.#turnTo(screen);
      if (screen === 'lesson' && !this.lesson) await this.rooms.openLesson();
    } catch (error) {
      if (this.#screen === 'lesson') this.leave();
      this.#unfetched(error);
    }
  }

  /** @param {import('./side/types.d.ts').SideName} name @param {boolean} [play] a finished game gives way to a new one */
  async openGame(name, play = true) {
    try {
      const side = await this.rooms.openSide(name);
      if (play && side.snapshot.outcome) side.newGame({});
      this.show(name);
    } catch (error) {
      this.#unfetched(error);
    }
  }

  /** @param {Screen} screen */
  #turnTo(screen) {
    this.#screen = screen;
    this.#dialog = null;
    this.#saves.write('at', this.rooms.has(screen) ? screen : undefined);
    this.#save();
    this.#changed();
  }

  leave() {
    this.show(this.#origin);
  }

  get lesson() {
    return this.rooms.lesson;
  }

  get side() {
    return this.rooms.side(this.#screen);
  }

  /** @param {Dialog} dialog */
  open(dialog) {
    this.#dialog = dialog;
    this.#changed();
  }

  hint() {
    const { snapshot } = this.match;
    if (snapshot && this.phase === 'choosing') this.#hinted = snapshot.position;
    this.#changed();
  }

  /** @type {Intents['setHints']} */
  setHints(hints) {
    this.#hints = { ...this.#hints, ...hints };
    this.#saves.write('hints', this.#hints);
    this.#changed();
  }

  solve() {
    this.#notice = null;
    this.#insight.analyst?.begin();
  }

  cancelSolve() {
    this.#insight.analyst?.cancel();
  }

  async forgetTables() {
    await forgetAll();
    this.#countTables();
  }

  async openReview() {
    try {
      const { Hindsight } = await import('./hindsight.js');
      this.#hindsight ??= new Hindsight(
        () => this.#changed(),
        review => this.shelf.reviewed(review),
      );
      this.#hindsight.open(this.#solver(), this.match.record());
      this.show('review');
    } catch (error) {
      this.#unfetched(error);
    }
  }

  /** Looks back on the game; solves its rule set first if that is not done. */
  async review() {
    const { review } = await import('./hindsight.js');
    return review(this.#solver(), this.match.record());
  }

  /** @param {number} index */
  reviewAt(index) {
    this.#hindsight?.look(index);
  }

  closeReview() {
    this.#hindsight?.close();
    this.show('table');
  }

  /** @param {number} index */
  snapshotAt(index) {
    return this.match.snapshotAt(index);
  }

  /** @param {number} index */
  retryFrom(index) {
    this.#try(() => {
      this.match.retryFrom(index);
      this.#forget();
      this.#toTable();
    });
  }

  /** @param {string} position */
  edit(position) {
    const { snapshot } = this.match;
    const players = snapshot ? snapshot.players : this.#lastPlayers();
    this.start({ rules: snapshot?.rules ?? 'bell', a: players.a, b: players.b, position });
  }

  /** @param {string} position @param {string} [rules] */
  checkPosition(position, rules = this.match.snapshot?.rules ?? 'bell') {
    try {
      return snapshotOf(() => new this.#engine.Session({ rules, position }));
    } catch (error) {
      throw withCode(error);
    }
  }

  /** @type {Intents['example']} */
  example(rules, position, fallen, choose) {
    return example(this.#engine, rules, position, fallen, choose);
  }

  /** @param {string} position */
  async analysePosition(position) {
    return this.#solver().opinion(position);
  }

  /** Of the position on the table. */
  analyse() {
    const { snapshot } = this.match;
    if (!snapshot) throw coded('bad-state', 'no game has been started');
    if (snapshot.phase === 'over') throw coded('bad-state', 'the game is over');
    return this.analysePosition(snapshot.position);
  }

  /** @param {import('../types.d.ts').Level} level */
  watch(level) {
    const computer = /** @type {const} */ ({ kind: 'computer', level });
    this.#paused = false;
    this.#try(() => this.start({ rules: this.match.snapshot?.rules, a: computer, b: computer }, false));
  }

  /** @param {boolean} paused */
  pause(paused) {
    this.#paused = paused;
    if (!paused) this.match.go();
    this.#changed();
  }

  /** @param {string} [rules] */
  async openLab(rules = this.match.snapshot?.rules ?? 'bell') {
    try {
      const lab = await this.rooms.openLab();
      if (!lab.rules(0)) lab.put(this.checkRules(rules), 0);
      this.show('lab');
    } catch (error) {
      this.#unfetched(error);
    }
  }

  /** @param {string | null} rules @param {0 | 1} slot */
  labSolve(rules, slot) {
    this.rooms.lab?.put(rules === null ? null : this.checkRules(rules), slot);
  }

  /** @param {0 | 1} slot */
  labCancel(slot) {
    this.rooms.lab?.cancel(slot);
  }

  /** @param {0 | 1} slot */
  labPlay(slot) {
    const rules = this.rooms.lab?.rules(slot);
    if (rules) this.newGame({ rules });
  }

  /** @param {0 | 1} slot */
  labLink(slot) {
    const link = new URL(location.href);
    link.search = '';
    link.hash = '';
    link.searchParams.set('rules', this.rooms.lab?.rules(slot) ?? 'bell');
    return link.href;
  }

  get puzzles() {
    return this.rooms.puzzles;
  }

  /** The analyst of the rule set on the table. */
  get analyst() {
    return this.#insight.analyst;
  }

  /** @type {Intents['set']} */
  set(key, value) {
    this.#settings = { ...this.#settings, [key]: value };
    this.#saves.write('settings', this.#settings);
    this.#changed();
  }

  /** @param {string} text @returns {RuleSetView} */
  checkRules(text) {
    try {
      return this.#engine.checkRules(text);
    } catch (error) {
      throw withCode(error);
    }
  }

  /** @param {string} record */
  async load(record) {
    const before = this.#series;
    this.#series = null;
    try {
      this.match.load(record);
    } catch (error) {
      this.#series = before;
      throw error;
    }
    this.#forget();
    this.#toTable();
  }

  record() {
    return this.match.record();
  }

  acceptUpdate() {
    this.#acceptUpdate?.();
  }

  dismissProblem() {
    this.#problem = null;
    this.#changed();
  }

  /** @param {'games' | 'throws'} screen */
  openLibrary(screen) {
    this.shelf.ask(desk => desk.open(screen));
  }

  library() {
    return this.shelf.desk();
  }

  // ---- What others report ----

  /** A place of the road that means nothing now was pressed: say why. @param {Place} place */
  explain(place) {
    const { snapshot } = this.match;
    if (!snapshot || this.phase !== 'choosing') return;
    const key = whyNot(snapshot, place);
    this.#notice = key ? { key } : null;
    this.#changed();
  }

  /** @param {() => void} accept */
  offerUpdate(accept) {
    this.#acceptUpdate = accept;
    this.#changed();
  }

  reportOffline() {
    this.#offlineReady = true;
    this.#changed();
  }

  /** @param {unknown} error */
  report(error) {
    this.#trouble(error);
  }

  get phase() {
    return phaseOf(this.match.snapshot, this.picture.activity);
  }

  /** @returns {AppState} */
  state() {
    const { snapshot } = this.match;
    return {
      screen: this.#screen,
      dialog: this.#dialog,
      phase: this.phase,
      snapshot,
      rules: this.#rules,
      presets: this.presets,
      selected: this.#find(this.#selected),
      notice: this.#notice,
      problem: this.#problem,
      settings: this.#settings,
      ...this.#effective(),
      audible: audible(this.#settings, this.#around.guest),
      update: this.#acceptUpdate !== null,
      resumable: snapshot ? snapshot.phase !== 'over' : this.#kept !== null,
      unsaved: this.#saves.refused,
      offlineReady: this.#offlineReady,
      knowledge: this.#insight.knowledge,
      analysis: this.#insight.analysis,
      hints: this.#hints,
      hinted: snapshot !== null && snapshot.position === this.#hinted,
      review: this.#hindsight?.state ?? null,
      lab: this.rooms.lab?.state ?? null,
      lesson: this.lesson?.view ?? null,
      puzzles: this.puzzles?.state ?? null,
      side: this.side?.state ?? null,
      begun: Object.keys(this.#around.games).filter(name => this.rooms.resumable(name)),
      paused: this.#paused,
      series: scoreOf(this.#series, snapshot),
      turned: this.#turned,
      keptTables: this.#keptTables,
      library: this.shelf.state,
      arrival: this.shelf.arrival,
    };
  }

  get turned() {
    return this.#turned;
  }

  /** The move in preview: what the pointer or the focus is on, else what is chosen. */
  get preview() {
    return this.#find(this.#hovered) ?? this.#find(this.#selected);
  }

  // ---- Inside ----

  /** @param {string | null} move @returns {MoveView | null} */
  #find(move) {
    if (move === null || this.phase !== 'choosing') return null;
    return this.match.snapshot?.moves.find(legal => legal.move === move) ?? null;
  }

  #lastPlayers() {
    const last = this.#saves.read('players', /** @type {NewGameOptions | null} */ (null));
    return { ...NEWCOMER, ...last };
  }

  #effective() {
    return effective(this.#settings, this.#around.attributes());
  }

  /** What a game of the side hears and says. @param {import('./side/types.d.ts').SideName} name */
  #besides(name) {
    const named = () => this.#around.attributes().game === name;
    return {
      /** Whoever embeds the element hears of the game that it names. @param {'move' | 'end' | 'settled' | 'error'} type @param {unknown} detail */
      emit: (type, detail) => {
        if (named()) this.#around.emit(type, detail);
      },
      trouble: (/** @type {unknown} */ error) => this.#trouble(error),
      track: this.shelf.track(name),
      pace: () => PACE[this.#effective().motion] * PATIENCE[this.#settings.pace],
      attributes: () => {
        const { rules, seed } = this.#around.attributes();
        return { rules: named() ? rules : null, seed };
      },
      page: () => ({
        shown: this.#screen === name,
        textBoard: this.#settings.textBoard,
        forced: this.#settings.forced,
        confirm: this.#settings.confirm,
      }),
    };
  }

  /** A part of the page did not come. @param {unknown} error */
  #unfetched(error) {
    const { code, message } = /** @type {Error & { code?: string }} */ (error);
    this.#problem = { code: code ?? 'part', message };
    this.#changed();
  }

  /** From a puzzle, against whom was played last. @param {import('./puzzles/puzzles.js').From} from */
  #playOn({ rules, position, fallen, move }) {
    this.#try(() => {
      this.start({ ...this.#lastPlayers(), rules, position, a: { kind: 'human' } }, false);
      this.match.throwSticks(fallen);
      if (move !== null) this.match.play(move);
    });
  }

  #toTable() {
    this.#kept = null;
    this.#hindsight?.close();
    this.#screen = 'table';
    this.#dialog = null;
    this.#save();
    this.#changed();
  }

  /** Lets go of what belonged to the moment before. */
  #forget() {
    this.#selected = null;
    this.#hovered = null;
    this.#notice = null;
    this.#problem = null;
  }

  /** @template T @param {() => T} call @returns {T | undefined} */
  #try(call) {
    try {
      return call();
    } catch (error) {
      this.#trouble(error);
      return undefined;
    }
  }

  /** @param {unknown} error */
  #trouble(error) {
    const { code, message } = withCode(error);
    this.#problem = { code, message };
    this.#around.emit('error', { code, message });
    this.#changed();
  }

  /** @param {'throw' | 'move' | 'end' | 'settled' | 'error'} type @param {unknown} detail */
  #emit(type, detail) {
    if (type === 'error') this.#trouble(detail);
    else this.#around.emit(type, detail);
  }

  /** The whole record after every change: a reload at any moment goes on from it. @param {string} [record] where it is at hand */
  #save(record) {
    if (!this.match.snapshot) return;
    const series = this.#series ?? undefined;
    this.#saves.write('game', { record: record ?? this.match.record(), table: this.#screen === 'table', series });
  }

  /** The best move, where help with it is wanted and it is known. @param {AppState} state */
  #advice({ analysis, hints, hinted, phase }) {
    if (phase !== 'choosing' || !(hints.best || hinted)) return null;
    return this.#find(analysis?.moves[0]?.move ?? null);
  }

  #solver() {
    const { analyst } = this.#insight;
    if (!analyst) throw coded('bad-state', 'no game has been started');
    return analyst;
  }

  /** How a solve ended is said where the game speaks. @param {import('../types.d.ts').Knowledge} knowledge */
  #learnt({ why, kept }) {
    if (why) this.#notice = why;
    else if (kept === false) this.#notice = { key: 'solve-unkept' };
    else if (kept) this.#countTables();
  }

  /** The table turns to whoever is to move, once the picture is still. */
  #turn() {
    const { snapshot } = this.match;
    if (this.picture.activity !== null || !snapshot) return;
    const { a, b } = snapshot.players;
    const people = a.kind === 'human' && b.kind === 'human';
    this.#turned = this.#settings.opposite && people && this.#screen === 'table' && snapshot.turn === 'b';
  }

  async #countTables() {
    this.#keptTables = await keptBytes();
    this.#changed();
  }

  /** @type {Snapshot | null} */
  #saved = null;

  #changed() {
    const { snapshot } = this.match;
    if (snapshot !== this.#saved) {
      this.#saved = snapshot;
      if (snapshot) {
        if (snapshot.rules !== this.#rules?.text) this.#rules = this.checkRules(snapshot.rules);
        const record = this.match.record();
        this.#save(record);
        this.shelf.track(null).follow(snapshot, this.match.round, record);
        this.#insight.use(snapshot.rules);
        this.#insight.look(snapshot.phase === 'over' ? '' : snapshot.position);
      }
    }
    this.#turn();
    this.rooms.follow();
    const state = this.state();
    this.#stage?.setMotion(state.motion);
    this.#stage?.setTheme(state.theme);
    this.#stage?.mark({
      live: state.phase === 'choosing',
      selected: state.selected,
      hover: this.#find(this.#hovered),
      best: this.#advice(state),
    });
    this.#around.show(state);
  }
}

/** Of a match that is only looked at. @param {() => import('../wasm/puluc.js').Session} make @returns {Snapshot} */
function snapshotOf(make) {
  const session = make();
  try {
    return session.snapshot();
  } finally {
    session.free();
  }
}

/**
 * The notice for a place that cannot move.
 * @param {Snapshot} snapshot
 * @param {Place} place
 */
export function whyNot({ board, turn, spaces, enterBlocked, home }, place) {
  const ownHome = place === (turn === 'a' ? 0 : spaces + 1);
  if (ownHome) {
    if (home[turn] === 0) return 'why-nobody-home';
    return enterBlocked === 'no-space' ? 'why-enter-no-space' : enterBlocked && 'why-enter-own-stack';
  }
  const space = board[place - 1];
  if (!space?.owner) return null;
  if (space.owner !== turn) return 'why-not-yours';
  return space.blocked && 'why-own-stack';
}
