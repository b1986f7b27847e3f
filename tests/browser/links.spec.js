// A game or a position as a link and as a code, and what a link may not do.
import { readFileSync } from 'node:fs';
import { initSync, Session } from '../../www/wasm/puluc.js';
import { expect, openGame, ready, test } from './fixtures.js';
import { ANA, expectFits, follow, openGames, openShare, playTurns, seen } from './kept.js';
import { appState, newGame, PEOPLE, PLAIN, recordOf, settledState, shellOf, throwFaces } from './support.js';

/** @typedef {import('./support.js').PulucGame} PulucGame */

/** A game of 500 throws, played here. */
function longRecord() {
  initSync({ module: readFileSync(new URL('../../www/wasm/puluc_bg.wasm', import.meta.url)) });
  const session = new Session({ rules: 'homeward;spaces=21;men=10;again=yes', first: 'a', seed: 4 });
  for (let throws = 0; throws < 500; ) {
    const { phase, moves } = session.snapshot();
    if (phase === 'move') session.play(moves[0].move);
    else {
      session.throwSticks();
      throws += 1;
    }
  }
  return session.record();
}

test('a link and its code hold the game, and open it elsewhere', async ({ page, server, browser }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, { ...ANA, rules: 'liberation;spaces=8' });
  await playTurns(game, 9);
  await throwFaces(game, [true, true, false, false]);
  await settledState(game);
  const record = await recordOf(game);
  const dialog = await openShare(page, game);
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  expect(link.startsWith(`${server.url}#v=1&z=`), link).toBe(true);
  expect(await seen(dialog.locator('.qr'))).toBe(link);

  const fresh = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await fresh.goto(link);
  const other = await ready(fresh);
  await expect.poll(() => appState(other).then(({ screen }) => screen)).toBe('table');
  expect(await recordOf(other)).toBe(record);
  expect(fresh.url(), 'a reload goes on with the game').toBe(server.url);
  await fresh.context().close();

  await dialog.getByLabel('This position').check();
  await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(/\?rules=liberation;spaces=8&position=/);
  const position = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await expect.poll(() => seen(dialog.locator('.qr'))).toBe(position);
  const third = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await third.goto(position);
  const there = await ready(third);
  await expect.poll(() => appState(there).then(({ screen }) => screen)).toBe('table');
  const { snapshot } = await settledState(there);
  expect(snapshot.rules).toBe('liberation;spaces=8');
  const before = (await appState(game)).snapshot?.position.split(' ').slice(0, 4).join(' ');
  expect(snapshot.position.split(' ').slice(0, 4).join(' ')).toBe(before);
  await third.context().close();
});

test('a link is copied by a button; where that is refused it is marked in its field', async ({
  page,
  server,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, ANA);
  await playTurns(game, 3);
  const dialog = await openShare(page, game);
  const field = dialog.getByLabel('Link', { exact: true });
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue());
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('status')).toContainText('The link is marked');
  await expect(field).toBeFocused();
  const marked = await field.evaluate((/** @type {HTMLInputElement} */ input) => [
    input.selectionStart,
    input.selectionEnd,
  ]);
  expect(marked).toEqual([0, (await field.inputValue()).length]);
});

test('where the device can share, it is asked to', async ({ page, server }) => {
  await page.addInitScript(() => {
    navigator.share = async what => void Reflect.set(window, 'shared', what);
  });
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, ANA);
  const dialog = await openShare(page, game);
  await dialog.getByRole('button', { name: 'Share…' }).click();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({ title: 'Puluc', url: link });
});

test('a game too long for a code says so, and its link still works', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  const record = longRecord();
  await game.evaluate((/** @type {PulucGame} */ element, text) => element.load(text), record);
  await shellOf(game).evaluate(shell => shell.intents?.open('share'));
  const dialog = game.getByRole('dialog', { name: 'Link and QR code' });
  await expect(dialog).toContainText('too long for a QR code');
  await expect(dialog.locator('.qr')).toHaveCount(0);
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await newGame(game, PEOPLE);
  await page.goto('about:blank');
  await page.goto(link);
  await ready(page);
  await expect.poll(() => recordOf(game)).toBe(record);
});

test('a link does not take the place of a running game unasked', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, { ...ANA, rules: 'pencils' });
  await playTurns(game, 5);
  const linked = await recordOf(game);
  await openShare(page, game);
  const link = await game.locator('puluc-share #link').inputValue();
  await newGame(game, { ...ANA, seed: 31 });
  await playTurns(game, 1);
  const own = await recordOf(game);
  // Followed in the same tab, and from outside.
  for (const way of [
    () => follow(page, link),
    async () => {
      await page.goto('about:blank');
      await page.goto(link);
      await ready(page);
    },
  ]) {
    await way();
    const dialog = game.getByRole('dialog', { name: 'A game by link' });
    await expect(dialog).toContainText('Ana against Ben. 5 turns. Not finished.');
    await expect(dialog).toContainText('stays among My games');
    await dialog.getByRole('button', { name: 'Keep playing mine' }).click();
    await expect(dialog).toBeHidden();
    expect(await recordOf(game)).toBe(own);
    expect(page.url()).toBe(server.url);
  }
  await follow(page, link);
  await game.getByRole('dialog').getByRole('button', { name: 'Open it' }).click();
  await expect.poll(() => recordOf(game)).toBe(linked);
  const list = await openGames(game);
  await expect(list.locator('.game').filter({ hasText: 'one turn' })).toHaveCount(1);
  await list
    .locator('.game', { hasText: 'one turn' })
    .getByRole('button', { name: /^Continue/ })
    .click();
  await expect.poll(() => recordOf(game)).toBe(own);
});

test('a broken link and one from a newer version are named, and the game goes on', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, ANA);
  await playTurns(game, 3);
  const own = await recordOf(game);
  for (const [link, words] of [
    ['#v=2&q=whatever', 'This link comes from a newer version.'],
    [`#v=1&record=${encodeURIComponent('puluc 3\nrules bell')}`, 'This link comes from a newer version.'],
    ['#v=1&z=RY1BCsJ', 'This link is broken or incomplete.'],
    [`#v=1&record=${encodeURIComponent('puluc 1\nrules bell\na human')}`, 'This record cannot be read.'],
    ['?rules=bell&position=-/a/-', 'This position cannot be set up.'],
    ['?rules=nonsense&position=-/a/-', 'These rules cannot be used.'],
  ]) {
    await page.goto('about:blank');
    await page.goto(server.url + link);
    await ready(page);
    await expect(game.getByRole('alert').first(), link).toContainText(words);
    expect(await recordOf(game), link).toBe(own);
    expect(page.url()).toBe(server.url);
  }
});

for (const [lang, theme] of /** @type {const} */ ([
  ['en', 'light'],
  ['es', 'dark'],
])) {
  test(`${lang}, ${theme}: link and question fit every size and are accessible`, async ({ page, server }) => {
    test.slow();
    const game = await openGame(page, server, { attrs: { lang, theme } });
    await newGame(game, ANA);
    await playTurns(game, 5);
    const share = await openShare(page, game);
    await expectFits(page, game, share);
    const link = await game.locator('puluc-share #link').inputValue();
    await page.keyboard.press('Escape');
    await follow(page, link);
    const dialog = game.locator('puluc-arrival');
    await expect(dialog.locator('dialog')).toBeVisible();
    await expectFits(page, game, dialog);
  });
}
