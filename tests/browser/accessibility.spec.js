// No violation that axe-core knows in any phase of a game (axe-matrix.spec.js looks at all screens); what is spoken; where the focus goes.
import { serve } from '../../scripts/serve.mjs';
import { expect, expectAccessible, openGame, test } from './fixtures.js';
import {
  expectPhase,
  holdWorker,
  newGame,
  PEOPLE,
  settled,
  shellOf,
  slowMotion,
  spoken,
  throwFaces,
  withSettings,
} from './support.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./support.js').PulucGame} PulucGame */

const TWO = [true, true, false, false];

for (const [theme, lang] of /** @type {const} */ ([
  ['light', 'en'],
  ['dark', 'en'],
  ['contrast', 'en'],
  ['light', 'es'],
])) {
  test.describe(`axe-core finds nothing, ${theme}, ${lang}`, () => {
    const attrs = { theme, lang };

    test('on the table in every phase, with text board, turns, banners', async ({ page, server }) => {
      const game = await openGame(page, server, { attrs });
      await newGame(game, { ...PEOPLE, position: 'a/-/a/-/b/ba/-/b/- 1,2 1,0 a' });
      await expectAccessible(page);
      await throwFaces(game, TWO);
      await expectPhase(game, 'choosing');
      await shellOf(game).evaluate(({ intents }) => {
        intents?.set('textBoard', true);
        intents?.select('3');
        intents?.newGame({ rules: 'chess' });
      });
      await expect(game.locator('.board.shown')).toBeVisible();
      await expectAccessible(page);
      await game.evaluate((/** @type {PulucGame} */ element) => element.play('3').then(() => {}));
      await settled(game);
      await game.locator('.turns-button').click();
      await expect(game.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await game.evaluate((/** @type {PulucGame} */ element) => element.resign());
      await expectPhase(game, 'over');
      await expectAccessible(page);
    });
  });
}

test.describe('axe-core finds nothing', () => {
  test('while sticks fly, men move and the computer thinks, upright', async ({ page, server }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await slowMotion(page);
    const { waiting } = await holdWorker(page);
    const game = await openGame(page, server, { attrs: { motion: 'full' } });
    await newGame(game, PEOPLE);
    await throwFaces(game, TWO);
    await expectAccessible(page);
    await expectPhase(game, 'throwing');
    await game.evaluate((/** @type {PulucGame} */ element) => element.play('enter').then(() => {}));
    await expectPhase(game, 'moving');
    await expectAccessible(page);
    await expectPhase(game, 'moving');
    await game.evaluate(element => element.setAttribute('motion', 'none'));
    const computer = { kind: /** @type {const} */ ('computer') };
    await newGame(game, { rules: 'strasbourg', b: computer, position: 'a/-/-/b/-/b/-/-/a 3,3 0,0 b' });
    await waiting(1);
    await expectAccessible(page);
    await expectPhase(game, 'thinking');
  });

  test('when the game cannot be loaded, and in its menu', async ({ page, problems }) => {
    const server = await serve({ wasm: 'missing' });
    await page.goto(server.url);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    server.options.wasm = 'right';
    await page.getByRole('button', { name: 'Try again' }).click();
    const game = page.locator('puluc-game');
    await game.getByRole('button', { name: 'Two players' }).click();
    await game.getByRole('button', { name: 'Menu' }).click();
    await expect(game.locator('#menu')).toBeVisible();
    await expectAccessible(page);
    problems.splice(0);
    await server.close();
  });
});

test('everything is said once, the same thing twice in a row too', async ({ page, server }) => {
  const game = await openGame(page, server);
  await newGame(game, { ...PEOPLE, a: { kind: 'human', name: 'Ana' }, position: 'a/-/-/-/b/-/-/-/- 4,4 0,0 a' });
  await throwFaces(game, [true, true, true, true]);
  await settled(game);
  await game.evaluate((/** @type {PulucGame} */ element) => element.play('enter').then(() => {}));
  await throwFaces(game, [true, false, false, false]);
  await throwFaces(game, [true, false, false, false]);
  await throwFaces(game, [true, false, false, false]);
  await settled(game);
  expect(await spoken(game)).toEqual(
    [
      ['Ana enters a man on space 5. Ana takes one enemy man on space 5.'],
      ['Clay throws one yellow: 0.', 'Clay has no score and passes.'],
      ['Ana throws one yellow: 0.', 'Ana has no score and passes.'],
      ['Clay throws one yellow: 0.', 'Clay has no score and passes.'],
    ]
      .flat()
      .slice(-6),
  );
  const region = game.locator('puluc-announcer');
  await expect(region).toHaveAttribute('aria-live', 'polite');
});

test('a dialog gives the focus back to where it was, and what goes away hands it on', async ({ page, server }) => {
  await withSettings(page, { textBoard: true });
  const game = await openGame(page, server);
  await newGame(game, { ...PEOPLE, first: 'a' });
  const focused = () =>
    shellOf(game).evaluate(shell => {
      const active = shell.shadowRoot?.activeElement;
      return active?.getAttribute('aria-label') ?? active?.textContent?.trim() ?? '';
    });
  const menu = game.getByRole('button', { name: 'Menu' });
  for (const name of ['New game…', 'Rules', 'Settings', 'Game record', 'Resign']) {
    await menu.focus();
    await page.keyboard.press('Enter');
    await game.locator('#menu').getByRole('button', { name, exact: true }).press('Enter');
    await expect(game.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(game.getByRole('dialog')).toHaveCount(0);
    expect(await focused(), `after ${name}`).toBe('Menu');
  }
  await throwFaces(game, TWO);
  await expectPhase(game, 'choosing');
  await game.locator('.choice-list button').first().press('Enter');
  await expectPhase(game, 'ready');
  expect(await focused()).toBe('Throw');
});

test.describe('at 200 percent and on the smallest screen', () => {
  for (const size of [
    { width: 512, height: 384 },
    { width: 360, height: 640 },
    { width: 320, height: 256 },
  ]) {
    test(`nothing is cut off at ${size.width}×${size.height}`, async ({ page, server }) => {
      await page.setViewportSize(size);
      const game = await openGame(page, server);
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await wide()).toBeLessThanOrEqual(0);
      const play = game.getByRole('button', { name: 'Play', exact: true });
      await play.scrollIntoViewIfNeeded();
      await play.click();
      expect(await wide()).toBeLessThanOrEqual(0);
      const main = game.locator('.buttons').getByRole('button', { name: 'Throw' });
      await main.scrollIntoViewIfNeeded();
      await expect(main).toBeInViewport({ ratio: 1 });
      const { width, height } = (await main.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    });
  }
});
