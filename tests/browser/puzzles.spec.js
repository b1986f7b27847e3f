// Puzzles: the day's, others, the streak of days; by mouse, touch, keyboard and words alone.
import { serve } from '../../scripts/serve.mjs';
import { expect, expectAccessible, openGame, ready, test } from './fixtures.js';
import { appState, expectPhase, newGame, PEOPLE, PLAIN, SIZES, shellOf } from './support.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/ui/puzzles/play-board.js').PlayBoard} PlayBoard */

/** @param {Locator} game */
async function puzzleOf(game) {
  const { puzzles } = await appState(game);
  if (!puzzles) throw new Error('no puzzle is shown');
  return puzzles;
}

/** @param {Locator} game */
async function openPuzzles(game) {
  await shellOf(game).evaluate(shell => shell.intents?.show('puzzles'));
  await expect(game.locator('puluc-puzzles h2')).toBeVisible();
  return game.locator('puluc-puzzles');
}

/** The button of a move, as the list orders them. @param {Locator} game @param {string} move */
async function button(game, move) {
  const { snapshot } = await puzzleOf(game);
  return game.locator('puluc-puzzles .moves button').nth(snapshot.moves.findIndex(legal => legal.move === move));
}

/** The best move and one that is not. @param {Locator} game */
async function answers(game) {
  const [best, other] = (await puzzleOf(game)).answers;
  if (!best || !other) throw new Error('a puzzle has more than one move');
  return { best, other };
}

/** Where a place of the road is in the window. @param {Locator} page @param {number} place */
async function pointOf(page, place) {
  const board = page.locator('puluc-play-board');
  await expect.poll(() => board.evaluate((/** @type {PlayBoard} */ one) => one.centre(1))).not.toBeNull();
  const at = await board.evaluate((/** @type {PlayBoard} */ one, to) => one.centre(to), place);
  const box = await board.boundingBox();
  if (!at || !box) throw new Error('the board is not shown');
  return { x: at.x + box.x, y: at.y + box.y };
}

test('the day’s puzzle is tried wrong, then again and right; it counts, and a reload keeps it', async ({
  page,
  server,
}) => {
  await page.clock.install({ time: new Date(2026, 10, 30, 9) });
  const game = await openGame(page, server, { attrs: PLAIN });
  await game.getByRole('button', { name: 'Puzzles' }).click();
  const puzzles = game.locator('puluc-puzzles');
  await expect(puzzles.getByText('Puzzle of the day, Nov 30')).toBeVisible();
  await expect(puzzles.locator('.streak')).toContainText('No days in a row yet');
  const { best, other } = await answers(game);

  await (await button(game, other.move)).click();
  const cost = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }).format(other.cost);
  await expect(puzzles.locator('.verdict')).toContainText(`costs ${cost}`);
  await expect(puzzles.locator('.verdict')).toContainText('Try again');
  await expect(await button(game, other.move)).toContainText(/Slip|Mistake|Blunder/);
  await expect(await button(game, best.move), 'nothing is given away').not.toContainText('Best');
  await expect(puzzles.locator('puluc-play-board .played')).toContainText(cost);

  await (await button(game, best.move)).click();
  await expect(puzzles.locator('.verdict')).toContainText('The best move, at try 2.');
  await expect(puzzles.locator('.verdict')).toContainText('Your win chance is now');
  await expect(await button(game, best.move)).toContainText('Best');
  await expect(puzzles.locator('.streak')).toContainText('One day in a row');

  await page.reload();
  const fresh = await ready(page);
  await openPuzzles(fresh);
  await expect(puzzles.locator('.streak')).toContainText('One day in a row');
  await expect(puzzles.locator('.verdict')).toContainText('The best move, at try 2.');
  await expect(await button(fresh, best.move)).toHaveAttribute('aria-disabled', 'true');
});

test('days in a row grow from date to date, and a day left out ends them', async ({ page, server }) => {
  await page.clock.install({ time: new Date(2026, 1, 27, 22) });
  const game = await openGame(page, server, { attrs: PLAIN });
  const puzzles = await openPuzzles(game);
  const solve = async () =>
    shellOf(game).evaluate((shell, move) => shell.intents?.puzzles?.play(move), (await answers(game)).best.move);
  const first = (await puzzleOf(game)).number;
  await solve();
  await expect(puzzles.locator('.streak')).toContainText('One day in a row');

  await page.clock.setSystemTime(new Date(2026, 1, 28, 0, 5));
  await openPuzzles(game);
  await expect(puzzles.getByText('Puzzle of the day, Feb 28')).toBeVisible();
  expect((await puzzleOf(game)).number).not.toBe(first);
  await expect(puzzles.locator('.streak'), 'yesterday’s may be gone on with').toContainText('One day in a row');
  await solve();
  await expect(puzzles.locator('.streak')).toContainText('2 days in a row');

  await page.clock.setSystemTime(new Date(2026, 2, 2, 12));
  await openPuzzles(game);
  await expect(puzzles.locator('.streak')).toContainText('No days in a row yet');
  await expect(puzzles.locator('.streak')).toContainText('Longest: 2');
  await puzzles.getByRole('button', { name: 'Show the answer' }).click();
  await expect(puzzles.locator('.verdict')).toContainText('The best move: ');
  await expect(puzzles.locator('.streak'), 'an answer that was shown does not count').toContainText('No days');
});

