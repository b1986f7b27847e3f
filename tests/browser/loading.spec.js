import { serve } from '../../scripts/serve.mjs';
import { expect, openGame, ready, test } from './fixtures.js';

test('the page opens on a game without a single error', async ({ page, server }) => {
  const game = await openGame(page, server);
  await expect(game).toBeVisible();
});

test('the page works from a folder of its host', async ({ page }) => {
  const server = await serve({ base: '/museum/games/' });
  await openGame(page, server);
  await server.close();
});

test('only the own host is asked', async ({ page, server }) => {
  /** @type {string[]} */
  const others = [];
  page.on('request', request => {
    if (!request.url().startsWith(server.url)) others.push(request.url());
  });
  await openGame(page, server);
  expect(others).toEqual([]);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after the first visit the page opens with the server stopped', async ({ page, problems }) => {
    const server = await serve();
    await openGame(page, server);
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== 'activated') await new Promise(done => active?.addEventListener('statechange', done));
    });
    await server.close();
    await page.goto(`${server.url}?seed=7`);
    await ready(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(problems).toEqual([]);
  });
});
