// How the tests play: what the element says, where things stand on its canvas, one turn after the other.
import { tableGeometry } from '../../www/view/puluc/geometry.js';
import { expect, openGame } from './fixtures.js';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Locator} Locator
 * @typedef {import('../../www/embed/element.js').PulucGame} PulucGame
 * @typedef {import('../../www/ui/shell.js').Shell} Shell
 * @typedef {import('../../www/types.d.ts').AppState} AppState
 * @typedef {import('../../www/types.d.ts').Snapshot} Snapshot
 * @typedef {import('../../www/types.d.ts').MoveView} MoveView
 * @typedef {import('../../www/types.d.ts').NewGameOptions} NewGameOptions
 * @typedef {import('../../www/types.d.ts').Settings} Settings
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ type: string, detail: any }} Heard
 */

export const PRESETS = ['bell', 'pencils', 'strasbourg', 'liberation', 'homeward'];

/** The sizes that every screen is made for. */
export const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 780, height: 370 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

/** Attributes for tests that are not about the picture: it is flat, and there at once. */
export const PLAIN = { theme: 'contrast' };

/** Two people before one screen. @type {NewGameOptions} */
export const PEOPLE = { rules: 'bell', a: { kind: 'human' }, b: { kind: 'human' }, first: 'a', seed: 7 };

/** What the element shows inside. @param {Locator} game */
export function shellOf(game) {
  const shell = game.locator('puluc-shell');
  return {
    /**
     * @template [T=undefined], [R=unknown]
     * @param {(shell: Shell, given: T) => R} run in the page
     * @param {T} [given]
     * @returns {Promise<Awaited<R>>}
     */
    evaluate: (run, given) => shell.evaluate(/** @type {any} */ (run), given),
  };
}

/** What the element's inside shows now. @param {Locator} game */
export async function appState(game) {
  const state = await shellOf(game).evaluate(shell => shell.state);
  if (!state) throw new Error('the game is not ready');
  return state;
}

/** The same once the picture is still and no computer is about to play. @param {Locator} game */
export async function settledState(game) {
  await settled(game);
  const state = await appState(game);
  if (!state.snapshot) throw new Error('no game is on the table');
  return { ...state, snapshot: state.snapshot };
}

/** @param {Locator} game */
export async function snapshotOf(game) {
  return (await settledState(game)).snapshot;
}

/** All ways in which four sticks can lie. */
export const PATTERNS = Array.from({ length: 16 }, (_, bits) =>
  [0, 1, 2, 3].map(stick => Boolean(bits & (1 << stick))),
);

/** The workers that think; another one paints while there is something to paint. @param {Page} page */
export const thinkers = page => page.workers().filter(worker => !/baker/.test(worker.url()));

/** The one that thinks, its own code run: it is asked for before it is there. @param {Page} page */
export async function thinker(page) {
  await expect.poll(() => thinkers(page).length).toBeGreaterThan(0);
  const [worker] = thinkers(page);
  await expect.poll(() => worker.evaluate(() => self.onmessage !== null)).toBe(true);
  return worker;
}

/** @param {Locator} game @param {AppState['phase'] | AppState['phase'][]} phase */
export async function expectPhase(game, phase) {
  const wanted = [phase].flat();
  await expect
    .poll(async () => (await appState(game)).phase, { message: `phase ${wanted}`, intervals: [20] })
    .toMatch(new RegExp(`^(${wanted.join('|')})$`));
}

/** @param {Locator} game */
export function settled(game) {
  return game.evaluate((/** @type {PulucGame} */ element) => element.settled);
}

/** @param {Locator} game @returns {Promise<string>} */
export function recordOf(game) {
  return game.evaluate((/** @type {PulucGame} */ element) => element.record);
}

/** The lines of turns in a record, the one with a throw that lies included. @param {string} record */
export function turnsOf(record) {
  return record.split('\n').filter(line => /^\d+ [ab] /.test(line));
}

/** @param {Locator} game @param {NewGameOptions} options */
export async function newGame(game, options) {
  await game.evaluate((/** @type {PulucGame} */ element, given) => element.newGame(given), options);
}

/** Real sticks fall on these faces. @param {Locator} game @param {boolean[]} faces true = yellow up */
export function throwFaces(game, faces) {
  return game.evaluate((/** @type {PulucGame} */ element, fallen) => element.throwSticks(fallen), faces);
}

/** Writes down all events of the element from the first call on. @param {Locator} game */
export async function listen(game) {
  await game.evaluate(element => {
    if (Reflect.has(element, 'heard')) return;
    /** @type {Heard[]} */
    const heard = [];
    Reflect.set(element, 'heard', heard);
    for (const type of ['ready', 'throw', 'move', 'end', 'settled', 'error']) {
      element.addEventListener(`puluc-${type}`, event =>
        heard.push({ type, detail: /** @type {CustomEvent} */ (event).detail }),
      );
    }
  });
  return {
    /** @param {string} [type] @returns {Promise<Heard[]>} */
    async heard(type) {
      /** @type {Heard[]} */
      const all = await game.evaluate(element => Reflect.get(element, 'heard'));
      return type ? all.filter(one => one.type === type) : all;
    },
  };
}

/** What is spoken to screen readers: the last lines of the live region. @param {Locator} game */
export function spoken(game) {
  return game.locator('puluc-announcer p').allTextContents();
}

