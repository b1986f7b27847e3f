// The fields of a custom rule set: one for every key, with its range.
import { css, html } from 'lit';

/** @import { RuleSetView } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */

/** The values as typed; a number field holds text until it is checked. @typedef {Record<'spaces' | 'men' | 'entry' | 'move' | 'captives' | 'end' | 'again' | 'throw', string> & { scores: string[] }} Draft */

/** @type {['spaces' | 'men', number, number][]} */
const NUMBERS = [
  ['spaces', 3, 21],
  ['men', 1, 10],
];
/** @type {['entry' | 'move' | 'captives' | 'end' | 'again' | 'throw', string[]][]} */
const CHOICES = [
  ['entry', ['0', '1']],
  ['move', ['whole', 'free']],
  ['captives', ['onward', 'homeward']],
  ['end', ['removed', 'captured']],
  ['again', ['no', 'yes']],
  ['throw', ['sticks', 'die']],
];

/** @param {RuleSetView} view @returns {Draft} */
export function draftOf({ spaces, men, scores, entry, move, captives, end, again, throw: thrown }) {
  return {
    spaces: `${spaces}`,
    men: `${men}`,
    scores: scores.map(String),
    entry: `${entry}`,
    move,
    captives,
    end,
    again: again ? 'yes' : 'no',
    throw: thrown,
  };
}

/** The draft as rule-set text; whether it holds is for the rules themselves to say. @param {Draft} draft */
export function textOf(draft) {
  const rest = CHOICES.map(([key]) => `${key}=${draft[key]}`);
  return ['bell', `spaces=${draft.spaces}`, `men=${draft.men}`, `scores=${draft.scores.join(',')}`, ...rest].join(';');
}

/**
 * @param {Draft} draft
 * @param {(draft: Draft) => void} change
 * @param {Texts} texts
 */
export function customFields(draft, change, { t }) {
  const range = (/** @type {number} */ min, /** @type {number} */ max) =>
    html`<span class="small">${t('field-range', { min, max })}</span>`;
  const value = (/** @type {Event} */ { target }) => /** @type {HTMLInputElement | HTMLSelectElement} */ (target).value;
  return html`
    <div class="fields">
      ${NUMBERS.map(
        ([key, min, max]) => html`
        <label class="field"><span>${t(`field-${key}`)} ${range(min, max)}</span>
          <input type="number" required inputmode="numeric" min=${min} max=${max} .value=${draft[key]} @input=${(/** @type {Event} */ event) => change({ ...draft, [key]: value(event) })}></label>`,
      )}
      <fieldset class="scores"><legend>${t('field-scores')} ${range(0, 9)}</legend><div>${draft.scores.map(
        (score, yellow) => html`
        <label class="field"><span class="small">${t('field-score', { yellow })}</span>
          <input type="number" required inputmode="numeric" min="0" max="9" .value=${score} @input=${(/** @type {Event} */ event) => change({ ...draft, scores: draft.scores.with(yellow, value(event)) })}></label>`,
      )}</div>
      </fieldset>
      ${CHOICES.map(
        ([key, values]) => html`
        <label class="field"><span>${t(`field-${key}`)}</span>
          <select @change=${(/** @type {Event} */ event) => change({ ...draft, [key]: value(event) })}>${values.map(
            choice => html`
            <option value=${choice} .selected=${draft[key] === choice}>${t(`field-${key}-${choice}`)}</option>`,
          )}</select></label>`,
      )}
    </div>`;
}

export const customStyles = css`
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr)); gap: 16px; }
.scores { grid-column: 1 / -1; }
.scores > div { display: grid; grid-template-columns: repeat(5, 1fr); gap: 8px; align-items: end; }
.scores .small { line-height: 1.2; }
.scores input { padding: 8px; text-align: center; }`;
