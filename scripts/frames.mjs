// What moving and baking cost in Chromium, by its own tracing, with the processor slowed down four times, and how soon
// a table stands, at full speed: npm run frames [-- bake | table]
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.mjs';
import { dress } from './screen-list.mjs';
import { serve } from './serve.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../www/embed/element.js').PulucGame} PulucGame */
/** @typedef {{ name: string, ts: number, pid: number, tid: number, dur?: number, tdur?: number, args?: any }} Event */

const SLOW = 4;
const LIMIT = 4;
const TIMES = 5;
const SIZES = [
  { width: 1600, height: 1000, dpr: 1 },
  { width: 390, height: 844, dpr: 3 },
];
/** The sets of men, each with something else to throw. */
const SETS = [
  ['clay', 'sticks'],
  ['twigs', 'coins'],
  ['kernels', 'kernels'],
];
const CATEGORIES = ['-*', 'devtools.timeline', 'v8', 'v8.execute', 'toplevel'];
/** Men in all places, and a move that takes three and hops over two cobs. */
const POSITION = 'a/b/-/ba/abb/-/b/a/aab 2,2 0,0 a';

const server = await serve();
const { args, ...options } = await launchOptions();
const browser = await chromium.launch({ ...options, args: [...args, '--enable-precise-memory-info'] });
try {
  const only = process.argv.find(name => /^(bake|table)$/.test(name));
  console.log(`From ready, at full speed, median of ${TIMES}.\n`);
  console.log(row('', 'playable ms', 'full art ms', 'longest ms', 'load'));
  if (only !== 'bake') for (const size of SIZES) await sitting(size);
  console.log(`\nProcessor slowed down ${SLOW} times; at most ${LIMIT} ms of script a frame are wanted.\n`);
  console.log(
    row('', 'frames', 'median ms', '95 % ms', 'most ms', 'page after', 'a second', 'bytes a frame', 'collections'),
  );
  if (!only) for (const size of SIZES) for (const set of SETS) await moving(size, set);
  console.log(`\nBaking, at full speed.\n`);
  console.log(row('', 'plain ms', 'until baked ms', 'thread ms', 'longest ms', 'over 50 ms'));
  if (only !== 'table') for (const size of SIZES) for (const theme of ['light', 'dark']) await baking(size, theme);
} finally {
  await browser.close();
  await server.close();
}

/** @param {(typeof SIZES)[number]} size @param {string} [theme] @param {() => void} [script] runs in the page before its own */
async function open({ width, height, dpr }, theme = 'light', script = () => {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: dpr,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // Low on power the page does not solve by itself beside what is measured.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'getBattery', { value: async () => ({ charging: false, level: 0.1 }) });
  });
  await page.addInitScript(weighFrames);
  await page.addInitScript(script);
  await page.goto(`${server.url}?motion=full&theme=${theme}`);
  await page.waitForFunction(() =>
    Boolean(document.querySelector('puluc-game')?.shadowRoot?.querySelector('puluc-shell')),
  );
  return { page, close: () => context.close() };
}

/** Runs in the page: writes down by how many bytes each frame's script lets the heap grow. */
function weighFrames() {
  const frame = window.requestAnimationFrame.bind(window);
  const heap = () => Reflect.get(performance, 'memory').usedJSHeapSize;
  /** @type {number[]} */
  const grown = [];
  Reflect.set(window, 'grown', grown);
  window.requestAnimationFrame = callback =>
    frame(time => {
      if (!Reflect.get(window, 'weigh')) return callback(time);
      const before = heap();
      callback(time);
      grown.push(heap() - before);
      return undefined;
    });
}

/** @param {Page} page */
function sit(page) {
  return page.locator('puluc-game').evaluate(async (/** @type {PulucGame} */ game, position) => {
    await game.ready;
    await game.newGame({ rules: 'bell;men=8', a: { kind: 'human' }, b: { kind: 'human' }, seed: 3, position });
    await game.settled;
  }, POSITION);
}

/** @param {Page} page */
function thrown(page) {
  return page.locator('puluc-game').evaluate(async (/** @type {PulucGame} */ game) => {
    await game.throwSticks([true, true, true, true]);
    await game.settled;
  });
}

/** @param {Page} page */
function moved(page) {
  return page.locator('puluc-game').evaluate(async (/** @type {PulucGame} */ game) => {
    await game.play('1');
    await game.settled;
  });
}

/** @param {(typeof SIZES)[number]} size @param {(typeof SETS)[number]} set */
async function moving(size, [men, tool]) {
  const { page, close } = await open(size);
  await dress(page, men, tool);
  await sit(page);
  await baked(page);
  // The sticks' sprites are made next.
  await page.waitForTimeout(1000);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  const name = `${size.width}×${size.height} ${tool}`;
  // The first turn compiles code; the second is as in any game; the third is weighed, which costs time itself.
  const turns = [];
  for (const weigh of [false, false, true]) {
    await sit(page);
    const flight = await traced(page, session, () => thrown(page), weigh);
    turns.push([flight, await traced(page, session, () => moved(page), weigh)]);
  }
  const [first, second, weighed] = turns;
  for (const [i, what] of ['throw', 'move'].entries()) {
    console.log(frames(`${name} first ${what}`, first[i]));
    console.log(frames(`${name} ${what}`, { events: second[i].events, grown: weighed[i].grown }));
  }
  const still = await traced(page, session, () => page.waitForTimeout(3000));
  console.log(frames(`${name} still, 3 s`, still));
  await close();
}

/**
 * @param {Page} page
 * @param {import('@playwright/test').CDPSession} session
 * @param {() => Promise<void>} work
 * @param {boolean} [weigh]
 */
