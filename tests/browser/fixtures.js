// What every browser test starts from: the built page, served, opened and ready.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';

export { expect };

/**
 * @typedef {Awaited<ReturnType<typeof serve>>} Server
 * @typedef {import('@playwright/test').Page} Page
 */

/**
 * @type {import('@playwright/test').Fixtures<{ problems: string[], solves: boolean }, { server: Server },
 *   import('@playwright/test').PlaywrightTestArgs & import('@playwright/test').PlaywrightTestOptions,
 *   import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions>}
 */
const fixtures = {
  /** A server of each worker's own; a test that changes its `options` puts them back or starts another. */
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the first parameter's names
    async ({}, use) => {
      const server = await serve();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  /** May the page solve by itself? Elsewhere it keeps both cores from the test, so that nothing is in time any more. */
  solves: [false, { option: true }],

  page: async ({ page, solves }, use) => {
    // Low on power the page solves only when it is asked to.
    const battery = { charging: false, level: 0.1 };
    if (!solves) {
      await page.addInitScript(battery => {
        Object.defineProperty(navigator, 'getBattery', { value: async () => battery });
      }, battery);
    }
    await use(page);
  },

  /** Errors of the page and what its policy refused. A test that expects some empties the list. */
  problems: [
    async ({ page }, use) => {
      /** @type {string[]} */
      const problems = [];
      page.on('pageerror', error => problems.push(String(error)));
      page.on('console', message => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await use(problems);
      expect(problems, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
};

export const test = base.extend(fixtures);

/**
 * Opens the page and waits until the game is ready.
 * @param {Page} page
 * @param {Server} server
 * @param {object} [options]
 * @param {Record<string, string>} [options.attrs] Attributes of the element; motion is "none" unless told.
 * @param {string} [options.query] With its question mark.
 */
export async function openGame(page, server, { attrs = {}, query = '' } = {}) {
  await page.addInitScript(setAttributes, { motion: 'none', ...attrs });
  await page.goto(server.url + query);
  return ready(page);
}

/**
 * The page's game, once it is ready.
 * @param {Page} page
 */
export async function ready(page) {
  const game = page.locator('puluc-game').first();
  await game.evaluate(async element => {
    await customElements.whenDefined('puluc-game');
    await Reflect.get(element, 'ready');
  });
  return game;
}

/**
 * Runs in the page: gives the element its attributes as soon as the parser makes it, before any script of the page runs.
 * @param {Record<string, string>} attrs
 */
function setAttributes(attrs) {
  const watcher = new MutationObserver(() => {
    const element = document.querySelector('puluc-game');
    if (!element) return;
    watcher.disconnect();
    for (const [name, value] of Object.entries(attrs)) element.setAttribute(name, value);
  });
  watcher.observe(document, { childList: true, subtree: true });
}

/** Named one by one: what is new in 2.2 is left out otherwise. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * No violation of WCAG 2.2 A and AA, nor of axe's best practices, on what is shown now.
 * @param {Page} page
 */
export async function expectAccessible(page) {
  // Without other frames the finding is done in the page itself, in half the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(STANDARDS).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`);
  expect(found, 'accessibility').toEqual([]);
}
