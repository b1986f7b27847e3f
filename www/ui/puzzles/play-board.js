// A table of one position, played by pointer: marks the moves, plays one after the other, comes to rest where it is told.
import { css } from 'lit';
import { AWAY, Board } from '../board.js';

/** @import { AppState, GameEvent, MoveView, Place, Rect, Snapshot, Stage } from '../../types.d.ts' */

/** @typedef {{ id: number, events: GameEvent[], after: Snapshot }} Run */
/** @typedef {{ id: number, x: number, y: number, move: MoveView | null, dragging: boolean }} Press */

/** CSS pixels that a pressed pointer goes before a tap becomes a drag. */
const DRAG = 8;

export class PlayBoard extends Board {
  static properties = {
    motion: { attribute: false },
    rest: { attribute: false },
    run: { attribute: false },
    live: { attribute: false },
    hover: { attribute: false },
    chosen: { state: true },
    pointed: { state: true },
  };

  static styles = [Board.styles, css`canvas { touch-action: pan-y; }`];

  /** @type {Press | null} */
  #pressed = null;
  /** What the stage shows at rest. @type {Snapshot | null} */
  #shown = null;
  #ran = 0;
  #running = false;

  constructor() {
    super();
    /** @type {AppState['motion']} */
    this.motion = 'full';
    /** What is shown when nothing moves. @type {Snapshot | null} */
    this.rest = null;
    /** What is played, once for each id. @type {Run | null} */
    this.run = null;
    /** A move can be chosen. */
    this.live = false;
    /** A move that is pointed at elsewhere. @type {string | null} */
    this.hover = null;
    /** @type {string | null} */
    this.chosen = null;
    /** @type {string | null} */
    this.pointed = null;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#shown = null;
  }

