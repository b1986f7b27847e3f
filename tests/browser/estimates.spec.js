// Before a solve is done: what is estimated is there at once and marked so, can be stopped, and turns exact by itself.
import { expect, expectAccessible, openGame, test } from './fixtures.js';
import { analyse, expectEstimate, expectKnown, gated, OTHER, playedOut, SMALL } from './solver-hands.js';
import { appState, newGame, PEOPLE, PLAIN, shellOf, thinker, throwFaces } from './support.js';

test.use({ solves: true });

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./support.js').PulucGame} PulucGame */

const TWO = [true, true, false, false];
const SIZES = [
  { width: 360, height: 640 },
  { width: 780, height: 370 },
  { width: 1024, height: 768 },
];

/** @param {Page} page @param {Locator} game */
async function expectNothingSideways(page, game) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const wide = await shellOf(game).evaluate(shell => shell.scrollWidth - shell.clientWidth);
    expect(wide, `${size.width}×${size.height}`).toBeLessThanOrEqual(0);
  }
}

test.describe('before the solve', () => {
  test('analyse() answers by an estimate, marked so, and exactly afterwards', async ({ page, server }) => {
    const { letGo } = await gated(page);
    const game = await openGame(page, server, { attrs: PLAIN });
    await newGame(game, { ...PEOPLE, rules: SMALL, position: 'a/-/b/-/- 1,1 0,0 a' });
    const before = await analyse(game);
    expect(before).toMatchObject({ exact: false, moves: [] });
    await throwFaces(game, TWO);
    const thrown = await analyse(game);
    const legal = await game.evaluate((/** @type {PulucGame} */ element) => element.legalMoves);
    expect(thrown.exact).toBe(false);
    expect(thrown.moves.map(({ move }) => move).sort()).toEqual(legal);
    expect(thrown.chance).toBe(thrown.moves[0]?.chance);
    await expectKnown(game, 'solving');
    await letGo();
    await game.evaluate((/** @type {PulucGame} */ element) => element.solve());
    const after = await analyse(game);
    expect(after.exact).toBe(true);
    expect(Math.abs(after.chance - thrown.chance)).toBeLessThan(0.1);
  });

  test('review() of what is too large is an estimate, marked so, whose sums hold', async ({ page, server }) => {
    const game = await openGame(page, server, { attrs: PLAIN });
    await newGame(game, { ...PEOPLE, rules: 'bell;spaces=21;men=10' });
    const review = await game.evaluate(async (/** @type {PulucGame} */ element) => {
      for (let n = 0; n < 12; n += 1) {
        await element.throwSticks();
        if (element.legalMoves[0]) await element.play(element.legalMoves[0]);
      }
      return element.review();
    });
    const { a, b } = review.accounts;
    expect(review.exact).toBe(false);
    expect(review.turns).toHaveLength(12);
    expect(review.start + a.luck - b.luck - a.loss + b.loss).toBeCloseTo(review.result, 6);
    await expect(game.locator('.status .line')).toContainText('Too many positions');
  });

  for (const [theme, lang, estimated, exact] of /** @type {const} */ ([
    ['light', 'en', 'estimated chances', 'exact chances'],
    ['dark', 'es', 'probabilidades estimadas', 'probabilidades exactas'],
  ])) {
    test(`the review is there at once by estimates, and exact in the same place, ${theme}, ${lang}`, async ({
      page,
      server,
    }) => {
      const { letGo } = await gated(page);
      const game = await openGame(page, server, { attrs: { theme, lang } });
      await playedOut(game);
      await expectKnown(game, 'solving');
      await game
        .locator('.buttons .tool')
        .filter({ hasText: /^(Review|Análisis)/ })
        .click();
      const review = game.locator('puluc-review');
      await expect(review.locator('.graph')).toBeVisible();
      await expect(review.locator('header')).toContainText(estimated);
      await expect(review.getByRole('progressbar')).toBeVisible();
      const stop = review.locator('.pending button');
      expect((await stop.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expectNothingSideways(page, game);
      await expectAccessible(page);

      await review.locator('h1').focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await letGo();
      await expect(review.locator('header')).toContainText(exact);
      await expect(review.locator('.pending')).toHaveCount(0);
      const { review: state } = await appState(game);
      expect(state?.at).toBe(1);
      expect(state?.data.exact).toBe(true);
    });
  }

  test('the review waits with a way back where nothing is known yet, and its solve is stopped and begun', async ({
    page,
    server,
  }) => {
    const { letGo } = await gated(page);
    const game = await openGame(page, server, { attrs: PLAIN });
    await playedOut(game);
    await expectKnown(game, 'solving');
    // The estimate's answer is held back.
    await (await thinker(page)).evaluate(() => {
      const speak = self.postMessage.bind(self);
      /** @type {any[]} */
      const held = [];
      self.postMessage = (/** @type {any} */ message) => {
        if (message.answer?.turns) held.push(message);
        else speak(message);
      };
      Reflect.set(self, 'answer', () => {
        for (const message of held) speak(message);
      });
    });
    const open = () => game.locator('.buttons').getByRole('button', { name: 'Review' }).click();
    await open();
    const review = game.locator('puluc-review');
    await expect(review.getByRole('heading', { name: 'Review' })).toBeFocused();
    await expect(review).toContainText('One moment…');
    await expectNothingSideways(page, game);
    await expectAccessible(page);
    await review.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(game.locator('.buttons')).toBeVisible();
    await open();
    await (await thinker(page)).evaluate(() => Reflect.get(self, 'answer')());
    await expect(review.locator('.graph')).toBeVisible();
    await review.getByRole('button', { name: 'Stop working it out' }).click();
    await expect(review.locator('.pending')).toContainText('You have stopped the working out');
    await letGo();
    await review.getByRole('button', { name: 'Work it out' }).click();
    await expectKnown(game, 'exact');
  });

  test('a new game from the review leaves it for the table', async ({ page, server }) => {
    const game = await openGame(page, server, { attrs: PLAIN });
    await playedOut(game);
    await game.locator('.buttons').getByRole('button', { name: 'Review' }).click();
    await game.locator('puluc-review').getByRole('button', { name: 'Rematch' }).click();
    await expect(game.locator('.buttons')).toBeVisible();
    expect((await appState(game)).review).toBeNull();
  });

  test('the editor estimates at once, is exact afterwards, and plays what no table knows', async ({ page, server }) => {
    const { letGo } = await gated(page);
    const game = await openGame(page, server, { attrs: PLAIN });
    await newGame(game, { ...PEOPLE, rules: SMALL });
    await shellOf(game).evaluate(shell => shell.intents?.open('editor'));
    const dialog = game.getByRole('dialog');
    await dialog.getByLabel('Position as text').fill('b/-/ba/-/- 1,0 0,0 a 2');
    await expect(dialog.locator('.result')).toContainText(/Indigo to play wins about [\d.]+%, an estimate/);
    await expect(dialog.locator('.result li')).toHaveCount(2);
    await expectAccessible(page);
    await expectKnown(game, 'solving');
    await letGo();
    await expect(dialog.locator('.result')).toContainText(/Indigo to play wins [\d.]+%, exactly/);
    // Two men of one side in a stack cannot come about.
    await dialog.getByLabel('Position as text').fill('aa/-/b/-/- 0,1 0,0 a');
    await expect(dialog.locator('.result')).toContainText(/wins about [\d.]+%, an estimate/);
    await dialog.getByRole('button', { name: 'Play from here' }).click();
    await expect(dialog).toHaveCount(0);
    expect((await appState(game)).snapshot?.position).toBe('aa/-/b/-/- 0,1 0,0 a');
    await expectEstimate(game);
  });
});

test.describe('the laboratory', () => {
  for (const [theme, lang, stopped] of /** @type {const} */ ([
    ['light', 'en', 'You have stopped the working out'],
    ['dark', 'es', 'Has detenido el cálculo'],
  ])) {
    test(`stops a solve and begins it again, ${theme}, ${lang}`, async ({ page, server }) => {
      const { letGo } = await gated(page);
      const game = await openGame(page, server, { attrs: { theme, lang } });
      await newGame(game, { ...PEOPLE, rules: OTHER });
      await shellOf(game).evaluate(shell => shell.intents?.openLab('strasbourg;spaces=5;men=2'));
      const lab = game.locator('puluc-lab');
      await expect(lab.getByRole('progressbar')).toBeVisible();
      const button = lab.locator('.working button');
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expectNothingSideways(page, game);
      await expectAccessible(page);
      await button.click();
      await expect(lab.locator('.working .words')).toContainText(stopped);
      await expect(lab.getByRole('progressbar')).toHaveCount(0);
      await expect(button).toBeFocused();
      await expectAccessible(page);
      // The table's own rules are none of its business.
      expect((await appState(game)).knowledge?.why ?? null).toBeNull();
      await letGo();
      await button.click();
      await expect(lab.locator('.plot')).toHaveCount(1, { timeout: 30_000 });
      await expect(lab.locator('.working')).toHaveCount(0);
    });
  }
});
