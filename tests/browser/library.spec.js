// Many games kept and named, and as text.
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, openGame, ready, test } from './fixtures.js';
import { ANA, expectFits, expectKept, fromMore, openGames, playTurns, SHORT, SHORTER } from './kept.js';
import { appState, newGame, PEOPLE, PLAIN, recordOf, settledState, shellOf } from './support.js';

/** @typedef {import('./support.js').PulucGame} PulucGame */

test('a finished game keeps itself, once, also after undo and reload; a game that is left too', async ({
  page,
  server,
}) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, SHORT);
  await playTurns(game, 1000);
  await expectKept(game, 1);
  await game.evaluate((/** @type {PulucGame} */ element) => element.undo());
  await playTurns(game, 1000);
  const record = await recordOf(game);
  await expect
    .poll(() => shellOf(game).evaluate(shell => shell.state?.library?.games.map(({ record }) => record)), {
      intervals: [20],
    })
    .toEqual([record]);
  await newGame(game, { ...ANA, rules: 'strasbourg', seed: 5 });
  await playTurns(game, 4);
  await newGame(game, PEOPLE);
  await expectKept(game, 2);
  await page.reload();
  await ready(page);
  const list = await openGames(game);
  await expect(list.locator('.game')).toHaveCount(2);
  const left = list.locator('.game').nth(0);
  await expect(left).toContainText('Ana against Ben');
  await expect(left).toContainText('Strasbourg');
  await expect(left).toContainText('4 turns');
  await expect(left).toContainText('Not finished');
  await expect(list.locator('.game').nth(1)).toContainText(/(Ana|Ben) won/);
  // One turn is no game to keep, nor is one that nobody plays.
  const computer = /** @type {const} */ ({ kind: 'computer', level: 'beginner' });
  await newGame(game, { rules: 'strasbourg', a: computer, b: computer, seed: 2 });
  await settledState(game);
  await newGame(game, PEOPLE);
  await playTurns(game, 1);
  await newGame(game, PEOPLE);
  await openGames(game);
  await expect(list.locator('.game')).toHaveCount(2);
});

test('a game is kept, named, and goes on after a reload', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, { ...SHORT, seed: 5 });
  await playTurns(game, 3);
  const record = await recordOf(game);
  await game.getByRole('button', { name: 'Menu' }).click();
  await game.locator('#menu').getByRole('button', { name: 'My games' }).click();
  const list = game.locator('puluc-games');
  await expect(list.getByText('No game is kept yet.')).toBeVisible();
  await list.getByRole('button', { name: 'Keep the game on the table' }).click();
  await expect(list.getByRole('status')).toHaveText('The game is kept.');
  await expect(list.locator('.game')).toContainText('on the table');
  await fromMore(list, 'Rename…');
  const field = list.getByLabel('Name of the game');
  await expect(field).toBeFocused();
  await field.fill('Sunday <b>with</b> Ana');
  await field.press('Enter');
  await expect(list.locator('.game h2')).toHaveText('Sunday <b>with</b> Ana');
  await expect(list.getByRole('button', { name: /^More for/ })).toBeFocused();
  await fromMore(list, 'Rename…');
  await field.fill('no');
  await field.press('Escape');
  await expect(list.locator('.game h2')).toHaveText('Sunday <b>with</b> Ana');

  await newGame(game, { ...PEOPLE, rules: 'pencils' });
  await page.reload();
  await ready(page);
  await shellOf(game).evaluate(shell => shell.intents?.show('start'));
  await game.getByRole('button', { name: 'My games' }).click();
  await list.getByRole('button', { name: 'Continue: Sunday' }).click();
  await expect.poll(() => appState(game).then(({ screen }) => screen)).toBe('table');
  expect(await recordOf(game)).toBe(record);
  // What is played on belongs to the same entry, under the same name.
  await playTurns(game, 6);
  const longer = await recordOf(game);
  await newGame(game, PEOPLE);
  await openGames(game);
  await expect(list.locator('.game')).toHaveCount(1);
  await expect(list.locator('.game')).toContainText('6 turns');
  await expect(list.locator('.game h2')).toHaveText('Sunday <b>with</b> Ana');
  await list.getByRole('button', { name: 'Review: Sunday' }).click();
  await expect(game.locator('puluc-review')).toBeVisible();
  expect(await recordOf(game)).toBe(longer);
});

