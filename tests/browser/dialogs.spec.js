// Every dialog does what it is for.
import { expect, openGame, test } from './fixtures.js';
import { expectPhase, newGame, PEOPLE, PLAIN, recordOf, settled, snapshotOf, throwFaces, turnsOf } from './support.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** Opens a dialog from the table's menu. @param {Locator} game @param {string} name @param {string} [title] */
async function fromMenu(game, name, title = name) {
  await game.getByRole('button', { name: 'Menu' }).click();
  await game.locator('#menu').getByRole('button', { name, exact: true }).click();
  const dialog = game.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a new game: rules, names, kinds and levels, who begins', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await game.getByRole('button', { name: 'New game…' }).click();
  const dialog = game.getByRole('dialog', { name: 'New game' });
  const liberation = dialog.locator('.card', { hasText: 'Liberation' });
  await expect(liberation).toContainText('An own man held captive in your stack must be freed');
  await expect(liberation).toContainText('boxed set (Russian)');
  await liberation.click();
  const indigo = dialog.getByRole('group', { name: 'Indigo, round' });
  await indigo.getByLabel('Name').fill('Ana');
  const clay = dialog.getByRole('group', { name: 'Clay, angular' });
  await clay.getByLabel('Computer').check();
  await clay.getByLabel('Level').selectOption('hard');
  await dialog.getByLabel('Ana').check();
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await expect(dialog).toBeHidden();
  const { rules, players, turn } = await snapshotOf(game);
  expect({ rules, turn, a: players.a.name, b: [players.b.kind, players.b.level] }).toEqual({
    rules: 'liberation',
    turn: 'a',
    a: 'Ana',
    b: ['computer', 'hard'],
  });
  await expect(game.getByRole('heading', { name: 'Ana' })).toBeVisible();
});

test('custom rules are checked as they are made, and refused with a word', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, PEOPLE);
  const kept = await recordOf(game);
  const dialog = await fromMenu(game, 'New game…', 'New game');
  await dialog.locator('.card', { hasText: 'Custom' }).click();
  const spaces = dialog.getByLabel('Spaces of the road');
  const start = dialog.getByRole('button', { name: 'Start the game' });
  await spaces.fill('2');
  await expect(dialog.getByRole('status')).toContainText('spaces must be a number from 3 to 21');
  await start.click({ force: true });
  await expect(dialog).toBeVisible();
  expect(await recordOf(game)).toBe(kept);
  await spaces.fill('12');
  await dialog.getByLabel('Men each').fill('7');
  await dialog.getByLabel('A stack with captives goes').selectOption('homeward');
  await expect(dialog.getByRole('status')).toContainText('bell;spaces=12;men=7;captives=homeward');
  await start.click();
  await expect(dialog).toBeHidden();
  const snapshot = await snapshotOf(game);
  expect(snapshot.rules).toBe('bell;spaces=12;men=7;captives=homeward');
  expect(snapshot.board).toHaveLength(12);
});

test('with two-digit spaces the keys wait for the second digit', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, { rules: 'bell;spaces=12', position: 'a/-/-/-/-/-/-/-/-/-/a/- 3,5 0,0 a', seed: 1 });
  await throwFaces(game, [true, true, false, false]);
  await expectPhase(game, 'choosing');
  await game.locator('.buttons').getByRole('button', { name: 'Throw' }).focus();
  await page.keyboard.press('1');
  expect(turnsOf(await recordOf(game))).toEqual(['1 a 1100']);
  await page.keyboard.press('1');
  await settled(game);
  expect(turnsOf(await recordOf(game))).toEqual(['1 a 1100 11']);
});

test('own sticks are tapped in and count as they lie', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, PEOPLE);
  const dialog = await fromMenu(game, 'Own sticks', 'Throw your own sticks');
  await expect(dialog.getByRole('status')).toHaveText('Four yellow: 5');
  await dialog.getByRole('button', { name: 'Stick 2: yellow' }).click();
  await dialog.getByRole('button', { name: 'Stick 4: yellow' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Two yellow: 2');
  await dialog.getByRole('button', { name: 'Use this throw' }).click();
  await settled(game);
  expect(turnsOf(await recordOf(game))).toEqual(['1 a 1010']);
  await expect(game.locator('.status .display')).toHaveText('Two yellow: 2');
});

