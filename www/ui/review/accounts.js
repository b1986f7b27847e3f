// What each side made of the game, and how start, luck and decisions add up to the result.
import { css, html } from 'lit';
import { cost, of, signed } from '../chances.js';
import { mark } from '../icons.js';
import { other } from '../words.js';

/** @import { Review, ReviewAccount, Side, Sided } from '../../types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */
/** @import { Named } from '../words.js' */

/** @param {Review} data @param {Side} view @param {Sided<Named>} who @param {Texts} texts */
export function accounts(data, view, who, texts) {
  const { t, n, percent } = texts;
  /** @type {[string, (account: ReviewAccount, side: Side) => string][]} */
  const rows = [
    ['accuracy', ({ accuracy }) => percent(accuracy / 100)],
    ['luck-sum', ({ luck }) => signed(luck, texts)],
    ['lost', ({ loss }) => cost(loss, texts)],
    [
      'lost-decision',
      ({ lossPerDecision, decisions }) => t('mean-of', { mean: percent2(lossPerDecision, texts), n: n(decisions) }),
    ],
    [
      'lost-choice',
      ({ lossPerChoice, choices }) => t('mean-of', { mean: percent2(lossPerChoice, texts), n: n(choices) }),
    ],
    ['without-luck', (_, side) => percent(of(side, 'a', data.withoutLuck))],
  ];
  const sides = [view, other(view)];
  return html`
    <table class="accounts">
      <thead><tr><td></td>${sides.map(side => html`<th scope="col"><span>${mark(side, 18)} ${who[side].label}</span></th>`)}</tr></thead>
      <tbody>${rows.map(
        ([key, say]) => html`
        <tr><th scope="row">${t(key)}</th>${sides.map(side => html`<td class="number">${say(data.accounts[side], side)}</td>`)}</tr>`,
      )}</tbody>
    </table>
    <p class="small sum">${sum(data, view, who, texts)}</p>`;
}

/** Small means need a second digit. @param {number} share @param {Texts} texts */
const percent2 = (share, { lang }) =>
  new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 }).format(share);

/** @param {Review} data @param {Side} view @param {Sided<Named>} who @param {Texts} texts */
function sum({ start, result, accounts: { a, b } }, view, who, texts) {
  const [own, enemy] = view === 'a' ? [a, b] : [b, a];
  return texts.t('sum', {
    ...who[view],
    start: texts.percent(of(view, 'a', start)),
    luck: signed(own.luck, texts),
    theirs: signed(-enemy.luck, texts),
    lost: signed(-own.loss, texts),
    given: signed(enemy.loss, texts),
    result: texts.percent(of(view, 'a', result)),
  });
}

export const accountStyles = css`
.accounts { width: 100%; border-collapse: collapse; font-size: 15px; }
.accounts :is(th, td) { padding: 7px 0; border-bottom: 1px solid var(--line); text-align: right; font-weight: 400; }
.accounts th[scope='row'] { text-align: left; color: var(--ink-2); padding-right: 8px; }
.accounts th[scope='col'] { font-weight: 600; }
.accounts th span { display: inline-flex; align-items: center; gap: 8px; min-width: 5em; max-width: 9.5em; justify-content: end; overflow-wrap: break-word; line-height: 1.2; }
.accounts td { font-weight: 600; white-space: nowrap; }
.accounts :is(th, td) + :is(th, td) { padding-left: 12px; }
.sum { padding-top: 8px; line-height: 1.4; }`;
