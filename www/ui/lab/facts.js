// What is worked out about one rule set, in figures and drawings.
import { css, html, nothing } from 'lit';
import { slight } from '../chances.js';
import { working } from '../working.js';
import { lengthPlot, shareBar } from './plots.js';

/** @import { LabEntry, LabFacts } from '../../types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */

/**
 * @param {LabEntry} entry
 * @param {number} end Of the plots' axis
 * @param {number} width Of the plots
 * @param {Parameters<typeof working>[1]} does
 * @param {Texts} texts
 */
export function facts({ knowledge, facts: known }, end, width, does, texts) {
  if (known) return all(known, knowledge.bound, end, width, texts);
  if (knowledge.state === 'exact') return html`<p class="playing" role="status">${texts.t('lab-playing')}</p>`;
  return working(knowledge, does, texts);
}

/** @param {LabFacts} known @param {number} bound @param {number} end @param {number} width @param {Texts} texts */
function all({ positions, start, lengths, luckPerThrow, skill, firstMoves }, bound, end, width, texts) {
  const { t, n, percent } = texts;
  const fine = new Intl.NumberFormat(texts.lang, { style: 'percent', maximumFractionDigits: 4 });
  /** @type {[string, string, number | null][]} */
  const rows = [
    ['lab-first', fine.format(start), start],
    ['lab-grab', percent(skill.grab), skill.grab],
    ['lab-random', percent(skill.random), skill.random],
  ];
  return html`
    <dl>
      <div><dt>${t('lab-positions')}</dt><dd class="number">${n(positions)}</dd></div>
      <div><dt>${t('lab-bound')}</dt><dd class="number">${slight(bound, texts)}</dd></div>
      <div><dt>${t('lab-luck')}</dt><dd class="number">${percent(luckPerThrow)}</dd></div>
      ${rows.map(([key, figure, share]) => html`<div class="with-bar"><dt>${t(key)}</dt><dd class="number">${figure}</dd>${share === null ? nothing : shareBar(share)}</div>`)}
    </dl>
    ${lengths.length > 0 && width > 0 ? lengthPlot(lengths, end, width, texts) : nothing}
    ${firsts(firstMoves, texts)}`;
}

/** @param {LabFacts['firstMoves']} firstMoves @param {Texts} texts */
function firsts(firstMoves, { t, percent }) {
  return html`
    <figure><figcaption>${t('lab-first-moves')}</figcaption>
      <table><thead><tr><th scope="col">${t('rules-score')}</th><th scope="col">${t('turn-move')}</th><th scope="col">${t('lab-after')}</th></tr></thead>
      <tbody>${firstMoves.map(({ score, moves }) => {
        const [best] = moves;
        return html`<tr><th scope="row">${score}</th><td>${best ? (best.move === 'enter' ? t('lab-enter') : best.move) : t('short-no-move')}</td>
          <td class="number">${best ? html`<div>${shareBar(best.chance)} ${percent(best.chance)}</div>` : nothing}</td></tr>`;
      })}</tbody></table></figure>`;
}

export const factStyles = css`
.playing { padding: 12px 0; font-size: 15px; }
dl { display: grid; gap: 8px; font-size: 15px; }
dl > div { display: grid; grid-template-columns: 1fr auto; gap: 3px 16px; }
dt { color: var(--ink-2); } dd { font-weight: 600; text-align: right; }
dl .share-bar { grid-column: 1 / -1; }
table { width: 100%; border-collapse: collapse; font-size: 15px; }
table :is(th, td) { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); text-align: left; font-weight: 400; }
thead th { font-size: 13.5px; color: var(--ink-2); }
tbody th { font-weight: 600; }
td.number div { display: grid; grid-template-columns: minmax(60px, 1fr) 4em; align-items: center; gap: 12px; text-align: right; }
table td.number { padding-right: 0; width: 60%; }`;
