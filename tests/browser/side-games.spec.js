// Whole games of Tak-tikl and Mancala, by text board and by keyboard; undo, record, reload, review.
import { expect, expectAccessible, openGame, ready, test } from './fixtures.js';
import {
  begin,
  fromMenu,
  mancalaOf,
  openSide,
  openTextBoard,
  play,
  sideOf,
  stateOf,
  TWO,
  takTiklOf,
} from './side-support.js';
import { appState, listen, PLAIN, recordOf, SIZES, spoken } from './support.js';

test('the first load does not fetch the other games; the first page opens them', async ({ page, server }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', request => asked.push(request.url()));
  const game = await openGame(page, server, { attrs: PLAIN });
  expect(asked.filter(url => /side_bg|side-game|stage-.*side/.test(url))).toEqual([]);
  await game.getByRole('button', { name: /^Mancala/ }).click();
  await expect(game.getByRole('heading', { name: 'Mancala' })).toBeFocused();
  expect(asked.some(url => /side_bg.*wasm/.test(url))).toBe(true);
  expect((await mancalaOf(game)).players.b).toMatchObject({ kind: 'computer', level: 'easy' });
});

test('a whole game of Tak-tikl is played by the text board alone, and told', async ({ page, server }) => {
  const game = await openSide(page, server, 'tak-tikl');
  await begin(game, { ...TWO, rules: 'limit=none;clock=off' });
  const { heard } = await listen(game);
  const board = await openTextBoard(game);
  await expect(board).toContainText('White: a1, c1, b4, d4.');
  for (const name of ['b4 to b3', 'a4 to b4', 'b3 to b2', 'c4 to c3', 'd4 to d3', 'b4 to a4']) {
    await board.getByRole('button', { name, exact: true }).press('Enter');
    await expect(board.getByRole('button', { name, exact: true })).toHaveCount(0);
    await expect(board.locator('button:focus')).toHaveCount(1);
  }
  await expect(board.getByRole('button', { name: 'b2 to a2' })).toBeVisible();
  let now = await takTiklOf(game);
  while (!now.outcome && now.turns.length < 80) {
    const at = Math.max(
      0,
      now.moves.findIndex(({ wins }) => wins),
    );
    await board.locator('.choice-list button').nth(at).press('Enter');
    now = await takTiklOf(game);
  }
  expect(now.outcome).not.toBeNull();
  expect((await spoken(game)).join(' ')).toMatch(/wins with three in line|third time/);
  expect(await heard('end')).toHaveLength(1);
  expect((await heard('move')).map(({ detail }) => detail.move)).toEqual(now.turns.map(({ move }) => move));
});

test('a whole game of Tak-tikl is played by keyboard on the board', async ({ page, server }) => {
  const game = await openSide(page, server, 'tak-tikl');
  await begin(game, { ...TWO, rules: 'limit=none;clock=off' });
  const board = game.locator('puluc-tak-tikl-board');
  let now = await takTiklOf(game);
  while (!now.outcome && now.turns.length < 60) {
    const move = now.moves.find(({ wins }) => wins) ?? now.moves[now.turns.length % now.moves.length];
    await board.locator(`[data-place=${move?.from}]`).focus();
    await page.keyboard.press('Enter');
    await board.locator(`[data-place=${move?.to}]`).focus();
    await page.keyboard.press('Enter');
    now = await takTiklOf(game);
    expect(now.turns.at(-1)?.move).toBe(move?.move);
  }
  expect(now.outcome).not.toBeNull();
  await expect(game.getByRole('button', { name: 'Rematch' })).toBeVisible();
});

test('a whole game of Mancala is played by the text board, against the computer', async ({ page, server }) => {
  const game = await openSide(page, server, 'mancala');
  await begin(game, {
    rules: 'box',
    a: { kind: 'human' },
    b: { kind: 'computer', level: 'beginner' },
    first: 'a',
    seed: 4,
  });
  const board = await openTextBoard(game);
  let now = await mancalaOf(game);
  while (!now.outcome) {
    expect(now.turn).toBe('a');
    const turns = now.turns.length;
    await board.locator('.choice-list button').first().press('Enter');
    await expect.poll(async () => (await sideOf(game)).snapshot.turns.length).toBeGreaterThan(turns);
    now = await mancalaOf(game);
  }
  const { a, b } = now.stores;
  expect(a + b).toBe(36);
  expect((await spoken(game)).join(' ')).toMatch(/win|draw/);
});

test('a whole game of Mancala is played by keyboard on the board', async ({ page, server }) => {
  const game = await openSide(page, server, 'mancala');
  await begin(game, { ...TWO, rules: 'kalah' });
  let now = await mancalaOf(game);
  while (!now.outcome) {
    const pit = now.moves.at(-1)?.pit;
    await game.locator(`puluc-mancala-board [data-place=${now.turn}${pit}]`).focus();
    await page.keyboard.press('Enter');
    const { turns } = now;
    now = await mancalaOf(game);
    expect(now.turns).toHaveLength(turns.length + 1);
  }
  expect(now.stores.a + now.stores.b).toBe(36);
});

