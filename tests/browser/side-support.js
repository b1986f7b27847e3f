// How the tests play the box's other two games.
import { expect, openGame } from './fixtures.js';
import { appState, PLAIN, settled } from './support.js';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Locator} Locator
 * @typedef {import('../../www/app/side/types.d.ts').SideOptions} SideOptions
 * @typedef {import('../../www/app/side/types.d.ts').SideSnapshot} SideSnapshot
 * @typedef {import('../../www/app/side/types.d.ts').TakTiklSnapshot} TakTiklSnapshot
 * @typedef {import('../../www/app/side/types.d.ts').MancalaSnapshot} MancalaSnapshot
 */

/** Two people before one screen. @type {SideOptions} */
export const TWO = { a: { kind: 'human' }, b: { kind: 'human' }, first: 'a' };

/** @param {Page} page @param {import('./fixtures.js').Server} server @param {string} name @param {Record<string, string>} [attrs] */
export const openSide = (page, server, name, attrs = {}) =>
  openGame(page, server, { attrs: { ...PLAIN, game: name, ...attrs } });

/** @param {Locator} game @param {SideOptions} options */
export const begin = (game, options) =>
  game.evaluate((element, given) => Reflect.get(element, 'newGame').call(element, given), options);

/** @param {Locator} game @param {string} move */
export const play = (game, move) =>
  game.evaluate((element, given) => Reflect.get(element, 'play').call(element, given), move);

/** @param {Locator} game */
export async function sideOf(game) {
  const { side } = await appState(game);
  if (!side) throw new Error('no game of the side is shown');
  return side;
}

/** @param {Locator} game */
export async function stateOf(game) {
  await settled(game);
  return (await sideOf(game)).snapshot;
}

/** @param {Locator} game @returns {Promise<TakTiklSnapshot>} */
export const takTiklOf = async game => /** @type {TakTiklSnapshot} */ (await stateOf(game));

/** @param {Locator} game @returns {Promise<MancalaSnapshot>} */
export const mancalaOf = async game => /** @type {MancalaSnapshot} */ (await stateOf(game));

/** @param {Locator} game @param {string} name */
export async function fromMenu(game, name) {
  await game.locator('puluc-side').getByRole('button', { name: 'Menu' }).click();
  await game.locator('puluc-side #menu').getByRole('button', { name, exact: true }).click();
}

/** @param {Locator} game */
export async function openTextBoard(game) {
  await game.locator('puluc-side .buttons').getByRole('button', { name: 'Text board' }).press('Enter');
  const board = game.locator('puluc-side').getByRole('region', { name: 'The board' });
  await expect(board).toBeVisible();
  return board;
}
