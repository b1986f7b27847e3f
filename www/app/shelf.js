// Follows the game on the table for the library of kept games: knows its entry, hands it over when it ends or is left. The
// library itself is fetched when it is first needed.
import { newId } from './library/id.js';

/** @import { Dialog, NewGameOptions, Review, Screen, Side, Snapshot } from '../types.d.ts' */
/** @import { EngineModule } from '../engine/wasm.js' */
/** @import { Saves } from './saves.js' */
/** @import { Desk } from './library/desk.js' */

/**
 * @typedef {object} Host what the game around it can do
 * @property {() => void} changed
 * @property {(screen: Screen) => void} show
 * @property {(dialog: Dialog) => void} open
 * @property {() => boolean} running a game is on the table, or waits to be continued, that is not over
 * @property {() => Snapshot | null} snapshot
 * @property {() => string} record
 * @property {(record: string) => Promise<void>} load
 * @property {(options: NewGameOptions, turn: Side) => void} start between the players of last time
 * @property {() => void} resume goes on with the game from before this page was opened
 * @property {() => Promise<void>} review
 * @property {(error: unknown) => void} problem
 */

export class Shelf {
  engine;
  saves;
  host;
  /** The page around takes links. */
  linkable = false;
  /** Games are kept by themselves. */
  auto;
  /** The game that was on the table last. @type {{ id: string, record: string } | null} */
  last = null;
  /** What the next game is called, and which end of it is known. @type {{ id: string, filed: string } | null} */
  next = null;
  /** Which end of the last game has been handed over; '' for none. */
  #filed = '';
  #round = 0;
  /** @type {Promise<Desk> | null} */
  #fetched = null;
  /** @type {Desk | null} */
  #desk = null;

  /** @param {EngineModule} engine @param {Saves} saves @param {Host} host */
  constructor(engine, saves, host) {
    this.engine = engine;
    this.saves = saves;
    this.host = host;
    this.auto = saves.read('keeping', /** @type {unknown} */ (true)) !== false;
    const kept = saves.read('game', /** @type {{ record?: unknown } | null} */ (null));
    const shelf = saves.read('shelf', /** @type {{ id?: unknown, filed?: unknown } | null} */ (null));
    if (typeof kept?.record !== 'string') return;
    this.last = { id: typeof shelf?.id === 'string' ? shelf.id : newId(), record: kept.record };
    this.#filed = typeof shelf?.filed === 'string' ? shelf.filed : '';
  }

  get state() {
    return this.#desk?.state ?? null;
  }

  get arrival() {
    return this.#desk?.arrival ?? null;
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

  /** The game from before is loaded next; false where that failed. */
  resuming(now = true) {
    this.next = this.last && now ? { id: this.last.id, filed: this.#filed } : null;
  }

  /**
   * The table has changed.
   * @param {Snapshot} snapshot
   * @param {number} round Another one for each game that is set on the table
   * @param {string} record
   */
  follow(snapshot, round, record) {
    const end = endOf(snapshot);
    const before = this.last;
    if (round !== this.#round) {
      this.#round = round;
      // What comes finished was not played here.
      const { id, filed } = this.next ?? { id: newId(), filed: end };
      this.next = null;
      if (before && before.id !== id) this.#hand(desk => desk.left(before));
      this.last = { id, record };
      this.#file(filed);
    } else if (before) this.last = { id: before.id, record };
    if (end === '') {
      if (this.#filed !== '') this.#file('');
    } else if (end !== this.#filed && this.last) this.#ended(this.last, snapshot, end);
  }

  /** @param {Review} review */
  reviewed(review) {
    this.#hand(desk => desk.reviewed(review));
  }

  /** @param {{ id: string, record: string }} game @param {Snapshot} snapshot @param {string} end */
  #ended(game, snapshot, end) {
    this.#filed = end;
    this.#hand(async desk => {
      await desk.ended(game, snapshot);
      if (this.last?.id === game.id && this.#filed === end) this.#file(end);
    });
  }

  /** What cannot be kept costs only itself: the game goes on. @param {(desk: Desk) => Promise<void>} work */
  async #hand(work) {
    try {
      await work(await this.desk());
    } catch {
      // The library could not be fetched, or cannot read what a former version left.
    }
  }

  /** @param {string} filed */
  #file(filed) {
    this.#filed = filed;
    this.saves.write('shelf', { id: this.last?.id, filed });
  }
}

/** Tells one end of a game from another; '' while it goes on. @param {Snapshot} snapshot */
export const endOf = ({ outcome, turns }) => (outcome ? `${turns.length} ${outcome.reason}` : '');