/**
 * The canvas of the table: where it stands in the window, and where its parts ought to stand by the page's layout.
 * @param {Locator} game
 */
export async function table(game) {
  const { snapshot, layout, box } = await shellOf(game).evaluate(shell => {
    const { x, y } = shell.canvas.getBoundingClientRect();
    const { clientWidth: width, clientHeight: height } = shell.canvas;
    const rects = shell.layoutRects();
    if (!rects) throw new Error('the table is not shown');
    return {
      snapshot: shell.state?.snapshot,
      layout: { width, height, dpr: devicePixelRatio, ...rects },
      box: { x, y },
    };
  });
  const geometry = tableGeometry(layout, snapshot?.spaces ?? 9, snapshot?.men ?? 5);
  const inWindow = (/** @type {Point} */ { x, y }) => ({ x: x + box.x, y: y + box.y });
  const { x, y, width, height } = layout.sticks;
  return {
    geometry,
    inWindow,
    /** Middle of a place in the window. @param {number} place */
    at: place => inWindow(geometry.places[place]),
    sticks: inWindow({ x: x + width / 2, y: y + height / 2 }),
    /** @type {import('../../www/types.d.ts').Rect} */
    sticksRect: { ...inWindow({ x, y }), width, height },
  };
}

/** The move to choose for a lively game: what kills, what takes, else the first. @param {MoveView[]} moves */
export function lively(moves) {
  const worth = (/** @type {MoveView} */ { dead, takes, carries }) => 4 * dead + 2 * takes + carries;
  return moves.toSorted((one, two) => worth(two) - worth(one))[0];
}

/**
 * Plays a game to its end by the hands given; every turn is checked to be exactly what the hands did.
 * @param {Locator} game
 * @param {object} hands
 * @param {(snapshot: Snapshot) => Promise<void>} hands.throwSticks
 * @param {(move: MoveView, snapshot: Snapshot) => Promise<void>} hands.play
 */
export async function playToEnd(game, { throwSticks, play }) {
  const { heard } = await listen(game);
  let decisions = 0;
  let now = await settledState(game);
  while (now.phase !== 'over') {
    const { phase, snapshot: before } = now;
    expect(phase).toMatch(/^(ready|choosing)$/);
    const move = phase === 'choosing' ? lively(before.moves) : null;
    if (move) await play(move, before);
    else await throwSticks(before);
    now = await settledState(game);
    const { turns, turn, phase: next } = now.snapshot;
    if (move) {
      decisions += 1;
      expect(turns[before.turns.length], 'the move was played').toMatchObject({ side: before.turn, move: move.move });
    } else {
      const passed = turns.length > before.turns.length;
      expect(passed || (turn === before.turn && next === 'move'), 'the sticks were thrown').toBe(true);
      // A second press at once would be taken for a double click.
      if (passed && next !== 'over') await game.page().waitForTimeout(320);
    }
  }
  const { outcome, turns } = now.snapshot;
  expect(decisions).toBeGreaterThan(5);
  expect(outcome?.winner).toMatch(/^[ab]$/);
  expect(await heard('end')).toEqual([{ type: 'end', detail: outcome }]);
  expect((await heard('move')).map(({ detail }) => detail.move)).toEqual(turns.map(({ move }) => move));
  return now.snapshot;
}

/**
 * Opens the page with its clock in the test's hands: nothing moves but by `run`.
 * @param {Page} page
 * @param {import('./fixtures.js').Server} server
 * @param {Parameters<typeof openGame>[2]} [options]
 */
export async function openStopped(page, server, options) {
  await page.clock.install({ time: 0 });
  const game = await openGame(page, server, options);
  await page.clock.pauseAt(3_600_000);
  return {
    game,
    /** @param {number} milliseconds */
    run: milliseconds => page.clock.runFor(milliseconds),
  };
}

/** The worker's moves come only when `answer` is called; what it says of a solve passes. @param {Page} page */
export async function holdWorker(page) {
  await page.addInitScript(() => {
    /** @type {(() => void)[]} */
    const held = [];
    window.Worker = class extends Worker {
      /** @param {(event: MessageEvent) => void} listener */
      set onmessage(listener) {
        super.onmessage = event => {
          if (typeof event.data.answer === 'string') held.push(() => listener.call(this, event));
          else listener.call(this, event);
        };
      }
    };
    Reflect.set(window, 'answer', () => {
      for (const deliver of held.splice(0)) deliver();
    });
    Reflect.set(window, 'answers', () => held.length);
  });
  return {
    /** @param {number} count */
    waiting: count =>
      expect.poll(() => page.evaluate(() => Reflect.get(window, 'answers')()), { intervals: [20] }).toBe(count),
    answer: () => page.evaluate(() => Reflect.get(window, 'answer')()),
  };
}

/** Animations take forty times as long. @param {Page} page */
export async function slowMotion(page) {
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    const now = performance.now.bind(performance);
    window.requestAnimationFrame = callback => frame(time => callback(time / 40));
    performance.now = () => now() / 40;
  });
}

/** What the device has kept before the page opens. @param {Page} page @param {Partial<Settings>} settings */
export async function withSettings(page, settings) {
  await page.addInitScript(kept => {
    if (!localStorage.getItem('puluc/game/settings')) localStorage.setItem('puluc/game/settings', JSON.stringify(kept));
  }, settings);
}
