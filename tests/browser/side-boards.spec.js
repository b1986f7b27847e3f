// The drawn boards of Tak-tikl and Mancala: pressed, drawn, steered by keys, animated once, skipped, looked at in every theme.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { initSync, MancalaSession, TakTiklSession } from '../../www/wasm/side.js';
import { expect, expectAccessible, test } from './fixtures.js';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Locator} Locator
 * @typedef {import('../../www/ui/side/tak-tikl-board.js').TakTiklBoard} TakTiklBoard
 * @typedef {import('../../www/ui/side/mancala-board.js').MancalaBoard} MancalaBoard
 * @typedef {'tak-tikl' | 'mancala'} Game
 * @typedef {{ pit: number, captures: number, again: boolean }} Sowing
 */

const URL_OF_PAGE = 'http://boards.test/';
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self'; img-src data:";

/** The built page of the boards, by file name. @type {Map<string, string | Uint8Array>} */
const files = new Map();

test.beforeAll(async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  initSync({ module: await readFile(new URL('../../www/wasm/side_bg.wasm', import.meta.url)) });
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      target: 'es2022',
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: 'tests/browser/side/page.js', output: { entryFileNames: 'page.js' } },
    },
    worker: { format: 'es' },
  });
  for (const { output } of [built].flat().filter(one => 'output' in one)) {
    for (const file of output) files.set(file.fileName, file.type === 'chunk' ? file.code : file.source);
  }
});

/**
 * A board in a page of its own, with what it dispatches written down.
 * @param {Page} page
 * @param {Game} game
 * @param {object} given
 * @param {{ width?: number, height?: number, props?: object, lang?: string }} [how]
 */
async function mount(page, game, given, { width = 760, height = 420, props = {}, lang = 'en' } = {}) {
  const session = game === 'mancala' ? new MancalaSession(given) : new TakTiklSession(given);
  await page.setViewportSize({ width, height });
  await page.route(`${URL_OF_PAGE}**`, route => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const body = files.get(name);
    if (body !== undefined) return route.fulfill({ contentType: 'text/javascript', body: Buffer.from(body) });
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': POLICY },
      body: `<!doctype html><html lang="${lang}"><title>Board</title><link rel="icon" href="data:,"><style>body{margin:0}main,main>*{height:100vh}h1{position:absolute;clip-path:inset(50%)}</style><body><main><h1>Board</h1></main><script type="module" src="/page.js"></script></html>`,
    });
  });
  await page.goto(URL_OF_PAGE);
  const tag = `puluc-${game}-board`;
  await page.evaluate(name => customElements.whenDefined(name), tag);
  await page.evaluate(
    ({ tag, snapshot, props }) => {
      const board = document.createElement(tag);
      /** @type {[string, unknown][]} */
      const heard = [];
      for (const type of ['pick', 'played'])
        board.addEventListener(type, event => heard.push([type, /** @type {CustomEvent} */ (event).detail]));
      Object.assign(board, {
        make: Reflect.get(window, 'makeSideStage'),
        snapshot,
        live: true,
        motion: 'none',
        ...props,
      });
      Reflect.set(window, 'heard', heard);
      document.querySelector('main')?.append(board);
    },
    { tag, snapshot: session.snapshot(), props },
  );
  const board = page.locator(tag);
  await expect(board.locator('button').first()).toBeAttached();
  let id = 0;
  return {
    session,
    board,
    place: (/** @type {string} */ name) => board.locator(`[data-place='${name}']`),
    heard: () => page.evaluate(() => /** @type {[string, unknown][]} */ (Reflect.get(window, 'heard'))),
    /** Plays a move in the session, and has its events shown. @param {string} move @param {object} [more] */
    async run(move, more = {}) {
      const before = session.snapshot();
      const events = session.play(move);
      id += 1;
      await set(board, { run: { id, events, after: session.snapshot() }, snapshot: before, ...more });
      return id;
    },
    rest: (/** @type {object} */ more = {}) => set(board, { snapshot: session.snapshot(), ...more }),
  };
}

/** @param {Locator} board @param {object} props */
const set = (board, props) =>
  board.evaluate((/** @type {TakTiklBoard} */ one, given) => {
    Object.assign(one, given);
    return one.updateComplete.then(() => {});
  }, props);

/** @param {Locator} board */
const still = board =>
  expect.poll(() => board.evaluate((/** @type {TakTiklBoard} */ one) => one.still), { intervals: [20] }).toBe(true);

