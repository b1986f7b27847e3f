// Help while playing, the review, positions set up, watching, the laboratory: what each shows and does.
import { expect, expectAccessible, openGame, test } from './fixtures.js';
import { appState, expectPhase, newGame, PEOPLE, SIZES, shellOf, spoken, throwFaces } from './support.js';

test.use({ solves: true });

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./support.js').PulucGame} PulucGame */

/** Solved in a moment. */
const SMALL = 'strasbourg;spaces=5;men=2';

/** @param {Locator} game */
async function solved(game) {
  await expect.poll(async () => (await appState(game)).knowledge?.state, { timeout: 30_000 }).toBe('exact');
}

/** A small game of two people to its end, always by the last move in the list. @param {Locator} game */
async function playedOut(game) {
  await newGame(game, { ...PEOPLE, rules: SMALL });
  await game.evaluate(async (/** @type {PulucGame} */ element) => {
    for (let i = 0; i < 400 && element.legalMoves.length === 0; i += 1) {
      const thrown = await element.throwSticks().catch(() => null);
      if (!thrown) return;
      const move = element.legalMoves.at(-1);
      if (move) await element.play(move);
    }
  });
  await expectPhase(game, 'over');
  await solved(game);
}

/** @param {Locator} game */
async function openReview(game) {
  await playedOut(game);
  await game.locator('.buttons').getByRole('button', { name: 'Review' }).click();
  await expect(game.locator('puluc-review .graph')).toBeVisible();
  return game.locator('puluc-review');
}

/** @param {Locator} game */
const reviewOf = async game => {
  const { review } = await appState(game);
  if (!review) throw new Error('no review is shown');
  return review;
};

test.describe('while playing', () => {
  test('the bar shows both shares, and its being there or not moves nothing', async ({ page, server }) => {
    const game = await openGame(page, server);
    await newGame(game, { ...PEOPLE, rules: SMALL });
    await solved(game);
    const places = () => shellOf(game).evaluate(shell => JSON.stringify(shell.layoutRects()));
    const set = (/** @type {boolean} */ bar) =>
      shellOf(game).evaluate((shell, on) => shell.intents?.setHints({ bar: on }), bar);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await set(true);
      await expect(game.locator('.odds .bar')).toBeVisible();
      const shares = await game.locator('.odds .share b').allTextContents();
      expect(shares.map(Number.parseFloat).reduce((one, two) => one + two)).toBe(100);
      const before = await places();
      await set(false);
      await expect(game.locator('.odds .bar')).toHaveCount(0);
      expect(await places(), `${size.width}×${size.height}`).toBe(before);
      await expect(game.locator('.odds .light')).toHaveText('exact');
    }
  });

  test('a hint says the best move, and the list has every move with chance and cost, the best first', async ({
    page,
    server,
  }) => {
    const game = await openGame(page, server);
    await newGame(game, { ...PEOPLE, rules: SMALL, position: 'a/-/b/-/- 1,1 0,0 a' });
    await solved(game);
    await throwFaces(game, [true, true, false, false]);
    await expectPhase(game, 'choosing');
    await expect.poll(async () => (await appState(game)).analysis?.moves.length).toBe(2);
    const { analysis, snapshot } = await appState(game);
    const [best, other] = analysis?.moves ?? [];
    if (!best || !other || !snapshot) throw new Error('two moves are to be known');
    expect(best.chance).toBeGreaterThanOrEqual(other.chance);
    await game.locator('.hint-button').click();
    await expect(game.locator('.status .line')).toContainText('Best: ');
    expect((await spoken(game)).at(-1)).toContain('Best: ');
    await game.locator('.turns-button').click();
    const rows = game.getByRole('dialog').locator('.worths button');
    await expect(rows).toHaveCount(2);
    await expect(rows.first().locator('.cost')).toHaveText('0%');
    await expectAccessible(page);
    await rows.nth(1).click();
    await expect.poll(async () => (await appState(game)).snapshot?.turns.at(-1)?.move).toBe(other.move);
    await expect(game.getByRole('dialog')).toHaveCount(0);
  });

  test('the text board says the chances too', async ({ page, server }) => {
    const game = await openGame(page, server);
    await newGame(game, { ...PEOPLE, rules: SMALL, position: 'a/-/b/-/- 1,1 0,0 a' });
    await solved(game);
    await throwFaces(game, [true, true, false, false]);
    await expectPhase(game, 'choosing');
    await shellOf(game).evaluate(shell => shell.intents?.set('textBoard', true));
    await game.locator('.board').getByRole('button', { name: 'Chances of all moves' }).click();
    await expect(game.locator('.choice-list button').first()).toContainText(/chance [\d.]+%, costs 0%/);
    await expectAccessible(page);
  });

  test('how much is known is told on request', async ({ page, server }) => {
    const game = await openGame(page, server);
    await newGame(game, { ...PEOPLE, rules: SMALL });
    await solved(game);
    await game.locator('.light').click();
    await expect(game.locator('#knowledge')).toContainText('Every position of these rules has been worked out');
    await expectAccessible(page);
  });
});

