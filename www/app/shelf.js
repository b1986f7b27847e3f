// Follows the game on the table for the library of kept games: gives it an entry's name, hands it over when it ends or is left,
// opens others in its place. The library itself is fetched when it is first needed.
import { newId } from './library/id.js';

/** @import { AppState, Arrival, Dialog, ImportReport, LibraryIntents, LibraryState, NewGameOptions, Review, Screen, Snapshot } from '../types.d.ts' */
/** @import { EngineModule } from '../engine/wasm.js' */
/** @import { Saves } from './saves.js' */
/** @import { Library } from './library/library.js' */

/**
 * @typedef {object} Host what the game around it can do
 * @property {() => void} changed
 * @property {(screen: Screen) => void} show
 * @property {(dialog: Dialog) => void} open
 * @property {() => boolean} running a game is on the table, or waits to be continued, that is not over
 * @property {() => Snapshot | null} snapshot
 * @property {() => string} record
 * @property {(record: string) => Promise<void>} load
 * @property {(options: NewGameOptions) => void} start
 * @property {() => void} resume goes on with the game from before this page was opened
 * @property {() => Promise<void>} review
 * @property {(error: unknown) => void} problem
 */

/** @typedef {typeof import('./library/index.js')} Rooms */

/** Turns after which a game that is left is worth keeping. */
const BEGUN = 2;

/** @implements {LibraryIntents} */
export class Shelf {
  #engine;
  #saves;
  #host;
  /** The page around takes links. */
  linkable = false;
  /** @type {Promise<{ rooms: Rooms, library: Library }> | null} */
  #fetched = null;
  /** @type {{ rooms: Rooms, library: Library } | null} */
  #ready = null;
  /** The game that was on the table last. @type {{ id: string, record: string } | null} */
  #last = null;
  /** Which end of it has been handed over; '' for none. */
  #filed = '';
  #round = 0;
  /** What the next game is called. @type {{ id: string, filed: string } | null} */
  #next = null;
  #auto;
  /** @type {LibraryState['deleted']} */
  #deleted = null;
  /** @type {{ shown: Arrival, run: () => unknown } | null} */
  #arrival = null;

  /** @param {EngineModule} engine @param {Saves} saves @param {Host} host */
  constructor(engine, saves, host) {
    this.#engine = engine;
    this.#saves = saves;
    this.#host = host;
    this.#auto = saves.read('keeping', /** @type {unknown} */ (true)) !== false;
    const kept = saves.read('game', /** @type {{ record?: unknown } | null} */ (null));
    const shelf = saves.read('shelf', /** @type {{ id?: unknown, filed?: unknown } | null} */ (null));
    if (typeof kept?.record !== 'string') return;
    this.#last = { id: typeof shelf?.id === 'string' ? shelf.id : newId(), record: kept.record };
    this.#filed = typeof shelf?.filed === 'string' ? shelf.filed : '';
  }

  // ---- What the game tells ----

