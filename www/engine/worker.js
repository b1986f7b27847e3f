// Thinks for all elements of a page, one question after the other.
import init, { think } from '../wasm/puluc.js';

/** @typedef {{ rules: string, position: string, level: string, seed: number }} Question */

/** @type {(module: WebAssembly.Module) => void} */
let open;
/** Questions may come before the module does. @type {Promise<unknown>} */
const ready = new Promise(resolve => {
  open = module => resolve(init({ module_or_path: module }));
});

self.onmessage = async (/** @type {MessageEvent} */ { data }) => {
  if (data.module) {
    open(data.module);
    return;
  }
  try {
    await ready;
    const { rules, position, level, seed } = /** @type {Question} */ (data.question);
    self.postMessage({ id: data.id, move: think(rules, position, level, seed) });
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error);
    self.postMessage({ id: data.id, message, code: code ?? 'wasm' });
  }
};
