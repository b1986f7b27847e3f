// The kept games in IndexedDB, each under the name of its element, so that several on a page do not meet.
import { createStore, delMany, get, keys, setMany } from 'idb-keyval';

/** @import { KeptGame } from '../../types.d.ts' */

/** @type {import('idb-keyval').UseStore | null} */
let opened = null;
const store = () => {
  opened ??= createStore('puluc-games', 'games');
  return opened;
};

export class Store {
  #prefix;

  /** @param {string} name */
  constructor(name) {
    this.#prefix = `${name}/`;
  }

  /** All entries, each as it is; one that cannot be read is undefined. @returns {Promise<[id: string, value: unknown][]>} */
  async all() {
    const own = (await keys(store())).filter(key => typeof key === 'string' && key.startsWith(this.#prefix));
    return Promise.all(
      own.map(async key => {
        const id = String(key).slice(this.#prefix.length);
        return /** @type {[string, unknown]} */ ([id, await get(key, store()).catch(() => undefined)]);
      }),
    );
  }

  /** All or none. @param {readonly KeptGame[]} games */
  putAll(games) {
    return setMany(
      games.map(game => [this.#prefix + game.id, game]),
      store(),
    );
  }

  /** @param {readonly string[]} ids */
  drop(ids) {
    return delMany(
      ids.map(id => this.#prefix + id),
      store(),
    );
  }
}
