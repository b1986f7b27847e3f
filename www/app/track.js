// One game of the box as the library sees it: which entry the game on its board belongs to, and which end of it is known.
import { newId } from './library/id.js';

/** @import { AnySnapshot } from '../types.d.ts' */
/** @import { SideName } from './side/types.d.ts' */
/** @import { Saves } from './saves.js' */

/** @typedef {{ id: string, record: string }} Game */

/**
 * Where it hands over what it sees.
 * @typedef {object} Followed
 * @property {(track: Track, before: Game) => void} left another game is on the board
 * @property {(track: Track, game: Game, snapshot: AnySnapshot, known: () => void) => void} ended
 */

export class Track {
  /** Null for Puluc. @type {SideName | null} */
  name;
  /** The game that was on the board last. @type {Game | null} */
  last = null;
  /** What the next game is called, and which end of it is known. @type {{ id: string, filed: string } | null} */
  next = null;
  #saves;
  #followed;
  /** Which end of the last game has been handed over; '' for none. */
  #filed = '';
  #round = 0;

  /** @param {SideName | null} name @param {Saves} saves @param {Followed} followed */
  constructor(name, saves, followed) {
    this.name = name;
    this.#saves = saves;
    this.#followed = followed;
    const kept = saves.read(name ?? 'game', /** @type {{ record?: unknown } | null} */ (null));
    const shelf = saves.read(this.#key, /** @type {{ id?: unknown, filed?: unknown } | null} */ (null));
    if (typeof kept?.record !== 'string') return;
    this.last = { id: typeof shelf?.id === 'string' ? shelf.id : newId(), record: kept.record };
    this.#filed = typeof shelf?.filed === 'string' ? shelf.filed : '';
  }

  get #key() {
    return this.name ? `${this.name}-shelf` : 'shelf';
  }

  /** The game from before is loaded next; false where that failed. */
  resuming(now = true) {
    this.next = this.last && now ? { id: this.last.id, filed: this.#filed } : null;
  }

  /**
   * The board has changed.
   * @param {AnySnapshot} snapshot
   * @param {number} round Another one for each game that is set on the board
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
      if (before && before.id !== id) this.#followed.left(this, before);
      this.last = { id, record };
      this.#file(filed);
    } else if (before) this.last = { id: before.id, record };
    if (end === '') {
      if (this.#filed !== '') this.#file('');
    } else if (end !== this.#filed && this.last) this.#ended(this.last, snapshot, end);
  }

  /** @param {Game} game @param {AnySnapshot} snapshot @param {string} end */
  #ended(game, snapshot, end) {
    this.#filed = end;
    this.#followed.ended(this, game, snapshot, () => {
      if (this.last?.id === game.id && this.#filed === end) this.#file(end);
    });
  }

  /** @param {string} filed */
  #file(filed) {
    this.#filed = filed;
    this.#saves.write(this.#key, { id: this.last?.id, filed });
  }
}

/** Tells one end of a game from another; '' while it goes on. @param {AnySnapshot} snapshot */
export const endOf = ({ outcome, turns }) => (outcome ? `${turns.length} ${outcome.reason}` : '');
