// The box's other games. A game is its rooms and one entry here: how its part of the app is fetched, its page, its picture.

/** @import { PageView } from './ui/pages.js' */
/** @import { OpenGame } from './app/rooms.js' */

/** @typedef {{ open: () => Promise<{ default: OpenGame }>, page: () => Promise<{ default: PageView }>, stage: () => Promise<{ createStage: Function }>, texts: string[] }} GameEntry */

/** @type {Record<import('./app/side/types.d.ts').SideName, GameEntry>} */
export const GAMES = {
  'tak-tikl': {
    open: () => import('./app/side/tak-tikl.js'),
    page: () => import('./ui/side/tak-tikl.js'),
    stage: () => import('./view/taktikl/stage.js'),
    texts: ['dialogs', 'review', 'side'],
  },
  mancala: {
    open: () => import('./app/side/mancala.js'),
    page: () => import('./ui/side/mancala.js'),
    stage: () => import('./view/mancala/stage.js'),
    texts: ['dialogs', 'review', 'side'],
  },
};
