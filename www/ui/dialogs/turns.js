// The list of turns, where there is no room for it beside the table.
import { html } from 'lit';
import { markStyles } from '../icons.js';
import { turnList, turnStyles } from '../turn-list.js';
import { DialogElement } from './dialog.js';

/** @import { DialogContext } from './index.js' */

class Turns extends DialogElement {
  static styles = [DialogElement.styles, turnStyles, markStyles];

  heading() {
    return this.context.texts.t('turns');
  }

  body() {
    const {
      state: { snapshot },
      texts,
    } = this.context;
    return html`${snapshot ? turnList(snapshot, texts) : ''}`;
  }
}
customElements.define('puluc-turns', Turns);

export default (/** @type {DialogContext} */ context) =>
  html`<puluc-turns class="dialog" .context=${context}></puluc-turns>`;
