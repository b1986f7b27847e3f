// Every screen and dialog, and how it is come to: for the contact sheets and for the tests that look at all of them.

/** @typedef {import('@playwright/test').Page} Page */

export const THEMES = /** @type {const} */ (['light', 'dark', 'contrast']);

const PEOPLE = { rules: 'bell', a: { kind: 'human' }, b: { kind: 'human' }, first: 'a', seed: 7 };
const MIDDLE = { ...PEOPLE, position: 'a/-/abb/-/b/-/aab/-/b 0,0 1,0 a' };

/** How each screen is come to, by the element's own interface or what its page would call. @type {Record<string, (page: Page) => Promise<unknown>>} */
export const SCREENS = {
  start: async () => {},
  table: page => play(page, PEOPLE),
  twigs: page => dressed(page, 'twigs', 'coins'),
  kernels: page => dressed(page, 'kernels', 'kernels'),
  middle: async page => {
    await play(page, MIDDLE);
    await call(page, game => game.throwSticks([true, true, true, false]));
  },
  'text-board': async page => {
    await play(page, MIDDLE);
    await page.locator('puluc-shell').evaluate(shell => {
      const intents = Reflect.get(shell, 'intents');
      intents.set('textBoard', true);
      intents.setHints({ all: true });
    });
    await call(page, game => game.throwSticks([true, true, true, false]));
  },
  turns: async page => {
    await play(page, MIDDLE);
    await call(page, game => game.throwSticks([true, false, false, false]));
    await page.locator('puluc-shell').evaluate(shell => Reflect.set(shell, 'sheet', true));
  },
  ...Object.fromEntries(
    ['new-game', 'settings', 'rules', 'record', 'sticks', 'resign', 'about', 'editor', 'watch', 'share'].map(name => [
      name,
      async (/** @type {Page} */ page) => {
        await play(page, MIDDLE);
        await intend(page, 'open', name);
      },
    ]),
  ),
  ...Object.fromEntries(
    ['lesson', 'glossary', 'history', 'puzzles'].map(name => [
      name,
      (/** @type {Page} */ page) => intend(page, 'show', name),
    ]),
  ),
  lab: async page => {
    const shell = page.locator('puluc-shell');
    await shell.evaluate(shell => Reflect.get(shell, 'intents').openLab('strasbourg;spaces=5;men=2'));
    const lab = page.locator('puluc-lab');
    await lab.locator('.plot').first().waitFor();
    await shell.evaluate(shell => Reflect.get(shell, 'intents').lab.solve('bell;spaces=4;men=2', 1));
    await lab.locator('.plot').nth(1).waitFor();
  },
  'rules-page': page => intend(page, 'show', 'rules'),
  games: page => intend(page, 'openLibrary', 'games'),
  throws: page => intend(page, 'openLibrary', 'throws'),
  review: async page => {
    await play(page, { ...PEOPLE, rules: 'bell;spaces=5;men=2' });
    await call(page, async game => {
      for (let at = 0; at < 8; at += 1) {
        await game.throwSticks([true, at % 2 === 0, false, false]);
        await game.settled;
        const [move] = game.legalMoves;
        if (move) await game.play(move);
        await game.settled;
      }
    });
    await intend(page, 'openReview');
  },
  'tak-tikl': page => side(page, 'tak-tikl'),
  'tak-tikl-new': page => overSide(page, 'tak-tikl', 'new-game'),
  'tak-tikl-hints': page => hinted(page, 'tak-tikl'),
  'tak-tikl-review': page => lookedBack(page, 'tak-tikl'),
  mancala: page => side(page, 'mancala'),
  'mancala-new': page => overSide(page, 'mancala', 'new-game'),
  'mancala-hints': page => hinted(page, 'mancala'),
  'mancala-review': page => lookedBack(page, 'mancala'),
};

/** The middle of a game of the box's other two between two people. */
const SIDES = {
  'tak-tikl': { options: { rules: 'limit=30;clock=20' }, moves: ['a1a2', 'a4a3', 'd4d3', 'c4c3', 'c1c2'] },
  mancala: { options: { rules: 'box' }, moves: ['4', '2', '5'] },
};

/** @param {Page} page @param {keyof typeof SIDES} name */
async function side(page, name) {
  await page.locator('puluc-shell').evaluate((shell, name) => Reflect.get(shell, 'intents').openGame(name), name);
  await page.locator(`puluc-side[data-game=${name}] .drawn canvas`).waitFor();
  await besides(
    page,
    async (shell, { options, moves }) => {
      const people = { a: { kind: 'human' }, b: { kind: 'human' }, first: 'a' };
      shell.intents.side.newGame({ ...people, ...options, seed: 7 });
      shell.intents.side.stopClock(true);
      for (const move of moves) {
        while (shell.state.side.phase !== 'choosing') await new Promise(go => setTimeout(go, 10));
        shell.intents.side.choose(move);
      }
      while (shell.state.side.phase !== 'choosing') await new Promise(go => setTimeout(go, 10));
    },
    SIDES[name],
  );
}

/** @param {Page} page @param {keyof typeof SIDES} name */
async function hinted(page, name) {
  await side(page, name);
  await besides(page, async shell => {
    if (!shell.state.side.helped) shell.intents.side.hint();
    while (shell.state.side.analysis === null) await new Promise(go => setTimeout(go, 10));
  });
}

/** @param {Page} page @param {keyof typeof SIDES} name */
async function lookedBack(page, name) {
  await side(page, name);
  await besides(page, async shell => {
    shell.intents.side.openReview();
    while (shell.state.side.review.turns.includes(null)) await new Promise(go => setTimeout(go, 10));
  });
}

/** A dialog over it. @param {Page} page @param {keyof typeof SIDES} name @param {string} dialog */
async function overSide(page, name, dialog) {
  await side(page, name);
  await page
    .locator('puluc-side')
    .evaluate((element, dialog) => Reflect.get(element, 'open').call(element, dialog), dialog);
  await page.locator('puluc-side dialog').waitFor();
}

/** @template T @param {Page} page @param {(shell: any, given: T) => Promise<void>} run @param {T} [given] */
async function besides(page, run, given) {
  const shell = page.locator('puluc-shell');
  await shell.evaluate(run, /** @type {any} */ (given));
}

/** The middle of a game with other men and something else to throw. @param {Page} page @param {string} men @param {string} tool */
async function dressed(page, men, tool) {
  await dress(page, men, tool);
  await SCREENS.middle(page);
}

/** Other men, and something else to throw. @param {Page} page @param {string} men @param {string} tool */
export function dress(page, men, tool) {
  return page.locator('puluc-shell').evaluate(
    (shell, set) => {
      for (const [key, value] of Object.entries(set)) Reflect.get(shell, 'intents').set(key, value);
    },
    { men, tool },
  );
}

/** @param {Page} page @param {object} options */
function play(page, options) {
  return page.locator('puluc-game').evaluate((game, given) => Reflect.get(game, 'newGame').call(game, given), options);
}

/** @param {Page} page @param {(game: any) => unknown} run */
function call(page, run) {
  return page.locator('puluc-game').evaluate(run);
}

/** @param {Page} page @param {'open' | 'show' | 'openLibrary' | 'openReview'} intent @param {string} [name] */
function intend(page, intent, name) {
  return page
    .locator('puluc-shell')
    .evaluate((shell, [intent, name]) => Reflect.get(shell, 'intents')[String(intent)](name), [intent, name]);
}
