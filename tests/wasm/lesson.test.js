// Every step of the lesson by the rules themselves: its position stands, its throw can fall, its move is legal and does
// what is told.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';
import { STEPS } from '../../www/app/lesson-steps.js';
import { initSync, Session } from '../../www/wasm/puluc.js';

/** What is told of each step: the score, the events of its move in short, the position after it. @type {Record<string, [score: number, events: string, after: string]>} */
const TOLD = {
  enter: [2, 'entered 2', '-/a/-/-/-/-/-/-/- 4,5 0,0 b'],
  move: [3, 'moved 2 5 a', '-/-/-/-/a/-/-/-/- 4,5 0,0 b'],
  pass: [0, 'passed no-score', '-/-/-/-/a/-/b/-/- 4,4 0,0 b'],
  capture: [2, 'moved 4 6 a, captured 6 b', '-/-/-/-/-/ba/-/-/- 4,4 0,0 b'],
  carry: [5, 'moved 4 9 ba', '-/-/-/-/-/-/-/-/ba 4,4 0,0 b'],
  turn: [3, 'moved 3 6 a, captured 6 bab', '-/-/-/-/a/baba/-/-/- 2,3 0,0 b'],
  block: [3, 'moved 6 9 a', '-/-/a/-/-/-/-/-/a 3,5 0,0 b'],
  home: [4, 'left 8 a, home a 1', '-/-/-/-/-/-/-/-/- 5,5 0,0 b'],
  off: [2, 'left 8 aba, home a 2, dead b 1', '-/-/-/-/-/-/-/-/- 5,4 0,1 b'],
  recapture: [2, 'entered 2, captured 2 ab', '-/aba/-/-/-/-/a/-/- 2,4 0,0 b'],
  liberation: [2, 'moved 3 5 ba, freed 3', '-/-/a/-/ba/-/-/-/- 3,4 0,0 b'],
  homeward: [3, 'left 3 ba, home a 1, dead b 1', '-/-/-/-/-/a/-/-/- 4,4 0,1 b'],
  win: [3, 'left 7 ba, home a 1, dead b 1, won removed', '-/-/-/-/-/-/-/-/- 5,0 0,5 b'],
};

/** @param {import('../../www/types.d.ts').GameEvent} event */
function short(event) {
  switch (event.type) {
    case 'entered':
      return `entered ${event.to}`;
    case 'moved':
      return `moved ${event.from} ${event.to} ${event.men}`;
    case 'captured':
      return `captured ${event.at} ${event.men}`;
    case 'freed':
      return `freed ${event.at}`;
    case 'left':
      return `left ${event.from} ${event.men}`;
    case 'home':
    case 'dead':
      return `${event.type} ${event.side} ${event.count}`;
    case 'passed':
    case 'won':
      return `${event.type} ${event.reason}`;
    default:
      return event.type;
  }
}

/** A session in the step's position, its throw made; and the events of that throw where it passes. @param {import('../../www/app/lesson-steps.js').Step} step */
function thrown({ rules, position, faces }) {
  const session = new Session({ rules, position });
  return { session, ...session.throwReal(faces) };
}

before(async () => {
  initSync({ module: await readFile(new URL('../../www/wasm/puluc_bg.wasm', import.meta.url)) });
});

test('a dozen steps, each told once', () => {
  assert.deepEqual(
    STEPS.map(({ id }) => id),
    Object.keys(TOLD),
  );
  assert.ok(STEPS.length >= 12);
});

for (const step of STEPS) {
  test(`${step.id}: the position stands and the throw is legal`, () => {
    const { session, score, passed } = thrown(step);
    const snapshot = session.snapshot();
    assert.equal(snapshot.rules, step.rules);
    assert.equal(score, TOLD[step.id]?.[0]);
    assert.equal(passed, step.goal === 'pass');
    const legal = snapshot.moves.map((/** @type {{ move: string }} */ { move }) => move);
    assert.deepEqual(legal, step.goal === 'pass' ? [] : [step.goal, ...step.others].sort(), 'all legal moves are told');
    session.free();
  });

  test(`${step.id}: the move does what is told`, () => {
    const { session, events } = thrown(step);
    const played = step.goal === 'pass' ? events : session.play(step.goal);
    // The hop out of the road is told by what left it.
    const leaves = played.some((/** @type {{ type: string }} */ { type }) => type === 'left');
    const told = played.map(short).filter((/** @type {string} */ event) => !(leaves && event.startsWith('moved')));
    assert.equal(told.join(', '), TOLD[step.id]?.[1]);
    assert.equal(session.snapshot().position, TOLD[step.id]?.[2]);
    session.free();
  });
}
