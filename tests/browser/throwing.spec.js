// A throw is one throw, whatever is pressed meanwhile, and shows the faces that fell.
import { stickSize } from '../../www/view/puluc/throws.js';
import { expect, openGame, test } from './fixtures.js';
import {
  appState,
  expectPhase,
  newGame,
  openStopped,
  PATTERNS,
  PEOPLE,
  recordOf,
  settled,
  shellOf,
  snapshotOf,
  spoken,
  table,
  throwFaces,
  turnsOf,
} from './support.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} game */
const throwButton = game => game.locator('.buttons').getByRole('button', { name: 'Throw' });

test.describe('exactly one throw', () => {
  test('by two clicks in one task, and Enter and T in mid-throw', async ({ page, server }) => {
    const { game, run } = await openStopped(page, server, { attrs: { motion: 'full' } });
    const once = [expect.stringMatching(/^1 a [01]{4}$/)];
    await newGame(game, { ...PEOPLE, seed: 3 });
    await throwButton(game).evaluate((/** @type {HTMLButtonElement} */ button) => {
      button.click();
      button.click();
    });
    await run(2000);
    await expectPhase(game, 'choosing');
    expect(turnsOf(await recordOf(game))).toEqual(once);

    await newGame(game, { ...PEOPLE, seed: 3 });
    await throwButton(game).focus();
    await page.keyboard.press('Enter');
    await run(300);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await run(100);
    await expectPhase(game, 'throwing');
    expect(turnsOf(await recordOf(game))).toEqual(once);
    // T ends the flight; it throws no second time.
    await page.keyboard.press('t');
    await expectPhase(game, 'choosing');
    for (const key of ['t', 'Enter', 'Space', 't']) await page.keyboard.press(key);
    const { sticks } = await table(game);
    await page.mouse.click(sticks.x, sticks.y);
    await page.mouse.click(sticks.x, sticks.y);
    expect(turnsOf(await recordOf(game))).toEqual(once);
  });

  test('by a double click on the sticks or the button, where the throw passes the turn to another person', async ({
    page,
    server,
  }) => {
    const game = await openGame(page, server);
    // The first three throws from this seed have no score.
    const passes = { ...PEOPLE, seed: 5 };
    await newGame(game, passes);
    const { sticks } = await table(game);
    await page.mouse.dblclick(sticks.x, sticks.y);
    await settled(game);
    expect(turnsOf(await recordOf(game))).toEqual([expect.stringMatching(/^1 a [01]{4} pass$/)]);

    await newGame(game, passes);
    await throwButton(game).dblclick();
    await settled(game);
    expect(turnsOf(await recordOf(game))).toEqual([expect.stringMatching(/^1 a [01]{4} pass$/)]);
    // Two presses with a pause between are two throws.
    await page.waitForTimeout(600);
    await throwButton(game).click();
    await settled(game);
    expect(turnsOf(await recordOf(game))).toHaveLength(2);
  });
});

test('keys and clicks for moves do nothing before the sticks are still', async ({ page, server }) => {
  const { game, run } = await openStopped(page, server, { attrs: { motion: 'full' } });
  await newGame(game, { ...PEOPLE, position: 'a/-/-/-/-/-/-/-/- 4,5 0,0 a' });
  const { position } = await snapshotOf(game);
  await throwButton(game).focus();
  await throwFaces(game, [true, true, false, false]);
  for (const key of ['1', '0', 'ArrowRight', 'Enter', 'ArrowLeft', 'Space']) {
    await run(60);
    await page.keyboard.press(key);
  }
  const during = await appState(game);
  expect(during.phase).toBe('throwing');
  expect(during.selected).toBeNull();
  expect(during.snapshot?.position).toBe(`${position} 2`);
  // A click ends the flight and does no more than that.
  const { at } = await table(game);
  await page.mouse.click(at(1).x, at(1).y);
  await expectPhase(game, 'choosing');
  const after = await appState(game);
  expect(after.snapshot?.position).toBe(`${position} 2`);
  expect(after.selected).toBeNull();
  await page.keyboard.press('1');
  await run(2000);
  expect((await snapshotOf(game)).position).toBe('-/-/a/-/-/-/-/-/- 4,5 0,0 b');
});

const WORDS = ['No', 'One', 'Two', 'Three', 'Four'];

for (const motion of ['none', 'fast']) {
  test(`the faces that lie are those that fell, in all sixteen patterns, motion ${motion}`, async ({
    page,
    server,
  }) => {
    const game = await openGame(page, server, { attrs: { motion, theme: 'light' } });
    for (const faces of motion === 'none' ? PATTERNS : PATTERNS.filter((_, index) => index % 5 === 0 || index === 6)) {
      await newGame(game, { ...PEOPLE, rules: 'strasbourg' });
      const thrown = await throwFaces(game, faces);
      const yellow = faces.filter(Boolean).length;
      expect(thrown).toEqual({ faces, yellow, score: [4, 3, 2, 1, 5][yellow], again: 0, passed: false });
      await settled(game);
      const words = `${WORDS[yellow]} yellow: ${thrown.score}`;
      await expect(game.locator('.status .display')).toHaveText(words);
      expect((await spoken(game)).at(-1)).toBe(`Indigo throws ${words[0].toLowerCase()}${words.slice(1)}.`);
      expect(await drawnYellow(game), `drawn for ${faces}`).toBe(yellow);
    }
  });
}

/**
 * How many of the four sticks show yellow, by the shares of yellow and black among their pixels.
 * @param {Locator} game
 */
async function drawnYellow(game) {
  const { sticksRect } = await table(game);
  const { yellow, black } = await shellOf(game).evaluate(({ canvas }, { x, y, width, height }) => {
    const box = canvas.getBoundingClientRect();
    const scale = canvas.width / box.width;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const { data } = context.getImageData((x - box.x) * scale, (y - box.y) * scale, width * scale, height * scale);
    let yellow = 0;
    let black = 0;
    for (let i = 0; i < data.length; i += 4) {
      const [r, g, b] = data.subarray(i, i + 3);
      if (r > 190 && r - b > 70) yellow += 1;
      else if (r < 90 && r - b < 40 && g < 80) black += 1;
    }
    return { yellow: yellow / scale ** 2, black: black / scale ** 2 };
  }, sticksRect);
  const { length, width } = stickSize(sticksRect);
  // Soft edges take some of each stick; three whole ones still could not fill this much.
  expect(yellow + black, 'four sticks are drawn').toBeGreaterThan(3 * length * width);
  return Math.round((4 * yellow) / (yellow + black));
}
