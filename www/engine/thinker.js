// The module of players and analyst, loaded when it is first needed: by the worker, or by the page where the worker is lost.
import init, * as thinker from '../wasm/analyst.js';
import url from '../wasm/analyst_bg.wasm?url';
import { coded } from './errors.js';
import { fetchModule } from './fetch-module.js';

/** @type {Promise<typeof thinker> | null} */
let loaded = null;

/** The module, ready for use. A failed load can be tried again. */
export function loadThinker() {
  loaded ??= fetchModule(url)
    .then(module_or_path => init({ module_or_path }))
    .then(() => thinker)
    .catch(error => {
      loaded = null;
      throw coded('wasm', `the players could not be loaded: ${error.message}`, error);
    });
  return loaded;
}
