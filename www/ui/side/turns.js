// The turns played, newest last.
import { html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { namedIn } from './names.js';

/** @import { SideState } from '../../app/side/types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */
/** @import { SideWords } from './types.d.ts' */

/** @param {SideState} state @param {SideWords<any>} words @param {Texts} texts */
export function sideTurns({ snapshot }, words, texts) {
  const { t, n } = texts;
  if (snapshot.turns.length === 0) return html`<p class="small">${t('no-turns')}</p>`;
  return html`
    <table class="turns">
      <thead><tr><th scope="col">${t('turn')}</th><th scope="col">${t('turn-move')}</th></tr></thead>
      <tbody>${repeat(
        [...snapshot.turns],
        ({ number }) => number,
        turn => html`
        <tr><td class="number"><i>${n(turn.number)}</i>${words.mark(turn.side, 16)}<span class="hidden-text">${namedIn(snapshot, turn.side, texts).label}</span></td>
          <td>${words.short(turn.move, texts)}</td></tr>`,
      )}</tbody>
    </table>`;
}
