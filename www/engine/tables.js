// Solved tables kept on the device, so that a slow solve is done once. Storage may be refused; then nothing is kept.
import { clear, createStore, get, getMany, keys, setMany } from 'idb-keyval';

/** Sizes stand beside the tables, so that they are counted without reading those. @param {string} rules */
const sizeOf = rules => ['size', rules];

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

/** @param {string} rules @param {Uint8Array} bytes @returns {Promise<boolean>} false where storage is full or refused */
export async function keep(rules, bytes) {
  try {
    await setMany(
      [
        [rules, bytes],
        [sizeOf(rules), bytes.byteLength],
      ],
      store(),
    );
    return true;
  } catch {
    return false;
  }
}

/** Bytes that are kept. @returns {Promise<number>} */
export async function keptBytes() {
  try {
    const sizes = (await keys(store())).filter(key => Array.isArray(key));
    return (await getMany(sizes, store())).reduce((sum, size) => sum + size, 0);
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
