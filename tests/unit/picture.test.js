// The picture follows the state: jobs in order, a new one ends the running one, a still picture ends them all.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Picture } from '../../www/app/picture.js';

/** @typedef {import('../../www/types.d.ts').Snapshot} Snapshot */
/** @typedef {import('../../www/types.d.ts').Stage} Stage */

/** @param {string} name @returns {any} */
const snapshot = name => ({ name });

/** A stage that moves until it is told to stop, and writes down what it was asked. */
function fakeStage() {
  /** @type {string[]} */
  const asked = [];
  /** @type {(() => void)[]} */
  const moving = [];
  const stop = () => {
    for (const end of moving.splice(0)) end();
  };
  const move = (/** @type {string} */ what) => {
    asked.push(what);
    return /** @type {Promise<void>} */ (new Promise(end => moving.push(end)));
  };
  const stage = {
    show: (/** @type {any} */ { name }) => asked.push(`show ${name}`),
    throwSticks: (/** @type {any} */ { score }) => move(`throw ${score}`),
    playEvents: (/** @type {any[]} */ events) => move(`events ${events.join()}`),
    skip() {
      asked.push('skip');
      stop();
    },
  };
  return { asked, stop, stage: /** @type {Stage} */ (/** @type {unknown} */ (stage)) };
}

function pictureOn(/** @type {Stage | null} */ stage) {
  /** @type {(string | null)[]} */
  const activities = [];
  const picture = new Picture(() => activities.push(picture.activity));
  if (stage) picture.attach(stage);
  /** @type {string[]} */
  const done = [];
  return {
    picture,
    activities,
    done,
    /** @param {number} score */
    throwSticks: score =>
      picture.throwSticks(/** @type {any} */ ({ score }), 'a', snapshot(`thrown ${score}`), () =>
        done.push(`fell ${score}`),
      ),
    /** @param {string} name */
    play: name => picture.playEvents(/** @type {any} */ ([name]), snapshot(name), () => done.push(name)),
  };
}

const tick = () => new Promise(resolve => setImmediate(resolve));

test('a throw lasts as long as the stage moves, then it is told', async () => {
  const { stage, asked, stop } = fakeStage();
  const { picture, activities, done, throwSticks } = pictureOn(stage);
  throwSticks(3);
  assert.equal(picture.activity, 'throw', 'at once, so that nothing else is taken in the same task');
  await tick();
  assert.deepEqual(done, []);
  stop();
  await picture.still();
  assert.deepEqual(asked, ['throw 3', 'show thrown 3'], 'ends on the state that it led to');
  assert.deepEqual(done, ['fell 3']);
  assert.deepEqual(activities, ['throw', null]);
});

test('a new job ends the running one; every one is played and told, in order', async () => {
  const { stage, asked, stop } = fakeStage();
  const { picture, activities, done, throwSticks, play } = pictureOn(stage);
  throwSticks(2);
  play('enter');
  throwSticks(4);
  await tick();
  stop();
  await picture.still();
  assert.deepEqual(
    asked.filter(one => one !== 'skip'),
    ['throw 2', 'events enter', 'throw 4', 'show thrown 4'],
  );
  assert.deepEqual(done, ['fell 2', 'enter', 'fell 4']);
  assert.deepEqual(activities, ['throw', 'events', 'throw', null]);
});

test('a still picture ends all that moves or waits, and no word of it comes later', async () => {
  const { stage, asked, stop } = fakeStage();
  const { picture, done, throwSticks, play } = pictureOn(stage);
  throwSticks(2);
  play('enter');
  picture.show(snapshot('new game'));
  await picture.still();
  stop();
  await tick();
  assert.equal(asked.at(-1), 'show new game');
  assert.deepEqual(done, []);
  assert.equal(picture.activity, null);
});

test('a job after a still picture is told again', async () => {
  const { stage, stop } = fakeStage();
  const { picture, done, throwSticks, play } = pictureOn(stage);
  throwSticks(2);
  picture.show(snapshot('new game'));
  play('enter');
  await tick();
  stop();
  await picture.still();
  assert.deepEqual(done, ['enter']);
});

test('without a stage nothing moves, but what happens is still told after the task', async () => {
  const { picture, done, throwSticks } = pictureOn(null);
  throwSticks(2);
  assert.deepEqual(done, []);
  await picture.still();
  assert.deepEqual(done, ['fell 2']);
});

test('a stage that comes late shows the last state', async () => {
  const { stage, asked } = fakeStage();
  const { picture, throwSticks } = pictureOn(null);
  throwSticks(2);
  await picture.still();
  picture.attach(stage);
  assert.deepEqual(asked, ['show thrown 2']);
});

test('a skip is handed on', () => {
  const { stage, asked } = fakeStage();
  const { picture } = pictureOn(stage);
  picture.skip();
  assert.deepEqual(asked, ['skip']);
});
