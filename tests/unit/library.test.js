// The pure parts of the library: texts of many games, damaged entries, own play, links.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countThrows, entryOf, readEntry, surplus } from '../../www/app/library/entries.js';
import { newerRecord } from '../../www/app/library/library.js';
import { gameLink, positionLink, readLink } from '../../www/app/library/links.js';
import { counted, judged, noPlay, ownSide, readTally, resultOf } from '../../www/app/library/tally.js';
import { gameOf, gamesText, placeError, splitGames } from '../../www/app/library/texts.js';
import { fileName } from '../../www/ui/games/files.js';

/** @import { Snapshot, Throw } from '../../www/types.d.ts' */

const RECORD = 'puluc 1\nrules bell\na human Ana\nb human\nfirst a\n1 a 1011 enter';
const OTHER = 'puluc 1\nrules strasbourg\na human\nb computer easy\nfirst b\n1 b 1100 enter\nwon b resigned';

/** @param {number} score @returns {Throw} */
const thrown = score => ({ faces: [], yellow: 0, score, again: 0, passed: false });

/** @param {object} [more] @returns {Snapshot} */
const snapshot = more =>
  /** @type {any} */ ({
    game: 'puluc',
    rules: 'bell',
    players: { a: { kind: 'human', name: 'Ana' }, b: { kind: 'computer', name: '', level: 'easy' } },
    turns: [
      { side: 'a', throw: thrown(3) },
      { side: 'b', throw: thrown(2) },
    ],
    turn: 'a',
    phase: 'move',
    throw: thrown(5),
    throwOff: { throws: [{ a: thrown(4), b: thrown(2) }], first: 'a', lot: false },
    outcome: null,
    ...more,
  });

test('throws are counted by side: the turns, the one that lies, the throw-off', () => {
  const { a, b } = countThrows(snapshot());
  assert.deepEqual(a, [0, 0, 0, 1, 1, 1, 0, 0, 0, 0]);
  assert.deepEqual(b, [0, 0, 2, 0, 0, 0, 0, 0, 0, 0]);
  // Before a throw the last one belongs to a turn already.
  assert.equal(countThrows(snapshot({ phase: 'throw' })).a[5], 0);
  assert.equal(countThrows(snapshot({ throwOff: null })).b[2], 1);
});

test('an entry comes back whole from the store, and only whole', () => {
  const entry = entryOf('x', RECORD, snapshot(), { name: 'One', changed: 1000, auto: true });
  assert.deepEqual(readEntry(structuredClone(entry)), entry);
  const ended = entryOf('x', RECORD, snapshot({ outcome: { winner: 'a', reason: 'removed' } }));
  assert.deepEqual(readEntry(structuredClone(ended)), ended);
  for (const damage of [
    { record: undefined },
    { players: { a: { kind: 'human', name: '' } } },
    { turns: 'many' },
    { throws: { a: [1], b: [] } },
    { throws: { ...entry.throws, a: entry.throws.a.map(() => -1) } },
    { outcome: 'won' },
    { changed: null },
  ]) {
    assert.equal(readEntry({ ...entry, ...damage }), null, JSON.stringify(damage));
  }
  for (const value of [undefined, null, 'text', 3, []]) assert.equal(readEntry(value), null);
});

test('of the games that keep themselves the oldest without a name go', () => {
  const game = (/** @type {string} */ id, /** @type {number} */ changed, more = {}) => ({
    ...entryOf(id, RECORD, snapshot(), { changed, auto: true }),
    ...more,
  });
  const games = [
    game('old', 1),
    game('named', 0, { name: 'Mine' }),
    game('wanted', 0, { auto: false }),
    game('new', 2),
  ];
  assert.deepEqual(surplus(games, 1), ['old']);
  assert.deepEqual(surplus(games, 2), []);
});

