// The table's geometry holds for every size of window and every custom road.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableGeometry } from '../../www/view/puluc/geometry.js';
import { THICK, TILT } from '../../www/view/puluc/measures.js';
import { deadSpot, homeSpots } from '../../www/view/puluc/spots.js';
import { COUNTED, facing, placeAt, towerBox, towerStep } from '../../www/view/puluc/towers.js';

/** @param {number} width @param {number} height @param {import('../../www/types.d.ts').Rect} road */
const layout = (width, height, road) => ({
  width,
  height,
  dpr: 1,
  road,
  sticks: { x: 0, y: road.y + road.height, width, height: 90 },
  dead: {
    a: { x: 10, y: height - 60, width: 200, height: 50 },
    b: { x: width - 210, y: height - 60, width: 200, height: 50 },
  },
});
const tables = {
  wide: layout(1600, 1000, { x: 64, y: 156, width: 1472, height: 516 }),
  phone: layout(780, 370, { x: 20, y: 64, width: 500, height: 280 }),
  tall: layout(390, 844, { x: 16, y: 112, width: 262, height: 567 }),
  small: layout(360, 640, { x: 16, y: 100, width: 240, height: 400 }),
  huge: layout(3840, 2160, { x: 64, y: 156, width: 3712, height: 1120 }),
};
const roads = Array.from({ length: 19 }, (_, i) => i + 3);

/** @param {(g: import('../../www/view/puluc/geometry.js').Geometry, name: string) => void} check */
function everywhere(check) {
  for (const [name, table] of Object.entries(tables)) {
    for (const spaces of roads) {
      for (const men of [1, 5, 10]) check(tableGeometry(table, spaces, men), `${name} ${spaces}/${men}`);
    }
  }
}

test('the standard table has the measures of the art', () => {
  const wide = tableGeometry(tables.wide, 9, 5);
  assert.ok(Math.abs(wide.pitch - 116.4) < 0.5);
  assert.ok(Math.abs(wide.radius - 33) < 0.5);
  assert.ok(Math.abs(wide.cobs[0].radius - 20.5) < 1);
  const tall = tableGeometry(tables.tall, 9, 5);
  assert.ok(Math.abs(tall.pitch - 45.6) < 0.5);
  assert.ok(Math.abs(tall.radius - 22) < 0.5);
  assert.ok(Math.abs(tall.cobs[0].radius - 9.3) < 0.5);
});

test('a road has one cob more than spaces, evenly apart, and all of it lies on the cloth', () => {
  everywhere((g, name) => {
    assert.equal(g.cobs.length, g.spaces + 1, name);
    assert.equal(g.places.length, g.spaces + 2, name);
    for (const p of [...g.places, ...g.numbers]) {
      assert.ok(p.x > g.road.x && p.x < g.road.x + g.road.width, name);
      assert.ok(p.y > g.road.y && p.y < g.road.y + g.road.height, name);
    }
    for (const ring of [g.rings.a, g.rings.b]) {
      assert.ok(ring.x - ring.rx >= g.road.x && ring.x + ring.rx <= g.road.x + g.road.width, name);
      assert.ok(ring.y - ring.ry >= g.road.y && ring.y + ring.ry <= g.road.y + g.road.height, name);
    }
    assert.ok(g.numberSize >= 12.5, name);
  });
});

test('turned, the road lies the same for who sits opposite: half a turn of the picture', () => {
  for (const table of [tables.wide, tables.tall]) {
    for (const spaces of roads) {
      const g = tableGeometry(table, spaces, 5);
      const turned = tableGeometry({ ...table, turned: true }, spaces, 5);
      const ends = g.places.length - 1;
      turned.places.forEach((p, place) => {
        assert.deepEqual(p, g.places[ends - place]);
        assert.equal(placeAt(turned, [], p.x, p.y), place);
        assert.equal(placeAt(turned, Array(ends + 1).fill(3), p.x, p.y), place);
      });
      assert.deepEqual(turned.rings, { a: g.rings.b, b: g.rings.a });
      assert.equal(turned.cobs[0].seed, g.cobs.at(-1)?.seed);
      // Men still look the way they go.
      assert.equal(facing(turned, -1), facing(g, 1));
      assert.equal(facing(turned, 1), facing(g, -1));
    }
  }
});

