// Solved tables kept on the device, so that a slow solve is done once. Storage may be refused; then nothing is kept.
import { clear, createStore, entries, get, set } from 'idb-keyval';

/** Opened when first needed, and once. @type {import('idb-keyval').UseStore | null} */
let opened = null;
const store = () => {
  opened ??= createStore('puluc-tables', 'tables');
  return opened;
};

/** @param {string} rules @returns {Promise<Uint8Array | undefined>} */
export async function kept(rules) {
  try {
    return await get(rules, store());
  } catch {
    return undefined;
  }
}

/** @param {string} rules @param {Uint8Array} bytes */
export async function keep(rules, bytes) {
  try {
    await set(rules, bytes, store());
  } catch {
    // Full or refused: it is solved anew the next time.
  }
}

/** Bytes that are kept. @returns {Promise<number>} */
export async function keptBytes() {
  try {
    const all = await entries(store());
    return all.reduce((sum, [, bytes]) => sum + bytes.byteLength, 0);
  } catch {
    return 0;
  }
}

export async function forgetAll() {
  try {
    await clear(store());
  } catch {
    // Nothing was kept.
  }
}
