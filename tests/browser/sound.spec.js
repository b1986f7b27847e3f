// Throws and moves are heard when they are seen; nothing sounds before the user did something, or where he wants none.
import { expect, expectAccessible, openGame, ready, test } from './fixtures.js';
import { expectPhase, newGame, PEOPLE, PLAIN, settled, shellOf, throwFaces } from './support.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Frame} Frame */
/** @typedef {{ at: number, given: number, stop: number }} Started Times of the context's clock. */

/** Writes down every context and all that is started on it. @param {Page} page */
async function listenIn(page) {
  await page.addInitScript(() => {
    /** @type {AudioContext[]} */
    const contexts = [];
    /** @type {Map<AudioScheduledSourceNode, Started>} */
    const started = new Map();
    Object.assign(window, { contexts, started });
    window.AudioContext = class extends AudioContext {
      /** @param {AudioContextOptions} [options] */
      constructor(options) {
        super(options);
        contexts.push(this);
      }
    };
    for (const node of [OscillatorNode, AudioBufferSourceNode]) {
      const { start } = node.prototype;
      /** @param {number} at @param {number[]} rest */
      node.prototype.start = function (at, ...rest) {
        started.set(this, { at, given: this.context.currentTime, stop: Number.POSITIVE_INFINITY });
        start.call(this, at, .../** @type {[number?]} */ (rest));
      };
    }
    const { stop } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.stop = function (when) {
      const entry = started.get(this);
      if (entry) entry.stop = when ?? this.context.currentTime;
      stop.call(this, when);
    };
  });
}

/** @param {Page | Frame} page @returns {Promise<string[]>} */
const contexts = page =>
  page.evaluate(() => Reflect.get(window, 'contexts').map((/** @type {AudioContext} */ { state }) => state));

/** Everything started since the last call. @param {Page} page @returns {Promise<Started[]>} */
const heard = page =>
  page.evaluate(() => {
    const started = Reflect.get(window, 'started');
    const all = [...started.values()];
    started.clear();
    return all;
  });

/** @param {Page} page */
const count = page => page.evaluate(() => Reflect.get(window, 'started').size);

/** @param {Page} page @param {number} [least] */
const expectSounds = (page, least = 1) =>
  expect.poll(() => count(page), { intervals: [20] }).toBeGreaterThanOrEqual(least);

/** The sounds' file is fetched beside the game. @param {Page} page */
const fetched = page =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/sound-[^/]*\.js/.test(name)),
  );

/** @param {import('@playwright/test').Locator} game @param {string} name */
const button = (game, name) => game.locator('.buttons').getByRole('button', { name });

/** @param {import('@playwright/test').Locator} game */
const soundButton = game => game.locator('.head').getByRole('button', { name: 'Sound', exact: true });

