// Two computers play each other: how strong, how fast.
import { html, nothing } from 'lit';
import { DialogElement } from './dialog.js';

/** @import { DialogContext } from './index.js' */
/** @import { Level } from '../../types.d.ts' */

const LEVELS = /** @type {const} */ (['beginner', 'easy', 'medium', 'hard', 'perfect']);
const PACES = /** @type {const} */ (['slow', 'even', 'quick']);

class Watch extends DialogElement {
  static properties = { level: { state: true }, tried: { state: true } };

  constructor() {
    super();
    /** @type {Level} */
    this.level = 'perfect';
    /** A start was asked for: a problem from now on is this dialog's. */
    this.tried = false;
  }

  heading() {
    return this.context.texts.t('watch-title');
  }

  body() {
    const { state, intents, texts } = this.context;
    const { t } = texts;
    return html`
      <p>${t('watch-text')}</p>
      <fieldset><legend>${t('level')}</legend><div class="choices">${LEVELS.map(
        level => html`
        <label class="choice"><input type="radio" name="level" .checked=${this.level === level} @change=${() => {
          this.level = level;
        }}>${t(`level-${level}`)}</label>`,
      )}</div></fieldset>
      <fieldset><legend>${t('pace')}</legend><div class="choices">${PACES.map(
        pace => html`
        <label class="choice"><input type="radio" name="pace" .checked=${state.settings.pace === pace} @change=${() => intents.set('pace', pace)}>${t(`pace-${pace}`)}</label>`,
      )}</div></fieldset>
      ${this.tried && state.problem ? html`<p class="error" role="alert">${t(`problem-${state.problem.code}`)}</p>` : nothing}`;
  }

  actions() {
    const { intents, texts } = this.context;
    return html`<button class="main" @click=${() => {
      this.tried = true;
      intents.watch(this.level);
    }}>${texts.t('watch-start')}</button>`;
  }
}
customElements.define('puluc-watch', Watch);

export default (/** @type {DialogContext} */ context) =>
  html`<puluc-watch class="dialog" .context=${context}></puluc-watch>`;
