// What can be played now, with its worth, and the turns played: where there is no room for them beside the table.
import { html } from 'lit';
import { markStyles } from '../icons.js';
import { moveList, moveListStyles } from '../move-list.js';
import { turnList, turnStyles } from '../turn-list.js';
import { DialogElement } from './dialog.js';

/** @import { DialogContext } from './index.js' */

class Turns extends DialogElement {
  static styles = [DialogElement.styles, turnStyles, moveListStyles, markStyles];

  heading() {
    return this.context.texts.t('moves');
  }

  body() {
    const { state, intents, texts, close } = this.context;
    const { snapshot } = state;
    if (!snapshot) return html``;
    return html`
      <section><h3>${texts.t('moves-now')}</h3>${moveList(state, intents, texts, close)}</section>
      <section><h3>${texts.t('turns')}</h3>${turnList(snapshot, texts)}</section>`;
  }
}
customElements.define('puluc-turns', Turns);

export default (/** @type {DialogContext} */ context) =>
  html`<puluc-turns class="dialog" .context=${context}></puluc-turns>`;
