// Ways to play: moves to confirm, a series of games, unequal men, a table turned to who sits opposite, the left hand.
import { expect, expectAccessible, openGame, ready, test } from './fixtures.js';
import {
  appState,
  expectPhase,
  newGame,
  PEOPLE,
  PLAIN,
  recordOf,
  SIZES,
  settled,
  settledState,
  shellOf,
  spoken,
  table,
  throwFaces,
  turnsOf,
  withSettings,
} from './support.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./support.js').PulucGame} PulucGame */

const TWO = [true, true, false, false];
const FIVE = [true, true, true, true];
/** Two men may move with a score of 2, one takes. */
const POSITION = 'a/-/b/-/a/-/-/b/- 3,3 0,0 a';

/** @param {Locator} game @param {string} [position] */
async function choosing(game, position = POSITION) {
  await newGame(game, { ...PEOPLE, position });
  await throwFaces(game, TWO);
  await expectPhase(game, 'choosing');
}

/** @param {Locator} game */
const chosen = async game => (await appState(game)).selected?.move;

/** Nothing moved yet. @param {Locator} game */
const expectUnplayed = async game => expect(turnsOf(await recordOf(game))).toEqual(['1 a 1100']);

/** @param {Locator} game */
async function expectPlayed(game) {
  await settled(game);
  expect(turnsOf(await recordOf(game))).toEqual(['1 a 1100 1']);
}

/** Opens a dialog from the table's menu, or from the start page. @param {Locator} game @param {string} name */
async function openDialog(game, name) {
  const menu = game.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await game.locator('#menu').getByRole('button', { name, exact: true }).click();
  } else await game.getByRole('button', { name, exact: true }).click();
  await expect(game.getByRole('dialog')).toBeVisible();
  return game.getByRole('dialog');
}

test.describe('a move to confirm', () => {
  test('is shown first by each way to choose it, and played by the second', async ({ page, server }) => {
    await withSettings(page, { confirm: true });
    const game = await openGame(page, server, { attrs: PLAIN });
    const main = game.locator('.buttons .main');

    await test.step('mouse, on the man and on the landing', async () => {
      for (const place of [1, 3]) {
        await choosing(game);
        const { at } = await table(game);
        await page.mouse.click(at(place).x, at(place).y);
        expect(await chosen(game)).toBe('1');
        await expectUnplayed(game);
        await page.mouse.click(at(3).x, at(3).y);
        await expectPlayed(game);
      }
    });

    await test.step('the button under the table', async () => {
      await choosing(game);
      await expect(main).toHaveText('Throw');
      const { at } = await table(game);
      await page.mouse.click(at(1).x, at(1).y);
      await expect(main).toHaveText('Play it');
      await expect(game.locator('.status .line')).toContainText('1 → 3, takes 1. Tap again or press Enter to play it.');
      await main.click();
      await expectPlayed(game);
      expect(await spoken(game)).toContain('1 → 3, takes 1. Tap again or press Enter to play it.');
    });

    await test.step('drag', async () => {
      await choosing(game);
      const { at } = await table(game);
      await page.mouse.move(at(1).x, at(1).y);
      await page.mouse.down();
      await page.mouse.move(at(3).x, at(3).y, { steps: 4 });
      await page.mouse.up();
      expect(await chosen(game)).toBe('1');
      await expectUnplayed(game);
      await main.click();
      await expectPlayed(game);
    });

    await test.step('keys: a digit, then Enter or the same digit', async () => {
      for (const second of ['Enter', '1']) {
        await choosing(game);
        // The keys are heard inside the game: its button has the focus.
        await main.focus();
        await page.keyboard.press('1');
        expect(await chosen(game)).toBe('1');
        await expectUnplayed(game);
        await page.keyboard.press(second);
        await expectPlayed(game);
      }
    });

    await test.step('keys: let go by Escape', async () => {
      await choosing(game);
      await main.focus();
      await page.keyboard.press('1');
      await page.keyboard.press('Escape');
      expect(await chosen(game)).toBeUndefined();
      await expectUnplayed(game);
    });

    await test.step('text board', async () => {
      await choosing(game);
      await shellOf(game).evaluate(({ intents }) => intents?.set('textBoard', true));
      const move = game.locator('.choice-list').getByRole('button', { name: 'Move the man on space 1' });
      await move.click();
      await expect(move).toHaveAttribute('aria-pressed', 'true');
      await expectUnplayed(game);
      await move.press('Enter');
      await expectPlayed(game);
    });
  });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true });
    test('a tap on the man or the landing shows it, the next one plays it', async ({ page, server }) => {
      await withSettings(page, { confirm: true });
      const game = await openGame(page, server, { attrs: PLAIN });
      for (const [first, second] of /** @type {const} */ ([
        [1, 1],
        [1, 3],
        [3, 3],
      ])) {
        await choosing(game);
        const { at } = await table(game);
        await page.touchscreen.tap(at(first).x, at(first).y);
        expect(await chosen(game)).toBe('1');
        await expectUnplayed(game);
        await page.touchscreen.tap(at(second).x, at(second).y);
        await expectPlayed(game);
      }
    });
  });

  test('is set in the settings by key, applies at once and stays after a reload', async ({ page, server }) => {
    const game = await openGame(page, server, { attrs: PLAIN });
    await choosing(game);
    const dialog = await openDialog(game, 'Settings');
    const box = dialog.getByRole('checkbox', { name: /^Confirm each move/ });
    await box.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    const { at } = await table(game);
    await page.mouse.click(at(1).x, at(1).y);
    expect(await chosen(game)).toBe('1');
    await page.reload();
    const again = await ready(page);
    expect((await appState(again)).settings.confirm).toBe(true);
    // The element's own call is no hand of a player.
    await again.evaluate((/** @type {PulucGame} */ element) => element.play('1').then(() => {}));
    await expectPlayed(again);
  });
});

