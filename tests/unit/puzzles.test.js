// Puzzles: the file as the page reads it, days by the wall's calendar, and the streak of them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readPuzzles } from '../../www/app/puzzles/file.js';
import { Puzzles } from '../../www/app/puzzles/puzzles.js';
import { dateOf, dayOf, lengthOn, streakFrom, withDay } from '../../www/app/puzzles/streak.js';

/** @import { Snapshot } from '../../www/types.d.ts' */

const FILE = readFileSync(new URL('../../www/app/puzzles/puzzles.txt', import.meta.url), 'utf8');

const SMALL = `rules bell
1 450 -/a/-/a/-/-/b/-/- 2,4 1,0 a 3 4 enter:100m 2:185b
2 641 -/a/-/-/b/-/-/-/ba 2,3 1,0 a 3 2 9:132b enter:169b
rules homeward
4 668 -/a/-/-/b/ba/-/b/- 3,2 0,0 a 3 6 2:31s enter:75m
`;

test('the file is read, the rule sets taking turns', () => {
  const puzzles = readPuzzles(SMALL);
  assert.deepEqual(
    puzzles.map(({ rules, grade }) => [rules, grade]),
    [
      ['bell', 1],
      ['homeward', 4],
      ['bell', 2],
    ],
  );
  assert.deepEqual(puzzles[1], {
    rules: 'homeward',
    grade: 4,
    position: '-/a/-/-/b/ba/-/b/- 3,2 0,0 a',
    score: '3',
    chance: 0.668,
    answers: [
      { move: '6', cost: 0, kind: 'best' },
      { move: '2', cost: 0.031, kind: 'slip' },
      { move: 'enter', cost: 0.075, kind: 'mistake' },
    ],
  });
});

test('the file of the page has hundreds of puzzles, and neighbours differ in their rules', () => {
  const puzzles = readPuzzles(FILE);
  assert.ok(puzzles.length >= 300, `${puzzles.length}`);
  for (const [i, { rules, grade, chance, answers }] of puzzles.entries()) {
    assert.ok([1, 2, 3, 4].includes(grade) && chance > 0 && chance < 1 && answers.length >= 3);
    assert.ok(answers.slice(1).every(({ cost, kind }) => cost > 0 && kind !== 'best'));
    if (i > 0) assert.notEqual(rules, puzzles[i - 1]?.rules);
  }
});

test('a day is that of the calendar on the wall', () => {
  const evening = new Date(2026, 10, 30, 23, 59, 59);
  const morning = new Date(2026, 11, 1, 0, 0, 1);
  assert.equal(dayOf(morning), dayOf(evening) + 1);
  assert.equal(dayOf(new Date(1970, 0, 1)), 0);
  for (const day of [0, 20_000, 20_789]) assert.equal(dayOf(dateOf(day)), day);
});

test('a streak grows by the next day, begins anew after a gap, and remembers the longest', () => {
  let streak = streakFrom(null);
  assert.equal(lengthOn(streak, 100), 0);
  streak = withDay(streak, 100);
  assert.equal(withDay(streak, 100), streak, 'a day counts once');
  streak = withDay(streak, 101);
  assert.deepEqual(streak, { day: 101, length: 2, best: 2 });
  assert.equal(lengthOn(streak, 102), 2, 'today may still follow');
  assert.equal(lengthOn(streak, 103), 0);
  streak = withDay(streak, 103);
  assert.deepEqual(streak, { day: 103, length: 1, best: 2 });
  assert.equal(withDay(streak, 99), streak, 'what is past counts no more');
});

test('what was kept and is damaged counts as nothing', () => {
  for (const kept of [null, 7, 'x', {}, { day: 1, length: -1, best: 2 }, { day: 1.5, length: 1, best: 1 }])
    assert.equal(lengthOn(streakFrom(kept), 1), 0);
  assert.deepEqual(streakFrom({ day: 3, length: 2, best: 4 }), { day: 3, length: 2, best: 4 });
});

/** An engine that says of a session what it was asked, and storage in memory or refused. @param {boolean} [refused] */
function bench(refused = false) {
  /** @type {Map<string, string>} */
  const kept = new Map();
  const saves = {
    refused: false,
    /** @param {string} key @param {unknown} missing */
    read(key, missing) {
      if (refused) this.refused = true;
      return kept.has(key) ? JSON.parse(String(kept.get(key))) : missing;
    },
    /** @param {string} key @param {unknown} value */
    write(key, value) {
      if (refused) this.refused = true;
      else kept.set(key, JSON.stringify(value));
    },
  };
  let open = 0;
  class Session {
    /** @type {string[]} */
    log = [];
    /** @param {{ position: string }} options */
    constructor({ position }) {
      open += 1;
      this.log.push(position);
    }
    /** @param {boolean[]} faces */
    throwReal(faces) {
      this.log.push(`${faces.filter(Boolean).length}`);
    }
    /** @param {string} move */
    play(move) {
      this.log.push(move);
      return [{ type: 'played', move }];
    }
    snapshot() {
      return { position: this.log.join(' ') };
    }
    free() {
      open -= 1;
    }
  }
  const engine = { Session, checkRules: () => ({ scores: [4, 0, 2, 3, 5], throw: 'sticks' }) };
  let now = new Date(1970, 0, 4, 9);
  /** @type {unknown[]} */
  const playedOn = [];
  const make = () =>
    new Puzzles(
      /** @type {any} */ (engine),
      /** @type {any} */ (saves),
      { changed() {}, now: () => now, playOn: from => playedOn.push(from) },
      SMALL,
    );
  const clock = {
    /** @param {Date} date */
    set(date) {
      now = date;
    },
  };
  return { make, clock, playedOn, kept, sessions: () => open };
}

