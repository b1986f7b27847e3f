// The engine's module: fetched and compiled once a page, for all elements and their worker.
import init, * as engine from '../wasm/puluc.js';
import url from '../wasm/puluc_bg.wasm?url';
import { coded } from './errors.js';

/** @typedef {typeof engine} EngineModule */
/** @typedef {import('../wasm/puluc.js').Session} Session */

/** @type {Promise<WebAssembly.Module> | null} */
let compiled = null;
/** @type {Promise<EngineModule> | null} */
let loaded = null;

async function compile() {
  if (typeof WebAssembly === 'undefined') throw new Error('this browser has no WebAssembly');
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the file came with status ${response.status}`);
  // Not compileStreaming: servers that send the wrong type for .wasm are common.
  return WebAssembly.compile(await response.arrayBuffer());
}

/** The compiled module, which a worker takes as it is. */
export function wasmModule() {
  compiled ??= compile();
  return compiled;
}

/**
 * The engine, ready for use. A failed load can be tried again.
 * @returns {Promise<EngineModule>}
 */
export function loadEngine() {
  loaded ??= wasmModule()
    .then(module_or_path => init({ module_or_path }))
    .then(() => engine)
    .catch(error => {
      compiled = null;
      loaded = null;
      throw coded('wasm', `the engine could not be loaded: ${error.message}`, error);
    });
  return loaded;
}
