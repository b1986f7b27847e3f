// Own play in figures, of each game of the box; kept on the device only.
import { counted, judged, noPlay, readTally, resultOf } from './tally.js';

/** @import { AnySnapshot, LibraryState, PlayTally } from '../../types.d.ts' */
/** @import { Saves } from '../saves.js' */
/** @import { SideName } from '../side/types.d.ts' */

export class OwnPlay {
  #saves;
  #games;
  #changed;

  /** @param {Saves} saves @param {readonly SideName[]} others the box's other games @param {() => void} changed */
  constructor(saves, others, changed) {
    this.#saves = saves;
    this.#games = [null, ...others];
    this.#changed = changed;
  }

  /** Puluc first. @returns {LibraryState['tallies']} */
  get tallies() {
    return this.#games.map(game => ({ game, tally: readTally(this.#saves.read(keyOf(game), null)) }));
  }

  /** A game that somebody played is over. @param {SideName | null} game @param {string} id @param {AnySnapshot} snapshot */
  ended(game, id, snapshot) {
    const result = resultOf(id, snapshot);
    if (result) this.#change(game, tally => counted(tally, result));
  }

  /** A game of Puluc has been looked back on. @param {string} id @param {number} accuracy 0..100 */
  reviewed(id, accuracy) {
    this.#change(null, tally => judged(tally, id, accuracy));
  }

  clear() {
    for (const game of this.#games) this.#write(game, noPlay());
    this.#changed();
  }

  /** @param {LibraryState['tallies']} tallies */
  restore(tallies) {
    for (const { game, tally } of tallies) this.#write(game, tally);
    this.#changed();
  }

  /** @param {SideName | null} game @param {(tally: PlayTally) => PlayTally} change */
  #change(game, change) {
    this.#write(game, change(readTally(this.#saves.read(keyOf(game), null))));
    this.#changed();
  }

  /** @param {SideName | null} game @param {PlayTally} tally */
  #write(game, tally) {
    this.#saves.write(keyOf(game), tally);
  }
}

/** @param {SideName | null} game */
const keyOf = game => (game ? `${game}-play` : 'play');
