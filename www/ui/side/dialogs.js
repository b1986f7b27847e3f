// Dialogs over a game of the side: its own for a new game, Puluc's for what is the same. Fetched when first opened.
import { needTexts } from '../../i18n/load.js';

/** @import { SideName } from '../../app/side/types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */
/** @import { DialogView } from '../dialogs/index.js' */
/** @import { SideDialog } from './types.d.ts' */

/** @type {Record<string, () => Promise<{ default: DialogView }>>} */
const DIALOGS = {
  record: () => import('../dialogs/record.js'),
  resign: () => import('../dialogs/resign.js'),
  share: () => import('../dialogs/share.js'),
  'new-game tak-tikl': () => import('./new-tak-tikl.js'),
  'new-game mancala': () => import('./new-mancala.js'),
};

/** @param {SideDialog} name @param {SideName} game @param {Texts} texts @returns {Promise<DialogView>} */
export async function sideDialog(name, game, texts) {
  const load = DIALOGS[name] ?? DIALOGS[`${name} ${game}`];
  if (!load) throw new Error(`there is no dialog ${name}`);
  const [{ default: view }] = await Promise.all([
    load(),
    needTexts(texts, ['dialogs', ...(name === 'share' ? ['saves'] : [])]),
  ]);
  return view;
}
