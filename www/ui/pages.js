// The pages beside the table: each is fetched when it is first opened.

/** @import { TemplateResult } from 'lit' */
/** @import { AppState, Intents } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */
/** @import { MakeStage } from './board.js' */

/** @typedef {{ state: AppState, intents: Intents, texts: Texts, makeStage: MakeStage | null }} PageContext */
/** @typedef {(context: PageContext) => TemplateResult} PageView */
/** @typedef {'review' | 'lab'} PageName */

/** @type {Record<PageName, () => Promise<{ default: PageView }>>} */
const PAGES = {
  review: () => import('./review/review.js'),
  lab: () => import('./lab/lab.js'),
};

/** @param {string} screen @returns {screen is PageName} */
export const isPage = screen => screen in PAGES;

/** @param {PageName} name @returns {Promise<PageView>} */
export async function loadPage(name) {
  return (await PAGES[name]()).default;
}