test('many games as one text come apart again', () => {
  const games = [
    { name: 'Sunday  with\nAna', changed: Date.UTC(2026, 0, 4, 15, 20), record: `${RECORD}\n` },
    { name: '', changed: Date.UTC(2026, 0, 5), record: OTHER },
  ];
  const text = gamesText(games);
  const { parts, stray, newer } = splitGames(text);
  assert.equal(stray, null);
  assert.equal(newer, false);
  assert.deepEqual(
    parts.map(({ name, changed, record }) => ({ name, changed, record: record.trim() })),
    [
      { name: 'Sunday with Ana', changed: games[0].changed, record: RECORD },
      { name: '', changed: games[1].changed, record: OTHER },
    ],
  );
  const lines = text.split('\n');
  for (const { line } of parts) assert.equal(lines[line - 1], 'puluc 1');
  // With the line ends of other systems and a mark at the beginning too.
  assert.deepEqual(
    splitGames(`\uFEFF${text.replaceAll('\n', '\r\n')}`).parts.map(({ record }) => record.trim()),
    [RECORD, OTHER],
  );
});

test('records alone, one or more, are games too', () => {
  assert.deepEqual(splitGames(RECORD).parts, [{ name: '', changed: null, record: RECORD, line: 1 }]);
  assert.deepEqual(
    splitGames(`${RECORD}\n${OTHER}`).parts.map(({ record, line }) => [record, line]),
    [
      [RECORD, 1],
      [OTHER, 7],
    ],
  );
  assert.deepEqual(splitGames('\n\nhello\nthere').stray, { line: 3, text: 'hello' });
  assert.deepEqual(splitGames(''), { parts: [], stray: null, newer: false });
  assert.equal(splitGames('puluc-games 2\nanything').newer, true);
});

test('an error stands where it is in the whole text', () => {
  assert.deepEqual(placeError('line 3: the seed must be a number', 10), { line: 12, why: 'the seed must be a number' });
  assert.deepEqual(placeError('something else', 10), { line: 10, why: 'something else' });
});

test('a record of a newer version is known by its first line', () => {
  assert.equal(newerRecord('puluc 2\nrules bell'), true);
  assert.equal(newerRecord('puluc 11'), true);
  assert.equal(newerRecord(RECORD), false);
  assert.equal(newerRecord('puluc x'), false);
});

const PAGE = 'https://example.org/games/?lang=es#old';

