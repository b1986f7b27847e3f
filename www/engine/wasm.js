// The engine's module: rule sets and sessions, loaded once a page for all elements.
import init, * as engine from '../wasm/puluc.js';
import url from '../wasm/puluc_bg.wasm?url';
import { coded } from './errors.js';
import { fetchModule } from './fetch-module.js';

/** @typedef {typeof engine} EngineModule */
/** @typedef {import('../wasm/puluc.js').Session} Session */

/** @type {Promise<EngineModule> | null} */
let loaded = null;

/**
 * The engine, ready for use. A failed load can be tried again.
 * @returns {Promise<EngineModule>}
 */
export function loadEngine() {
  loaded ??= fetchModule(url)
    .then(module_or_path => init({ module_or_path }))
    .then(() => engine)
    .catch(error => {
      loaded = null;
      throw coded('wasm', `the engine could not be loaded: ${error.message}`, error);
    });
  return loaded;
}
