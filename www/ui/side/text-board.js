// The game in words and buttons: enough to play a whole one by.
import { css, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

/** @import { SideIntents, SideSnapshot, SideState } from '../../app/side/types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */
/** @import { SideWords } from './types.d.ts' */

/**
 * @param {SideState} state
 * @param {SideWords<any>} words
 * @param {SideIntents} intents
 * @param {Texts} texts
 */
export function sideTextBoard(state, words, intents, texts) {
  const { t } = texts;
  const { snapshot, phase } = state;
  const moves = phase === 'choosing' ? words.moves(snapshot, texts) : [];
  return html`
    <section class="board" tabindex="-1" aria-label=${t('side-board')}>
      <h2>${t('side-board')}</h2>
      <ul class="places">${words.places(snapshot, texts).map(text => html`<li>${text}</li>`)}</ul>
      <h3>${t('board-moves')}</h3>
      ${moves.length === 0 ? html`<p class="small">${t('board-no-moves')}</p>` : nothing}
      <ul class="choice-list">${repeat(
        moves,
        ({ move }) => `${snapshot.turns.length} ${move}`,
        ({ move, words: said }) => html`
        <li><button class="raised" aria-pressed=${state.picked === move ? 'true' : nothing} @click=${() => intents.choose(move)}>${said}${worth(move, state, words, texts)}</button></li>`,
      )}
      </ul>
    </section>`;
}

/** @param {string} move @param {SideState} state @param {SideWords<any>} words @param {Texts} texts */
function worth(move, { analysis }, words, texts) {
  const known = analysis?.moves.find(one => one.move === move);
  return known ? `: ${words.value(known, texts)}` : '';
}

export const sideBoardStyles = css`
.board { overflow: auto; display: grid; align-content: start; gap: 10px; padding: 14px 16px; border: 1px solid var(--line); border-radius: 14px; background: var(--panel); font-size: 15px; line-height: 1.45; }
.board h2 { font-size: 19px; }
.board h3 { font-size: 16px; }
.board .places { display: grid; gap: 2px; }
.choice-list { display: grid; gap: 8px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr)); }
.choice-list button { width: 100%; height: 100%; justify-content: flex-start; text-align: left; padding-block: 8px; font-size: 15px; font-weight: 500; }`;
