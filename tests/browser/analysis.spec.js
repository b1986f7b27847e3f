// The rule set in use solved in the page: chances, review, and every way in which it may not come to that.
import { expect, openGame, test } from './fixtures.js';
import { PLAIN, thinker } from './support.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./support.js').PulucGame} PulucGame */

const SMALL = 'bell;spaces=5;men=2';
/** Takes some seconds anywhere. */
const LARGE = 'strasbourg';

/** @param {Locator} game @param {string} rules */
const begin = (game, rules) =>
  game.evaluate((/** @type {PulucGame} */ element, rules) => element.newGame({ rules, first: 'a', seed: 3 }), rules);

test('a rule set is solved with progress, and the start is looked up', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await begin(game, 'bell;men=3');
  const { summary, progress, analysis } = await game.evaluate(async (/** @type {PulucGame} */ element) => {
    /** @type {{ done: number, all: number }[]} */
    const progress = [];
    const summary = await element.solve({ onProgress: step => progress.push(step) });
    return { summary, progress, analysis: await element.analyse() };
  });
  expect(summary.rules).toBe('bell;men=3');
  expect(summary.values).toBe(progress.at(-1)?.all);
  expect(summary.bound).toBeLessThan(1e-6);
  expect(progress.length).toBeGreaterThan(1);
  expect(progress.every(({ done }, i) => done >= (progress[i - 1]?.done ?? 0))).toBe(true);
  expect(analysis).toEqual({ chance: summary.start, exact: true, moves: [] });
});

test('after a throw every move has its chance, the best first', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await game.evaluate((/** @type {PulucGame} */ element) =>
    element.newGame({ rules: 'bell;men=3', position: '-/a/-/-/b/-/-/-/- 2,2 0,0 a' }),
  );
  const { analysis, legal } = await game.evaluate(async (/** @type {PulucGame} */ element) => {
    await element.solve();
    await element.throwSticks([true, true, true, false]);
    return { analysis: await element.analyse(), legal: element.legalMoves };
  });
  expect(analysis.moves.map(({ move }) => move).sort()).toEqual(legal);
  expect(analysis.moves[0].move).toBe('2');
  expect(analysis.chance).toBe(analysis.moves[0].chance);
  expect(analysis.moves[1].chance).toBeLessThan(analysis.moves[0].chance);
});

test('a whole game is reviewed, and its sums hold', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await begin(game, SMALL);
  const { review, record } = await game.evaluate(async (/** @type {PulucGame} */ element) => {
    let ended = false;
    element.addEventListener('puluc-end', () => {
      ended = true;
    });
    while (!ended) {
      const { passed } = await element.throwSticks();
      const move = element.legalMoves.at(-1);
      if (!passed && move) await element.play(move);
    }
    return { review: await element.review(), record: element.record };
  });
  const { a, b } = review.accounts;
  expect(review.start + a.luck - b.luck - a.loss + b.loss).toBeCloseTo(review.result, 6);
  expect(review.outcome?.winner).toBe(review.result === 1 ? 'a' : 'b');
  expect(review.turns.length).toBe(record.split('\n').filter(line => /^\d/.test(line)).length);
  for (const turn of review.turns) {
    expect(turn.luck).toBeCloseTo(turn.best - turn.before, 9);
    expect(turn.class === null).toBe(turn.moves.length < 2);
  }
});

test('a perfect computer plays by the table, and loses nothing by its decisions', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  const accounts = await game.evaluate(async (/** @type {PulucGame} */ element, rules) => {
    const perfect = /** @type {const} */ ({ kind: 'computer', level: 'perfect' });
    await element.newGame({ rules, first: 'a', seed: 5 });
    await element.solve();
    const ended = new Promise(resolve => element.addEventListener('puluc-end', resolve, { once: true }));
    await element.newGame({ rules, first: 'a', seed: 5, a: perfect, b: perfect });
    await ended;
    return (await element.review()).accounts;
  }, SMALL);
  for (const { loss, decisions } of [accounts.a, accounts.b]) {
    expect(decisions).toBeGreaterThan(0);
    expect(loss).toBeLessThan(1e-5);
  }
});

test('a solve that is called off is refused by its code, and the game goes on', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await begin(game, LARGE);
  const { code, thrown } = await game.evaluate(async (/** @type {PulucGame} */ element) => {
    const controller = new AbortController();
    const code = await element.solve({ signal: controller.signal, onProgress: () => controller.abort() }).then(
      () => '',
      error => error.code,
    );
    return { code, thrown: await element.throwSticks([true, true, false, false]) };
  });
  expect(code).toBe('cancelled');
  expect(thrown.score).toBe(2);
});

test('what is too large is said so, and is played all the same', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await begin(game, 'bell;spaces=21;men=10');
  const { code, thrown } = await game.evaluate(async (/** @type {PulucGame} */ element) => {
    const code = await element.solve().then(
      () => '',
      error => error.code,
    );
    return { code, thrown: await element.throwSticks([true, true, false, false]) };
  });
  expect(code).toBe('too-large');
  expect(thrown.passed).toBe(false);
});

test('a worker that is killed in mid-solve loses nothing but the solve', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await begin(game, LARGE);
  const codes = game.evaluate((/** @type {PulucGame} */ element) =>
    element
      .solve({
        onProgress: ({ done }) => {
          if (done > 0) Reflect.set(window, 'half', true);
        },
      })
      .then(
        () => '',
        error => error.code,
      ),
  );
  // An error before a worker's code has run would be nobody's.
  await page.waitForFunction(() => Reflect.has(window, 'half'));
  await (await thinker(page)).evaluate(() => {
    setTimeout(() => {
      throw new Error('killed');
    });
  });
  expect(await codes).toBe('worker');
  const again = await game.evaluate(async (/** @type {PulucGame} */ element, rules) => {
    await element.newGame({ rules, first: 'a' });
    return (await element.solve()).start;
  }, SMALL);
  expect(again).toBeCloseTo(0.4875476, 6);
});

test('a table that was kept damaged is solved anew', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await page.evaluate(
    rules =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('puluc-tables');
        request.onupgradeneeded = () => request.result.createObjectStore('tables');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const change = request.result.transaction('tables', 'readwrite');
          change.objectStore('tables').put(new Uint8Array([1, 2, 3]), rules);
          change.oncomplete = () => {
            request.result.close();
            resolve(null);
          };
        };
      }),
    SMALL,
  );
  await begin(game, SMALL);
  const { start } = await game.evaluate((/** @type {PulucGame} */ element) => element.solve());
  expect(start).toBeCloseTo(0.4875476, 6);
});

test('a game is reloaded in mid-solve and solved then', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await begin(game, 'bell;men=4');
  await expect.poll(() => page.workers().length).toBe(1);
  await page.reload();
  const { rules, record } = await game.evaluate(async (/** @type {PulucGame} */ element) => {
    await element.ready;
    const { rules } = await element.solve();
    return { rules, record: element.record };
  });
  expect(rules).toBe('bell;men=4');
  expect(record).toContain('rules bell;men=4');
});
