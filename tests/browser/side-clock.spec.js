// Tak-tikl's clock: turns lost by it, and what it stands still for; stakes.
import { expect, test } from './fixtures.js';
import { begin, fromMenu, openSide, openTextBoard, play, sideOf, TWO, takTiklOf } from './side-support.js';
import { openStopped, PLAIN, shellOf, spoken } from './support.js';

/** @typedef {import('./side-support.js').TakTiklSnapshot} TakTiklSnapshot */

/** @param {import('@playwright/test').Locator} game */
const clockOf = game => shellOf(game).evaluate(shell => shell.intents?.side?.clock ?? null);

/** @param {import('@playwright/test').Page} page @param {boolean} hidden */
const hide = (page, hidden) =>
  page.evaluate(now => {
    Object.defineProperty(document, 'hidden', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** @param {import('@playwright/test').Page} page @param {import('./fixtures.js').Server} server @param {Record<string, string>} [attrs] */
async function openTimed(page, server, attrs = {}) {
  const stopped = await openStopped(page, server, { attrs: { ...PLAIN, game: 'tak-tikl', ...attrs } });
  await expect(stopped.game.locator('puluc-tak-tikl-board')).toBeVisible();
  await begin(stopped.game, { ...TWO, rules: 'limit=30;clock=5' });
  await expect(stopped.game.locator('puluc-move-clock')).toBeVisible();
  return stopped;
}

test('a turn that takes too long is lost, and told', async ({ page, server }) => {
  const { game, run } = await openTimed(page, server);
  await run(3000);
  expect((await clockOf(game))?.left).toBeLessThanOrEqual(2200);
  await expect(game.locator('puluc-move-clock')).toContainText('2 s');
  await run(2600);
  await expect.poll(async () => (await sideOf(game)).snapshot.turns.map(({ move }) => move)).toEqual(['time']);
  expect((await sideOf(game)).snapshot.turn).toBe('b');
  await expect(game.locator('puluc-side .status')).toContainText('The time is up: White loses this turn.');
  await expect.poll(async () => (await spoken(game)).join(' ')).toContain('The time is up: White loses this turn.');
});

test('the clock stands still in a hidden tab, under a dialog, by a press, and for the text board', async ({
  page,
  server,
}) => {
  const { game, run } = await openTimed(page, server);
  await run(1000);
  const left = (await clockOf(game))?.left ?? 0;
  expect(left).toBeGreaterThan(3500);

  await hide(page, true);
  await run(60_000);
  expect(await clockOf(game)).toEqual({ allowed: 5000, left, runs: false });
  await hide(page, false);

  await fromMenu(game, 'Game record');
  await expect(game.locator('puluc-side dialog')).toBeVisible();
  const under = (await clockOf(game))?.left;
  await run(60_000);
  expect((await clockOf(game))?.left).toBe(under);
  await page.keyboard.press('Escape');
  await expect(game.locator('puluc-side dialog')).toHaveCount(0);

  await game.getByRole('button', { name: 'Stop the clock' }).click();
  const stopped = (await clockOf(game))?.left;
  await run(60_000);
  expect((await clockOf(game))?.left).toBe(stopped);
  await expect(game.locator('puluc-move-clock')).toContainText('The clock stands still');
  await game.getByRole('button', { name: 'Let the clock run' }).click();

  await openTextBoard(game);
  await run(60_000);
  expect((await clockOf(game))?.runs).toBe(false);
  expect((await sideOf(game)).snapshot.turns).toEqual([]);
});

test('it stands still while a move is shown, and runs out at no moment of it', async ({ page, server }) => {
  const { game, run } = await openTimed(page, server, { motion: 'full' });
  const board = game.locator('puluc-tak-tikl-board');
  await expect(board.locator('[data-place=a1]')).toBeVisible();
  await run(4800);
  await play(game, 'a1a2');
  const { run: shown } = await sideOf(game);
  if (shown) expect((await clockOf(game))?.runs).toBe(false);
  await expect
    .poll(async () => {
      await run(200);
      return (await sideOf(game)).run;
    })
    .toBeNull();
  const now = (await sideOf(game)).snapshot;
  expect(now.turns.map(({ move }) => move)).toEqual(['a1a2']);
  expect((await clockOf(game))?.left).toBeGreaterThan(4000);
  await run(5500);
  await expect.poll(async () => (await sideOf(game)).snapshot.turns.map(({ move }) => move)).toEqual(['a1a2', 'time']);
});

test('an undo gives the whole time again', async ({ page, server }) => {
  const { game, run } = await openTimed(page, server);
  await run(2000);
  await play(game, 'a1a2');
  await run(1000);
  await game.getByRole('button', { name: 'Undo' }).click();
  const clock = await clockOf(game);
  expect(clock?.left).toBeGreaterThan(4500);
  expect((await sideOf(game)).snapshot.turn).toBe('a');
});

test('a game for kernels is agreed in the dialog; nobody bets more than he has', async ({ page, server }) => {
  const game = await openSide(page, server, 'tak-tikl');
  await fromMenu(game, 'New game…');
  const dialog = game.locator('puluc-side dialog');
  await dialog.getByRole('radio', { name: 'Human' }).last().check();
  await dialog.getByRole('checkbox', { name: 'Play for kernels' }).check();
  await dialog.getByRole('spinbutton', { name: 'Stake' }).first().fill('500');
  await expect(dialog.getByRole('status')).toContainText('do not add up');
  await dialog.getByRole('button', { name: 'Start the game' }).press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('spinbutton', { name: 'Stake' }).first().fill('20');
  await dialog.getByRole('button', { name: 'Add an onlooker' }).click();
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await expect(dialog).toHaveCount(0);
  const before = await takTiklOf(game);
  expect(before.kernels).toEqual({ players: { a: 80, b: 90 }, onlookers: [45], pot: 30, bets: 5 });
  await expect(game.locator('puluc-side .stakes')).toContainText('never money');
  await fromMenu(game, 'Resign');
  await game.getByRole('button', { name: 'Resign', exact: true }).last().click();
  const { kernels } = await takTiklOf(game);
  const { players, onlookers, pot, bets } = /** @type {NonNullable<TakTiklSnapshot['kernels']>} */ (kernels);
  expect(players.a + players.b + pot + bets + (onlookers[0] ?? 0)).toBe(250);
  expect(pot + bets).toBe(0);
});
