// The throws against their odds, and the own play.
import { expect, openGame, ready, test } from './fixtures.js';
import { ANA, expectFits, expectKept, openGames, playTurns, SHORT } from './kept.js';
import { begin, openSide, play, TWO } from './side-support.js';
import { appState, newGame, PLAIN, settledState, shellOf, throwFaces } from './support.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./support.js').PulucGame} PulucGame */

test('the throws stand beside their odds, with a word on chance', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, ANA);
  await playTurns(game, 1000);
  const { snapshot } = await settledState(game);
  await shellOf(game).evaluate(shell => shell.intents?.openLibrary('throws'));
  const page_ = game.locator('puluc-throws');
  await expect(page_.getByRole('heading', { name: 'Throws' })).toBeVisible();
  const counts = async () => (await page_.locator('.found tbody td:nth-child(2)').allTextContents()).map(Number);
  const own = snapshot.turns.filter(({ side }) => side === 'a');
  const scores = (/** @type {typeof own} */ turns) =>
    [0, 2, 3, 4, 5].map(score => turns.filter(turn => turn.throw.score === score).length);
  expect(await counts()).toEqual(scores(snapshot.turns));
  await expect(page_.locator('.verdict')).toContainText(`${snapshot.turns.length} throws`);
  await expect(page_.locator('.plot .bar')).toHaveCount(5);
  await page_.getByLabel('Thrown by').selectOption('Ana');
  await expect.poll(counts).toEqual(scores(own));
  // Sixteen ways: the odds are the engine's.
  const due = await page_.locator('.found tbody td:nth-child(3)').allTextContents();
  expect(due.map(Number)).toEqual([4, 6, 4, 1, 1].map(ways => Number(((ways * own.length) / 16).toFixed(1))));
  await page_.getByLabel('Counted in').selectOption('kept');
  await expect.poll(counts).toEqual(scores(snapshot.turns));
});

test('real sticks that fall unevenly are called very unusual', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, { ...ANA, rules: 'bell;spaces=21;men=10' });
  for (let n = 0; n < 60; n += 1) {
    await throwFaces(game, [true, true, true, true]);
    await game.evaluate(async (/** @type {PulucGame} */ element) => {
      if (element.legalMoves.length > 0) await element.play(element.legalMoves[0]);
    });
  }
  await shellOf(game).evaluate(shell => shell.intents?.openLibrary('throws'));
  await expect(game.locator('puluc-throws .verdict')).toContainText('Very unusual');
});

test('own play against the computer is counted once, here only, and cleared by a button', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  const human = /** @type {const} */ ({ kind: 'human' });
  for (const [level, seed] of /** @type {const} */ ([
    ['beginner', 3],
    ['easy', 4],
  ])) {
    await newGame(game, { rules: 'strasbourg', a: human, b: { kind: 'computer', level }, first: 'a', seed });
    await playTurns(game, 3);
    await game.evaluate((/** @type {PulucGame} */ element) => element.resign());
    await settledState(game);
  }
  await newGame(game, SHORT);
  await playTurns(game, 1000);
  await expectKept(game, 3);
  await page.reload();
  await ready(page);
  await shellOf(game).evaluate(shell => shell.intents?.openLibrary('throws'));
  const mine = game.locator('puluc-throws section').filter({ has: page.getByRole('heading', { name: 'My play' }) });
  await expect(mine.locator('tbody tr')).toHaveText([/^Beginner\s*1\s*0\s*0\s*1\s*0%$/, /^Easy\s*1\s*0\s*0\s*1\s*0%$/]);
  await expect(mine).toContainText('One game between two people.');
  await mine.getByRole('button', { name: 'Clear these figures' }).click();
  await expect(mine).toContainText('No game has been finished yet.');
  await mine.getByRole('button', { name: 'Bring back' }).click();
  await expect(mine.locator('tbody tr')).toHaveCount(2);
  await mine.getByRole('button', { name: 'Clear these figures' }).click();
  await page.reload();
  await ready(page);
  await shellOf(game).evaluate(shell => shell.intents?.openLibrary('throws'));
  await expect(mine).toContainText('No game has been finished yet.');
});

/** Own play of one game, as the page has it. @param {Locator} part @param {string} name */
const tableOf = (part, name) => part.locator(`h3:text-is("${name}") + table`);

