// The page `?bench`: how quick the engine is in this browser, as a table and as JSON.
import { Analyst } from '../engine/analyst.js';
import { ask, join } from '../engine/port.js';
import { loadEngine } from '../engine/wasm.js';
import { negotiate } from '../i18n/index.js';
import { createTexts, needTexts } from '../i18n/load.js';

/** @typedef {{ playouts_per_s: number, lookups_per_s: number, solve: { rules: string, seconds: number, updates: number, bound: number, bytes: number } }} Figures */

const GAMES = 20_000;
const LOOKUPS = 1_000_000;

/** @param {() => Promise<unknown>} work @returns {Promise<number>} seconds */
async function timed(work) {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

/**
 * @param {string} rules canonical text
 * @param {(progress: { done: number, all: number }) => void} onProgress
 * @returns {Promise<Figures>}
 */
async function measure(rules, onProgress) {
  const leave = join();
  const analyst = new Analyst(rules, () => {});
  const playouts = (/** @type {number} */ games) => ask({ what: 'playouts', rules, games });
  try {
    // Once before, so that what is measured is compiled.
    await playouts(GAMES / 10);
    const played = await timed(() => playouts(GAMES));
    const { updates, bound, bytes, seconds } = await analyst.solved({ onProgress });
    await analyst.lookups(LOOKUPS / 10);
    const looked = await timed(() => analyst.lookups(LOOKUPS));
    return {
      playouts_per_s: Math.round(GAMES / played),
      lookups_per_s: Math.round(LOOKUPS / looked),
      solve: { rules, seconds, updates, bound, bytes },
    };
  } finally {
    analyst.release();
    leave();
  }
}

/**
 * Measures and shows.
 * @param {HTMLElement} page
 * @param {string} wanted rule-set text
 */
export async function bench(page, wanted) {
  const texts = await createTexts(negotiate());
  await needTexts(texts, ['bench']);
  const { t, n } = texts;
  /** @param {string} name @param {string} [text] */
  const element = (name, text = '') => Object.assign(document.createElement(name), { textContent: text });
  const main = element('main');
  const status = Object.assign(element('p', t('bench-running')), { role: 'status' });
  main.className = 'bench';
  main.lang = texts.lang;
  main.append(element('h1', t('bench-title')), status);
  page.replaceChildren(main);
  try {
    const rules = (await loadEngine()).checkRules(wanted).text;
    const figures = await measure(rules, ({ done, all }) => {
      status.textContent = t('bench-solving', { share: Math.floor((100 * done) / all) });
    });
    const { solve } = figures;
    const table = element('table');
    for (const [name, value] of [
      ['bench-rules', solve.rules],
      ['bench-playouts', n(figures.playouts_per_s)],
      ['bench-lookups', n(figures.lookups_per_s)],
      ['bench-seconds', n(Math.round(solve.seconds * 100) / 100)],
      ['bench-updates', n(solve.updates)],
      ['bench-bound', solve.bound.toExponential(1)],
      ['bench-bytes', n(solve.bytes)],
    ]) {
      const row = element('tr');
      row.append(Object.assign(element('th', t(String(name))), { scope: 'row' }), element('td', value));
      table.append(row);
    }
    const json = Object.assign(element('pre', JSON.stringify(figures)), { id: 'bench-json', tabIndex: 0 });
    status.textContent = t('bench-done');
    main.append(table, json);
  } catch (error) {
    status.textContent = t('bench-failed', { message: /** @type {Error} */ (error).message });
  }
}
