// The game or its position as a link: to copy, to share, to photograph.
import { css, html, nothing } from 'lit';
import { copyText } from '../games/files.js';
import { DialogElement } from './dialog.js';

/** @import { DialogContext } from './index.js' */

/** @typedef {typeof import('../games/qr.js')} Qr */

class Share extends DialogElement {
  static properties = {
    ...DialogElement.properties,
    kind: { state: true },
    link: { state: true },
    said: { state: true },
    qr: { state: true },
  };

  static styles = [
    DialogElement.styles,
    css`
    .qr { display: block; width: 100%; max-width: min(320px, 54dvh); aspect-ratio: 1; margin-inline: auto; border-radius: 8px; forced-color-adjust: none; }
    .too-long { padding: 16px; border: 1.5px dashed var(--edge); border-radius: 12px; text-wrap: pretty; }`,
  ];

  constructor() {
    super();
    /** @type {'game' | 'position'} */
    this.kind = 'game';
    /** Null while it is made; '' where the page takes none. @type {string | null} */
    this.link = null;
    /** @type {'' | 'copied' | 'by-hand'} */
    this.said = '';
    /** Draws codes, once fetched. @type {Qr | null} */
    this.qr = null;
  }

  firstUpdated() {
    super.firstUpdated();
    this.#make();
    import('../games/qr.js').then(
      qr => {
        this.qr = qr;
      },
      () => {
        // Without the picture there is still the link.
      },
    );
  }

  heading() {
    return this.context.texts.t('share');
  }

  async #make() {
    const { kind } = this;
    this.said = '';
    const link = await this.context.intents
      .library()
      .then(library => library.link(kind))
      .catch(() => null);
    if (kind === this.kind) this.link = link ?? '';
  }

  /** @param {'game' | 'position'} kind */
  #turn(kind) {
    this.kind = kind;
    this.link = null;
    this.#make();
  }

  async #copy() {
    const field = /** @type {HTMLInputElement | null} */ (this.renderRoot.querySelector('#link'));
    this.said = (await copyText(this.link ?? '', field)) ? 'copied' : 'by-hand';
  }

  async #share() {
    try {
      await navigator.share({ title: this.context.texts.t('title'), url: this.link ?? '' });
    } catch {
      // Called off, or refused: the link is there to copy.
    }
  }

  body() {
    const {
      state: { snapshot },
      texts: { t },
    } = this.context;
    if (!snapshot) return html``;
    if (this.link === '') return html`<p>${t('share-none')}</p>`;
    const over = snapshot.outcome !== null;
    const game = this.kind === 'game';
    const besides = this.context.state.side !== null;
    const text = besides
      ? t(game ? 'side-share-game' : 'side-share-position')
      : t(game ? 'share-game-text' : 'share-position-text');
    const choice = (/** @type {'game' | 'position'} */ kind) => html`
      <label class="choice"><input type="radio" name="kind" value=${kind} .checked=${this.kind === kind} @change=${() => this.#turn(kind)}>
        ${t(kind === 'game' ? 'share-game' : 'share-position')}</label>`;
    return html`
      ${over ? nothing : html`<fieldset><legend>${t('share-what')}</legend><div class="choices">${choice('game')}${choice('position')}</div></fieldset>`}
      <p class="small">${text}</p>
      <div>${this.link ? this.#code(this.link) : nothing}</div>
      <div class="field"><label for="link">${t('share-link')}</label><input id="link" readonly .value=${this.link ?? ''} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.currentTarget).select()}></div>
      <p role="status" class="small">${this.said === 'copied' ? t('copied') : this.said === 'by-hand' ? t('share-by-hand') : ''}</p>`;
  }

  /** @param {string} link */
  #code(link) {
    const { t } = this.context.texts;
    if (!this.qr) return nothing;
    const code = this.qr.qrPath(link);
    if (code) return this.qr.qrPicture(code, t(this.kind === 'game' ? 'share-qr-game' : 'share-qr-position'));
    const short = this.kind === 'game' && this.context.state.snapshot?.outcome === null;
    return html`<p class="too-long">${t(short ? 'share-too-long' : 'share-too-long-over')}</p>`;
  }

  actions() {
    const { t } = this.context.texts;
    if (this.link === '') {
      return html`<button class="main" @click=${() => {
        this.hide();
        this.context.intents.open('record');
      }}>${t('record')}</button>`;
    }
    return html`
      ${typeof navigator.share === 'function' ? html`<button class="raised" @click=${() => this.#share()}>${t('share-send')}</button>` : nothing}
      <button class="main" @click=${() => this.#copy()}>${t('share-copy')}</button>`;
  }
}
customElements.define('puluc-share', Share);

export default (/** @type {DialogContext} */ context) =>
  html`<puluc-share class="dialog" .context=${context}></puluc-share>`;
