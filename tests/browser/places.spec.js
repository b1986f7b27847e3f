// Every space answers to the pixels that show it, and every man stands in the middle of its space.
import { expect, openGame, test } from './fixtures.js';
import { appState, expectPhase, newGame, openStopped, PEOPLE, settled, shellOf, table, throwFaces } from './support.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./support.js').PulucGame} PulucGame */
/** @typedef {import('./support.js').Point} Point */

// Flat colours, so that a man can be told from the ground.
test.use({ hasTouch: true, deviceScaleFactor: 2 });
const attrs = { theme: 'contrast' };

/** With a score of 5 these men leave, and these advance; together they stand on every space. */
const FAR = '-/-/-/-/a/a/a/a/a 0,5 0,0 a';
const NEAR = 'a/a/a/a/-/-/-/-/- 1,5 0,0 a';
const FIVE = [true, true, true, true];

/**
 * The men that the screen shows on the road: middles of the patches in a side's colour, in the window's pixels.
 * @param {Locator} game
 * @param {'a' | 'b'} side
 */
async function shown(game, side) {
  return shellOf(game).evaluate((shell, wanted) => {
    const { canvas } = shell;
    const box = canvas.getBoundingClientRect();
    const road = shell.shadowRoot?.querySelector('[data-place=road]')?.getBoundingClientRect();
    if (!road) throw new Error('no road');
    const { width, height } = canvas;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const { data } = context.getImageData(0, 0, width, height);
    const colours = { a: [0x2f, 0x8c, 0xff], b: [0xff, 0x8a, 0x3d] };
    const [red, green, blue] = colours[wanted];
    const like = (/** @type {number} */ i) =>
      Math.abs(data[4 * i] - red) + Math.abs(data[4 * i + 1] - green) + Math.abs(data[4 * i + 2] - blue) < 60;
    const seen = new Uint8Array(width * height);
    /** @type {(Point & { width: number, height: number })[]} */
    const patches = [];
    for (let start = 0; start < seen.length; start += 1) {
      if (seen[start] || !like(start)) continue;
      const queue = [start];
      seen[start] = 1;
      let [left, right, top, bottom] = [width, 0, height, 0];
      for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
        const [x, y] = [i % width, Math.floor(i / width)];
        [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
        for (const next of [i - 1, i + 1, i - width, i + width]) {
          if (next < 0 || next >= seen.length || seen[next] || !like(next)) continue;
          seen[next] = 1;
          queue.push(next);
        }
      }
      // What the screen shows: the canvas' pixels stretched over its box.
      const [scaleX, scaleY] = [box.width / width, box.height / height];
      const at = { x: box.x + ((left + right + 1) / 2) * scaleX, y: box.y + ((top + bottom + 1) / 2) * scaleY };
      const size = { width: (right - left + 1) * scaleX, height: (bottom - top + 1) * scaleY };
      const onRoad = at.x > road.left && at.x < road.right && at.y > road.top && at.y < road.bottom;
      if (onRoad && size.width > 8 && size.height > 4) patches.push({ ...at, ...size });
    }
    // A man's rim and his dish are patches of the same middle: the larger one stands for both.
    patches.sort((one, two) => two.width - one.width);
    return patches.filter(({ x, y }, i) => patches.findIndex(one => Math.hypot(one.x - x, one.y - y) < 14) === i);
  }, side);
}

/**
 * Taps every man of side a that is seen: from the own home on, each chooses the move of the space he stands on.
 * @param {Page} page
 * @param {Locator} game
 */
async function expectAnswers(page, game) {
  for (const [position, moves] of /** @type {const} */ ([
    [NEAR, ['enter', '1', '2', '3', '4']],
    [FAR, ['5', '6', '7', '8', '9']],
  ])) {
    await newGame(game, { ...PEOPLE, position });
    await throwFaces(game, FIVE);
    await expectPhase(game, 'choosing');
    const men = await shown(game, 'a');
    const { geometry } = await table(game);
    men.sort((one, two) => (geometry.wide ? one.x - two.x : two.y - one.y));
    const chosen = [];
    for (const { x, y } of men) {
      await page.touchscreen.tap(x, y);
      chosen.push((await appState(game)).selected?.move);
    }
    expect(chosen).toEqual(moves);
  }
}