test('undo in the middle of extra sowings is exact, and redo too', async ({ page, server }) => {
  const game = await openSide(page, server, 'mancala');
  await begin(game, { ...TWO, rules: 'box' });
  await play(game, '4');
  const between = await mancalaOf(game);
  expect(between).toMatchObject({ turn: 'a', again: true });
  await expect(game.locator('puluc-side .status')).toContainText('sows again');
  await play(game, '5');
  const after = await mancalaOf(game);
  await game.getByRole('button', { name: 'Undo' }).click();
  expect(await mancalaOf(game)).toMatchObject({ position: between.position, again: true, turn: 'a', canRedo: true });
  await page.keyboard.press('u');
  expect((await mancalaOf(game)).turns).toHaveLength(0);
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  expect((await mancalaOf(game)).position).toBe(after.position);
});

test('a reload in mid-game goes on with it, also while the computer thinks', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await game.getByRole('button', { name: /^Tak-tikl/ }).click();
  await expect(game.locator('puluc-tak-tikl-board')).toBeVisible();
  const { snapshot } = await sideOf(game);
  const move = /** @type {import('./side-support.js').TakTiklSnapshot} */ (snapshot).moves[0];
  await game.locator(`puluc-tak-tikl-board [data-place=${move?.from}]`).click();
  await game.locator(`puluc-tak-tikl-board [data-place=${move?.to}]`).click();
  await expect.poll(async () => (await sideOf(game)).snapshot.turns.length).toBeGreaterThan(0);
  await page.reload();
  const again = await ready(page);
  await expect.poll(async () => (await sideOf(again)).snapshot.turns.length).toBe(2);
  const now = (await sideOf(again)).snapshot;
  expect(now.turns[0]?.move).toBe(move?.move);
  expect(now.turn).toBe('a');
  await again.locator('puluc-side').getByRole('button', { name: 'Start page' }).first().click();
  await expect(again.getByRole('button', { name: /^Tak-tikl.*Continue/ })).toBeVisible();
});

test('a record is taken in, and a bad one costs nothing', async ({ page, server }) => {
  const game = await openSide(page, server, 'mancala');
  await begin(game, { ...TWO, rules: 'box' });
  await play(game, '4');
  const record = await recordOf(game);
  await fromMenu(game, 'Game record');
  const field = game.getByRole('textbox', { name: 'Record to load' });
  await field.fill('mancala 1\nrules box\n1 a 9');
  await game.getByRole('button', { name: 'Load' }).click();
  await expect(game.getByRole('alert')).toContainText('cannot be read');
  expect(await recordOf(game)).toBe(record);
  await field.fill('mancala 1\nrules kalah\na human Ana\nb human Ugo\nfirst a\n1 a 4\n');
  await game.getByRole('button', { name: 'Load' }).click();
  await expect(game.getByRole('textbox')).toHaveCount(0);
  expect(await mancalaOf(game)).toMatchObject({ kind: 'kalah', players: { a: { name: 'Ana' } } });
});

test('hints tell what every sowing ends in, exactly', async ({ page, server }) => {
  const game = await openSide(page, server, 'mancala');
  await begin(game, { ...TWO, rules: 'box' });
  await game.getByRole('button', { name: 'Hint' }).click();
  await expect(game.locator('puluc-side .status')).toContainText('Best: Pit 4, ends 10 ahead. Exact');
  const { analysis } = await sideOf(game);
  expect(Object.fromEntries((analysis?.moves ?? []).map(({ move, value }) => [move, value]))).toEqual({
    1: -12,
    2: -10,
    3: -12,
    4: 10,
    5: 8,
    6: -2,
  });
  await expect(game.locator('puluc-mancala-board p')).toHaveText(['+10', '+8', '−2', '−10', '−12', '−12']);
  expect((await spoken(game)).join(' ')).toContain('Best: Pit 4');
});

test('hints of Tak-tikl tell result and distance; the review what was given away', async ({ page, server }) => {
  const game = await openSide(page, server, 'tak-tikl');
  await begin(game, { ...TWO, rules: 'limit=30;clock=off' });
  await game.getByRole('button', { name: 'Hint' }).click();
  await expect(game.locator('puluc-side .status')).toContainText('draw. Exact');
  const { analysis } = await sideOf(game);
  expect(analysis?.moves.map(({ move, result }) => `${move} ${result}`)).toEqual([
    'a1a2 draw',
    'd4d3 draw',
    'b4b3 loss',
    'c1c2 loss',
  ]);
  await play(game, 'b4b3');
  await fromMenu(game, 'Review');
  const review = game.locator('puluc-side .review');
  await expect(review.locator('.judged')).toContainText('draw became loss');
  await expect(review.locator('.sums')).toContainText('White gave away half a point.');
  await review.getByRole('button', { name: 'Retry from here' }).click();
  expect((await takTiklOf(game)).turns).toHaveLength(0);
});

