// What the drawings of the review and the laboratory are made of.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cost, signed, slight, whole } from '../../www/ui/chances.js';
import { fallen, parted, positionText } from '../../www/ui/dialogs/setup.js';
import { columns, mean, quantile, reach } from '../../www/ui/lab/plots.js';
import { points } from '../../www/ui/review/graph.js';

/** @type {any} */
const texts = { percent: (/** @type {number} */ share) => `${Math.round(share * 1000) / 10}%` };

test('whole percents are certain only where the chance is', () => {
  assert.deepEqual(
    [0, 0.0001, 0.4951, 0.9999, 1].map(share => whole(share, texts)),
    ['0%', '1%', '50%', '99%', '100%'],
  );
});

test('costs and changes carry their sign, nothing carries none', () => {
  assert.equal(cost(0.0004, texts), '0%');
  assert.equal(cost(0.012, texts), '−1.2%');
  assert.equal(signed(0.0001, texts), '0%');
  assert.equal(signed(0.05, texts), '+5%');
  assert.equal(signed(-0.05, texts), '−5%');
});

test('a slight error is written out as people of the language write it', () => {
  assert.deepEqual(
    [1.4e-7, 9.96e-8, 0].map(error => slight(error, { ...texts, lang: 'en' })),
    ['0.000014%', '0.00001%', '0%'],
  );
  assert.equal(slight(1.4e-7, { ...texts, lang: 'ru' }), '0,000014\u00a0%');
});

test('the lengths of games are summed, halved and put into columns without loss', () => {
  const lengths = [0, 0, 0.1, 0.2, 0.3, 0.2, 0.1, 0.1];
  assert.ok(Math.abs(mean(lengths) - 4.3) < 1e-9);
  assert.equal(quantile(lengths, 0.5), 4);
  assert.equal(quantile([], 0.5), -1);
  assert.equal(reach([lengths]), 10);
  const long = Array.from({ length: 301 }, () => 1 / 301);
  const bars = columns(long, 300);
  assert.ok(bars.length <= 61);
  assert.ok(Math.abs(bars.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9);
});

test('the line of the review goes from the first throw to the result, seen from either side', () => {
  /** @type {any} */
  const data = {
    result: 1,
    turns: [
      { side: 'a', before: 0.5, best: 0.6 },
      { side: 'b', before: 0.45, best: 0.3 },
    ],
  };
  const near = (/** @type {number[][]} */ line) => line.map(([at, share]) => [at, Math.round(share * 100)]);
  assert.deepEqual(near(points(data, 'a')), [
    [0, 50],
    [0.5, 60],
    [1, 55],
    [1.5, 70],
    [2, 100],
  ]);
  assert.deepEqual(near(points(data, 'b')), [
    [0, 50],
    [0.5, 40],
    [1, 45],
    [1.5, 30],
    [2, 0],
  ]);
});

test('a position being set up becomes its text, and who is nowhere is dead', () => {
  assert.equal(
    positionText({ stacks: ['', 'ba', ''], home: { a: 1, b: 0 }, turn: 'b', score: '' }, 3),
    '-/ba/- 1,0 1,2 b',
  );
  assert.equal(positionText({ stacks: [''], home: { a: 1, b: 1 }, turn: 'a', score: '4' }, 1), '- 1,1 0,0 a 4');
  assert.deepEqual(parted(' -/ba/- 1,0 1,2 b 4 '), { base: '-/ba/- 1,0 1,2 b', score: '4' });
  assert.deepEqual(parted('nonsense 4'), { base: 'nonsense 4', score: '' });
});

test('a score is thrown by the faces that make it', () => {
  /** @type {any} */
  const rules = { throw: 'sticks', scores: [4, 0, 2, 3, 5] };
  assert.deepEqual(fallen(rules, '3'), [true, true, true, false]);
  assert.deepEqual(fallen(rules, '4'), [false, false, false, false]);
  assert.equal(fallen(rules, '9'), null);
  assert.equal(fallen({ ...rules, throw: 'die' }, '2'), 2);
});
