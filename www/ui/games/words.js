// What a kept game is called, and how it went, in words.
import { named, rulesName } from '../words.js';

/** @import { Intents, KeptGame, RuleSetView, Snapshot } from '../../types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */

/** Looks rule sets up once. @param {Intents} intents */
export function rulesReader(intents) {
  /** @type {Map<string, RuleSetView | null>} */
  const known = new Map();
  return (/** @type {string} */ text) => {
    if (!known.has(text)) {
      try {
        known.set(text, intents.checkRules(text));
      } catch {
        known.set(text, null);
      }
    }
    return known.get(text) ?? null;
  };
}

/** @param {Pick<KeptGame, 'players'>} game @param {Texts} texts */
export function playersWords({ players }, texts) {
  const label = (/** @type {'a' | 'b'} */ side) => {
    const { level } = players[side];
    const { label: name } = named(players, side, texts);
    return level ? texts.t('games-computer', { name, level: texts.t(`level-${level}`) }) : name;
  };
  return texts.t('games-players', { a: label('a'), b: label('b') });
}

/** @param {Pick<KeptGame, 'players' | 'outcome'>} game @param {Texts} texts */
export function resultWords({ players, outcome }, texts) {
  if (!outcome) return texts.t('games-going');
  if (!outcome.winner) return texts.t('games-drawn');
  const { who, name } = named(players, outcome.winner, texts);
  return texts.t('games-won', { who, name });
}

/** @param {RuleSetView | null} rules @param {string} text @param {Texts} texts */
export const setWords = (rules, text, texts) => (rules ? rulesName(rules, texts) : text);

/** @param {number} changed @param {Texts} texts */
export const dateWords = (changed, { lang }) =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(changed);

/** What a link or an entry would put on the table. @param {Snapshot} snapshot @returns {Pick<KeptGame, 'players' | 'outcome' | 'rules'> & { turns: number }} */
export const gist = ({ players, outcome, rules, turns }) => ({ players, outcome, rules, turns: turns.length });
