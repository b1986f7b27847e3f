// Tak-tikl's board: a piece is tapped and then its square, or drawn there.
import { css } from 'lit';
import { placeOf, SideBoard } from './board.js';
import { boardStyles } from './board-styles.js';

/** @import { TakTiklEvent, TakTiklSnapshot } from '../../view/side/types.d.ts' */
/** @typedef {{ id: number, place: string, x: number, y: number, dragging: boolean }} Press */

/** CSS pixels that a pressed pointer goes before a tap becomes a drag. */
const DRAG = 8;

/** @extends {SideBoard<TakTiklSnapshot, TakTiklEvent>} */
export class TakTiklBoard extends SideBoard {
  static styles = [boardStyles, css`button[aria-pressed] { touch-action: none; }`];

  /** @type {'tak-tikl' | 'mancala'} */
  game = 'tak-tikl';
  /** @type {Press | null} */
  #pressed = null;

  constructor() {
    super();
    this.addEventListener('pointerdown', event => this.#down(event));
    this.addEventListener('pointermove', event => this.#move(event));
    this.addEventListener('pointerup', event => this.#up(event));
    this.addEventListener('pointercancel', () => this.#let());
  }

  /** The piece stays chosen whose move is to be confirmed. @param {Map<PropertyKey, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (!changed.has('picked')) return;
    const from = this.moves.find(({ move }) => move === this.picked)?.from;
    if (from) this.chosen = from;
  }

  get moves() {
    return this.live && !this.running ? (this.snapshot?.moves ?? []) : [];
  }

  /** @param {string} place */
  pressable(place) {
    return this.moves.some(({ from }) => from === place);
  }

  /** @param {string} place */
  usable(place) {
    return this.moves.some(({ from, to }) => from === place || (from === this.chosen && to === place));
  }

  /** @param {string} place */
  press(place) {
    const move = this.moves.find(({ from, to }) => from === this.chosen && to === place);
    if (move) this.pick(move.move);
    else this.choose(this.pressable(place) && this.chosen !== place ? place : null);
  }

  /** @param {string} place */
  plain(place) {
    const pieces = this.snapshot?.pieces;
    return `${place}${pieces?.a.includes(place) ? ' ○' : pieces?.b.includes(place) ? ' ●' : ''}`;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const place = placeOf(event);
    if (!event.isPrimary || event.button !== 0 || !place || !this.pressable(place)) return;
    this.#pressed = { id: event.pointerId, place, x: event.clientX, y: event.clientY, dragging: false };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const pressed = this.#pressed;
    if (pressed?.id !== event.pointerId) return;
    if (!pressed.dragging) {
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < DRAG) return;
      pressed.dragging = true;
      // From now on all goes to the board: no button is clicked when the pointer is let go.
      this.setPointerCapture(pressed.id);
      this.choose(pressed.place);
    }
    const { x, y } = this.#inside(event);
    this.stage?.drag(pressed.place, x, y);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const pressed = this.#pressed;
    if (pressed?.id !== event.pointerId) return;
    this.#let();
    if (!pressed.dragging) return;
    const { x, y } = this.#inside(event);
    const over = this.places.find(
      ({ rect }) => x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height,
    );
    const move = this.moves.find(({ from, to }) => from === pressed.place && to === over?.place);
    if (move) this.pick(move.move);
    else this.choose(null);
  }

  #let() {
    if (this.#pressed?.dragging) this.stage?.drag(null);
    this.#pressed = null;
  }

  /** @param {PointerEvent} event */
  #inside(event) {
    const { x, y } = this.getBoundingClientRect();
    return { x: event.clientX - x, y: event.clientY - y };
  }
}
customElements.define('puluc-tak-tikl-board', TakTiklBoard);
