// What is read or learned beside a game of the side: its lesson, its rules, its history. Fetched when first opened.
import { needTexts } from '../../i18n/load.js';

/** @import { TemplateResult } from 'lit' */
/** @import { AppState, Intents } from '../../types.d.ts' */
/** @import { SideIntents, SideLeaf, SideState } from '../../app/side/types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */
/** @import { MakeSideStage } from '../../view/side/types.d.ts' */
/** @import { SideWords } from './types.d.ts' */

/**
 * As the pages beside Puluc's table have it, with the ways of this game.
 * @typedef {object} LeafContext
 * @property {AppState & { side: SideState }} state
 * @property {Pick<Intents, 'set' | 'leave'> & { show: (name: SideLeaf) => void, play: () => void, side: SideIntents }} intents `play` shows the game
 * @property {Texts} texts
 * @property {SideWords<any>} words
 * @property {MakeSideStage} make
 */

/** @typedef {(context: LeafContext) => TemplateResult} LeafView */

/** @type {Record<SideLeaf, [load: () => Promise<{ default: LeafView }>, texts: string[]]>} */
const LEAVES = {
  lesson: [() => import('./lesson.js'), ['lesson', 'leaves']],
  rules: [() => import('./rules.js'), ['leaves']],
  history: [() => import('./history.js'), ['history', 'leaves']],
};

/** @param {SideLeaf} name @param {Texts} texts @returns {Promise<LeafView>} */
export async function loadLeaf(name, texts) {
  const [load, parts] = LEAVES[name];
  const [{ default: view }] = await Promise.all([load(), needTexts(texts, ['dialogs', ...parts])]);
  return view;
}
