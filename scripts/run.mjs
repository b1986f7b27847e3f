import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const shell = process.platform === 'win32';

/**
 * Runs a command to its end, its output shown.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {boolean} whether it ended well
 */
export function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell, ...options }).status === 0;
}

/**
 * What a command prints, or null where it is missing or fails.
 * @param {string} command
 * @param {string[]} args
 */
export function output(command, args) {
  const done = spawnSync(command, args, { cwd: root, encoding: 'utf8', shell });
  return done.status === 0 ? done.stdout : null;
}

/**
 * Ends the script with a plain sentence.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
