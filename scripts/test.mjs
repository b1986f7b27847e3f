// npm test: every test there is, and one line that sums them up.
// `npm test -- unit browser` runs some of them.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail, output, root, run } from './run.mjs';
import { setup } from './setup.mjs';

/** `unsteady` passed at the second try. @typedef {{ passed: number, failed: number, skipped: number, unsteady?: number }} Count */

const RUST = ['-p', 'puluc', '--features', 'cli'];
const node = process.execPath;

/** @type {Record<string, () => Promise<Count>>} */
const suites = {
  rust: () => (output('cargo', ['nextest', '--version']) ? nextest() : cargoTest('--lib', '--bins', '--tests')),
  documentation: () => cargoTest('--doc'),
  unit: () => nodeTests('tests/unit'),
  wasm: () => nodeTests('tests/wasm'),
  size: () =>
    runner(node, ['scripts/size.mjs'], (_, well) => ({ passed: Number(well), failed: Number(!well), skipped: 0 })),
  browser: () =>
    runner(node, ['node_modules/@playwright/test/cli.js', 'test'], printed => ({
      passed: sum(printed, /^ +(\d+) (?:passed|flaky)/gm),
      unsteady: sum(printed, /^ +(\d+) flaky/gm),
      failed: sum(printed, /^ +(\d+) (?:failed|interrupted|did not run)/gm),
      skipped: sum(printed, /^ +(\d+) skipped/gm),
    })),
};

const chosen = process.argv.slice(2);
const names = chosen.length > 0 ? chosen : Object.keys(suites);
for (const name of names) {
  if (!suites[name]) fail(`There are no '${name}' tests, only ${Object.keys(suites).join(', ')}`);
}

await setup('wasm', 'browser');
if (names.includes('size') || names.includes('browser')) {
  if (!run(node, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])) fail('The page does not build');
}

/** @type {Record<string, Count>} */
const counts = {};
for (const name of names) {
  console.log(`\n— ${name}`);
  counts[name] = await suites[name]();
}

console.log('');
for (const [name, { passed, failed }] of Object.entries(counts)) {
  console.log(`${name.padEnd(14)} passed ${String(passed).padStart(4)}   failed ${String(failed).padStart(3)}`);
}
const total = (/** @type {keyof Count} */ key) =>
  Object.values(counts).reduce((all, count) => all + (count[key] ?? 0), 0);
const others = /** @type {const} */ (['skipped', 'unsteady']).filter(kind => total(kind) > 0);
const more = others.map(kind => `, ${total(kind)} ${kind}`).join('');
console.log(`\n${total('passed')} passed, ${total('failed')} failed${more}`);
process.exit(total('failed') > 0 ? 1 : 0);

function nextest() {
  return runner('cargo', ['nextest', 'run', ...RUST, '--no-fail-fast', '--status-level', 'fail'], printed => ({
    passed: sum(printed, /Summary .*?(\d+) passed/g),
    failed: sum(printed, /Summary .*?(\d+) (?:failed|timed out|exec failed)/g),
    skipped: sum(printed, /Summary .*?(\d+) skipped/g),
  }));
}

/** @param {...string} kind */
function cargoTest(...kind) {
  return runner('cargo', ['test', ...RUST, ...kind, '--no-fail-fast'], printed => ({
    passed: sum(printed, /^test result: .*?(\d+) passed/gm),
    failed: sum(printed, /^test result: .*?(\d+) failed/gm),
    skipped: sum(printed, /^test result: .*?(\d+) ignored/gm),
  }));
}

/** @param {string} folder */
function nodeTests(folder) {
  // Named one by one: what a folder means to node's runner differs between versions of node.
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.js'))
    .map(file => join(folder, file));
  return runner(node, ['--test', '--test-reporter=spec', ...files], printed => ({
    passed: sum(printed, /^ℹ pass (\d+)/gm),
    failed: sum(printed, /^ℹ (?:fail|cancelled) (\d+)/gm),
    skipped: sum(printed, /^ℹ (?:skipped|todo) (\d+)/gm),
  }));
}

/**
 * Runs a test runner, shows what it prints, and counts. One that fails without naming a test, or runs none, is one failure.
 * @param {string} command
 * @param {string[]} args
 * @param {(printed: string, well: boolean) => Count} count
 * @returns {Promise<Count>}
 */
function runner(command, args, count) {
  return new Promise(done => {
    let printed = '';
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const [stream, shown] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      stream.setEncoding('utf8');
      stream.on('data', text => {
        printed += text;
        shown.write(text);
      });
    }
    child.on('error', error => console.error(error.message));
    child.on('close', code => {
      const counted = count(printed, code === 0);
      const wrong = counted.failed === 0 && (code !== 0 || counted.passed === 0);
      done(wrong ? { ...counted, failed: 1 } : counted);
    });
  });
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
function sum(text, pattern) {
  return [...text.matchAll(pattern)].reduce((all, [, number]) => all + Number(number), 0);
}