test('games of Tak-tikl and Mancala are counted each for itself, against each level', async ({ page, server }) => {
  const game = await openSide(page, server, 'mancala', { lang: 'en' });
  const human = /** @type {const} */ ({ kind: 'human' });
  const level = /** @type {const} */ ({ kind: 'computer', level: 'medium' });
  const resign = () => game.evaluate((/** @type {PulucGame} */ element) => element.resign());
  await begin(game, { a: human, b: level, first: 'a' });
  await play(game, '1');
  await resign();
  await begin(game, TWO);
  await play(game, '4');
  await resign();
  await expectKept(game, 2);
  await game.evaluate(element => element.setAttribute('game', 'tak-tikl'));
  await expect(game.locator('puluc-side')).toHaveAttribute('data-game', 'tak-tikl');
  // One move each is agreed: nobody can have three in a line.
  await begin(game, { rules: 'limit=1;clock=off', a: human, b: level, first: 'a' });
  await play(game, 'a1a2');
  await expectKept(game, 3);
  await shellOf(game).evaluate(shell => shell.intents?.openLibrary('throws'));
  const mine = game.locator('puluc-throws section[aria-labelledby=play]');
  await expect(mine.locator('h3')).toHaveText(['Tak-tikl', 'Mancala']);
  await expect(tableOf(mine, 'Tak-tikl').locator('tbody tr')).toHaveText([/^Medium\s*1\s*0\s*1\s*0\s*0%$/]);
  await expect(tableOf(mine, 'Mancala').locator('tbody tr')).toHaveText([/^Medium\s*1\s*0\s*0\s*1\s*0%$/]);
  await expect(mine).toContainText('One game between two people.');
  await expectFits(page, game, game.locator('puluc-throws'));
  await mine.getByRole('button', { name: 'Clear these figures' }).click();
  await expect(mine.locator('h3')).toHaveCount(0);
  await mine.getByRole('button', { name: 'Bring back' }).click();
  await expect(mine.locator('h3')).toHaveText(['Tak-tikl', 'Mancala']);
  for (const lang of /** @type {const} */ (['ru', 'fr'])) {
    await shellOf(game).evaluate((shell, lang) => shell.intents?.set('lang', lang), lang);
    await expect(mine.locator('h3').first()).toHaveText(lang === 'ru' ? 'Так-тикль' : 'Tak-tikl');
    await expectFits(page, game, game.locator('puluc-throws'));
  }
});

test('the accuracy of a reviewed game is counted', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, {
    ...SHORT,
    seed: 5,
    a: { kind: 'human' },
    b: { kind: 'computer', level: 'beginner' },
  });
  await playTurns(game, 1000);
  await expectKept(game, 1);
  const list = await openGames(game);
  await list.getByRole('button', { name: /^Review/ }).click();
  await expect(game.locator('puluc-review')).toBeVisible();
  const { data } = /** @type {NonNullable<import('./support.js').AppState['review']>} */ (
    (await appState(game)).review
  );
  expect(data.accounts.a.choices).toBeGreaterThan(0);
  await shellOf(game).evaluate(shell => shell.intents?.openLibrary('throws'));
  const share = `${Number(data.accounts.a.accuracy.toFixed(1))}%`;
  await expect(game.locator('puluc-throws')).toContainText(`Accuracy in the game that was reviewed: ${share}.`);
});

for (const [lang, theme] of /** @type {const} */ ([
  ['en', 'light'],
  ['es', 'dark'],
])) {
  test(`${lang}, ${theme}: the statistics fit every size and are accessible`, async ({ page, server }) => {
    test.slow();
    const game = await openGame(page, server, { attrs: { lang, theme } });
    await newGame(game, { ...SHORT, b: { kind: 'computer', level: 'beginner' } });
    await playTurns(game, 1000);
    await newGame(game, ANA);
    await playTurns(game, 14);
    await expectKept(game, 1);
    await shellOf(game).evaluate(shell => shell.intents?.openLibrary('throws'));
    const page_ = game.locator('puluc-throws');
    await expect(page_.locator('h1')).toBeFocused();
    await expect(page_.locator('table')).toHaveCount(2);
    await expectFits(page, game, page_);
  });
}
