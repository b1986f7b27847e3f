import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '../../scripts/serve.mjs';
import { expect, openGame, ready, test } from './fixtures.js';
import { newGame, PEOPLE, recordOf, snapshotOf, thinkers, throwFaces } from './support.js';

/** @typedef {import('@playwright/test').Page} Page */

test.use({ serviceWorkers: 'allow' });

test('after the first visit the page opens with the server stopped', async ({ page }) => {
  const server = await serve();
  await openGame(page, server);
  await allKept(page);
  await server.close();

  await page.goto(`${server.url}?seed=7`);
  const game = await ready(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // The computer's worker and the dialogs are kept as well.
  const computer = { kind: /** @type {const} */ ('computer') };
  await newGame(game, { rules: 'strasbourg', b: computer, position: 'a/-/-/b/-/b/-/-/a 3,3 0,0 b' });
  expect((await snapshotOf(game)).turns[0]).toMatchObject({
    side: 'b',
    move: /** @type {unknown} */ (expect.any(String)),
  });
  expect(thinkers(page)).toHaveLength(1);
  await game.getByRole('button', { name: 'Rules' }).click();
  await expect(game.getByRole('dialog', { name: 'Rules' })).toBeVisible();
});

test('a new version is offered, taken whole in every tab, and nothing is asked for in vain', async ({
  page,
  context,
}, info) => {
  const server = await serve();
  const game = await openGame(page, server);
  await allKept(page);
  await newGame(game, { ...PEOPLE, first: 'a' });
  await throwFaces(game, [true, true, false, false]);
  const record = await recordOf(game);
  await page.reload();
  await ready(page);
  const other = await context.newPage();
  await other.goto(server.url);
  await ready(other);

  /** @type {string[]} */
  const missing = [];
  context.on('response', response => {
    if (response.status() >= 400) missing.push(response.url());
  });
  server.options.folder = await nextVersion(server.options.folder, info.outputPath('next'));
  await page.reload();
  await ready(page);
  expect(await page.title(), 'the old version stays until the new one is taken').toBe('Puluc');
  await page.getByRole('button', { name: 'Take it now' }).click();

  for (const tab of [page, other]) await expect.poll(() => tab.title().catch(() => '')).toBe('Puluc, next');
  await ready(page);
  await ready(other);
  // Both load at the same time, and the first to ask goes on with the game.
  const records = [page, other].map(tab => recordOf(tab.locator('puluc-game')).catch(() => 'none'));
  expect(await Promise.all(records), 'the game is kept').toContain(record);
  expect(missing).toEqual([]);
  await server.close();
});

/**
 * The service worker has everything.
 * @param {Page} page
 */
function allKept(page) {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated')
      await new Promise(done => active?.addEventListener('statechange', done, { once: true }));
  });
}

/**
 * A build with another page and another name for its script, as a release would have them; the old names are gone.
 * @param {string} folder
 * @param {string} next
 */
async function nextVersion(folder, next) {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const script = /assets\/(index-[\w-]+)\.js/.exec(page)?.[1] ?? '';
  expect(script).not.toBe('');
  await cp(folder, next, { recursive: true, filter: from => !from.includes(script) });
  await cp(join(folder, `assets/${script}.js`), join(next, 'assets/index-next.js'));
  const changed = page.replace(script, 'index-next').replace('<title>Puluc</title>', '<title>Puluc, next</title>');
  await writeFile(join(next, 'index.html'), changed);
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  const revised = worker.replace(script, 'index-next').replace(/(url:"index\.html",revision:")\w+/, '$1next');
  await writeFile(join(next, 'sw.js'), revised);
  return next;
}
