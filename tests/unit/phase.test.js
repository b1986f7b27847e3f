// The input's state machine: every kind of snapshot and every activity has one phase.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phaseOf } from '../../www/app/phase.js';

/** @typedef {import('../../www/types.d.ts').Snapshot} Snapshot */

/**
 * @param {Snapshot['phase']} phase
 * @param {'a' | 'b'} [turn]
 * @returns {Snapshot} as far as a phase asks
 */
const snapshot = (phase, turn = 'a') =>
  /** @type {any} */ ({ phase, turn, players: { a: { kind: 'human' }, b: { kind: 'computer' } } });

test('what still moves counts before all else', () => {
  for (const one of [null, snapshot('throw'), snapshot('move', 'b'), snapshot('over')]) {
    assert.equal(phaseOf(one, 'throw'), 'throwing');
    assert.equal(phaseOf(one, 'events'), 'moving');
  }
});

test('a human throws, then chooses', () => {
  assert.equal(phaseOf(snapshot('throw'), null), 'ready');
  assert.equal(phaseOf(snapshot('move'), null), 'choosing');
});

test('a computer thinks, whatever its step is', () => {
  assert.equal(phaseOf(snapshot('throw', 'b'), null), 'thinking');
  assert.equal(phaseOf(snapshot('move', 'b'), null), 'thinking');
});

test('without a game or after its end nothing can be done', () => {
  assert.equal(phaseOf(null, null), 'over');
  assert.equal(phaseOf(snapshot('over'), null), 'over');
  assert.equal(phaseOf(snapshot('over', 'b'), null), 'over');
});
