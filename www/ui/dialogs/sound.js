// The part of the settings about sound: on or off, and how loud.
import { css, html } from 'lit';

/** @import { DialogContext } from './index.js' */

/** @param {Event} event */
const input = ({ target }) => /** @type {HTMLInputElement} */ (target);

/** @param {DialogContext} context */
export function soundChoices({ state: { settings, audible }, intents, texts: { t } }) {
  /** @param {Event} event */
  const louder = event => {
    intents.set('volume', Number(input(event).value));
    // Who turns it up or down wants to hear it.
    if (!audible) intents.set('sound', 'on');
  };
  /** @param {Event} event */
  const turn = event => intents.set('sound', input(event).checked ? 'on' : 'off');
  return html`
    <fieldset><legend>${t('sound')}</legend><div class="sound">
      <label class="choice"><input type="checkbox" name="sound" .checked=${audible} @change=${turn}>${t('sound-on')}</label>
      <label class="volume"><span>${t('volume')}</span>
        <input type="range" name="volume" min="1" max="10" step="1" .value=${String(settings.volume)} @change=${louder}></label>
    </div></fieldset>`;
}

export const soundStyles = css`
.sound { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 28px; }
.volume { display: flex; flex: 1 1 15em; align-items: center; gap: 14px; min-height: 44px; font-weight: 500; }
.volume input { flex: 1; min-width: 8em; min-height: 44px; padding: 0; border: 0; background: none; accent-color: var(--live); cursor: pointer; }
@media (forced-colors: active) { .volume input { accent-color: auto; } }`;
