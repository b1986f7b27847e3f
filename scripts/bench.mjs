// npm run bench [-- GAMES]: whole random games a second on one core, native and in the wasm that the page loads, and how long
// a decision takes there.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Analyst, benchPlayouts, initSync, think } from '../www/wasm/analyst.js';
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

const SOLVED = 'bell';
const positions = await thrown(SOLVED);
const analyst = new Analyst(SOLVED);
analyst.begin(60_000_000);
for (let done = 0, all = 1; done < all; ) ({ done, all } = analyst.advance(1000));
console.log(`\n${positions.length} positions of ${SOLVED} with their throw, milliseconds a decision in wasm\n`);
console.log(row('player', 'median', '95 %', 'most'));
for (const [name, decide] of /** @type {[string, (position: string) => string][]} */ ([
  ['table', position => analyst.best(position)],
  ['hard', position => think(SOLVED, position, 'hard', 1)],
  ['one throw on', position => think(SOLVED, position, 'perfect', 1)],
])) {
  const times = positions.map(position => took(() => decide(position))).sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.floor(share * (times.length - 1))].toFixed(3);
  console.log(row(name, at(0.5), at(0.95), at(1)));
}

/** Positions with every throw that has a choice. @param {string} rules */
async function thrown(rules) {
  const lines = (await readFile(join(root, `tests/vectors/puluc-${rules}.tsv`), 'utf8')).trim().split('\n');
  return lines.flatMap(line => {
    const [position, , ...throws] = line.split('\t');
    return throws.filter(moves => moves.includes(',')).map(moves => `${position} ${moves.split('=')[0]}`);
  });
}

/** Milliseconds. @param {() => unknown} work */
function took(work) {
  work(); // lets the engine compile
  const start = performance.now();
  work();
  return performance.now() - start;
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
