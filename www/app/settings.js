// Settings, their defaults, and what they come to on this device.
import { LANGUAGES, negotiate } from '../i18n/index.js';

/** @import { AppState, Settings } from '../types.d.ts' */

/** @type {Readonly<Settings>} */
export const DEFAULTS = Object.freeze({
  lang: 'auto',
  theme: 'auto',
  motion: 'auto',
  forced: false,
  textBoard: false,
  pace: 'even',
  sound: 'auto',
  volume: 6,
  confirm: false,
  ownThrows: false,
  opposite: false,
  leftHanded: false,
  men: 'clay',
  tool: 'sticks',
});

/** @type {{ [K in keyof Settings]: readonly Settings[K][] }} */
export const CHOICES = {
  lang: ['auto', ...LANGUAGES.map(({ code }) => code)],
  theme: ['auto', 'light', 'dark', 'contrast'],
  motion: ['auto', 'full', 'fast', 'none'],
  forced: [true, false],
  textBoard: [true, false],
  pace: ['slow', 'even', 'quick'],
  sound: ['auto', 'on', 'off'],
  volume: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  confirm: [true, false],
  ownThrows: [true, false],
  opposite: [true, false],
  leftHanded: [true, false],
  men: ['clay', 'twigs', 'kernels'],
  tool: ['sticks', 'kernels', 'coins'],
};

/**
 * What was kept, without what this version does not know.
 * @param {unknown} kept
 * @returns {Settings}
 */
export function settingsFrom(kept) {
  const settings = { ...DEFAULTS };
  if (typeof kept !== 'object' || kept === null) return settings;
  for (const [key, choices] of Object.entries(CHOICES)) {
    const value = /** @type {Record<string, unknown>} */ (kept)[key];
    if (/** @type {readonly unknown[]} */ (choices).includes(value)) Object.assign(settings, { [key]: value });
  }
  return settings;
}

/** @typedef {Partial<Record<'lang' | 'theme' | 'motion', string | null>>} Attributes of the element */

/**
 * The choice in force: the user's own, else the element's attribute, else the device's.
 * @param {Settings} settings
 * @param {Attributes} attributes
 * @returns {Pick<AppState, 'lang' | 'theme' | 'motion'>}
 */
export function effective(settings, attributes) {
  /** @param {'lang' | 'theme' | 'motion'} key */
  const chosen = key => {
    if (settings[key] !== 'auto') return settings[key];
    const given = /** @type {any} */ (attributes[key]);
    return /** @type {readonly any[]} */ (CHOICES[key]).includes(given) ? given : 'auto';
  };
  const [lang, theme, motion] = [chosen('lang'), chosen('theme'), chosen('motion')];
  return {
    lang: lang === 'auto' ? negotiate(attributes.lang ? [attributes.lang] : undefined) : lang,
    theme: prefers(FORCED) ? forcedTheme() : theme === 'auto' ? deviceTheme() : theme,
    motion: motion === 'auto' ? (prefers('(prefers-reduced-motion: reduce)') ? 'none' : 'full') : motion,
  };
}

/** A page that shows the game among other things stays silent until its reader asks for sound. @param {Settings} settings @param {boolean} guest */
export const audible = ({ sound }, guest) => (sound === 'auto' ? !guest : sound === 'on');

/** The device puts its own colours on texts, so what is drawn under them has to suit those. */
const FORCED = '(forced-colors: active)';

function forcedTheme() {
  return prefers('(prefers-color-scheme: dark)') ? 'contrast' : 'light';
}

function deviceTheme() {
  if (prefers('(prefers-contrast: more)')) return 'contrast';
  return prefers('(prefers-color-scheme: dark)') ? 'dark' : 'light';
}

/** @param {string} query */
const prefers = query => matchMedia(query).matches;

/**
 * Calls back when the device changes what `effective` looks at.
 * @param {() => void} changed
 * @param {AbortSignal} signal ends it
 */
export function watchDevice(changed, signal) {
  for (const query of [
    '(prefers-color-scheme: dark)',
    '(prefers-contrast: more)',
    '(prefers-reduced-motion: reduce)',
    FORCED,
  ]) {
    matchMedia(query).addEventListener('change', changed, { signal });
  }
}
