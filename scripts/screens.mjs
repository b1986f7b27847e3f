// Contact sheets of every screen: npm run screens [-- SCREEN...]. Each pairs every size with every theme and every language, and themes with languages.
// They go to screens/, which is not in the repository, to be looked at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { LANGUAGES } from '../www/i18n/index.js';
import { launchOptions } from './browser.mjs';
import { fail, root } from './run.mjs';
import { SCREENS, THEMES } from './screen-list.mjs';
import { serve } from './serve.mjs';

const SIZES = [
  [360, 640],
  [390, 844],
  [780, 370],
  [1024, 768],
  [1920, 1080],
];
const THUMB = 300;
const wanted = process.argv.slice(2);
const unknown = wanted.find(name => !(name in SCREENS));
if (unknown) fail(`There is no screen ${unknown}: ${Object.keys(SCREENS).join(', ')}`);

mkdirSync(join(root, 'screens'), { recursive: true });
const server = await serve();
const browser = await chromium.launch(await launchOptions());
try {
  for (const name of wanted.length > 0 ? wanted : Object.keys(SCREENS)) await sheet(name);
} finally {
  await browser.close();
  await server.close();
}

/** Every size in every language; the themes go round, so that each comes with each of both. @param {string} name */
async function sheet(name) {
  const shots = [];
  for (const [s, [width, height]] of SIZES.entries()) {
    for (const [l, { code }] of LANGUAGES.entries()) {
      const theme = THEMES[(s + l) % THEMES.length];
      const page = await browser.newPage({ viewport: { width, height }, locale: code, serviceWorkers: 'block' });
      try {
        await page.addInitScript(
          ([theme, lang]) => {
            new MutationObserver((_, watcher) => {
              const game = document.querySelector('puluc-game');
              if (!game) return;
              watcher.disconnect();
              for (const [key, value] of Object.entries({ theme, lang, motion: 'none' })) game.setAttribute(key, value);
            }).observe(document, { childList: true, subtree: true });
          },
          [theme, code],
        );
        await page.goto(server.url);
        await page.locator('puluc-game').evaluate(game => Reflect.get(game, 'ready'));
        await SCREENS[name](page);
        await page.waitForTimeout(1200);
        const picture = (await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64');
        shots.push({ picture, title: `${width}×${height} ${theme} ${code}` });
      } catch (error) {
        console.error(`${name} ${width}×${height} ${theme} ${code}: ${String(error).split('\n')[0]}`);
      } finally {
        await page.close();
      }
    }
  }
  const page = await browser.newPage({ viewport: { width: 5 * (THUMB + 12), height: 800 } });
  await page.setContent(
    `<style>body { margin: 6px; display: grid; grid-template-columns: repeat(${LANGUAGES.length}, 1fr); gap: 8px; font: 12px sans-serif; background: #888 }
    figure { margin: 0 } img { width: 100%; display: block }</style>${shots
      .map(({ picture, title }) => `<figure><img src="data:image/jpeg;base64,${picture}">${title}</figure>`)
      .join('')}`,
  );
  await page.screenshot({ path: join(root, 'screens', `${name}.png`), fullPage: true });
  await page.close();
  console.log(`screens/${name}.png: ${shots.length} pictures`);
}
