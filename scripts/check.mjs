// npm run check: everything that can be said about the source without running it.
// `npm run check -- types rust` runs some of it.
import { fail, output, run } from './run.mjs';
import { setup } from './setup.mjs';

await setup('wasm', 'no-std');

const strict = ['--', '-D', 'warnings'];
const BARE = 'thumbv7em-none-eabi';

/** @type {Record<string, () => boolean>} */
const steps = {
  format: () => npx('biome', 'check'),
  rustfmt: () => run('cargo', ['fmt', '--all', '--check']),
  types: () => npx('tsc', '--project', '.'),
  rust: () => clippy('--workspace', '--all-targets', '--features', 'puluc/cli'),
  wasm: () => clippy('-p', 'puluc', '--lib', '--features', 'table,analyst,side', '--target', 'wasm32-unknown-unknown'),
  'no-std': () =>
    run('cargo', ['rustc', '-p', 'puluc', '--lib', '--crate-type', 'rlib', '--no-default-features', '--target', BARE]),
  features: () => powerset().every(withFeatures),
};

const chosen = process.argv.slice(2);
const names = chosen.length > 0 ? chosen : Object.keys(steps);
const failed = names.filter(name => {
  console.log(`\n— ${name}`);
  return !(steps[name] ?? fail(`There is no check '${name}', only ${Object.keys(steps).join(', ')}`))();
});
if (failed.length > 0) fail(`\nNot in order: ${failed.join(', ')}`);
console.log('\nAll in order');

/**
 * @param {string} tool
 * @param {...string} args
 */
function npx(tool, ...args) {
  return run('npx', ['--no-install', tool, ...args]);
}

/** @param {...string} args */
function clippy(...args) {
  return run('cargo', ['clippy', '--quiet', ...args, ...strict]);
}

/**
 * Without std a library for this machine would need an allocator, so those sets are for one without any system.
 * @param {string[]} features
 */
function withFeatures(features) {
  const target = features.includes('std') ? [] : ['--target', BARE];
  return clippy('-p', 'puluc', '--lib', '--no-default-features', '--features', features.join(), ...target);
}

/** Every set of the crate's features that differs, what a feature brings with it counted in. */
function powerset() {
  const metadata = JSON.parse(
    output('cargo', ['metadata', '--no-deps', '--format-version', '1']) ?? fail('No metadata'),
  );
  /** @type {Record<string, string[]>} */
  const features = metadata.packages.find((/** @type {{ name: string }} */ one) => one.name === 'puluc').features;
  const names = Object.keys(features).filter(name => name !== 'default');
  const sets = Array.from({ length: 2 ** names.length }, (_, bits) => names.filter((_, i) => bits & (1 << i)));
  const closed = sets.map(set => [...closure(set, features)].sort());
  return [...new Map(closed.map(set => [set.join(), set])).values()];
}

/**
 * @param {string[]} set
 * @param {Record<string, string[]>} features
 * @returns {Set<string>}
 */
function closure(set, features) {
  const all = new Set(set);
  for (const name of all) {
    for (const brought of features[name]) if (brought in features) all.add(brought);
  }
  return all;
}
