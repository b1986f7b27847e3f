// A solver in the test's hands: its worker waits, is refused storage or memory, or dies.

import { expect } from './fixtures.js';
import { appState, expectPhase, newGame, PEOPLE, thinker } from './support.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./support.js').PulucGame} PulucGame */

/** Solved in a moment. */
export const SMALL = 'strasbourg;spaces=5;men=2';
export const OTHER = 'bell;spaces=4;men=2';

/**
 * Runs in the worker before its own code: a solve goes on by one step a turn, and stops after `steps` until it is let go.
 * @param {number} steps
 */
function gate(steps) {
  /** @type {(() => void)[]} */
  const waiting = [];
  let left = steps;
  let clock = 0;
  // Each look at the clock ends a slice.
  Date.now = () => {
    clock += 1000;
    return clock;
  };
  self.MessageChannel = /** @type {any} */ (
    class {
      port1 = { onmessage: () => {}, close: () => {} };
      port2 = {
        postMessage: () => {
          const turn = () => setTimeout(() => this.port1.onmessage());
          left -= 1;
          if (left >= 0) turn();
          else waiting.push(turn);
        },
      };
    }
  );
  Reflect.set(self, 'letGo', () => {
    left = Number.POSITIVE_INFINITY;
    for (const turn of waiting.splice(0)) turn();
  });
}

/** Every solve counts as slow, so that it is worth keeping. */
function slow() {
  let clock = 0;
  performance.now = () => {
    clock += 10_000;
    return clock;
  };
}

/** No database at all, as in a sandboxed frame. */
function noStorage() {
  IDBFactory.prototype.open = () => {
    throw new DOMException('refused', 'SecurityError');
  };
}

/** A database without room. */
function fullStorage() {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

/** Put before the worker's own code. */
export const FAULTS = { slow: `(${slow})();`, noStorage: `(${noStorage})();`, fullStorage: `(${fullStorage})();` };

/** @param {Page} page @param {string} code */
export async function beforeWorker(page, code) {
  await page.route(/\/worker-[^/]*\.js$/, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${code}\n${await response.text()}` });
  });
}

/**
 * Solves stop after so many steps until they are let go.
 * @param {Page} page
 * @param {number} [steps]
 * @param {string} [more] code that runs before the worker's
 */
export async function gated(page, steps = 3, more = '') {
  await beforeWorker(page, `(${gate})(${steps});${more}`);
  return {
    letGo: async () => (await thinker(page)).evaluate(() => Reflect.get(self, 'letGo')()),
  };
}

/** The solver's module may take only so much memory more than it begins with, in pages of 64 kB. @param {Page} page @param {number} pages */
export async function scarceMemory(page, pages) {
  await page.route(/\/analyst_bg-[^/]*\.wasm$/, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withMost(await response.body(), pages) });
  });
}

/** A module with an upper limit on its memory. @param {Buffer} module @param {number} pages */
function withMost(module, pages) {
  const MEMORY = 5;
  for (let at = 8; at < module.length; ) {
    const kind = module[at];
    const [size, body] = number(module, at + 1);
    if (kind === MEMORY) {
      // One memory, without a limit: count, flags, least.
      const [least] = number(module, body + 2);
      if (module[body] !== 1 || module[body + 1] !== 0) throw new Error('another kind of memory');
      const section = [1, 1, ...written(least), ...written(least + pages)];
      return Buffer.concat([
        module.subarray(0, at + 1),
        Buffer.from([...written(section.length), ...section]),
        module.subarray(body + size),
      ]);
    }
    at = body + size;
  }
  throw new Error('no memory');
}

/** A number of variable length (LEB128), and where it ends. @param {Buffer} bytes @param {number} at */
function number(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at];
    at += 1;
    value |= (byte & 127) << shift;
    if (byte < 128) return [value, at];
  }
}

/** @param {number} value */
function written(value) {
  const bytes = [];
  do {
    bytes.push((value & 127) | (value > 127 ? 128 : 0));
    value >>>= 7;
  } while (value > 0);
  return bytes;
}

/** @param {Locator} game @param {'none' | 'solving' | 'exact'} state */
export async function expectKnown(game, state) {
  await expect
    .poll(async () => (await appState(game)).knowledge?.state, { timeout: 30_000, intervals: [20] })
    .toBe(state);
}

/** The quick evaluator has its say. @param {Locator} game */
export async function expectEstimate(game) {
  await expect.poll(async () => (await appState(game)).analysis?.exact, { intervals: [20] }).toBe(false);
}

/** @param {Locator} game */
export const analyse = game => game.evaluate((/** @type {PulucGame} */ element) => element.analyse());

/** A game of two people to its end, always by the last move in the list. @param {Locator} game @param {string} [rules] */
export async function playedOut(game, rules = SMALL) {
  await newGame(game, { ...PEOPLE, rules });
  await game.evaluate(async (/** @type {PulucGame} */ element) => {
    for (let i = 0; i < 5000 && element.legalMoves.length === 0; i += 1) {
      const thrown = await element.throwSticks().catch(() => null);
      if (!thrown) return;
      const move = element.legalMoves.at(-1);
      if (move) await element.play(move);
    }
  });
  await expectPhase(game, 'over');
}
