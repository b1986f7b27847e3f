// The menu of languages. As a menu it keeps the letters of other scripts from being fetched until it is opened.
import { html } from 'lit';
import { LANGUAGES } from '../i18n/index.js';
import { icon } from './icons.js';
import { menu } from './menu.js';

/** @import { Intents } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */

/** @param {Intents} intents @param {Texts} texts */
export function languageMenu(intents, { t, lang }) {
  const current = LANGUAGES.find(({ code }) => code === lang)?.name ?? '';
  return menu({
    id: 'languages',
    label: `${t('language')}: ${current}`,
    kind: 'language',
    face: html`${icon('globe', 20)}<span>${current}</span>`,
    items: LANGUAGES.map(({ code, name }) => ({
      label: name,
      lang: code,
      current: code === lang,
      run: () => intents.set('lang', code),
    })),
  });
}
