// Each dialog is fetched when it is first opened, and its texts.
import { needTexts } from '../../i18n/load.js';

/** @import { TemplateResult } from 'lit' */
/** @import { AppState, Dialog, Intents } from '../../types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */

/** @typedef {{ state: AppState, intents: Intents, texts: Texts, close: () => void }} DialogContext */
/** @typedef {(context: DialogContext) => TemplateResult} DialogView */

/** @type {Record<NonNullable<Dialog> | 'turns', () => Promise<{ default: DialogView }>>} */
const DIALOGS = {
  'new-game': () => import('./new-game.js'),
  settings: () => import('./settings.js'),
  rules: () => import('./rules.js'),
  record: () => import('./record.js'),
  sticks: () => import('./sticks.js'),
  resign: () => import('./resign.js'),
  about: () => import('./about.js'),
  editor: () => import('./editor.js'),
  watch: () => import('./watch.js'),
  share: () => import('./share.js'),
  arrival: () => import('./arrival.js'),
  turns: () => import('./turns.js'),
};

/** Files of texts that a dialog speaks besides its own. @type {Partial<Record<keyof typeof DIALOGS, string[]>>} */
const MORE = { share: ['saves'], arrival: ['saves', 'side'] };

/**
 * @param {NonNullable<Dialog> | 'turns'} name
 * @param {Texts} texts
 * @returns {Promise<DialogView>}
 */
export async function loadDialog(name, texts) {
  const [{ default: view }] = await Promise.all([
    DIALOGS[name](),
    needTexts(texts, ['dialogs', 'options', ...(MORE[name] ?? [])]),
  ]);
  return view;
}
