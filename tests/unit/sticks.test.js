// Thrown sticks come to rest inside their ground, none hidden, on the face they were given.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../www/view/noise.js';
import { fly, hidden, restingPoses, stickSize } from '../../www/view/puluc/throws.js';

const grounds = [
  { x: 500, y: 680, width: 560, height: 120 },
  { x: 290, y: 330, width: 92, height: 190 },
  { x: 550, y: 110, width: 210, height: 110 },
  { x: 280, y: 280, width: 70, height: 130 },
];

test('they lie inside their ground and no face is hidden, throw after throw', () => {
  const next = random(1);
  for (const ground of grounds) {
    const size = stickSize(ground);
    const seen = new Set();
    for (let i = 0; i < 300; i++) {
      const poses = restingPoses(ground, next);
      assert.equal(poses.length, 4);
      assert.ok(hidden(poses, size) < 0.45, JSON.stringify(ground));
      for (const p of poses) {
        const ex = (Math.abs(Math.cos(p.angle)) * size.length) / 2;
        const ey = (Math.abs(Math.sin(p.angle)) * size.length) / 2;
        assert.ok(p.x - ex >= ground.x - 1 && p.x + ex <= ground.x + ground.width + 1);
        assert.ok(p.y - ey >= ground.y - 1 && p.y + ey <= ground.y + ground.height + 1);
      }
      seen.add(poses.map(p => p.x.toFixed(1)).join());
    }
    assert.equal(seen.size, 300);
  }
});

test('a flight ends where the stick lies, on its face', () => {
  const rest = { x: 300, y: 200, angle: 0.3 };
  const at = { x: 0, y: 0, angle: 0, z: 0, roll: 0 };
  for (const rolls of [-5, -4, 3, 5]) {
    fly(rest, { x: 0, y: 400 }, 1.2, rolls, 120, 0, at);
    assert.ok(at.z > 0 && Math.hypot(at.x - rest.x, at.y - rest.y) > 100);
    fly(rest, { x: 0, y: 400 }, 1.2, rolls, 120, 1, at);
    assert.deepEqual([at.x, at.y, at.angle, at.z], [300, 200, 0.3, 0]);
    assert.ok(Math.abs(at.roll) < 1e-9);
  }
});
