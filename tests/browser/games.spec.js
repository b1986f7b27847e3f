// A whole game by each way of playing, from the start page to its end.
import { expect, openGame, test } from './fixtures.js';
import { appState, listen, newGame, PEOPLE, playToEnd, settled, shellOf, table } from './support.js';

test('by mouse, against the computer', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: { seed: '48' } });
  await listen(game);
  await game.getByRole('button', { name: 'Play', exact: true }).click();
  const { turns, players, dead } = await playToEnd(game, {
    async throwSticks() {
      const { sticks } = await table(game);
      await page.mouse.click(sticks.x, sticks.y);
    },
    async play({ from, to }, { moves, turns }) {
      const { at } = await table(game);
      // By turns the man himself and his target are pressed, or he is dragged there.
      const ways = moves.filter(move => move.to === to).length === 1 && !moves.some(move => move.from === to) ? 3 : 2;
      const way = turns.length % ways;
      if (way === 1) {
        await page.mouse.move(at(from).x, at(from).y);
        await page.mouse.down();
        await page.mouse.move(at(to).x, at(to).y, { steps: 4 });
        await page.mouse.up();
      } else {
        const place = at(way === 2 ? to : from);
        await page.mouse.click(place.x, place.y);
      }
    },
  });
  expect(new Set(turns.map(({ side }) => side)).size).toBe(2);
  expect([players.a.kind, players.b.kind]).toEqual(['human', 'computer']);
  expect(Math.max(dead.a, dead.b)).toBe(5);
  await expect(game.locator('.status .display')).toHaveText(/^(You win|The computer wins)$/);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('upright, two people', async ({ page, server }) => {
    const game = await openGame(page, server, { attrs: { seed: '19' } });
    await game.getByRole('button', { name: 'Two players' }).tap();
    await settled(game);
    const { geometry } = await table(game);
    expect(geometry.wide).toBe(false);
    await playToEnd(game, {
      async throwSticks() {
        const { sticks } = await table(game);
        await page.touchscreen.tap(sticks.x, sticks.y);
      },
      async play({ from, to, move }, { moves }) {
        const { at } = await table(game);
        await page.touchscreen.tap(at(from).x, at(from).y);
        expect((await appState(game)).selected?.move).toBe(move);
        // Where another movable man stands on the target, a tap would choose that one.
        const target = moves.some(other => other.from === to) ? from : to;
        await page.touchscreen.tap(at(target).x, at(target).y);
      },
    });
  });
});

test('by keyboard alone, against the computer', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: { rules: 'strasbourg', seed: '2' } });
  await listen(game);
  const { keyboard } = page;
  const focus = () => shellOf(game).evaluate(shell => shell.shadowRoot?.activeElement?.textContent);
  for (let n = 0; n < 10 && (await focus())?.trim() !== 'Play'; n += 1) await keyboard.press('Tab');
  await keyboard.press('Enter');
  let throws = 0;
  let moves = 0;
  await playToEnd(game, {
    async throwSticks() {
      const key = ['t', 'Enter', 'Space'][throws % 3];
      throws += 1;
      if (key !== 't')
        for (let n = 0; n < 30 && (await focus())?.trim() !== 'Throw'; n += 1) await keyboard.press('Tab');
      await keyboard.press(key);
    },
    async play({ move, from }, { moves: legal }) {
      const way = moves % 3;
      moves += 1;
      if (way === 0) {
        await keyboard.press(move === 'enter' ? '0' : move);
      } else if (way === 1) {
        const order = legal.toSorted((one, two) => one.from - two.from);
        for (let n = 0; n <= order.findIndex(one => one.from === from); n += 1) await keyboard.press('ArrowRight');
        expect((await appState(game)).selected?.move).toBe(move);
        await keyboard.press('Enter');
      } else {
        const name = await game
          .locator('.choice-list button')
          .nth(legal.findIndex(one => one.move === move))
          .textContent();
        for (let n = 0; n < 40 && (await focus()) !== name; n += 1) await keyboard.press('Tab');
        await keyboard.press('Enter');
      }
    },
  });
  expect(throws).toBeGreaterThan(3);
  expect(moves).toBeGreaterThan(3);
});

test('by the text board alone, two people', async ({ page, server }) => {
  const game = await openGame(page, server);
  await newGame(game, { ...PEOPLE, rules: 'liberation', seed: 24 });
  await game.getByRole('button', { name: 'Moves' }).waitFor();
  await game.getByRole('button', { name: 'Menu' }).click();
  await game.getByRole('button', { name: 'Text board' }).first().click();
  const board = game.getByRole('region', { name: 'The road' });
  await expect(board).toBeVisible();
  await playToEnd(game, {
    async throwSticks() {
      await board.getByRole('button', { name: 'Throw' }).click();
    },
    async play({ move }, { moves, home, turn }) {
      const buttons = board.getByRole('listitem').getByRole('button');
      await expect(buttons).toHaveCount(moves.length);
      const button = buttons.nth(moves.findIndex(one => one.move === move));
      await expect(button).toHaveText(
        move === 'enter' ? /^Enter a man on space \d/ : new RegExp(`from space ${move}\\b|on space ${move}\\b`),
      );
      const place = board.getByRole('listitem').nth(turn === 'a' ? 0 : 10);
      await expect(place).toContainText(
        home[turn] === 0 ? 'empty' : home[turn] === 1 ? 'one man' : `${home[turn]} men`,
      );
      await button.click();
    },
  });
  await expect(game.locator('.status .display')).toHaveText(/^(Indigo|Clay) wins$/);
});
