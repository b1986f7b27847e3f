// Fields of a new game that are no rules of it: how many men each side sets out with, and a series of games.
import { html, nothing } from 'lit';

/** @import { SeriesRule, Side } from '../../types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */

/** What is chosen; `n` stays while one game is chosen. @typedef {{ kind: SeriesRule['kind'] | 'one', n: number }} SeriesChoice */

const KINDS = /** @type {const} */ (['one', 'to', 'of']);
const LEAST = 2;
const MOST = 15;

/** @param {SeriesChoice} choice @returns {SeriesRule | null} */
export const seriesRule = ({ kind, n }) => (kind === 'one' ? null : { kind, n });

/**
 * @param {SeriesChoice} choice
 * @param {(choice: SeriesChoice) => void} change
 * @param {Texts} texts
 */
export function seriesFields(choice, change, { t, n }) {
  const { kind } = choice;
  const counts = Array.from({ length: MOST - LEAST + 1 }, (_, i) => i + LEAST);
  const count = (/** @type {Event} */ { target }) =>
    change({ ...choice, n: Number(/** @type {HTMLSelectElement} */ (target).value) });
  return html`
    <fieldset><legend>${t('series')}</legend><div class="choices">${KINDS.map(
      one => html`
      <label class="choice"><input type="radio" name="series" .checked=${kind === one} @change=${() => change({ ...choice, kind: one })}>${t(`series-kind-${one}`)}</label>`,
    )}
      ${
        kind === 'one'
          ? nothing
          : html`<label class="choice count">${t(`series-count-${kind}`)}<select @change=${count}>${counts.map(
              value => html`<option value=${value} .selected=${value === choice.n}>${n(value)}</option>`,
            )}</select></label>`
      }</div>
      ${kind === 'one' ? nothing : html`<p class="small">${t('series-text')}</p>`}
    </fieldset>`;
}

/**
 * @param {Side} side
 * @param {number} men That it sets out with
 * @param {number} all That the rules give it
 * @param {(men: number) => void} change
 * @param {Texts} texts
 */
export function menField(side, men, all, change, { t, n }) {
  const counts = Array.from({ length: all }, (_, i) => all - i);
  return html`
    <label class="field">${t('men-at-start')}<select name="men-${side}" @change=${(/** @type {Event} */ { target }) => change(Number(/** @type {HTMLSelectElement} */ (target).value))}>
      ${counts.map(value => html`<option value=${value} .selected=${value === men}>${n(value)}</option>`)}</select></label>`;
}