async function traced(page, session, work, weigh = false) {
  await session.send('HeapProfiler.collectGarbage');
  await page.evaluate(weigh => {
    Reflect.get(window, 'grown').splice(0);
    Reflect.set(window, 'weigh', weigh);
  }, weigh);
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  /** @type {{ traceEvents: Event[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  /** @type {number[]} */
  const grown = await page.evaluate(() => Reflect.get(window, 'grown'));
  return { events: traceEvents, grown };
}

/** Milliseconds of the thread, not of the clock: other programs do not count. @param {Event} event */
function thread({ tdur, dur }) {
  return (tdur ?? dur ?? 0) / 1000;
}

/** @param {Event} event */
function end({ ts, dur }) {
  return ts + (dur ?? 0);
}

/** @param {string} name @param {{ events: Event[], grown: number[] }} trace */
function frames(name, { events, grown }) {
  const fired = events.filter(event => event.name === 'FireAnimationFrame' && event.dur !== undefined);
  // The last frame's end wakes whoever waits for the picture, and they draw the page: that is told apart.
  const awoken = fired.map(frame =>
    events
      .filter(({ name, tid, ts }) => name === 'RunMicrotasks' && tid === frame.tid && ts >= frame.ts && ts < end(frame))
      .reduce((sum, event) => sum + thread(event), 0),
  );
  const costs = fired.map((frame, i) => thread(frame) - awoken[i]).sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => costs[Math.min(costs.length - 1, Math.floor(costs.length * share))] ?? 0;
  const span = fired.length > 1 ? (fired[fired.length - 1].ts - fired[0].ts) / 1e6 : 0;
  const collections = events.filter(event => /^(MinorGC|MajorGC)$/.test(event.name));
  // A frame in which garbage was collected says nothing.
  const bytes = grown.filter(by => by >= 0).sort((a, b) => a - b);
  const garbage = bytes.length > 0 ? bytes[Math.floor(bytes.length / 2)].toLocaleString('en') : '';
  return row(
    name,
    String(costs.length),
    ...[at(0.5), at(0.95), at(1), Math.max(0, ...awoken)].map(ms => ms.toFixed(2)),
    span ? (fired.length / span).toFixed(0) : '',
    garbage,
    String(collections.length),
  );
}

/** Waits for the full art. @param {Page} page */
async function baked(page) {
  await page.waitForFunction(() =>
    performance.getEntriesByName('puluc-art').some(entry => Reflect.get(entry, 'detail') === 'table'),
  );
}

/** A game begun the moment that the page is ready: until it can be played, and until it stands in full art. @param {(typeof SIZES)[number]} size */
async function sitting(size) {
  /** @type {number[][]} */
  const times = [];
  for (let n = 0; n < TIMES; n += 1) {
    const { page, close } = await open(size, 'light', () => {
      document.addEventListener('puluc-ready', async ({ target }) => {
        const ready = performance.now();
        const game = /** @type {PulucGame} */ (target);
        /** @type {number[]} */
        const long = [];
        new PerformanceObserver(list => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
          type: 'longtask',
        });
        await game.newGame({ rules: 'bell', a: { kind: 'human' }, b: { kind: 'human' }, first: 'a', seed: 3 });
        await game.settled;
        // The picture that comes next is shown; after it the browser is free for the player.
        await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
        const playable = performance.now() - ready;
        Reflect.set(window, 'sat', () => {
          const art = performance.getEntriesByName('puluc-art').find(entry => Reflect.get(entry, 'detail') === 'table');
          return art && [playable, art.startTime + art.duration - ready, Math.max(0, ...long)];
        });
      });
    });
    const found = await page.waitForFunction(() => Reflect.get(window, 'sat')?.());
    times.push(/** @type {number[]} */ (await found.jsonValue()));
    await close();
  }
  const median = (/** @type {number} */ i) =>
    times
      .map(time => time[i])
      .sort((a, b) => a - b)
      [TIMES >> 1].toFixed(0);
  console.log(row(`${size.width}×${size.height}`, median(0), median(1), median(2), loadavg()[0].toFixed(1)));
}

/** @param {(typeof SIZES)[number]} size @param {string} theme */
async function baking(size, theme) {
  const { page, close } = await open(size, theme);
  await page.locator('puluc-game').evaluate((/** @type {PulucGame} */ game) => game.ready);
  await page.waitForTimeout(500);
  await browser.startTracing(page, { categories: CATEGORIES });
  await sit(page);
  await baked(page);
  await page.waitForTimeout(200);
  /** @type {{ traceEvents: Event[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const [plain, art] = await page.evaluate(() =>
    ['puluc-plain', 'puluc-art'].map(
      name => performance.getEntriesByName(name).find(entry => Reflect.get(entry, 'detail') === 'table')?.duration ?? 0,
    ),
  );
  const main = traceEvents.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = traceEvents
    .filter(({ name, tid, pid }) => name === 'ThreadControllerImpl::RunTask' && tid === main?.tid && pid === main?.pid)
    .map(thread);
  const work = tasks.reduce((sum, ms) => sum + ms, 0);
  const cells = [plain, art, work, Math.max(0, ...tasks)].map(ms => ms.toFixed(0));
  const long = tasks.filter(ms => ms > 50).map(ms => ms.toFixed(0));
  console.log(row(`${size.width}×${size.height} ${theme}`, ...cells, long.join(' ') || 'none'));
  await close();
}

/** @param {...string} cells */
function row(...cells) {
  return cells.map((cell, i) => (i === 0 ? cell.padEnd(30) : cell.padStart(14))).join('');
}
