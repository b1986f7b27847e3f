// A solve in the page and all that can come in its way: the game goes on, nothing is lost, and the user is told.
import { expect, expectAccessible, openGame, test } from './fixtures.js';
import { beforeWorker, FAULTS, gated, scarceMemory } from './solver-faults.js';
import { appState, expectPhase, newGame, PEOPLE, PLAIN, shellOf, spoken, table, throwFaces } from './support.js';

test.use({ solves: true });

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./support.js').PulucGame} PulucGame */

/** Solved in a moment. */
const SMALL = 'strasbourg;spaces=5;men=2';
const OTHER = 'bell;spaces=4;men=2';
const TWO = [true, true, false, false];
const SIZES = [
  { width: 360, height: 640 },
  { width: 780, height: 370 },
  { width: 1024, height: 768 },
];

/** @param {Locator} game @param {'none' | 'solving' | 'exact'} state */
async function expectKnown(game, state) {
  await expect
    .poll(async () => (await appState(game)).knowledge?.state, { timeout: 30_000, intervals: [20] })
    .toBe(state);
}

/** The quick evaluator has its say. @param {Locator} game */
async function expectEstimate(game) {
  await expect.poll(async () => (await appState(game)).analysis?.exact, { intervals: [20] }).toBe(false);
}

/** @param {Locator} game */
const analyse = game => game.evaluate((/** @type {PulucGame} */ element) => element.analyse());

/** The document can be hidden by the test. @param {Page} page @param {boolean} [hidden] from the first moment */
async function hideable(page, hidden = false) {
  await page.addInitScript(first => {
    let hidden = first;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
    Reflect.set(window, 'hide', (/** @type {boolean} */ now) => {
      hidden = now;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }, hidden);
  return (/** @type {boolean} */ now) => page.evaluate(value => Reflect.get(window, 'hide')(value), now);
}

/** A game of two people to its end, always by the last move in the list. @param {Locator} game @param {string} [rules] */
async function playedOut(game, rules = SMALL) {
  await newGame(game, { ...PEOPLE, rules });
  await game.evaluate(async (/** @type {PulucGame} */ element) => {
    for (let i = 0; i < 5000 && element.legalMoves.length === 0; i += 1) {
      const thrown = await element.throwSticks().catch(() => null);
      if (!thrown) return;
      const move = element.legalMoves.at(-1);
      if (move) await element.play(move);
    }
  });
  await expectPhase(game, 'over');
}

/** @param {Page} page @param {Locator} game */
async function expectNothingSideways(page, game) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const wide = await shellOf(game).evaluate(shell => shell.scrollWidth - shell.clientWidth);
    expect(wide, `${size.width}×${size.height}`).toBeLessThanOrEqual(0);
  }
}

