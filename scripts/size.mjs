// What a first visit loads until the game is ready, in English, compressed as a good server does: npm run size
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.mjs';
import { fail } from './run.mjs';
import { serve } from './serve.mjs';

const LIMIT = 200_000;

const server = await serve();
const browser = await chromium.launch(await launchOptions());
try {
  const files = await firstLoad(server.url);
  const total = files.reduce((sum, file) => sum + file.size, 0);
  for (const { name, size } of files.sort((a, b) => b.size - a.size)) console.log(row(name, size));
  console.log(row(`total of at most ${LIMIT.toLocaleString('en')}`, total));
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
    const ready = new Promise(done => document.addEventListener('puluc-ready', done, { once: true }));
    Object.assign(window, { pulucReady: ready });
  });
  await page.goto(url);
  await page.evaluate(() =>
    Promise.race([Reflect.get(window, 'pulucReady'), new Promise((_, no) => setTimeout(no, 30_000))]),
  );
  // What was asked for before the game was ready counts, also where it arrives later: the fonts.
  await page.evaluate(() => document.fonts.ready);
  // Page and worker share the wasm: the second asking is answered from the browser's cache.
  const byUrl = new Map(responses.map(response => [response.url(), response]));
  const files = [...byUrl].map(async ([address, response]) => ({
    name: new URL(address).pathname.slice(1) || 'index.html',
    size: brotliCompressSync(await response.body(), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  }));
  return Promise.all(files);
}

/**
 * @param {string} name
 * @param {number} size
 */
function row(name, size) {
  return `${size.toLocaleString('en').padStart(9)}  ${name}`;
}
