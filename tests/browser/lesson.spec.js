// The lesson is played through by mouse, touch, keyboard and text board; it is kept, and says what a move missed.
import { STEPS } from '../../www/app/lesson-steps.js';
import { tableGeometry } from '../../www/view/puluc/geometry.js';
import { expect, expectAccessible, openGame, ready, test } from './fixtures.js';
import { appState, listen, newGame, PEOPLE, PLAIN, recordOf, SIZES, settled, shellOf, spoken } from './support.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} game */
async function openLesson(game) {
  await game.getByRole('button', { name: 'Learn to play' }).click();
  await expect(game.locator('puluc-lesson h2').first()).toBeVisible();
  return game.locator('puluc-lesson');
}

/** @param {Locator} game */
async function lessonOf(game) {
  const { lesson } = await appState(game);
  if (!lesson) throw new Error('the lesson is not open');
  return lesson;
}

/** @param {Locator} game @param {import('../../www/types.d.ts').Phase} phase */
async function expectPhase(game, phase) {
  await expect.poll(async () => (await lessonOf(game)).phase, { intervals: [20] }).toBe(phase);
}

/** Middle of a place of the lesson's road in the window. @param {Locator} game @param {number} place */
async function at(game, place) {
  const layout = await game.locator('puluc-lesson').evaluate(lesson => {
    const root = /** @type {ShadowRoot} */ (lesson.shadowRoot);
    const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector('canvas'));
    const from = canvas.getBoundingClientRect();
    const rect = (/** @type {string} */ name) => {
      const box = /** @type {Element} */ (root.querySelector(`[data-place=${name}]`)).getBoundingClientRect();
      return { x: box.x - from.x, y: box.y - from.y, width: box.width, height: box.height };
    };
    const dead = { a: rect('dead-a'), b: rect('dead-b') };
    return {
      x: from.x,
      y: from.y,
      width: from.width,
      height: from.height,
      road: rect('road'),
      sticks: rect('sticks'),
      dead,
    };
  });
  const { x, y } = tableGeometry({ ...layout, dpr: 1 }, 9, 5).places[place];
  return { x: x + layout.x, y: y + layout.y };
}

/**
 * Plays every step by these hands to the page behind the last one.
 * @param {Locator} game
 * @param {{ throwSticks: () => Promise<unknown>, play: (move: string, index: number) => Promise<unknown>, next: () => Promise<unknown> }} hands
 */
async function playAll(game, { throwSticks, play, next }) {
  const lesson = game.locator('puluc-lesson');
  for (const [index, { id, goal, others, lies }] of STEPS.entries()) {
    expect(await lessonOf(game)).toMatchObject({ id, at: index, verdict: null });
    const title = lesson.getByRole('heading', { level: 2 }).first();
    await expect(title, 'reading begins at the title').toBeFocused();
    if (!lies) {
      await expectPhase(game, 'ready');
      await throwSticks();
    }
    if (goal !== 'pass') {
      await expectPhase(game, 'choosing');
      await play(goal, [goal, ...others].sort().indexOf(goal));
    }
    await expect(lesson.getByRole('status')).toContainText('That is it.');
    await expect(lesson.locator('.main')).toHaveText('Next');
    await next();
  }
  await expect(lesson.getByRole('heading', { name: 'You know the game' })).toBeFocused();
  await expect(lesson.locator('main')).toContainText('13 of 13');
  expect((await lessonOf(game)).done).toEqual(STEPS.map(({ id }) => id));
}

