// A match of one of the box's other two games, as its user sees it: the session's calls, what they bring about, the
// computer's turns. The state is right as soon as a call returns; the picture follows.
import { coded } from '../../engine/errors.js';
import { loadSide } from '../../engine/side/module.js';
import { SidePort } from '../../engine/side/port.js';
import { Driver, guarded, pause } from '../driver.js';
import { Ticker } from './clock.js';
import { SideHindsight } from './hindsight.js';
import { Reel } from './reel.js';

/** @import { Side } from '../../types.d.ts' */
/** @import { SideModule } from '../../engine/side/module.js' */
/** @import { Question } from '../../engine/side/port.js' */
/** @import { Saves } from '../saves.js' */
/** @import { SideLesson } from './lesson.js' */
/** @import { SideAnalysis, SideEvent, SideIntents, SideJudged, SideName, SideOptions, SidePhase, SideSession, SideSnapshot, SideState, TakTiklSnapshot } from './types.d.ts' */

/** @typedef {(question: Question, signal?: AbortSignal) => Promise<any>} Ask */

/**
 * What is a game's own.
 * @typedef {object} Kind
 * @property {SideName} name
 * @property {(module: SideModule, options: SideOptions) => SideSession} begin
 * @property {(module: SideModule, record: string) => SideSession} read
 * @property {SideOptions} quick what a first game is played by
 * @property {(snapshot: SideSnapshot) => { game: SideName, [more: string]: unknown }} question about the position
 * @property {(ask: Ask, game: { rules: string, record: string, turns: SideSnapshot['turns'], at: (turn: number) => SideSnapshot }, told: (judged: (SideJudged | null)[]) => void) => Promise<void>} judge
 */

/**
 * @typedef {object} Around
 * @property {() => void} changed
 * @property {(type: 'move' | 'end' | 'settled' | 'error', detail: unknown) => void} emit
 * @property {(error: unknown) => void} trouble
 * @property {() => number} pace milliseconds before a computer's move
 * @property {() => { rules: string | null, seed: string | null }} attributes
 * @property {import('../track.js').Track} track for the library of kept games
 * @property {() => { shown: boolean, textBoard: boolean, forced: boolean, confirm: boolean }} page how the game is shown
 */