test.describe('a solve', () => {
  test('is stopped by its button and begun again by the same: the estimate and the game go on', async ({
    page,
    server,
  }) => {
    const { letGo } = await gated(page);
    const game = await openGame(page, server, { attrs: PLAIN });
    await newGame(game, { ...PEOPLE, rules: SMALL });
    await expectKnown(game, 'solving');
    await expectEstimate(game);
    await game.locator('.light').click();
    const sheet = game.locator('#knowledge');
    await sheet.getByRole('button', { name: 'Stop working it out' }).click();
    await expect(sheet).toContainText('You have stopped the working out: the chances are estimates.');
    expect((await spoken(game)).at(-1)).toContain('You have stopped the working out');
    await expect(game.locator('.status .line')).toContainText('You have stopped the working out');
    await expect(game.locator('.light')).toHaveText('win chance, estimate');
    await expect(sheet.getByRole('button', { name: 'Work it out' }), 'the focus stays').toBeFocused();
    await expectAccessible(page);

    // What the worker had still to say of it changes nothing.
    await letGo();
    await throwFaces(game, TWO);
    await expectPhase(game, 'choosing');
    expect((await analyse(game)).exact).toBe(false);
    expect((await appState(game)).knowledge).toMatchObject({ state: 'none', why: { key: 'solve-cancelled' } });
    await game.evaluate((/** @type {PulucGame} */ element) => element.play(element.legalMoves[0]).then(() => {}));

    await sheet.getByRole('button', { name: 'Work it out' }).click();
    await expectKnown(game, 'exact');
    await expect.poll(async () => (await analyse(game)).exact).toBe(true);
    await expect(game.locator('.light')).toHaveText('win chance, exact');
  });

  test('that is stopped by the user is refused by that code to who waits for it', async ({ page, server }) => {
    await gated(page);
    const game = await openGame(page, server, { attrs: PLAIN });
    await newGame(game, { ...PEOPLE, rules: SMALL });
    const code = game.evaluate((/** @type {PulucGame} */ element) =>
      element.solve().then(
        () => '',
        error => error.code,
      ),
    );
    await expectKnown(game, 'solving');
    await shellOf(game).evaluate(shell => shell.intents?.cancelSolve());
    expect(await code).toBe('cancelled');
  });

  test('waits while the page is hidden and ends when it is shown again, whatever the number of games', async ({
    page,
    server,
  }) => {
    const hide = await hideable(page);
    const { letGo } = await gated(page);
    const game = await openGame(page, server, { attrs: PLAIN });
    await page.evaluate(() => document.body.append(document.createElement('puluc-game')));
    await newGame(game, { ...PEOPLE, rules: SMALL });
    await expectKnown(game, 'solving');
    // Let go in the same moment, so that nothing but the hiding holds it.
    await hide(true);
    await letGo();
    await analyse(game);
    const { knowledge: before } = await appState(game);
    for (let n = 0; n < 20; n += 1) expect((await analyse(game)).exact).toBe(false);
    expect((await appState(game)).knowledge).toEqual(before);
    await hide(false);
    await expectKnown(game, 'exact');
    expect((await analyse(game)).exact).toBe(true);
  });

  test('of a page that opens in the background begins when it is shown', async ({ page, server }) => {
    const hide = await hideable(page, true);
    const game = await openGame(page, server, { attrs: PLAIN });
    await newGame(game, { ...PEOPLE, rules: SMALL });
    await expectKnown(game, 'solving');
    for (let n = 0; n < 20; n += 1) expect((await analyse(game)).exact).toBe(false);
    await hide(false);
    await expectKnown(game, 'exact');
  });
});

test.describe('what is kept', () => {
  for (const [how, fault] of /** @type {const} */ ([
    ['refused', FAULTS.noStorage],
    ['full', FAULTS.fullStorage],
  ])) {
    test(`with storage ${how} a slow table is used and said not to be kept`, async ({ page, server }) => {
      await beforeWorker(page, FAULTS.slow + fault);
      const game = await openGame(page, server, { attrs: PLAIN });
      await newGame(game, { ...PEOPLE, rules: SMALL });
      await throwFaces(game, TWO);
      const { position } = await game.evaluate((/** @type {PulucGame} */ { position }) => ({ position }));
      await expectKnown(game, 'exact');
      expect((await analyse(game)).exact).toBe(true);
      await expect(game.locator('.status .line')).toContainText('this browser does not keep it');
      await game.locator('.light').click();
      await expect(game.locator('#knowledge')).toContainText('this browser does not keep it');
      await expectAccessible(page);

      await page.reload();
      await expectKnown(game, 'exact');
      expect(await game.evaluate((/** @type {PulucGame} */ element) => element.position)).toBe(position);
      expect((await appState(game)).keptTables).toBe(0);
    });
  }

  test('a slow table is kept, counted, taken up without a solve, and freed', async ({ page, server }) => {
    const { letGo } = await gated(page, 0, FAULTS.slow);
    const game = await openGame(page, server, { attrs: PLAIN });
    await newGame(game, { ...PEOPLE, rules: SMALL });
    await expectKnown(game, 'solving');
    await letGo();
    await expectKnown(game, 'exact');
    await expect.poll(async () => (await appState(game)).keptTables).toBeGreaterThan(1000);

    // The gate is shut again: what is known now was not solved.
    await page.reload();
    await expectKnown(game, 'exact');
    expect((await appState(game)).knowledge?.kept).toBe(true);
    await shellOf(game).evaluate(shell => shell.intents?.open('settings'));
    const dialog = game.getByRole('dialog');
    await expect(dialog).toContainText('Kept on this device so that chances are exact at once: 1 MB');
    await dialog.getByRole('button', { name: 'Free this room' }).click();
    await expect(dialog.getByRole('button', { name: 'Free this room' })).toHaveCount(0);
    await page.reload();
    await expectKnown(game, 'solving');
    expect((await appState(game)).keptTables).toBe(0);
  });
});

