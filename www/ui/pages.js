// The pages beside the table: each is fetched when it is first opened, and its texts.
import { needTexts } from '../i18n/load.js';

/** @import { TemplateResult } from 'lit' */
/** @import { AppState, Intents, Stage } from '../types.d.ts' */
/** @import { Pointed } from '../app/input.js' */
/** @import { Texts } from '../i18n/index.js' */
/** @import { MakeStage } from './board.js' */

/** Hears the pointer on a canvas and its stage. @typedef {(canvas: HTMLCanvasElement, stage: Stage, pointed: Pointed, signal: AbortSignal) => void} Listen */
/** @typedef {{ state: AppState, intents: Intents, texts: Texts, makeStage: MakeStage | null, listen: Listen | null, games: GamePages, hearer: import('../types.d.ts').Hearer | null }} PageContext */
/** @typedef {(context: PageContext) => TemplateResult} PageView */
/** @typedef {'review' | 'lab' | 'puzzles' | 'games' | 'throws' | 'lesson' | 'rules' | 'glossary' | 'history'} OwnPage */
/** @typedef {OwnPage | import('../app/side/types.d.ts').SideName} PageName */

/** Its module, and the texts that it speaks besides the table's. @typedef {[load: () => Promise<{ default: PageView }>, texts: string[]]} PageEntry */

/** @type {Record<OwnPage, PageEntry>} */
const PAGES = {
  review: [() => import('./review/review.js'), ['dialogs', 'review']],
  lab: [() => import('./lab/lab.js'), ['dialogs', 'lab']],
  games: [() => import('./games/games.js'), ['dialogs', 'saves', 'side']],
  throws: [() => import('./games/throws.js'), ['dialogs', 'saves', 'side']],
  lesson: [() => import('./lesson/lesson.js'), ['dialogs', 'lesson']],
  rules: [() => import('./rules/rules.js'), ['dialogs']],
  glossary: [() => import('./glossary/glossary.js'), ['dialogs', 'glossary']],
  history: [() => import('./history/history.js'), ['dialogs', 'history']],
  puzzles: [() => import('./puzzles/puzzles.js'), ['review', 'puzzles']],
};

/** @typedef {Partial<Record<string, { page: PageEntry[0], stage: () => Promise<{ createStage: Function }>, texts: string[] }>>} GamePages */

/** @param {string} screen @param {GamePages} games @returns {screen is PageName} */
export const isPage = (screen, games) => screen in PAGES || screen in games;

/** @param {PageName} name @param {Texts} texts @param {GamePages} games @returns {Promise<PageView>} */
export async function loadPage(name, texts, games) {
  const game = games[name];
  const [load, parts] = game ? [game.page, game.texts] : PAGES[/** @type {OwnPage} */ (name)];
  const [{ default: view }] = await Promise.all([load(), needTexts(texts, parts)]);
  return view;
}