test("a's home is left on a wide road and at the bottom of a tall one; odd spaces stand left there", () => {
  const wide = tableGeometry(tables.wide, 9, 5);
  assert.ok(wide.places[0].x < wide.places[1].x && wide.places[9].x < wide.places[10].x);
  const tall = tableGeometry(tables.tall, 9, 5);
  assert.ok(tall.places[0].y > tall.places[1].y && tall.places[9].y > tall.places[10].y);
  for (let p = 1; p <= 9; p++) assert.equal(tall.places[p].x < tall.places[0].x, p % 2 === 1);
  assert.equal(facing(wide, 1), 0);
  assert.equal(facing(tall, 1), -Math.PI / 2);
});

test('the middle of every place means that place, whatever towers stand about', () => {
  everywhere((g, name) => {
    for (const height of [0, 1, 5, 20]) {
      const heights = Array.from({ length: g.spaces + 2 }, () => height);
      g.places.forEach((p, place) => {
        assert.equal(placeAt(g, heights, p.x, p.y), place, `${name} towers of ${height}, place ${place}`);
      });
    }
  });
});

test('the whole strip between two cobs belongs to a space, and what lies beyond the ends to the homes', () => {
  everywhere((g, name) => {
    const { x, y, width, height } = g.road;
    for (let p = 1; p <= g.spaces; p++) {
      const along = (p - 1 + 0.02) * g.pitch;
      const until = (p - 0.02) * g.pitch;
      for (const d of [along, until]) {
        for (const k of [0.01, 0.99]) {
          const point = g.wide ? { x: g.first + d, y: y + height * k } : { x: x + width * k, y: g.first - d };
          assert.equal(placeAt(g, [], point.x, point.y), p, name);
        }
      }
    }
    const ends = g.wide
      ? [
          { x: x + 1, y: y + 1 },
          { x: x + width - 1, y: y + 1 },
        ]
      : [
          { x: x + 1, y: y + height - 1 },
          { x: x + 1, y: y + 1 },
        ];
    assert.equal(placeAt(g, [], ends[0].x, ends[0].y), 0, name);
    assert.equal(placeAt(g, [], ends[1].x, ends[1].y), g.spaces + 1, name);
    assert.equal(placeAt(g, [], x - 1, y - 1), null, name);
  });
});

test('on a tall road the face of a tower means its own space', () => {
  const g = tableGeometry(tables.tall, 9, 5);
  const heights = [0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0];
  const top = towerBox(g, 2, 5).y + g.radius * TILT;
  assert.equal(placeAt(g, heights, g.places[2].x, top), 2);
  assert.equal(placeAt(g, heights, g.numbers[3].x, g.numbers[3].y), 3);
});

test('towers grow with each man, are full up to six and squeezed above', () => {
  everywhere((g, name) => {
    let last = 0;
    for (let n = 1; n <= 20; n++) {
      const high = n * towerStep(g, n);
      assert.ok(high >= last - 1e-9, name);
      assert.ok(high <= g.maxTower + 1e-9, name);
      last = high;
    }
  });
  const g = tableGeometry(tables.wide, 9, 5);
  assert.ok(Math.abs(towerStep(g, COUNTED) - g.radius * THICK) < 1e-9);
  assert.ok(towerStep(g, COUNTED + 1) < g.radius * THICK);
});

test('no tower on a tall road covers the base of the next one in its column', () => {
  for (const spaces of roads) {
    const g = tableGeometry(tables.tall, spaces, 10);
    for (let p = 1; p + 2 <= spaces; p++)
      assert.ok(towerBox(g, p, 20).y > g.places[p + 2].y - g.radius * TILT, `${spaces}`);
  }
});

test('all men find room at home and among the dead, apart from each other', () => {
  everywhere((g, name) => {
    for (const side of /** @type {const} */ (['a', 'b'])) {
      const ring = g.rings[side];
      const spots = homeSpots(g, side, g.men);
      assert.equal(spots.length, g.men, name);
      for (const p of spots) {
        assert.ok(Math.abs(p.x - ring.x) <= ring.rx && Math.abs(p.y - ring.y) <= ring.ry, name);
      }
      const dead = Array.from({ length: g.men }, (_, i) => deadSpot(g, side, i));
      for (const list of [spots, dead]) {
        const r = list === spots ? g.homeRadius : g.deadRadius;
        for (let i = 0; i < list.length; i++) {
          for (let j = 0; j < i; j++) {
            assert.ok(Math.hypot(list[i].x - list[j].x, list[i].y - list[j].y) > r, name);
          }
        }
      }
    }
  });
});