test.describe('the worker', () => {
  test('that is refused memory says so, and the estimate and the computer go on', async ({ page, server }) => {
    await scarceMemory(page, 64);
    const game = await openGame(page, server, { attrs: PLAIN });
    await newGame(game, { ...PEOPLE, rules: 'bell', b: { kind: 'computer', level: 'medium' } });
    await expect(game.locator('.status .line')).toContainText('Not enough memory', {
      timeout: 30_000,
    });
    expect((await appState(game)).knowledge).toMatchObject({ state: 'none', why: { key: 'solve-no-memory' } });
    expect((await spoken(game)).at(-1)).toContain('Not enough memory');
    await game.locator('.light').click();
    await expect(game.locator('#knowledge')).toContainText('Not enough memory');
    await expectEstimate(game);
    await throwFaces(game, TWO);
    await game.evaluate((/** @type {PulucGame} */ element) => element.play('enter').then(() => {}));
    await expectPhase(game, 'ready');
    expect((await appState(game)).snapshot?.turns.length).toBeGreaterThanOrEqual(2);
    await expectEstimate(game);
    await expect(game.getByRole('alert')).toHaveCount(0);
    // Whoever asks for it hears it by its code.
    const code = await game.evaluate((/** @type {PulucGame} */ element) => element.solve().catch(error => error.code));
    expect(code).toBe('too-large');
  });

  test('that is refused memory for one rule set solves the other anew', async ({ page, server }) => {
    await scarceMemory(page, 64);
    const game = await openGame(page, server, { attrs: PLAIN });
    await newGame(game, { ...PEOPLE, rules: SMALL });
    await expectKnown(game, 'exact');
    await shellOf(game).evaluate(shell => shell.intents?.openLab('bell'));
    const lab = game.locator('puluc-lab');
    await expect(lab).toContainText('Not enough memory', { timeout: 30_000 });
    await expectKnown(game, 'exact');
    expect((await analyse(game)).exact).toBe(true);
    await lab.getByRole('button', { name: 'Back', exact: true }).click();
    await throwFaces(game, TWO);
    expect((await analyse(game)).exact).toBe(true);
  });

  for (const [how, kill] of /** @type {const} */ ([
    [
      'breaks',
      () => {
        setTimeout(() => {
          throw new Error('killed');
        });
      },
    ],
    ['ends without a word', () => self.close()],
  ])) {
    test(`that ${how} in mid-solve costs the solve alone`, async ({ page, server, problems }) => {
      await gated(page);
      await page.clock.install();
      const game = await openGame(page, server, { attrs: PLAIN });
      await newGame(game, { ...PEOPLE, rules: SMALL });
      await expectKnown(game, 'solving');
      await expectEstimate(game);
      await page.workers()[0].evaluate(kill);
      await throwFaces(game, TWO);
      for (let n = 0; n < 40 && (await appState(game)).knowledge?.state === 'solving'; n += 1)
        await page.clock.runFor(1000);
      await expect(game.locator('.status .line')).toContainText('The solver has stopped');
      await expectEstimate(game);
      await expect.poll(async () => (await appState(game)).analysis?.moves.length).toBeGreaterThan(0);
      await game.evaluate((/** @type {PulucGame} */ element) => element.play(element.legalMoves[0]).then(() => {}));
      await game.locator('.light').click();
      await game.locator('#knowledge').getByRole('button', { name: 'Work it out' }).click();
      await expectKnown(game, 'solving');
      problems.splice(0);
    });
  }

  test('that cannot be fetched leaves estimates to the page, and play to the page', async ({
    page,
    server,
    problems,
  }) => {
    await page.route(/\/worker-[^/]*\.js$/, route => route.abort());
    const game = await openGame(page, server, { attrs: PLAIN });
    await newGame(game, { ...PEOPLE, rules: SMALL });
    await expectKnown(game, 'none');
    await expectEstimate(game);
    const { sticks } = await table(game);
    await page.mouse.click(sticks.x, sticks.y);
    await expectEstimate(game);
    await playedOut(game);
    await game.locator('.buttons').getByRole('button', { name: 'Review' }).click();
    await expect(game.locator('puluc-review .graph')).toBeVisible();
    await expect(game.locator('puluc-review header')).toContainText('estimated chances');
    problems.splice(0);
  });
});

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
    await page.workers()[0].evaluate(() => {
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
    await page.workers()[0].evaluate(() => Reflect.get(self, 'answer')());
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
