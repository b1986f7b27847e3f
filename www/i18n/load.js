// Fetches texts: those of the table first, those of a part of the page when it is opened.
import { textsFrom } from './index.js';

/** @import { Lang, Texts } from './index.js' */

const SOURCES = /** @type {Record<string, () => Promise<string>>} */ (
  import.meta.glob('./*/*.ftl', { query: '?raw', import: 'default' })
);

/** The parts that have been asked for; another language has them all too. @type {Set<string>} */
const wanted = new Set(['table']);

/** What each language's texts hold. @type {WeakMap<Texts, Set<string>>} */
const held = new WeakMap();

/**
 * @param {Lang} lang
 * @returns {Promise<Texts>}
 */
export async function createTexts(lang) {
  const texts = textsFrom(lang, await SOURCES[`./${lang}/table.ftl`]());
  held.set(texts, new Set(['table']));
  // More may be asked for meanwhile.
  for (let size = 0; size < wanted.size; ) {
    size = wanted.size;
    await needTexts(texts, [...wanted]);
  }
  return texts;
}

/**
 * Adds the texts of these parts, as the files are named, where they are not there yet.
 * @param {Texts} texts
 * @param {readonly string[]} parts
 */
export async function needTexts(texts, parts) {
  const has = held.get(texts) ?? new Set();
  await Promise.all(
    parts.map(async part => {
      wanted.add(part);
      if (has.has(part)) return;
      const source = await SOURCES[`./${texts.lang}/${part}.ftl`]();
      // Two may have asked at once.
      if (!has.has(part)) texts.add(source);
      has.add(part);
    }),
  );
}
