// What the user and the game want of the library: keeps what ends or is left, opens games in the place of the one on the
// table, counts throws and own play.
import { coded } from '../../engine/errors.js';
import { endOf } from '../track.js';
import { countThrows } from './entries.js';
import { Library, newerRecord } from './library.js';
import { gameLink, positionLink, readLink } from './links.js';
import { OwnPlay } from './own-play.js';
import { ownSide } from './tally.js';
import { gameOf } from './texts.js';

/** @import { AnySnapshot, Arrival, ImportReport, LibraryIntents, LibraryState, Review, Snapshot } from '../../types.d.ts' */
/** @import { Board, Shelf } from '../shelf.js' */
/** @import { SideName } from '../side/types.d.ts' */
/** @import { Track } from '../track.js' */

/** Turns after which a game that is left is worth keeping. */
const BEGUN = 2;

/** @implements {LibraryIntents} */
export class Desk {
  #shelf;
  library;
  #play;
  /** The game of the box that is spoken of: Puluc, or the one that was shown last. @type {Board} */
  #board;
  /** @type {Track} */
  #track;
  /** @type {LibraryState['deleted']} */
  #deleted = null;
  /** @type {{ shown: Arrival, run: () => unknown } | null} */
  #arrival = null;
  /** @type {{ snapshot: Snapshot, here: LibraryState['here'] } | null} */
  #counted = null;

  /** @param {Shelf} shelf */
  constructor(shelf) {
    this.#shelf = shelf;
    this.#board = shelf.host.table;
    this.#track = shelf.track(null);
    const read = (/** @type {string} */ record) => this.#read(record);
    this.#play = new OwnPlay(shelf.saves, shelf.host.games, shelf.host.changed);
    this.library = new Library(shelf.host.games, read, shelf.saves.name, () => shelf.host.changed());
  }

  /** @returns {LibraryState} */
  get state() {
    const { games, damaged, refused } = this.library;
    return {
      games,
      damaged,
      refused,
      auto: this.#shelf.auto,
      current: this.#track.last?.id ?? '',
      table: this.#table(),
      deleted: this.#deleted,
      tallies: this.#play.tallies,
      here: this.#here(),
    };
  }

  get arrival() {
    return this.#arrival?.shown ?? null;
  }

  // ---- What the game tells ----

  /** Another game is on the table: the one before is kept if it was begun and is not over. @param {Track} _track @param {{ id: string, record: string }} before */
  async left(_track, { id, record }) {
    if (!this.#shelf.auto && !this.library.find(id)) return;
    const snapshot = await this.#read(record);
    if (snapshot.outcome === null && snapshot.turns.length >= BEGUN && played(snapshot)) {
      await this.library.keep(id, record, snapshot, true);
    }
  }

  /** @param {Track} track @param {{ id: string, record: string }} game @param {AnySnapshot} snapshot */
  async ended({ name }, { id, record }, snapshot) {
    if (!played(snapshot)) return;
    this.#play.ended(name, id, snapshot);
    if (this.#shelf.auto || this.library.find(id)) await this.library.keep(id, record, snapshot, true);
  }

  /** @param {Review} review */
  async reviewed(review) {
    const snapshot = this.#puluc();
    const own = snapshot && ownSide(snapshot.players);
    if (!own || review.accounts[own].choices === 0) return;
    this.#play.reviewed(this.#shelf.track(null).last?.id ?? '', review.accounts[own].accuracy);
  }

  // ---- Intents ----

  /** @param {'games' | 'throws'} screen */
  async open(screen) {
    this.#deleted = null;
    const { shown } = this.#shelf.host;
    await this.#turnTo(shown());
    await this.library.load();
    this.#shelf.host.show(screen);
  }

  async keep() {
    const { last } = this.#track;
    const snapshot = this.#board.snapshot();
    if (snapshot && last) await this.library.keep(last.id, this.#board.record(), snapshot, false);
  }

  /** @param {string} id @param {string} name */
  rename(id, name) {
    return this.library.rename(id, name);
  }

  /** @param {string[]} ids */
  remove(ids) {
    const games = this.library.games.filter(({ id }) => ids.includes(id));
    this.#deleted = games.length > 0 ? { games, tallies: null } : null;
    return this.library.drop(ids);
  }

  async restore() {
    const deleted = this.#deleted;
    this.#deleted = null;
    if (deleted?.tallies) this.#play.restore(deleted.tallies);
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
    this.#deleted = { games: [], tallies: this.#play.tallies };
    this.#play.clear();
  }

  /** @param {string} id */
  async continue(id) {
    const game = this.library.find(id);
    if (!game) return;
    await this.#turnTo(this.#gameOf(game.record));
    const board = this.#board;
    const track = this.#track;
    if (id === track.last?.id) {
      if (!board.snapshot()) board.resume();
      if (board.snapshot()) {
        await board.show();
        return;
      }
    }
    await this.#bring('games', async () => ({
      snapshot: await this.#read(game.record),
      run: snapshot => {
        track.next = { id, filed: endOf(snapshot) };
        return board.load(game.record);
      },
    }));
  }