test.describe('the whole lesson is played', () => {
  test('by mouse, and ends at a game', async ({ page, server }) => {
    const game = await openGame(page, server, { attrs: PLAIN });
    const lesson = await openLesson(game);
    await playAll(game, {
      throwSticks: () => lesson.locator('.main').click(),
      play: async move => {
        const { x, y } = await at(game, move === 'enter' ? 0 : Number(move));
        await page.mouse.click(x, y);
      },
      next: () => lesson.locator('.main').click(),
    });
    await lesson.getByRole('button', { name: 'Play a game' }).click();
    await expect(game.locator('.buttons')).toBeVisible();
    expect((await appState(game)).snapshot?.players.b.kind).toBe('computer');
  });

  test('by keyboard alone', async ({ page, server }) => {
    const game = await openGame(page, server, { attrs: PLAIN });
    await game.getByRole('button', { name: 'Learn to play' }).focus();
    await page.keyboard.press('Enter');
    await expect(game.locator('puluc-lesson h2').first()).toBeFocused();
    await playAll(game, {
      throwSticks: () => page.keyboard.press('t'),
      play: move => page.keyboard.press(move === 'enter' ? '0' : move),
      next: async () => {
        await expect(game.locator('puluc-lesson .main')).toBeFocused();
        await page.keyboard.press('Enter');
      },
    });
  });

  test('by the text board alone, and each event is spoken once', async ({ page, server }) => {
    const game = await openGame(page, server, { attrs: PLAIN });
    const lesson = await openLesson(game);
    await lesson.getByRole('button', { name: 'Text board' }).click();
    const board = lesson.getByRole('region', { name: 'The road' });
    await expect(board).toBeVisible();
    await expect(board.getByRole('button', { name: 'Hint' }), 'a lesson has no hints').toHaveCount(0);
    await lesson.getByRole('button', { name: 'Again' }).first().click();
    await lesson.locator('h2').first().focus();
    await playAll(game, {
      throwSticks: () => board.getByRole('button', { name: 'Throw' }).press('Enter'),
      play: async (_, index) => board.locator('.choice-list button').nth(index).press('Enter'),
      next: () => page.keyboard.press('Enter'),
    });
    const lines = await spoken(game);
    expect(lines.filter(line => /You win: no enemy man is left alive/.test(line))).toHaveLength(1);
  });

  test('by touch: the first tap on a man shows his move, the second plays it', async ({
    browser,
    server,
    problems,
  }) => {
    const page = await browser.newPage({ hasTouch: true, viewport: { width: 390, height: 844 } });
    page.on('pageerror', error => problems.push(String(error)));
    const game = await openGame(page, server, { attrs: PLAIN });
    const lesson = await openLesson(game);
    await playAll(game, {
      throwSticks: () => lesson.locator('.main').tap(),
      play: async move => {
        const { x, y } = await at(game, move === 'enter' ? 0 : Number(move));
        await page.touchscreen.tap(x, y);
        await expect.poll(async () => (await lessonOf(game)).selected?.move).toBe(move);
        await page.touchscreen.tap(x, y);
      },
      next: () => lesson.locator('.main').tap(),
    });
    await page.close();
  });
});

test('a step that moves keeps its state ahead of the picture', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: { ...PLAIN, motion: 'full' } });
  const lesson = await openLesson(game);
  // Two presses in one task: the second ends the flight, and throws no second time.
  await lesson.locator('.main').evaluate((/** @type {HTMLElement} */ main) => {
    main.click();
    main.click();
  });
  await expectPhase(game, 'choosing');
  await page.keyboard.press('0');
  await expect(lesson.getByRole('status')).toContainText('That is it.');
  // Left in mid-move it is none the worse.
  await lesson.getByRole('button', { name: 'Next' }).first().click();
  await page.keyboard.press('2');
  await lesson.getByRole('button', { name: 'Back', exact: true }).click();
  await openLesson(game);
  await expectPhase(game, 'over');
  expect(await lessonOf(game)).toMatchObject({ id: 'move', verdict: { good: true, move: '2' } });
});

