// The lessons of Tak-tikl and Mancala are played through and kept; their pages of rules and history show what they say.
import { STEPS } from '../../www/app/side/lesson-steps.js';
import { expect, expectAccessible, openGame, ready, test } from './fixtures.js';
import { begin, fromMenu, openSide, sideOf, stateOf, TWO } from './side-support.js';
import { listen, PLAIN, recordOf, SIZES, shellOf, spoken } from './support.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('../../www/app/side/types.d.ts').SideLessonView} SideLessonView */
/** @typedef {'tak-tikl' | 'mancala'} Name */
/** @typedef {'lesson' | 'rules' | 'history'} Leaf */

const GAMES = /** @type {const} */ (['tak-tikl', 'mancala']);

/** The move that shows each step's idea. @type {Record<string, string>} */
const GOALS = {
  'tikl-move': 'a1a2',
  'tikl-line': 'c2c1',
  'tikl-diagonal': 'd4c4',
  'tikl-stop': 'c2c3',
  'tikl-shut': 'd2c2',
  'tikl-clock': 'time',
  'tikl-limit': 'c1c2',
  'pits-sow': '5',
  'pits-again': '3',
  'pits-capture': '1',
  'pits-relay': '1',
  'pits-round': '6',
  'pits-end': '6',
  'pits-kalah': '1',
};

/** A move that is legal and misses it. @type {Record<string, string>} */
const MISSES = {
  'tikl-line': 'a4a3',
  'tikl-diagonal': 'd4d3',
  'tikl-stop': 'c2c1',
  'tikl-shut': 'd2d1',
  'pits-again': '6',
  'pits-capture': '5',
  'pits-relay': '2',
  'pits-round': '2',
  'pits-kalah': '4',
};

const CALLED = { lesson: 'Learn to play', rules: 'Rules', history: 'History' };

/** @param {Locator} game @param {Leaf} leaf */
async function openLeaf(game, leaf) {
  await game.getByRole('button', { name: CALLED[leaf], exact: true }).click();
  const page = game.locator(`puluc-side-${leaf}`);
  await expect(page.getByRole('heading', { level: leaf === 'lesson' ? 2 : 1 })).toBeFocused();
  return page;
}

/** @param {Locator} game @returns {Promise<SideLessonView>} */
async function lessonOf(game) {
  const { lesson } = await sideOf(game);
  if (!lesson) throw new Error('no lesson is open');
  return lesson;
}

/** Presses a move on the drawn board. @param {Locator} lesson @param {string} move */
async function press(lesson, move) {
  if (move === 'time') await lesson.locator('.main').click();
  else if (move.length === 1) await lesson.locator(`[data-place=a${move}]`).click();
  else {
    await lesson.locator(`[data-place=${move.slice(0, 2)}]`).click();
    await lesson.locator(`[data-place=${move.slice(2)}]`).click();
  }
}