test('what was deleted can be brought back', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, ANA);
  await playTurns(game, 3);
  const list = await openGames(game);
  await list.getByRole('button', { name: 'Keep the game on the table' }).click();
  await expect(list.locator('.game')).toHaveCount(1);
  await fromMore(list, 'Delete');
  await expect(list.locator('.game')).toHaveCount(0);
  await expect(list.getByRole('status')).toHaveText('One entry was deleted.');
  await expect(list.getByRole('button', { name: 'Bring back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.locator('.game')).toContainText('Ana against Ben');
  await fromMore(list, 'Delete');
  await expect(list.locator('.game')).toHaveCount(0);
  await page.reload();
  await ready(page);
  await openGames(game);
  await expect(list.locator('.game')).toHaveCount(0);
});

test('keeping by itself can be switched off, and what came so be cleared', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, SHORT);
  await playTurns(game, 1000);
  await expectKept(game, 1);
  let list = await openGames(game);
  await list.getByRole('button', { name: 'Delete the game that was kept by itself' }).click();
  await expect(list.locator('.game')).toHaveCount(0);
  await list.getByLabel('Keep games by themselves').uncheck();
  await page.reload();
  await ready(page);
  await newGame(game, ANA);
  await playTurns(game, 5);
  await newGame(game, SHORTER);
  await playTurns(game, 1000);
  list = await openGames(game);
  await expect(list.getByLabel('Keep games by themselves')).not.toBeChecked();
  await expect(list.locator('.game')).toHaveCount(0);
});

test('all games go out as a file and come in again, the same', async ({ page, server, browser }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, SHORT);
  await playTurns(game, 1000);
  await newGame(game, { ...ANA, rules: 'liberation', seed: 9 });
  await playTurns(game, 6);
  await newGame(game, PEOPLE);
  await expectKept(game, 2);
  const list = await openGames(game);
  await fromMore(list, 'Rename…');
  await list.getByLabel('Name of the game').fill('Ñandú & friends');
  await list.getByRole('button', { name: 'Save', exact: true }).click();
  await list.getByRole('button', { name: 'All as text' }).click();
  const dialog = list.getByRole('dialog', { name: 'My games' });
  const text = await dialog.getByLabel('As text').inputValue();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('My-games.txt');
  const path = await download.path();
  expect(await readFile(path, 'utf8')).toBe(text);
  const before = await shellOf(game).evaluate(shell => shell.state?.library?.games);

  const fresh = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  const other = await openGame(fresh, server, { attrs: PLAIN });
  const there = await openGames(other);
  await there.getByRole('button', { name: 'Add games from text' }).click();
  await there.getByLabel('Choose a file…').setInputFiles(path);
  await expect(there.getByRole('status')).toHaveText('2 games were added.');
  const after = await shellOf(other).evaluate(shell => shell.state?.library?.games);
  const told = (/** @type {typeof before} */ games) => games?.map(({ id: _, auto: __, ...rest }) => rest);
  expect(told(after)).toEqual(told(before));
  // Once more adds nothing.
  await there.getByRole('button', { name: 'Add games from text' }).click();
  await there.getByLabel('Text of one or more games').fill(text);
  await there.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(there.getByRole('status')).toHaveText('No new game was added. 2 were there already.');
  await expect(there.locator('.game')).toHaveCount(2);
  await fresh.context().close();
});

test('a bad text says which line, keeps what is there and what was pasted', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, ANA);
  await playTurns(game, 4);
  const good = await recordOf(game);
  const list = await openGames(game);
  await list.getByRole('button', { name: 'Add games from text' }).click();
  const dialog = list.getByRole('dialog', { name: 'Add games from text' });
  const field = dialog.getByLabel('Text of one or more games');
  const add = dialog.getByRole('button', { name: 'Add', exact: true });
  await add.click();
  await expect(dialog.getByRole('alert')).toHaveText('There is no game in this text.');
  await field.fill('hello');
  await add.click();
  await expect(dialog.getByRole('alert')).toContainText("Line 1: 'hello'");
  const lines = good.trim().split('\n');
  const bad = lines.with(lines.length - 1, lines[lines.length - 1].replace(/\S+$/, '99')).join('\n');
  const text = `name One\n${good.trim()}\n\nname Two\n${bad}\n\npuluc 2\nrules bell`;
  await field.fill(text);
  await add.click();
  await expect(dialog.getByRole('alert')).toContainText('2 places in the text are wrong. Nothing has been added.');
  await expect(dialog.getByRole('alert')).toContainText(`Line ${2 * lines.length + 3}:`);
  await expect(dialog.getByRole('alert')).toContainText(
    `Line ${2 * lines.length + 5}: This comes from a newer version of the page.`,
  );
  await expect(field).toHaveValue(text);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectKept(game, 0);
  expect(await recordOf(game)).toBe(good);
  await dialog.getByRole('button', { name: 'Add the one that is right' }).click();
  await expect(list.locator('.game h2')).toHaveText('One');
});

