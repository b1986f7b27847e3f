// The events of a turn, each as a sentence.
import { countOf, named, other } from './words.js';

/** @import { GameEvent, Side, Snapshot, Throw } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */

/**
 * The throw as a sentence.
 * @param {Throw} thrown
 * @param {Side} side
 * @param {Snapshot} snapshot
 * @param {Texts} texts
 */
export function throwSentence({ die, yellow, score, again }, side, snapshot, texts) {
  const { name, who } = named(snapshot.players, side, texts);
  const said = die ? texts.t('said-die', { name, who, score }) : texts.t('said-throw', { name, who, yellow, score });
  return again ? `${texts.t('said-again', { n: again })} ${said}` : said;
}

/**
 * Each event as a sentence, in order.
 * @param {readonly GameEvent[]} events
 * @param {Pick<Snapshot, 'players' | 'spaces'>} snapshot
 * @param {Texts} texts
 * @returns {string[]}
 */
export function sentences(events, snapshot, texts) {
  const { t } = texts;
  const leaves = events.some(({ type }) => type === 'left');
  return events.flatMap(event => {
    if (event.type === 'drawn') return [t(`said-drawn-${event.reason}`)];
    const { name, who } = named(snapshot.players, event.side, texts);
    switch (event.type) {
      case 'entered':
        return [t('said-entered', { name, who, to: event.to })];
      case 'moved':
        // The hop out of the road is told by the `left` event.
        return leaves ? [] : [t('said-moved', { name, who, n: event.men.length, from: event.from, to: event.to })];
      case 'captured':
        return [
          t('said-captured', {
            name,
            who,
            at: event.at,
            takes: countOf(event.men, other(event.side)),
            carries: countOf(event.men, event.side),
          }),
        ];
      case 'freed':
        return [t('said-freed', { name, who, at: event.at })];
      case 'left':
        return [t('said-left', { name, who, n: event.men.length, from: event.from })];
      case 'home':
        return [t('said-home', { name, who, n: event.count })];
      case 'dead':
        return [t('said-dead', { name, who, n: event.count })];
      case 'passed':
        return [t(`said-passed-${event.reason}`, { name, who })];
      case 'won':
        return [t(`said-won-${event.reason}`, { name, who })];
      default:
        return [];
    }
  });
}
