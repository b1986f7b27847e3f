// Counts of the scores beside what the odds make likely.
import { html, svg } from 'lit';

/** @import { Account } from './chance.js' */
/** @import { Texts } from '../../i18n/index.js' */

const WIDTH = 420;
const HEIGHT = 240;
const TOP = 26;
const FLOOR = 206;

/** @param {Account} account @param {Texts} texts */
export function scorePlot({ rows, throws }, texts) {
  const { t, n } = texts;
  const most = Math.max(1, ...rows.map(({ count, high }) => Math.max(count, high)));
  const y = (/** @type {number} */ count) => FLOOR - (count / most) * (FLOOR - TOP);
  const step = WIDTH / rows.length;
  const wide = Math.min(56, step * 0.5);
  const label = t('throws-plot', { n: throws });
  return html`
    <figure><figcaption class="hidden-text">${label}</figcaption>
      <svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
        ${rows.map(({ score, count, expected, low, high }, at) => {
          const x = (at + 0.5) * step;
          return svg`<rect class="bar" x=${x - wide / 2} width=${wide} y=${y(count)} height=${FLOOR - y(count)} rx="3"></rect>
            <path class="reach" d="M${x + wide / 2 + 9} ${y(low)}V${y(high)}M${x + wide / 2 + 3} ${y(low)}h12M${x + wide / 2 + 3} ${y(high)}h12"></path>
            <path class="due" d="M${x + wide / 2 + 1} ${y(expected)}h16"></path>
            <text class="count" x=${x} y=${y(count) - 7}>${n(count)}</text>
            <text x=${x} y=${HEIGHT - 12}>${n(score)}</text>`;
        })}
        <path class="rule" d="M0 ${FLOOR}H${WIDTH}"></path>
      </svg>
      <div class="key small" aria-hidden="true">
        <span><svg width="14" height="14"><rect width="14" height="14" rx="3" fill="var(--a)"></rect></svg>${t('throws-count')}</span>
        <span><svg width="16" height="18" fill="none" stroke="currentColor"><path stroke-width="2" d="M8 1v16M3 1h10M3 17h10"></path><path stroke-width="3" d="M1 9h14"></path></svg>${t('throws-key')}</span>
      </div></figure>`;
}