  /** The game from before is loaded next; false where that failed. */
  resuming(now = true) {
    this.#next = null;
    if (this.#last && now) this.#next = { id: this.#last.id, filed: this.#filed };
  }

  /**
   * The table has changed.
   * @param {Snapshot} snapshot
   * @param {number} round Another one for each game that is set on the table
   * @param {string} record
   */
  follow(snapshot, round, record) {
    const end = endOf(snapshot);
    const before = this.#last;
    if (round !== this.#round) {
      this.#round = round;
      // What comes finished was not played here.
      const { id, filed } = this.#next ?? { id: newId(), filed: end };
      this.#next = null;
      if (before && before.id !== id) this.#left(before);
      this.#last = { id, record };
      this.#file(filed);
    } else if (before) this.#last = { id: before.id, record };
    if (end === '') {
      if (this.#filed !== '') this.#file('');
    } else if (end !== this.#filed) this.#ended(snapshot, record, end);
  }

  /** @param {Review} review */
  async reviewed(review) {
    const snapshot = this.#host.snapshot();
    const id = this.#last?.id;
    if (!snapshot || !id) return;
    const { rooms } = await this.#need();
    const own = rooms.ownSide(snapshot.players);
    if (own && review.accounts[own].choices > 0)
      this.#tally(rooms.judged(this.#play(rooms), id, review.accounts[own].accuracy));
  }

  /** @returns {LibraryState | null} */
  get state() {
    if (!this.#ready) return null;
    const { rooms, library } = this.#ready;
    return {
      games: library.games,
      damaged: library.damaged,
      refused: library.refused,
      auto: this.#auto,
      current: this.#last?.id ?? '',
      deleted: this.#deleted,
      tally: this.#play(rooms),
      here: this.#here(rooms),
    };
  }

  get arrival() {
    return this.#arrival?.shown ?? null;
  }

  // ---- Intents ----

  open() {
    this.#to('games');
  }

  openThrows() {
    this.#to('throws');
  }

  async keep() {
    const snapshot = this.#host.snapshot();
    if (!snapshot || !this.#last) return;
    const { library } = await this.#need();
    await library.keep(this.#last.id, this.#host.record(), snapshot, false);
  }

  /** @param {string} id @param {string} name */
  async rename(id, name) {
    await (await this.#need()).library.rename(id, name);
  }

  /** @param {string[]} ids */
  async remove(ids) {
    const { library } = await this.#need();
    const games = library.games.filter(({ id }) => ids.includes(id));
    this.#deleted = games.length > 0 ? { games, tally: null } : null;
    await library.drop(ids);
  }

  async restore() {
    const deleted = this.#deleted;
    this.#deleted = null;
    if (deleted?.tally) this.#tally(deleted.tally);
    if (deleted?.games.length) await (await this.#need()).library.put(deleted.games);
    this.#host.changed();
  }

  /** @param {boolean} on */
  setAuto(on) {
    this.#auto = on;
    this.#saves.write('keeping', on);
    this.#host.changed();
  }

  async clearPlay() {
    const { rooms } = await this.#need();
    this.#deleted = { games: [], tally: this.#play(rooms) };
    this.#tally(rooms.noPlay());
  }

  /** @param {string} id */
  async continue(id) {
    const { library } = await this.#need();
    const game = library.find(id);
    if (!game) return;
    if (id === this.#last?.id) {
      if (!this.#host.snapshot()) this.#host.resume();
      if (this.#host.snapshot()) return this.#host.show('table');
    }
    await this.#bring('games', () => ({
      snapshot: library.read(game.record),
      run: snapshot => {
        this.#next = { id, filed: endOf(snapshot) };
        return this.#host.load(game.record);
      },
    }));
  }

  /** @param {string} id */
  async review(id) {
    await this.continue(id);
    if (this.#last?.id === id && this.#host.snapshot()) await this.#host.review();
  }

  /** @param {string[]} ids */
  async text(ids) {
    return (await this.#need()).library.text(ids);
  }

  /** @param {string} text */
  async check(text) {
    return (await this.#need()).library.check(text);
  }

  /** @param {ImportReport} report */
  async add(report) {
    await (await this.#need()).library.put(report.good);
  }

  /** @param {'game' | 'position'} kind */
  async link(kind) {
    const snapshot = this.#host.snapshot();
    if (!snapshot || !this.linkable) return null;
    const { rooms } = await this.#need();
    const position = snapshot.position.split(' ').slice(0, 4).join(' ');
    return kind === 'game'
      ? rooms.gameLink(location.href, this.#host.record())
      : rooms.positionLink(location.href, snapshot.rules, position);
  }

  /** @param {string} address */
  async arrive(address) {
    try {
      const { rooms, library } = await this.#need();
      const linked = await rooms.readLink(address);
      if (!linked) return;
      if ('record' in linked && rooms.newerRecord(linked.record)) throw rooms.coded('newer-link', '');
      await this.#bring('link', () => {
        if (!('record' in linked)) {
          return {
            snapshot: library.readPosition(linked.rules, linked.position),
            run: async () => this.#host.start(linked),
          };
        }
        return { snapshot: library.read(linked.record), run: () => this.#host.load(linked.record) };
      });
    } catch (error) {
      this.#host.problem(error);
    }
  }

  accept() {
    const arrival = this.#arrival;
    this.decline();
    arrival?.run();
  }

  decline() {
    this.#arrival = null;
    this.#host.open(null);
  }

  // ---- Inside ----

  /** @param {'games' | 'throws'} screen */
  async #to(screen) {
    try {
      const { library } = await this.#need();
      this.#deleted = null;
      await library.load();
      this.#host.show(screen);
    } catch (error) {
      this.#host.problem(error);
    }
  }

  #need() {
    this.#fetched ??= import('./library/index.js').then(
      async rooms => {
        const library = new rooms.Library(this.#engine, this.#saves.name, () => this.#host.changed());
        await library.load();
        this.#ready = { rooms, library };
        return this.#ready;
      },
      error => {
        this.#fetched = null;
        throw error;
      },
    );
    return this.#fetched;
  }

  /**
   * Sets another game on the table, asking first where one would be lost, or where a link was followed.
   * @param {Arrival['from']} from
   * @param {() => { snapshot: Snapshot, run: (snapshot: Snapshot) => Promise<void> }} read
   */
  async #bring(from, read) {
    try {
      const { library } = await this.#need();
      const { snapshot, run } = read();
      const safe = !library.refused && (this.#auto || library.find(this.#last?.id ?? '') !== undefined);
      if (this.#host.running() && (from === 'link' || !safe)) {
        const go = async () => {
          try {
            if (safe) await this.#secure(library);
            await run(snapshot);
          } catch (error) {
            this.#next = null;
            this.#host.problem(error);
          }
        };
        this.#arrival = { shown: { from, snapshot, safe }, run: go };
        this.#host.open('arrival');
      } else await run(snapshot);
    } catch (error) {
      this.#next = null;
      this.#host.problem(error);
    }
  }

  /** Keeps the game on the table, however short. @param {Library} library */
  async #secure(library) {
    if (!this.#last) return;
    const { id, record } = this.#last;
    const snapshot = library.read(record);
    if (snapshot.outcome === null) await library.keep(id, record, snapshot, true);
  }

  /** Another game is on the table: the one before is kept if it was begun and is not over. @param {{ id: string, record: string }} before */
  async #left({ id, record }) {
    await this.#hand(async ({ library }) => {
      if (!this.#auto && !library.find(id)) return;
      const snapshot = library.read(record);
      if (snapshot.outcome === null && snapshot.turns.length >= BEGUN && played(snapshot)) {
        await library.keep(id, record, snapshot, true);
      }
    });
  }

  /** @param {Snapshot} snapshot @param {string} record @param {string} end */
  async #ended(snapshot, record, end) {
    const id = this.#last?.id ?? newId();
    this.#filed = end;
    if (!played(snapshot)) return;
    await this.#hand(async ({ rooms, library }) => {
      const result = rooms.resultOf(id, snapshot);
      if (result) this.#tally(rooms.counted(this.#play(rooms), result));
      if (this.#auto || library.find(id)) await library.keep(id, record, snapshot, true);
      if (this.#last?.id === id && this.#filed === end) this.#file(end);
    });
  }

  /** What cannot be kept costs only itself: the game goes on. @param {(ready: { rooms: Rooms, library: Library }) => Promise<void>} work */
  async #hand(work) {
    try {
      await work(await this.#need());
    } catch {
      // The library could not be fetched, or cannot read what a former version left.
    }
  }

  /** @param {string} filed */
  #file(filed) {
    this.#filed = filed;
    this.#saves.write('shelf', { id: this.#last?.id, filed });
  }

  /** @type {{ snapshot: Snapshot, here: LibraryState['here'] } | null} */
  #counted = null;

  /** @param {Rooms} rooms */
  #here(rooms) {
    const snapshot = this.#host.snapshot();
    if (!snapshot) return null;
    if (this.#counted?.snapshot !== snapshot) {
      const { rules, players } = snapshot;
      this.#counted = { snapshot, here: { rules, players, throws: rooms.countThrows(snapshot) } };
    }
    return this.#counted.here;
  }

  /** @param {Rooms} rooms */
  #play(rooms) {
    return rooms.readTally(this.#saves.read('play', null));
  }

  /** @param {LibraryState['tally']} tally */
  #tally(tally) {
    this.#saves.write('play', tally);
    this.#host.changed();
  }
}

/** Tells one end of a game from another; '' while it goes on. @param {Snapshot} snapshot */
const endOf = ({ outcome, turns }) => (outcome ? `${turns.length} ${outcome.reason}` : '');

/** Somebody sat at the table. @param {Snapshot} snapshot */
const played = ({ players }) => players.a.kind === 'human' || players.b.kind === 'human';
