// A solve in the page and all that can come in its way: the game goes on, nothing is lost, and the user is told.
import { expect, expectAccessible, openGame, test } from './fixtures.js';
import {
  analyse,
  beforeWorker,
  expectEstimate,
  expectKnown,
  FAULTS,
  gated,
  playedOut,
  SMALL,
  scarceMemory,
} from './solver-hands.js';
import {
  appState,
  expectPhase,
  newGame,
  PEOPLE,
  PLAIN,
  shellOf,
  spoken,
  table,
  thinker,
  throwFaces,
} from './support.js';

test.use({ solves: true });

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./support.js').PulucGame} PulucGame */

const TWO = [true, true, false, false];

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
    await expect(game.locator('.light')).toHaveText('win estimate');
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
    await expect(game.locator('.light')).toHaveText('exact chance');
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
    // What was under way when it was hidden may still be told.
    for (let n = 0; n < 20; n += 1) expect((await analyse(game)).exact).toBe(false);
    const { knowledge: before } = await appState(game);
    expect(before?.state).toBe('solving');
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
      await (await thinker(page)).evaluate(kill);
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
