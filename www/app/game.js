// One game as its user sees it. Puts its parts together, lets them follow each change, and makes of what they say the state
// that the DOM shows. Each part owns its own; what the page may ask of them stands in intents.js.
import { withCode } from '../engine/errors.js';
import { tableBoard } from './boards.js';
import { Checks } from './checks.js';
import { Counsel } from './counsel.js';
import { intentsOf } from './intents.js';
import { Match } from './match.js';
import { Pages } from './pages.js';
import { Picture } from './picture.js';
import { Preferences } from './preferences.js';
import { Reports } from './reports.js';
import { Rooms } from './rooms.js';
import { Shelf } from './shelf.js';
import { Table } from './table.js';
import { Turns } from './turns.js';

/** @import { AppState, Engine, GameEvent, NewGameOptions, Side, Snapshot, Stage, Throw } from '../types.d.ts' */
/** @import { EngineModule } from '../engine/wasm.js' */
/** @import { Attributes } from './settings.js' */
/** @import { SideName } from './side/types.d.ts' */
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

export class Game {
  #saves;
  #around;
  #checks;
  #counsel;
  #pages;
  #picture;
  #preferences;
  #table;
  /** @type {Stage | null} */
  #stage = null;
  /** The snapshot that the parts have followed. @type {Snapshot | null} */
  #followed = null;

