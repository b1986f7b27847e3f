// A plain drawing of both games.
import { css, html, LitElement } from 'lit';

/** @import { MancalaSnapshot, SideRun, SideSnapshot, TakTiklSnapshot } from '../../app/side/types.d.ts' */
/** @import { Advice } from './page.js' */

class PlainBoard extends LitElement {
  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    snapshot: { attribute: false },
    run: { attribute: false },
    live: { type: Boolean },
    advice: { attribute: false },
  };

  static styles = css`
    :host { display: grid; place-items: center; }
    .grid { display: grid; gap: 4px; }
    .four { grid-template-columns: repeat(4, 60px); }
    .six { grid-template-columns: repeat(6, 44px); }
    button { font: 600 18px var(--font); min-width: 44px; min-height: 44px; background: var(--panel); color: var(--ink); border: 1px solid var(--edge); border-radius: 8px; }
  `;

  #seen = 0;

  constructor() {
    super();
    /** @type {SideSnapshot} */
    this.snapshot = /** @type {any} */ (null);
    /** @type {SideRun | null} */
    this.run = null;
    this.live = false;
    /** @type {Advice[]} */
    this.advice = [];
  }

  skip() {
    this.#end();
  }

  #end() {
    const { run } = this;
    if (!run || run.id === this.#seen) return;
    this.#seen = run.id;
    this.dispatchEvent(new CustomEvent('played', { detail: run.id }));
  }

  updated() {
    if (this.run && this.run.id !== this.#seen) queueMicrotask(() => this.#end());
  }

  /** @param {string} move */
  pick(move) {
    if (this.live) this.dispatchEvent(new CustomEvent('pick', { detail: move }));
  }
}

class PlainTakTikl extends PlainBoard {
  from = '';

  render() {
    const { pieces } = /** @type {TakTiklSnapshot} */ (this.snapshot);
    return html`<div class="grid four">${[4, 3, 2, 1].flatMap(rank =>
      ['a', 'b', 'c', 'd'].map(file => {
        const square = `${file}${rank}`;
        const what = pieces.a.includes(square) ? '○' : pieces.b.includes(square) ? '●' : '·';
        return html`<button aria-label=${square} @click=${() => {
          if (this.from) this.pick(this.from + square);
          this.from = what === '·' ? '' : square;
        }}>${what}</button>`;
      }),
    )}</div>`;
  }
}
customElements.define('puluc-tak-tikl-board', PlainTakTikl);

class PlainMancala extends PlainBoard {
  render() {
    const { pits, stores, turn } = /** @type {MancalaSnapshot} */ (this.snapshot);
    const row = (/** @type {'a' | 'b'} */ side) => {
      const made = pits[side].map(
        (n, i) =>
          html`<button aria-label="${side} ${i + 1}" @click=${() => side === turn && this.pick(String(i + 1))}>${n}</button>`,
      );
      return side === 'b' ? made.reverse() : made;
    };
    return html`<p>${stores.b}</p><div class="grid six">${row('b')}${row('a')}</div><p>${stores.a}</p>`;
  }
}
customElements.define('puluc-mancala-board', PlainMancala);
