// The element's interface, version 1, by its own words: every literal of docs/embedding.md.
import { expect, openGame, test } from './fixtures.js';
import { listen, PLAIN } from './support.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./support.js').PulucGame} PulucGame */

const TWO = [true, true, false, false];

/**
 * Calls a method of the element: what it returns, or the code that it is refused with and whether all stayed as it was.
 * @param {Locator} game
 * @param {'newGame' | 'throwSticks' | 'play' | 'undo' | 'redo' | 'resign' | 'rematch' | 'load' | 'solve' | 'analyse' | 'review'} name
 * @param {...any} args
 * @returns {Promise<any>}
 */
function call(game, name, ...args) {
  return game.evaluate(
    async (/** @type {PulucGame} */ element, [method, given]) => {
      const look = () =>
        JSON.stringify([element.position && element.record, element.position, element.rules, element.legalMoves]);
      const before = look();
      try {
        return await Reflect.apply(Reflect.get(element, method), element, given);
      } catch (error) {
        const { code, message } = /** @type {Error & { code: string }} */ (error);
        const whole = error instanceof Error && message.length > 0;
        return { code, said: whole, unchanged: look() === before };
      }
    },
    /** @type {const} */ ([name, args]),
  );
}

/** @param {string} code */
const refused = code => ({ code, said: true, unchanged: true });

/** @param {Locator} game */
const look = game =>
  game.evaluate((/** @type {PulucGame} */ { position, rules, legalMoves }) => ({ position, rules, legalMoves }));

test('a new game, a throw, a move, its events', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  expect(await look(game)).toEqual({ position: '', rules: '', legalMoves: [] });
  const { heard } = await listen(game);
  const options = {
    rules: 'bell',
    a: { kind: 'human', name: 'Ana' },
    b: { kind: 'human' },
    first: 'throw-off',
    seed: 7,
  };
  expect(await call(game, 'newGame', options)).toBeUndefined();
  const { position } = await look(game);
  expect(position).toMatch(/^-\/-\/-\/-\/-\/-\/-\/-\/- 5,5 0,0 [ab]$/);

  await call(game, 'newGame', { position: '-/a/-/-/b/-/-/-/- 4,4 0,0 a', first: 'b' });
  expect(await look(game)).toEqual({ position: '-/a/-/-/b/-/-/-/- 4,4 0,0 a', rules: 'bell', legalMoves: [] });
  expect(await call(game, 'throwSticks', [true, false, true, true])).toEqual({
    faces: [true, false, true, true],
    yellow: 3,
    score: 3,
    again: 0,
    passed: false,
  });
  expect(await look(game)).toEqual({
    position: '-/a/-/-/b/-/-/-/- 4,4 0,0 a 3',
    rules: 'bell',
    legalMoves: ['2', 'enter'],
  });
  const events = [
    { type: 'moved', side: 'a', from: 2, to: 5, men: 'a' },
    { type: 'captured', side: 'a', at: 5, men: 'b' },
  ];
  expect(await call(game, 'play', '2')).toEqual(events);
  expect((await look(game)).position).toBe('-/-/-/-/ba/-/-/-/- 4,4 0,0 b');
  await game.evaluate((/** @type {PulucGame} */ element) => element.settled);
  expect((await heard()).filter(({ type }) => type !== 'settled')).toEqual([
    { type: 'throw', detail: { faces: [true, false, true, true], yellow: 3, score: 3, again: 0, passed: false } },
    { type: 'move', detail: { move: '2', events, position: '-/-/-/-/ba/-/-/-/- 4,4 0,0 b' } },
  ]);
  expect((await heard()).at(-1)).toEqual({ type: 'settled', detail: null });
});

test('a throw without a move passes and says so', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  const { heard } = await listen(game);
  await call(game, 'newGame', { first: 'a' });
  const thrown = { faces: [true, false, false, false], yellow: 1, score: 0, again: 0, passed: true };
  expect(await call(game, 'throwSticks', thrown.faces)).toEqual(thrown);
  const position = '-/-/-/-/-/-/-/-/- 5,5 0,0 b';
  expect((await look(game)).position).toBe(position);
  const events = [{ type: 'passed', side: 'a', reason: 'no-score' }];
  expect(await heard('move')).toEqual([{ type: 'move', detail: { move: 'pass', events, position } }]);

  await call(game, 'newGame', { rules: 'bell;again=yes', first: 'a' });
  await call(game, 'throwSticks', thrown.faces);
  expect(await call(game, 'throwSticks', TWO)).toEqual({ faces: TWO, yellow: 2, score: 2, again: 1, passed: false });
});