test.describe('real sticks and a real die', () => {
  test('are asked for at each throw where that is set, by button, key and tap', async ({ page, server }) => {
    await withSettings(page, { ownThrows: true });
    const game = await openGame(page, server, { attrs: PLAIN });
    const dialog = game.getByRole('dialog');
    const main = game.locator('.buttons .main');
    const ways = [
      () => main.click(),
      () => main.press('t'),
      async () => {
        const { sticks } = await table(game);
        await page.mouse.click(sticks.x, sticks.y);
      },
    ];
    for (const begin of ways) {
      await newGame(game, PEOPLE);
      await begin();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Stick 1: yellow' }).press('Enter');
      await dialog.getByRole('button', { name: 'Stick 3: yellow' }).click();
      await expect(dialog.getByRole('status')).toHaveText('Two yellow: 2');
      await dialog.getByRole('button', { name: 'Use this throw' }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expectPhase(game, 'choosing');
      expect(turnsOf(await recordOf(game))).toEqual(['1 a 0101']);
    }
    await newGame(game, { ...PEOPLE, rules: 'bell;throw=die' });
    await main.press('Enter');
    await dialog.getByRole('button', { name: '4', exact: true }).press('Enter');
    await expectPhase(game, 'choosing');
    expect(turnsOf(await recordOf(game))).toEqual(['1 a d4']);
  });

  test('a throw that does not count is asked for again', async ({ page, server }) => {
    await withSettings(page, { ownThrows: true });
    const game = await openGame(page, server, { attrs: PLAIN });
    await newGame(game, { ...PEOPLE, rules: 'bell;again=yes' });
    const dialog = game.getByRole('dialog');
    for (const count of [1, 2]) {
      await game.locator('.buttons .main').click();
      for (const stick of [1, 2, 3]) await dialog.getByRole('button', { name: `Stick ${stick}: yellow` }).click();
      await dialog.getByRole('button', { name: 'Use this throw' }).click();
      await expect(dialog, `${count}`).toHaveCount(0);
      await expectPhase(game, 'ready');
    }
    await game.locator('.buttons .main').click();
    await dialog.getByRole('button', { name: 'Use this throw' }).click();
    await expectPhase(game, 'choosing');
    expect(turnsOf(await recordOf(game))).toEqual(['1 a 1111+2']);
  });
});

test.describe('a series of games', () => {
  /** @param {Locator} game @param {'a' | 'b'} loser */
  async function lose(game, loser) {
    await settled(game);
    while ((await appState(game)).snapshot?.turn !== loser) {
      // One yellow scores nothing here: the turn passes.
      await throwFaces(game, [true, false, false, false]);
      await settled(game);
    }
    await game.evaluate((/** @type {PulucGame} */ element) => element.resign());
    await expectPhase(game, 'over');
  }
  /** @param {Locator} game */
  const tallies = game => game.locator('.tally > span:first-child').allTextContents();

  test('is agreed on in the dialog, scored at the table, kept over a reload, and ends with its winner', async ({
    page,
    server,
  }) => {
    const game = await openGame(page, server, { attrs: PLAIN });
    const dialog = await openDialog(game, 'New game…');
    await dialog.getByRole('radio', { name: 'First to so many wins' }).check();
    await dialog.locator('.count select').selectOption('2');
    await dialog.getByRole('group', { name: 'Clay, angular' }).getByRole('radio', { name: 'Human' }).check();
    await dialog.getByRole('group', { name: 'Who begins' }).getByRole('radio', { name: 'Indigo' }).check();
    await dialog.getByRole('button', { name: 'Start the game' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(game.locator('.tag.series')).toHaveText('First to 2');
    expect(await tallies(game)).toEqual(['0', '0']);

    await lose(game, 'b');
    expect(await tallies(game)).toEqual(['1', '0']);
    await expect(game.locator('.status .line')).toContainText('Series 1 to 0.');
    // An end that is taken back counts no more.
    await game.evaluate((/** @type {PulucGame} */ element) => element.load(element.record));
    expect((await appState(game)).series, 'a record is no game of the series').toBeNull();
  });

  test('goes on by rematch, with the other side beginning', async ({ page, server }) => {
    let game = await openGame(page, server, { attrs: PLAIN });
    await shellOf(game).evaluate(
      ({ intents }, options) => intents?.newGame(options, { kind: 'to', n: 2 }),
      /** @type {import('./support.js').NewGameOptions} */ (PEOPLE),
    );
    const first = async () => (await settledState(game)).snapshot.turn;
    expect(await first()).toBe('a');
    await lose(game, 'b');
    await page.reload();
    game = await ready(page);
    expect(await tallies(game)).toEqual(['1', '0']);
    const main = game.locator('.buttons .main');
    await expect(main).toHaveText('Next game');
    await main.press('Enter');
    expect(await first()).toBe('b');
    expect((await appState(game)).series).toMatchObject({ game: 2, won: { a: 1, b: 0 }, over: false });

    await lose(game, 'a');
    // The element's own rematch is the next game, too.
    await game.evaluate((/** @type {PulucGame} */ element) => element.rematch());
    expect(await first()).toBe('a');
    await page.reload();
    game = await ready(page);
    expect(await tallies(game)).toEqual(['1', '1']);

    await lose(game, 'a');
    await expect(game.locator('.status .display')).toHaveText('Clay wins the series');
    await expect(game.locator('.status .line')).toContainText('Series 1 to 2. Clay wins the series.');
    expect(await spoken(game)).toContain('Series 1 to 2. Clay wins the series.');
    await expectAccessible(page);
    await expect(game.locator('.buttons .main')).toHaveText('New series');
    await game.locator('.buttons .main').click();
    expect(await tallies(game)).toEqual(['0', '0']);

    await newGame(game, PEOPLE);
    await expect(game.locator('.tally')).toHaveCount(0);
  });

  test('an end that is undone is taken off the score', async ({ page, server }) => {
    const game = await openGame(page, server, { attrs: PLAIN });
    await shellOf(game).evaluate(
      ({ intents }, options) => intents?.newGame(options, { kind: 'of', n: 3 }),
      /** @type {import('./support.js').NewGameOptions} */ ({
        ...PEOPLE,
        position: '-/-/-/-/-/-/-/-/bbbbba 4,0 0,0 a',
      }),
    );
    await throwFaces(game, TWO);
    await game.evaluate((/** @type {PulucGame} */ element) => element.play('9').then(() => {}));
    await expectPhase(game, 'over');
    expect(await tallies(game)).toEqual(['1', '0']);
    await game.locator('.buttons').getByRole('button', { name: 'Undo' }).click();
    expect(await tallies(game)).toEqual(['0', '0']);
  });
});

test.describe('unequal men', () => {
  test('are chosen in the dialog, kept over reload and rematch, and have their chances', async ({ page, server }) => {
    let game = await openGame(page, server, { attrs: PLAIN });
    await newGame(game, PEOPLE);
    const dialog = await openDialog(game, 'New game…');
    const clay = dialog.getByRole('group', { name: 'Clay, angular' });
    await expect(dialog.locator('.handicap')).toHaveCount(0);
    await clay.getByLabel('Men at the start').focus();
    // By key: two fewer than all.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.locator('.handicap')).toContainText('dead from the beginning');
    await dialog.getByRole('button', { name: 'Start the game' }).click();
    const expectHandicap = async () => {
      const { snapshot } = await settledState(game);
      expect(snapshot).toMatchObject({ men: 5, home: { a: 5, b: 3 }, dead: { a: 0, b: 2 }, turns: [] });
      return snapshot;
    };
    const before = await expectHandicap();
    expect(before.throwOff?.throws.length).toBeGreaterThan(0);
    await expect.poll(async () => (await appState(game)).analysis?.chance ?? null).not.toBeNull();
    const { analysis } = await appState(game);
    const chance = analysis?.chance ?? 0.5;
    expect(before.turn === 'a' ? chance : 1 - chance).toBeGreaterThan(0.55);
    await page.reload();
    game = await ready(page);
    expect((await expectHandicap()).throwOff).toEqual(before.throwOff);
    await game.evaluate((/** @type {PulucGame} */ element) => element.rematch());
    expect((await expectHandicap()).turn).not.toBe(before.turn);
  });

  test('that no rules allow are refused', async ({ page, server }) => {
    const game = await openGame(page, server, { attrs: PLAIN });
    await newGame(game, PEOPLE);
    const position = (await settledState(game)).snapshot.position;
    for (const men of [
      { a: 0, b: 5 },
      { a: 5, b: 6 },
    ]) {
      const code = await game.evaluate(
        (/** @type {PulucGame} */ element, given) =>
          element.newGame({ rules: 'bell', men: given }).then(
            () => '',
            error => error.code,
          ),
        men,
      );
      expect(code).toBe('bad-position');
    }
    expect((await settledState(game)).snapshot.position).toBe(position);
  });
});

test.describe('two people opposite each other', () => {
  test.use({ hasTouch: true });
  const attrs = PLAIN;

  for (const viewport of [
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
    { width: 780, height: 370 },
  ]) {
    test(`every space of the turned table answers to its own pixels, ${viewport.width}×${viewport.height}`, async ({
      page,
      server,
    }) => {
      await page.setViewportSize(viewport);
      await withSettings(page, { opposite: true, confirm: true });
      const game = await openGame(page, server, { attrs });
      for (const [position, moves] of /** @type {const} */ ([
        ['-/-/-/-/-/b/b/b/b 5,1 0,0 b', ['6', '7', '8', '9', 'enter']],
        ['b/b/b/b/b/-/-/-/- 5,0 0,0 b', ['1', '2', '3', '4', '5']],
      ])) {
        await newGame(game, { ...PEOPLE, position });
        await expect.poll(async () => (await appState(game)).turned).toBe(true);
        await throwFaces(game, FIVE);
        await expectPhase(game, 'choosing');
        const { at, geometry, clay } = await turnedTable(game);
        expect(geometry.turned).toBe(true);
        const found = [];
        for (const move of moves) {
          const place = move === 'enter' ? 10 : Number(move);
          const { x, y } = at(place);
          if (place < 10) expect(await clay(x, y, geometry.radius), `a man is seen on ${place}`).toBeGreaterThan(0.3);
          await page.touchscreen.tap(x, y);
          found.push(await chosen(game));
          await page.keyboard.press('Escape');
          await shellOf(game).evaluate(({ intents }) => intents?.select(null));
        }
        expect(found).toEqual(moves);
      }
    });
  }

  test('turns to the one to move, each at the near edge, and back; men stay where they are', async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const game = await openGame(page, server, { attrs });
    await newGame(game, PEOPLE);
    const dialog = await openDialog(game, 'Settings');
    await dialog.getByRole('checkbox', { name: /^Two people sit opposite/ }).check();
    await page.keyboard.press('Escape');
    const main = game.locator('.buttons .main');
    const mainTop = async () => (await main.boundingBox())?.y ?? 0;
    const atOne = async () => (await turnedTable(game)).at(1).x;
    expect(await mainTop()).toBeGreaterThan(600);
    const left = await atOne();
    await throwFaces(game, [true, false, false, false]);
    await expect.poll(async () => (await appState(game)).turned).toBe(true);
    await expect.poll(mainTop).toBeLessThan(100);
    expect(Math.abs((await atOne()) - left)).toBeLessThan(30);
    await expect(game.locator('.player.a')).toContainText('Clay');

    await test.step('menus and dialogs are turned with it and stay in the window', async () => {
      await game.getByRole('button', { name: 'Menu' }).click();
      const menu = game.locator('#menu');
      await expect(menu).toBeInViewport({ ratio: 1 });
      expect(await menu.evaluate(element => getComputedStyle(element).rotate)).toBe('180deg');
      await menu.getByRole('button', { name: 'Rules', exact: true }).click();
      const dialog = game.getByRole('dialog');
      await expect(dialog).toBeInViewport({ ratio: 1 });
      expect(await dialog.evaluate(element => getComputedStyle(element).rotate)).toBe('180deg');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    });

    await test.step('mouse and keys go the way that is seen', async () => {
      await newGame(game, { ...PEOPLE, position: '-/-/b/-/-/-/b/-/- 5,3 0,0 b' });
      await throwFaces(game, TWO);
      await expectPhase(game, 'choosing');
      await main.focus();
      await page.keyboard.press('ArrowRight');
      // From the reader's left, his home comes first.
      expect(await chosen(game)).toBe('enter');
      await page.keyboard.press('ArrowRight');
      expect(await chosen(game)).toBe('7');
      const { at } = await turnedTable(game);
      await page.mouse.move(at(3).x, at(3).y);
      await page.mouse.down();
      await page.mouse.move(at(1).x, at(1).y, { steps: 4 });
      await page.mouse.up();
      await settled(game);
      expect((await settledState(game)).snapshot.board[0].men).toBe('b');
    });

    await expect.poll(async () => (await appState(game)).turned).toBe(false);
    expect(await mainTop()).toBeGreaterThan(600);
    await page.reload();
    const again = await ready(page);
    expect((await appState(again)).settings.opposite).toBe(true);
    // Against a computer nobody sits there.
    await newGame(again, { a: { kind: 'computer' }, b: { kind: 'human' }, position: POSITION.replace(/a$/, 'b') });
    expect((await appState(again)).turned).toBe(false);
  });
});

/**
 * The table as it is seen when it may be turned, with the colour of a point of the window.
 * @param {Locator} game
 */
async function turnedTable(game) {
  const { geometry } = await table(game);
  const { box, turned } = await shellOf(game).evaluate(shell => {
    const { left, top, right, bottom } = shell.canvas.getBoundingClientRect();
    return { box: { left, top, right, bottom }, turned: shell.state?.turned === true };
  });
  const seen = (/** @type {{ x: number, y: number }} */ { x, y }) =>
    turned ? { x: box.right - x, y: box.bottom - y } : { x: box.left + x, y: box.top + y };
  return {
    geometry,
    /** @param {number} place */
    at: place => seen(geometry.places[place]),
    /** The share of clay's colour about a point. @param {number} x @param {number} y @param {number} r */
    clay: (x, y, r) =>
      shellOf(game).evaluate(
        (shell, [px, py, by]) => {
          const { canvas } = shell;
          const box = canvas.getBoundingClientRect();
          const scale = canvas.width / box.width;
          const turned = shell.state?.turned === true;
          const [cx, cy] = turned ? [box.right - px, box.bottom - py] : [px - box.left, py - box.top];
          const side = Math.round(by * 1.6 * scale);
          const x0 = Math.round((cx - by * 0.8) * scale);
          const y0 = Math.round((cy - by * 0.8) * scale);
          const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')).getImageData(
            x0,
            y0,
            side,
            side,
          );
          let found = 0;
          for (let i = 0; i < data.length; i += 4)
            if (data[i] > 140 && data[i + 1] < data[i] && data[i + 2] < 100) found += 1;
          return found / (side * side);
        },
        [x, y, r],
      ),
  };
}

test.describe('with the left hand', () => {
  for (const viewport of [
    { width: 780, height: 370 },
    { width: 1024, height: 768 },
    { width: 1920, height: 1080 },
    { width: 390, height: 844 },
  ]) {
    test(`the main button stands at the left edge, ${viewport.width}×${viewport.height}`, async ({ page, server }) => {
      await page.setViewportSize(viewport);
      let game = await openGame(page, server, { attrs: PLAIN });
      await newGame(game, PEOPLE);
      const left = async () => (await game.locator('.buttons .main').boundingBox())?.x ?? 0;
      const before = await left();
      const dialog = await openDialog(game, 'Settings');
      await dialog.getByRole('checkbox', { name: /^Left-handed/ }).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Escape');
      await expect.poll(left).toBeLessThan(before);
      const first = () => game.locator('.buttons > button').first().textContent();
      expect(await first()).toBe('Throw');
      await page.reload();
      game = await ready(page);
      expect(await first()).toBe('Throw');
      // The table still answers.
      await choosing(game);
      const { at } = await table(game);
      await page.mouse.click(at(1).x, at(1).y);
      await expectPlayed(game);
    });
  }
});

test('nothing is cropped and nothing scrolls sideways with all of it on, at five sizes', async ({ page, server }) => {
  await withSettings(page, { confirm: true, opposite: true, leftHanded: true });
  const game = await openGame(page, server, { attrs: { ...PLAIN, lang: 'es' } });
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    for (const turn of /** @type {const} */ (['a', 'b'])) {
      await shellOf(game).evaluate(
        ({ intents }, options) => intents?.newGame(options, { kind: 'to', n: 3 }),
        /** @type {import('./support.js').NewGameOptions} */ ({ ...PEOPLE, first: turn, seed: undefined }),
      );
      await throwFaces(game, TWO);
      await expectPhase(game, 'choosing');
      await expect.poll(async () => (await appState(game)).turned).toBe(turn === 'b');
      await shellOf(game).evaluate(({ intents }) => intents?.play('enter'));
      await expect(game.locator('.buttons .main')).toHaveText('Jugarla');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      for (const part of ['.buttons .main', '.tally', '.player.a h2', '.player.b h2', '.status .display']) {
        for (const one of await game.locator(part).all()) await expect(one).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

for (const [theme, lang] of /** @type {const} */ ([
  ['light', 'en'],
  ['dark', 'es'],
])) {
  test(`axe-core finds nothing, ${theme}, ${lang}`, async ({ page, server }) => {
    await withSettings(page, { confirm: true, opposite: true, leftHanded: true });
    const game = await openGame(page, server, { attrs: { theme, lang } });
    for (const turn of /** @type {const} */ (['a', 'b'])) {
      await shellOf(game).evaluate(
        ({ intents }, options) => intents?.newGame(options, { kind: 'of', n: 5 }),
        /** @type {import('./support.js').NewGameOptions} */ ({ ...PEOPLE, first: turn, men: { a: 5, b: 3 } }),
      );
      await throwFaces(game, TWO);
      await expectPhase(game, 'choosing');
      await shellOf(game).evaluate(({ intents }) => intents?.play('enter'));
      await expectAccessible(page);
    }
    for (const dialog of /** @type {const} */ (['settings', 'new-game'])) {
      await shellOf(game).evaluate(({ intents }, name) => intents?.open(name), dialog);
      await expect(game.getByRole('dialog')).toBeVisible();
      if (dialog === 'new-game') {
        await game.getByRole('dialog').locator('input[name=series]').nth(1).check();
        await game.getByRole('dialog').locator('select[name=men-b]').selectOption('2');
      }
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await shellOf(game).evaluate(({ intents }) => intents?.open(null));
      await expect(game.getByRole('dialog')).toHaveCount(0);
    }
  });
}