/** @param {Puzzles} puzzles */
const stateOf = puzzles => {
  const { state } = puzzles;
  assert.ok(state);
  return state;
};

test('the day decides the puzzle; wrong tries are told, the best one ends it, and all of it is kept', () => {
  const { make, kept, sessions } = bench();
  const puzzles = make();
  puzzles.open();
  assert.equal(stateOf(puzzles).number, 1, 'day 3 of 3 puzzles');
  assert.equal(stateOf(puzzles).snapshot.position, '-/a/-/a/-/-/b/-/- 2,4 1,0 a 3', 'three yellow make 3');
  puzzles.play('7');
  assert.deepEqual(stateOf(puzzles).tried, [], 'what is no move is not tried');
  puzzles.play('enter');
  puzzles.play('enter');
  assert.deepEqual([stateOf(puzzles).tried, stateOf(puzzles).done], [['enter'], null]);
  assert.equal(stateOf(puzzles).rest, stateOf(puzzles).snapshot);
  assert.equal(stateOf(puzzles).streak.length, 0);
  puzzles.play('4');
  assert.equal(stateOf(puzzles).done, 'found');
  assert.match(stateOf(puzzles).rest.position, / 4$/);
  assert.deepEqual(stateOf(puzzles).streak, { length: 1, best: 1, today: true });
  puzzles.play('2');
  assert.deepEqual(stateOf(puzzles).tried, ['enter', '4'], 'it is over');
  assert.ok(kept.has('puzzles'));

  const again = make();
  again.open();
  assert.deepEqual([stateOf(again).tried, stateOf(again).done], [['enter', '4'], 'found']);
  assert.equal(stateOf(again).run, null, 'nothing is played again');
  assert.equal(sessions(), 0, 'every session is freed');
});

test('the answer shown ends it without a day, and playing on starts where the board stands', () => {
  const { make, clock, playedOn } = bench();
  const puzzles = make();
  puzzles.open();
  puzzles.playOn();
  puzzles.show();
  puzzles.playOn();
  const from = { rules: 'bell', position: '-/a/-/a/-/-/b/-/- 2,4 1,0 a', fallen: [true, true, true, false] };
  assert.deepEqual(playedOn, [
    { ...from, move: null },
    { ...from, move: '4' },
  ]);
  assert.equal(stateOf(puzzles).streak.length, 0);
  puzzles.play('4');
  assert.equal(stateOf(puzzles).streak.length, 0);
  clock.set(new Date(1970, 0, 5, 0, 1));
  puzzles.open();
  assert.deepEqual([stateOf(puzzles).number, stateOf(puzzles).done], [2, null], 'a new day, another puzzle');
});

test('others are gone through by grade, without the day’s', () => {
  const { make } = bench();
  const puzzles = make();
  puzzles.open();
  puzzles.want(4);
  assert.deepEqual([stateOf(puzzles).daily, stateOf(puzzles).grade], [false, 4]);
  puzzles.show();
  assert.equal(stateOf(puzzles).streak.length, 0, 'only the day’s counts');
  puzzles.want(0);
  assert.equal(stateOf(puzzles).number, 2, 'it fits, so it stays');
  puzzles.next();
  assert.equal(stateOf(puzzles).number, 3);
  puzzles.next();
  assert.equal(stateOf(puzzles).number, 2);
  puzzles.daily();
  assert.deepEqual([stateOf(puzzles).daily, stateOf(puzzles).number], [true, 1]);
});

test('storage refused costs only the keeping', () => {
  const { make, clock } = bench(true);
  const puzzles = make();
  puzzles.open();
  puzzles.play('4');
  clock.set(new Date(1970, 0, 5, 12));
  puzzles.open();
  puzzles.play(stateOf(puzzles).answers[0]?.move ?? '');
  assert.deepEqual(stateOf(puzzles).streak, { length: 2, best: 2, today: true });
  const other = make();
  other.open();
  assert.equal(stateOf(other).streak.length, 0);
});
