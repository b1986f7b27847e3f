// The ways between the pages: back to where a page was opened from, to each lesson from the first page; and no way by which a
// running game is lost without a word.
import { expect, expectAccessible, openGame, ready, test } from './fixtures.js';
import { ANA, expectKept, openGames, playTurns } from './kept.js';
import { begin, fromMenu, openSide, play, TWO } from './side-support.js';
import { appState, newGame, PLAIN, recordOf, SIZES, shellOf } from './support.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} game */
const where = async game => {
  const { screen, leaf } = await appState(game);
  return leaf ? `${screen} ${leaf}` : screen;
};

/** @param {Locator} page */
const back = page => page.getByRole('button', { name: 'Back', exact: true }).click();

/** Games are not kept by themselves. @param {Locator} game */
const keepNone = game => shellOf(game).evaluate(async shell => (await shell.intents?.library())?.setAuto(false));

for (const name of /** @type {const} */ (['tak-tikl', 'mancala'])) {
  test(`from ${name} games and statistics go back to it`, async ({ page, server }) => {
    const game = await openSide(page, server, name);
    await fromMenu(game, 'My games');
    const games = game.locator('puluc-games');
    await games.getByRole('button', { name: 'Statistics' }).click();
    await expect.poll(() => where(game)).toBe('throws');
    await back(game.locator('puluc-throws'));
    await expect.poll(() => where(game)).toBe('games');
    await back(games);
    await expect(game.locator('puluc-side .help')).toBeVisible();
    expect(await where(game)).toBe(name);
  });
}

test('from the first page every page goes back to it, though a game lies on the table', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, ANA);
  const { intents } = { intents: shellOf(game) };
  for (const [open, part] of /** @type {const} */ ([
    ['games', 'puluc-games'],
    ['throws', 'puluc-throws'],
    ['lab', 'puluc-lab'],
    ['puzzles', 'puluc-puzzles'],
    ['rules', 'puluc-rules-page'],
    ['lesson', 'puluc-lesson'],
  ])) {
    for (const from of /** @type {const} */ (['start', 'table'])) {
      await intents.evaluate(
        (shell, { open, from }) => {
          shell.intents?.show(from);
          if (open === 'games' || open === 'throws') shell.intents?.openLibrary(open);
          else if (open === 'lab') shell.intents?.openLab();
          else shell.intents?.show(open);
        },
        { open, from },
      );
      await expect.poll(() => where(game)).toBe(open);
      await back(game.locator(part));
      await expect.poll(() => where(game)).toBe(from);
    }
  }
});

test('the first page leads to the lesson of each game, and the lesson back or into the game', async ({
  page,
  server,
}) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await game.getByRole('button', { name: 'Lesson: Mancala' }).click();
  const lesson = game.locator('puluc-side-lesson');
  await expect(lesson.locator('h2')).toBeFocused();
  await expect(lesson.locator('h2')).toBeVisible();
  expect(await where(game)).toBe('mancala lesson');
  await back(lesson);
  await expect.poll(() => where(game)).toBe('start');
  await game.getByRole('button', { name: 'Lesson: Tak-tikl' }).click();
  await expect.poll(() => where(game)).toBe('tak-tikl lesson');
  await shellOf(game).evaluate(shell => shell.intents?.side?.lesson?.goTo(99));
  await lesson.getByRole('button', { name: 'Rules' }).click();
  await game.locator('puluc-side-rules').getByRole('button', { name: 'To the game' }).click();
  await expect.poll(() => where(game)).toBe('tak-tikl');
  await expect(game.locator('puluc-side .help')).toBeVisible();
  await page.reload();
  await ready(page);
  expect(await where(game)).toBe('tak-tikl');
});

for (const [theme, lang] of /** @type {const} */ ([
  ['light', 'en'],
  ['dark', 'es'],
])) {
  test(`the first page fits with its ways to the lessons, and axe-core finds nothing, ${theme}, ${lang}`, async ({
    page,
    server,
  }) => {
    const game = await openGame(page, server, { attrs: { theme, lang } });
    await expect(game.locator('section.game')).toHaveCount(2);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const over = await shellOf(game).evaluate(shell => [
        shell.scrollWidth - shell.clientWidth,
        shell.scrollHeight - shell.clientHeight,
      ]);
      expect(over, `${size.width}×${size.height}`).toEqual([0, 0]);
      for (const button of await game.locator('section.game button').all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    }
    await expectAccessible(page);
  });
}

