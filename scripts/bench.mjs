// npm run bench [-- GAMES]: whole random games a second on one core, native and in the wasm that the page loads.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { benchPlayouts, initSync } from '../www/wasm/analyst.js';
import { fail, output, root, run } from './run.mjs';

const SETS = ['bell', 'pencils', 'strasbourg', 'liberation', 'homeward'];
const games = Number(process.argv[2] ?? 200_000);

const cargo = ['--release', '--quiet', '-p', 'puluc', '--features', 'cli'];
if (!run('cargo', ['build', ...cargo])) fail('The command line does not build');
initSync({ module: await readFile(join(root, 'www/wasm/analyst_bg.wasm')) });

console.log(`${games.toLocaleString('en')} random games each, one core, games a second\n`);
console.log(row('rules', 'native', 'wasm', 'ratio'));
for (const rules of SETS) {
  const fast = best(() => native(rules));
  const page = best(() => wasm(rules));
  console.log(row(rules, count(fast), count(page), (page / fast).toFixed(2)));
}

/**
 * The best of three: whatever else the machine does only slows it down.
 * @param {() => number} measure
 */
function best(measure) {
  return Math.max(measure(), measure(), measure());
}

/** @param {string} rules */
function native(rules) {
  const players = ['--a', 'random', '--b', 'random', '--games', String(games), '--seed', '1'];
  const printed = output('cargo', ['run', ...cargo, '--', 'match', '--rules', rules, ...players]);
  return Number(/games_per_s=(\d+)/.exec(printed ?? '')?.[1] ?? fail('puluc match gave no speed'));
}

/** @param {string} rules */
function wasm(rules) {
  benchPlayouts(rules, Math.ceil(games / 20), 1); // lets the engine compile
  const start = performance.now();
  benchPlayouts(rules, games, 1);
  return games / ((performance.now() - start) / 1000);
}

/** @param {number} value */
function count(value) {
  return Math.round(value).toLocaleString('en');
}

/** @param {...string} cells */
function row(...cells) {
  return cells.map((cell, i) => (i === 0 ? cell.padEnd(12) : cell.padStart(12))).join('');
}
