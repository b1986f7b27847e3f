// What lies in purses and pots.
import { css, html, nothing } from 'lit';
import { namedIn } from './names.js';

/** @import { TakTiklSnapshot } from '../../app/side/types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */

const SIDES = /** @type {const} */ (['a', 'b']);

/** @param {TakTiklSnapshot} snapshot @param {Texts} texts */
export function stakesPanel(snapshot, texts) {
  const { stakes, kernels } = snapshot;
  const { t } = texts;
  if (!stakes || !kernels) return nothing;
  const count = (/** @type {number} */ n) => t('kernels', { n });
  const label = (/** @type {'a' | 'b'} */ side) => namedIn(snapshot, side, texts).label;
  return html`
    <section class="stakes" aria-labelledby="stakes">
      <h2 id="stakes">${t('stakes')}</h2>
      <dl>
        <div class="pot"><dt>${t('stakes-pot')}</dt><dd>${count(kernels.pot)}</dd></div>
        ${SIDES.map(side => html`<div><dt>${label(side)} <span class="small">${t('stakes-named-text', { n: stakes.players[side].moves })}</span></dt><dd>${count(kernels.players[side])}</dd></div>`)}
        ${
          stakes.onlookers.length > 0
            ? html`<div class="pot"><dt>${t('stakes-bets')}</dt><dd>${count(kernels.bets)}</dd></div>
        ${stakes.onlookers.map((_, i) => html`<div><dt>${t('onlooker', { n: i + 1 })} <span class="small">${stakes.bets.filter(({ onlooker }) => onlooker === i).map(bet => html`${label(bet.on)}: ${texts.n(bet.kernels)} `)}</span></dt><dd>${count(kernels.onlookers[i] ?? 0)}</dd></div>`)}`
            : nothing
        }
      </dl>
      <p class="small">${t('stakes-note')}</p>
    </section>`;
}

/** The same in a line, where there is no room for all of it. @param {TakTiklSnapshot} snapshot @param {Texts} texts */
export function stakesLine({ kernels, ...snapshot }, texts) {
  if (!kernels) return '';
  const purses = SIDES.map(side => `${namedIn(snapshot, side, texts).label} ${texts.n(kernels.players[side])}`);
  return [`${texts.t('stakes-pot')} ${texts.t('kernels', { n: kernels.pot })}`, ...purses].join(' · ');
}

export const stakesStyles = css`
.stakes dl { display: grid; font-size: 15px; }
.stakes dl > div { display: flex; justify-content: space-between; gap: 12px; padding: 5px 0; border-bottom: 1px solid var(--line); }
.stakes dd { font-weight: 600; white-space: nowrap; font-variant-numeric: tabular-nums; }
.stakes .pot { font-weight: 600; }
.stakes p { padding-top: 4px; }`;