test('another legal move is played, and told why it misses the idea; the step begins again', async ({
  page,
  server,
}) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  const lesson = await openLesson(game);
  for (const step of STEPS) {
    const [other] = step.others;
    await shellOf(game).evaluate((shell, index) => shell.intents?.lesson?.goTo(index), STEPS.indexOf(step));
    if (!other) continue;
    await expectPhase(game, 'choosing');
    await page.keyboard.press(other === 'enter' ? '0' : other);
    await expect(lesson.getByRole('status')).toContainText('Legal, but not the idea.');
    await expect(lesson.locator('.answer')).not.toContainText('lesson-missed');
    expect(await lessonOf(game)).toMatchObject({ verdict: { good: false, move: other } });
    expect((await lessonOf(game)).done).not.toContain(step.id);
    await expect(lesson.locator('.main')).toHaveText('Again');
    await page.keyboard.press('Enter');
    expect((await lessonOf(game)).snapshot?.position).toMatch(new RegExp(`^${step.position} \\d$`));
  }
});

test('a man that cannot move says why', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  const lesson = await openLesson(game);
  await shellOf(game).evaluate(shell => shell.intents?.lesson?.goTo(6));
  await expectPhase(game, 'choosing');
  const { x, y } = await at(game, 3);
  await page.mouse.click(x, y);
  await expect(lesson.getByRole('status')).toContainText('a stack of the same side stands where it would land');
  expect(await lessonOf(game)).toMatchObject({ id: 'block', verdict: null });
});

test('progress is kept on the device, and nothing of the game on the table is lost', async ({ page, server }) => {
  const game = await openGame(page, server, { attrs: PLAIN });
  await newGame(game, PEOPLE);
  await settled(game);
  const record = await recordOf(game);
  const { heard } = await listen(game);
  await game.getByRole('button', { name: 'Menu' }).click();
  await game.locator('#menu').getByRole('button', { name: 'Learn to play' }).click();
  const lesson = game.locator('puluc-lesson');
  await lesson.locator('.main').click();
  await expectPhase(game, 'choosing');
  await page.keyboard.press('0');
  await lesson.locator('.main').click();
  await lesson.getByRole('button', { name: 'Next' }).first().click();
  await expect(lesson.getByRole('heading', { name: 'No score, no move' })).toBeVisible();
  expect(await heard(), 'whoever embeds the game hears of its games alone').toEqual([]);
  await page.reload();
  await ready(page);
  await openLesson(game);
  await expect(lesson.getByRole('heading', { name: 'No score, no move' })).toBeVisible();
  expect(await lessonOf(game)).toMatchObject({ at: 2, done: ['enter'] });
  await lesson.getByRole('button', { name: '3/13: all steps' }).click();
  await expect(lesson.locator('#steps').getByRole('button', { name: 'A man enters ✓' })).toBeVisible();
  await lesson.locator('#steps').getByRole('button', { name: 'The last man' }).click();
  expect(await lessonOf(game)).toMatchObject({ at: 12 });
  await lesson.getByRole('button', { name: 'One step back' }).click();
  expect(await lessonOf(game)).toMatchObject({ at: 11 });
  await lesson.getByRole('button', { name: 'Back', exact: true }).click();
  await game.getByRole('button', { name: 'Continue' }).click();
  expect(await recordOf(game)).toBe(record);
});

test('without storage the lesson can be played', async ({ page, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const game = await openGame(page, server, { attrs: PLAIN });
  const lesson = await openLesson(game);
  await lesson.locator('.main').click();
  await expectPhase(game, 'choosing');
  await page.keyboard.press('0');
  await expect(lesson.getByRole('status')).toContainText('That is it.');
});

test('what is damaged in storage is as good as nothing', async ({ page, server }) => {
  await page.addInitScript(() => localStorage.setItem('puluc/game/lesson', '{"at":-7.5,"done":["enter",3,"gone"]}'));
  const game = await openGame(page, server, { attrs: PLAIN });
  await openLesson(game);
  expect(await lessonOf(game)).toMatchObject({ at: 0, done: ['enter'] });
});

for (const lang of /** @type {const} */ (['en', 'es', 'fr', 'it', 'ru'])) {
  test(`at every size all of a step is seen at once, ${lang}`, async ({ page, server }) => {
    test.slow();
    const game = await openGame(page, server, { attrs: { ...PLAIN, lang } });
    await shellOf(game).evaluate(shell => shell.intents?.show('lesson'));
    await expect(game.locator('puluc-lesson .main')).toBeVisible();
    const told = STEPS.flatMap(({ goal, others }, at) => [null, goal, ...others].map(move => ({ at, move })));
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const faults = await shellOf(game).evaluate(crowded, told);
      expect(faults, `${size.width}×${size.height}`).toEqual([]);
    }
  });
}