/** @implements {SideIntents} */
export class SideGame {
  #kind;
  #module;
  #saves;
  #around;
  /** @type {SideSession} */
  #session;
  /** @type {SideSnapshot} */
  snapshot;
  #driver = new Driver(
    signal => this.#turns(signal),
    error => {
      if (error) this.#around.trouble(error);
      else this.#around.emit('settled', null);
    },
  );
  #reel = new Reel(
    () => this.#changed(),
    (events, snapshot) => {
      for (const heard of this.#hearers) heard(events, snapshot);
    },
  );
  #port = new SidePort(error => this.#around.trouble(error));
  #ticker = new Ticker(milliseconds => this.#pass(milliseconds));
  /** @type {Set<(events: SideEvent[], snapshot: SideSnapshot) => void>} */
  #hearers = new Set();
  /** @type {SideHindsight | null} */
  #hindsight = null;
  /** A move that waits to be confirmed. @type {string | null} */
  #picked = null;
  /** Position whose moves are to be told. */
  #helped = '';
  /** @type {{ position: string, analysis: SideAnalysis | null } | null} */
  #known = null;
  /** @type {SideLesson | null} */
  lesson = null;
  #covered = false;
  #stopped = false;
  #look;
  #gone = new AbortController();
  /** Another one for each game that is set on the board. */
  #round = 1;

  /**
   * @param {Kind} kind
   * @param {SideModule} module
   * @param {Saves} saves
   * @param {Around} around
   */
  constructor(kind, module, saves, around) {
    this.#kind = kind;
    this.#module = module;
    this.#saves = saves;
    this.#around = around;
    this.#look = { always: false, strict: false, ...saves.read(`${kind.name}-look`, {}) };
    this.#session = this.#kept() ?? this.#first();
    this.snapshot = this.#session.snapshot();
    this.#follow();
    document.addEventListener('visibilitychange', () => this.follow(), { signal: this.#gone.signal });
    this.#driver.go();
  }

  // ---- Intents ----

  /** @param {SideOptions} options */
  newGame(options) {
    const full = { ...this.#last, ...options };
    this.#try(() => {
      this.start(full);
      // Who sits down again the next time; kernels are staked, and positions set up, for one game.
      const { position: _, seed: __, stakes: ___, ...again } = full;
      this.#saves.write(`${this.#kind.name}-options`, again);
    });
  }

  /** As `newGame`, but nothing is taken from the last game, and a refusal is thrown. @param {SideOptions} options */
  start(options) {
    this.#replace(this.#begin(options));
  }

  /** @param {string} move */
  choose(move) {
    if (this.phase !== 'choosing' || !this.snapshot.moves.some(legal => moveOf(legal) === move)) return;
    if (this.#around.page().confirm && this.#picked !== move) {
      this.#picked = move;
      this.#changed();
      return;
    }
    this.#play(move);
  }

  /** @param {'undo' | 'redo' | 'resign' | 'rematch'} what */
  attempt(what) {
    this.#try(() => this[what]());
  }

  /** As `choose`, but a refusal is thrown. @param {string} move */
  play(move) {
    const { players, turn, outcome } = this.snapshot;
    if (!outcome && players[turn].kind === 'computer') throw coded('bad-state', "it is the computer's turn");
    return this.#play(move);
  }

  undo() {
    this.#step(session => session.undo());
  }

  redo() {
    this.#step(session => session.redo());
  }

  /** The human gives up; of two humans the one to move. */
  resign() {
    const { players, turn } = this.snapshot;
    const enemy = turn === 'a' ? 'b' : 'a';
    const loser = players[turn].kind === 'computer' && players[enemy].kind === 'human' ? enemy : turn;
    this.#happened('resign', () => this.#session.resign(loser));
  }

  rematch() {
    this.#replace(this.#session.rematch());
  }

  record() {
    return this.#session.record();
  }

  /** @param {string} record */
  async load(record) {
    this.#replace(guarded(() => this.#kind.read(this.#module, record)));
  }

  hint() {
    this.#helped = this.#helped === this.snapshot.position ? '' : this.snapshot.position;
    this.#changed();
  }

  /** @param {boolean} always */
  setAlways(always) {
    this.#helped = '';
    this.#keepLook({ always });
  }

  openReview() {
    this.#hindsight ??= new SideHindsight(
      this.#kind,
      guarded(() => this.#kind.read(this.#module, this.record())),
      (question, signal) => this.#port.ask(question, signal),
      () => this.#changed(),
    );
    this.#changed();
  }

  /** @param {number} index */
  reviewAt(index) {
    this.#hindsight?.go(index);
  }

  closeReview() {
    this.#hindsight?.end();
    this.#hindsight = null;
    this.#changed();
  }

  /** @param {number} index */
  retryFrom(index) {
    this.#try(() => this.#replace(this.#session.at(index)));
  }

  seat() {
    return this.#reel.seat();
  }

  /** @param {number} id */
  played(id) {
    this.#reel.played(id);
  }

  /** @param {boolean} covered */
  cover(covered) {
    if (covered === this.#covered) return;
    this.#covered = covered;
    this.follow();
  }

  /** @param {boolean} stopped */
  stopClock(stopped) {
    this.#stopped = stopped;
    this.#changed();
  }

  /** @param {boolean} strict */
  setStrict(strict) {
    this.#keepLook({ strict });
  }

  /** @param {() => void} heard */
  watchClock(heard) {
    return this.#ticker.watch(heard);
  }

  get clock() {
    return /** @type {TakTiklSnapshot} */ (this.snapshot).clock ?? null;
  }

  /** @param {(events: SideEvent[], snapshot: SideSnapshot) => void} heard */
  onHappened(heard) {
    this.#hearers.add(heard);
    return () => void this.#hearers.delete(heard);
  }

  async openLesson() {
    const { SideLesson } = await import('./lesson.js');
    this.lesson ??= new SideLesson(this.#kind, this.#module, this.#saves, () => this.#around.changed());
    this.#around.changed();
  }

  /** @type {SideIntents['example']} */
  async example(...given) {
    const { tried } = await import('./example.js');
    return guarded(() => tried(this.#kind, this.#module, ...given));
  }

  // ---- For the library ----

  /** @param {() => Promise<unknown>} show @returns {import('../shelf.js').Board} */
  board(show) {
    const look = (/** @type {() => SideSession} */ make) => {
      const session = guarded(make);
      const snapshot = session.snapshot();
      session.free();
      return snapshot;
    };
    return {
      read: record => look(() => this.#kind.read(this.#module, record)),
      readPosition: (rules, position) => look(() => this.#kind.begin(this.#module, { rules, position })),
      running: () => this.snapshot.outcome === null && this.snapshot.turns.length > 0,
      snapshot: () => this.snapshot,
      record: () => this.record(),
      load: record => this.load(record),
      start: (options, turn) => {
        // A human against the computer has the move.
        const { a, b } = this.#last;
        const [mover, other] = turn === 'a' ? [a, b] : [b, a];
        const swap = mover?.kind === 'computer' && other?.kind === 'human';
        this.start({ ...options, ...(swap ? { a: b, b: a } : { a, b }) });
      },
      resume: () => {},
      show,
      review: async () => this.openReview(),
    };
  }

  // ---- For the element ----

  /** Resolves when the picture is still and no computer is about to play. */
  get settled() {
    return this.#driver.settled;
  }

  /** As text, sorted. */
  get legalMoves() {
    return this.snapshot.moves.map(moveOf).sort();
  }

  again() {
    this.rematch();
  }

  /** Every legal move with what it comes to. */
  async analyse() {
    if (this.snapshot.outcome) throw coded('bad-state', 'the game is over');
    return this.#port.ask({ ...this.#kind.question(this.snapshot), what: 'analyse' });
  }

  /** The game looked back on. */
  async review() {
    const session = guarded(() => this.#kind.read(this.#module, this.record()));
    const ask = (/** @type {Question} */ question, /** @type {AbortSignal | undefined} */ signal) =>
      this.#port.ask(question, signal);
    const hindsight = new SideHindsight(this.#kind, session, ask, () => {});
    try {
      return { turns: await hindsight.whole };
    } finally {
      hindsight.end();
    }
  }

  /** The page around the game has changed. */
  follow() {
    this.#hold();
    if (this.#around.page().shown) this.#ask();
    else this.#port.rest();
  }

  dispose() {
    this.#gone.abort();
    this.#driver.stop();
    this.#ticker.run(false);
    this.#hindsight?.end();
    this.lesson?.dispose();
    this.#port.end();
    this.#reel.clear();
    this.#session.free();
  }

  // ---- State ----

  /** @returns {SidePhase} */
  get phase() {
    const { outcome, players, turn } = this.snapshot;
    if (this.#reel.run) return 'moving';
    if (outcome) return 'over';
    return players[turn].kind === 'computer' ? 'thinking' : 'choosing';
  }

  /** @returns {SideState} */
  get state() {
    const { run } = this.#reel;
    const { always, strict } = this.#look;
    return {
      name: this.#kind.name,
      snapshot: this.snapshot,
      shown: run?.before ?? this.snapshot,
      run,
      hurry: this.#reel.hurry,
      phase: this.phase,
      picked: this.phase === 'choosing' ? this.#picked : null,
      helped: this.#wanted,
      always,
      analysis: this.#wanted && this.#known?.position === this.snapshot.position ? this.#known.analysis : null,
      review: this.#hindsight?.state ?? null,
      stopped: this.#stopped,
      strict,
      lesson: this.lesson?.view ?? null,
    };
  }

  // ---- Inside ----

  get #wanted() {
    return !this.snapshot.outcome && (this.#look.always || this.#helped === this.snapshot.position);
  }

  get #last() {
    return { ...this.#kind.quick, ...this.#saves.read(`${this.#kind.name}-options`, /** @type {SideOptions} */ ({})) };
  }

  /** @param {SideOptions} options @returns {SideSession} */
  #begin(options) {
    const { rules, seed } = this.#around.attributes();
    const seeded = seed === null ? {} : { seed: Number(seed) };
    return guarded(() => this.#kind.begin(this.#module, { ...(rules && { rules }), ...seeded, ...options }));
  }

  /** A game lies ready when the page opens, whatever the element's attributes ask for. */
  #first() {
    try {
      const { rules } = this.#around.attributes();
      return this.#begin({ ...this.#last, ...(rules && { rules }) });
    } catch (error) {
      this.#around.trouble(error);
      return guarded(() => this.#kind.begin(this.#module, this.#kind.quick));
    }
  }

  /** The game from before; one that cannot be read stays where it is. */
  #kept() {
    const kept = this.#saves.read(this.#kind.name, /** @type {{ record?: unknown } | null} */ (null));
    if (typeof kept?.record !== 'string') return null;
    try {
      const session = guarded(() => this.#kind.read(this.#module, /** @type {string} */ (kept.record)));
      this.#around.track.resuming();
      return session;
    } catch (error) {
      this.#saves.write(`${this.#kind.name}-unread`, kept);
      this.#around.trouble(error);
      return null;
    }
  }

  /** @param {SideSession} session */
  #replace(session) {
    this.#session.free();
    this.#session = session;
    this.#round += 1;
    this.#stopped = false;
    this.#hindsight?.end();
    this.#hindsight = null;
    this.#still();
  }

  /** A change that is shown at once. @param {(session: SideSession) => void} change */
  #step(change) {
    guarded(() => change(this.#session));
    this.#still();
  }

  #still() {
    this.#reel.clear();
    this.snapshot = this.#session.snapshot();
    this.#save();
    this.#driver.go();
    this.#changed();
  }

  /** @param {string} move */
  #play(move) {
    return this.#happened(move, () => this.#session.play(move));
  }

  /** @param {string} move @param {() => SideEvent[]} change */
  #happened(move, change) {
    const before = this.snapshot;
    const events = guarded(change);
    this.snapshot = this.#session.snapshot();
    this.#save();
    this.#reel.add(events, before, this.snapshot);
    if (move !== 'resign') this.#around.emit('move', { move, events, position: this.snapshot.position });
    const { outcome } = this.snapshot;
    if (outcome) this.#around.emit('end', { winner: outcome.winner, reason: outcome.reason });
    this.#driver.go();
    this.#changed();
    return events;
  }

  /** The whole record after every change: a reload at any moment goes on from it. */
  #save() {
    this.#picked = null;
    this.#saves.write(this.#kind.name, { record: this.record(), over: this.snapshot.outcome !== null });
    this.#follow();
  }

  /** Tells the library. */
  #follow() {
    this.#around.track.follow(this.snapshot, this.#round, this.record());
  }

  /** @param {Partial<{ always: boolean, strict: boolean }>} look */
  #keepLook(look) {
    this.#look = { ...this.#look, ...look };
    this.#saves.write(`${this.#kind.name}-look`, this.#look);
    this.#changed();
  }

  /** Plays a computer's turn, or a human's only move where that is wanted; the next one begins with it. @param {AbortSignal} signal */
  async #turns(signal) {
    await this.#reel.still();
    if (signal.aborted) return;
    const { players, turn, outcome, moves } = this.snapshot;
    const only = moves.length === 1 ? moves[0] : null;
    const computer = players[turn].kind === 'computer';
    if (outcome || !(computer || (only && this.#around.page().forced))) return;
    await pause(this.#around.pace());
    if (signal.aborted) return;
    const move = only ? moveOf(only) : await this.#think(players[turn].level ?? 'easy', signal);
    if (!signal.aborted) this.#play(move);
  }

  /** @param {string} level @param {AbortSignal} signal @returns {Promise<string>} */
  #think(level, signal) {
    const seed = this.#session.thinkingSeed();
    return this.#port.ask({ ...this.#kind.question(this.snapshot), what: 'think', level, seed }, signal);
  }

  /** Asks what the moves come to, where that is wanted and not known. */
  #ask() {
    const { position, players, turn } = this.snapshot;
    if (!this.#wanted || this.#known?.position === position || players[turn].kind === 'computer') return;
    this.#known = { position, analysis: null };
    this.analyse().then(
      analysis => {
        if (this.#known?.position !== position) return;
        this.#known = { position, analysis };
        this.#changed();
      },
      error => {
        if (error.code !== 'cancelled') this.#around.trouble(error);
      },
    );
  }

  /** Tells the match's clock why it stands still. */
  #hold() {
    const { clock } = this;
    if (!clock) return this.#ticker.run(false);
    const { shown, textBoard } = this.#around.page();
    const { players, turn } = this.snapshot;
    const computer = players[turn].kind === 'computer';
    const idle = !shown || this.#covered || this.#stopped || computer || this.#hindsight !== null;
    this.#session.hold?.('hidden', document.hidden);
    this.#session.hold?.('animation', this.#reel.run !== null);
    this.#session.hold?.('text-board', textBoard);
    this.#session.hold?.('paused', idle);
    this.snapshot = this.#session.snapshot();
    return this.#ticker.run(this.clock?.runs === true);
  }

  /** @param {number} milliseconds */
  #pass(milliseconds) {
    const before = this.snapshot;
    const events = this.#session.passTime?.(milliseconds) ?? [];
    if (events.length > 0) this.#happened('time', () => events);
    else this.snapshot = { .../** @type {TakTiklSnapshot} */ (before), clock: this.#clockNow() };
  }

  #clockNow() {
    return /** @type {TakTiklSnapshot} */ (this.#session.snapshot()).clock;
  }

  /** The page around hears of it, and lets the game follow. */
  #changed() {
    this.#around.changed();
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

/** @param {SideSnapshot['moves'][number]} legal */
const moveOf = legal => ('move' in legal ? legal.move : String(legal.pit));

/** The game's module with the match it holds. @param {Kind} kind @param {Saves} saves @param {Around} around */
export async function openSide(kind, saves, around) {
  return new SideGame(kind, await loadSide(), saves, around);
}