test('the end of a game is an event, with its winner and reason', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  const { heard } = await listen(game);
  await call(game, 'newGame', { position: '-/-/-/-/-/-/-/-/ba 4,0 0,4 a' });
  await call(game, 'throwSticks', TWO);
  expect(await call(game, 'play', '9')).toEqual([
    { type: 'left', side: 'a', from: 9, men: 'ba' },
    { type: 'home', side: 'a', count: 1 },
    { type: 'dead', side: 'b', count: 1 },
    { type: 'won', side: 'a', reason: 'removed' },
  ]);
  await call(game, 'newGame', { first: 'b' });
  await call(game, 'resign');
  expect((await heard('end')).map(({ detail }) => detail)).toEqual([
    { winner: 'a', reason: 'removed' },
    { winner: 'a', reason: 'resigned' },
  ]);
  expect(await call(game, 'throwSticks')).toEqual(refused('bad-state'));
});

test('undo and redo keep the throws', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await call(game, 'newGame', { first: 'a' });
  await call(game, 'throwSticks', TWO);
  await call(game, 'play', 'enter');
  await call(game, 'throwSticks', [true, true, true, false]);
  const record = await game.evaluate((/** @type {PulucGame} */ element) => element.record);
  await call(game, 'undo');
  expect(await look(game)).toEqual({ position: '-/-/-/-/-/-/-/-/- 5,5 0,0 a 2', rules: 'bell', legalMoves: ['enter'] });
  await call(game, 'redo');
  expect(await game.evaluate((/** @type {PulucGame} */ element) => element.record)).toBe(record);
  expect(await call(game, 'redo')).toEqual(refused('bad-state'));
});

test('against a computer undo takes its turn back as well', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await call(game, 'newGame', { b: { kind: 'computer', level: 'easy' }, first: 'a', seed: 4 });
  await call(game, 'throwSticks', TWO);
  const { position } = await look(game);
  await call(game, 'play', 'enter');
  await game.evaluate((/** @type {PulucGame} */ element) => element.settled);
  expect(await call(game, 'play', 'enter')).toEqual(refused('bad-state'));
  await call(game, 'undo');
  expect((await look(game)).position).toBe(position);
});

test('three whole games in one page; a rematch is begun by the other one and keeps who is human', async ({
  page,
  server,
}) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  const { heard } = await listen(game);
  const players = { a: { kind: 'human', name: 'Ana' }, b: { kind: 'computer', level: 'easy' } };
  await call(game, 'newGame', { rules: 'strasbourg', ...players, first: 'a', seed: 1 });
  const heads = [];
  for (let round = 1; round <= 3; round += 1) {
    if (round > 1) await game.getByRole('button', { name: 'Rematch' }).click();
    const record = await game.evaluate(async (/** @type {PulucGame} */ element) => {
      for (await element.settled; !/^(won|drawn) /m.test(element.record); await element.settled) {
        if (element.legalMoves.length === 0) await element.throwSticks();
        else await element.play(element.legalMoves[0]);
      }
      return element.record;
    });
    const [, ...head] = record.split('\n');
    heads.push(head.slice(0, 4));
    const ends = await heard('end');
    expect(ends).toHaveLength(round);
    const { winner, reason } = ends[round - 1].detail;
    expect(record.trimEnd().split('\n').at(-1)).toBe(`won ${winner} ${reason}`);
  }
  const head = ['rules strasbourg', 'a human Ana', 'b computer easy'];
  expect(heads).toEqual([
    [...head, 'first a'],
    [...head, 'first b'],
    [...head, 'first a'],
  ]);
});

