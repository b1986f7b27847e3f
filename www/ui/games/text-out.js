// Kept games as text: to copy, or to save as a file.
import { html } from 'lit';
import { DialogElement } from '../dialogs/dialog.js';
import { copyText, fileName, saveFile } from './files.js';

class TextOut extends DialogElement {
  static properties = { ...DialogElement.properties, text: {}, name: {}, said: { state: true } };

  constructor() {
    super();
    this.text = '';
    this.name = '';
    /** @type {'' | 'copied' | 'by-hand'} */
    this.said = '';
  }

  heading() {
    return this.name;
  }

  async #copy() {
    const field = /** @type {HTMLTextAreaElement | null} */ (this.renderRoot.querySelector('textarea'));
    this.said = (await copyText(this.text, field)) ? 'copied' : 'by-hand';
  }

  body() {
    const { t } = this.context.texts;
    return html`
      <div class="field"><label for="out">${t('games-text')}</label><textarea id="out" readonly spellcheck="false" rows="10" .value=${this.text}></textarea></div>
      <p role="status" class="small">${this.said === 'copied' ? t('copied') : this.said === 'by-hand' ? t('games-by-hand') : ''}</p>`;
  }

  actions() {
    const { t } = this.context.texts;
    return html`
      <button class="raised" @click=${() => saveFile(this.text, fileName(this.name))}>${t('games-file')}</button>
      <button class="main" @click=${() => this.#copy()}>${t('copy')}</button>`;
  }
}
customElements.define('puluc-text-out', TextOut);
