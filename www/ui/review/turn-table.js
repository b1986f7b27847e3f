// Every turn with its decision and cost; and the graph once more, as a table.
import { css, html, nothing } from 'lit';
import { cost, of, signed } from '../chances.js';
import { mark } from '../icons.js';
import { turnWords } from '../words.js';
import { isFault, shapeIcon } from './classes.js';

/** @import { Review, ReviewTurn, Side, Sided } from '../../types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */
/** @import { Named } from '../words.js' */

/**
 * @param {Review} data
 * @param {number} at
 * @param {boolean} faultsOnly
 * @param {Sided<string>} names
 * @param {(index: number) => void} go
 * @param {Texts} texts
 */
export function turnTable({ turns }, at, faultsOnly, names, go, texts) {
  const { t, n } = texts;
  const rows = turns.map((turn, i) => ({ turn, i })).filter(({ turn }) => !faultsOnly || isFault(turn.class));
  if (rows.length === 0) return html`<p class="small none">${t('no-faults')}</p>`;
  return html`
    <table class="decisions">
      <thead><tr><th scope="col">${t('turn')}</th><th scope="col">${t('turn-move')}</th><th scope="col">${t('decision')}</th><th scope="col">${t('cost')}</th></tr></thead>
      <tbody>${rows.map(
        ({ turn, i }) => html`
        <tr aria-current=${i === at ? 'step' : 'false'} @click=${() => go(i)}>
          <td class="number"><span>${n(turn.number)} ${mark(turn.side, 17)}<span class="hidden-text">${names[turn.side]}</span></span></td>
          <td><button @click=${(/** @type {Event} */ event) => {
            event.stopPropagation();
            go(i);
          }}>${turnWords(turn, texts)}</button></td>
          <td>${decision(turn, texts)}</td>
          <td class="number">${turn.class ? cost(turn.loss, texts) : nothing}</td>
        </tr>`,
      )}</tbody>
    </table>`;
}

/** @param {ReviewTurn} turn @param {Texts} texts */
function decision({ class: kind, move }, { t }) {
  if (!kind) return html`<span class="quiet">${t(move === 'pass' ? 'class-pass' : 'class-forced')}</span>`;
  return html`<span>${shapeIcon(kind)} ${t(`class-${kind}`)}</span>`;
}

/** @param {Review} data @param {Side} view @param {Sided<Named>} who @param {Texts} texts */
export function graphTable({ turns }, view, who, texts) {
  const { t, n, percent } = texts;
  return html`
    <details><summary>${t('graph-table')}</summary>
      <div class="wide-table" tabindex="0" role="group" aria-label=${t('graph-table')}><table class="figures">
        <thead><tr><th scope="col">${t('turn')}</th><th scope="col">${t('who')}</th><th scope="col">${t('turn-throw')}</th><th scope="col">${t('luck')}</th><th scope="col">${t('chance-thrown', { ...who[view] })}</th><th scope="col">${t('chance-moved')}</th></tr></thead>
        <tbody>${turns.map(
          ({ number, side, throw: { score }, luck, best, after }) => html`
          <tr><th scope="row">${n(number)}</th><td>${who[side].label}</td><td>${score}</td><td>${signed(luck, texts)}</td><td>${percent(of(view, side, best))}</td><td>${percent(of(view, side, after))}</td></tr>`,
        )}</tbody>
      </table></div>
    </details>`;
}

export const turnTableStyles = css`
.decisions { width: 100%; border-collapse: collapse; font-size: 15px; line-height: 1.3; }
.decisions th { position: sticky; top: 0; z-index: 1; background: var(--paper); font-size: 13.5px; font-weight: 400; color: var(--ink-2); text-align: left; }
.decisions :is(th, td) { padding: 0 8px; border-bottom: 1px solid var(--line); height: 44px; }
.decisions th { height: 34px; }
.decisions :is(th, td):first-child { width: 1px; }
.decisions :is(th, td):nth-child(3) { width: 1px; white-space: nowrap; }
.decisions :is(th, td):last-child { width: 4.6em; text-align: right; white-space: nowrap; }
.decisions tbody tr { cursor: pointer; }
.decisions td > span { vertical-align: middle; display: inline-flex; align-items: center; gap: 8px; white-space: nowrap; }
.decisions td:first-child { font-size: 13.5px; color: var(--ink-2); }
.decisions .quiet { color: var(--ink-2); }
.decisions button { display: block; width: 100%; padding: 0; text-align: left; font-size: 15px; font-weight: 400; line-height: 1.25; }
.decisions button:hover { background: none; }
.decisions tr:hover td { background: color-mix(in srgb, var(--ink) 6%, transparent); }
.decisions tr[aria-current='step'] td { --paper: var(--chosen); background: var(--chosen); color: var(--chosen-ink); }
.decisions tr[aria-current='step'] :is(button, .quiet) { color: inherit; }
.decisions tr[aria-current='step'] .class { --tone: var(--chosen-ink); }
.decisions tr[aria-current='step'] td:first-child { border-radius: 10px 0 0 10px; }
.decisions tr[aria-current='step'] td:last-child { border-radius: 0 10px 10px 0; }
.decisions .none { padding: 12px 0; }
.figures { border-collapse: collapse; font-size: 14px; }
.figures :is(th, td) { padding: 5px 14px 5px 0; border-bottom: 1px solid var(--line); text-align: left; font-weight: 400; font-variant-numeric: tabular-nums; }
.wide-table { overflow: auto; max-height: 320px; }
summary { min-height: 44px; padding: 10px 0; font-size: 15px; font-weight: 600; cursor: pointer; }`;
