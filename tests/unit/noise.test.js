// What is worked out once for many pixels gives the same noise, to the last bit.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noise, noiseLine, tileNoise } from '../../www/view/noise.js';

test('a tile’s rows', () => {
  const side = 37;
  for (const [cells, shift] of [
    [5, 0],
    [12, 7],
  ]) {
    const add = tileNoise(side, cells, shift);
    for (let y = 0; y < side; y += 1) {
      const sums = new Float64Array(side).fill(1);
      add(sums, y, 2.6);
      const wanted = [...sums].map((_, x) => 1 + noise((x / side) * cells, (y / side) * cells + shift, cells) * 2.6);
      assert.deepEqual([...sums], wanted);
    }
  }
});

test('a line', () => {
  const line = noiseLine(12.4, 30);
  for (let x = 0; x < 30; x += 0.37) assert.equal(line(x), noise(x, 12.4));
});
