// One game as its user sees it: turns intents into calls of the match where the phase allows them, and makes the state
// that the DOM shows.
import { withCode } from '../engine/errors.js';
import { Match } from './match.js';
import { phaseOf } from './phase.js';
import { Picture } from './picture.js';
import { effective, settingsFrom } from './settings.js';

/** @import { AppState, Dialog, Engine, GameEvent, Intents, MoveView, NewGameOptions, Place, RuleSetView, Screen, Side, Snapshot, Stage, Throw } from '../types.d.ts' */
/** @import { EngineModule } from '../engine/wasm.js' */
/** @import { Attributes } from './settings.js' */
/** @import { Saves } from './saves.js' */

/**
 * @typedef {object} Surroundings
 * @property {(state: AppState) => void} show
 * @property {(type: string, detail: unknown) => void} emit
 * @property {(thrown: Throw, side: Side, snapshot: Snapshot) => void} fell
 * @property {(events: GameEvent[], snapshot: Snapshot) => void} happened
 * @property {() => Attributes & { rules: string | null, seed: string | null }} attributes
 */

/** Milliseconds between two steps of the computer, by motion. */
const PACE = { full: 450, fast: 120, none: 0 };

/** Milliseconds in which a second press belongs to the first. */
const DOUBLE = 300;

/** Who sits down for a first game. @type {NewGameOptions} */
const NEWCOMER = { a: { kind: 'human' }, b: { kind: 'computer', level: 'easy' } };

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
  /** @type {(() => void) | null} */
  #acceptUpdate = null;
  #offlineReady = false;
  #passedAt = Number.NEGATIVE_INFINITY;
  /** A record from before this page was opened. @type {string | null} */
  #kept = null;
  /** @type {RuleSetView | null} */
  #rules = null;

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
    this.presets = /** @type {RuleSetView[]} */ (engine.presets());
    this.picture = new Picture(() => this.#changed());
    this.match = new Match(engine, thinker, this.picture, {
      changed: () => this.#changed(),
      emit: (type, detail) => this.#emit(type, detail),
      fell: around.fell,
      happened: around.happened,
      playsForced: () => this.#settings.forced,
      pace: () => PACE[this.#effective().motion],
    });
  }

  /** Goes on with the game that was on the table when the page was left, if one was. */
  resume() {
    const kept = this.#saves.read('game', /** @type {{ record?: unknown, table?: unknown } | null} */ (null));
    if (typeof kept?.record === 'string') {
      this.#kept = kept.record;
      if (kept.table === true) this.continueGame();
    }
    this.#changed();
  }

  /** @param {Stage} stage */
  attach(stage) {
    this.#stage = stage;
    this.picture.attach(stage);
    this.#changed();
  }

  dispose() {
    this.match.dispose();
    this.#saves.release();
    this.#stage = null;
  }

  /** The element's attributes or the device's preferences are others now. */
  refresh() {
    this.#changed();
  }

  // ---- Intents ----

  /** @param {NewGameOptions} options */
  async newGame(options) {
    this.#try(() => this.start(options.a || options.b ? options : { ...this.#lastPlayers(), ...options }));
  }

  /** As `newGame`, but a refusal is thrown. @param {NewGameOptions} options */
  start(options) {
    const { rules, seed } = this.#around.attributes();
    // What the caller leaves open is the element's; an unreadable seed is refused by the engine like any bad option.
    const seeded = seed === null || options.seed !== undefined ? {} : { seed: Number(seed) };
    const full = { ...(rules && { rules }), ...seeded, ...options };
    this.#forget();
    this.match.begin(full);
    const { a, b } = /** @type {Snapshot} */ (this.match.snapshot).players;
    this.#saves.write('players', { rules: full.rules, a, b });
    this.#toTable();
  }

  continueGame() {
    const record = this.#kept;
    if (this.match.snapshot) this.#toTable();
    else if (record) {
      try {
        this.match.load(record);
        this.#toTable();
      } catch (error) {
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
    this.#forget();
    const thrown = this.#try(() => this.match.throwSticks(fallen));
    if (thrown?.passed) this.#passedAt = performance.now();
    return thrown;
  }

  /** @param {string} move */
  play(move) {
    if (this.phase !== 'choosing' || !this.#find(move)) return;
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
    this.#try(() => this.match.rematch());
  }

  skip() {
    this.picture.skip();
  }

  playOut() {
    this.#try(() => this.match.playOut());
  }

  /** @param {Screen} screen */
  show(screen) {
    this.#screen = screen;
    this.#dialog = null;
    this.#save();
    this.#changed();
  }

  /** @param {Dialog} dialog */
  open(dialog) {
    this.#dialog = dialog;
    this.#changed();
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
    this.match.load(record);
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
      update: this.#acceptUpdate !== null,
      resumable: snapshot ? snapshot.phase !== 'over' : this.#kept !== null,
      unsaved: this.#saves.refused,
      offlineReady: this.#offlineReady,
    };
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

  #toTable() {
    this.#kept = null;
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

  /** The whole record after every change: a reload at any moment goes on from it. */
  #save() {
    if (this.match.snapshot)
      this.#saves.write('game', { record: this.match.record(), table: this.#screen === 'table' });
  }

  /** @type {Snapshot | null} */
  #saved = null;

  #changed() {
    const { snapshot } = this.match;
    if (snapshot !== this.#saved) {
      this.#saved = snapshot;
      if (snapshot && snapshot.rules !== this.#rules?.text) this.#rules = this.checkRules(snapshot.rules);
      this.#save();
    }
    const state = this.state();
    this.#stage?.setMotion(state.motion);
    this.#stage?.setTheme(state.theme);
    this.#stage?.mark({
      live: state.phase === 'choosing',
      selected: state.selected,
      hover: this.#find(this.#hovered),
    });
    this.#around.show(state);
  }
}

/**
 * The notice for a place that cannot move.
 * @param {Snapshot} snapshot
 * @param {Place} place
 */
function whyNot({ board, turn, spaces, enterBlocked, home }, place) {
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
