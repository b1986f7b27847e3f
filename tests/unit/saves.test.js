// What is kept on the device, also where keeping is refused.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Saves } from '../../www/app/saves.js';

/** @type {Map<string, string>} */
const kept = new Map();
/** What the storage throws at every touch. @type {Error | null} */
let refusal = null;

beforeEach(() => {
  kept.clear();
  refusal = null;
  const touch = () => {
    if (refusal) throw refusal;
  };
  const storage = {
    getItem: (/** @type {string} */ key) => {
      touch();
      return kept.get(key) ?? null;
    },
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
      touch();
      kept.set(key, value);
    },
    removeItem: (/** @type {string} */ key) => {
      touch();
      kept.delete(key);
    },
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage });
});

/** @param {string} id @param {(saves: Saves) => void} use */
function withSaves(id, use) {
  const saves = new Saves(id);
  try {
    use(saves);
  } finally {
    saves.release();
  }
}

test('what was written is read again, also by the next page', () => {
  withSaves('', saves => {
    saves.write('game', { record: 'puluc 1' });
    assert.deepEqual(saves.read('game', null), { record: 'puluc 1' });
    assert.equal(saves.refused, false);
  });
  withSaves('', saves => assert.deepEqual(saves.read('game', null), { record: 'puluc 1' }));
});

test('what is missing, damaged or taken away is what the caller says', () => {
  withSaves('', saves => {
    assert.equal(saves.read('game', 'none'), 'none');
    saves.write('game', 1);
    saves.write('game', undefined);
    assert.equal(saves.read('game', 'none'), 'none');
    kept.set('puluc/game/game', '{"record":');
    assert.equal(saves.read('game', 'none'), 'none');
    assert.equal(saves.refused, false, 'a damaged entry is no refusal');
  });
});

test('two of the same name at one time do not share, and a released name is free', () => {
  withSaves('club', one =>
    withSaves('club', two => {
      one.write('game', 1);
      two.write('game', 2);
      assert.equal(one.read('game', 0), 1);
      assert.equal(two.read('game', 0), 2);
    }),
  );
  withSaves('club', again => assert.equal(again.read('game', 0), 1));
});

test('storage that throws costs only the keeping, and it is known', () => {
  withSaves('', saves => {
    refusal = Object.assign(new Error('no'), { name: 'SecurityError' });
    assert.equal(saves.read('settings', 'none'), 'none');
    assert.equal(saves.refused, true);
    saves.write('settings', 1);
    assert.equal(saves.refused, true);
    refusal = null;
    saves.write('settings', 1);
    assert.equal(saves.refused, false, 'room again');
  });
});
