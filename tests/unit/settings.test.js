// Settings: what was kept, what the element says, what the device prefers, in this order.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { CHOICES, DEFAULTS, effective, settingsFrom, watchDevice } from '../../www/app/settings.js';

/** Media queries that hold on the device of the test. @type {Set<string>} */
const device = new Set();
/** @type {Map<string, Set<() => void>>} */
const listeners = new Map();

beforeEach(() => {
  device.clear();
  listeners.clear();
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { languages: ['en-GB'] } });
  globalThis.matchMedia = /** @type {any} */ (
    (/** @type {string} */ query) => {
      const hearing = listeners.get(query) ?? new Set();
      listeners.set(query, hearing);
      return {
        matches: device.has(query),
        addEventListener(
          /** @type {string} */ _,
          /** @type {() => void} */ heard,
          /** @type {{ signal: AbortSignal }} */ { signal },
        ) {
          hearing.add(heard);
          signal.addEventListener('abort', () => hearing.delete(heard));
        },
      };
    }
  );
});

const DARK = '(prefers-color-scheme: dark)';
const CONTRAST = '(prefers-contrast: more)';
const FORCED = '(forced-colors: active)';
const STILL = '(prefers-reduced-motion: reduce)';

test('nothing kept, or nonsense, means the defaults', () => {
  for (const kept of [null, undefined, 7, 'dark', [], { theme: 'plaid', motion: 1, forced: 'yes', lang: 'tlh' }]) {
    assert.deepEqual(settingsFrom(kept), DEFAULTS);
  }
});

test('what is known of what was kept is taken, the rest left', () => {
  const kept = { theme: 'dark', motion: 'warp', forced: true, future: 1 };
  assert.deepEqual(settingsFrom(kept), { ...DEFAULTS, theme: 'dark', forced: true });
});

test('every choice comes back from what was kept', () => {
  for (const [key, values] of Object.entries(CHOICES)) {
    for (const value of values) {
      assert.deepEqual(settingsFrom(JSON.parse(JSON.stringify({ [key]: value }))), { ...DEFAULTS, [key]: value });
    }
  }
});

test("the user's own choice goes before the attribute, and that before the device", () => {
  device.add(DARK).add(STILL);
  const own = { ...DEFAULTS, theme: /** @type {const} */ ('light'), lang: /** @type {const} */ ('es') };
  const attributes = { theme: 'contrast', lang: 'en', motion: 'fast' };
  assert.deepEqual(effective(own, attributes), { lang: 'es', theme: 'light', motion: 'fast' });
  assert.deepEqual(effective(DEFAULTS, attributes), { lang: 'en', theme: 'contrast', motion: 'fast' });
  assert.deepEqual(effective(DEFAULTS, {}), { lang: 'en', theme: 'dark', motion: 'none' });
});

test('attributes that say nothing known are as good as none', () => {
  const attributes = { theme: 'plaid', lang: 'tlh', motion: '' };
  assert.deepEqual(effective(DEFAULTS, attributes), { lang: 'en', theme: 'light', motion: 'full' });
});

test('more contrast goes before dark', () => {
  device.add(DARK).add(CONTRAST);
  assert.equal(effective(DEFAULTS, {}).theme, 'contrast');
});

test('where the device forces its colours the theme is the one that suits them', () => {
  device.add(FORCED);
  assert.equal(effective({ ...DEFAULTS, theme: 'dark' }, {}).theme, 'light');
  device.add(DARK);
  assert.equal(effective({ ...DEFAULTS, theme: 'light' }, {}).theme, 'contrast');
});

test("the page's language may be one of a region", () => {
  assert.equal(effective(DEFAULTS, { lang: 'es-GT' }).lang, 'es');
});

test('the device is watched until it is told to stop', () => {
  let changes = 0;
  const watching = new AbortController();
  watchDevice(() => {
    changes += 1;
  }, watching.signal);
  for (const query of [DARK, CONTRAST, STILL, FORCED]) for (const heard of listeners.get(query) ?? []) heard();
  assert.equal(changes, 4);
  watching.abort();
  assert.deepEqual(
    [...listeners.values()].map(hearing => hearing.size),
    [0, 0, 0, 0],
  );
});
