// Makes a fresh clone ready: node scripts/setup.mjs [wasm] [browser] [no-std]
// Node's built-ins only, since nothing is installed when it starts.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { fail, output, root, run } from './run.mjs';

function packages() {
  const stamp = join(root, 'node_modules', '.lock-hash');
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing the packages of package-lock.json');
  if (!run('npm', ['ci'])) fail('npm ci failed');
  writeFileSync(stamp, hash);
}

/** @param {string} name */
function target(name) {
  const installed = output('rustup', ['target', 'list', '--installed']);
  if (installed === null) fail('rustup is missing: see CONTRIBUTING.md');
  if (installed.split(/\s+/).includes(name)) return;
  if (!run('rustup', ['target', 'add', name])) fail(`The Rust target ${name} could not be added`);
}

function wasm() {
  target('wasm32-unknown-unknown');
  if (!run('cargo', ['xtask', 'wasm'])) fail('The WebAssembly build failed');
}

async function browser() {
  if (await findBrowser()) return;
  console.log('No Chromium or Chrome found: installing one');
  if (run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'])) return;
  const asRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (asRoot && run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium'])) return;
  fail('No browser for the tests: install Chromium, or name one in CHROMIUM_PATH');
}

/** @typedef {'wasm' | 'browser' | 'no-std'} Part */

/** @param {Part[]} parts */
export async function setup(...parts) {
  packages();
  if (parts.includes('wasm')) wasm();
  if (parts.includes('no-std')) target('thumbv7em-none-eabi');
  if (parts.includes('browser')) await browser();
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await setup(.../** @type {Part[]} */ (process.argv.slice(2)));
}
