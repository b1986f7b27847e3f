import { serve } from '../../scripts/serve.mjs';
import { expect, openGame, test } from './fixtures.js';

test('the page opens on a game without a single error', async ({ page, server }) => {
  const game = await openGame(page, server);
  await expect(game).toBeVisible();
});

test('the page works from a folder of its host', async ({ page }) => {
  const server = await serve({ base: '/museum/games/' });
  await openGame(page, server);
  await server.close();
});

test('only the own host is asked', async ({ page, server }) => {
  /** @type {string[]} */
  const others = [];
  page.on('request', request => {
    if (!request.url().startsWith(server.url)) others.push(request.url());
  });
  await openGame(page, server);
  expect(others).toEqual([]);
});

test('in a sandboxed frame the game can be played', async ({ page, server }) => {
  await page.setContent(`<iframe sandbox="allow-scripts" src="${server.url}" width="900" height="700"></iframe>`);
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  const position = await frame?.evaluate(async () => {
    await customElements.whenDefined('puluc-game');
    /** @type {any} */
    const game = document.querySelector('puluc-game');
    await game.ready;
    const people = { a: { kind: 'human' }, b: { kind: 'computer', level: 'easy' } };
    await game.newGame({ rules: 'strasbourg', first: 'a', seed: 3, ...people });
    await game.throwSticks();
    if (game.legalMoves.length > 0) await game.play(game.legalMoves[0]);
    return game.position;
  });
  expect(position).toContain(' b');
});
