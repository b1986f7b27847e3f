// The pages beside the table: each is fetched when it is first opened, and its texts.
import { needTexts } from '../i18n/load.js';

/** @import { TemplateResult } from 'lit' */
/** @import { AppState, Intents } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */
/** @import { MakeStage } from './board.js' */

/** @typedef {{ state: AppState, intents: Intents, texts: Texts, makeStage: MakeStage | null }} PageContext */
/** @typedef {(context: PageContext) => TemplateResult} PageView */
/** @typedef {'review' | 'lab' | 'puzzles' | 'games' | 'throws' | 'lesson' | 'rules' | 'glossary' | 'history'} PageName */

/** Its module, and the texts that it speaks besides the table's. @type {Record<PageName, [() => Promise<{ default: PageView }>, string[]]>} */
const PAGES = {
  review: [() => import('./review/review.js'), ['dialogs', 'review']],
  lab: [() => import('./lab/lab.js'), ['dialogs', 'lab']],
  games: [() => import('./games/games.js'), ['dialogs', 'saves']],
  throws: [() => import('./games/throws.js'), ['dialogs', 'saves']],
  lesson: [() => import('./lesson/lesson.js'), ['dialogs', 'lesson']],
  rules: [() => import('./rules/rules.js'), ['dialogs', 'rules']],
  glossary: [() => import('./glossary/glossary.js'), ['dialogs', 'glossary']],
  history: [() => import('./history/history.js'), ['dialogs', 'history']],
  puzzles: [() => import('./puzzles/puzzles.js'), ['review', 'puzzles']],
};

/** @param {string} screen @returns {screen is PageName} */
export const isPage = screen => screen in PAGES;

/** @param {PageName} name @param {Texts} texts @returns {Promise<PageView>} */
export async function loadPage(name, texts) {
  const [load, parts] = PAGES[name];
  const [{ default: view }] = await Promise.all([load(), needTexts(texts, parts)]);
  return view;
}
