// Every language on the first screens: all is said, nothing is too long, the language is named, and a game goes on in another one.
import { LANGUAGES } from '../../www/i18n/index.js';
import { expect, openGame, test } from './fixtures.js';
import { newGame, PEOPLE, recordOf, settledState, shellOf, throwFaces } from './support.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

const SIZES = [
  { width: 360, height: 640 },
  { width: 780, height: 370 },
];
const THREE = [true, true, true, false];

/**
 * Nothing reaches past the window's edge, and no button's words past their button.
 * @param {Page} page
 */
async function expectFits(page) {
  const found = await page.evaluate(() => {
    /** @type {string[]} */
    const out = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) out.push(`the page is ${scrollWidth} wide`);
    /** @param {Document | ShadowRoot} root */
    const look = root => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        if (!element.matches('button, h1, h2, h3, p, label, legend, .share, dialog') || !element.checkVisibility())
          continue;
        // What only screen readers get has no width to keep to.
        const { left, right, width, height } = element.getBoundingClientRect();
        if (width < 2 || height < 2) continue;
        const past = left < -1 || right > innerWidth + 1;
        if (past || element.scrollWidth > element.clientWidth + 1) {
          out.push(`${element.localName} ${element.textContent?.trim().slice(0, 40)}: ${left} to ${right}`);
        }
      }
    };
    look(document);
    return out;
  });
  expect(found).toEqual([]);
}

/**
 * No text of the page is the name of a message.
 * @param {Page} page
 * @param {string} lang
 */
async function expectSaid(page, lang) {
  const { spoken, said } = await page.evaluate(() => {
    /** @type {string[]} */
    const said = [];
    /** @param {Node} node */
    const read = node => {
      if (node instanceof Element) {
        if (node.localName === 'style') return;
        for (const name of ['aria-label', 'title', 'placeholder']) said.push(node.getAttribute(name) ?? '');
        if (node.shadowRoot) read(node.shadowRoot);
      }
      if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent?.trim() ?? '');
      for (const child of node.childNodes) read(child);
    };
    const game = document.querySelector('puluc-game');
    if (game) read(game);
    return { spoken: game?.shadowRoot?.querySelector('puluc-shell')?.getAttribute('lang'), said };
  });
  expect(spoken).toBe(lang);
  expect(said.filter(text => text !== '').length).toBeGreaterThan(10);
  // A message that is missing shows its key: small letters with hyphens.
  const keys = said.filter(text => /^[a-z]+(?:-[a-z0-9]+)+$/.test(text) && !text.startsWith('puluc'));
  expect(keys).toEqual([]);
}

/** @param {Locator} game @param {'new-game' | 'settings'} name */
async function openDialog(game, name) {
  await shellOf(game).evaluate((shell, dialog) => shell.intents?.open(dialog), name);
  await expect(game.getByRole('dialog')).toBeVisible();
}

for (const { code, name } of LANGUAGES) {
  test.describe(name, () => {
    test('start page, table, new game and settings are said in full and fit', async ({ page, server }) => {
      const game = await openGame(page, server, { attrs: { lang: code } });
      /** @param {string} what */
      const look = what =>
        test.step(what, async () => {
          await expectSaid(page, code);
          for (const size of SIZES) {
            await page.setViewportSize(size);
            await expectFits(page);
          }
        });
      await look('start page');
      await newGame(game, { ...PEOPLE, position: 'a/-/bba/-/b/aab/-/b/- 1,0 0,0 a' });
      await settledState(game);
      await look('before the throw');
      await throwFaces(game, THREE);
      await settledState(game);
      await look('after the throw');
      for (const dialog of /** @type {const} */ (['new-game', 'settings'])) {
        await openDialog(game, dialog);
        await look(dialog);
        await page.keyboard.press('Escape');
        await expect(game.getByRole('dialog')).toHaveCount(0);
      }
    });
  });
}

test('the language changes in mid-game from the menu, and the game stays', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: { lang: 'en' } });
  await page.setViewportSize({ width: 1024, height: 768 });
  await newGame(game, { ...PEOPLE, position: 'a/-/bba/-/b/aab/-/b/- 1,0 0,0 a' });
  await throwFaces(game, THREE);
  const record = await recordOf(game);
  const words = game.locator('.status .display');
  await expect(words).toHaveText('Three yellow: 3');
  for (const [code, name, said] of [
    ['fr', 'Français', 'Trois jaunes\u202f: 3'],
    ['it', 'Italiano', 'Tre gialle: 3'],
    ['ru', 'Русский', 'Три жёлтые: 3'],
    ['es', 'Español', 'Tres amarillos: 3'],
    ['en', 'English', 'Three yellow: 3'],
  ]) {
    await game.locator('button.language').click();
    await game.locator('#languages').getByRole('button', { name, exact: true }).click();
    await expect.poll(() => words.textContent()).toBe(said);
    await expect(game.locator('puluc-shell')).toHaveAttribute('lang', code);
    expect(await recordOf(game)).toBe(record);
    const { snapshot, phase } = await settledState(game);
    expect(phase).toBe('choosing');
    expect(snapshot.throw?.score).toBe(3);
  }
});

test('Cyrillic letters are fetched only when they are shown', async ({ page, server }) => {
  /** @type {string[]} */
  const fonts = [];
  page.on('request', request => {
    if (/cyrillic.*woff2$/.test(request.url())) fonts.push(request.url());
  });
  const game = await openGame(page, server, { attrs: { lang: 'en' } });
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toEqual([]);
  await game.locator('button.language').click();
  await game.locator('#languages').getByRole('button', { name: 'Русский', exact: true }).click();
  await expect(game.getByRole('heading', { level: 1 })).toHaveText('Пулук');
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          [...document.fonts].filter(({ unicodeRange, status }) => status === 'loaded' && /U\+400/i.test(unicodeRange))
            .length,
      ),
    )
    .toBe(2);
  expect(new Set(fonts).size).toBe(2);
});
