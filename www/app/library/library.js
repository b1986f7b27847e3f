// The kept games: what stands in the store, as the page shows it. A change is in the state at once; where the store refuses it
// the state says so, and the rest goes on.
import { withCode } from '../../engine/errors.js';
import { entryOf, readEntry, surplus, textIn } from './entries.js';
import { newId } from './id.js';
import { Store } from './store.js';
import { gamesText, oneLine, placeError, splitGames } from './texts.js';

/** @import { AnySnapshot, ImportReport, KeptGame } from '../../types.d.ts' */

/** Games that keep themselves, at most; what has a name stays in any case. */
const MOST = 300;
/** Records that are played through before the page may breathe. */
const AT_ONCE = 8;

export class Library {
  #others;
  #read;
  #changed;
  #store;
  /** @type {KeptGame[]} */
  games = [];
  /** @type {{ id: string, text: string }[]} */
  damaged = [];
  refused = false;
  /** @type {Promise<void>} */
  #queue = Promise.resolve();

  /**
   * @param {readonly string[]} others The box's other games
   * @param {(record: string) => Promise<AnySnapshot>} read Plays a record through
   * @param {string} name Of the element
   * @param {() => void} changed
   */
  constructor(others, read, name, changed) {
    this.#others = others;
    this.#read = read;
    this.#store = new Store(name);
    this.#changed = changed;
  }

  /** Reads the store anew: another window may have changed it. */
  load() {
    return this.#do(async () => {
      const all = await this.#store.all();
      const read = all.map(([id, value]) => ({ id, value, game: readEntry(value) }));
      this.damaged = read.flatMap(({ id, value, game }) => (game?.id === id ? [] : [{ id, text: textIn(value) }]));
      this.#set(read.flatMap(({ id, game }) => (game?.id === id ? [game] : [])));
    });
  }

  /** @param {string} id */
  find(id) {
    return this.games.find(game => game.id === id);
  }

  /**
   * Keeps a game, or what became of it.
   * @param {string} id
   * @param {string} record
   * @param {AnySnapshot} snapshot
   * @param {boolean} auto
   */
  keep(id, record, snapshot, auto) {
    return this.#do(async () => {
      const had = this.find(id);
      if (had?.record === record && (auto || !had.auto)) return;
      await this.#put([entryOf(id, record, snapshot, { name: had?.name, auto: auto && (had?.auto ?? true) })]);
      const over = surplus(this.games, MOST);
      if (over.length > 0) await this.#drop(over);
    });
  }

  /** @param {string} id @param {string} name */
  rename(id, name) {
    return this.#do(async () => {
      const game = this.find(id);
      if (game) await this.#put([{ ...game, name: oneLine(name) }]);
    });
  }

  /** @param {readonly string[]} ids */
  drop(ids) {
    return this.#do(() => this.#drop(ids));
  }

  /** @param {readonly KeptGame[]} games */
  put(games) {
    return this.#do(() => this.#put(games));
  }

  /** @param {readonly string[]} ids */
  text(ids) {
    return gamesText(this.games.filter(({ id }) => ids.includes(id)));
  }

  /** @param {string} text @returns {Promise<ImportReport>} */
  async check(text) {
    const { parts, stray, newer } = splitGames(text, this.#others);
    /** @type {ImportReport} */
    const report = { good: [], known: 0, bad: [] };
    if (stray) report.bad.push({ line: stray.line, why: `'${stray.text.slice(0, 40)}'`, newer: false });
    if (newer) report.bad.push({ line: 1, why: '', newer: true });
    const there = new Set(this.games.map(({ record }) => `${record.trim()}\n`));
    for (const [at, part] of parts.entries()) {
      if (at % AT_ONCE === AT_ONCE - 1) await new Promise(go => setTimeout(go));
      try {
        const snapshot = await this.#read(part.record);
        const record = `${part.record.trim()}\n`;
        if (there.has(record)) report.known += 1;
        else
          report.good.push(
            entryOf(newId(), record, snapshot, { name: part.name, changed: part.changed ?? Date.now() }),
          );
        there.add(record);
      } catch (error) {
        const { line, why } = placeError(withCode(error).message, part.line);
        report.bad.push({ line, why, newer: newerRecord(part.record) });
      }
    }
    report.bad.sort((a, b) => a.line - b.line);
    return report;
  }

  /** @param {readonly KeptGame[]} games */
  #put(games) {
    const ids = new Set(games.map(({ id }) => id));
    this.#set([...this.games.filter(({ id }) => !ids.has(id)), ...games]);
    return this.#store.putAll(games);
  }

  /** @param {readonly string[]} ids */
  #drop(ids) {
    this.damaged = this.damaged.filter(({ id }) => !ids.includes(id));
    this.#set(this.games.filter(({ id }) => !ids.includes(id)));
    return this.#store.drop(ids);
  }

  /** @param {readonly KeptGame[]} games */
  #set(games) {
    this.games = games.toSorted((a, b) => b.changed - a.changed);
    this.#changed();
  }

  /** One after the other: what is read never takes the place of what is written later. @param {() => Promise<void>} work */
  #do(work) {
    this.#queue = this.#queue.then(work).then(
      () => this.#said(false),
      () => this.#said(true),
    );
    return this.#queue;
  }

  /** @param {boolean} refused */
  #said(refused) {
    this.refused = refused;
    this.#changed();
  }
}

/** Its first line names a version that this page does not know. @param {string} record */
export const newerRecord = record => /^[a-z-]+ (?!1$)\d+$/.test(record.trim().split('\n', 1)[0]?.trim() ?? '');
