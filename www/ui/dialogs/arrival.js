// A link, a kept game or a new one would take the place of the game on the table: asked first.
import { html, nothing } from 'lit';
import { gameWords, gist, playersWords, resultWords, rulesReader } from '../games/words.js';
import { DialogElement } from './dialog.js';

/** @import { DialogContext } from './index.js' */

class ArrivalDialog extends DialogElement {
  heading() {
    const { state, texts } = this.context;
    const from = state.arrival?.from;
    return texts.t(from === 'here' ? 'new-game' : from === 'games' ? 'arrival-kept' : 'arrival-link');
  }

  body() {
    const { state, intents, texts } = this.context;
    const { t } = texts;
    if (!state.arrival) return html``;
    const { snapshot, safe } = state.arrival;
    const kept = html`<p>${t(safe ? 'arrival-safe' : 'arrival-lost')}</p>`;
    if (!snapshot) return kept;
    const coming = gist(snapshot);
    const rules = gameWords(coming, rulesReader(intents), texts);
    return html`
      <p>${t('arrival-what', { rules, players: playersWords(coming, texts) })}
        ${coming.turns > 0 ? html`${t('games-turns', { n: coming.turns })}. ${resultWords(coming, texts)}.` : nothing}</p>
      ${kept}`;
  }

  actions() {
    const { state, intents, texts } = this.context;
    return html`
      <button class="raised" autofocus @click=${() => {
        this.hide();
        intents.library().then(library => library.decline());
      }}>${texts.t('arrival-no')}</button>
      <button class="main" @click=${() => {
        this.hide();
        intents.library().then(library => library.accept());
      }}>${texts.t(state.arrival?.from === 'here' ? 'arrival-begin' : 'arrival-yes')}</button>`;
  }
}
customElements.define('puluc-arrival', ArrivalDialog);

export default (/** @type {DialogContext} */ context) =>
  html`<puluc-arrival class="dialog" .context=${context}></puluc-arrival>`;