  newCanvas() {
    const canvas = super.newCanvas();
    canvas.addEventListener('pointerdown', event => this.#down(event));
    canvas.addEventListener('pointermove', event => this.#move(event));
    canvas.addEventListener('pointerup', event => this.#up(event));
    for (const end of ['pointercancel', 'pointerleave']) canvas.addEventListener(end, () => this.#let());
    return canvas;
  }

  get labels() {
    return this.#running ? [] : this.advice;
  }

  /** Where a place of the road is, in CSS pixels of the board. @param {Place} place */
  centre(place) {
    return this.stage?.centre(place) ?? null;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('snapshot') || !this.live) {
      this.chosen = null;
      this.pointed = null;
    }
  }

  layOut() {
    const { clientWidth: width, clientHeight: height } = this;
    const { make, rest, run } = this;
    if (!make || !rest || !this.isConnected || width === 0 || height === 0) return;
    const fresh = !this.stage;
    this.stage ??= make(this.canvas, { theme: this.theme, motion: this.motion });
    const stage = this.stage;
    stage.setTheme(this.theme);
    stage.setMotion(this.motion);
    stage.layout({ width, height, dpr: devicePixelRatio, ...places(width, height) });
    if (fresh && run) this.#ran = run.id;
    if (run && run.id > this.#ran) this.#play(stage, run);
    else if (!this.#running && this.#shown !== rest) this.#show(stage, rest);
    this.#mark();
  }

  /** @param {Stage} stage @param {Snapshot} rest */
  #show(stage, rest) {
    this.#shown = rest;
    stage.show(rest);
  }

  /** @param {Stage} stage @param {Run} run */
  async #play(stage, run) {
    this.#ran = run.id;
    this.#running = true;
    // The next try begins where the first one did.
    if (this.snapshot && this.#shown !== this.snapshot) this.#show(stage, this.snapshot);
    await stage.playEvents(run.events, run.after);
    if (this.stage !== stage || this.#ran !== run.id) return;
    this.#running = false;
    if (this.rest) this.#show(stage, this.rest);
    this.requestUpdate();
  }

  #mark() {
    if (this.#running) return;
    const find = (/** @type {string | null} */ move) => this.snapshot?.moves.find(legal => legal.move === move) ?? null;
    this.stage?.mark({
      live: this.live,
      selected: this.live ? find(this.chosen) : null,
      hover: this.live ? find(this.pointed ?? this.hover) : null,
      best: this.advised('best'),
      played: this.advised('played'),
    });
    this.label();
  }

  /** The one move that a point stands for: the man that stands there, else the only landing there. @param {MouseEvent} event */
  #meant(event) {
    const box = this.canvas.getBoundingClientRect();
    const hit = this.stage?.hit(event.clientX - box.left, event.clientY - box.top);
    if (!this.live || this.#running || hit?.kind !== 'place') return null;
    const moves = this.snapshot?.moves ?? [];
    const source = moves.find(({ from }) => from === hit.place);
    if (source) return { move: source, source: true };
    const landings = moves.filter(({ to }) => to === hit.place);
    const landing = landings.find(({ move }) => move === this.chosen) ?? (landings.length === 1 ? landings[0] : null);
    return landing ? { move: landing, source: false } : null;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (!event.isPrimary || event.button !== 0) return;
    if (this.#running) this.stage?.skip();
    const meant = this.#meant(event);
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.#pressed = { id, x, y, move: meant?.source ? meant.move : null, dragging: false };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const pressed = this.#pressed;
    if (pressed?.id === event.pointerId && pressed.move && event.pointerType !== 'touch') {
      if (!pressed.dragging && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < DRAG) return;
      pressed.dragging = true;
      const box = this.canvas.getBoundingClientRect();
      this.canvas.setPointerCapture(pressed.id);
      this.pointed = pressed.move.move;
      this.stage?.drag(pressed.move, event.clientX - box.left, event.clientY - box.top);
      return;
    }
    if (event.pointerType === 'touch') return;
    const meant = this.#meant(event);
    this.pointed = meant?.move.move ?? null;
    this.canvas.style.cursor = meant ? 'pointer' : '';
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const pressed = this.#pressed;
    if (pressed?.id !== event.pointerId) return;
    this.#pressed = null;
    if (pressed.dragging && pressed.move) {
      this.stage?.drag(null);
      const box = this.canvas.getBoundingClientRect();
      const hit = this.stage?.hit(event.clientX - box.left, event.clientY - box.top);
      if (hit?.kind === 'place' && hit.place === pressed.move.to) this.#pick(pressed.move.move);
      return;
    }
    const meant = this.#meant(event);
    if (!meant) this.chosen = null;
    // A finger has no hover: its first tap on a man shows the move, the next one plays it.
    else if (event.pointerType === 'touch' && meant.source && this.chosen !== meant.move.move)
      this.chosen = meant.move.move;
    else this.#pick(meant.move.move);
  }

  #let() {
    if (this.#pressed?.dragging) this.stage?.drag(null);
    this.#pressed = null;
    this.pointed = null;
  }

  /** @param {string} move */
  #pick(move) {
    this.chosen = null;
    this.pointed = null;
    this.dispatchEvent(new CustomEvent('pick', { detail: move }));
  }
}
customElements.define('puluc-play-board', PlayBoard);

/**
 * The road, and the sticks beside it: under a wide one, at the foot of a tall one.
 * @param {number} width
 * @param {number} height
 * @returns {{ road: Rect, sticks: Rect, dead: { a: Rect, b: Rect } }}
 */
function places(width, height) {
  if (width > height) {
    const edge = Math.max(8, width * 0.022);
    const strip = Math.min(height * 0.26, 150);
    const road = { x: edge, y: height * 0.05, width: width - 2 * edge, height: height * 0.92 - strip };
    const y = height - strip - height * 0.005;
    const part = width * 0.2;
    return {
      road,
      sticks: { x: width * 0.3, y, width: width * 0.4, height: strip },
      dead: {
        a: { x: edge, y, width: part, height: strip * 0.8 },
        b: { x: width - edge - part, y, width: part, height: strip * 0.8 },
      },
    };
  }
  const strip = Math.min(height * 0.2, 110);
  const edge = 8;
  const road = { x: edge, y: 14, width: width - 2 * edge, height: height - strip - 30 };
  return {
    road,
    sticks: { x: edge, y: height - strip, width: width - 2 * edge, height: strip - 8 },
    dead: { a: AWAY, b: AWAY },
  };
}
