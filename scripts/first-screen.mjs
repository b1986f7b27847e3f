// The first screen as text, made of its own template, styles and words, and built with www/first/first.js into one
// small script: it is drawn before the page's script has come.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { LANGUAGES, textsFrom } from '../www/i18n/index.js';
import { controls } from '../www/styles/controls.js';
import { frame } from '../www/styles/frame.js';
import { base, tokens } from '../www/styles/tokens.js';
import { startScreen, startStyles } from '../www/ui/start.js';
import { root } from './run.mjs';

const NAME = 'virtual:first-screens';

/** As in www/games.js, whose files only the bundler can read. */
const GAMES = ['tak-tikl', 'mancala'];

/** What the first screen reads of its state. */
const FRESH = /** @type {import('../www/types.d.ts').AppState} */ ({
  resumable: false,
  offlineReady: false,
  begun: /** @type {string[]} */ ([]),
});

/** A vite plugin: puts the script into the page's element. */
export function firstScreen() {
  const element = '<puluc-game>';
  let path = '';
  return {
    name: 'first-screen',
    apply: /** @type {const} */ ('build'),
    /** @this {import('vite').Rolldown.PluginContext} */
    async buildStart() {
      const source = await script();
      path = `assets/first-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: path, source });
    },
    /** @param {string} page */
    transformIndexHtml(page) {
      if (!page.includes(element)) throw new Error('The page lacks its element');
      return page.replace(element, `${element}<script src="./${path}"></script>`);
    },
  };
}

/** @returns {Promise<string>} */
async function script() {
  const made = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'first-screens',
        resolveId: id => (id === NAME ? `\0${NAME}` : null),
        load: id => (id === `\0${NAME}` ? `export default ${JSON.stringify(screens())}` : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, 'www/first/first.js'), output: { format: 'iife' } },
    },
  });
  const [{ output }] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ ([made].flat());
  return output[0].code;
}

/** Styles and, by language, what stands inside. */
export function screens() {
  const styles = [tokens, base, controls, frame, startStyles]
    .flatMap(({ cssText }) => cssText.split(/\n(?=\S)/))
    // It has no fields.
    .filter(rule => !/^(input|textarea|label|fieldset|legend|\.field|\.choice|\.error|\[aria-invalid)/.test(rule))
    .join('\n');
  const pages = LANGUAGES.map(({ code }) => {
    const texts = textsFrom(code, readFileSync(join(root, `www/i18n/${code}/table.ftl`), 'utf8'));
    const intents = /** @type {import('../www/types.d.ts').Intents} */ ({});
    const page = textOf(startScreen(FRESH, intents, texts, /** @type {any} */ (''), GAMES));
    // The menu of languages opens when it is run.
    const still = page.replace(/<div class="?menu"?[\s\S]*?<\/div>/, '').replace(/ popovertarget="\w+"/, '');
    return [code, `<div class="frame"><div class="screen">${still.replace(/\s+/g, ' ')}</div></div>`];
  });
  return {
    // It stands in the element itself, without a host of its own.
    styles: styles
      .replace(/:host\(([^)]*)\)/g, '.first$1')
      .replaceAll(':host', '.first')
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/\s+/g, ' '),
    pages: Object.fromEntries(pages),
  };
}

/**
 * What a Lit template comes to, without its listeners.
 * @param {unknown} value
 * @returns {string}
 */
function textOf(value) {
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (typeof value === 'string' || typeof value === 'number') return escaped(value);
  const { strings, values } = /** @type {{ strings?: string[], values?: unknown[] }} */ (value ?? {});
  // Lit's `nothing` is a symbol.
  if (!strings || !values) return '';
  return strings.reduce((text, string, i) => {
    const part = values[i - 1];
    const [whole, listener] = text.match(/\s(@?)[\w-]+=$/) ?? [];
    if (whole === undefined) return text + textOf(part) + string;
    return listener ? text.slice(0, -whole.length) + string : `${text}"${escaped(part)}"${string}`;
  });
}

/** @param {unknown} value */
const escaped = value => String(value).replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
