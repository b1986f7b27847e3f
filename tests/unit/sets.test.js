// Sets of men and things to throw: alike in measure, each falling on the face it was given, none hidden.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHOICES, DEFAULTS, settingsFrom } from '../../www/app/settings.js';
import { Looks } from '../../www/view/looks.js';
import { random } from '../../www/view/noise.js';
import * as coins from '../../www/view/puluc/coins.js';
import * as grains from '../../www/view/puluc/grains.js';
import { edgeOf, lit, skin } from '../../www/view/puluc/kernel.js';
import { flights, hidden, stickSize } from '../../www/view/puluc/throws.js';
import { gap, seen } from '../../www/view/puluc/tokens.js';
import { themes } from '../../www/view/theme.js';

/** @typedef {import('../../www/types.d.ts').Settings} Settings */
/** @typedef {import('../../www/types.d.ts').TableLayout} TableLayout */
/** @typedef {import('../../www/view/surface.js').Context} Context */

const grounds = [
  { x: 500, y: 680, width: 560, height: 120 },
  { x: 290, y: 330, width: 92, height: 190 },
  { x: 550, y: 110, width: 210, height: 110 },
  { x: 280, y: 280, width: 70, height: 130 },
  { x: 700, y: 800, width: 700, height: 150 },
];
/** @param {Settings['men']} men @param {Settings['tool']} tool */
async function looking(men, tool) {
  const looks = new Looks();
  await looks.choose({ men, tool });
  return looks;
}
const tools = await Promise.all(CHOICES.tool.map(async name => ({ name, tool: (await looking('clay', name)).tool })));
const sets = await Promise.all(CHOICES.men.map(async name => ({ name, set: (await looking(name, 'sticks')).men })));

test('clay and sticks are there at once, the others once they are chosen; the last choice stands', async () => {
  const looks = new Looks();
  assert.equal(looks.men, sets[0].set);
  assert.equal(looks.tool, tools[0].tool);
  let dressed = 0;
  looks.stages.add(() => {
    dressed += 1;
  });
  await looks.choose(DEFAULTS);
  assert.equal(dressed, 0, 'nothing to change');
  await Promise.all([
    looks.choose({ men: 'twigs', tool: 'coins' }),
    looks.choose({ men: 'kernels', tool: 'coins' }),
    looks.choose({ men: 'kernels', tool: 'kernels' }),
  ]);
  assert.equal(dressed, 1, 'tables are dressed once');
  assert.equal(looks.men, sets.find(({ name }) => name === 'kernels')?.set);
  assert.equal(looks.tool, tools.find(({ name }) => name === 'kernels')?.tool);
  await looks.choose(DEFAULTS);
  assert.deepEqual([looks.men, looks.tool, dressed], [sets[0].set, tools[0].tool, 2]);
  assert.equal(new Set(sets.map(({ set }) => set.roundMan)).size, 3);
  assert.equal(new Set(tools.map(({ tool }) => tool.draw)).size, 3);
  assert.equal(new Set(tools.map(({ tool }) => tool.sound)).size, 3);
});

test('a choice is kept, and what this version does not know is left out', () => {
  assert.deepEqual(settingsFrom({ men: 'twigs', tool: 'coins' }), { ...DEFAULTS, men: 'twigs', tool: 'coins' });
  assert.deepEqual(settingsFrom({ men: 'glass', tool: 'bones' }), DEFAULTS);
});

for (const { name, tool } of tools) {
  test(`${name}: they lie inside their ground and none is hidden, throw after throw`, () => {
    const next = random(3);
    for (const ground of grounds) {
      const size = tool.size(ground);
      assert.ok(size.length >= 20 && size.length <= 380);
      const seenPlaces = new Set();
      for (let i = 0; i < 200; i++) {
        const poses = tool.rest(ground, next);
        assert.equal(poses.length, 4);
        for (const p of poses) {
          // What is round is seen at the table's tilt.
          const round = tool.size !== stickSize;
          const ex = (round ? 1 : Math.abs(Math.cos(p.angle))) * (size.length / 2);
          const ey = (round ? 0.7 : Math.abs(Math.sin(p.angle))) * (size.length / 2);
          assert.ok(p.x - ex >= ground.x - 1 && p.x + ex <= ground.x + ground.width + 1, name);
          assert.ok(p.y - ey >= ground.y - 1 && p.y + ey <= ground.y + ground.height + 1, name);
        }
        if (tool.size === stickSize) assert.ok(hidden(poses, size) < 0.45);
        else assert.ok(gap(poses, size.length) >= 0.98, `${gap(poses, size.length)} on ${JSON.stringify(ground)}`);
        seenPlaces.add(poses.map(({ x }) => x.toFixed(2)).join());
      }
      assert.equal(seenPlaces.size, 200, 'no two throws are alike');
    }
  });

  test(`${name}: a throw flies from the hand and ends where it lies, on its face`, () => {
    const next = random(8);
    const sticks = grounds[0];
    const layout = /** @type {TableLayout} */ (/** @type {unknown} */ ({ sticks, width: 1024, height: 900 }));
    for (let i = 0; i < 40; i++) {
      const lying = tool.rest(sticks, next).map(pose => ({ ...pose, z: 0, roll: 0 }));
      const rest = lying.map(at => ({ ...at }));
      const flying = flights(layout, true, i % 2 ? 'a' : 'b', lying, next, tool.fly);
      lying.forEach((at, k) => {
        assert.ok(Math.hypot(at.x - rest[k].x, at.y - rest[k].y) > 20, 'in the hand');
      });
      for (const { step, ms } of flying) {
        assert.ok(ms >= 600 && ms <= 900);
        for (const t of [0.2, 0.5, 0.8, 0.97, 1]) step(t);
      }
      assert.deepEqual(lying, rest);
    }
  });
}

