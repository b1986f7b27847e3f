// Forced colours and 200 % zoom: the start page, the table and every dialog stay readable and usable.
import { expect, expectAccessible, openGame, test } from './fixtures.js';
import { appState, expectPhase, newGame, PEOPLE, shellOf, throwFaces } from './support.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('../../www/types.d.ts').Dialog} Dialog */

/** @type {Exclude<Dialog, null>[]} */
const DIALOGS = ['new-game', 'settings', 'rules', 'record', 'sticks', 'resign', 'about', 'editor', 'watch'];
const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(0, 0, 0)';
const TWO = [true, true, false, false];

/** @param {Locator} game @param {Dialog} dialog */
async function open(game, dialog) {
  await shellOf(game).evaluate((shell, name) => shell.intents?.open(name), dialog);
  if (dialog) await expect(game.getByRole('dialog')).toBeVisible();
  else await expect(game.getByRole('dialog')).toHaveCount(0);
}

/**
 * Contrast of the texts around the canvas against what the canvas shows under them, and of the page's against its own ground.
 * @param {Locator} game
 */
function contrasts(game) {
  return shellOf(game).evaluate(shell => {
    const numbers = (/** @type {string} */ css) => (css.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const light = (/** @type {number[]} */ rgb) => {
      const [r, g, b] = rgb.map(v => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ctx = shell.canvas.isConnected ? shell.canvas.getContext('2d') : null;
    const box = shell.canvas.getBoundingClientRect();
    const parts = ctx
      ? '.status p, .player .name, .counts, .head h1, .head .set span, .odds .said p'
      : '.start h1, .start p, .start li, .start button:not(.main)';
    /** @type {[string, number][]} */
    const found = [];
    for (const element of shell.renderRoot.querySelectorAll(parts)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const text = light(numbers(getComputedStyle(element).color));
      let under = light(numbers(getComputedStyle(shell).backgroundColor));
      if (ctx) {
        // Just before the first letter.
        const scale = shell.canvas.width / box.width;
        const [x, y] = [(left - box.left) * scale - 2, (top - box.top + height / 2) * scale];
        under = light([...ctx.getImageData(Math.max(0, x), y, 1, 1).data].slice(0, 3));
      }
      const ratio = (Math.max(text, under) + 0.05) / (Math.min(text, under) + 0.05);
      found.push([`${element.className || element.tagName} ${element.textContent?.trim().slice(0, 20)}`, ratio]);
    }
    return found;
  });
}

for (const [scheme, own, dialogs] of /** @type {const} */ ([
  ['light', 'dark', ['new-game', 'sticks', 'rules', 'resign', 'watch']],
  ['dark', 'light', ['settings', 'record', 'about', 'editor', 'sticks']],
])) {
  test.describe(`forced colours, ${scheme}`, () => {
    test('texts stand out from what is drawn under them, whatever theme was chosen', async ({ page, server }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
      const game = await openGame(page, server, { attrs: { theme: own } });
      const expectReadable = async (/** @type {number} */ least) => {
        const found = await contrasts(game);
        expect(found.length).toBeGreaterThan(least);
        expect(found.filter(([, ratio]) => ratio < 4.5)).toEqual([]);
      };
      await expectReadable(8);
      await newGame(game, { ...PEOPLE, position: 'a/-/a/-/b/ba/-/b/- 1,2 1,0 a' });
      await throwFaces(game, TWO);
      await expectPhase(game, 'choosing');
      await expectReadable(6);
      expect((await appState(game)).theme).toBe(scheme === 'dark' ? 'contrast' : 'light');
      // Back to the own theme when the device forces none.
      await page.emulateMedia({ forcedColors: 'none', colorScheme: scheme });
      await expect.poll(async () => (await appState(game)).theme).toBe(own);
    });

    test('controls keep their edges and their states', async ({ page, server }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
      const game = await openGame(page, server);
      await newGame(game, { ...PEOPLE, position: 'a/-/a/-/b/ba/-/b/- 1,2 1,0 a' });
      const look = (/** @type {string} */ part) =>
        game
          .locator(part)
          .first()
          .evaluate(element => {
            const { backgroundColor, color, borderBottomColor, borderBottomStyle, borderBottomWidth } =
              getComputedStyle(element);
            return { backgroundColor, color, borderBottomColor, borderBottomStyle, borderBottomWidth };
          });
      const raised = await look('.buttons .raised');
      expect(raised.borderBottomStyle).toBe('solid');
      expect(raised.borderBottomColor).not.toBe(raised.backgroundColor);
      // The main button is filled the other way round.
      const main = await look('.buttons .main');
      expect([main.backgroundColor, main.color]).toEqual(scheme === 'light' ? [BLACK, WHITE] : [WHITE, BLACK]);
      const off = await look('.hint-button');
      await shellOf(game).evaluate(({ intents }) => intents?.setHints({ best: true }));
      await expect(game.locator('.hint-button')).toHaveAttribute('aria-pressed', 'true');
      expect((await look('.hint-button')).backgroundColor, 'a pressed button looks pressed').not.toBe(
        off.backgroundColor,
      );
      // Whose turn it is: a line under one name, none under the other.
      expect((await look('.player.a .name')).borderBottomStyle).toBe('solid');
      expect((await look('.player.b .name')).borderBottomStyle).toBe('none');
      // The focus is seen.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const ring = await shellOf(game).evaluate(shell => {
        const focused = shell.shadowRoot?.activeElement;
        return focused ? getComputedStyle(focused).outlineStyle : '';
      });
      expect(ring).toBe('solid');
      await shellOf(game).evaluate(({ intents }) => intents?.show('start'));
      await game.getByRole('button', { name: /^Language/ }).click();
      const current = game.locator('.menu:popover-open button[aria-current=true]');
      await expect(current).toHaveCSS('text-decoration-line', 'underline');
      await expectAccessible(page);
    });

    test('dialogs have an edge, and axe-core finds nothing in them', async ({ page, server }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
      const game = await openGame(page, server);
      await newGame(game, PEOPLE);
      for (const dialog of dialogs) {
        await open(game, dialog);
        await expect(game.getByRole('dialog')).toHaveCSS('border-bottom-style', 'solid');
        await expectAccessible(page);
        await open(game, null);
      }
    });
  });
}

test.describe('at 200 % zoom, with texts twice as large', () => {
  test.use({ viewport: { width: 512, height: 384 }, deviceScaleFactor: 2 });

  /** @param {Page} page */
  async function double(page) {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
  }

  /** Nothing is wider than its room, no text is wider than its button, and each control can be brought whole into view. @param {Page} page @param {Locator} root */
  async function expectWhole(page, root) {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const problems = await root.evaluate(element => {
      const all = [element, ...element.querySelectorAll('*')];
      const clips = (/** @type {Element} */ one) => getComputedStyle(one).overflowX !== 'visible';
      const name = (/** @type {Element} */ one) =>
        `${one.tagName} ${one.className} ${one.textContent?.trim().slice(0, 30)}`;
      const found = all
        .filter(one => /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1)
        .map(one => `scrolls sideways: ${name(one)}`);
      for (const control of element.querySelectorAll('button, input, select, textarea, summary')) {
        // Controls that are there for the keyboard alone show themselves when they have the focus.
        if (control.getBoundingClientRect().width < 4) continue;
        control.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = control.getBoundingClientRect();
        let room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        for (let up = control.parentElement; up; up = up.parentElement) {
          if (!clips(up)) continue;
          const box = up.getBoundingClientRect();
          room = {
            left: Math.max(room.left, box.left),
            top: Math.max(room.top, box.top),
            right: Math.min(room.right, box.right),
            bottom: Math.min(room.bottom, box.bottom),
          };
        }
        const out = [room.left - left, room.top - top, right - room.right, bottom - room.bottom];
        // A pixel may lie beyond an edge that is rounded.
        if (Math.max(...out) > 1) found.push(`cut off by ${out.map(Math.round)}: ${name(control)}`);
        if (control.tagName === 'BUTTON' && control.scrollWidth > control.clientWidth + 1) {
          found.push(`too narrow for its text: ${name(control)}`);
        }
      }
      return found;
    });
    expect(problems).toEqual([]);
  }

  for (const lang of ['en', 'es']) {
    test(`the start page and the table, ${lang}`, async ({ page, server }) => {
      await double(page);
      const game = await openGame(page, server, { attrs: { lang } });
      await expectWhole(page, game.locator('.start'));
      await expectAccessible(page);
      await newGame(game, { ...PEOPLE, position: 'a/-/a/-/b/ba/-/b/- 1,2 1,0 a' });
      await throwFaces(game, TWO);
      await expectPhase(game, 'choosing');
      await expectWhole(page, game.locator('main.table'));
      await shellOf(game).evaluate(({ intents }) => intents?.set('textBoard', true));
      await expect(game.locator('.board.shown')).toBeVisible();
      await expectWhole(page, game.locator('main.table'));
      const move = game.locator('.choice-list button').last();
      await move.scrollIntoViewIfNeeded();
      await expect(move).toBeInViewport({ ratio: 0.99 });
      await expectAccessible(page);
    });

    test(`every dialog and the menu, ${lang}`, async ({ page, server }) => {
      await double(page);
      const game = await openGame(page, server, { attrs: { lang } });
      await newGame(game, PEOPLE);
      for (const dialog of DIALOGS) {
        await test.step(dialog, async () => {
          await open(game, dialog);
          await expect(game.getByRole('dialog')).toBeInViewport({ ratio: 0.99 });
          await expectWhole(page, game.getByRole('dialog'));
          await open(game, null);
        });
      }
      const menu = game.locator('header.head > button').first();
      await menu.scrollIntoViewIfNeeded();
      await menu.click();
      await expect(game.locator('#menu')).toBeVisible();
      await expectWhole(page, game.locator('#menu'));
    });
  }
});
