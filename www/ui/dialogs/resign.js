import { html } from 'lit';
import { DialogElement } from './dialog.js';

/** @import { DialogContext } from './index.js' */

class Resign extends DialogElement {
  heading() {
    return this.context.texts.t('resign-title');
  }

  body() {
    return html`<p>${this.context.texts.t('resign-text')}</p>`;
  }

  actions() {
    const {
      intents,
      texts: { t },
    } = this.context;
    return html`
      <button class="raised" autofocus @click=${() => this.hide()}>${t('resign-no')}</button>
      <button class="main" @click=${() => {
        this.hide();
        intents.resign();
      }}>${t('resign-yes')}</button>`;
  }
}
customElements.define('puluc-resign', Resign);

export default (/** @type {DialogContext} */ context) =>
  html`<puluc-resign class="dialog" .context=${context}></puluc-resign>`;
