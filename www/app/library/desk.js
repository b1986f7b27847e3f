// What the user and the game want of the library: keeps what ends or is left, opens games in the place of the one on the
// table, counts throws and own play.
import { coded } from '../../engine/errors.js';
import { endOf } from '../shelf.js';
import { countThrows } from './entries.js';
import { Library, newerRecord } from './library.js';
import { gameLink, positionLink, readLink } from './links.js';
import { counted, judged, noPlay, ownSide, readTally, resultOf } from './tally.js';

/** @import { Arrival, ImportReport, LibraryIntents, LibraryState, PlayTally, Review, Snapshot } from '../../types.d.ts' */
/** @import { Shelf } from '../shelf.js' */

/** Turns after which a game that is left is worth keeping. */
const BEGUN = 2;

/** @implements {LibraryIntents} */
export class Desk {
  #shelf;
  library;
  /** @type {LibraryState['deleted']} */
  #deleted = null;
  /** @type {{ shown: Arrival, run: () => unknown } | null} */
  #arrival = null;
  /** @type {{ snapshot: Snapshot, here: LibraryState['here'] } | null} */
  #counted = null;

  /** @param {Shelf} shelf */
  constructor(shelf) {
    this.#shelf = shelf;
    this.library = new Library(shelf.engine, shelf.saves.name, () => shelf.host.changed());
  }

  /** @returns {LibraryState} */
  get state() {
    const { games, damaged, refused } = this.library;
    return {
      games,
      damaged,
      refused,
      auto: this.#shelf.auto,
      current: this.#shelf.last?.id ?? '',
      deleted: this.#deleted,
      tally: this.#tally,
      here: this.#here(),
    };
  }

  get arrival() {
    return this.#arrival?.shown ?? null;
  }

  // ---- What the game tells ----

