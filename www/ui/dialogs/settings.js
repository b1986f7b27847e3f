import { css, html, nothing } from 'lit';
import { LANGUAGES } from '../../i18n/index.js';
import { megabytes } from '../odds.js';
import { DialogElement } from './dialog.js';
import { soundChoices, soundStyles } from './sound.js';

/** @import { DialogContext } from './index.js' */
/** @import { Settings } from '../../types.d.ts' */

/** Choices and switches in the order shown; words come from Fluent. */
const THEMES = /** @type {const} */ (['light', 'dark', 'contrast']);
const MOTIONS = /** @type {const} */ (['full', 'fast', 'none']);
const PACES = /** @type {const} */ (['slow', 'even', 'quick']);
/** What stands on the table and what is thrown, each with its choices. @type {['men' | 'tool', Settings['men' | 'tool'][]][]} */
const LOOKS = [
  ['men', ['clay', 'twigs', 'kernels']],
  ['tool', ['sticks', 'kernels', 'coins']],
];
/** @type {['confirm' | 'forced' | 'ownThrows' | 'textBoard' | 'opposite' | 'leftHanded', string][]} */
const SWITCHES = [
  ['confirm', 'confirm-option'],
  ['forced', 'forced'],
  ['ownThrows', 'own-throws-option'],
  ['textBoard', 'text-board-option'],
  ['opposite', 'opposite-option'],
  ['leftHanded', 'left-handed-option'],
];

/** @type {['bar' | 'best' | 'all', string][]} */
const HINTS = [
  ['bar', 'hint-bar'],
  ['best', 'hint-best'],
  ['all', 'hint-all'],
];

const checked = (/** @type {Event} */ { target }) => /** @type {HTMLInputElement} */ (target).checked;

class SettingsDialog extends DialogElement {
  static styles = [
    DialogElement.styles,
    soundStyles,
    css`.switches { display: grid; } .kept { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; font-size: 15px; } .kept p { flex: 1 1 14em; }`,
  ];

  heading() {
    return this.context.texts.t('settings-title');
  }

  body() {
    const {
      state: { settings, hints, keptTables },
      intents,
      texts,
    } = this.context;
    const { t } = texts;
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
      ${LOOKS.map(
        ([key, choices]) => html`
        <fieldset><legend>${t(`look-${key}`)}</legend><div class="choices">${choices.map(
          value => html`
          <label class="choice"><input type="radio" name=${key} .checked=${settings[key] === value} @change=${() => intents.set(key, value)}>${t(`look-${key}-${value}`)}</label>`,
        )}</div></fieldset>`,
      )}
      ${soundChoices(this.context)}
      <fieldset><legend>${t('pace')}</legend><div class="choices">${PACES.map(
        value => html`
        <label class="choice"><input type="radio" name="pace" .checked=${settings.pace === value} @change=${() => intents.set('pace', value)}>${t(`pace-${value}`)}</label>`,
      )}</div></fieldset>
      <fieldset><legend>${t('hints-title')}</legend><div class="switches">${HINTS.map(
        ([key, text]) => html`
        <label class="choice"><input type="checkbox" .checked=${hints[key]} @change=${(/** @type {Event} */ event) => intents.setHints({ [key]: checked(event) })}>${t(text)}</label>`,
      )}</div></fieldset>
      ${
        keptTables > 0
          ? html`<div class="kept"><p>${t('kept-tables', { size: megabytes(keptTables, texts) })}</p>
        <button class="raised" @click=${() => intents.forgetTables()}>${t('forget-tables')}</button></div>`
          : nothing
      }
      <div class="switches">${SWITCHES.map(
        ([key, text]) => html`
        <label class="choice"><input type="checkbox" .checked=${settings[key]} @change=${(/** @type {Event} */ event) => intents.set(key, checked(event))}>${t(text)}</label>`,
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
