// Names, throws, moves and rule sets in words. Counts what a snapshot or an event says, decides nothing.

/** @import { GameEvent, MoveView, Player, RuleSetView, Side, Sided, Throw, TurnView } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */

/** @typedef {{ label: string, name: string, who: 'you' | 'other' }} Named label stands alone, name begins a sentence */

/** @param {Side} side @returns {Side} */
export const other = side => (side === 'a' ? 'b' : 'a');

/** @param {string} men @param {Side} side */
export const countOf = (men, side) => [...men].filter(man => man === side).length;

/**
 * @param {Sided<Player>} players
 * @param {Side} side
 * @param {Texts} texts
 * @returns {Named}
 */
export function named(players, side, { t }) {
  const player = players[side];
  const enemy = players[other(side)];
  if (player.name) return { label: player.name, name: player.name, who: 'other' };
  if (player.kind !== enemy.kind) {
    return player.kind === 'human'
      ? { label: t('you'), name: t('you'), who: 'you' }
      : { label: t('computer'), name: t('the-computer'), who: 'other' };
  }
  return { label: t('side', { side }), name: t('side', { side }), who: 'other' };
}

/** @param {Throw} thrown @param {Texts} texts */
export function spoken({ die, yellow, score }, { t }) {
  return die ? t('spoken-die', { score }) : t('spoken', { yellow, score });
}

/** @param {RuleSetView} rules @param {Texts} texts */
export function rulesName({ preset, pure }, { t }) {
  const name = t(`rules-${preset}`);
  return pure ? name : t('rules-custom', { name });
}

/** @typedef {{ enters: boolean, leaves: boolean, from: number, to: number, men: number, takes: number, carries: number, frees: boolean, home: number, dead: number, passed: string }} Deed */

/** @param {MoveView} move @returns {Deed} */
export function deedOfMove({ move, from, to, men, leaves, takes, carries, frees, home, dead }) {
  return { enters: move === 'enter', leaves, from, to, men: men.length, takes, carries, frees, home, dead, passed: '' };
}

/**
 * What a turn's events add up to.
 * @param {readonly GameEvent[]} events
 * @returns {Deed}
 */
export function deedOfEvents(events) {
  /** @type {Deed} */
  const deed = {
    enters: false,
    leaves: false,
    from: 0,
    to: 0,
    men: 1,
    takes: 0,
    carries: 0,
    frees: false,
    home: 0,
    dead: 0,
    passed: '',
  };
  for (const event of events) {
    if (event.type === 'entered') Object.assign(deed, { enters: true, to: event.to });
    else if (event.type === 'moved') Object.assign(deed, { from: event.from, to: event.to, men: event.men.length });
    else if (event.type === 'captured') {
      deed.carries += countOf(event.men, event.side);
      deed.takes += countOf(event.men, other(event.side));
    } else if (event.type === 'freed') deed.frees = true;
    else if (event.type === 'left') Object.assign(deed, { leaves: true, from: event.from, men: event.men.length });
    else if (event.type === 'home') deed.home += event.count;
    else if (event.type === 'dead') deed.dead += event.count;
    else if (event.type === 'passed') deed.passed = event.reason;
  }
  return deed;
}

/**
 * As in the list of turns: “2 → 5, takes 1”.
 * @param {Deed} deed
 * @param {Texts} texts
 */
export function short(deed, texts) {
  const { t } = texts;
  if (deed.passed) return t(`short-${deed.passed}`);
  const { from, to } = deed;
  const first = deed.enters
    ? t('short-enter', { to })
    : deed.leaves
      ? t('short-leave', { from })
      : t('short-move', { from, to });
  return [first, ...effects(deed, 'short', texts)].join(', ');
}

/**
 * As on the text board: “Move 2 men from space 2 to space 5, takes one enemy man”.
 * @param {Deed} deed
 * @param {Texts} texts
 */
export function long(deed, texts) {
  const { t } = texts;
  const { from, to, men: n } = deed;
  const first = deed.enters
    ? t('long-enter', { to })
    : deed.leaves
      ? t('long-leave', { from, n })
      : t('long-move', { from, to, n });
  return [first, ...effects(deed, 'long', texts)].join(', ');
}

/**
 * What a move takes, carries, frees, brings home and kills.
 * @param {Deed} deed
 * @param {'short' | 'long'} form
 * @param {Texts} texts
 */
export function effects({ takes, carries, frees, home, dead }, form, { t }) {
  const say = (/** @type {string} */ what, /** @type {number} */ n) =>
    form === 'short' ? t(`short-${what}`, { n }) : t(`long-${what}`, { n });
  /** @type {[string, number][]} */
  const all = [
    ['takes', takes],
    ['carries', carries],
    ['frees', frees ? 1 : 0],
    ['home', home],
    ['dead', dead],
  ];
  return all.filter(([, n]) => n > 0).map(([what, n]) => say(what, n));
}

/** @param {TurnView} turn @param {Texts} texts */
export const turnWords = (turn, texts) => short(deedOfEvents(turn.events), texts);
