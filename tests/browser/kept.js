// What the tests of kept games, links and statistics share: quick games, the pages, a code read as by a camera.
import jsQR from 'jsqr';
import { expect, expectAccessible } from './fixtures.js';
import { PEOPLE, shellOf } from './support.js';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Locator} Locator
 * @typedef {import('./support.js').PulucGame} PulucGame
 */

/** Two people with names. */
export const ANA = {
  ...PEOPLE,
  a: { kind: /** @type {const} */ ('human'), name: 'Ana' },
  b: { kind: /** @type {const} */ ('human'), name: 'Ben' },
};
/** Over after eight turns by the first legal moves, and with the other seed after seven. */
export const SHORT = { ...ANA, rules: 'strasbourg;spaces=5;men=2', seed: 1 };
export const SHORTER = { ...SHORT, seed: 8 };

/** Plays turns by the first legal move, to the end if there are fewer. @param {Locator} game @param {number} turns */
export async function playTurns(game, turns) {
  await game.evaluate(async (/** @type {PulucGame} */ element, most) => {
    const shell = /** @type {import('./support.js').Shell} */ (element.shadowRoot?.querySelector('puluc-shell'));
    const snapshot = () => /** @type {import('./support.js').Snapshot} */ (shell.state?.snapshot);
    for (;;) {
      await element.settled;
      const { phase, turns } = snapshot();
      if (phase === 'over' || (phase === 'throw' && turns.length >= most)) return;
      if (phase === 'throw') await element.throwSticks();
      else await element.play(element.legalMoves[0]);
    }
  }, turns);
}

/** Opens the page of kept games, from wherever. @param {Locator} game */
export async function openGames(game) {
  await shellOf(game).evaluate(shell => shell.intents?.openLibrary('games'));
  const list = game.locator('puluc-games');
  await expect(list.getByRole('heading', { name: /^(My games|Mis partidas)$/ })).toBeVisible();
  return list;
}

/** How many games the device keeps. @param {Locator} game @param {number} count */
export async function expectKept(game, count) {
  await expect
    .poll(() => shellOf(game).evaluate(shell => shell.state?.library?.games.length ?? -1), { intervals: [20] })
    .toBe(count);
}

/** @param {Locator} list @param {string} name */
export async function fromMore(list, name, nth = 0) {
  await list
    .locator('.game')
    .nth(nth)
    .getByRole('button', { name: /^More for/ })
    .click();
  await list.locator('.game').nth(nth).getByRole('button', { name, exact: true }).click();
}

/** The dark and light modules of the code that is drawn, as a reader's camera would see them. @param {Locator} code */
export async function seen(code) {
  const { size, path } = await code.evaluate(svg => ({
    size: /** @type {SVGSVGElement} */ (svg).viewBox.baseVal.width,
    path: svg.querySelector('path')?.getAttribute('d') ?? '',
  }));
  const scale = 4;
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = (row * side + Number(x) * scale) * 4;
      for (let at = from; at < from + Number(run) * scale * 4; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return jsQR(pixels, side, side)?.data ?? null;
}

/** @param {Page} page @param {Locator} game */
export async function openShare(page, game) {
  await shellOf(game).evaluate(shell => shell.intents?.open('share'));
  const dialog = game.getByRole('dialog', { name: /^(Link and QR code|Enlace y código QR)$/ });
  await expect(dialog.locator('.qr, .too-long')).toBeVisible();
  await expect(page.locator('puluc-share #link')).toHaveValue(/^http/);
  return dialog;
}

/** Follows a link to a game in the same tab. @param {Page} page @param {string} link */
export async function follow(page, link) {
  await page.evaluate(hash => {
    location.hash = hash;
  }, new URL(link).hash);
}

/**
 * Nothing scrolls sideways and nothing is smaller than a finger at any size, and axe finds nothing.
 * @param {Page} page
 * @param {Locator} game
 * @param {Locator} part
 */
export async function expectFits(page, game, part) {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [780, 370],
    [1920, 1080],
    [1024, 768],
  ]) {
    await page.setViewportSize({ width, height });
    const wide = await shellOf(game).evaluate(shell => shell.scrollWidth - shell.clientWidth);
    expect(wide, `${width}×${height} scrolls sideways`).toBeLessThanOrEqual(0);
    const small = await part.locator('button:visible, select:visible, .choice:visible').evaluateAll(all =>
      all.flatMap(each => {
        const { width, height } = each.getBoundingClientRect();
        return Math.min(width, height) < 43.9 ? [`${each.textContent} ${width}×${height}`] : [];
      }),
    );
    expect(small, `${width}×${height}: smaller than a finger`).toEqual([]);
  }
  await expectAccessible(page);
}
