import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** What the built page carries of others' work. */
const CARRIED = [
  '@fluent/bundle',
  '@fontsource-variable/commissioner',
  '@fontsource-variable/piazzolla',
  '@lit/reactive-element',
  'idb-keyval',
  'lit',
  'lit-element',
  'lit-html',
  'uqr',
];

/** A vite plugin that puts their licences beside the page, as those ask. */
export function notices() {
  return {
    name: 'notices',
    apply: /** @type {const} */ ('build'),
    /** @this {import('vite').Rolldown.PluginContext} */
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: CARRIED.map(notice).join('\n\n') });
    },
  };
}

/** @param {string} name */
function notice(name) {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find(entry => /^licen[cs]e/i.test(entry));
  // Where a package brings no text it is the licence that our own LICENSE-APACHE holds.
  const text = readFileSync(file ? join(folder, file) : join(root, 'LICENSE-APACHE'), 'utf8');
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}