/** @param {Locator} place */
async function middle(place) {
  const box = await place.boundingBox();
  if (!box) throw new Error('the place is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What the canvas shows, as one number. @param {Locator} board */
const picture = board =>
  board.evaluate((/** @type {TakTiklBoard} */ one) => {
    const { canvas } = one;
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let sum = 0;
    for (let i = 0; i < pixels.length; i += 4) sum = (sum * 31 + pixels[i] + pixels[i + 1] * 3 + pixels[i + 2] * 7) | 0;
    return sum;
  });

test('a piece is tapped and then its square, or another piece, or none', async ({ page }) => {
  const { place, heard } = await mount(page, 'tak-tikl', {});
  await expect(place('a1')).toHaveAttribute('aria-pressed', 'false');
  await expect(place('b1')).toHaveAttribute('aria-disabled', 'true');
  await place('a1').click();
  await expect(place('a1')).toHaveAttribute('aria-pressed', 'true');
  await expect(place('a2')).toHaveAttribute('aria-disabled', 'false');
  await place('b3').click({ force: true });
  await expect(place('a1')).toHaveAttribute('aria-pressed', 'false');
  await place('a1').click();
  await place('c1').click();
  await expect(place('c1')).toHaveAttribute('aria-pressed', 'true');
  await place('c2').click();
  expect(await heard()).toEqual([['pick', 'c1c2']]);
});

test('a piece is drawn to its square by mouse, and goes back from any other', async ({ page }) => {
  const { place, heard } = await mount(page, 'tak-tikl', {});
  for (const to of ['b2', 'a2']) {
    const from = await middle(place('a1'));
    const goal = await middle(place(to));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + goal.x) / 2, (from.y + goal.y) / 2);
    await page.mouse.move(goal.x, goal.y);
    await page.mouse.up();
  }
  expect(await heard()).toEqual([['pick', 'a1a2']]);
  await expect(place('a1')).toHaveAttribute('aria-pressed', 'false');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('pieces and pits are tapped', async ({ page }) => {
    const board = await mount(page, 'tak-tikl', {}, { width: 360, height: 420 });
    await board.place('a1').tap();
    await expect(board.place('a1')).toHaveAttribute('aria-pressed', 'true');
    await board.place('a2').tap();
    expect(await board.heard()).toEqual([['pick', 'a1a2']]);
    const pits = await mount(page, 'mancala', {}, { width: 360, height: 420 });
    await pits.place('a6').tap();
    expect(await pits.heard()).toEqual([['pick', '6']]);
  });
});

test('keys go from square to square, choose and move', async ({ page }) => {
  const { board, place, heard } = await mount(page, 'tak-tikl', {});
  await page.keyboard.press('Tab');
  await expect(board.locator('button:focus')).toHaveAttribute('aria-disabled', 'false');
  await place('a1').focus();
  await page.keyboard.press('Enter');
  await expect(place('a1')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(place('a1')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(place('a2')).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await heard()).toEqual([['pick', 'a1a2']]);
  // One square of the board is in the order of Tab.
  await expect(board.locator('button[tabindex="0"]')).toHaveCount(1);
});

test('pits are sown by mouse and by keys, those of the other side are not', async ({ page }) => {
  const { place, heard } = await mount(page, 'mancala', { rules: 'box' });
  await place('b2').click({ force: true });
  await place('a4').click();
  await place('a4').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(place('b2')).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await heard()).toEqual([
    ['pick', '4'],
    ['pick', '5'],
  ]);
});

test('nothing is picked while no move may be chosen', async ({ page }) => {
  const { place, heard, board } = await mount(page, 'mancala', { rules: 'box' }, { props: { live: false } });
  // A button that is off is not pressed by itself.
  await place('a4').click({ force: true });
  await set(board, { live: true });
  await place('a4').click();
  expect(await heard()).toEqual([['pick', '4']]);
});