test.describe('with its own clock', () => {
  test.beforeEach(({ page }) => listenIn(page));

  test('no context before a gesture; then four sticks knock one by one while they fly, and a move hops', async ({
    page,
    server,
  }) => {
    const game = await openGame(page, server, { attrs: { ...PLAIN, motion: 'full' } });
    await newGame(game, { ...PEOPLE, position: 'a/-/-/-/-/-/-/-/- 4,5 0,0 a' });
    await throwFaces(game, [true, true, false, false]);
    await settled(game);
    expect(await contexts(page)).toEqual([]);

    await newGame(game, { ...PEOPLE, position: 'a/-/-/b/-/-/-/-/- 4,4 0,0 a' });
    await fetched(page);
    await button(game, 'Throw').click();
    await expectSounds(page, 12);
    expect(await contexts(page)).toHaveLength(1);
    await settled(game);
    const knocks = await heard(page);
    const from = Math.min(...knocks.map(({ given }) => given));
    const times = [...new Set(knocks.map(({ at }) => at))].sort((a, b) => a - b);
    expect(times.length).toBeGreaterThanOrEqual(4);
    expect(times[0]).toBeGreaterThanOrEqual(from);
    // The longest flight takes less than 900 ms, and nothing knocks after it.
    expect(times[times.length - 1] - from).toBeLessThan(0.9);

    await newGame(game, { ...PEOPLE, position: 'a/-/-/b/-/-/-/-/- 4,4 0,0 a' });
    await throwFaces(game, [true, true, true, false]);
    await settled(game);
    expect((await heard(page)).length).toBeGreaterThanOrEqual(4 * 3 * 5);
    await game.evaluate((/** @type {import('./support.js').PulucGame} */ element) => element.play('1'));
    await settled(game);
    const moved = await heard(page);
    const hops = [...new Set(moved.map(({ at }) => at.toFixed(2)))];
    expect(hops.length, 'three hops, the last one a capture, and the turning round').toBeGreaterThanOrEqual(4);
    expect(await contexts(page), 'one context for all').toHaveLength(1);
  });

  test('a skipped throw and a skipped move fall silent', async ({ page, server }) => {
    const game = await openGame(page, server, { attrs: { ...PLAIN, motion: 'full' } });
    await newGame(game, { ...PEOPLE, position: 'a/-/-/-/-/-/-/-/- 4,5 0,0 a' });
    await soundButton(game).focus();
    await page.keyboard.press('Shift');
    await expect.poll(() => contexts(page)).toEqual(['running']);
    for (const begin of [
      () => throwFaces(game, [true, true, false, false]),
      () => game.evaluate((/** @type {import('./support.js').PulucGame} */ element) => element.play('1')),
    ]) {
      await heard(page);
      await begin();
      await expectSounds(page);
      await shellOf(game).evaluate(shell => shell.intents?.skip());
      const cut = await page.evaluate(() => ({
        now: Reflect.get(window, 'contexts')[0].currentTime,
        all: [...Reflect.get(window, 'started').values()],
      }));
      expect(cut.all.length).toBeGreaterThan(0);
      for (const { stop } of cut.all) expect(stop).toBeLessThanOrEqual(cut.now + 0.1);
      await settled(game);
    }
  });

  test('muted it starts nothing and gives its context back; the choice is kept', async ({ page, server }) => {
    const game = await openGame(page, server, { attrs: PLAIN });
    await newGame(game, PEOPLE);
    await expect(soundButton(game)).toHaveAttribute('aria-pressed', 'true');
    await fetched(page);
    await button(game, 'Throw').click();
    await expectSounds(page, 4);
    await soundButton(game).click();
    await expect(soundButton(game)).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => contexts(page)).toEqual(['closed']);
    await heard(page);
    await newGame(game, { ...PEOPLE, seed: 9 });
    await button(game, 'Throw').click();
    await settled(game);
    expect(await heard(page)).toEqual([]);
    await page.reload();
    const again = await ready(page);
    await expect(soundButton(again)).toHaveAttribute('aria-pressed', 'false');
    // Turned on again it says so with a sound.
    await soundButton(again).click();
    await expectSounds(page);
    await expect.poll(() => contexts(page)).toEqual(['running']);
  });

  test('a context that was suspended goes on with the next gesture', async ({ page, server }) => {
    const game = await openGame(page, server, { attrs: PLAIN });
    await newGame(game, PEOPLE);
    await soundButton(game).focus();
    await page.keyboard.press('Shift');
    await expect.poll(() => contexts(page)).toEqual(['running']);
    await page.evaluate(() => Reflect.get(window, 'contexts')[0].suspend());
    expect(await contexts(page)).toEqual(['suspended']);
    await button(game, 'Throw').click();
    await expectSounds(page, 4);
    await expect.poll(() => contexts(page)).toEqual(['running']);
  });

  test('two games share the context, which closes with the last', async ({ page, server }) => {
    const game = await openGame(page, server, { attrs: PLAIN });
    await newGame(game, PEOPLE);
    await soundButton(game).click();
    await soundButton(game).click();
    await expect.poll(() => contexts(page)).toContain('running');
    await page.evaluate(async () => {
      const second = document.createElement('puluc-game');
      second.id = 'second';
      second.setAttribute('motion', 'none');
      second.style.cssText = 'display: block; height: 700px';
      document.body.append(second);
      await Reflect.get(second, 'ready');
    });
    const second = page.locator('#second');
    await newGame(second, PEOPLE);
    // Put beside the page's own game it is a guest, silent until it is asked.
    await expect(soundButton(second)).toHaveAttribute('aria-pressed', 'false');
    await soundButton(second).click();
    await heard(page);
    await throwFaces(second, [true, false, false, false]);
    await expectSounds(page, 4);
    const open = async () => (await contexts(page)).filter(state => state !== 'closed');
    expect(await open()).toEqual(['running']);
    await page.evaluate(() => document.querySelector('puluc-game:not(#second)')?.remove());
    await heard(page);
    await throwFaces(second, [true, true, true, true]).catch(() => {});
    expect(await open()).toEqual(['running']);
    await page.evaluate(() => document.querySelector('#second')?.remove());
    await expect.poll(open).toEqual([]);
  });

  test('in a frame of another page it is silent until it is asked', async ({ page, server }) => {
    const host = `${new URL(server.url).origin}/host-of-a-frame`;
    await page.route(host, route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Host</title><iframe src="${server.url}?motion=none&theme=contrast" width="900" height="700"></iframe>`,
      }),
    );
    await page.goto(host);
    const game = page.frameLocator('iframe').locator('puluc-game');
    await game.evaluate(element => Reflect.get(element, 'ready'));
    await newGame(game, PEOPLE);
    await expect(soundButton(game)).toHaveAttribute('aria-pressed', 'false');
    await button(game, 'Throw').click();
    await settled(game);
    const frame = /** @type {Frame} */ (page.frames().find(one => one !== page.mainFrame()));
    expect(await contexts(frame)).toEqual([]);
    await soundButton(game).click();
    await expect.poll(() => contexts(frame)).toEqual(['running']);
  });
});

test('without Web Audio all goes on in silence', async ({ page, server }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'));
  const game = await openGame(page, server, { attrs: { ...PLAIN, motion: 'full' } });
  await newGame(game, { ...PEOPLE, position: 'a/-/-/-/-/-/-/-/- 4,5 0,0 a' });
  await button(game, 'Throw').click();
  await expectPhase(game, ['choosing', 'ready']);
  await soundButton(game).click();
  await soundButton(game).click();
  await settled(game);
});

for (const [lang, theme, title] of [
  ['en', 'light', 'Volume'],
  ['es', 'dark', 'Volumen'],
]) {
  test(`the settings' sound is accessible and kept, ${lang} ${theme}`, async ({ page, server }) => {
    const game = await openGame(page, server, { attrs: { lang, theme } });
    await newGame(game, PEOPLE);
    await shellOf(game).evaluate(shell => shell.intents?.open('settings'));
    const volume = game.getByRole('slider', { name: title });
    await expect(volume).toHaveValue('6');
    await volume.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(volume).toHaveValue('5');
    await expectAccessible(page);
    const { width, height } = /** @type {{ width: number, height: number }} */ (await volume.boundingBox());
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.reload();
    expect((await shellOf(await ready(page)).evaluate(shell => shell.state))?.settings.volume).toBe(5);
  });
}
