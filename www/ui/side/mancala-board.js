// Mancala's board: a pit is pressed, and its seeds are sown.
import { placeOf, SideBoard } from './board.js';

/** @import { MancalaEvent, MancalaSnapshot } from '../../view/side/types.d.ts' */

/** @extends {SideBoard<MancalaSnapshot, MancalaEvent>} */
export class MancalaBoard extends SideBoard {
  /** @type {'tak-tikl' | 'mancala'} */
  game = 'mancala';

  constructor() {
    super();
    this.addEventListener('pointerover', event => {
      if (event.pointerType !== 'touch') this.#point(placeOf(event));
    });
    this.addEventListener('pointerleave', () => this.#point(null));
    this.addEventListener('focusin', event => this.#point(placeOf(event)));
    this.addEventListener('focusout', () => this.#point(null));
  }

  /** @param {string | null} place */
  #point(place) {
    this.pointed = place && this.usable(place) ? place : null;
  }

  /** @param {string} place */
  usable(place) {
    const { snapshot } = this;
    if (!this.live || !snapshot || place[0] !== snapshot.turn) return false;
    return snapshot.moves.some(({ pit }) => pit === Number(place[1]));
  }

  /** @param {string} place */
  press(place) {
    if (this.usable(place)) this.pick(place[1]);
  }

  /** The stores are only read. @param {string} place */
  mute(place) {
    return place.endsWith('0');
  }

  /** @param {string} place */
  plain(place) {
    const { snapshot } = this;
    const side = place[0] === 'b' ? 'b' : 'a';
    const pit = Number(place[1]);
    const seeds = pit ? snapshot?.pits[side][pit - 1] : snapshot?.stores[side];
    return `${place}: ${seeds ?? 0}`;
  }
}
customElements.define('puluc-mancala-board', MancalaBoard);