  /** @param {string} id */
  async review(id) {
    await this.continue(id);
    if (this.#track.last?.id === id && this.#board.snapshot()) await this.#board.review();
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
    const name = host.shown();
    const board = await this.#shelf.board(name);
    const snapshot = board.snapshot();
    if (!snapshot || !linkable) return null;
    if (kind === 'game') return gameLink(location.href, board.record());
    // Puluc's goes without a score.
    const position = name ? snapshot.position : snapshot.position.split(' ').slice(0, 4).join(' ');
    return positionLink(location.href, snapshot.rules, position, name);
  }

  /** Asks before a game that would be lost gives way; one that is kept already stays so. @param {SideName | null} name @param {() => unknown} set */
  async makeWay(name, set) {
    await this.#turnTo(name);
    if (this.#safe) set();
    else this.#ask({ from: 'here', snapshot: null, safe: false }, set);
  }

  /** Opens what a link holds. @param {string} address */
  async arrive(address) {
    const linked = await readLink(address);
    if (!linked) return;
    if ('position' in linked) {
      const { game, rules, position } = linked;
      await this.#turnTo(this.#named(game));
      const board = this.#board;
      await this.#bring('link', async () => ({
        snapshot: board.readPosition(rules, position),
        run: async ({ turn }) => board.start({ rules, position }, turn),
      }));
    } else {
      const { record } = linked;
      if (newerRecord(record)) throw coded('newer-link', '');
      await this.#turnTo(this.#gameOf(record));
      const board = this.#board;
      await this.#bring('link', async () => ({ snapshot: board.read(record), run: () => board.load(record) }));
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

  /** Another game of the box is the one that is spoken of. @param {SideName | null} name */
  async #turnTo(name) {
    this.#board = await this.#shelf.board(name);
    this.#track = this.#shelf.track(name);
  }

  /** @param {string | null} name @returns {SideName | null} */
  #named(name) {
    return this.#shelf.host.games.find(game => game === name) ?? null;
  }

  /** @param {string} record */
  #gameOf(record) {
    return this.#named(gameOf(record, this.#shelf.host.games));
  }

  /** Plays a record through, of whatever game. @param {string} record */
  async #read(record) {
    return (await this.#shelf.board(this.#gameOf(record))).read(record);
  }

  /**
   * Sets another game on the table, asking first where one would be lost, or where a link was followed.
   * @param {'link' | 'games'} from
   * @param {() => Promise<{ snapshot: AnySnapshot, run: (snapshot: AnySnapshot) => Promise<void> }>} read
   */
  async #bring(from, read) {
    const board = this.#board;
    const safe = this.#safe;
    await this.#attempt(async () => {
      const { snapshot, run } = await read();
      const set = async () => {
        await run(snapshot);
        await board.show();
      };
      if (!board.running() || (from === 'games' && safe)) return set();
      const go = () =>
        this.#attempt(async () => {
          if (safe) await this.#secure();
          await set();
        });
      this.#ask({ from, snapshot, safe }, go);
    });
  }

  /** The game on the board stays among the kept ones when another takes its place. */
  get #safe() {
    const { last } = this.#track;
    return !this.library.refused && (this.#shelf.auto || this.library.find(last?.id ?? '') !== undefined);
  }

  /** @param {Arrival} shown @param {() => unknown} run */
  #ask(shown, run) {
    this.#arrival = { shown, run };
    this.#shelf.host.open('arrival');
  }

  /** @param {() => Promise<void>} work */
  async #attempt(work) {
    try {
      await work();
    } catch (error) {
      this.#track.next = null;
      this.#shelf.host.problem(error);
    }
  }

  /** Keeps the game on the table, however short. */
  async #secure() {
    const { last } = this.#track;
    if (!last) return;
    const snapshot = await this.#read(last.record);
    if (snapshot.outcome === null) await this.library.keep(last.id, last.record, snapshot, true);
  }

  /** Puluc's game. */
  #puluc() {
    return /** @type {Snapshot | null} */ (this.#shelf.host.table.snapshot());
  }

  /** @returns {LibraryState['table']} */
  #table() {
    const snapshot = this.#board.snapshot();
    return snapshot && { turns: snapshot.turns.length };
  }

  /** The throws of the game on the table. */
  #here() {
    const snapshot = this.#puluc();
    if (!snapshot) return null;
    if (this.#counted?.snapshot !== snapshot) {
      const { rules, players } = snapshot;
      this.#counted = { snapshot, here: { rules, players, throws: countThrows(snapshot) } };
    }
    return this.#counted.here;
  }
}

/** Somebody sat at the table. @param {AnySnapshot} snapshot */
const played = ({ players }) => players.a.kind === 'human' || players.b.kind === 'human';