/**
 * Runs in the page: goes through all that is told; where something scrolls, the words reach into what is next to them, or
 * the road has no room, it is named.
 * @param {import('./support.js').Shell} shell
 * @param {{ at: number, move: string | null }[]} told
 */
async function crowded(shell, told) {
  const page = /** @type {HTMLElement} */ (shell.renderRoot.querySelector('puluc-lesson'));
  const root = /** @type {ShadowRoot} */ (page.shadowRoot);
  const box = (/** @type {string} */ part) => /** @type {Element} */ (root.querySelector(part)).getBoundingClientRect();
  const frame = () => new Promise(requestAnimationFrame);
  const lesson = shell.intents?.lesson;
  const state = () => shell.state?.lesson;
  const faults = [];
  for (const { at, move } of told) {
    lesson?.goTo(at);
    if (move && state()?.phase === 'ready') lesson?.throwSticks();
    while (move && move !== 'pass' && state()?.phase !== 'choosing') await frame();
    if (move && move !== 'pass') lesson?.play(move);
    while (move && !state()?.verdict) await frame();
    await shell.updateComplete;
    await Reflect.get(page, 'updateComplete');
    const bottom = Math.max(
      ...[...root.querySelectorAll('.told > *')].map(part => part.getBoundingClientRect().bottom),
    );
    const beside = box('.road').left >= box('.told').right;
    const where = `${state()?.id} ${move}`;
    if (shell.scrollWidth > shell.clientWidth || shell.scrollHeight > shell.clientHeight)
      faults.push(`${where} scrolls`);
    if (bottom > (beside ? box('.buttons').top : box('.road').top) + 1) faults.push(`${where}: the words have no room`);
    if (box('.road').height < 140) faults.push(`${where}: the road has no room`);
  }
  return faults;
}

/** Plays a move, up to what is told of it. @param {Locator} game @param {string} move */
async function tell(game, move) {
  await expectPhase(game, 'choosing');
  await shellOf(game).evaluate((shell, text) => shell.intents?.lesson?.play(text), move);
  await expect(game.locator('puluc-lesson .answer b')).toBeVisible();
}

for (const [theme, lang] of /** @type {const} */ ([
  ['light', 'en'],
  ['dark', 'es'],
  ['contrast', 'en'],
])) {
  test(`the lesson has nothing that axe-core finds, ${theme}, ${lang}`, async ({ page, server }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const game = await openGame(page, server, { attrs: { theme, lang } });
    await shellOf(game).evaluate(shell => shell.intents?.show('lesson'));
    const lesson = game.locator('puluc-lesson');
    await expect(lesson.locator('.main')).toBeVisible();
    await expectAccessible(page);
    await shellOf(game).evaluate(shell => shell.intents?.lesson?.goTo(1));
    await tell(game, 'enter');
    await expectAccessible(page);
    await shellOf(game).evaluate(shell => shell.intents?.lesson?.again());
    await tell(game, '2');
    await shellOf(game).evaluate(shell => shell.intents?.set('textBoard', true));
    await expect(lesson.locator('.board.shown')).toBeVisible();
    await expectAccessible(page);
    await shellOf(game).evaluate(shell => shell.intents?.lesson?.goTo(13));
    await expect(lesson.locator('.end')).toBeVisible();
    await expectAccessible(page);
  });
}