test('with storage refused everything goes but the keeping, and it is said', async ({ page, server }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { get: refuse });
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, SHORT);
  await playTurns(game, 1000);
  const list = await openGames(game);
  await expect(list.getByRole('alert')).toContainText('This browser keeps nothing here');
  // As long as the page is open the games are there, and can be taken out.
  await expect(list.locator('.game')).toHaveCount(1);
  await list.getByRole('button', { name: 'All as text' }).click();
  await expect(list.getByLabel('As text')).toHaveValue(/puluc 1\nrules strasbourg;spaces=5;men=2\na human Ana/);
  await list.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await shellOf(game).evaluate(shell => shell.intents?.openLibrary('throws'));
  await expect(game.locator('puluc-throws')).toContainText('Thrown');
  // Another game would cost this one: it is asked first.
  await newGame(game, ANA);
  await playTurns(game, 3);
  const record = await recordOf(game);
  await openGames(game);
  await list.getByRole('button', { name: /^Look at it/ }).click();
  const dialog = game.getByRole('dialog', { name: 'Another game' });
  await expect(dialog).toContainText('is not kept and would be lost');
  await dialog.getByRole('button', { name: 'Keep playing mine' }).click();
  await expect(dialog).toBeHidden();
  expect(await recordOf(game)).toBe(record);
});

test('a damaged entry costs only itself', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, SHORT);
  await playTurns(game, 1000);
  await newGame(game, { ...ANA, seed: 9 });
  await playTurns(game, 5);
  await newGame(game, PEOPLE);
  await expectKept(game, 2);
  await page.evaluate(
    () =>
      new Promise((done, failed) => {
        const request = indexedDB.open('puluc-games');
        request.onerror = failed;
        request.onsuccess = () => {
          const store = request.result.transaction('games', 'readwrite').objectStore('games');
          store.put('rubbish', 'puluc/game/rubbish');
          store.put({ record: 'puluc 1\nrules be' }, 'puluc/game/torn');
          // One whose record no engine reads.
          const all = store.getAll();
          all.onsuccess = () => {
            const [entry] = all.result.filter(each => each.turns === 5);
            store.put({ ...entry, record: 'puluc 1\nrules nonsense' }, `puluc/game/${entry.id}`);
          };
          store.transaction.oncomplete = done;
        };
      }),
  );
  await page.reload();
  await ready(page);
  const here = await recordOf(game);
  const list = await openGames(game);
  await expect(list.locator('.warn')).toContainText('2 entries are damaged');
  await expect(list.locator('.game')).toHaveCount(2);
  await list.getByRole('button', { name: 'What is left of them' }).click();
  await expect(list.getByLabel('As text')).toHaveValue('puluc 1\nrules be');
  await list.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await list.getByRole('button', { name: /^Continue/ }).click();
  await expect(game.getByRole('alert')).toContainText('This record cannot be read.');
  expect(await recordOf(game)).toBe(here);
  await list.getByRole('button', { name: 'Delete what is damaged' }).click();
  await expect(list.locator('.warn')).toHaveCount(0);
  await expect(list.locator('.game')).toHaveCount(2);
  await list.getByRole('button', { name: /^Look at it/ }).click();
  await expect.poll(() => appState(game).then(({ phase }) => phase)).toBe('over');
});

for (const [lang, theme] of /** @type {const} */ ([
  ['en', 'light'],
  ['es', 'dark'],
])) {
  test(`${lang}, ${theme}: my games and the ways in and out fit every size and are accessible`, async ({
    page,
    server,
  }) => {
    test.slow();
    const game = await openGame(page, server, { attrs: { lang, theme } });
    await newGame(game, { ...SHORT, a: { kind: 'human', name: 'María Dolores Xicará' } });
    await playTurns(game, 1000);
    const b = /** @type {const} */ ({ kind: 'computer', level: 'beginner' });
    await newGame(game, { ...ANA, rules: 'strasbourg;spaces=11;men=4;captives=homeward', b });
    await playTurns(game, 3);
    await newGame(game, PEOPLE);
    await expectKept(game, 2);
    const list = await openGames(game);
    await expectFits(page, game, list);
    await list.locator('.game').nth(0).locator('.icon').click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await list.locator('.acts button').nth(1).click();
    const dialog = list.getByRole('dialog');
    await dialog.locator('textarea').fill('hello');
    await dialog.locator('.main').click();
    await expect(dialog.getByRole('alert')).toContainText('hello');
    await expectFits(page, game, dialog);
    await page.keyboard.press('Escape');
    await list.locator('.acts button').nth(2).click();
    await expect(dialog.locator('#out')).toBeVisible();
    await expectFits(page, game, dialog);
  });
}