test('resigning is asked about; a rematch lets the other side begin', async ({ page, server }) => {
  const game = await openSide(page, server, 'tak-tikl');
  await begin(game, { ...TWO, rules: 'limit=30;clock=off' });
  await fromMenu(game, 'Resign');
  await game.getByRole('button', { name: 'Resign', exact: true }).last().click();
  await expect(game.locator('puluc-side .status')).toContainText('Black wins');
  await game.getByRole('button', { name: 'Rematch' }).click();
  expect(await takTiklOf(game)).toMatchObject({ turn: 'b', outcome: null, turns: [] });
});

test('the element plays the game that it names, and refuses what that does not have', async ({ page, server }) => {
  const game = await openSide(page, server, 'mancala', { rules: 'kalah' });
  const { heard } = await listen(game);
  await begin(game, { ...TWO, seed: 1 });
  const told = await game.evaluate(async element => {
    const g = /** @type {import('../../www/embed/element.js').PulucGame} */ (element);
    const refused = await g.throwSticks().catch((/** @type {{ code: string }} */ { code }) => code);
    return { rules: g.rules, position: g.position, moves: g.legalMoves, refused };
  });
  expect(told).toEqual({
    rules: 'kalah',
    position: '3,3,3,3,3,3 0 3,3,3,3,3,3 0 s',
    moves: ['1', '2', '3', '4', '5', '6'],
    refused: 'bad-state',
  });
  const events = await play(game, '4');
  expect(events.at(-1)).toEqual({ type: 'again', side: 'a' });
  expect((await heard('move')).map(({ detail }) => detail.move)).toEqual(['4']);
  await expect(play(game, '9')).rejects.toThrow();
  expect((await stateOf(game)).turns).toHaveLength(1);
});

for (const [lang, theme] of /** @type {const} */ ([
  ['en', 'light'],
  ['es', 'dark'],
])) {
  test(`nothing bars anybody, ${lang} ${theme}`, async ({ page, server }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    const game = await openGame(page, server, { attrs: { lang, theme } });
    await expect(game.locator('.game svg').first()).toBeAttached();
    await expectAccessible(page);
    for (const name of /** @type {const} */ (['tak-tikl', 'mancala'])) {
      await game.evaluate((element, given) => element.setAttribute('game', given), name);
      await expect(game.locator(`puluc-${name}-board canvas`)).toBeVisible();
      await begin(game, { ...TWO, ...(name === 'tak-tikl' && { rules: 'limit=30;clock=30' }) });
      await expectAccessible(page);
      await game.locator('puluc-side .help').click();
      await expect.poll(async () => (await sideOf(game)).analysis !== null).toBe(true);
      await game.locator('puluc-side .buttons .tool').last().click();
      await expectAccessible(page);
      await game.locator('puluc-side .buttons .tool').last().click();
      await game.locator('puluc-side header .icon[popovertarget=menu]').click();
      await game.locator('puluc-side #menu button').first().click();
      await expect(game.locator('puluc-side dialog')).toBeVisible();
      if (name === 'tak-tikl') await game.locator('puluc-side dialog [name=stakes]').check();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(game.locator('puluc-side dialog')).toHaveCount(0);
      await play(game, name === 'mancala' ? '4' : 'a1a2');
      await game.evaluate(element => {
        const shell = element.shadowRoot?.querySelector('puluc-shell');
        /** @type {import('../../www/ui/shell.js').Shell} */ (shell).intents?.side?.openReview();
      });
      await expect(game.locator('puluc-side .review .sums p').first()).toBeVisible();
      await expectAccessible(page);
    }
    expect((await appState(game)).problem).toBeNull();
  });
}

for (const size of SIZES) {
  test(`everything fits at ${size.width}×${size.height}`, async ({ page, server }) => {
    await page.setViewportSize(size);
    const game = await openGame(page, server, { attrs: { ...PLAIN, lang: 'ru' } });
    const shell = game.locator('puluc-shell');
    const fits = () =>
      shell.evaluate(host => [host.scrollWidth - host.clientWidth, host.scrollHeight - host.clientHeight]);
    expect(await fits()).toEqual([0, 0]);
    for (const name of ['tak-tikl', 'mancala']) {
      await game.evaluate((element, given) => element.setAttribute('game', given), name);
      const board = game.locator(`puluc-${name}-board`);
      await expect(board).toBeVisible();
      expect(await fits()).toEqual([0, 0]);
      for (const part of ['.buttons', '.status', '.players', `puluc-${name}-board`]) {
        const box = await game.locator(`puluc-side ${part}`).boundingBox();
        expect(
          box && box.y >= 0 && box.x >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height,
          part,
        ).toBe(true);
      }
    }
  });
}
