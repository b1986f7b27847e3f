// What can go wrong around the game, each with a word to the user and a way on.
import { serve } from '../../scripts/serve.mjs';
import { expect, openGame, test } from './fixtures.js';
import {
  appState,
  expectPhase,
  listen,
  newGame,
  openStopped,
  PEOPLE,
  PLAIN,
  settled,
  settledState,
  snapshotOf,
  table,
  throwFaces,
} from './support.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./support.js').PulucGame} PulucGame */

const TWO = [true, true, false, false];
/** The computer has a choice, so it asks its worker. @type {import('./support.js').NewGameOptions} */
const THINKING = {
  rules: 'strasbourg',
  a: { kind: 'human' },
  b: { kind: 'computer', level: 'medium' },
  position: 'a/-/-/b/-/b/-/-/a 3,3 0,0 b',
  seed: 2,
};

test('the wasm served with the wrong type works', async ({ page }) => {
  const server = await serve({ wasm: 'octet-stream' });
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, { ...PEOPLE, first: 'a' });
  await throwFaces(game, TWO);
  expect((await snapshotOf(game)).moves).toHaveLength(1);
  await server.close();
});

for (const wasm of /** @type {const} */ (['abort', 'missing'])) {
  test(`with the wasm's request answered by '${wasm}' the page says so and can try again`, async ({
    page,
    problems,
  }) => {
    const server = await serve({ wasm });
    await page.goto(server.url);
    const alert = page.getByRole('alert');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(alert).toContainText('Puluc could not be loaded.');
    const game = page.locator('puluc-game');
    expect(await game.evaluate((/** @type {PulucGame} */ element) => element.ready.catch(({ code }) => code))).toBe(
      'wasm',
    );
    const { heard } = await listen(game);
    await again.click();
    await expect.poll(() => heard('error')).toHaveLength(1);
    expect((await heard('error'))[0].detail.code).toBe('wasm');
    await expect(alert).toContainText('Puluc could not be loaded.');
    server.options.wasm = 'right';
    await again.click();
    await expect(game.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await newGame(game, PEOPLE);
    await expectPhase(game, 'ready');
    // The browser's own lines on the failed requests.
    problems.splice(0);
    await server.close();
  });
}

test('without WebAssembly the page says so', async ({ page, server }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
  await page.goto(server.url);
  await expect(page.getByRole('alert')).toContainText('this browser has no WebAssembly');
});

for (const [how, kill] of /** @type {[string, (page: Page) => Promise<unknown>][]} */ ([
  [
    'that ends without a word',
    page =>
      page.addInitScript(() => {
        window.Worker = class extends Worker {
          /** @param {any} message */
          postMessage(message) {
            if (message.question) this.terminate();
            else super.postMessage(message);
          }
        };
      }),
  ],
  [
    'that breaks',
    page =>
      page.addInitScript(() => {
        window.Worker = class extends Worker {
          /** @param {any} message */
          postMessage(message) {
            if (message.question) this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
            else super.postMessage(message);
          }
        };
      }),
  ],
  ['that cannot be fetched', page => page.route(/worker.*\.js$/, route => route.abort())],
])) {
  test(`a worker ${how} in mid-thought does not end the game`, async ({ page, server, problems }) => {
    await kill(page);
    const { game, run } = await openStopped(page, server, { attrs: PLAIN });
    const { heard } = await listen(game);
    await newGame(game, THINKING);
    // Time enough to give a silent worker up.
    for (let n = 0; n < 20 && (await appState(game)).phase === 'thinking'; n += 1) await run(1000);
    await expectPhase(game, 'ready');
    expect((await heard('error')).map(({ detail }) => detail.code)).toEqual(['worker']);
    expect((await heard('move')).length).toBeGreaterThan(0);
    const alert = game.getByRole('alert');
    await expect(alert).toContainText('The computer player has stopped.');
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toHaveCount(0);
    // And on, without another word.
    await throwFaces(game, TWO);
    await game.evaluate((/** @type {PulucGame} */ element) => element.play(element.legalMoves[0]).then(() => {}));
    await run(1000);
    await settled(game);
    expect((await snapshotOf(game)).turn).toBe('a');
    expect(await heard('error')).toHaveLength(1);
    problems.splice(0);
  });
}

for (const [how, refuse] of /** @type {[string, () => void][]} */ ([
  [
    'throws when it is looked at',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      }),
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
])) {
  test(`where storage ${how} the whole game is played and the page says that it is not kept`, async ({
    page,
    server,
  }) => {
    await page.addInitScript(refuse);
    const game = await openGame(page, server, { attrs: PLAIN });
    const { heard } = await listen(game);
    await newGame(game, { ...PEOPLE, rules: 'strasbourg', seed: 1 });
    await expect(game.getByRole('status').filter({ hasText: 'This browser refuses to save here.' })).toBeVisible();
    await game.evaluate(async (/** @type {PulucGame} */ element) => {
      let over = false;
      element.addEventListener('puluc-end', () => {
        over = true;
      });
      while (!over) {
        await element.throwSticks();
        if (element.legalMoves.length > 0) await element.play(element.legalMoves[0]);
      }
    });
    expect(await heard('end')).toHaveLength(1);
    const { phase } = await settledState(game);
    expect(phase).toBe('over');
  });
}

test('kept entries that are damaged cost nothing but themselves', async ({ page, server }) => {
  await page.addInitScript(() => {
    localStorage.setItem('puluc/game/settings', '{"theme":"plaid","forced":1,"motion":');
    localStorage.setItem('puluc/game/players', '"nobody"');
    localStorage.setItem('puluc/game/game', JSON.stringify({ record: 'puluc 1\nrules chess', table: true }));
  });
  const game = await openGame(page, server, { attrs: PLAIN });
  await expect(game.getByRole('alert')).toContainText('This record cannot be read.');
  await game.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await game.getByRole('button', { name: /^Play/ }).click();
  await settled(game);
  expect((await snapshotOf(game)).rules).toBe('bell');
});

test('in a hidden tab the computer plays on, and nothing is played over when it is shown again', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    let hidden = false;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
    const frame = window.requestAnimationFrame.bind(window);
    // A hidden page gets no frames.
    window.requestAnimationFrame = callback => (hidden ? 0 : frame(callback));
    Reflect.set(window, 'hide', (/** @type {boolean} */ now) => {
      hidden = now;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  const game = await openGame(page, server, { attrs: { motion: 'full' } });
  const hide = (/** @type {boolean} */ now) => page.evaluate(value => Reflect.get(window, 'hide')(value), now);
  await newGame(game, THINKING);
  await expectPhase(game, 'throwing');
  await hide(true);
  const { phase, snapshot } = await settledState(game);
  expect(phase).toBe('ready');
  expect(snapshot.turns.length).toBeGreaterThan(0);
  await hide(false);
  const after = await appState(game);
  expect(after.phase).toBe('ready');
  expect(after.snapshot?.position).toBe(snapshot.position);
  const { sticks } = await table(game);
  await page.mouse.click(sticks.x, sticks.y);
  await expectPhase(game, 'throwing');
});