  /** @param {EngineModule} engine @param {Engine} thinker @param {Saves} saves @param {Surroundings} around */
  constructor(engine, thinker, saves, around) {
    this.#saves = saves;
    this.#around = around;
    const { fell, happened, attributes, games } = around;
    const changed = () => this.#changed();
    const shown = () => this.#pages.screen === 'table';
    const open = (/** @type {AppState['dialog']} */ dialog) => this.#pages.open(dialog);

    this.#checks = new Checks(engine);
    this.#preferences = new Preferences(saves, around, changed);
    this.reports = new Reports(around.emit, changed);
    const trouble = (/** @type {unknown} */ error) => this.reports.trouble(error);
    this.#picture = new Picture(changed);
    this.match = new Match(engine, this.#picture, {
      changed,
      emit: (type, detail) => (type === 'error' ? trouble(detail) : around.emit(type, detail)),
      fell,
      happened,
      playsForced: () => this.#preferences.settings.forced,
      pace: () => this.#preferences.pace,
      waits: () => this.turns.paused,
      think: (question, signal) => this.#counsel.think(question, signal),
    });
    this.turns = new Turns(this.match, this.#picture, this.reports, {
      state: () => this.state(),
      settings: () => this.#preferences.settings,
      open,
      shown,
      changed,
    });
    this.#counsel = new Counsel(thinker, {
      changed,
      say: notice => this.turns.choice.say(notice),
      reviewed: review => this.shelf.reviewed(review),
    });
    this.#table = new Table(this.match, this.#checks, saves, {
      attributes,
      fresh: () => this.turns.fresh(),
      shown,
      show: () => {
        this.#counsel.closeReview();
        this.#pages.turnTo('table');
      },
      again: () => this.#pages.screen === 'review' && this.intents.closeReview(),
      track: () => this.shelf.track(null),
      trouble,
    });
    this.rooms = new Rooms(engine, saves, {
      changed,
      games,
      lesson: { outer: () => this.state(), fell, happened, report: trouble },
      lab: {
        checkRules: text => this.#checks.checkRules(text),
        play: rules => void this.intents.newGame({ rules }),
      },
      playOn: from => this.intents.playOn(from),
      side: name => this.#besides(name),
    });
    this.#pages = new Pages(this.rooms, saves, {
      named: () => attributes().game,
      turned: () => this.#table.turned(),
      unfetched: error => this.reports.unfetched(error),
      changed,
    });
    this.shelf = new Shelf(saves, {
      changed,
      show: screen => this.#pages.show(screen),
      open,
      games: /** @type {SideName[]} */ (Object.keys(games)),
      shown: () => this.#pages.side,
      table: tableBoard(this.match, this.#checks, this.#table, {
        show: () => this.#pages.show('table'),
        review: () => this.intents.openReview(),
      }),
      beside: async name => (await this.rooms.openSide(name)).board(() => this.#pages.show(name)),
      problem: error => {
        const { code, message } = withCode(error);
        this.reports.say({ code, message });
      },
    });
    this.intents = intentsOf({
      checks: this.#checks,
      counsel: this.#counsel,
      pages: this.#pages,
      preferences: this.#preferences,
      reports: this.reports,
      rooms: this.rooms,
      shelf: this.shelf,
      table: this.#table,
      turns: this.turns,
    });
  }

  // ---- For the element ----

  /** Finds things as they were when the page was left. */
  async resume() {
    this.#table.restore();
    this.#changed();
    await this.#pages.openNamed();
  }

  /** The element names another game. */
  openNamed() {
    return this.#pages.openNamed();
  }

  /** @param {Stage} stage */
  attach(stage) {
    this.#stage = stage;
    this.#picture.attach(stage);
    this.#changed();
  }

  dispose() {
    this.#counsel.dispose();
    this.rooms.dispose();
    this.match.dispose();
    this.#saves.release();
    this.#stage = null;
  }

  /** The element's attributes or the device's preferences are others now. */
  refresh() {
    this.#changed();
  }

  /** @param {NewGameOptions} options */
  start(options) {
    this.#table.start(options);
  }

  /** @param {string} record */
  async load(record) {
    this.#table.load(record);
  }

  again() {
    this.#table.again();
  }

  record() {
    return this.match.record();
  }

  analyse() {
    return this.#counsel.analyse();
  }

  review() {
    return this.#counsel.review(this.match.record());
  }

  /** The analyst of the rule set on the table. */
  get analyst() {
    return this.#counsel.analyst;
  }

  /** @returns {AppState} */
  state() {
    const { screen } = this.#pages;
    return {
      presets: this.#checks.presets,
      ...this.#pages.state,
      ...this.#table.state,
      ...this.turns.own,
      ...this.#counsel.state,
      ...this.#preferences.state,
      ...this.reports.state,
      ...this.rooms.state(screen),
      library: this.shelf.state,
      arrival: this.shelf.arrival,
    };
  }

  // ---- Inside ----

  /** What a game of the side hears and says. @param {SideName} name */
  #besides(name) {
    const { attributes, emit } = this.#around;
    const named = () => attributes().game === name;
    return {
      /** Whoever embeds the element hears of the game that it names. @param {'move' | 'end' | 'settled' | 'error'} type @param {unknown} detail */
      emit: (type, detail) => {
        if (named()) emit(type, detail);
      },
      trouble: (/** @type {unknown} */ error) => this.reports.trouble(error),
      track: this.shelf.track(name),
      makeWay: (/** @type {boolean} */ running, /** @type {() => void} */ set) =>
        this.shelf.makeWay(name, running, set),
      pace: () => this.#preferences.pace,
      attributes: () => {
        const { rules, seed } = attributes();
        return { rules: named() ? rules : null, seed };
      },
      page: () => {
        const { textBoard, forced, confirm } = this.#preferences.settings;
        return { shown: this.#pages.screen === name, textBoard, forced, confirm };
      },
    };
  }

  #changed() {
    const { snapshot } = this.match;
    if (snapshot !== this.#followed) {
      this.#followed = snapshot;
      if (snapshot) {
        this.#table.follow(snapshot);
        this.#counsel.follow(snapshot);
      }
    }
    this.turns.follow();
    this.rooms.follow();
    const state = this.state();
    this.#stage?.setMotion(state.motion);
    this.#stage?.setTheme(state.theme);
    const { choice } = this.turns;
    this.#stage?.mark({
      live: state.phase === 'choosing',
      selected: state.selected,
      hover: choice.hovered,
      best: choice.find(this.#counsel.advised(state.hints)),
    });
    this.#around.show(state);
  }
}
