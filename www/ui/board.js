// A still picture of one position with the moves played and better: a stage of its own, without sticks and dead.
import { css, html, LitElement, nothing } from 'lit';

/** @import { AppState, MoveView, Snapshot, Stage } from '../types.d.ts' */
/** @typedef {(canvas: HTMLCanvasElement, options: { theme: AppState['theme'], motion: AppState['motion'] }) => Stage} MakeStage */
/** @typedef {{ move: MoveView, words: string, kind: 'best' | 'played' }} Advice */

/** Where a part goes that is not to be seen. */
export const AWAY = { x: -400, y: -400, width: 100, height: 40 };

export class Board extends LitElement {
  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    make: { attribute: false },
    theme: { attribute: false },
    snapshot: { attribute: false },
    advice: { attribute: false },
  };

  /** @type {import('lit').CSSResultGroup} */
  static styles = css`
    :host { position: relative; display: block; overflow: hidden; border-radius: 16px; background: var(--earth); }
    canvas { position: absolute; inset: 0; width: 100%; height: 100%; }
    p { position: absolute; margin: 0; padding: 5px 10px; border-radius: 8px; font-size: 14px; font-weight: 600; line-height: 1.3; white-space: nowrap; color: #fff; pointer-events: none; }
    .best { background: #0b6b5b; }
    .played { background: #9e1f2b; }
    @media (forced-colors: active) { p { border: 1px solid; } }`;

  /** @type {Stage | null} */
  stage = null;
  canvas = this.newCanvas();
  #observer = new ResizeObserver(() => this.layOut());

  constructor() {
    super();
    /** @type {MakeStage | null} */
    this.make = null;
    /** @type {AppState['theme']} */
    this.theme = 'light';
    /** @type {Snapshot | null} */
    this.snapshot = null;
    /** @type {Advice[]} */
    this.advice = [];
  }

  connectedCallback() {
    super.connectedCallback();
    this.#observer.observe(this);
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#observer.disconnect();
    this.stage?.dispose();
    this.stage = null;
    // A disposed stage leaves its canvas to nobody else.
    this.canvas = this.newCanvas();
  }

  newCanvas() {
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    return canvas;
  }

  /** What is written on the picture now. */
  get labels() {
    return this.advice;
  }

  /** @param {Advice['kind']} kind */
  advised(kind) {
    return this.advice.find(one => one.kind === kind)?.move ?? null;
  }

  render() {
    return html`${this.canvas}${this.labels.map(({ kind, words }) => (words ? html`<p class=${kind} aria-hidden="true">${words}</p>` : nothing))}`;
  }

  updated() {
    this.layOut();
  }

  layOut() {
    const { clientWidth: width, clientHeight: height } = this;
    if (!this.make || !this.snapshot || !this.isConnected || width === 0 || height === 0) return;
    this.stage ??= this.make(this.canvas, { theme: this.theme, motion: 'none' });
    const edge = Math.max(8, width * 0.022);
    const road = { x: edge, y: height * 0.06, width: width - 2 * edge, height: height * 0.87 };
    this.stage.setTheme(this.theme);
    this.stage.layout({ width, height, dpr: devicePixelRatio, road, sticks: AWAY, dead: { a: AWAY, b: AWAY } });
    this.stage.show(this.snapshot);
    const [best, played] = [this.advised('best'), this.advised('played')];
    this.stage.mark({ live: false, selected: null, hover: null, best, played });
    this.label();
  }

  /** Words sit at the top of their arcs; where two would lie on each other, the second steps aside. */
  label() {
    /** @type {{ left: number, right: number, top: number }[]} */
    const taken = [];
    for (const { move, kind } of this.labels) {
      const label = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(`.${kind}`));
      if (!label || !this.stage) continue;
      const { x, y } = this.stage.apex(move);
      const { offsetWidth: w, offsetHeight: h } = label;
      let left = Math.min(Math.max(6, x - w / 2), this.clientWidth - w - 6);
      const top = Math.min(Math.max(4, y - h - 5), this.clientHeight - h - 4);
      for (const other of taken) {
        if (Math.abs(top - other.top) > h || left > other.right || left + w < other.left) continue;
        left = other.right + 6 + w < this.clientWidth ? other.right + 6 : other.left - w - 6;
      }
      taken.push({ left, right: left + w, top });
      label.style.left = `${left}px`;
      label.style.top = `${top}px`;
    }
  }
}
customElements.define('puluc-board', Board);
