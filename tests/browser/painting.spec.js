// The full art is painted beside the page, or by it where there is no other way; and what stands still is left alone.
import { expect, openGame, test } from './fixtures.js';
import { newGame, PEOPLE, settled } from './support.js';

/** @typedef {import('@playwright/test').Page} Page */

/** The table's art stands. @param {Page} page */
const painted = page => page.waitForFunction(() => performance.getEntriesByName('puluc-art').length > 0);
/** @param {Page} page */
const painters = page => page.workers().filter(worker => /baker/.test(worker.url()));

test('by a worker that ends when all is painted', async ({ page, server }) => {
  /** @type {string[]} */
  const started = [];
  page.on('worker', worker => started.push(worker.url()));
  const game = await openGame(page, server, { attrs: { theme: 'light' } });
  await newGame(game, PEOPLE);
  await painted(page);
  expect(started.filter(url => /baker/.test(url)).length).toBeGreaterThan(0);
  await expect.poll(() => painters(page).length, { timeout: 30_000 }).toBe(0);
});

test('by the page where the worker cannot be had', async ({ page, server, problems }) => {
  await page.route(/baker.*\.js$/, route => route.abort());
  const game = await openGame(page, server, { attrs: { theme: 'dark' } });
  await newGame(game, PEOPLE);
  await painted(page);
  problems.length = 0;
});

test('no frame is asked for while nothing moves', async ({ page, server }) => {
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    Reflect.set(window, 'asked', 0);
    window.requestAnimationFrame = callback => {
      Reflect.set(window, 'asked', Reflect.get(window, 'asked') + 1);
      return frame(callback);
    };
  });
  const game = await openGame(page, server, { attrs: { theme: 'light', motion: 'full' } });
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked'));
  await newGame(game, { ...PEOPLE, position: 'a/-/-/b/-/-/-/-/- 4,4 0,0 a' });
  await game.locator('.buttons').getByRole('button', { name: 'Throw' }).click();
  await settled(game);
  await painted(page);
  expect(await asked()).toBeGreaterThan(5);
  // The loop's own last frame finds nothing to do.
  await expect
    .poll(async () => {
      const before = await asked();
      await page.waitForTimeout(300);
      return (await asked()) - before;
    })
    .toBe(0);
});