test('a record is the whole game and can be loaded', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await call(game, 'newGame', { rules: 'liberation', a: { name: 'Ana María' }, first: 'throw-off', seed: 12 });
  for (let turn = 0; turn < 12; turn += 1) {
    await call(game, 'throwSticks');
    const { legalMoves } = await look(game);
    if (legalMoves.length > 0) await call(game, 'play', legalMoves[0]);
  }
  await call(game, 'throwSticks');
  const record = await game.evaluate((/** @type {PulucGame} */ element) => element.record);
  const left = await look(game);
  await call(game, 'newGame', { rules: 'pencils' });
  await call(game, 'load', record);
  expect(await game.evaluate((/** @type {PulucGame} */ element) => element.record)).toBe(record);
  expect(await look(game)).toEqual(left);
});

test('what is refused is refused by its code and changes nothing', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  for (const name of /** @type {const} */ ([
    'throwSticks',
    'undo',
    'redo',
    'resign',
    'rematch',
    'solve',
    'analyse',
    'review',
  ])) {
    expect(await call(game, name), `${name} without a game`).toEqual(refused('bad-state'));
  }
  await call(game, 'newGame', { first: 'a', seed: 3 });
  for (const [code, name, ...args] of /** @type {const} */ ([
    ['bad-position', 'newGame', { position: 'chess' }],
    ['bad-position', 'newGame', { position: '-/-/-/-/-/-/-/-/- 5,6 0,0 a' }],
    ['bad-rules', 'newGame', { rules: 'chess' }],
    ['bad-rules', 'newGame', { rules: 'bell;spaces=2' }],
    ['endless-rules', 'newGame', { rules: 'bell;scores=0,0,0,0,0' }],
    ['bad-state', 'newGame', { first: 'c' }],
    ['bad-state', 'newGame', { seed: -1 }],
    ['bad-state', 'newGame', { b: { kind: 'computer', level: 'godlike' } }],
    ['bad-record', 'load', ''],
    ['bad-record', 'load', 'puluc 2\nrules bell'],
    ['bad-faces', 'throwSticks', [true]],
    ['bad-faces', 'throwSticks', [1, 0, 1, 0]],
    ['bad-faces', 'throwSticks', 3],
    ['bad-state', 'play', 'enter'],
    ['bad-state', 'undo'],
    ['bad-state', 'redo'],
  ])) {
    expect(await call(game, name, ...args), `${name} ${JSON.stringify(args)}`).toEqual(refused(code));
  }
  await call(game, 'throwSticks', TWO);
  expect(await call(game, 'throwSticks')).toEqual(refused('bad-state'));
  for (const move of ['2', '99', '', 'pass', null]) {
    expect(await call(game, 'play', move), `play ${move}`).toEqual(refused('bad-move'));
  }
  await call(game, 'resign');
  expect(await call(game, 'resign')).toEqual(refused('bad-state'));
  expect(await call(game, 'analyse')).toEqual(refused('bad-state'));
  await expect(game.getByRole('alert')).toHaveCount(0);
});

test('attributes are heard: rules, seed, lang, theme', async ({ page, server }) => {
  const game = await openGame(page, server, {
    attrs: { rules: 'strasbourg;spaces=7;men=3', seed: '21', lang: 'es', theme: 'dark' },
  });
  await call(game, 'newGame', { first: 'a' });
  expect(await look(game)).toEqual({
    position: '-/-/-/-/-/-/- 3,3 0,0 a',
    rules: 'strasbourg;spaces=7;men=3',
    legalMoves: [],
  });
  const throws = [];
  for (let round = 0; round < 2; round += 1) {
    await call(game, 'newGame', { first: 'a' });
    throws.push(JSON.stringify(await call(game, 'throwSticks')));
  }
  expect(throws[0]).toBe(throws[1]);
  const shell = game.locator('puluc-shell');
  await expect(shell).toHaveAttribute('lang', 'es');
  await expect(shell).toHaveAttribute('data-theme', 'dark');
  for (const [name, value, attribute] of /** @type {const} */ ([
    ['lang', 'en', 'lang'],
    ['theme', 'contrast', 'data-theme'],
  ])) {
    await game.evaluate((element, [key, to]) => element.setAttribute(key, to), /** @type {const} */ ([name, value]));
    await expect(shell).toHaveAttribute(attribute, value);
  }
  expect((await look(game)).rules).toBe('strasbourg;spaces=7;men=3');
});