test('an own die is tapped in', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, { ...PEOPLE, rules: 'bell;throw=die' });
  const dialog = await fromMenu(game, 'Own sticks', 'Throw your own die');
  await dialog.getByRole('button', { name: '4' }).click();
  await settled(game);
  expect(turnsOf(await recordOf(game))).toEqual(['1 a d4']);
  await expect(game.locator('.status .display')).toHaveText('The die: 4');
});

test('the record is shown, loaded, and refused with the line that is wrong', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, { ...PEOPLE, rules: 'homeward' });
  await throwFaces(game, [true, true, false, false]);
  const record = await recordOf(game);
  const dialog = await fromMenu(game, 'Game record');
  await expect(dialog.getByLabel('This game')).toHaveValue(record);
  const field = dialog.getByLabel('Record to load');
  await dialog.getByRole('button', { name: 'Load' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('There is no record in the field.');
  await field.fill(record.replace('1 a 1100', '1 b 1100'));
  await dialog.getByRole('button', { name: 'Load' }).click();
  await expect(dialog.getByRole('alert')).toContainText("it is the turn of a, not 'b'");
  expect(await recordOf(game)).toBe(record);
  const other = record.replace('rules homeward', 'rules pencils').replace('1 a 1100', '1 a 1110 enter');
  await field.fill(other);
  await dialog.getByRole('button', { name: 'Load' }).click();
  await expect(dialog).toBeHidden();
  expect(await recordOf(game)).toBe(other);
});

test('resigning is asked for once more', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, PEOPLE);
  let dialog = await fromMenu(game, 'Resign', 'Resign this game?');
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await expect(dialog).toBeHidden();
  expect((await snapshotOf(game)).phase).toBe('throw');
  dialog = await fromMenu(game, 'Resign', 'Resign this game?');
  await dialog.getByRole('button', { name: 'Resign' }).click();
  await expect(dialog).toBeHidden();
  expect((await snapshotOf(game)).outcome).toEqual({ winner: 'b', reason: 'resigned' });
});

test('settings hold at once, and over a reload', async ({ page, server }) => {
  const game = await openGame(page, server);
  await newGame(game, PEOPLE);
  await throwFaces(game, [true, true, false, false]);
  const record = await recordOf(game);
  const dialog = await fromMenu(game, 'Settings');
  await dialog.getByLabel('Dark').check();
  await dialog.getByLabel('Show the text board').check();
  await dialog.getByLabel('Español').check();
  const translated = game.getByRole('dialog', { name: 'Ajustes' });
  await expect(translated).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(translated).toBeHidden();
  for (const again of [false, true]) {
    if (again) {
      await page.reload();
      await game.evaluate((/** @type {import('./support.js').PulucGame} */ element) => element.ready);
    }
    const shell = game.locator('puluc-shell');
    await expect(shell).toHaveAttribute('data-theme', 'dark');
    await expect(shell).toHaveAttribute('lang', 'es');
    await expect(game.locator('.board.shown')).toBeVisible();
    await expect(game.locator('.status .display')).toHaveText('Dos amarillos: 2');
    expect(await recordOf(game)).toBe(record);
  }
});

test('the rules say what the set in play says', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  for (const [rules, scores, words] of /** @type {const} */ ([
    ['bell', [4, 0, 2, 3, 5], ['10 cobs', '9 spaces', '5 men', 'A stack always moves as a whole', 'R. C. Bell']],
    ['liberation', [5, 1, 2, 3, 4], ['The freed man stays on the space', 'boxed set (Russian)']],
    [
      'homeward;spaces=7;men=3',
      [5, 1, 2, 3, 4],
      ['8 cobs', '7 spaces', '3 men', 'goes backwards', 'Homeward, changed'],
    ],
    ['strasbourg', [4, 3, 2, 1, 5], ['no man at home and none on top of a stack', 'Maison des Jeux de Strasbourg']],
  ])) {
    await newGame(game, { ...PEOPLE, rules });
    const dialog = await fromMenu(game, 'Rules');
    for (const word of words) await expect(dialog).toContainText(word);
    expect((await dialog.locator('tbody tr td:nth-child(2)').allTextContents()).map(Number)).toEqual(scores);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
