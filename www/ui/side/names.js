// Who sits where, in words.
import { other } from '../words.js';

/** @import { Player, Side, Sided } from '../../types.d.ts' */
/** @import { SideSnapshot } from '../../app/side/types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */
/** @import { Named } from '../words.js' */

/** @param {SideSnapshot['game']} game @param {Side} side @param {Texts} texts */
export const sideName = (game, side, { t }) =>
  game === 'mancala' ? t('mancala-side', { side }) : t('tak-tikl-side', { side });

/** @param {{ game: SideSnapshot['game'], players: Sided<Player> }} snapshot @param {Side} side @param {Texts} texts @returns {Named} */
export function namedIn({ game, players }, side, texts) {
  const { t } = texts;
  const player = players[side];
  if (player.name) return { label: player.name, name: player.name, who: 'other' };
  if (player.kind !== players[other(side)].kind) {
    return player.kind === 'human'
      ? { label: t('you'), name: t('you'), who: 'you' }
      : { label: t('computer'), name: t('the-computer'), who: 'other' };
  }
  const name = sideName(game, side, texts);
  return { label: name, name, who: 'other' };
}

/** Without what names alone. @param {Parameters<typeof namedIn>} given */
export function whoIn(...given) {
  const { name, who } = namedIn(...given);
  return { name, who };
}