test('storage refused costs only the keeping', async ({ page, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const game = await openGame(page, server, { attrs: PLAIN });
  const puzzles = await openPuzzles(game);
  await (await button(game, (await answers(game)).best.move)).click();
  await expect(puzzles.locator('.verdict')).toContainText('at the first try');
  await expect(puzzles.locator('.streak')).toContainText('One day in a row');
  await expect(game.getByText('This browser refuses to save here.')).toBeVisible();
});

test('others come by difficulty, and the day’s is one press away', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  const puzzles = await openPuzzles(game);
  const today = (await puzzleOf(game)).number;
  for (const [value, name] of /** @type {const} */ ([
    ['4', 'Very hard'],
    ['1', 'Easy'],
  ])) {
    const select = puzzles.getByLabel('Difficulty');
    await select.focus();
    await select.selectOption(value);
    await expect(puzzles.locator('.grade')).toContainText(name);
    await expect(select, 'the arrow keys may go on').toBeFocused();
    const one = (await puzzleOf(game)).number;
    await puzzles.getByRole('button', { name: 'Next puzzle' }).click();
    await expect.poll(async () => (await puzzleOf(game)).number).not.toBe(one);
    expect((await puzzleOf(game)).grade).toBe(Number(value));
  }
  await puzzles.getByRole('button', { name: 'Puzzle of the day' }).click();
  expect((await puzzleOf(game)).number).toBe(today);
});

test('is played by mouse on the table: a man shows his move, and plays it', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await openPuzzles(game);
  const { snapshot } = await puzzleOf(game);
  const { other } = await answers(game);
  const view = snapshot.moves.find(({ move }) => move === other.move);
  const at = await pointOf(game, view?.from ?? 0);
  await page.mouse.click(at.x, at.y);
  await expect.poll(async () => (await puzzleOf(game)).tried).toEqual([other.move]);
  // Dragged to where it lands it is tried too.
  const { best } = await answers(game);
  const right = snapshot.moves.find(({ move }) => move === best.move);
  const [from, to] = [await pointOf(game, right?.from ?? 0), await pointOf(game, right?.to ?? 0)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await expect.poll(async () => (await puzzleOf(game)).done).toBe('found');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('a first tap shows the move, a second one plays it', async ({ page, server }) => {
    const game = await openGame(page, server, { attrs: PLAIN });
    await openPuzzles(game);
    const { snapshot } = await puzzleOf(game);
    const { best } = await answers(game);
    const at = await pointOf(game, snapshot.moves.find(({ move }) => move === best.move)?.from ?? 0);
    await page.touchscreen.tap(at.x, at.y);
    const chosen = () => game.locator('puluc-play-board').evaluate((/** @type {PlayBoard} */ one) => one.chosen);
    await expect.poll(chosen).toBe(best.move);
    expect((await puzzleOf(game)).tried).toEqual([]);
    await page.touchscreen.tap(at.x, at.y);
    await expect.poll(async () => (await puzzleOf(game)).done).toBe('found');
  });
});

test('is played by keys alone: from the start page to the next puzzle, and the focus is never lost', async ({
  page,
  server,
}) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await game.getByRole('button', { name: 'Puzzles' }).focus();
  await page.keyboard.press('Enter');
  const puzzles = game.locator('puluc-puzzles');
  await expect(puzzles.locator('h2')).toBeFocused();
  const { best, other } = await answers(game);
  const first = (await puzzleOf(game)).number;
  const wrong = await button(game, other.move);
  for (let i = 0; i < 12 && !(await wrong.evaluate(one => one.matches(':focus'))); i += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(puzzles.locator('.verdict')).toContainText('Try again');
  await expect(wrong).toBeFocused();
  // A man by the number of his space.
  await page.keyboard.press(best.move === 'enter' ? '0' : best.move);
  await expect(puzzles.locator('.verdict')).toContainText('at try 2');
  await expect(wrong).toBeFocused();
  const next = puzzles.getByRole('button', { name: 'Next puzzle' });
  for (let i = 0; i < 12 && !(await next.evaluate(one => one.matches(':focus'))); i += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await puzzleOf(game)).number).not.toBe(first);
  await expect(puzzles.locator('h2')).toBeFocused();
});