test('coins and kernels at rest show the face that is up, however they are turned, also while they rock', () => {
  for (let angle = 0; angle < 7; angle += 0.1) {
    for (const roll of [-0.18, 0, 0.18]) assert.equal(seen({ x: 0, y: 0, z: 0, angle, roll }), 1);
    assert.equal(seen({ x: 0, y: 0, z: 0, angle, roll: Math.PI }), -1, 'turned over it is the other one');
  }
});

/** A canvas that only writes down: how far it is drawn on, and in which colours. */
function paper() {
  const box = { x0: 0, y0: 0, x1: 0, y1: 0 };
  const colours = new Set();
  const gradient = { addColorStop: (/** @type {number} */ _, /** @type {string} */ colour) => colours.add(colour) };
  const reach = (/** @type {number} */ x, /** @type {number} */ y, rx = 0, ry = rx) => {
    box.x0 = Math.min(box.x0, x - rx);
    box.x1 = Math.max(box.x1, x + rx);
    box.y0 = Math.min(box.y0, y - ry);
    box.y1 = Math.max(box.y1, y + ry);
  };
  const rect = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h) => {
    reach(x, y);
    reach(x + w, y + h);
  };
  /** @type {Record<string, unknown>} */
  const does = {
    moveTo: reach,
    lineTo: reach,
    ellipse: reach,
    arc: reach,
    rect,
    roundRect: rect,
    fillRect: rect,
    strokeRect: rect,
    createLinearGradient: () => gradient,
    getTransform: () => ({ a: 1 }),
  };
  const ctx = new Proxy(does, {
    get: (target, key) => target[String(key)] ?? (() => {}),
    set(_, key, value) {
      if (/Style$/.test(String(key)) && typeof value === 'string') colours.add(value);
      return true;
    },
  });
  return { ctx: /** @type {Context} */ (/** @type {unknown} */ (ctx)), box, colours };
}

test('men of every set stand on the same ground and rise as high, so that towers and hits are the same', () => {
  for (const { name, set } of sets) {
    for (const t of [2, 6, 14]) {
      for (const man of /** @type {const} */ (['roundMan', 'cornerMan'])) {
        const { ctx, box } = paper();
        set[man](ctx, 33, t, themes.contrast);
        const where = `${name} ${man} ${t}`;
        assert.ok(box.x0 >= -35 && box.x1 <= 35 && box.x1 - box.x0 > 50, `${where}: ${JSON.stringify(box)}`);
        assert.ok(Math.abs(box.y0 + 33 * 0.7 + t) < 6, `${where}: top at ${box.y0}`);
        assert.ok(Math.abs(box.y1 - 33 * 0.7) < 6, `${where}: bottom at ${box.y1}`);
      }
    }
  }
});

test('both sides wear their own colours in every set, and differ in form', () => {
  for (const { name, set } of sets) {
    const [round, corner] = [paper(), paper()];
    set.roundMan(round.ctx, 20, 8, themes.contrast);
    set.cornerMan(corner.ctx, 20, 8, themes.contrast);
    const { a, b } = themes.contrast.sides;
    assert.ok(round.colours.has(a.top) && round.colours.has(a.wall) && !round.colours.has(b.top), name);
    assert.ok(corner.colours.has(b.top) && corner.colours.has(b.wall) && !corner.colours.has(a.top), name);
    assert.notDeepEqual(round.box, corner.box, name);
  }
});

test('a kernel is lit from the upper left', () => {
  const light = (/** @type {number} */ nx, /** @type {number} */ ny) => {
    const out = [0, 0, 0];
    lit(skin('#808080', '#808080', '#404040', 0), nx, ny, 0.6, 0.5, 1, out);
    return out[1];
  };
  assert.ok(light(-0.5, -0.5) > light(0, 0) && light(0, 0) > light(0.5, 0.5));
  assert.equal(edgeOf(1, 0, 3), 1);
  assert.ok(edgeOf(0.7, 0.7, 4.6) < edgeOf(0.7, 0.7, 2.15), 'more power, more corner');
});

test('coins and kernels share size, places and flight, and sound apart', () => {
  assert.equal(coins.rest, grains.rest);
  assert.equal(coins.fly, grains.fly);
  assert.notEqual(coins.sound, grains.sound);
});
