// What is under way when something else begins: new games, undo, reloads.
import { expect, openGame, ready, test } from './fixtures.js';
import {
  appState,
  expectPhase,
  holdWorker,
  listen,
  newGame,
  openStopped,
  PEOPLE,
  PLAIN,
  recordOf,
  settled,
  settledState,
  snapshotOf,
  spoken,
  throwFaces,
  turnsOf,
} from './support.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./support.js').PulucGame} PulucGame */
/** @typedef {import('../../www/types.d.ts').AppState['phase']} Phase */

const TWO = [true, true, false, false];
/** @type {import('./support.js').NewGameOptions} */
const COMPUTER_FIRST = { rules: 'bell', a: { kind: 'human' }, b: { kind: 'computer', level: 'medium' }, first: 'b' };

test('of twenty games begun while the computer thinks no old move lands in the next one', async ({ page, server }) => {
  const { waiting, answer } = await holdWorker(page);
  const game = await openGame(page, server, { attrs: PLAIN });
  const { heard } = await listen(game);
  for (let round = 1; round <= 20; round += 1) {
    // Both men on the road may go, so the computer has to think.
    const position = '-/-/-/b/-/b/-/-/a 3,1 1,2 b';
    await newGame(game, { ...COMPUTER_FIRST, rules: 'strasbourg', seed: round, position });
    await waiting(1);
    const before = (await heard('move')).length;
    // A move that the computer may have found is legal in the next game too.
    await newGame(game, { ...PEOPLE, rules: 'strasbourg', seed: 1000 + round, position });
    await throwFaces(game, [true, true, true, false]);
    const fresh = await recordOf(game);
    await answer();
    await settled(game);
    expect(await recordOf(game)).toBe(fresh);
    expect(turnsOf(fresh)).toEqual(['1 b 1110']);
    expect((await snapshotOf(game)).moves.map(({ move }) => move)).toEqual(['4', '6', 'enter']);
    expect((await heard('move')).length).toBe(before);
  }
});

test('of twenty games begun during animations no old event lands in the next one', async ({ page, server }) => {
  const { game, run } = await openStopped(page, server, { attrs: { ...PLAIN, motion: 'full' } });
  const { heard } = await listen(game);
  for (let round = 0; round < 20; round += 1) {
    await newGame(game, { ...PEOPLE, seed: round, position: 'a/-/b/-/a/-/-/b/a 2,3 0,0 a' });
    await throwFaces(game, TWO);
    // Ten times in the throw, ten times in the move: entering, taking, advancing, leaving.
    await run(round < 10 ? 80 * round + 10 : 900);
    if (round >= 10) {
      const move = ['enter', '1', '5', '9'][round % 4];
      await game.evaluate((/** @type {PulucGame} */ element, played) => element.play(played).then(() => {}), move);
      await run((round - 10) * 50 + 20);
    }
    await expectPhase(game, round < 10 ? 'throwing' : 'moving');
    const before = (await heard()).length;
    const said = await spoken(game);
    await newGame(game, { ...PEOPLE, seed: 500 + round });
    const { snapshot: fresh } = await appState(game);
    await run(1000);
    const { phase, snapshot } = await settledState(game);
    expect(snapshot).toEqual(fresh);
    expect(phase).toBe('ready');
    expect(turnsOf(await recordOf(game))).toEqual([]);
    expect(await spoken(game)).toEqual(said);
    expect((await heard()).slice(before).filter(({ type }) => type !== 'settled')).toEqual([]);
  }
});

test('undo while the computer thinks takes its turn back and calls its move off', async ({ page, server }) => {
  const { waiting, answer } = await holdWorker(page);
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, { ...COMPUTER_FIRST, first: 'a', position: 'a/-/-/b/-/b/-/-/a 3,1 0,2 a', seed: 4 });
  await throwFaces(game, TWO);
  await settled(game);
  const choosing = await recordOf(game);
  await game.evaluate((/** @type {PulucGame} */ element) => element.play('1').then(() => {}));
  await waiting(1);
  expect((await appState(game)).phase).toBe('thinking');
  await game.getByRole('button', { name: 'Undo' }).click();
  expect(await recordOf(game)).toBe(choosing);
  await answer();
  await settled(game);
  expect(await recordOf(game)).toBe(choosing);
  expect((await appState(game)).phase).toBe('choosing');
});

/** How the game gets into a phase from its start, with the clock stopped. @type {[Phase, (page: Page, game: Locator) => Promise<void>][]} */
const PHASES = [
  ['ready', async () => {}],
  ['throwing', page => page.clock.runFor(100)],
  ['choosing', page => page.clock.runFor(600)],
  [
    'moving',
    async (page, game) => {
      await page.clock.runFor(600);
      await game.evaluate((/** @type {PulucGame} */ element) => element.play('enter').then(() => {}));
      await page.clock.runFor(40);
    },
  ],
  ['thinking', page => page.clock.runFor(50)],
  [
    'over',
    async (page, game) => {
      await game.evaluate((/** @type {PulucGame} */ element) => element.resign());
      await page.clock.runFor(1500);
    },
  ],
];

for (const [phase, reach] of PHASES) {
  test(`a reload while ${phase} goes on with the same game`, async ({ page, server }) => {
    const { game } = await openStopped(page, server, { attrs: { ...PLAIN, motion: 'fast' } });
    await newGame(game, { ...COMPUTER_FIRST, first: phase === 'thinking' ? 'b' : 'a', seed: 3 });
    if (['throwing', 'choosing', 'moving'].includes(phase)) await throwFaces(game, TWO);
    await reach(page, game);
    await expectPhase(game, phase);
    const left = await recordOf(game);

    await page.reload();
    await ready(page);
    expect((await recordOf(game)).startsWith(left), 'nothing of the record is lost').toBe(true);
    await page.clock.resume();
    const { phase: now, snapshot } = await settledState(game);
    if (phase === 'over') {
      expect(now).toBe('over');
      await game.getByRole('button', { name: 'Rematch' }).click();
      await expectPhase(game, ['ready', 'choosing']);
      return;
    }
    expect(now).toMatch(/^(ready|choosing)$/);
    const { turns } = snapshot;
    if (now === 'ready') await throwFaces(game, TWO);
    const [move] = (await snapshotOf(game)).moves;
    await game.evaluate((/** @type {PulucGame} */ element, played) => element.play(played).then(() => {}), move.move);
    await settled(game);
    expect((await snapshotOf(game)).turns.length, 'the computer answers').toBeGreaterThan(turns.length + 1);
  });
}
