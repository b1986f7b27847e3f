import { css, html } from 'lit';
import { LANGUAGES } from '../../i18n/index.js';
import { DialogElement } from './dialog.js';

/** @import { DialogContext } from './index.js' */
/** @import { Settings } from '../../types.d.ts' */

/** Choices and switches in the order shown; words come from Fluent. */
const THEMES = /** @type {const} */ (['light', 'dark', 'contrast']);
const MOTIONS = /** @type {const} */ (['full', 'fast', 'none']);
/** @type {['forced' | 'textBoard', string][]} */
const SWITCHES = [
  ['forced', 'forced'],
  ['textBoard', 'text-board-option'],
];

class SettingsDialog extends DialogElement {
  static styles = [DialogElement.styles, css`.switches { display: grid; }`];

  heading() {
    return this.context.texts.t('settings-title');
  }

  body() {
    const {
      state: { settings },
      intents,
      texts: { t },
    } = this.context;
    return html`
      ${this.#choice(
        'lang',
        t('language'),
        LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
      )}
      ${this.#choice(
        'theme',
        t('theme'),
        THEMES.map(value => ({ value, label: t(`theme-${value}`) })),
      )}
      ${this.#choice(
        'motion',
        t('motion'),
        MOTIONS.map(value => ({ value, label: t(`motion-${value}`) })),
      )}
      <div class="switches">${SWITCHES.map(
        ([key, text]) => html`
        <label class="choice"><input type="checkbox" .checked=${settings[key]} @change=${(
          /** @type {Event} */ { target },
        ) => intents.set(key, /** @type {HTMLInputElement} */ (target).checked)}>${t(text)}</label>`,
      )}
      </div>`;
  }

  /**
   * @template {'lang' | 'theme' | 'motion'} K
   * @param {K} key
   * @param {string} label
   * @param {{ value: Settings[K], label: string }[]} choices
   */
  #choice(key, label, choices) {
    const {
      state: { settings },
      intents,
      texts: { t },
    } = this.context;
    const all = [{ value: /** @type {Settings[K]} */ ('auto'), label: t('auto') }, ...choices];
    return html`
      <fieldset><legend>${label}</legend><div class="choices">${all.map(
        choice => html`
        <label class="choice"><input type="radio" name=${key} .checked=${settings[key] === choice.value} @change=${() => intents.set(key, choice.value)}>${choice.label}</label>`,
      )}
      </div></fieldset>`;
  }
}
customElements.define('puluc-settings', SettingsDialog);

export default (/** @type {DialogContext} */ context) =>
  html`<puluc-settings class="dialog" .context=${context}></puluc-settings>`;
