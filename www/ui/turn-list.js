// The turns played, newest last.
import { css, html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { mark } from './icons.js';
import { named, turnWords } from './words.js';

/** @import { Snapshot } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */

/**
 * @param {Snapshot} snapshot
 * @param {Texts} texts
 */
export function turnList(snapshot, texts) {
  const { t, n } = texts;
  if (snapshot.turns.length === 0) return html`<p class="small">${t('no-turns')}</p>`;
  return html`
    <table class="turns">
      <thead><tr><th scope="col">${t('turn')}</th><th scope="col" class="number">${t('turn-throw')}</th><th scope="col">${t('turn-move')}</th></tr></thead>
      <tbody>${repeat(
        snapshot.turns,
        ({ number }) => number,
        turn => html`
        <tr>
          <td class="number"><i>${n(turn.number)}</i>${mark(turn.side, 16)}<span class="hidden-text">${named(snapshot.players, turn.side, texts).label}</span></td>
          <td class="number">${turn.throw.score}</td>
          <td>${turnWords(turn, texts)}</td>
        </tr>`,
      )}
      </tbody>
    </table>`;
}

export const turnStyles = css`
.turns { width: 100%; border-collapse: collapse; font-size: 15px; line-height: 1.3; }
.turns th { font-size: 13px; font-weight: 400; color: var(--ink-2); text-align: left; }
.turns th, .turns td { padding: 9px 12px 9px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
.turns th:not(:last-child) { width: 1px; white-space: nowrap; }
.turns :is(th, td):nth-child(2) { text-align: center; }
.turns td:nth-child(2) { font-weight: 600; }
.turns i { display: inline-block; min-width: 1.9em; font-style: normal; }
.turns td:first-child { white-space: nowrap; color: var(--ink-2); font-size: 13px; }
.turns td:first-child svg { display: inline-block; vertical-align: -3px; }
.turns tbody tr:last-child td { border-bottom: 0; }`;
