// Win chances in words and figures. Counts nothing but differences of what the analyst says.
import { deedOfMove, long } from './words.js';

/** @import { AppState, MoveView, Side, Snapshot } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */

/** @typedef {{ chance: number, cost: number }} Worth */

/** The chance of indigo, null where nothing is known. @param {AppState} state @returns {number | null} */
export function shareOfA({ snapshot, analysis }) {
  if (snapshot?.outcome) return { a: 1, b: 0, none: 0.5 }[snapshot.outcome.winner ?? 'none'];
  if (!snapshot || !analysis) return null;
  return of('a', snapshot.turn, analysis.chance);
}

/** A chance of one side as that of another. @param {Side} side @param {Side} mover @param {number} chance */
export const of = (side, mover, chance) => (side === mover ? chance : 1 - chance);

/** In whole percents, which certainty alone makes 0 or 100. @param {number} share @param {Texts} texts */
export function whole(share, texts) {
  const near = Math.round(share * 100) / 100;
  const certain = share < 1e-9 || share > 1 - 1e-9;
  return texts.percent(certain ? near : Math.min(0.99, Math.max(0.01, near)));
}

/** An error of a chance, however slight. @param {number} error @param {Texts} texts */
export const slight = (error, { lang }) =>
  new Intl.NumberFormat(lang, { style: 'percent', maximumSignificantDigits: 2 }).format(error);

/** What a decision cost. @param {number} loss @param {Texts} texts */
export const cost = (loss, texts) => (loss < 0.0005 ? texts.percent(0) : `−${texts.percent(loss)}`);

/** @param {number} share @param {Texts} texts */
export function signed(share, texts) {
  const text = texts.percent(Math.abs(share));
  if (text === texts.percent(0)) return text;
  return share < 0 ? `−${text}` : `+${text}`;
}

/** What each legal move is worth, by its text; empty while nothing can be chosen. @param {AppState} state @returns {Map<string, Worth>} */
export function worths({ phase, analysis }) {
  if (phase !== 'choosing' || !analysis) return new Map();
  const best = analysis.moves[0]?.chance ?? 0;
  return new Map(analysis.moves.map(({ move, chance }) => [move, { chance, cost: best - chance }]));
}

/** The legal moves, the best first where that is known. @param {Snapshot} snapshot @param {Map<string, Worth>} known */
export function bestFirst({ moves }, known) {
  const chance = (/** @type {MoveView} */ { move }) => known.get(move)?.chance ?? -1;
  return moves.toSorted((one, two) => chance(two) - chance(one));
}

/** The best move of this turn. @param {AppState} state */
export function best({ phase, analysis, snapshot }) {
  const first = phase === 'choosing' ? analysis?.moves[0] : undefined;
  const move = first && snapshot?.moves.find(({ move }) => move === first.move);
  return first && move ? { move, chance: first.chance } : null;
}

/** The hint as a sentence, '' where there is none. @param {AppState} state @param {Texts} texts */
export function hintWords(state, texts) {
  const found = best(state);
  if (!found || !state.analysis) return '';
  const args = { move: long(deedOfMove(found.move), texts), chance: texts.percent(found.chance) };
  return texts.t(state.analysis.exact ? 'hint-exact' : 'hint-estimate', args);
}
