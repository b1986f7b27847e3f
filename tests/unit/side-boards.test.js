// Where the pits, stores, seeds and squares of the side games lie, and where the arrow keys lead.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { next } from '../../www/ui/side/roving.js';
import { indexOf, mancalaGeometry } from '../../www/view/mancala/geometry.js';
import { spotsOf } from '../../www/view/mancala/spots.js';
import { base, cell, SQUARES, squareAt, takTiklGeometry } from '../../www/view/taktikl/geometry.js';

/** @typedef {import('../../www/types.d.ts').Rect} Rect */

const SIZES = [
  [340, 300],
  [340, 420],
  [344, 560],
  [360, 330],
  [390, 600],
  [760, 300],
  [900, 600],
  [1400, 900],
  [1880, 760],
];

/** @param {Rect} one @param {Rect} other */
const overlap = (one, other) =>
  one.x < other.x + other.width - 0.01 &&
  other.x < one.x + one.width - 0.01 &&
  one.y < other.y + other.height - 0.01 &&
  other.y < one.y + one.height - 0.01;

/** @param {Rect} rect @param {number} width @param {number} height */
const within = ({ x, y, width: w, height: h }, width, height) => x >= 0 && y >= 0 && x + w <= width && y + h <= height;

for (const [width, height] of SIZES) {
  test(`Tak-tikl fits ${width}×${height}`, () => {
    const g = takTiklGeometry(width, height);
    const { rect, thick } = g.slab;
    assert.ok(within({ ...rect, height: rect.height + thick }, width, height));
    for (const square of SQUARES) {
      const one = cell(g, square);
      assert.ok(one.width >= 44 && one.height >= 44, `${square} can be pressed`);
      const { x, y } = base(g, square);
      assert.equal(squareAt(g, x, y), square);
      // The piece stays on its square, but for a little of its height.
      assert.ok(g.radius * 2 <= one.width && g.radius * 1.4 + g.thick <= one.height * 1.05);
    }
    assert.equal(squareAt(g, g.field.x - 1, g.field.y + 5), null);
    assert.equal(squareAt(g, g.field.x + g.field.width + 1, g.field.y + 5), null);
  });

  test(`Mancala fits ${width}×${height}`, () => {
    const g = mancalaGeometry(width, height);
    const { rect, thick } = g.slab;
    assert.ok(within({ ...rect, height: rect.height + thick }, width, height));
    assert.equal(g.hollows.length, 14);
    g.hollows.forEach((hollow, i) => {
      assert.equal(indexOf(hollow.side, Number(hollow.place[1])), i);
      assert.ok(within(hollow.rect, width, height));
      if (!hollow.place.endsWith('0')) assert.ok(hollow.rect.width >= 44 && hollow.rect.height >= 44, hollow.place);
      for (const other of g.hollows.slice(i + 1)) {
        assert.ok(!overlap(hollow.rect, other.rect), `${hollow.place} ${other.place}`);
        const apart = Math.hypot(hollow.count.x - other.count.x, hollow.count.y - other.count.y);
        assert.ok(apart >= g.token * 2, `numbers of ${hollow.place} and ${other.place}`);
      }
      const { x, y } = hollow.count;
      const r = g.token;
      assert.ok(
        x - r >= rect.x && x + r <= rect.x + rect.width && y - r >= rect.y && y + r <= rect.y + rect.height,
        `the number of ${hollow.place} stands on the board`,
      );
    });
    assert.ok(g.token * 1.18 >= 12.5, 'numbers can be read');
  });

  test(`the way round goes counter-clockwise at ${width}×${height}`, () => {
    const { hollows } = mancalaGeometry(width, height);
    const area = hollows.reduce((sum, { x, y }, i) => {
      const to = hollows[(i + 1) % hollows.length];
      return sum + x * to.y - to.x * y;
    }, 0);
    // The y axis points down.
    assert.ok(area < 0);
  });
}

test('each seed has a place of its own in its hollow, the same every time', () => {
  for (const [width, height] of SIZES) {
    const g = mancalaGeometry(width, height);
    for (const hollow of g.hollows) {
      const spots = spotsOf(hollow, g.kernel);
      assert.ok(spots.length >= 72);
      assert.deepEqual(spots, spotsOf(hollow, g.kernel));
      for (const { x, y } of spots) {
        const q = Math.abs((x - hollow.x) / hollow.rx) ** 2 + Math.abs((y - hollow.y) / hollow.ry) ** 2;
        assert.ok(q < 1, hollow.place);
      }
      // Six of them are all seen.
      for (let i = 0; i < 6; i++) {
        for (let k = 0; k < i; k++) {
          const apart = Math.hypot(spots[i].x - spots[k].x, spots[i].y - spots[k].y);
          assert.ok(apart > g.kernel * 0.6, `${hollow.place} ${i} ${k} at ${width}: ${apart}`);
        }
      }
    }
  }
});

test('arrow keys lead to the neighbour, and nowhere beyond the edge', () => {
  const g = takTiklGeometry(760, 300);
  const squares = SQUARES.map(place => ({ place, rect: cell(g, place) }));
  assert.equal(next(squares, 'b2', 'ArrowUp'), 'b3');
  assert.equal(next(squares, 'b2', 'ArrowRight'), 'c2');
  assert.equal(next(squares, 'a4', 'ArrowLeft'), null);
  assert.equal(next(squares, 'a4', 'ArrowUp'), null);
  assert.equal(next(squares, 'c2', 'Home'), 'a4');
  assert.equal(next(squares, 'c2', 'End'), 'd1');
  assert.equal(next(squares, 'c2', 'x'), null);
  for (const [width, height, right, down] of /** @type {const} */ ([
    [760, 300, 'a4', null],
    [340, 420, 'b4', 'a4'],
  ])) {
    const pits = mancalaGeometry(width, height).hollows.filter(({ place }) => !place.endsWith('0'));
    assert.equal(next(pits, 'a3', 'ArrowRight'), right);
    assert.equal(next(pits, 'a3', 'ArrowDown'), down);
  }
});
