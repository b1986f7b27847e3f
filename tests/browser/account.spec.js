// A game by the text board alone: what a screen reader hears of it is a fair account, from which the position can be followed.
import { LANGUAGES } from '../../www/i18n/index.js';
import { expect, openGame, test } from './fixtures.js';
import { newGame, PEOPLE, PLAIN, playToEnd, recordOf, shellOf, snapshotOf, turnsOf, withSettings } from './support.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('../../www/types.d.ts').GameEvent} GameEvent */
/** @typedef {import('../../www/types.d.ts').NewGameOptions} NewGameOptions */
/** @typedef {import('../../www/types.d.ts').Snapshot} Snapshot */

/** Nobody is told to begin, so that they throw for it. @type {NewGameOptions} */
const GAME = { ...PEOPLE, rules: 'bell;men=3', first: undefined, seed: 24 };

/** Writes down all that is said from now on. @param {Locator} game */
async function listenToAll(game) {
  await game.locator('puluc-announcer').evaluate(region => {
    /** @type {string[]} */
    const said = [];
    Reflect.set(window, 'said', said);
    new MutationObserver(records => {
      for (const { addedNodes } of records) for (const node of addedNodes) said.push(node.textContent ?? '');
    }).observe(region, { childList: true });
  });
  return () => game.evaluate(() => /** @type {string[]} */ (Reflect.get(window, 'said')));
}

/** A table that knows only what it is told. @param {Snapshot} start */
function listener(start) {
  const sides = /** @type {const} */ (['Indigo', 'Clay']);
  const other = (/** @type {string} */ name) => (name === 'Indigo' ? 'Clay' : 'Indigo');
  const count = (/** @type {string} */ words) => (/^(a|one|One)$/.test(words) ? 1 : Number(words));
  /** @type {Record<string, number>} */
  const home = { Indigo: start.home.a, Clay: start.home.b };
  /** @type {Record<string, number>} */
  const dead = { Indigo: 0, Clay: 0 };
  /** Men of both on a space; what comes to a taken one stands apart until the capture is told. @type {Map<number, { owner: string, men: Record<string, number> }>} */
  const road = new Map();
  /** @type {{ owner: string, men: Record<string, number> } | null} */
  let arriving = null;

  /** @param {number} to @param {{ owner: string, men: Record<string, number> }} stack */
  const arrive = (to, stack) => {
    if (road.has(to)) arriving = stack;
    else road.set(to, stack);
  };

  /** @type {[RegExp, (words: string[]) => void][]} */
  const sentences = [
    [/^(\w+) throws (?:no|one|two|three|four) yellow: \d\.$/, () => {}],
    [/^(\w+) has no (?:score|move with this throw) and passes\.$/, () => {}],
    [
      /^(\w+) enters a man on space (\d)\.$/,
      ([who, to]) => {
        home[who] -= 1;
        arrive(Number(to), { owner: who, men: { [who]: 1, [other(who)]: 0 } });
      },
    ],
    [
      /^(\w+) moves (\w+) m[ae]n from space (\d) to space (\d)\.$/,
      ([who, n, from, to]) => {
        const stack = road.get(Number(from));
        expect(stack?.owner).toBe(who);
        expect((stack?.men.Indigo ?? 0) + (stack?.men.Clay ?? 0)).toBe(count(n));
        road.delete(Number(from));
        if (stack) arrive(Number(to), stack);
      },
    ],
    [
      /^(\w+) takes (\w+) enemy m[ae]n on space (\d)(?: and carries (\w+) m[ae]n of (?:his|their) own along)?\.$/,
      ([who, takes, at, carries]) => {
        const taken = road.get(Number(at));
        expect(taken?.owner).toBe(other(who));
        expect(taken?.men).toEqual({ [other(who)]: count(takes), [who]: carries ? count(carries) : 0 });
        for (const side of sides) if (arriving && taken) arriving.men[side] += taken.men[side];
        if (arriving) road.set(Number(at), arriving);
        arriving = null;
      },
    ],
    [
      /^(\w+) leaves the road with (\w+) m[ae]n from space (\d)\.$/,
      ([who, n, from]) => {
        const stack = road.get(Number(from));
        expect(stack?.owner).toBe(who);
        expect((stack?.men.Indigo ?? 0) + (stack?.men.Clay ?? 0)).toBe(count(n));
        road.delete(Number(from));
      },
    ],
    [
      /^(\w+): (\w+) m[ae]n comes? home\.$/,
      ([who, n]) => {
        home[who] += count(n);
      },
    ],
    [
      /^(\w+) loses (\w+) m[ae]n for good\.$/,
      ([who, n]) => {
        dead[who] += count(n);
      },
    ],
    [/^(\w+) wins: .+\.$/, () => {}],
  ];

  return {
    /** @param {string} text One or more sentences */
    hear(text) {
      for (const sentence of text.split(/(?<=\.) /)) {
        const known = sentences.find(([pattern]) => pattern.test(sentence));
        expect(known, `"${sentence}" is a sentence that can be followed`).toBeTruthy();
        if (known) known[1](/** @type {RegExpExecArray} */ (known[0].exec(sentence)).slice(1));
      }
    },
    picture: () => ({
      home: { a: home.Indigo, b: home.Clay },
      dead: { a: dead.Indigo, b: dead.Clay },
      road: Array.from({ length: start.spaces }, (_, i) => {
        const stack = road.get(i + 1);
        return stack ? `${stack.owner} ${stack.men.Indigo} ${stack.men.Clay}` : '';
      }),
    }),
  };
}

