// The first screen is drawn before the script that runs it has come: the same as it will be, and nothing pressed on it is lost.
import { expect, expectAccessible, ready, test } from './fixtures.js';
import { appState, SIZES, withSettings } from './support.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./fixtures.js').Server} Server */

/** Holds the game's script back until the page is let go. @param {Page} page */
async function held(page) {
  /** @type {() => void} */
  let go = () => {};
  const gone = new Promise(resolve => {
    go = () => resolve(null);
  });
  await page.route(/element-.*\.js$/, async route => {
    await gone;
    await route.continue();
  });
  return () => go();
}

/** Opens the page without waiting for its script. @param {Page} page @param {Server} server @param {string} [query] */
async function early(page, server, query = '') {
  const go = await held(page);
  await page.goto(server.url + query, { waitUntil: 'commit' });
  return { go, first: page.locator('puluc-game .first') };
}

/** Where everything on the first screen stands, and what it says. @param {Page} page */
async function places(page) {
  await page.evaluate(() => document.fonts.ready);
  return page.locator('puluc-game').evaluate(game => {
    const outer = /** @type {ShadowRoot} */ (game.shadowRoot);
    const root = outer.querySelector('puluc-shell')?.shadowRoot ?? outer;
    const parts = root.querySelectorAll('.start :is(h1, p, b, .picture, button):not([popover] *)');
    return [...parts].map(part => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const { color, fontSize } = getComputedStyle(part);
      return [
        part.textContent?.replace(/\s+/g, ' ').trim(),
        ...[x, y, width, height].map(Math.round),
        color,
        fontSize,
      ].join(' ');
    });
  });
}

for (const [i, [locale, lang]] of [
  ['en-US', 'en'],
  ['es-GT', 'es'],
  ['fr-FR', 'fr'],
  ['it-IT', 'it'],
  ['ru-RU', 'ru'],
].entries()) {
  const size = SIZES[i];
  const colorScheme = i % 2 ? 'dark' : 'light';
  test.describe(`${lang}, ${colorScheme}, ${size.width}×${size.height}`, () => {
    test.use({ viewport: size, locale, colorScheme });

    test('the early screen is the one that comes', async ({ page, server }) => {
      const { go, first } = await early(page, server);
      await expect(first.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(first).toHaveAttribute('lang', lang);
      await expect(first).toHaveAttribute('data-theme', colorScheme);
      const before = await places(page);
      expect(before.length).toBeGreaterThan(15);
      if (i < 2) await expectAccessible(page);
      go();
      await ready(page);
      await expect(first).toHaveCount(0);
      expect(await places(page)).toEqual(before);
    });
  });
}

test('what is pressed before the script is there is done when it comes', async ({ page, server }) => {
  const { go, first } = await early(page, server, '?theme=contrast&motion=none');
  await first.getByRole('button', { name: 'Learn to play' }).click();
  await first.getByRole('button', { name: 'Two players' }).click();
  go();
  const game = await ready(page);
  await expect(game.locator('.buttons')).toBeVisible();
  const { screen, snapshot } = await appState(game);
  expect(screen).toBe('table');
  expect(Object.values(snapshot?.players ?? {}).map(({ kind }) => kind)).toEqual(['human', 'human']);
});

test('the focus stays where it was', async ({ page, server }) => {
  const { go, first } = await early(page, server, '?theme=contrast');
  await first.getByRole('button', { name: 'Rules' }).focus();
  go();
  const game = await ready(page);
  await expect(game.getByRole('button', { name: 'Rules' })).toBeFocused();
});

test('the own choice of language and theme counts before the device’s', async ({ page, server }) => {
  await withSettings(page, { lang: 'it', theme: 'dark' });
  const { first } = await early(page, server);
  await expect(first).toHaveAttribute('lang', 'it');
  await expect(first).toHaveAttribute('data-theme', 'dark');
});

for (const [what, key, kept] of [
  ['a game that goes on', 'game', { record: 'puluc 1', table: true }],
  ['another game on the page', 'at', 'mancala'],
  ['another game begun', 'tak-tikl', { record: '', over: false }],
]) {
  test(`nothing is drawn early before ${what}`, async ({ page, server }) => {
    await page.addInitScript(
      ([key, kept]) => localStorage.setItem(`puluc/game/${key}`, JSON.stringify(kept)),
      [key, kept],
    );
    const { first } = await early(page, server);
    await expect(page.locator('noscript')).toHaveCount(1);
    await expect(first).toHaveCount(0);
  });
}

test('the page’s styles name the same letters as the script does for pages of others', async ({ page, server }) => {
  await page.goto(server.url);
  await ready(page);
  const faces = await page.evaluate(() =>
    [...document.fonts].map(({ family, unicodeRange }) => `${family.replaceAll('"', '')} ${unicodeRange}`),
  );
  const own = faces.filter(face => face.includes('Variable'));
  expect(own).toHaveLength(6);
  expect(new Set(own).size).toBe(6);
});
