// Every screen and dialog in every language and in every theme: no violation that axe-core knows. The themes go round, so that each screen comes in
// all five languages and all three themes, and each language in each theme. `npm run access` looks at each screen in every language and theme.
import { SCREENS, THEMES } from '../../scripts/screen-list.mjs';
import { LANGUAGES } from '../../www/i18n/index.js';
import { expect, expectAccessible, openGame, test } from './fixtures.js';
import { shellOf } from './support.js';

/** @typedef {import('@playwright/test').Locator} Locator */

const EVERY = Boolean(process.env.EVERY_THEME);

for (const [l, { code }] of LANGUAGES.entries()) {
  test(`axe-core finds nothing on any screen, ${code}`, async ({ page, server }) => {
    test.setTimeout(EVERY ? 600_000 : 180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const game = await openGame(page, server, { attrs: { lang: code } });
    for (const [s, [name, show]] of Object.entries(SCREENS).entries()) {
      for (const theme of EVERY ? THEMES : [THEMES[(s + l) % THEMES.length]]) {
        await test.step(`${name}, ${theme}`, async () => {
          await reset(game, theme);
          await show(page);
          await shown(game);
          await expectAccessible(page);
        });
      }
    }
  });
}

/** The start page without a dialog, in another theme. @param {Locator} game @param {string} theme */
async function reset(game, theme) {
  await shellOf(game).evaluate(shell => {
    shell.sheet = false;
    const { intents } = shell;
    intents?.open(null);
    intents?.set('textBoard', false);
    intents?.setHints({ all: false });
    intents?.show('start');
  });
  await expect(game.getByRole('dialog')).toHaveCount(0);
  await game.evaluate((element, theme) => element.setAttribute('theme', theme), theme);
}

/** Waits until the page or dialog that the state names stands, in its colours. @param {Locator} game */
async function shown(game) {
  await expect
    .poll(
      () =>
        shellOf(game).evaluate(({ state, page, view, sheet, parts, dataset }) => {
          const dialog = state?.dialog ?? (sheet ? 'turns' : null);
          const screen = state?.screen ?? '';
          const stands = screen === 'start' || (screen === 'table' ? parts !== null : page?.name === screen);
          return stands && (view?.name ?? null) === dialog && dataset.theme === state?.theme;
        }),
      { intervals: [20] },
    )
    .toBe(true);
  await expect(game.getByRole('heading').first()).toBeVisible();
  await game.evaluate(async () => {
    await Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => {})));
  });
}
