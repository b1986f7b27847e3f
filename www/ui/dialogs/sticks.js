// Real sticks, or a real die: the faces that fell are tapped in.
import { css, html } from 'lit';
import { spoken } from '../words.js';
import { DialogElement } from './dialog.js';

/** @import { DialogContext } from './index.js' */

class Sticks extends DialogElement {
  static properties = { faces: { state: true } };
  static styles = [
    DialogElement.styles,
    css`
    .faces { display: grid; gap: 12px; }
    @media (max-height: 520px) { .faces { grid-template-columns: 1fr 1fr; } }
    .stick { min-height: 52px; border-radius: 26px; border: 1.5px solid var(--edge); background: var(--black); color: #f6eacb; font-weight: 600; }
    .stick:hover { background: var(--black); }
    .stick.yellow, .stick.yellow:hover { background: var(--yellow); color: #2a201a; }
    /* Yellow and black are what is told here. */
    @media (forced-colors: active) { .stick { forced-color-adjust: none; } }
    .stick:focus-visible { border-radius: 26px; }
    .die { display: grid; grid-template-columns: repeat(5, 1fr); gap: 10px; }
    .die button { min-height: 64px; font-size: 24px; }
    .display { font-size: 26px; text-align: center; }
  `,
  ];

  constructor() {
    super();
    this.faces = [true, true, true, true];
  }

  get #die() {
    return this.context.state.rules?.throw === 'die';
  }

  heading() {
    return this.context.texts.t(this.#die ? 'die-title' : 'sticks-title');
  }

  /** @param {boolean[] | number} thrown */
  #use(thrown) {
    this.hide();
    this.context.intents.throwSticks(thrown);
  }

  body() {
    const { texts } = this.context;
    const { t, n } = texts;
    if (this.#die) {
      return html`<p>${t('die-text')}</p>
        <div class="die">${[1, 2, 3, 4, 5].map(eyes => html`<button class="raised" @click=${() => this.#use(eyes)}>${n(eyes)}</button>`)}</div>`;
    }
    const yellow = this.faces.filter(Boolean).length;
    const score = this.context.state.rules?.scores[yellow] ?? 0;
    return html`<p>${t('sticks-text')}</p>
      <div class="faces">${this.faces.map(
        (face, index) => html`
        <button class=${face ? 'stick yellow' : 'stick'} aria-label=${t(face ? 'face-yellow' : 'face-black', { n: index + 1 })}
          @click=${() => {
            this.faces = this.faces.with(index, !face);
          }}>${t(face ? 'yellow' : 'black')}</button>`,
      )}
      </div>
      <p class="display" role="status">${spoken({ faces: this.faces, yellow, score, again: 0, passed: false }, texts)}</p>`;
  }

  actions() {
    if (this.#die) return '';
    return html`<button class="main" @click=${() => this.#use(this.faces)}>${this.context.texts.t('use-throw')}</button>`;
  }
}
customElements.define('puluc-sticks', Sticks);

export default (/** @type {DialogContext} */ context) =>
  html`<puluc-sticks class="dialog" .context=${context}></puluc-sticks>`;
