// What a kept game is called, and how it went, in words.
import { namedIn } from '../side/names.js';
import { named, rulesName } from '../words.js';

/** @import { AnySnapshot, Intents, KeptGame, RuleSetView, Side } from '../../types.d.ts' */
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

/** @param {Pick<KeptGame, 'game' | 'players'>} of @param {Side} side @param {Texts} texts */
const who = ({ game, players }, side, texts) =>
  game ? namedIn({ game, players }, side, texts) : named(players, side, texts);

/** @param {Pick<KeptGame, 'game' | 'players'>} game @param {Texts} texts */
export function playersWords(game, texts) {
  const label = (/** @type {'a' | 'b'} */ side) => {
    const { level } = game.players[side];
    const { label: name } = who(game, side, texts);
    return level ? texts.t('games-computer', { name, level: texts.t(`level-${level}`) }) : name;
  };
  return texts.t('games-players', { a: label('a'), b: label('b') });
}

/** @param {Pick<KeptGame, 'game' | 'players' | 'outcome'>} game @param {Texts} texts */
export function resultWords(game, texts) {
  const { outcome } = game;
  if (!outcome) return texts.t('games-going');
  if (!outcome.winner) return texts.t('games-drawn');
  const winner = who(game, outcome.winner, texts);
  return texts.t('games-won', { who: winner.who, name: winner.name });
}

/** @param {RuleSetView | null} rules @param {string} text @param {Texts} texts */
export const setWords = (rules, text, texts) => (rules ? rulesName(rules, texts) : text);

/** @param {number} changed @param {Texts} texts */
export const dateWords = (changed, { lang }) =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(changed);

/** What is played: Puluc by its rule set, another game by its name. @param {Pick<KeptGame, 'game' | 'rules'>} of @param {(text: string) => RuleSetView | null} reader @param {Texts} texts */
export const gameWords = ({ game, rules }, reader, texts) =>
  game ? texts.t(`game-${game}`) : setWords(reader(rules), rules, texts);

/** What a link or an entry would put on the table. @param {AnySnapshot} snapshot @returns {Pick<KeptGame, 'game' | 'players' | 'outcome' | 'rules' | 'turns'>} */
export function gist(snapshot) {
  const { players, outcome, rules, turns } = snapshot;
  const game = snapshot.game === 'puluc' ? undefined : snapshot.game;
  return { game, players, outcome, rules, turns: turns.length };
}
