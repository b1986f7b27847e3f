// Every event has a motion of its own, is heard, and leaves the picture that the events describe.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Animator } from '../../www/view/puluc/animate.js';
import { tableGeometry } from '../../www/view/puluc/geometry.js';
import { Scene } from '../../www/view/puluc/scene.js';

/** @typedef {import('../../www/types.d.ts').GameEvent} GameEvent */
/** @typedef {import('../../www/types.d.ts').Snapshot} Snapshot */

const road = { x: 40, y: 120, width: 900, height: 340 };
const table = tableGeometry(
  {
    width: 1000,
    height: 700,
    dpr: 1,
    road,
    sticks: { x: 300, y: 500, width: 400, height: 100 },
    dead: { a: { x: 20, y: 500, width: 200, height: 60 }, b: { x: 780, y: 500, width: 200, height: 60 } },
  },
  9,
  5,
);

/** @param {string} board @param {{ a: number, b: number }} home @param {{ a: number, b: number }} dead */
function snapshot(board, home, dead) {
  const spaces = board.split('/').map((men, i) => {
    const stack = men.replace('-', '');
    const owner = stack.at(-1) ?? null;
    return { space: i + 1, men: stack, owner, direction: owner === 'a' ? 1 : owner === 'b' ? -1 : 0, blocked: null };
  });
  return /** @type {Snapshot} */ (
    /** @type {unknown} */ ({ spaces: 9, men: 5, board: spaces, home, dead, moves: [], turn: 'a' })
  );
}

/**
 * Plays events with a clock that jumps: each motion is stepped through its beginning, middle and end.
 * @param {Snapshot} before @param {GameEvent[]} events @param {Snapshot} after @param {number} [stop] Motions until it is broken off.
 */
async function play(before, events, after, stop = Number.POSITIVE_INFINITY) {
  const scene = new Scene(table, /** @type {any} */ (null));
  scene.picture = {
    stacks: ['', ...before.board.map(({ men }) => men), ''],
    direction: [0, ...before.board.map(({ direction }) => direction), 0],
    home: { ...before.home },
    dead: { ...before.dead },
  };
  scene.snapshot = before;
  const poses = [0, 1, 2, 3].map(i => ({ x: 340 + 90 * i, y: 550, angle: 0.2 * i, z: 0, roll: 0 }));
  scene.lying = { faces: [true, true, false, false], die: null, at: poses.map(pose => ({ ...pose })) };
  let milliseconds = 0;
  let motions = 0;
  /** @type {string[]} */
  const sounds = [];
  let touched = 0;
  const state = { open: true };
  const loop = {
    /** @param {number} ms @param {(t: number) => void} step */
    run(ms, step) {
      motions += 1;
      milliseconds += ms;
      for (const t of [0, 0.5, 1]) {
        step(t);
        if (scene.dirty.x1 > scene.dirty.x0 || scene.actors.size > 0) touched += 1;
      }
      if (motions >= stop) state.open = false;
      return Promise.resolve();
    },
  };
  const animator = new Animator(
    scene,
    /** @type {any} */ (loop),
    () => 1,
    ({ sound }) => sounds.push(sound),
  );
  await animator.run(events, after, state);
  return { scene, milliseconds, motions, sounds, touched, poses };
}

/** @type {Record<string, [Snapshot, GameEvent[], Snapshot, string]>} */
const TURNS = {
  entered: [
    snapshot('-/-/-/-/-/-/-/-/-', { a: 5, b: 5 }, { a: 0, b: 0 }),
    [{ type: 'entered', side: 'a', to: 3 }],
    snapshot('-/-/a/-/-/-/-/-/-', { a: 4, b: 5 }, { a: 0, b: 0 }),
    'hop hop enter',
  ],
  'moved and captured': [
    snapshot('-/a/-/ab/-/-/-/-/-', { a: 3, b: 4 }, { a: 0, b: 0 }),
    [
      { type: 'moved', side: 'a', from: 2, to: 4, men: 'a' },
      { type: 'captured', side: 'a', at: 4, men: 'ab' },
    ],
    snapshot('-/-/-/aba/-/-/-/-/-', { a: 3, b: 4 }, { a: 0, b: 0 }),
    'hop capture',
  ],
  freed: [
    snapshot('-/ba/-/-/-/-/-/-/-', { a: 4, b: 4 }, { a: 0, b: 0 }),
    [
      { type: 'moved', side: 'a', from: 2, to: 3, men: 'a' },
      { type: 'freed', side: 'b', at: 2 },
    ],
    snapshot('-/b/a/-/-/-/-/-/-', { a: 4, b: 4 }, { a: 0, b: 0 }),
    'hop freed',
  ],
  'left, home and dead': [
    snapshot('-/-/-/-/-/-/-/-/bba', { a: 4, b: 3 }, { a: 0, b: 0 }),
    [
      { type: 'left', side: 'a', from: 9, men: 'bba' },
      { type: 'home', side: 'a', count: 1 },
      { type: 'dead', side: 'b', count: 2 },
    ],
    snapshot('-/-/-/-/-/-/-/-/-', { a: 5, b: 3 }, { a: 0, b: 2 }),
    'hop home dead dead',
  ],
  passed: [
    snapshot('-/-/a/-/-/-/-/-/-', { a: 4, b: 5 }, { a: 0, b: 0 }),
    [{ type: 'passed', side: 'a', reason: 'no-move' }],
    snapshot('-/-/a/-/-/-/-/-/-', { a: 4, b: 5 }, { a: 0, b: 0 }),
    'passed',
  ],
  won: [
    snapshot('-/-/a/-/-/-/-/-/-', { a: 4, b: 0 }, { a: 0, b: 5 }),
    [{ type: 'won', side: 'a', reason: 'removed' }],
    snapshot('-/-/a/-/-/-/-/-/-', { a: 4, b: 0 }, { a: 0, b: 5 }),
    'won',
  ],
  drawn: [
    snapshot('-/-/a/-/-/b/-/-/-', { a: 4, b: 4 }, { a: 0, b: 0 }),
    [{ type: 'drawn', reason: 'limit' }],
    snapshot('-/-/a/-/-/b/-/-/-', { a: 4, b: 4 }, { a: 0, b: 0 }),
    'drawn',
  ],
};

for (const [name, [before, events, after, sounds]] of Object.entries(TURNS)) {
  test(`${name}: moves something, is heard, and ends on what the events say`, async () => {
    const played = await play(before, events, after);
    assert.ok(played.milliseconds > 150 && played.touched > 0);
    assert.equal(played.sounds.filter(sound => sound !== 'turn').join(' '), sounds);
    const { picture, actors, turning, settling, lying } = played.scene;
    assert.deepEqual(picture?.stacks, ['', ...after.board.map(({ men }) => men), '']);
    assert.deepEqual([picture?.home, picture?.dead], [after.home, after.dead]);
    assert.deepEqual([actors.size, turning.size, settling.size], [0, 0, 0], 'nothing is left on its way');
    assert.deepEqual(lying?.at, played.poses, 'the sticks lie as they lay');
  });

  test(`${name}: broken off, nothing more moves or sounds`, async () => {
    const whole = await play(before, events, after);
    for (let stop = 1; stop < whole.motions; stop++) {
      const part = await play(before, events, after, stop);
      // Motions that began together end together.
      assert.ok(part.motions <= stop + 3, `${part.motions} motions after ${stop}`);
      assert.ok(part.sounds.length <= whole.sounds.length);
    }
  });
}