  /** Another game is on the table: the one before is kept if it was begun and is not over. @param {{ id: string, record: string }} before */
  async left({ id, record }) {
    if (!this.#shelf.auto && !this.library.find(id)) return;
    const snapshot = this.library.read(record);
    if (snapshot.outcome === null && snapshot.turns.length >= BEGUN && played(snapshot)) {
      await this.library.keep(id, record, snapshot, true);
    }
  }

  /** @param {{ id: string, record: string }} game @param {Snapshot} snapshot */
  async ended({ id, record }, snapshot) {
    const result = resultOf(id, snapshot);
    if (!result) return;
    this.#setTally(counted(this.#tally, result));
    if (this.#shelf.auto || this.library.find(id)) await this.library.keep(id, record, snapshot, true);
  }

  /** @param {Review} review */
  async reviewed(review) {
    const snapshot = this.#shelf.host.snapshot();
    const own = snapshot && ownSide(snapshot.players);
    if (!own || review.accounts[own].choices === 0) return;
    this.#setTally(judged(this.#tally, this.#shelf.last?.id ?? '', review.accounts[own].accuracy));
  }

  // ---- Intents ----

  /** @param {'games' | 'throws'} screen */
  async open(screen) {
    this.#deleted = null;
    await this.library.load();
    this.#shelf.host.show(screen);
  }

  async keep() {
    const { host, last } = this.#shelf;
    const snapshot = host.snapshot();
    if (snapshot && last) await this.library.keep(last.id, host.record(), snapshot, false);
  }

  /** @param {string} id @param {string} name */
  rename(id, name) {
    return this.library.rename(id, name);
  }

  /** @param {string[]} ids */
  remove(ids) {
    const games = this.library.games.filter(({ id }) => ids.includes(id));
    this.#deleted = games.length > 0 ? { games, tally: null } : null;
    return this.library.drop(ids);
  }

  async restore() {
    const deleted = this.#deleted;
    this.#deleted = null;
    if (deleted?.tally) this.#setTally(deleted.tally);
    if (deleted?.games.length) await this.library.put(deleted.games);
    this.#shelf.host.changed();
  }

  /** @param {boolean} on */
  setAuto(on) {
    this.#shelf.auto = on;
    this.#shelf.saves.write('keeping', on);
    this.#shelf.host.changed();
  }

  clearPlay() {
    this.#deleted = { games: [], tally: this.#tally };
    this.#setTally(noPlay());
  }

  /** @param {string} id */
  async continue(id) {
    const { host, last } = this.#shelf;
    const game = this.library.find(id);
    if (!game) return;
    if (id === last?.id) {
      if (!host.snapshot()) host.resume();
      if (host.snapshot()) return host.show('table');
    }
    await this.#bring('games', () => ({
      snapshot: this.library.read(game.record),
      run: snapshot => {
        this.#shelf.next = { id, filed: endOf(snapshot) };
        return host.load(game.record);
      },
    }));
  }

  /** @param {string} id */
  async review(id) {
    await this.continue(id);
    const { host, last } = this.#shelf;
    if (last?.id === id && host.snapshot()) await host.review();
  }

  /** @param {string[]} ids */
  text(ids) {
    return this.library.text(ids);
  }

  /** @param {string} text */
  check(text) {
    return this.library.check(text);
  }

  /** @param {ImportReport} report */
  add(report) {
    return this.library.put(report.good);
  }

  /** @param {'game' | 'position'} kind */
  async link(kind) {
    const { host, linkable } = this.#shelf;
    const snapshot = host.snapshot();
    if (!snapshot || !linkable) return null;
    const position = snapshot.position.split(' ').slice(0, 4).join(' ');
    return kind === 'game'
      ? gameLink(location.href, host.record())
      : positionLink(location.href, snapshot.rules, position);
  }

  /** Opens what a link holds. @param {string} address */
  async arrive(address) {
    const { host } = this.#shelf;
    const linked = await readLink(address);
    if (!linked) return;
    if ('position' in linked) {
      const { rules, position } = linked;
      await this.#bring('link', () => ({
        snapshot: this.library.readPosition(rules, position),
        run: async ({ turn }) => host.start({ rules, position }, turn),
      }));
    } else {
      if (newerRecord(linked.record)) throw coded('newer-link', '');
      await this.#bring('link', () => ({
        snapshot: this.library.read(linked.record),
        run: () => host.load(linked.record),
      }));
    }
  }

  accept() {
    const arrival = this.#arrival;
    this.decline();
    arrival?.run();
  }

  decline() {
    this.#arrival = null;
    this.#shelf.host.open(null);
  }

  // ---- Inside ----

  /**
   * Sets another game on the table, asking first where one would be lost, or where a link was followed.
   * @param {Arrival['from']} from
   * @param {() => { snapshot: Snapshot, run: (snapshot: Snapshot) => Promise<void> }} read
   */
  async #bring(from, read) {
    const { host, auto, last } = this.#shelf;
    const safe = !this.library.refused && (auto || this.library.find(last?.id ?? '') !== undefined);
    await this.#attempt(async () => {
      const { snapshot, run } = read();
      if (!host.running() || (from === 'games' && safe)) return run(snapshot);
      const go = () =>
        this.#attempt(async () => {
          if (safe) await this.#secure();
          await run(snapshot);
        });
      this.#arrival = { shown: { from, snapshot, safe }, run: go };
      host.open('arrival');
    });
  }

  /** @param {() => Promise<void>} work */
  async #attempt(work) {
    try {
      await work();
    } catch (error) {
      this.#shelf.next = null;
      this.#shelf.host.problem(error);
    }
  }

  /** Keeps the game on the table, however short. */
  async #secure() {
    const { last } = this.#shelf;
    if (!last) return;
    const snapshot = this.library.read(last.record);
    if (snapshot.outcome === null) await this.library.keep(last.id, last.record, snapshot, true);
  }

  /** The throws of the game on the table. */
  #here() {
    const snapshot = this.#shelf.host.snapshot();
    if (!snapshot) return null;
    if (this.#counted?.snapshot !== snapshot) {
      const { rules, players } = snapshot;
      this.#counted = { snapshot, here: { rules, players, throws: countThrows(snapshot) } };
    }
    return this.#counted.here;
  }

  get #tally() {
    return readTally(this.#shelf.saves.read('play', null));
  }

  /** @param {PlayTally} tally */
  #setTally(tally) {
    this.#shelf.saves.write('play', tally);
    this.#shelf.host.changed();
  }
}

/** Somebody sat at the table. @param {Snapshot} snapshot */
const played = ({ players }) => players.a.kind === 'human' || players.b.kind === 'human';