test.describe('the review', () => {
  test('is stepped through by buttons, keys, list and graph; says what was better; can be tried again', async ({
    page,
    server,
  }) => {
    const game = await openGame(page, server);
    const review = await openReview(game);
    const { data } = await reviewOf(game);
    const count = data.turns.length;
    await page.keyboard.press('Home');
    await expect(review.getByRole('heading', { name: 'Turn 1', exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(review.getByRole('heading', { name: 'Turn 2', exact: true })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect((await reviewOf(game)).at).toBe(0);
    await review.getByRole('button', { name: 'The end' }).click();
    await expect(review.getByRole('heading', { name: 'The end' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    expect((await reviewOf(game)).at).toBe(count);
    await expect(review.locator('.decisions tbody tr')).toHaveCount(count);

    // The graph answers to a press where a turn stands.
    const box = await review.locator('.graph .ground').boundingBox();
    if (!box) throw new Error('no graph');
    await page.mouse.click(box.x + (2.5 / count) * box.width, box.y + box.height / 3);
    await expect(review.getByRole('heading', { name: 'Turn 3', exact: true })).toBeVisible();

    const fault = data.turns.findIndex(turn => ['slip', 'mistake', 'blunder'].includes(turn.class ?? ''));
    expect(fault, 'the game has a mistake').toBeGreaterThanOrEqual(0);
    await shellOf(game).evaluate((shell, at) => shell.intents?.reviewAt(at), fault);
    await expect(review.locator('puluc-board .played')).toHaveText('Played');
    await expect(review.locator('puluc-board .best')).toHaveText('Better');
    await review.getByRole('button', { name: 'Only mistakes' }).click();
    const faults = data.turns.filter(turn => ['slip', 'mistake', 'blunder'].includes(turn.class ?? '')).length;
    await expect(review.locator('.decisions tbody tr')).toHaveCount(faults);

    await review.getByRole('button', { name: 'Retry from here' }).click();
    await expectPhase(game, 'choosing');
    expect((await appState(game)).snapshot?.position).toBe(data.turns[fault]?.position);
  });

  test('adds up, and its graph stands in a table too', async ({ page, server }) => {
    const game = await openGame(page, server);
    const review = await openReview(game);
    const { data } = await reviewOf(game);
    const { a, b } = data.accounts;
    expect(data.start + a.luck - b.luck - a.loss + b.loss).toBeCloseTo(data.result, 5);
    await review.getByText('Graph as a table').click();
    const rows = review.locator('.figures tbody tr');
    await expect(rows).toHaveCount(data.turns.length);
    const last = await rows.last().locator('td').last().textContent();
    expect(last).toBe(data.outcome?.winner === 'a' ? '100%' : '0%');
  });

  test('goes back to the game, and from there to the review again by the menu', async ({ page, server }) => {
    const game = await openGame(page, server);
    const review = await openReview(game);
    await review.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(game.locator('.buttons')).toBeVisible();
    await game.getByRole('button', { name: 'Menu' }).click();
    await game.locator('#menu').getByRole('button', { name: 'Review' }).click();
    await expect(review.locator('.graph')).toBeVisible();
  });

  for (const [theme, lang] of /** @type {const} */ ([
    ['light', 'en'],
    ['dark', 'es'],
    ['contrast', 'en'],
  ])) {
    test(`has nothing that axe-core finds and never scrolls sideways, ${theme}, ${lang}`, async ({ page, server }) => {
      const game = await openGame(page, server, { attrs: { theme, lang } });
      await playedOut(game);
      await shellOf(game).evaluate(shell => shell.intents?.openReview());
      const review = game.locator('puluc-review');
      await expect(review.locator('.graph')).toBeVisible();
      await shellOf(game).evaluate(shell => shell.intents?.reviewAt(shell.state?.review?.data.keyMoments[0] ?? 0));
      await review.locator('summary').click();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const wide = await shellOf(game).evaluate(shell => shell.scrollWidth - shell.clientWidth);
        expect(wide, `${size.width}×${size.height}`).toBeLessThanOrEqual(0);
      }
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
    });
  }
});

test.describe('a position', () => {
  test('is built by taps, refused with the reason, worth a chance, and played', async ({ page, server }) => {
    const game = await openGame(page, server);
    await newGame(game, { ...PEOPLE, rules: SMALL });
    await solved(game);
    await shellOf(game).evaluate(shell => shell.intents?.open('editor'));
    const dialog = game.getByRole('dialog');
    const text = dialog.getByLabel('Position as text');
    await dialog.getByRole('button', { name: 'Clay', exact: true }).click();
    await dialog.getByRole('button', { name: /^Space 3/ }).click();
    await dialog.getByRole('button', { name: 'Indigo', exact: true }).click();
    await dialog.getByRole('button', { name: /^Space 3/ }).click();
    await expect(text).toHaveValue('-/-/ba/-/- 1,1 0,0 a');
    await dialog.getByLabel('Throw that lies').selectOption('2');
    await expect(text).toHaveValue('-/-/ba/-/- 1,1 0,0 a 2');
    await expect(dialog.locator('.result li')).toHaveCount(2);
    await expectAccessible(page);
    await text.fill('-/-/ba/-/- 1,9 0,0 a');
    await expect(dialog.locator('.error')).toContainText(/men of b/);
    await expectAccessible(page);
    // It is only said to be off: a press all the same does nothing.
    await dialog.getByRole('button', { name: 'Play from here' }).dispatchEvent('click');
    await expect(dialog, 'what cannot stand is not played').toBeVisible();
    await text.fill('b/-/ba/-/- 1,0 0,0 a');
    await expect(dialog.locator('.result')).toContainText(/Indigo to play wins [\d.]+%, exactly/);
    await text.fill('b/-/ba/-/- 1,0 0,0 a 7');
    await expect(dialog.locator('.error')).toBeVisible();
    await text.fill('b/-/ba/-/- 1,0 0,0 a 2');
    await expect(dialog.locator('.result li')).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Play from here' }).click();
    await expect(dialog).toHaveCount(0);
    expect((await appState(game)).snapshot?.position).toBe('b/-/ba/-/- 1,0 0,0 a 2');
  });
});

test('two computers are watched, wait when told, and go on', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: { motion: 'fast' } });
  await newGame(game, { ...PEOPLE, rules: SMALL });
  await shellOf(game).evaluate(shell => shell.intents?.open('watch'));
  const dialog = game.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Easy').check();
  await dialog.getByRole('button', { name: 'Watch', exact: true }).click();
  await game.locator('.buttons').getByRole('button', { name: 'Wait' }).click();
  const turns = async () => (await appState(game)).snapshot?.turns.length ?? 0;
  // What was in the air comes down first.
  await page.waitForTimeout(900);
  const before = await turns();
  await page.waitForTimeout(600);
  expect(await turns()).toBe(before);
  await game.locator('.buttons').getByRole('button', { name: 'Go on' }).click();
  await expect.poll(turns).toBeGreaterThan(before + 1);
});

test.describe('the laboratory', () => {
  for (const [theme, lang] of /** @type {const} */ ([
    ['light', 'en'],
    ['dark', 'es'],
    ['contrast', 'en'],
  ])) {
    test(`works rules out, compares two and has nothing that axe-core finds, ${theme}, ${lang}`, async ({
      page,
      server,
    }) => {
      const game = await openGame(page, server, { attrs: { theme, lang } });
      await newGame(game, { ...PEOPLE, rules: SMALL });
      await shellOf(game).evaluate(shell => shell.intents?.openLab('strasbourg;spaces=5;men=2'));
      const lab = game.locator('puluc-lab');
      await expect(lab.locator('.plot')).toHaveCount(1, { timeout: 30_000 });
      await shellOf(game).evaluate(shell => shell.intents?.lab?.solve('bell;spaces=4;men=2', 1));
      await expect(lab.locator('.plot')).toHaveCount(2, { timeout: 30_000 });
      await lab.locator('summary').first().click();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const wide = await shellOf(game).evaluate(shell => shell.scrollWidth - shell.clientWidth);
        expect(wide, `${size.width}×${size.height}`).toBeLessThanOrEqual(0);
      }
      await expectAccessible(page);
    });
  }

  test('takes changes, refuses what cannot be, and plays what it shows', async ({ page, server }) => {
    const game = await openGame(page, server);
    await newGame(game, { ...PEOPLE, rules: SMALL });
    await shellOf(game).evaluate(shell => shell.intents?.openLab('strasbourg;spaces=5;men=2'));
    const lab = game.locator('puluc-lab');
    await lab.getByText('Change these rules').click();
    await lab.getByLabel('Men each').fill('1');
    for (const yellow of ['no yellow', 'one yellow', 'two yellow', 'three yellow', 'four yellow'])
      await lab.getByLabel(yellow, { exact: true }).fill('0');
    await lab.getByRole('button', { name: 'Work these rules out' }).click();
    await expect(lab.getByRole('alert')).toBeVisible();
    await lab.getByLabel('four yellow', { exact: true }).fill('3');
    await lab.getByLabel('two yellow', { exact: true }).fill('2');
    await lab.getByRole('button', { name: 'Work these rules out' }).click();
    await expect(lab.getByRole('alert')).toHaveCount(0);
    await expect(lab.locator('.plot')).toHaveCount(1, { timeout: 30_000 });
    const text = (await appState(game)).lab?.entries[0]?.rules.text;
    expect(text).toContain('men=1');
    await lab.getByRole('button', { name: 'Play by these rules' }).click();
    await expect(game.locator('.buttons')).toBeVisible();
    expect((await appState(game)).snapshot?.rules).toBe(text);
  });
});
