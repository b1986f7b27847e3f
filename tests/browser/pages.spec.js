// Elements on pages of others: several, none, moved, and keys that are none of theirs.
import { expect, test } from './fixtures.js';
import { newGame, recordOf, settled, thinkers, throwFaces, turnsOf } from './support.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./fixtures.js').Server} Server */
/** @typedef {import('./support.js').PulucGame} PulucGame */

const COMPUTERS = {
  rules: 'bell',
  a: { kind: /** @type {const} */ ('human') },
  b: { kind: /** @type {const} */ ('computer') },
  seed: 2,
};

/**
 * A page of somebody else with the element in it.
 * @param {Page} page
 * @param {Server} server
 * @param {string} body
 */
async function openPage(page, server, body) {
  const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";
  await page.route(`${server.url}other.html`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="${policy}">
        <title>Other</title><script type="module" src="puluc-game.js"></script></head><body>${body}</body></html>`,
    }),
  );
  await page.goto(`${server.url}other.html`);
  await page.evaluate(async () => {
    await customElements.whenDefined('puluc-game');
    await Promise.all([...document.querySelectorAll('puluc-game')].map(element => Reflect.get(element, 'ready')));
  });
}

test('two on one page do not know of each other, share one worker, and end it when the last one goes', async ({
  page,
  server,
}) => {
  await openPage(
    page,
    server,
    '<puluc-game motion="none"></puluc-game><puluc-game motion="none" theme="dark" lang="es"></puluc-game>',
  );
  const globals = await page.evaluate(() => Object.keys(window).filter(key => /puluc/i.test(key)));
  expect(globals).toEqual([]);
  const [one, two] = [page.locator('puluc-game').first(), page.locator('puluc-game').nth(1)];
  expect(thinkers(page)).toHaveLength(0);
  for (const [game, first] of /** @type {const} */ ([
    [one, 'a'],
    [two, 'b'],
  ])) {
    // Two men may go, so that the computer has to ask its worker.
    await newGame(game, { ...COMPUTERS, rules: 'strasbourg', position: `a/-/-/b/-/b/-/-/a 3,3 0,0 ${first}` });
  }
  await settled(one);
  expect(turnsOf(await recordOf(one))).toEqual([]);
  await settled(two);
  expect(turnsOf(await recordOf(two)).length).toBeGreaterThan(0);
  const before = await recordOf(two);
  await throwFaces(one, [true, true, false, false]);
  await one.evaluate((/** @type {PulucGame} */ element) => element.play('1').then(() => {}));
  await settled(one);
  expect(await recordOf(two)).toBe(before);
  expect(thinkers(page)).toHaveLength(1);

  await page.evaluate(() => document.querySelector('puluc-game')?.remove());
  await page.waitForTimeout(100);
  expect(thinkers(page)).toHaveLength(1);
  const ended = thinkers(page)[0].waitForEvent('close');
  await page.evaluate(() => document.querySelector('puluc-game')?.remove());
  await ended;
  expect(thinkers(page)).toHaveLength(0);
});

test('each of two keeps its own game over a reload', async ({ page, server }) => {
  const body = '<puluc-game motion="none"></puluc-game><puluc-game motion="none" id="club"></puluc-game>';
  await openPage(page, server, body);
  const games = [page.locator('puluc-game').first(), page.locator('puluc-game').nth(1)];
  await newGame(games[0], { rules: 'bell', seed: 1 });
  await newGame(games[1], { rules: 'homeward', seed: 2 });
  await openPage(page, server, body);
  expect(await Promise.all(games.map(game => game.evaluate((/** @type {PulucGame} */ { rules }) => rules)))).toEqual([
    'bell',
    'homeward',
  ]);
});

test('a game that is moved in the page plays on', async ({ page, server }) => {
  await openPage(page, server, '<puluc-game motion="none"></puluc-game><section></section>');
  const game = page.locator('puluc-game');
  await newGame(game, { rules: 'bell', first: 'a', seed: 1 });
  await throwFaces(game, [true, true, false, false]);
  const record = await recordOf(game);
  await page.evaluate(() =>
    document.querySelector('section')?.append(/** @type {Element} */ (document.querySelector('puluc-game'))),
  );
  expect(await recordOf(game)).toBe(record);
  await game.evaluate((/** @type {PulucGame} */ element) => element.play('enter').then(() => {}));
  expect(turnsOf(await recordOf(game))).toEqual(['1 a 1100 enter']);
});

test('keys are left alone while the focus is outside', async ({ page, server }) => {
  await openPage(
    page,
    server,
    '<label>Name <input></label><button>Other</button><puluc-game motion="none"></puluc-game>',
  );
  const game = page.locator('puluc-game');
  await newGame(game, { rules: 'bell', first: 'a', seed: 3 });
  await page.evaluate(() => {
    Reflect.set(window, 'taken', []);
    addEventListener('keydown', event => {
      if (event.defaultPrevented) Reflect.get(window, 'taken').push(event.key);
    });
  });
  const keys = ['t', 'u', 'r', '0', '5', 'ArrowRight', 'Escape', ' '];
  await page.getByRole('textbox', { name: 'Name' }).focus();
  for (const key of keys) await page.keyboard.press(key);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('tur05 ');
  await page.getByRole('button', { name: 'Other' }).focus();
  for (const key of keys) await page.keyboard.press(key);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  for (const key of keys) await page.keyboard.press(key);
  expect(turnsOf(await recordOf(game))).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'taken'))).toEqual([]);
  // Inside, with a key of the browser's held, it is the browser's.
  await game.locator('.buttons').getByRole('button', { name: 'Throw' }).focus();
  await page.keyboard.press('Alt+t');
  expect(turnsOf(await recordOf(game))).toEqual([]);
  await page.keyboard.press('t');
  expect(turnsOf(await recordOf(game))).toHaveLength(1);
});

test('twenty elements that came and went leave nothing behind', async ({ page, server }) => {
  await openPage(page, server, '<puluc-game motion="none" theme="contrast"></puluc-game>');
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const used = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (/** @type {string} */ name) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
  };
  const comeAndGo = (/** @type {number} */ times) =>
    page.evaluate(async count => {
      for (let n = 0; n < count; n += 1) {
        document.querySelector('puluc-game')?.remove();
        const element = /** @type {PulucGame} */ (document.createElement('puluc-game'));
        element.setAttribute('motion', 'none');
        element.setAttribute('theme', 'contrast');
        document.body.append(element);
        await element.ready;
        await element.newGame({
          rules: 'strasbourg',
          b: { kind: 'computer' },
          position: 'a/-/-/b/-/b/-/-/a 3,3 0,0 b',
        });
        await element.settled;
      }
    }, times);
  await comeAndGo(5);
  const before = await used();
  await comeAndGo(20);
  const after = await used();
  expect(page.workers()).toHaveLength(1);
  expect(after.nodes).toBeLessThan(before.nodes * 1.2);
  expect(after.listeners).toBeLessThan(before.listeners * 1.2);
  expect(after.heap).toBeLessThan(before.heap + 2_000_000);
});
