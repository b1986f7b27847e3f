// A page of the two boards alone: what the shell around them does, done by the test.
import '../../../www/ui/side/mancala-board.js';
import '../../../www/ui/side/tak-tikl-board.js';
import { createStage as mancala } from '../../../www/view/mancala/stage.js';
import { createStage as takTikl } from '../../../www/view/taktikl/stage.js';

/** @type {Record<string, Function>} */
const stages = { 'tak-tikl': takTikl, mancala };

Reflect.set(window, 'makeSideStage', async (/** @type {string} */ game, /** @type {unknown[]} */ ...given) =>
  stages[game]?.(...given),
);
