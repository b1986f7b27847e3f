// A table of one position, played by pointer: marks the moves, plays one after the other, comes to rest where it is told.
import { css } from 'lit';
import { AWAY, Board } from '../board.js';

/** @import { AppState, GameEvent, Place, Rect, Snapshot, Stage } from '../../types.d.ts' */
/** @import { Pointed } from '../../app/input.js' */
/** @import { Listen } from '../pages.js' */

/** @typedef {{ id: number, events: GameEvent[], after: Snapshot }} Run */

export class PlayBoard extends Board {
  static properties = {
    listen: { attribute: false },
    motion: { attribute: false },
    rest: { attribute: false },
    run: { attribute: false },
    live: { attribute: false },
    hover: { attribute: false },
    chosen: { state: true },
    pointed: { state: true },
  };

  static styles = [Board.styles, css`canvas { touch-action: pan-y; }`];

  /** Ends the hearing of the pointer. */
  #seated = new AbortController();
  /** What the stage shows at rest. @type {Snapshot | null} */
  #shown = null;
  #ran = 0;
  #running = false;

  constructor() {
    super();
    /** What hears the pointer. @type {Listen | null} */
    this.listen = null;
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
    this.#seated.abort();
    this.#shown = null;
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
    if (fresh) {
      this.#seated = new AbortController();
      this.listen?.(this.canvas, stage, this.#pointed(), this.#seated.signal);
    }
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
    this.stage?.mark({
      live: this.live,
      selected: this.live ? this.#find(this.chosen) : null,
      hover: this.live ? this.#find(this.pointed ?? this.hover) : null,
      best: this.advised('best'),
      played: this.advised('played'),
    });
    this.label();
  }

  /** What the pointer acts on: as on the table, without throws. @returns {Pointed} */
  #pointed() {
    const board = this;
    return {
      get phase() {
        return board.#running ? 'moving' : board.live ? 'choosing' : 'over';
      },
      match: {
        get snapshot() {
          return board.snapshot;
        },
      },
      state: () => ({ selected: board.#find(board.chosen) }),
      choice: {
        select: move => {
          board.chosen = move;
        },
        hover: move => {
          board.pointed = move;
        },
        explain: () => {},
      },
      play: move => board.#pick(move),
      skip: () => board.stage?.skip(),
      throwSticks: () => {},
    };
  }

  /** @param {string | null} move */
  #find(move) {
    return this.snapshot?.moves.find(legal => legal.move === move) ?? null;
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
