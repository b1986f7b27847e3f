// Other men on the table and other things to throw: chosen in the settings, shown at once, kept, and true to what fell.
import { expect, expectAccessible, openGame, ready, test } from './fixtures.js';
import {
  appState,
  expectPhase,
  newGame,
  PATTERNS,
  PEOPLE,
  recordOf,
  settled,
  shellOf,
  snapshotOf,
  spoken,
  table,
  throwFaces,
  withSettings,
} from './support.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').Settings} Settings */
/** @typedef {import('../../www/types.d.ts').Rect} Rect */

/** @type {[Settings['men'], string][]} */
const MEN = [
  ['twigs', 'Twig bundles'],
  ['kernels', 'Maize kernels'],
  ['clay', 'Clay discs'],
];
/** @type {[Settings['tool'], string][]} */
const TOOLS = [
  ['kernels', 'Kernels scorched on one face'],
  ['coins', 'Coins'],
  ['sticks', 'Flat sticks'],
];
const TWO = [true, true, false, false];
/** Two men may move with a score of 2; a tower of seven stands among them. */
const TOWERS = { ...PEOPLE, rules: 'bell;men=8', position: 'a/-/bba/-/-/-/abababb/-/- 3,1 0,1 a' };

/** Opens the settings from the table's menu. @param {Locator} game */
async function openSettings(game) {
  await game.getByRole('button', { name: 'Menu' }).click();
  await game.locator('#menu').getByRole('button', { name: 'Settings', exact: true }).click();
  const dialog = game.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The pixels of a part of the canvas, packed into a text to compare. @param {Locator} game @param {(layout: Awaited<ReturnType<typeof table>>) => Rect} part */
async function pixels(game, part) {
  const rect = part(await table(game));
  return shellOf(game).evaluate(({ canvas }, { x, y, width, height }) => {
    const box = canvas.getBoundingClientRect();
    const scale = canvas.width / box.width;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const { data } = context.getImageData((x - box.x) * scale, (y - box.y) * scale, width * scale, height * scale);
    let hash = 0;
    for (const value of data) hash = (Math.imul(hash, 31) + value) | 0;
    return hash;
  }, rect);
}

/** The tower on space 7. @param {Locator} game */
const tower = game =>
  pixels(game, ({ geometry, inWindow }) => {
    const { x, y } = inWindow(geometry.places[7]);
    const r = geometry.radius;
    return { x: x - r, y: y - r * 3, width: 2 * r, height: r * 4 };
  });
/** @param {Locator} game */
const fallen = game => pixels(game, ({ sticksRect }) => sticksRect);

/** How much of what lies is yellow, and how much the white edge of a black face, in pixels. @param {Locator} game */
async function faces(game) {
  const { sticksRect } = await table(game);
  return shellOf(game).evaluate(({ canvas }, { x, y, width, height }) => {
    const box = canvas.getBoundingClientRect();
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const { data } = context.getImageData(x - box.x, y - box.y, width, height);
    let yellow = 0;
    let white = 0;
    for (let i = 0; i < data.length; i += 4) {
      const [r, g, b] = data.subarray(i, i + 3);
      if (r > 240 && g > 210 && b < 30) yellow += 1;
      else if (r > 240 && g > 240 && b > 240) white += 1;
    }
    return { yellow, white };
  }, sticksRect);
}

test.describe('chosen in the settings', () => {
  test('each is shown at once behind the dialog, the game goes on as it lies, and a reload keeps it', async ({
    page,
    server,
  }) => {
    const game = await openGame(page, server, { attrs: { theme: 'contrast' } });
    await newGame(game, TOWERS);
    await throwFaces(game, TWO);
    await expectPhase(game, 'choosing');
    const record = await recordOf(game);
    const { position } = await snapshotOf(game);
    const looks = new Set([await tower(game)]);
    const throws = new Set([await fallen(game)]);
    const dialog = await openSettings(game);
    for (const [men, name] of MEN) {
      const before = await tower(game);
      await dialog.getByRole('group', { name: 'Men' }).getByRole('radio', { name, exact: true }).check();
      await expect.poll(() => tower(game)).not.toBe(before);
      looks.add(await tower(game));
      expect((await appState(game)).settings.men).toBe(men);
    }
    expect(looks.size, 'three sets that differ, the first one as it was').toBe(3);
    for (const [tool, name] of TOOLS) {
      const before = await fallen(game);
      await dialog.getByRole('group', { name: 'Throw with' }).getByRole('radio', { name, exact: true }).check();
      await expect.poll(() => fallen(game)).not.toBe(before);
      throws.add(await fallen(game));
      expect((await appState(game)).settings.tool).toBe(tool);
    }
    expect(throws.size, 'each lies differently').toBe(4);
    await dialog.getByRole('radio', { name: 'Twig bundles' }).check();
    await dialog.getByRole('radio', { name: 'Coins' }).check();
    await page.keyboard.press('Escape');
    expect(await recordOf(game)).toBe(record);
    const dressed = await tower(game);

    await page.reload();
    await ready(page);
    const { settings } = await appState(game);
    expect([settings.men, settings.tool]).toEqual(['twigs', 'coins']);
    await expect.poll(() => tower(game)).toBe(dressed);
    expect((await snapshotOf(game)).position).toBe(position);
    // Men answer where they stand, and move.
    const { at } = await table(game);
    await page.mouse.click(at(3).x, at(3).y);
    await page.mouse.click(at(5).x, at(5).y);
    await settled(game);
    expect((await snapshotOf(game)).board[4].men).toBe('bba');
  });

  for (const [theme, lang, name] of [
    ['light', 'en', 'Settings'],
    ['dark', 'es', 'Ajustes'],
  ]) {
    test(`the settings are accessible and fit, ${theme}, ${lang}`, async ({ page, server }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      const game = await openGame(page, server, { attrs: { theme, lang } });
      await newGame(game, TOWERS);
      await shellOf(game).evaluate(shell => shell.intents?.open('settings'));
      await expect(game.getByRole('dialog', { name })).toBeVisible();
      const group = game.getByRole('group', { name: lang === 'en' ? 'Throw with' : 'Tirar con' });
      await group.scrollIntoViewIfNeeded();
      for (const choice of await group.locator('label').all()) {
        const box = await choice.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
      }
      await expectAccessible(page);
    });
  }
});

// Sticks are looked at in throwing.spec.js, in their own colours.
for (const tool of /** @type {const} */ (['kernels', 'coins'])) {
  test(`the faces that lie are those that fell, in all sixteen patterns: ${tool}`, async ({ page, server }) => {
    await withSettings(page, { tool });
    // Flat colours: a face is all yellow, or all black within a white edge.
    const game = await openGame(page, server, { attrs: { theme: 'contrast' } });
    const lying = async (/** @type {boolean[]} */ pattern) => {
      await newGame(game, { ...PEOPLE, rules: 'strasbourg' });
      await throwFaces(game, pattern);
      await settled(game);
      return faces(game);
    };
    // Until they have been fetched it is sticks that lie.
    await page.waitForLoadState('networkidle');
    const { yellow: whole } = await lying([true, true, true, true]);
    const { white: edges } = await lying([false, false, false, false]);
    expect(whole).toBeGreaterThan(1000);
    expect(edges).toBeGreaterThan(200);
    for (const pattern of PATTERNS) {
      const { yellow, white } = await lying(pattern);
      const count = pattern.filter(Boolean).length;
      expect(Math.round((4 * yellow) / whole), `yellow, drawn for ${pattern}`).toBe(count);
      // How much of a thin edge is quite white hangs on how each lies: half of it tells black faces from none.
      const black = (edges * (4 - count)) / 4;
      if (black > 0) expect(white, `black, drawn for ${pattern}`).toBeGreaterThan(black / 2);
      else expect(white, `black, drawn for ${pattern}`).toBeLessThan(edges / 16);
      expect((await spoken(game)).at(-1)).toContain(`${['no', 'one', 'two', 'three', 'four'][count]} yellow`);
    }
  });
}
