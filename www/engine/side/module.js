// The module of the box's other two games, loaded when one of them is first opened: by the page for its matches, by the
// games' worker for what has to be thought about.
import init, * as side from '../../wasm/side.js';
import url from '../../wasm/side_bg.wasm?url';
import { coded } from '../errors.js';
import { fetchModule } from '../fetch-module.js';

/** @typedef {typeof side} SideModule */

/** @type {Promise<SideModule> | null} */
let loaded = null;

/** The module, ready for use. A failed load can be tried again. */
export function loadSide() {
  loaded ??= fetchModule(url)
    .then(module_or_path => init({ module_or_path }))
    .then(() => side)
    .catch(error => {
      loaded = null;
      throw coded('wasm', `the game could not be loaded: ${error.message}`, error);
    });
  return loaded;
}