/** @param {Snapshot} snapshot */
function pictureOf({ home, dead, board }) {
  const count = (/** @type {string} */ men, /** @type {string} */ side) => men.split(side).length - 1;
  return {
    home,
    dead,
    road: board.map(({ owner, men }) =>
      owner ? `${owner === 'a' ? 'Indigo' : 'Clay'} ${count(men, 'a')} ${count(men, 'b')}` : '',
    ),
  };
}

/** How many sentences a turn's events make: a leaving is told as one, not as a move too. @param {GameEvent[]} events */
const sentencesOf = events =>
  events.filter(({ type }) => type !== 'moved' || !events.some(event => event.type === 'left')).length;

test('what is said of a game by the text board alone is all that happened, and the position can be followed', async ({
  page,
  server,
}) => {
  await withSettings(page, { textBoard: true });
  const game = await openGame(page, server, { attrs: PLAIN });
  const said = await listenToAll(game);
  await newGame(game, GAME);
  const start = await snapshotOf(game);
  const told = listener(start);
  const [begun, ...rest] = await said();
  expect(rest).toEqual([]);
  expect(begun).toContain(`First move: ${start.turn === 'a' ? 'Indigo' : 'Clay'}.`);
  let heard = 1;
  const board = game.getByRole('region', { name: 'The road' });

  /** What is said of this press, followed and held against the table. @param {Snapshot} before */
  async function follow(before) {
    const now = await snapshotOf(game);
    const turn = now.turns.length > before.turns.length ? now.turns[before.turns.length] : null;
    const thrown = before.phase === 'throw' ? 1 : 0;
    await expect.poll(async () => (await said()).length).toBe(heard + thrown + (turn ? 1 : 0));
    const lines = (await said()).slice(heard);
    heard += lines.length;
    for (const line of lines) told.hear(line);
    const name = before.turn === 'a' ? 'Indigo' : 'Clay';
    if (thrown) expect(lines[0]).toMatch(new RegExp(`^${name} throws .* yellow: ${now.throw?.score}\\.$`));
    if (turn) expect(lines[thrown].split(/(?<=\.) /)).toHaveLength(sentencesOf(turn.events));
    expect(told.picture()).toEqual(pictureOf(now));
  }

  const last = await playToEnd(game, {
    async throwSticks(before) {
      await board.getByRole('button', { name: 'Throw' }).click();
      await follow(before);
    },
    async play({ move }, before) {
      const at = before.moves.findIndex(one => one.move === move);
      await board.getByRole('listitem').getByRole('button').nth(at).click();
      await follow(before);
    },
  });
  const all = await said();
  // A throw and what came of it each turn, after the throw-off.
  expect(all).toHaveLength(1 + 2 * last.turns.length);
  expect(turnsOf(await recordOf(game))).toHaveLength(last.turns.length);
  expect(all.at(-1)).toMatch(new RegExp(`${last.outcome?.winner === 'a' ? 'Indigo' : 'Clay'} wins: [^.]+\\.$`));
  const kinds = new Set(last.turns.flatMap(({ events }) => events.map(({ type }) => type)));
  expect([...kinds].sort()).toEqual(['captured', 'dead', 'entered', 'home', 'left', 'moved', 'passed', 'won']);
});

/** Words of the English sentences that no other of these languages has. */
const ENGLISH =
  /\b(throws?|yellow|man|men|space|enters?|moves|takes|enemy|carry|carries|along|leaves|road|loses|wins|passes|score|you|your|of|the|and)\b/i;

test('the same game is told in every language, sentence for sentence', async ({ page, server }) => {
  test.setTimeout(120_000);
  const game = await openGame(page, server, { attrs: PLAIN });
  /** @type {string[][]} */
  const accounts = [];
  for (const { code } of LANGUAGES) {
    for (const b of /** @type {const} */ (['human', 'computer'])) {
      await game.evaluate((element, lang) => element.setAttribute('lang', lang), code);
      await expect.poll(() => shellOf(game).evaluate(({ texts }) => texts?.lang)).toBe(code);
      const said = await listenToAll(game);
      await newGame(game, { ...GAME, b: b === 'human' ? { kind: b } : { kind: b, level: 'beginner' } });
      await game.evaluate(playOut);
      const account = await said();
      expect(account.length).toBeGreaterThan(20);
      for (const line of account) {
        expect(line).not.toMatch(/[{}]|undefined|\bsaid-|\bline-|\$| {2}| [.,]/);
        if (code !== 'en') expect(line).not.toMatch(ENGLISH);
        expect(line).toMatch(/\.$/);
      }
      if (b === 'human') accounts.push(account);
    }
  }
  const [english, ...others] = accounts;
  const figures = (/** @type {string} */ line) => line.split(/(?<=\.) /).length;
  for (const account of others) expect(account.map(figures)).toEqual(english.map(figures));
});

/** Runs in the page: plays a game to its end, of the moves the second where there are two. @param {Element} element */
async function playOut(element) {
  const game = /** @type {import('./support.js').PulucGame} */ (element);
  let over = false;
  const end = () => {
    over = true;
  };
  game.addEventListener('puluc-end', end, { once: true });
  for (let at = 0; at < 400 && !over; at += 1) {
    await game.settled;
    if (game.legalMoves.length > 0) await game.play(game.legalMoves[at % game.legalMoves.length]);
    else if (!over) await game.throwSticks();
  }
}
