// What the table is made of comes after the first screen; without it that screen stays, and says so.
import { expect, openGame, ready, test } from './fixtures.js';
import { appState, newGame, PEOPLE, PLAIN, spoken, throwFaces } from './support.js';

test('where the table cannot be fetched the first screen stays, says so, and a reload goes on', async ({
  page,
  server,
  problems,
}) => {
  const parts = /table-parts.*\.js$/;
  await page.route(parts, route => route.abort());
  const game = await openGame(page, server, { attrs: PLAIN });
  await expect(game.getByRole('alert')).toHaveCount(0);
  await game.getByRole('button', { name: 'Two players' }).click();
  await expect(game.getByRole('alert')).toBeVisible();
  await expect(game.getByRole('button', { name: 'Two players' })).toBeVisible();
  expect((await appState(game)).screen).toBe('table');
  await page.unroute(parts);
  await game.getByRole('alert').getByRole('button', { name: 'Load the page again' }).click();
  await expect(game.locator('.buttons')).toBeVisible();
  // The browser's own lines on the failed request.
  problems.splice(0);
});

test('a game that goes on is there when the page is ready', async ({ page, server }) => {
  await newGame(await openGame(page, server, { attrs: PLAIN }), PEOPLE);
  await page.reload();
  const game = await ready(page);
  expect(await game.locator('.buttons').count()).toBe(1);
});

test('what happens before the sentences are there is told when they come', async ({ page, server }) => {
  /** @type {() => void} */
  let fetched = () => {};
  const held = new Promise(resolve => {
    fetched = () => resolve(null);
  });
  await page.route(/table-parts.*\.js$/, async route => {
    await held;
    await route.continue();
  });
  const game = await openGame(page, server, { attrs: PLAIN });
  const begun = newGame(game, PEOPLE);
  await throwFaces(game, [true, true, false, false]);
  expect(await spoken(game)).toEqual([]);
  fetched();
  await begun;
  await expect.poll(() => spoken(game)).toHaveLength(1);
});
