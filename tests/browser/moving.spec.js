// A move is one move, however often it is pressed.
import { expect, openGame, test } from './fixtures.js';
import {
  appState,
  expectPhase,
  listen,
  newGame,
  openStopped,
  PEOPLE,
  PLAIN,
  recordOf,
  settledState,
  snapshotOf,
  table,
  throwFaces,
  turnsOf,
  withSettings,
} from './support.js';

/** @typedef {import('../../www/types.d.ts').Snapshot} Snapshot */

/** Two men may move with a score of 2, one takes. */
const POSITION = 'a/-/b/-/a/-/-/b/- 3,3 0,0 a';
const TWO = [true, true, false, false];

/** Men of each side, wherever they are. @param {Snapshot} snapshot */
function men({ board, home, dead }) {
  const onRoad = board.map(space => space.men).join('');
  const count = (/** @type {'a' | 'b'} */ side) =>
    [...onRoad].filter(man => man === side).length + home[side] + dead[side];
  return { a: count('a'), b: count('b') };
}

for (const motion of ['none', 'full']) {
  test.describe(`a double press on the target is one move, motion ${motion}`, () => {
    test('with the mouse', async ({ page, server }) => {
      const game = await openGame(page, server, { attrs: { ...PLAIN, motion } });
      const { heard } = await listen(game);
      for (const [pressed, moved] of /** @type {const} */ ([
        [3, 1],
        [1, 1],
        [7, 5],
        [5, 5],
      ])) {
        await newGame(game, { ...PEOPLE, position: POSITION });
        await throwFaces(game, TWO);
        await expectPhase(game, 'choosing');
        const before = (await heard('move')).length;
        const { at } = await table(game);
        await page.mouse.dblclick(at(pressed).x, at(pressed).y);
        const { snapshot } = await settledState(game);
        expect(turnsOf(await recordOf(game))).toEqual([`1 a 1100 ${moved}`]);
        expect((await heard('move')).length).toBe(before + 1);
        expect(snapshot.turn).toBe('b');
        expect(men(snapshot)).toEqual({ a: 5, b: 5 });
      }
    });
  });
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a double tap on the target is one move', async ({ page, server }) => {
    const game = await openGame(page, server, { attrs: PLAIN });
    await newGame(game, { ...PEOPLE, position: POSITION });
    await throwFaces(game, TWO);
    await expectPhase(game, 'choosing');
    const { at } = await table(game);
    await page.touchscreen.tap(at(1).x, at(1).y);
    expect((await appState(game)).selected?.move).toBe('1');
    await Promise.all([page.touchscreen.tap(at(3).x, at(3).y), page.touchscreen.tap(at(3).x, at(3).y)]);
    const { snapshot } = await settledState(game);
    expect(turnsOf(await recordOf(game))).toEqual(['1 a 1100 1']);
    expect(snapshot.board[2].men).toBe('ba');
    expect(men(snapshot)).toEqual({ a: 5, b: 5 });
  });
});

test('a forced move that plays itself and a click on it are one move', async ({ page, server }) => {
  await withSettings(page, { forced: true });
  const { game, run } = await openStopped(page, server, { attrs: { ...PLAIN, motion: 'fast' } });
  const { heard } = await listen(game);
  for (const clickAfter of [0, 60, 130, 400]) {
    await newGame(game, { ...PEOPLE, position: '-/-/a/-/-/-/-/b/- 0,4 4,0 a' });
    await throwFaces(game, TWO);
    await run(360);
    expect((await appState(game)).phase).toBe('choosing');
    const before = (await heard('move')).length;
    await run(clickAfter);
    const { at } = await table(game);
    await page.mouse.click(at(3).x, at(3).y);
    await page.mouse.click(at(5).x, at(5).y);
    await run(2000);
    const { phase, position } = await snapshotOf(game);
    expect(turnsOf(await recordOf(game))).toEqual(['1 a 1100 3']);
    expect((await heard('move')).length).toBe(before + 1);
    expect({ phase, position }).toEqual({ phase: 'throw', position: '-/-/-/-/a/-/-/b/- 0,4 4,0 b' });
  }
});

test('without the setting the only move waits for its player', async ({ page, server }) => {
  const { game, run } = await openStopped(page, server, { attrs: { ...PLAIN, motion: 'fast' } });
  await newGame(game, { ...PEOPLE, position: '-/-/a/-/-/-/-/b/- 0,4 4,0 a' });
  await throwFaces(game, TWO);
  await run(10_000);
  expect((await snapshotOf(game)).moves.map(({ move }) => move)).toEqual(['3']);
});

test('a stack that cannot move says why', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, { ...PEOPLE, position: 'a/-/a/-/-/-/b/-/- 3,4 0,0 a' });
  await throwFaces(game, TWO);
  await expectPhase(game, 'choosing');
  const { at } = await table(game);
  const line = game.locator('.status .line');
  for (const [place, words] of /** @type {const} */ ([
    [1, 'It cannot go there: a stack of the same side stands where it would land.'],
    [7, 'That stack belongs to the other side.'],
    [9, 'Move 2 spaces, or enter a man on space 2.'],
  ])) {
    await page.mouse.click(at(place).x, at(place).y);
    await expect(line).toContainText(words);
  }
  expect(turnsOf(await recordOf(game))).toEqual(['1 a 1100']);
});
