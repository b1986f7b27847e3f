// Every legal move with its chance and what it costs, the best first; each plays itself.
import { css, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { bestFirst, cost, worths } from './chances.js';
import { deedOfMove, short } from './words.js';

/** @import { AppState, Intents } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */

/**
 * @param {AppState} state
 * @param {Intents} intents
 * @param {Texts} texts
 * @param {() => void} [played] Called after a move was chosen
 */
export function moveList(state, intents, texts, played) {
  const { snapshot, phase, analysis } = state;
  const { t } = texts;
  if (!snapshot || phase !== 'choosing') return html`<p class="small">${t('board-no-moves')}</p>`;
  const known = worths(state);
  return html`
    <p class="small">${t(known.size === 0 ? 'chances-wait' : analysis?.exact ? 'chances-exact' : 'chances-estimate')}</p>
    <ol class="worths">${repeat(
      bestFirst(snapshot, known),
      ({ move }) => `${snapshot.turns.length} ${move}`,
      move => {
        const worth = known.get(move.move);
        return html`
        <li><button class="raised"
          @focus=${() => intents.hover(move.move)} @blur=${() => intents.hover(null)}
          @pointerenter=${() => intents.hover(move.move)} @pointerleave=${() => intents.hover(null)}
          @click=${() => {
            intents.play(move.move);
            played?.();
          }}><span class="what">${short(deedOfMove(move), texts)}</span>${
            worth
              ? html`<span class="hidden-text">${t('worth', { chance: texts.percent(worth.chance), cost: texts.percent(worth.cost) })}</span>
          <b class="number" aria-hidden="true">${texts.percent(worth.chance)}</b><span class="number cost" aria-hidden="true">${cost(worth.cost, texts)}</span>`
              : nothing
          }</button></li>`;
      },
    )}
    </ol>`;
}

export const moveListStyles = css`
.worths { display: grid; gap: 8px; padding-top: 8px; }
.worths button { display: grid; grid-template-columns: minmax(0, 1fr) auto 4.4em; width: 100%; padding: 8px 12px; text-align: left; font-size: 15px; font-weight: 500; }
.worths b, .worths .cost { text-align: right; }
.worths .cost { color: var(--ink-2); }`;