for (const name of GAMES) {
  const steps = STEPS[name];

  test(`the lesson of ${name} is played through by clicks, told, and ends at a game`, async ({ page, server }) => {
    const game = await openSide(page, server, name);
    const lesson = await openLeaf(game, 'lesson');
    for (const [i, { id }] of steps.entries()) {
      expect(await lessonOf(game)).toMatchObject({ at: i, id, verdict: null });
      await press(lesson, GOALS[id] ?? '');
      await expect(lesson.getByRole('status')).toContainText('That is it.');
      expect((await lessonOf(game)).done).toHaveLength(i + 1);
      await expect(lesson.locator('.main')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(lesson.locator('h2')).toBeFocused();
    }
    await expect(lesson.getByRole('heading', { name: 'You know the game' })).toBeVisible();
    await lesson.getByRole('button', { name: 'Play a game' }).click();
    await expect(game.locator('puluc-side .help')).toBeVisible();
    expect((await stateOf(game)).players.b).toMatchObject({ kind: 'computer' });
  });

  test(`in the lesson of ${name} another move is played, told, and the step begins again`, async ({ page, server }) => {
    const game = await openSide(page, server, name);
    const lesson = await openLeaf(game, 'lesson');
    for (const [at, { id, position }] of steps.entries()) {
      const miss = MISSES[id];
      if (!miss) continue;
      await shellOf(game).evaluate((shell, to) => shell.intents?.side?.lesson?.goTo(to), at);
      await press(lesson, miss);
      await expect(lesson.getByRole('status')).toContainText('Legal, but not the idea.');
      await expect(lesson.locator('.answer')).not.toContainText('step-missed');
      expect((await lessonOf(game)).done).toEqual([]);
      await lesson.locator('.main').click();
      expect(await lessonOf(game)).toMatchObject({ at, verdict: null, snapshot: { position } });
    }
  });

  test(`the lesson of ${name} is gone on with after a reload; the game on the table is as it was`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const game = await openSide(page, server, name);
    await begin(game, TWO);
    const record = await recordOf(game);
    const { heard } = await listen(game);
    const lesson = game.locator('puluc-side-lesson');
    await fromMenu(game, 'Learn to play');
    await expect(lesson.locator('h2')).toBeFocused();
    await press(lesson, GOALS[steps[0]?.id ?? ''] ?? '');
    await lesson.locator('.main').click();
    await lesson.getByRole('button', { name: 'Next', exact: true }).click();
    expect(await lessonOf(game)).toMatchObject({ at: 2, done: [steps[0]?.id] });
    expect(await heard(), 'whoever embeds the game hears of its games alone').toEqual([]);
    await page.reload();
    await ready(page);
    await fromMenu(game, 'Learn to play');
    await expect(lesson.getByRole('button', { name: '3/7: all steps' })).toBeVisible();
    expect(await lessonOf(game)).toMatchObject({ at: 2, done: [steps[0]?.id] });
    await lesson.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(game.locator('puluc-side .help')).toBeVisible();
    expect(await recordOf(game)).toBe(record);
  });

  test(`the lesson of ${name} by the text board, each event spoken`, async ({ page, server }) => {
    const game = await openSide(page, server, name);
    const lesson = await openLeaf(game, 'lesson');
    await lesson.getByRole('button', { name: 'Text board' }).click();
    for (const { id } of steps) {
      const goal = GOALS[id] ?? '';
      const moves = ((await lessonOf(game)).snapshot?.moves ?? []).map(one =>
        'move' in one ? one.move : String(one.pit),
      );
      if (goal === 'time') await lesson.locator('.main').press('Enter');
      else await lesson.locator('.choice-list button').nth(moves.indexOf(goal)).press('Enter');
      await expect(lesson.getByRole('status')).toContainText('That is it.');
      await lesson.locator('.main').press('Enter');
    }
    await expect(lesson.locator('.end')).toBeVisible();
    const last = name === 'tak-tikl' ? /A draw: all agreed moves/ : /6 seeds opposite are taken/;
    expect((await spoken(game)).filter(line => last.test(line)).length).toBeGreaterThan(0);
  });

  test(`the rules of ${name} are told, with pictures that the rules have played`, async ({ page, server }) => {
    const game = await openSide(page, server, name, { ...PLAIN, theme: 'light' });
    const rules = await openLeaf(game, 'rules');
    const caption = (/** @type {string} */ id) => rules.locator(`figure#${id} figcaption`);
    if (name === 'tak-tikl') {
      await expect(caption('row')).toContainText('White moves from c2 to c1. White wins with three in line.');
      await expect(caption('shut')).toContainText('Black cannot move and passes.');
      await expect(rules.getByRole('heading', { name: 'Stakes' })).toBeVisible();
      await expect(rules).toContainText('never money');
      await expect(rules).toContainText('751,410');
    } else {
      await expect(caption('relay')).toContainText('sowing goes on once');
      await expect(caption('capture')).toContainText('6 seeds opposite are taken.');
      await expect(caption('again')).toContainText('South sows again.');
      await expect(caption('end')).toContainText('South wins, 21 to 15.');
      const row = rules.getByRole('row', { name: /^an own pit with seeds/ });
      await expect(row.getByRole('cell')).toHaveText(['all of it is sown on', 'the turn ends']);
      await expect(rules.locator('tbody tr')).toHaveCount(5);
    }
    await expect(rules.locator('[lang=ru]')).toContainText('Манкала – Так-тикль');
    const figure = rules.locator('figure').nth(1);
    await figure.scrollIntoViewIfNeeded();
    const pictures = figure.getByRole('img');
    await expect(pictures).toHaveCount(2);
    await expect(pictures.first()).toHaveAttribute('aria-label', /^The move\. /);
    const colours = () =>
      pictures.last().evaluate(picture => {
        const canvas = /** @type {HTMLCanvasElement} */ (picture.shadowRoot?.querySelector('canvas'));
        const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
        return new Set(new Uint32Array(pen.getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size;
      });
    await expect.poll(colours).toBeGreaterThan(50);
    await rules.getByRole('button', { name: 'To the game' }).click();
    await expect(game.locator('puluc-side .help')).toBeVisible();
  });

  test(`the history of ${name} says what its text says, and what nobody tells`, async ({ page, server }) => {
    const game = await openSide(page, server, name);
    const rules = await openLeaf(game, 'rules');
    await rules.getByRole('button', { name: 'History' }).click();
    const history = game.locator('puluc-side-history');
    await expect(history.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(history.locator('.unsure')).toContainText('no other source');
    await expect(history.locator('.cited')).toContainText('Манкала – Так-тикль (00210)');
    if (name === 'tak-tikl') await expect(history).toContainText('Harry D. Ruderman');
    else await expect(history.locator('.cited')).toContainText('Irving, Donkers, Uiterwijk, Solving Kalah (2000).');
    await history.getByRole('button', { name: 'Learn to play' }).click();
    await expect(game.locator('puluc-side-lesson h2')).toBeFocused();
    await game.locator('puluc-side-lesson').getByRole('button', { name: 'Back', exact: true }).click();
    await expect(game.locator('puluc-side .help')).toBeVisible();
  });
}

test('the clock stands still while the rules are read', async ({ page, server }) => {
  const game = await openSide(page, server, 'tak-tikl');
  await begin(game, { ...TWO, rules: 'limit=30;clock=30' });
  const runs = () => shellOf(game).evaluate(shell => shell.intents?.side?.clock?.runs);
  await expect.poll(runs).toBe(true);
  const rules = await openLeaf(game, 'rules');
  await expect.poll(runs).toBe(false);
  await rules.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(runs).toBe(true);
});

test('a run that is seen ends before it is told, or is ended by a press', async ({ page, server }) => {
  const game = await openSide(page, server, 'mancala', { ...PLAIN, motion: 'full' });
  const lesson = await openLeaf(game, 'lesson');
  await press(lesson, '5');
  expect(await lessonOf(game)).toMatchObject({ phase: 'moving', verdict: null, done: ['pits-sow'] });
  // It takes no other press meanwhile.
  await lesson.locator('[data-place=a5]').click({ force: true });
  await expect(lesson.getByRole('status')).toContainText('That is it.');
  // Left in mid-run it is none the worse.
  await lesson.locator('.main').click();
  await press(lesson, '3');
  await lesson.getByRole('button', { name: 'Back', exact: true }).click();
  await openLeaf(game, 'lesson');
  await expect.poll(async () => (await lessonOf(game)).verdict).toEqual({ good: true });
});

test('what is damaged in storage is as good as nothing', async ({ page, server }) => {
  await page.addInitScript(() => localStorage.setItem('puluc/game/mancala-lesson', '{"at":-7.5,"done":["gone",3]}'));
  const game = await openSide(page, server, 'mancala');
  await openLeaf(game, 'lesson');
  expect(await lessonOf(game)).toMatchObject({ at: 0, done: [] });
});

test('without storage the lesson can be played', async ({ page, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const game = await openSide(page, server, 'mancala');
  const lesson = await openLeaf(game, 'lesson');
  await press(lesson, '5');
  await expect(lesson.getByRole('status')).toContainText('That is it.');
});

for (const lang of /** @type {const} */ (['en', 'es', 'fr', 'it', 'ru'])) {
  test(`at every size all of a step is seen at once, and no page scrolls sideways, ${lang}`, async ({
    page,
    server,
  }) => {
    test.slow();
    const game = await openGame(page, server, { attrs: { ...PLAIN, lang } });
    for (const name of GAMES) {
      await shellOf(game).evaluate((shell, to) => shell.intents?.openGame(to), name);
      await expect(game.locator('puluc-side .help')).toBeVisible();
      const leaves = game.locator('puluc-side .to-leaf');
      await leaves.first().click();
      await expect(game.locator('puluc-side-lesson .main')).toBeVisible();
      const told = STEPS[name].flatMap(({ id }, at) =>
        [null, GOALS[id], MISSES[id]].filter(move => move !== undefined).map(move => ({ at, move })),
      );
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const faults = await shellOf(game).evaluate(crowded, told);
        expect(faults, `${name} ${size.width}×${size.height}`).toEqual([]);
      }
      for (const index of [1, 2]) {
        await game.locator('puluc-side header button').first().click();
        await leaves.nth(index).click();
        await expect(game.locator('puluc-side h1:focus')).toBeVisible();
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const wide = await shellOf(game).evaluate(shell => shell.scrollWidth > shell.clientWidth);
          expect(wide, `${name} ${index} ${size.width}×${size.height}`).toBe(false);
        }
      }
      await game.locator('puluc-side header button').first().click();
      await expect(game.locator('puluc-side .help')).toBeVisible();
    }
  });
}

/**
 * Runs in the page: goes through all that is told; where something scrolls, the words reach into what is next to them, or
 * the board has no room, it is named.
 * @param {import('./support.js').Shell} shell
 * @param {{ at: number, move: string | null }[]} told
 */
async function crowded(shell, told) {
  const inside = (/** @type {ParentNode} */ root, /** @type {string} */ part) =>
    /** @type {HTMLElement & { updateComplete: Promise<boolean> }} */ (root.querySelector(part));
  const side = inside(/** @type {ParentNode} */ (shell.renderRoot), 'puluc-side');
  const page = inside(/** @type {ShadowRoot} */ (side.shadowRoot), 'puluc-side-lesson');
  const root = /** @type {ShadowRoot} */ (page.shadowRoot);
  const box = (/** @type {string} */ part) => inside(root, part).getBoundingClientRect();
  const frame = () => new Promise(requestAnimationFrame);
  const lesson = shell.intents?.side?.lesson;
  const state = () => shell.state?.side?.lesson;
  const faults = [];
  for (const { at, move } of told) {
    lesson?.goTo(at);
    if (move === 'time') lesson?.wait();
    else if (move) lesson?.choose(move);
    while (move && !state()?.verdict) await frame();
    await shell.updateComplete;
    await side.updateComplete;
    await page.updateComplete;
    const bottom = Math.max(
      ...[...root.querySelectorAll('.told > *')].map(part => part.getBoundingClientRect().bottom),
    );
    const beside = box('.told').left >= box('.drawn').right;
    const where = `${state()?.id} ${move}`;
    if (shell.scrollWidth > shell.clientWidth || shell.scrollHeight > shell.clientHeight)
      faults.push(`${where} scrolls`);
    if (bottom > (beside ? box('.buttons').top : box('.drawn').top) + 1)
      faults.push(`${where}: the words have no room`);
    if (box('.drawn').height < 250) faults.push(`${where}: the board has no room`);
    if (box('.buttons').bottom > innerHeight) faults.push(`${where}: the buttons are out of sight`);
  }
  return faults;
}

for (const [theme, lang] of /** @type {const} */ ([
  ['light', 'en'],
  ['dark', 'es'],
])) {
  for (const name of GAMES) {
    test(`lesson, rules and history of ${name} have nothing that axe-core finds, ${theme}, ${lang}`, async ({
      page,
      server,
    }) => {
      test.slow();
      const game = await openGame(page, server, { attrs: { theme, lang } });
      await shellOf(game).evaluate((shell, to) => shell.intents?.openGame(to), name);
      const leaves = game.locator('puluc-side .to-leaf');
      await leaves.first().click();
      const lesson = game.locator('puluc-side-lesson');
      await expect(lesson.locator('.main')).toBeVisible();
      await expectAccessible(page);
      await press(lesson, GOALS[STEPS[name][0]?.id ?? ''] ?? '');
      await expect(lesson.locator('.answer.good')).toBeVisible();
      await expectAccessible(page);
      await shellOf(game).evaluate(shell => shell.intents?.set('textBoard', true));
      await shellOf(game).evaluate(shell => shell.intents?.side?.lesson?.goTo(1));
      await expect(lesson.locator('.board')).toBeVisible();
      await expectAccessible(page);
      await shellOf(game).evaluate(shell => shell.intents?.side?.lesson?.goTo(7));
      await expect(lesson.locator('.end')).toBeVisible();
      await expectAccessible(page);
      for (const [index, leaf] of /** @type {const} */ ([
        [1, 'rules'],
        [2, 'history'],
      ])) {
        await game.locator('puluc-side header button').first().click();
        await leaves.nth(index).click();
        await expect(game.locator(`puluc-side-${leaf} h1`)).toBeFocused();
        if (leaf === 'rules') await expect(game.locator('puluc-side-rules figcaption').last()).not.toBeEmpty();
        await expectAccessible(page);
      }
    });
  }
}