/** Every top man that the screen shows stands where the page's layout has the middle of his space. @param {Locator} game */
async function expectInPlace(game) {
  const { geometry, at } = await table(game);
  const { snapshot } = await appState(game);
  for (const side of /** @type {const} */ (['a', 'b'])) {
    const wanted = (snapshot?.board ?? []).filter(({ owner }) => owner === side).map(({ space }) => space);
    const men = (await shown(game, side)).filter(({ width }) => width > 1.8 * geometry.radius);
    const found = men.map(({ x, y }) => {
      const near = wanted.find(
        space => Math.abs(at(space).x - x) < 3 && Math.abs(at(space).y - geometry.radius / 2 - y) < geometry.radius,
      );
      return near ?? `nobody belongs at ${Math.round(x)}, ${Math.round(y)}`;
    });
    expect(found.toSorted(), `men of ${side}`).toEqual(wanted.toSorted());
  }
}

for (const [name, size] of /** @type {const} */ ([
  ['wide', { width: 1024, height: 768 }],
  ['upright', { width: 390, height: 844 }],
  ['low', { width: 780, height: 370 }],
])) {
  test.describe(name, () => {
    test.use({ viewport: size });

    test('every space answers to its own pixels, with a banner above and the page scrolled', async ({
      page,
      server,
    }) => {
      const game = await openGame(page, server, { attrs });
      await expectAnswers(page, game);
      await page.evaluate(() => {
        const banner = document.createElement('div');
        banner.id = 'banner';
        banner.style.height = '97.5px';
        document.body.prepend(banner);
      });
      await expectAnswers(page, game);
      await page.evaluate(() => {
        const more = document.createElement('div');
        more.style.height = '900px';
        document.body.append(more);
        scrollTo(0, 61);
      });
      await expectAnswers(page, game);
      await page.evaluate(() => document.querySelector('#banner')?.remove());
      await expectAnswers(page, game);
    });
  });
}

test('a message of the game itself moves the table, and its spaces with it', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs });
  await newGame(game, PEOPLE);
  await shellOf(game).evaluate(({ intents }) => intents?.newGame({ rules: 'chess' }));
  await expect(game.getByRole('alert')).toContainText('These rules cannot be used.');
  const { at } = await table(game);
  await game.getByRole('button', { name: 'Close' }).click();
  await expect.poll(async () => (await table(game)).at(1).y).toBeLessThan(at(1).y);
  await expectAnswers(page, game);
});

test('turned and resized in mid-move every man stands in the middle of his space', async ({ page, server }) => {
  const { game, run } = await openStopped(page, server, { attrs: { ...attrs, motion: 'full' } });
  for (const [size, move] of /** @type {const} */ ([
    [{ width: 844, height: 390 }, 'enter'],
    [{ width: 390, height: 844 }, '9'],
    [{ width: 1280, height: 720 }, '3'],
    [{ width: 360, height: 640 }, '3'],
  ])) {
    await newGame(game, { ...PEOPLE, position: 'a/-/a/-/b/-/-/b/a 2,3 0,0 a' });
    await throwFaces(game, [true, true, false, false]);
    await run(1000);
    await expectInPlace(game);
    await game.evaluate((/** @type {PulucGame} */ element, played) => element.play(played).then(() => {}), move);
    await run(150);
    await expectPhase(game, 'moving');
    await page.setViewportSize(size);
    await expect.poll(async () => (await table(game)).geometry.layout.width).toBe(size.width);
    await run(3000);
    await settled(game);
    await expectInPlace(game);
  }
});

test('shown again after display: none every man stands in the middle of his space', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs });
  const hide = (/** @type {boolean} */ hidden) =>
    game.evaluate(
      (/** @type {HTMLElement} */ element, display) => {
        element.style.display = display;
      },
      hidden ? 'none' : '',
    );
  // Hidden before anything was drawn.
  await hide(true);
  await newGame(game, { ...PEOPLE, position: 'a/-/a/-/b/-/-/b/a 2,3 0,0 a' });
  await settled(game);
  await hide(false);
  await expect(game.locator('.road')).toBeVisible();
  await expectInPlace(game);
  // Hidden while moves are played and the window changes.
  await hide(true);
  await throwFaces(game, [true, true, false, false]);
  await game.evaluate((/** @type {PulucGame} */ element) => element.play('3').then(() => {}));
  await page.setViewportSize({ width: 700, height: 900 });
  await settled(game);
  await hide(false);
  await expect(game.locator('.road')).toBeVisible();
  await expectInPlace(game);
});
