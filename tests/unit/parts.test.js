// The parts of a game, each alone: what is chosen, where the page is, what is reported.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Choice } from '../../www/app/choice.js';
import { Pages } from '../../www/app/pages.js';
import { moverFirst } from '../../www/app/players.js';
import { Reports } from '../../www/app/reports.js';

/** @typedef {import('../../www/app/choice.js').Seen} Seen */

/** A table with two moves, as far as a choice asks. @returns {Seen} */
const table = () => ({
  phase: 'choosing',
  snapshot: /** @type {any} */ ({
    turn: 'a',
    spaces: 2,
    home: { a: 0, b: 3 },
    enterBlocked: null,
    board: [{ owner: 'a', blocked: 'own-stack' }, { owner: 'b' }],
    moves: [{ move: 'enter' }, { move: '2' }],
  }),
});

test('only a legal move can be chosen or pointed at, and only while one is to be chosen', () => {
  let changes = 0;
  const seen = table();
  const choice = new Choice(
    () => seen,
    () => {
      changes += 1;
    },
  );
  choice.select('2');
  assert.equal(choice.preview?.move, '2');
  choice.hover('enter');
  choice.hover('enter');
  assert.equal(changes, 2, 'the same again is no change');
  assert.equal(choice.preview?.move, 'enter', 'what is pointed at goes before what is chosen');
  assert.equal(choice.selected?.move, '2');
  choice.hover('7');
  assert.equal(choice.hovered, null);
  seen.phase = 'moving';
  assert.equal(choice.selected, null);
  choice.select('2');
  seen.phase = 'choosing';
  assert.equal(choice.selected, null);
});

test('a place that cannot move says why, until something else is done', () => {
  const choice = new Choice(table, () => {});
  const said = (/** @type {number} */ place) => {
    choice.explain(place);
    return choice.notice?.key ?? null;
  };
  assert.deepEqual([0, 1, 2, 3].map(said), ['why-nobody-home', 'why-own-stack', 'why-not-yours', null]);
  choice.explain(1);
  choice.forget();
  assert.equal(choice.notice, null);
});

/** @param {string} [named] by the element */
function pages(named) {
  /** @type {any} */
  const rooms = {
    lesson: null,
    has: (/** @type {string | null} */ name) => name === 'mancala',
    openLesson: async () => {
      throw new Error('offline');
    },
    openPuzzles: async () => {},
    side: () => ({ openLesson: async () => {} }),
    openSide: async () => ({ snapshot: { outcome: null } }),
  };
  /** @type {Map<string, unknown>} */
  const kept = new Map();
  /** @type {any} */
  const saves = {
    read: (/** @type {string} */ key, /** @type {unknown} */ missing) => kept.get(key) ?? missing,
    write: (/** @type {string} */ key, /** @type {unknown} */ value) => kept.set(key, value),
  };
  /** @type {unknown[]} */
  const unfetched = [];
  const made = new Pages(rooms, saves, {
    named: () => named ?? null,
    turned: () => {},
    unfetched: error => unfetched.push(error),
    changed: () => {},
  });
  return { pages: made, kept, unfetched };
}

test('a page goes back to where it was opened from', async () => {
  const { pages: at } = pages();
  const back = async () => {
    at.leave();
    await null;
    return [at.screen, at.state.leaf];
  };
  await at.show('rules');
  assert.deepEqual(await back(), ['start', null]);
  at.turnTo('table');
  await at.show('games');
  await at.show('throws');
  at.open('settings');
  assert.deepEqual(at.state, { screen: 'throws', leaf: null, dialog: 'settings' });
  assert.deepEqual(await back(), ['games', null]);
  assert.deepEqual(await back(), ['table', null]);
  await at.openGame('mancala');
  await at.show('throws');
  assert.equal(at.side, 'mancala');
  assert.deepEqual(await back(), ['mancala', null]);
  await at.show('throws');
  await at.show('games');
  await at.show('throws');
  assert.deepEqual(await back(), ['mancala', null], 'no way round and round');
});

test('pages that are read side by side are left together', async () => {
  const { pages: at } = pages();
  await at.show('rules');
  await at.show('glossary');
  await at.show('history');
  at.leave();
  assert.equal(at.screen, 'start');
  await at.openGame('mancala', 'lesson');
  assert.deepEqual(at.state, { screen: 'mancala', leaf: 'lesson', dialog: null });
  assert.equal(at.side, null, 'nobody has come by the game');
  await at.show('mancala', 'rules');
  at.leave();
  assert.equal(at.screen, 'start', 'opened on the first page, left for it');
  await at.openGame('mancala');
  await at.show('mancala', 'rules');
  at.leave();
  assert.deepEqual(at.state, { screen: 'mancala', leaf: null, dialog: null });
});

test('a page that cannot be fetched is left, and said', async () => {
  const { pages: at, unfetched } = pages();
  await at.show('lesson');
  assert.equal(at.screen, 'start');
  assert.equal(unfetched.length, 1);
  await at.visit('review', () => Promise.reject(new Error('offline')));
  assert.equal(at.screen, 'start');
  assert.equal(unfetched.length, 2);
});

test('the game that was shown last is shown again, unless the element names another', async () => {
  const first = pages();
  await first.pages.openGame('mancala');
  assert.equal(first.kept.get('at'), 'mancala');
  await first.pages.show('start');
  assert.equal(first.kept.get('at'), undefined);
  const named = pages('mancala');
  await named.pages.openNamed();
  assert.equal(named.pages.screen, 'mancala');
});

test('a refusal is shown and told to the page around, a part that did not come only shown', () => {
  /** @type {unknown[]} */
  const told = [];
  const reports = new Reports(
    (_, detail) => told.push(detail),
    () => {},
  );
  const answer = reports.attempt(() => {
    throw Object.assign(new Error('no'), { code: 'illegal-move' });
  });
  assert.equal(answer, undefined);
  assert.deepEqual(told, [{ code: 'illegal-move', message: 'no' }]);
  assert.deepEqual(reports.state.problem, { code: 'illegal-move', message: 'no' });
  reports.unfetched(new Error('gone'));
  assert.deepEqual(reports.state.problem, { code: 'part', message: 'gone' });
  assert.equal(told.length, 1);
  reports.dismissProblem();
  assert.equal(reports.state.problem, null);
});

test('in a position of a link a human against the computer has the move', () => {
  const human = /** @type {const} */ ({ kind: 'human' });
  const computer = /** @type {const} */ ({ kind: 'computer', level: 'easy' });
  assert.deepEqual(moverFirst({ a: human, b: computer }, 'b'), { a: computer, b: human });
  assert.deepEqual(moverFirst({ a: human, b: computer }, 'a'), { a: human, b: computer });
  assert.deepEqual(moverFirst({ a: computer, b: computer }, 'b'), { a: computer, b: computer });
});
