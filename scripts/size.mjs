// What a first visit loads until the game is ready, in English, compressed as a good server does: npm run size
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.mjs';
import { fail } from './run.mjs';
import { serve } from './serve.mjs';

const LIMIT = 200_000;
/** Asked for when the first screen is laid out, which may be after the game is ready: its letters, the painter of its picture. */
const FIRST_SCREEN = /\.woff2$|\/baker-/;

const server = await serve();
const browser = await chromium.launch(await launchOptions());
try {
  const files = await firstLoad(server.url);
  const sum = (/** @type {typeof files} */ some) => some.reduce((sum, { size }) => sum + size, 0);
  const first = files.filter(({ later }) => !later).sort((a, b) => b.size - a.size);
  const total = sum(first);
  for (const { name, size } of first) console.log(row(name, size));
  console.log(row(`total of at most ${LIMIT.toLocaleString('en')}`, total));
  console.log(row('asked for later, by the table and what waits for it', sum(files.filter(({ later }) => later))));
  if (total > LIMIT) fail('The first load is too large');
} finally {
  await browser.close();
  await server.close();
}

/** @param {string} url */
async function firstLoad(url) {
  const page = await browser.newPage({ locale: 'en-US', serviceWorkers: 'block' });
  /** @type {import('@playwright/test').Response[]} */
  const responses = [];
  page.on('response', response => responses.push(response));
  await page.addInitScript(() => {
    const ready = new Promise(done => {
      document.addEventListener('puluc-ready', () => done(performance.timeOrigin + performance.now()), { once: true });
    });
    Object.assign(window, { pulucReady: ready });
  });
  await page.goto(url);
  /** @type {number} */
  const ready = await page.evaluate(() =>
    Promise.race([Reflect.get(window, 'pulucReady'), new Promise((_, no) => setTimeout(no, 30_000))]),
  );
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => performance.getEntriesByName('puluc-art').length > 0);
  // Page and worker share the wasm: the second asking is answered from the browser's cache.
  const byUrl = new Map(responses.map(response => [response.url(), response]));
  return [...byUrl].map(([address, response]) => {
    const name = new URL(address).pathname.slice(1) || 'index.html';
    // From the disk: of a worker that has ended the browser keeps no body.
    const body = readFileSync(join(server.options.folder, name));
    return {
      name,
      later: response.request().timing().startTime > ready && !FIRST_SCREEN.test(address),
      size: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    };
  });
}

/**
 * @param {string} name
 * @param {number} size
 */
function row(name, size) {
  return `${size.toLocaleString('en').padStart(9)}  ${name}`;
}
