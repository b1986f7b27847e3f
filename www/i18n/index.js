// Texts: a folder of Fluent files a language. `table.ftl` is there from the start, others come with what speaks them.
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** @typedef {'en' | 'es' | 'fr' | 'it' | 'ru'} Lang */
/**
 * @typedef {object} Texts
 * @property {Lang} lang
 * @property {(source: string) => void} add More Fluent text
 * @property {(key: string, args?: Record<string, string | number>) => string} t
 * @property {(value: number) => string} n
 * @property {(share: number) => string} percent
 */

/** Every language in its own name, in the order shown. @type {{ code: Lang, name: string }[]} */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
  { code: 'it', name: 'Italiano' },
  { code: 'ru', name: 'Русский' },
];

/**
 * The first language of the reader's that we have, else English.
 * @param {readonly string[]} [wanted]
 * @returns {Lang}
 */
export function negotiate(wanted = navigator.languages) {
  for (const tag of wanted) {
    const found = LANGUAGES.find(({ code }) => tag.toLowerCase().split('-')[0] === code);
    if (found) return found.code;
  }
  return 'en';
}

/**
 * @param {Lang} lang
 * @param {string} source Fluent text
 * @returns {Texts}
 */
export function textsFrom(lang, source) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  // The first screen has no numbers, and making these takes as long as reading the texts.
  const number = once(() => new Intl.NumberFormat(lang));
  const percent = once(() => new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 }));
  return {
    lang,
    add: source => void bundle.addResource(new FluentResource(source)),
    t(key, args) {
      const pattern = bundle.getMessage(key)?.value;
      return pattern ? bundle.formatPattern(pattern, args, []) : key;
    },
    n: value => number().format(value),
    percent: share => percent().format(share),
  };
}

/**
 * @template T
 * @param {() => T} make
 * @returns {() => T} the one thing, made when it is first asked for
 */
function once(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
}