test('a game goes into a link and out again, whatever its letters', async () => {
  const record = `${RECORD.replace('Ana', 'Ñandú & 阿娜 +=#')}\n2 b 0100 pass`;
  const link = await gameLink(PAGE, `${record}\n`);
  assert.match(link, /^https:\/\/example\.org\/games\/#v=1&z=[\w-]+$/);
  assert.deepEqual(await readLink(link), { record });
  assert.deepEqual(await readLink(`https://example.org/#v=1&record=${encodeURIComponent(record)}`), { record });
});

test('where the browser cannot pack, the record goes as it is', async () => {
  const kept = globalThis.CompressionStream;
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  try {
    const link = await gameLink(PAGE, RECORD);
    assert.match(link, /#v=1&record=puluc%201/);
    assert.deepEqual(await readLink(link), { record: RECORD });
  } finally {
    globalThis.CompressionStream = kept;
  }
});

test('a long game packs to a link that is short', async () => {
  const turns = Array.from({ length: 150 }, (_, n) => `${n + 1} ${n % 2 ? 'b' : 'a'} 1011 ${(n % 9) + 1}`);
  const link = await gameLink(PAGE, [RECORD, ...turns].join('\n'));
  assert.ok(link.length < 1200, `${link.length} characters`);
});

test('records of several games stand in one text, each told by its title', () => {
  const names = ['tak-tikl', 'mancala'];
  const sown = 'mancala 1\nrules box\n1 a 4';
  const text = gamesText([
    { name: 'One', changed: 1000, record: RECORD },
    { name: '', changed: 2000, record: sown },
  ]);
  const { parts, stray } = splitGames(text, names);
  assert.equal(stray, null);
  assert.deepEqual(
    parts.map(({ record, changed }) => [gameOf(record, names), record.trim(), changed]),
    [
      [null, RECORD, 1000],
      ['mancala', sown, 2000],
    ],
  );
  assert.equal(gameOf('chess 1', names), null);
  assert.ok(newerRecord('mancala 2\nrules box'));
});

test('a position goes into the query, readable', async () => {
  const link = positionLink(PAGE, 'bell;again=yes', '-/a/-/-/b/-/-/-/- 4,4 0,0 a');
  assert.equal(link, 'https://example.org/games/?rules=bell;again=yes&position=-/a/-/-/b/-/-/-/-+4,4+0,0+a');
  assert.deepEqual(await readLink(link), {
    game: null,
    rules: 'bell;again=yes',
    position: '-/a/-/-/b/-/-/-/- 4,4 0,0 a',
  });
  assert.deepEqual(await readLink('https://example.org/?position=x'), { game: null, rules: 'bell', position: 'x' });
  const other = positionLink(PAGE, 'limit=30;clock=off', 'a1,c1 b1,d1 w', 'tak-tikl');
  assert.deepEqual(await readLink(other), { game: 'tak-tikl', rules: 'limit=30;clock=off', position: 'a1,c1 b1,d1 w' });
});

test('a broken link and one from a newer version are told apart; others are none of ours', async () => {
  const whole = await gameLink(PAGE, RECORD);
  /** @type {[string, string][]} */
  const bad = [
    [whole.slice(0, -9), 'bad-link'],
    ['https://example.org/#v=1&z=%%%', 'bad-link'],
    ['https://example.org/#v=one&z=abc', 'bad-link'],
    ['https://example.org/#v=1', 'bad-link'],
    [whole.replace('v=1', 'v=2'), 'newer-link'],
    ['https://example.org/?v=2&position=x', 'newer-link'],
  ];
  for (const [link, code] of bad) await assert.rejects(readLink(link), { code }, link);
  for (const link of ['https://example.org/', 'https://example.org/?rules=bell&v=abc', 'https://example.org/#notes']) {
    assert.equal(await readLink(link), null, link);
  }
});

test('a link that would unfold without end is refused', async () => {
  const link = await gameLink(PAGE, 'a'.repeat(3_000_000));
  assert.ok(link.length < 10_000);
  await assert.rejects(readLink(link), { code: 'bad-link' });
});

const over = (/** @type {'a' | 'b' | null} */ winner, more = {}) =>
  snapshot({ phase: 'over', outcome: { winner, reason: 'removed' }, ...more });

test('own play: wins by level, people among themselves, nothing for two computers', () => {
  const people = { a: { kind: 'human', name: '' }, b: { kind: 'human', name: '' } };
  const computers = { a: { kind: 'computer', name: '' }, b: { kind: 'computer', name: '' } };
  let tally = noPlay();
  for (const [id, game] of /** @type {const} */ ([
    ['1', over('a')],
    ['2', over('b')],
    ['3', over(null)],
    ['4', over('a', { players: people })],
    ['5', over('a', { players: computers })],
    ['6', snapshot()],
  ])) {
    const result = resultOf(id, game);
    if (result) tally = counted(tally, result);
  }
  assert.deepEqual(tally.levels, { easy: { won: 1, lost: 1, drawn: 1 } });
  assert.equal(tally.people, 1);
  assert.deepEqual(readTally(JSON.parse(JSON.stringify(tally))), tally);
  assert.equal(ownSide(over('a').players), 'a');
});

test('a game that ends twice counts once, by its last end, and keeps what its review said', () => {
  const one = resultOf('1', over('a'));
  const two = resultOf('1', over('b'));
  assert.ok(one && two);
  let tally = judged(counted(noPlay(), one), '1', 80);
  assert.deepEqual(tally.accuracy, { sum: 80, count: 1 });
  tally = counted(tally, one);
  assert.deepEqual(tally.accuracy, { sum: 80, count: 1 }, 'the same end again');
  assert.deepEqual(tally.levels.easy, { won: 1, lost: 0, drawn: 0 });
  tally = counted(tally, two);
  assert.deepEqual(tally.levels.easy, { won: 0, lost: 1, drawn: 0 });
  assert.deepEqual(tally.accuracy, { sum: 0, count: 0 }, 'another game now');
  assert.deepEqual(judged(tally, 'unknown', 50), tally);
  assert.deepEqual(judged(judged(tally, '1', 40), '1', 60).accuracy, { sum: 60, count: 1 }, 'reviewed twice');
});

test('a damaged tally begins anew', () => {
  for (const value of [null, 'x', {}, { ...noPlay(), levels: { easy: 3 } }, { ...noPlay(), recent: [null] }]) {
    assert.deepEqual(readTally(value), noPlay());
  }
});

test('a file is called after its game', () => {
  assert.equal(fileName('Ana & José: 2'), 'Ana-José-2.txt');
  assert.equal(fileName('???'), 'puluc.txt');
});
