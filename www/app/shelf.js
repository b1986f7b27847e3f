// Follows the games on their boards for the library of kept games: hands over what ends or is left. The library itself is
// fetched when it is first needed.
import { Track } from './track.js';

/** @import { AnySnapshot, Dialog, Review, Screen, Side } from '../types.d.ts' */
/** @import { EngineModule } from '../engine/wasm.js' */
/** @import { SideName } from './side/types.d.ts' */
/** @import { Saves } from './saves.js' */
/** @import { Desk } from './library/desk.js' */

/**
 * A game of the box on its board, for whoever reads records and sets games on it.
 * @typedef {object} Board
 * @property {(record: string) => AnySnapshot} read plays a record through
 * @property {(rules: string, position: string) => AnySnapshot} readPosition
 * @property {() => boolean} running a game is on the board, or waits to be continued, that is not over
 * @property {() => AnySnapshot | null} snapshot
 * @property {() => string} record
 * @property {(record: string) => Promise<void>} load
 * @property {(options: { rules: string, position: string }, turn: Side) => void} start between the players of last time
 * @property {() => void} resume goes on with the game from before this page was opened
 * @property {() => Promise<unknown>} show
 * @property {() => Promise<void>} review
 */

/**
 * @typedef {object} Host what the game around it can do
 * @property {() => void} changed
 * @property {(screen: Screen) => void} show
 * @property {(dialog: Dialog) => void} open
 * @property {readonly SideName[]} games the box's other games
 * @property {() => SideName | null} shown which of them is shown, or stands behind the page that is
 * @property {Board} table Puluc's
 * @property {(name: SideName) => Promise<Board>} beside another game's, fetched
 * @property {(error: unknown) => void} problem
 */

export class Shelf {
  saves;
  host;
  /** The page around takes links. */
  linkable = false;
  /** Games are kept by themselves. */
  auto;
  /** @type {Map<SideName | null, Track>} */
  #tracks = new Map();
  /** @type {Promise<Desk> | null} */
  #fetched = null;
  /** @type {Desk | null} */
  #desk = null;

  /** @param {Saves} saves @param {Host} host */
  constructor(saves, host) {
    this.saves = saves;
    this.host = host;
    this.auto = saves.read('keeping', /** @type {unknown} */ (true)) !== false;
    this.track(null);
  }

  get state() {
    return this.#desk?.state ?? null;
  }

  get arrival() {
    return this.#desk?.arrival ?? null;
  }

  /** @param {SideName | null} name null for Puluc */
  track(name) {
    let track = this.#tracks.get(name);
    if (!track) {
      track = new Track(name, this.saves, {
        left: (one, before) => this.#hand(desk => desk.left(one, before)),
        ended: (one, game, snapshot, known) =>
          this.#hand(async desk => {
            await desk.ended(one, game, snapshot);
            known();
          }),
      });
      this.#tracks.set(name, track);
    }
    return track;
  }

  /** @param {SideName | null} name @returns {Promise<Board>} */
  async board(name) {
    return name ? this.host.beside(name) : this.host.table;
  }

  /**
   * Another game is to take the place of one that runs: goes ahead where that one is kept by itself, else it is asked first.
   * @param {SideName | null} name
   * @param {boolean} running
   * @param {() => unknown} set
   */
  makeWay(name, running, set) {
    const safe = this.auto && !this.saves.refused && !this.#desk?.library.refused;
    if (!running || safe) set();
    else this.ask(desk => desk.makeWay(name, set));
  }

  /** The library, fetched. @returns {Promise<Desk>} */
  desk() {
    this.#fetched ??= import('./library/desk.js').then(
      async ({ Desk }) => {
        const desk = new Desk(this);
        await desk.library.load();
        this.#desk = desk;
        return desk;
      },
      error => {
        this.#fetched = null;
        throw error;
      },
    );
    return this.#fetched;
  }

  /** As `desk`, for a wish of the user's: what fails is said. @param {(desk: Desk) => unknown} wish */
  async ask(wish) {
    try {
      await wish(await this.desk());
    } catch (error) {
      this.host.problem(error);
    }
  }

  /** @param {Review} review */
  reviewed(review) {
    this.#hand(desk => desk.reviewed(review));
  }

  /** What cannot be kept costs only itself: the game goes on. @param {(desk: Desk) => Promise<void>} work */
  async #hand(work) {
    try {
      await work(await this.desk());
    } catch {
      // The library could not be fetched, or cannot read what a former version left.
    }
  }
}
