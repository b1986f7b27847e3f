// The house's plan holds: every room imports only from the rooms it may, and the written plan names what is there.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const www = join(root, 'www');

/** From which other rooms each room may import; embed and main.js put everything together. @type {Record<string, string[]>} */
const allowed = {
  wasm: [],
  i18n: [],
  styles: [],
  pwa: [],
  view: [],
  sound: [],
  engine: ['wasm'],
  app: ['engine', 'wasm', 'i18n'],
  'games.js': ['app', 'ui', 'view'],
  ui: ['i18n', 'styles'],
  embed: ['wasm', 'i18n', 'styles', 'view', 'sound', 'engine', 'app', 'ui', 'games.js'],
  bench: ['engine', 'i18n'],
  first: ['app'],
  'main.js': ['bench', 'embed', 'pwa', 'styles'],
};

const files = readdirSync(www, { recursive: true, encoding: 'utf8' })
  .map(file => file.split(sep).join('/'))
  .filter(file => file.endsWith('.js') && !file.startsWith('wasm/'));

/** @param {string} file */
const roomOf = file => file.split('/')[0];

/**
 * The rooms that a file takes something from at run time; types in comments may come from anywhere.
 * @param {string} file
 */
function importsOf(file) {
  const code = readFileSync(join(www, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  const pattern = /(?:\bfrom\s*|\bimport\s*\(?\s*|new URL\(\s*)['"](\.[^'"]+)['"]/g;
  return [...code.matchAll(pattern)].map(([, path]) => posix.normalize(posix.join(posix.dirname(file), path)));
}

test('every room is known', () => {
  assert.deepEqual(
    files.map(roomOf).filter(room => !(room in allowed)),
    [],
  );
});

test('imports go one way', () => {
  const crossings = files.flatMap(file =>
    importsOf(file)
      .filter(path => roomOf(path) !== roomOf(file) && !allowed[roomOf(file)]?.includes(roomOf(path)))
      .map(path => `${file} imports ${path}`),
  );
  assert.deepEqual(crossings, []);
  assert.ok(files.flatMap(importsOf).length > 10, 'imports are found at all');
});

test('docs/architecture.md names every room, and every path it names exists', () => {
  const plan = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const paths = [...plan.matchAll(/`((?:crate|www|xtask|scripts|tests|docs)\/[\w./-]*)`/g)].map(([, path]) => path);
  assert.deepEqual(
    paths.filter(path => path !== 'www/wasm/' && !existsSync(join(root, path))),
    [],
    'paths that do not exist',
  );
  const rooms = readdirSync(www, { withFileTypes: true }).filter(
    entry => entry.isDirectory() && entry.name !== 'public',
  );
  const unnamed = rooms.map(({ name }) => `www/${name}/`).filter(room => !paths.some(path => path.startsWith(room)));
  assert.deepEqual(unnamed, [], 'rooms without a word in it');
});