for (const [game, move] of /** @type {const} */ ([
  ['tak-tikl', 'a1a2'],
  ['mancala', '1'],
])) {
  test(`${game}: a run without motion is over at once, and told once`, async ({ page }) => {
    const { board, run, rest, heard } = await mount(page, game, {});
    const before = await picture(board);
    const id = await run(move);
    await expect.poll(heard).toEqual([['played', id]]);
    await rest({ run: null });
    await still(board);
    expect(await picture(board)).not.toBe(before);
    expect(await heard()).toEqual([['played', id]]);
  });

  test(`${game}: a run is played to its end, and shows what stands then`, async ({ page }) => {
    const { board, run, rest, heard } = await mount(page, game, {}, { props: { motion: 'fast', theme: 'contrast' } });
    await still(board);
    const id = await run(move);
    await expect.poll(heard).toEqual([['played', id]]);
    await still(board);
    const end = await picture(board);
    await rest({ run: null });
    await still(board);
    expect(await picture(board)).toBe(end);
  });

  test(`${game}: a skip, another run and going away end a run, and each is told once`, async ({ page }) => {
    const { session, board, run, heard, place } = await mount(
      page,
      game,
      {},
      { props: { motion: 'full', theme: 'contrast' } },
    );
    await still(board);
    await run(move);
    expect(await board.evaluate((/** @type {TakTiklBoard} */ one) => one.running)).toBe(true);
    await board.evaluate((/** @type {TakTiklBoard} */ one) => one.skip());
    await expect.poll(heard).toEqual([['played', 1]]);
    const next = () => session.snapshot().moves[0];
    const text = (/** @type {{ move?: string, pit?: number }} */ one) => one.move ?? String(one.pit);
    await run(text(next()));
    await run(text(next()));
    await expect.poll(heard).toEqual([
      ['played', 1],
      ['played', 2],
    ]);
    // A press ends the run and does nothing else.
    await place('a1').click({ force: true });
    await expect.poll(async () => (await heard()).length).toBe(3);
    await run(text(next()));
    await board.evaluate(one => one.remove());
    await expect
      .poll(async () => (await heard()).map(([type, detail]) => `${type} ${detail}`))
      .toEqual(['played 1', 'played 2', 'played 3', 'played 4']);
  });
}

test('a run that is taken back leaves what stood before', async ({ page }) => {
  const { session, board, run, rest, heard } = await mount(
    page,
    'mancala',
    {},
    { props: { motion: 'full', theme: 'contrast' } },
  );
  await still(board);
  const before = await picture(board);
  await run('1');
  session.undo();
  await rest({ run: null });
  await expect.poll(heard).toEqual([['played', 1]]);
  await still(board);
  expect(await picture(board)).toBe(before);
});

test('a whole game of Mancala is shown: relays, captures, extra sowings, the last sweep', async ({ page }) => {
  const { session, board, run, rest, heard } = await mount(
    page,
    'mancala',
    {},
    { props: { motion: 'fast', theme: 'contrast' } },
  );
  await still(board);
  /** @type {Set<string>} */
  const seen = new Set();
  let runs = 0;
  for (let now = session.snapshot(); !now.outcome; now = session.snapshot()) {
    const best = now.moves.toSorted(
      (/** @type {Sowing} */ one, /** @type {Sowing} */ other) =>
        other.captures - one.captures || Number(other.again) - Number(one.again),
    )[0];
    await run(String(best.pit));
    runs += 1;
    for (const event of session.snapshot().turns.at(-1).events) seen.add(event.type);
    await board.evaluate((/** @type {MancalaBoard} */ one) => one.skip());
    await rest({ run: null });
  }
  await expect.poll(async () => (await heard()).length).toBe(runs);
  for (const type of ['lifted', 'sown', 'captured', 'again', 'swept', 'won']) expect([...seen]).toContain(type);
  const { stores } = session.snapshot();
  await expect(board.locator("[data-place='a0']")).toHaveAccessibleName(`a0: ${stores.a}`);
});

test('nothing is painted while nothing moves', async ({ page }) => {
  for (const game of /** @type {const} */ (['tak-tikl', 'mancala'])) {
    const { board } = await mount(page, game, {}, { props: { motion: 'full', theme: 'contrast' } });
    await still(board);
    const frames = await page.evaluate(async () => {
      const real = window.requestAnimationFrame;
      let asked = 0;
      window.requestAnimationFrame = callback => {
        asked += 1;
        return real.call(window, callback);
      };
      for (let i = 0; i < 10; i++) await new Promise(done => real.call(window, done));
      return asked;
    });
    expect(frames, game).toBe(0);
  }
});

for (const [theme, lang] of /** @type {const} */ ([
  ['light', 'en'],
  ['dark', 'es'],
  ['contrast', 'en'],
])) {
  test(`both boards are accessible and fit a phone: ${theme}`, async ({ page }) => {
    for (const game of /** @type {const} */ (['tak-tikl', 'mancala'])) {
      for (const [width, height] of [
        [360, 420],
        [360, 300],
      ]) {
        const { board, session } = await mount(page, game, {}, { width, height, lang, props: { theme } });
        const move = session.snapshot().moves[0];
        await set(board, { advice: [{ move: move.move ?? String(move.pit), kind: 'best', words: 'Best' }] });
        await expect(board.getByText('Best', { exact: true })).toBeVisible();
        for (const box of await board
          .locator('button')
          .evaluateAll(all => all.map(one => one.getBoundingClientRect().toJSON()))) {
          expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
          expect(box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height).toBe(true);
        }
        await expectAccessible(page);
      }
    }
  });
}
