// The two things that the page of a game of the side shows: the game as it is played, and the game looked back on.
import { html, nothing } from 'lit';
import { drawn } from './drawn.js';
import { reviewPanel } from './review.js';
import { buttons, clock, player, status } from './seats.js';
import { sideTextBoard } from './text-board.js';
import { sideTurns } from './turns.js';

/** @import { SideSnapshot, SideState } from '../../app/side/types.d.ts' */
/** @import { Advice, SideView } from './types.d.ts' */

const SIDES = /** @type {const} */ (['a', 'b']);

/** @param {SideView} view */
export function playScreen(view) {
  const { state, app, side, texts, words } = view;
  const { snapshot } = state;
  const { textBoard } = app.settings;
  return html`
    <div class="table ${textBoard ? 'told' : ''}">${drawing(view, state.run, state.shown, state.phase === 'choosing', helpOf(view))}
      ${textBoard ? sideTextBoard(state, words, side, texts) : nothing}</div>
    <div class="players">${SIDES.map(one => player(one, view))}</div>
    ${clock(view)}
    <div class="status">${status(view)}<p class="brief">${words.brief(snapshot, texts)}</p></div>
    ${buttons(view)}
    <div class="aside">
      ${words.panels(snapshot, texts)}
      <section class="turns-part" aria-labelledby="turns"><h2 id="turns">${texts.t('turns')}</h2>
        <div class="played" tabindex="0" role="group" aria-labelledby="turns">${sideTurns(state, words, texts)}</div></section>
    </div>`;
}

/** @param {SideView} view @param {NonNullable<SideState['review']>} review */
export function reviewScreen(view, review) {
  const { state, side, texts, words } = view;
  const judged = review.turns[review.at];
  const played = state.snapshot.turns[review.at];
  const advice = judged ? words.advice({ exact: judged.exact, moves: judged.moves }, texts) : [];
  /** @type {Advice[]} */
  const shown = advice.filter(({ kind }, i) => i === 0 || kind === 'best').slice(0, 1);
  if (played && !shown.some(({ move }) => move === played.move) && advice.length > 0) {
    const said = advice.find(({ move }) => move === played.move)?.words;
    if (said) shown.push({ move: played.move, kind: 'played', words: said });
  }
  return html`
    <div class="table">${drawing(view, null, review.snapshot, false, shown)}</div>
    ${reviewPanel(state, review, words, side, texts)}`;
}

/** @param {SideView} view @param {SideState['run']} run @param {SideSnapshot} snapshot @param {boolean} live @param {Advice[]} advice */
function drawing({ state: { picked }, app: { theme, motion }, texts, words, side, make }, run, snapshot, live, advice) {
  return drawn({
    ...{ make, snapshot, run, waits: picked, live, theme, motion, advice },
    describe: place => words.describe(place, snapshot, texts),
    pick: move => side.choose(move),
    played: id => side.played(id),
  });
}

/** What is marked on the board. @param {SideView} view @returns {Advice[]} */
function helpOf({ state: { analysis, phase, picked }, texts, words }) {
  const advice = analysis && phase === 'choosing' ? words.advice(analysis, texts) : [];
  if (picked === null) return advice;
  const said = advice.find(({ move }) => move === picked)?.words ?? '';
  return [...advice.filter(({ move }) => move !== picked), { move: picked, kind: 'played', words: said }];
}
