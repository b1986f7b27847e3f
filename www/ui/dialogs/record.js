// The game as text, to keep and to load.
import { html, nothing } from 'lit';
import { DialogElement } from './dialog.js';

/** @import { DialogContext } from './index.js' */

class RecordDialog extends DialogElement {
  static properties = { error: { state: true }, copied: { state: true } };

  constructor() {
    super();
    this.error = '';
    this.copied = false;
  }

  heading() {
    return this.context.texts.t('record-title');
  }

  /** @param {'out' | 'in'} id @returns {HTMLTextAreaElement} */
  #field(id) {
    return /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector(`#${id}`));
  }

  async #copy() {
    const field = this.#field('out');
    try {
      await navigator.clipboard.writeText(field.value);
      this.copied = true;
    } catch {
      // Without leave to write there, the text is marked for the user to copy.
      field.focus();
      field.select();
    }
  }

  async #load() {
    const {
      intents,
      texts: { t },
    } = this.context;
    const record = this.#field('in').value.trim();
    if (!record) {
      this.error = t('record-empty');
      return;
    }
    try {
      await intents.load(record);
      this.hide();
    } catch (error) {
      const { code = 'bad-record', message } = /** @type {{ code?: string, message: string }} */ (error);
      this.error = `${t(`problem-${code}`)} ${message}`;
      this.#field('in').focus();
    }
  }

  body() {
    const {
      state,
      intents,
      texts: { t },
    } = this.context;
    return html`
      ${
        state.snapshot
          ? html`
        <div class="field"><label for="out">${t('record-text')}</label><textarea id="out" readonly spellcheck="false" .value=${intents.record()}></textarea></div>
        <div class="choices"><button class="raised" @click=${() => this.#copy()}>${t('copy')}</button><p role="status">${this.copied ? t('copied') : ''}</p></div>`
          : nothing
      }
      <div class="field">
        <label for="in">${t('record-load-label')}</label>
        <textarea id="in" spellcheck="false" autocapitalize="off" aria-describedby="help error" aria-invalid=${this.error ? 'true' : 'false'} @input=${() => {
          this.error = '';
        }}></textarea>
        <p id="help" class="small">${t('paste')}</p>
        <p id="error" class="error" role="alert">${this.error}</p>
      </div>`;
  }

  actions() {
    return html`<button class="main" @click=${() => this.#load()}>${this.context.texts.t('load')}</button>`;
  }
}
customElements.define('puluc-record', RecordDialog);

export default (/** @type {DialogContext} */ context) =>
  html`<puluc-record class="dialog" .context=${context}></puluc-record>`;
