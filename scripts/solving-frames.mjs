// node scripts/solving-frames.mjs: frames a second of a game that two computers play, while liberation is solved and after the
// solve was stopped.
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.mjs';
import { serve } from './serve.mjs';

/** @typedef {import('../www/embed/element.js').PulucGame} PulucGame */

const SECONDS = 10;

const server = await serve();
const browser = await chromium.launch(await launchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, locale: 'en-US' });
  await page.goto(`${server.url}?motion=full`);
  const game = page.locator('puluc-game');
  await game.evaluate(async (/** @type {PulucGame} */ element) => {
    await element.ready;
    const computer = /** @type {const} */ ({ kind: 'computer', level: 'easy' });
    await element.newGame({ rules: 'liberation', a: computer, b: computer, seed: 1 });
    const stop = new AbortController();
    Reflect.set(window, 'stop', () => stop.abort());
    await new Promise(begun => {
      element.solve({ signal: stop.signal, onProgress: begun }).catch(() => {});
    });
  });
  // The table's art and the first turn have been drawn by then.
  await page.waitForTimeout(5000);
  console.log(['', 'frames a second', 'over 34 ms', 'longest ms'].join('\t'));
  console.log(['while it is solved', ...(await frames(page))].join('\t'));
  await page.evaluate(() => Reflect.get(window, 'stop')());
  await page.waitForTimeout(1000);
  console.log(['after', ...(await frames(page))].join('\t'));
} finally {
  await browser.close();
  await server.close();
}

/** @param {import('@playwright/test').Page} page */
function frames(page) {
  return page.evaluate(async seconds => {
    /** @type {number[]} */
    const gaps = [];
    const from = performance.now();
    for (let last = from; last - from < seconds * 1000; ) {
      const now = await new Promise(requestAnimationFrame);
      gaps.push(now - last);
      last = now;
    }
    const long = gaps.filter(gap => gap > 34).length;
    return [(gaps.length / seconds).toFixed(1), String(long), Math.max(...gaps).toFixed(0)];
  }, SECONDS);
}
