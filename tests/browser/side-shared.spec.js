// What the other games share with Puluc: links and codes, kept games, sounds, confirming a move.
import { expect, expectAccessible, ready, test } from './fixtures.js';
import { expectKept, openGames, seen } from './kept.js';
import { begin, fromMenu, openSide, openTextBoard, play, sideOf, stateOf, TWO, takTiklOf } from './side-support.js';
import { appState, recordOf, settled, shellOf } from './support.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

const ANA = /** @type {const} */ ({ a: { kind: 'human', name: 'Ana' }, b: { kind: 'human', name: 'Ben' }, first: 'a' });

/** Opens an address in a browser that knows nothing yet. @param {import('@playwright/test').Browser} browser @param {string} link */
async function elsewhere(browser, link) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(link);
  return { context, page, game: await ready(page) };
}

for (const [name, rules, move] of /** @type {const} */ ([
  ['tak-tikl', 'limit=20;clock=off', 'a1a2'],
  ['mancala', 'kalah;seeds=4', '2'],
])) {
  test(`a game and a position of ${name} go by link and code`, async ({ page, server, browser }) => {
    const game = await openSide(page, server, name);
    await begin(game, { ...ANA, rules });
    await play(game, move);
    const record = await recordOf(game);
    const { position } = await stateOf(game);
    await fromMenu(game, 'Link and QR code');
    const dialog = game.getByRole('dialog', { name: 'Link and QR code' });
    const field = dialog.getByLabel('Link', { exact: true });
    await expect(field).toHaveValue(/#v=1&z=/);
    await expect(dialog).toContainText('Every move so far');
    const link = await field.inputValue();
    await expect.poll(() => seen(dialog.locator('.qr'))).toBe(link);
    await expectAccessible(page);
    const other = await elsewhere(browser, link);
    await expect.poll(async () => (await appState(other.game)).screen).toBe(name);
    expect(await shellOf(other.game).evaluate(shell => shell.intents?.side?.record())).toBe(record);
    expect(other.page.url()).toBe(server.url);
    await other.context.close();

    await dialog.getByLabel('This position').check();
    await expect(field).toHaveValue(new RegExp(`\\?game=${name}&rules=`));
    const third = await elsewhere(browser, await field.inputValue());
    await expect.poll(async () => (await appState(third.game)).screen).toBe(name);
    const there = (await sideOf(third.game)).snapshot;
    expect(there).toMatchObject({ rules, position });
    expect(there.players[there.turn].kind, 'a human has the move').toBe('human');
    expect((await appState(third.game)).problem).toBeNull();
    await third.context.close();
  });
}

test('a link asks before a running game gives way, and a broken one is told', async ({ page, server }) => {
  const game = await openSide(page, server, 'mancala');
  await begin(game, { ...ANA, rules: 'box' });
  await play(game, '4');
  const record = await recordOf(game);
  const arrive = (/** @type {string} */ text) =>
    page.evaluate(
      hash => {
        location.hash = hash;
      },
      `v=1&record=${encodeURIComponent(text)}`,
    );
  await arrive('mancala 1\nrules kalah\na human Eva\nb human Ugo\nfirst a\n1 a 2\n');
  const dialog = game.getByRole('dialog');
  await expect(dialog).toContainText('Mancala');
  await expect(dialog).toContainText('Eva against Ugo');
  await expectAccessible(page);
  await dialog.getByRole('button').first().click();
  expect(await recordOf(game)).toBe(record);
  await arrive('mancala 1\nrules kalah\n1 a 9');
  await expect.poll(async () => (await appState(game)).problem?.code).toBe('bad-record');
  expect(await recordOf(game)).toBe(record);
});

test('games of all three are kept, listed, named, taken out and in again, and gone on with', async ({
  page,
  server,
}) => {
  const game = await openSide(page, server, 'mancala');
  await begin(game, { ...ANA, rules: 'box' });
  for (const move of ['4', '5']) await play(game, move);
  const sown = await recordOf(game);
  await begin(game, { ...ANA, rules: 'kalah' });
  await expectKept(game, 1);
  await game.evaluate(element => element.setAttribute('game', 'tak-tikl'));
  await expect(game.locator('puluc-tak-tikl-board')).toBeVisible();
  await begin(game, { ...ANA, rules: 'limit=20;clock=off' });
  await play(game, 'a1a2');
  await fromMenu(game, 'Resign');
  await game.getByRole('button', { name: 'Resign', exact: true }).last().click();
  await expectKept(game, 2);
  const list = await openGames(game);
  await expect(list.locator('.game')).toHaveCount(2);
  await expect(list.locator('.game').nth(0)).toContainText('Tak-tikl');
  await expect(list.locator('.game').nth(0)).toContainText('Ana won');
  await expect(list.locator('.game').nth(1)).toContainText('Mancala');
  await expectAccessible(page);
  const text = await shellOf(game).evaluate(async shell => {
    const library = await shell.intents?.library();
    const games = shell.state?.library?.games ?? [];
    await library?.rename(games[1].id, 'Sunday');
    const all = library?.text(games.map(({ id }) => id)) ?? '';
    await library?.remove(games.map(({ id }) => id));
    return all;
  });
  await expectKept(game, 0);
  await list.getByRole('button', { name: 'Add games from text' }).click();
  await list.getByLabel('Text of one or more games').fill(text);
  await list.getByRole('button', { name: 'Add', exact: true }).click();
  await expectKept(game, 2);
  await list.getByRole('button', { name: 'Continue: Sunday' }).click();
  await expect(game.locator('puluc-mancala-board')).toBeVisible();
  expect(await shellOf(game).evaluate(shell => shell.intents?.side?.record())).toBe(sown);
  const again = await openGames(game);
  await again.getByRole('button', { name: 'Review: Ana against Ben' }).click();
  await expect(game.locator('puluc-side[data-game=tak-tikl] .review .sums')).toContainText('Ana gave nothing away');
});

test('where moves are to be confirmed the first press chooses and the second plays, on board and text board', async ({
  page,
  server,
}) => {
  const game = await openSide(page, server, 'mancala');
  await shellOf(game).evaluate(shell => shell.intents?.set('confirm', true));
  await begin(game, { ...TWO, rules: 'kalah' });
  const turns = async () => (await stateOf(game)).turns.map(({ move }) => move);
  const pit = (/** @type {string} */ place) => game.locator(`puluc-mancala-board [data-place=${place}]`);
  await pit('a1').click();
  await pit('a2').click();
  expect(await turns()).toEqual([]);
  await expect(game.locator('puluc-side .status')).toContainText('Pit 2');
  await pit('a2').click();
  expect(await turns()).toEqual(['2']);
  await pit('b5').click();
  await expect(game.locator('puluc-side .confirm')).toHaveText('Play it');
  await expectAccessible(page);
  await game.locator('puluc-side .confirm').click();
  expect(await turns()).toEqual(['2', '5']);

  await game.evaluate(element => element.setAttribute('game', 'tak-tikl'));
  await expect(game.locator('puluc-tak-tikl-board canvas')).toBeVisible();
  await begin(game, { ...TWO, rules: 'limit=30;clock=off' });
  const square = (/** @type {string} */ place) => game.locator(`puluc-tak-tikl-board [data-place=${place}]`);
  await square('a1').click();
  await square('a2').click();
  expect(await turns()).toEqual([]);
  await expect(square('a1')).toHaveAttribute('aria-pressed', 'true');
  await square('a2').click();
  expect(await turns()).toEqual(['a1a2']);
  const board = await openTextBoard(game);
  const move = board.locator('.choice-list button').first();
  await move.press('Enter');
  await expect(move).toBeFocused();
  await expect(move).toHaveAttribute('aria-pressed', 'true');
  expect(await turns()).toHaveLength(1);
  await move.press('Enter');
  expect(await turns()).toHaveLength(2);
});

test('before a rematch onlookers bet anew, from what they have now', async ({ page, server }) => {
  const game = await openSide(page, server, 'tak-tikl');
  const pledge = { purse: 100, stake: 10, moves: 15 };
  const stakes = { a: pledge, b: pledge, onlookers: [50], bets: [{ onlooker: 0, on: 'a', kernels: 5 }] };
  await begin(
    game,
    /** @type {import('./side-support.js').SideOptions} */ ({
      ...TWO,
      rules: 'limit=30;clock=off',
      stakes,
    }),
  );
  await play(game, 'a1a2');
  await fromMenu(game, 'Resign');
  await game.getByRole('button', { name: 'Resign', exact: true }).last().click();
  const { kernels } = await takTiklOf(game);
  await game.locator('puluc-side .buttons').getByRole('button', { name: 'Rematch' }).click();
  const dialog = game.locator('puluc-side dialog');
  const row = dialog.getByRole('group', { name: 'Onlooker 1' });
  await expect(row.getByRole('spinbutton').first()).toHaveValue(String(kernels?.onlookers[0]));
  await row.getByRole('spinbutton').nth(1).fill('7');
  await row.getByRole('combobox').selectOption('b');
  await dialog.getByRole('button', { name: 'Start' }).click();
  const now = await takTiklOf(game);
  expect(now).toMatchObject({ turn: 'b', outcome: null, turns: [] });
  expect(now.stakes?.bets).toEqual([{ onlooker: 0, on: 'b', kernels: 7 }]);
  expect(now.stakes?.players.a.purse).toBe(kernels?.players.a);
});

/** Writes down how many sounds were begun. @param {Page} page */
async function listenIn(page) {
  await page.addInitScript(() => {
    Object.assign(window, { begun: 0 });
    for (const node of [OscillatorNode, AudioBufferSourceNode]) {
      const { start } = node.prototype;
      /** @param {number[]} given */
      node.prototype.start = function (...given) {
        Reflect.set(window, 'begun', Reflect.get(window, 'begun') + 1);
        start.apply(this, /** @type {[number?]} */ (given));
      };
    }
  });
}

/** @param {Page} page @returns {Promise<number>} */
const begun = page => page.evaluate(() => Reflect.get(window, 'begun'));

test('a sowing is heard seed by seed; shown at once it is a few sounds; muted it is none', async ({ page, server }) => {
  await listenIn(page);
  const game = await openSide(page, server, 'mancala', { motion: 'full' });
  await begin(game, { ...TWO, rules: 'box' });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/sound-[^/]*\.js/.test(name)),
  );
  await expect(game.locator('puluc-mancala-board canvas')).toBeVisible();
  expect(await begun(page), 'nothing before a gesture').toBe(0);
  await game.locator('puluc-mancala-board [data-place=a4]').click();
  await expect.poll(() => begun(page)).toBeGreaterThan(0);
  await settled(game);
  const flown = await begun(page);
  // A handful, two seeds into pits, one into the store, another sowing.
  expect(flown).toBeGreaterThanOrEqual(3 + 2 * 3 + 3);

  await game.evaluate(element => element.setAttribute('motion', 'none'));
  await begin(game, { ...TWO, rules: 'box' });
  await play(game, '3');
  await settled(game);
  await expect.poll(() => begun(page)).toBeGreaterThan(flown);
  const still = (await begun(page)) - flown;
  expect(still).toBeLessThan(45);

  await shellOf(game).evaluate(shell => shell.intents?.set('sound', 'off'));
  const before = await begun(page);
  await begin(game, { ...TWO, rules: 'box' });
  await play(game, '4');
  await settled(game);
  expect(await begun(page)).toBe(before);
});
