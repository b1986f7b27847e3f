// Every step of the two lessons, and every picture of the rules, by the rules themselves: the position stands, and each
// legal move does what is told of it.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';
import { STEPS } from '../../www/app/side/lesson-steps.js';
import { SECTIONS } from '../../www/ui/side/rules-sections.js';
import { initSync, MancalaSession, TakTiklSession } from '../../www/wasm/side.js';

/** @typedef {import('../../www/app/side/types.d.ts').SideEvent} SideEvent */
/** @typedef {import('../../www/app/side/types.d.ts').SideSnapshot} SideSnapshot */

const SEATS = { a: { kind: 'human' }, b: { kind: 'computer', level: 'easy' } };

/** The moves that show the idea, those that miss it, and what the last event of the first is. @type {Record<string, [good: string, missed: string, last: string]>} */
const TOLD = {
  'tikl-move': ['a1a2 b4b3 c1c2 d4d3', '', 'moved a'],
  'tikl-line': ['c2c1', 'a1a2 a4a3 b1b2 b1c1 c2b2 c2c3 c2d2', 'won a line'],
  'tikl-diagonal': ['d4c4', 'a2a3 a2b2 b3a3 b3b2 b3c3 d1c1 d1d2 d4d3', 'won a line'],
  'tikl-stop': ['c2c3', 'a2a1 a2a3 a2b2 a4a3 a4b4 c2b2 c2c1 c2d2', 'moved a'],
  'tikl-shut': ['d2c2', 'a3a4 b3b4 b3c3 c1c2 c1d1 d2d1 d2d3', 'passed b no-move'],
  'tikl-clock': ['time', '', 'passed a time'],
  'tikl-limit': ['a1a2 b4b3 c1c2 d4d3', '', 'drawn limit'],
  'pits-sow': ['5 6', '', 'sown b1'],
  'pits-again': ['3', '1 6', 'again a'],
  'pits-capture': ['1', '5', 'captured a 6'],
  'pits-relay': ['1', '2 6', 'sown b1'],
  'pits-round': ['6', '2', 'captured a 2'],
  'pits-end': ['6', '', 'won a stores'],
  'pits-kalah': ['1', '4 6', 'captured a 6 along'],
};

/** @param {SideEvent} event */
function short(event) {
  const { type } = event;
  if (type === 'sown') return `sown ${event.side}${event.pit}`;
  if (type === 'captured') return `captured ${event.side} ${event.seeds}${event.along ? ' along' : ''}`;
  if (type === 'drawn') return `drawn ${event.reason}`;
  return [type, event.side, 'reason' in event ? event.reason : ''].filter(Boolean).join(' ');
}

/** @param {string} game @param {object} options */
const match = (game, options) => (game === 'mancala' ? new MancalaSession(options) : new TakTiklSession(options));

before(async () => {
  initSync({ module: await readFile(new URL('../../www/wasm/side_bg.wasm', import.meta.url)) });
});

for (const [game, steps] of Object.entries(STEPS)) {
  for (const step of steps) {
    test(`${step.id}: every legal move is judged by what comes of it`, () => {
      const { rules, position } = step;
      const options = { rules, position, ...SEATS };
      const first = match(game, options);
      assert.equal(first.snapshot().position, position);
      assert.equal(first.snapshot().rules, rules);
      const moves = step.waits
        ? ['time']
        : first.snapshot().moves.map((/** @type {{ move?: string, pit: number }} */ { move, pit }) => move ?? `${pit}`);
      first.free();
      /** @type {Record<string, SideEvent[]>} */
      const good = {};
      const missed = [];
      for (const move of moves) {
        const session = match(game, options);
        const timed = /** @type {TakTiklSession} */ (session);
        /** @type {SideEvent[]} */
        const events = step.waits ? timed.passTime(step.waits) : session.play(move);
        const after = session.snapshot();
        const answer = after.outcome ? null : step.answer?.(after);
        if (answer) events.push(...session.play(answer));
        if (step.wanted(events)) good[move] = events;
        else missed.push(move);
        session.free();
      }
      const [right, wrong, last] = TOLD[step.id] ?? [];
      assert.deepEqual(Object.keys(good), right?.split(' '));
      assert.deepEqual(missed, wrong?.split(' ').filter(Boolean));
      const [events = []] = Object.values(good);
      assert.equal(short(/** @type {SideEvent} */ (events.at(-1))), last);
    });
  }
}

test('each step is told once', () => {
  const ids = Object.values(STEPS).flatMap(steps => steps.map(({ id }) => id));
  assert.deepEqual(ids, Object.keys(TOLD));
});

test('shut in, Black leaves White a winning move, as is told', () => {
  const session = new TakTiklSession({ ...SEATS, rules: 'limit=none;clock=off', position: '4/ww2/bb1w/bbw1 w' });
  session.play('d2c2');
  /** @type {{ turn: string, moves: { move: string, wins: boolean }[] }} */
  const { turn, moves } = session.snapshot();
  assert.equal(turn, 'a');
  assert.ok(moves.some(({ move, wins }) => move === 'c2c3' && wins));
  session.free();
});

test('what the pictures of the rules show is what is said beside them', () => {
  /** @type {Record<string, string>} */
  const shown = {};
  for (const [game, sections] of Object.entries(SECTIONS)) {
    for (const { id, rules, position, move } of sections.flatMap(({ figures = [] }) => figures)) {
      const session = match(game, { rules, position });
      /** @type {SideEvent[]} */
      const events = session.play(move);
      shown[id] = short(/** @type {SideEvent} */ (events.at(-1)));
      if (id === 'relay') assert.ok(events.some(event => event.type === 'lifted' && event.relay));
      session.free();
    }
  }
  assert.deepEqual(shown, {
    move: 'moved a',
    row: 'won a line',
    diagonal: 'won a line',
    shut: 'passed b no-move',
    sow: 'sown b1',
    relay: 'sown b1',
    capture: 'captured a 6',
    again: 'again a',
    end: 'won a stores',
    along: 'captured a 6 along',
  });
});
