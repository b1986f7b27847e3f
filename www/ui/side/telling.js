// What the page of a game of the side says to screen readers beside what has happened: whose turn it is, the best move once it is
// known, a choice that waits.
import { whoIn } from './names.js';

/** @import { SideEvent, SideSnapshot, SideState, Valued } from '../../app/side/types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */
/** @import { SideWords } from './types.d.ts' */

/** A legal move in full. @param {string} move @param {SideSnapshot} snapshot @param {SideWords<any>} words @param {Texts} texts */
export const inFull = (move, snapshot, words, texts) =>
  words.moves(snapshot, texts).find(one => one.move === move)?.words ?? '';

/** @param {Valued} best @param {SideWords<any>} words @param {Texts} texts */
export const bestWords = (best, words, texts) =>
  texts.t('value-best', { move: words.short(best.move, texts), value: words.value(best, texts) });

/** @param {SideEvent[]} events @param {SideSnapshot} snapshot @param {SideWords<any>} words @param {Texts} texts */
export function happenedWords(events, snapshot, words, texts) {
  const said = words.sentences(events, snapshot, texts);
  // Whose turn it is now is told where a human has it.
  const { players, turn, outcome } = snapshot;
  const next = !outcome && players[turn].kind === 'human' ? [texts.t('side-turn', whoIn(snapshot, turn, texts))] : [];
  return [...said, ...next].join(' ');
}

/** Tells each thing once. */
export class Telling {
  #say;
  /** The best move that was told: its turn and position. */
  #best = '';
  /** @type {string | null} */
  #picked = null;

  /** @param {(text: string) => void} say */
  constructor(say) {
    this.#say = say;
  }

  /** @param {SideState} state @param {SideWords<any>} words @param {Texts} texts */
  follow({ analysis, snapshot, picked }, words, texts) {
    const [best] = analysis?.moves ?? [];
    const key = best ? `${snapshot.turns.length} ${snapshot.position}` : '';
    if (best && key !== this.#best) this.#say(bestWords(best, words, texts));
    this.#best = key;
    if (picked !== null && picked !== this.#picked)
      this.#say(`${inFull(picked, snapshot, words, texts)}. ${texts.t('confirm-move')}?`);
    this.#picked = picked;
  }
}