test('says all in words: the road, the throw, the moves, and what came of each', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  const puzzles = await openPuzzles(game);
  const { snapshot } = await puzzleOf(game);
  await puzzles.getByText('The road', { exact: true }).click();
  await expect(puzzles.locator('details li').filter({ hasText: /^Space/ })).toHaveCount(snapshot.spaces);
  await expect(puzzles.locator('h2')).toHaveText(new RegExp(`: ${snapshot.throw?.score}$`));
  await expect(puzzles.locator('.moves button')).toHaveCount(snapshot.moves.length);
  const live = puzzles.locator('[aria-live=polite]');
  const { best, other } = await answers(game);
  await (await button(game, other.move)).click();
  await expect(live).toContainText(/^(Slip|Mistake|Blunder)\. It costs [\d.]+% of win chance\.\s*You /);
  await (await button(game, best.move)).click();
  await expect(live).toContainText(/^The best move, at try 2\.\s*You /);
});

test('is played on from where the board stands, against whom was played last', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  const puzzles = await openPuzzles(game);
  const { snapshot, rules } = await puzzleOf(game);
  await puzzles.getByRole('button', { name: 'Play on from here' }).click();
  await expectPhase(game, 'choosing');
  const state = await appState(game);
  expect(state.snapshot?.position).toBe(snapshot.position);
  expect(state.snapshot?.rules).toBe(rules.text);
  expect(state.snapshot?.players.a.kind).toBe('human');
  expect(state.snapshot?.players.b.kind).toBe('computer');
  await game.getByRole('button', { name: 'Menu' }).click();
  await game.locator('#menu').getByRole('button', { name: 'Puzzles' }).click();
  await expect(puzzles.locator('h2')).toBeVisible();
  await puzzles.getByRole('button', { name: 'Show the answer' }).click();
  await puzzles.getByRole('button', { name: 'Play on from here' }).click();
  await expect.poll(async () => (await appState(game)).snapshot?.turns[0]?.move).toBe((await answers(game)).best.move);
});

test('the move played runs on the table and comes to rest where it began, or where the best one ends', async ({
  page,
  server,
}) => {
  const game = await openGame(page, server, { attrs: { ...PLAIN, motion: 'full' } });
  const puzzles = await openPuzzles(game);
  const { best, other } = await answers(game);
  await (await button(game, other.move)).click();
  await expect(puzzles.locator('puluc-play-board .played'), 'told when it is still').toBeVisible();
  // The next one is chosen while the last still runs.
  await (await button(game, other.move)).click();
  await (await button(game, best.move)).click();
  await expect(puzzles.locator('.verdict')).toContainText('at try 2');
  await expect(puzzles.locator('puluc-play-board .played')).toHaveCount(0);
});

test('goes back to the game that lies on the table, which is as it was', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, PEOPLE);
  const before = (await appState(game)).snapshot?.position;
  const puzzles = await openPuzzles(game);
  await (await button(game, (await answers(game)).best.move)).click();
  await puzzles.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(game.locator('.buttons')).toBeVisible();
  expect((await appState(game)).snapshot?.position).toBe(before);
});

test('a part that cannot be fetched says so, and the start page stays', async ({ page, server, problems }) => {
  await page.route(/puzzles-.*\.js$/, route => route.abort());
  const game = await openGame(page, server, { attrs: PLAIN });
  await game.getByRole('button', { name: 'Puzzles' }).click();
  await expect(game.getByText('This part of the page could not be fetched.')).toBeVisible();
  await expect(game.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  problems.length = 0;
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('they are there with the server stopped', async ({ page }) => {
    const server = await serve();
    await openGame(page, server, { attrs: PLAIN });
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      while (active?.state !== 'activated')
        await new Promise(done => active?.addEventListener('statechange', done, { once: true }));
    });
    await server.close();
    await page.reload();
    const game = await ready(page);
    const puzzles = await openPuzzles(game);
    await (await button(game, (await answers(game)).best.move)).click();
    await expect(puzzles.locator('.verdict')).toContainText('Your win chance is now');
  });
});

for (const [theme, lang] of /** @type {const} */ ([
  ['light', 'en'],
  ['dark', 'es'],
  ['contrast', 'en'],
])) {
  test(`has nothing that axe-core finds and fits every size, ${theme}, ${lang}`, async ({ page, server }) => {
    const game = await openGame(page, server, { attrs: { theme, lang } });
    const puzzles = await openPuzzles(game);
    await expectAccessible(page);
    const { best, other } = await answers(game);
    await (await button(game, other.move)).click();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const wide = await shellOf(game).evaluate(shell => shell.scrollWidth - shell.clientWidth);
      expect(wide, `${size.width}×${size.height}`).toBeLessThanOrEqual(0);
      const box = await puzzles.locator('puluc-play-board').boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), 'the whole road is seen at once').toBeLessThanOrEqual(size.height);
      for (const one of await puzzles.locator('button, select, summary').all()) {
        const { width = 0, height = 0 } = (await one.boundingBox()) ?? {};
        expect(Math.min(width, height), await one.textContent().then(String)).toBeGreaterThanOrEqual(44);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await (await button(game, best.move)).click();
    await puzzles.locator('summary').click();
    await expectAccessible(page);
  });
}