test.describe('a running game', () => {
  /** Every way on the page by which another game of Puluc is begun. @type {[string, (shell: import('./support.js').Shell) => unknown][]} */
  const ways = [
    ['a new game', shell => shell.intents?.newGame({})],
    ['a rematch', shell => shell.intents?.rematch()],
    ['playing on from an earlier turn', shell => shell.intents?.retryFrom(0)],
    ['watching', shell => shell.intents?.watch('easy')],
    [
      'a record that is pasted',
      shell => shell.intents?.load(`puluc 1\nrules bell\na human Eva\nb human Ugo\nfirst a\n`),
    ],
    [
      'a position that was set up',
      shell => shell.intents?.edit(shell.state?.snapshot?.position.replace(/ \d+$/, '') ?? ''),
    ],
    [
      'a puzzle',
      async shell => {
        await shell.intents?.show('puzzles');
        shell.intents?.puzzles?.playOn();
      },
    ],
  ];

  for (const [name, run] of ways) {
    test(`is kept when ${name} takes its place, or asked about where games are not kept`, async ({ page, server }) => {
      const game = await openGame(page, server, { attrs: PLAIN });
      await newGame(game, ANA);
      await playTurns(game, 3);
      await shellOf(game).evaluate(shell => shell.intents?.library());
      await shellOf(game).evaluate(run);
      await expectKept(game, 1);
      await expect.poll(() => where(game)).toBe('table');
      await keepNone(game);
      await newGame(game, { ...ANA, seed: 9 });
      await playTurns(game, 3);
      const record = await recordOf(game);
      await shellOf(game).evaluate(run);
      const dialog = game.getByRole('dialog');
      await expect(dialog).toContainText('is not kept and would be lost');
      await dialog.getByRole('button', { name: 'Keep playing mine' }).click();
      await expect(dialog).toHaveCount(0);
      expect(await recordOf(game)).toBe(record);
      await shellOf(game).evaluate(run);
      await dialog.getByRole('button', { name: 'Begin the new one' }).click();
      await expect.poll(() => where(game)).toBe('table');
      expect(await recordOf(game)).not.toBe(record);
      await expectKept(game, 1);
    });
  }

  test('that is kept by its owner’s wish gives way without a question', async ({ page, server }) => {
    const game = await openGame(page, server, { attrs: PLAIN });
    await newGame(game, ANA);
    await playTurns(game, 3);
    await keepNone(game);
    const list = await openGames(game);
    await list.getByRole('button', { name: 'Keep the game on the table' }).click();
    await expectKept(game, 1);
    await shellOf(game).evaluate(shell => shell.intents?.newGame({}));
    await expect.poll(() => where(game)).toBe('table');
    await expect(game.getByRole('dialog')).toHaveCount(0);
  });

  test('of the side is asked about too', async ({ page, server }) => {
    const game = await openSide(page, server, 'mancala');
    await begin(game, TWO);
    for (const move of ['4', '5']) await play(game, move);
    await keepNone(game);
    const record = await recordOf(game);
    for (const ask of [
      () => shellOf(game).evaluate(shell => shell.intents?.side?.newGame({})),
      () => shellOf(game).evaluate(shell => shell.intents?.side?.attempt('rematch')),
      () => shellOf(game).evaluate(shell => shell.intents?.side?.retryFrom(0)),
    ]) {
      await ask();
      const dialog = game.getByRole('dialog');
      await expect(dialog).toContainText('would be lost');
      await dialog.getByRole('button', { name: 'Keep playing mine' }).click();
      await expect(dialog).toHaveCount(0);
      expect(await recordOf(game)).toBe(record);
    }
    await shellOf(game).evaluate(shell => shell.intents?.side?.newGame({}));
    await expectAccessible(page);
    await game.getByRole('dialog').getByRole('button', { name: 'Begin the new one' }).click();
    await expect.poll(() => recordOf(game)).not.toBe(record);
  });
});
