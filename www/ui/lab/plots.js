// Drawn figures of a rule set: how long perfect games last, and shares as bars.
import { css, html, nothing, svg } from 'lit';

/** @import { Texts } from '../../i18n/index.js' */

const HEIGHT = 150;
const FLOOR = 124;
/** Columns at most: more would be thinner than a line. */
const COLUMNS = 60;

/** @typedef {{ throws: number, share: number, broad: number }} Column */

/** @param {readonly number[]} lengths */
export const mean = lengths => lengths.reduce((sum, share, n) => sum + share * n, 0);

/** Throws within which that share of the games has ended. @param {readonly number[]} lengths @param {number} part */
export function quantile(lengths, part) {
  let sum = 0;
  const at = lengths.findIndex(share => {
    sum += share;
    return sum >= part;
  });
  return at < 0 ? lengths.length - 1 : at;
}

/** Where the axis of all plots ends, so that they can be compared. @param {readonly (readonly number[])[]} all */
export const reach = all => Math.max(10, ...all.map(lengths => quantile(lengths, 0.995)));

/** @param {readonly number[]} lengths @param {number} end @returns {Column[]} */
export function columns(lengths, end) {
  const broad = Math.max(1, Math.ceil((end + 1) / COLUMNS));
  return Array.from({ length: Math.ceil((end + 1) / broad) }, (_, i) => ({
    throws: i * broad,
    share: lengths.slice(i * broad, (i + 1) * broad).reduce((sum, share) => sum + share, 0),
    broad,
  }));
}

/**
 * @param {readonly number[]} lengths
 * @param {number} end Of the axis, in throws
 * @param {number} width In CSS pixels
 * @param {Texts} texts
 */
export function lengthPlot(lengths, end, width, texts) {
  const { t, n } = texts;
  const bars = columns(lengths, end);
  const most = Math.max(...bars.map(({ share }) => share), 1e-9);
  const x = (/** @type {number} */ throws) => 8 + (throws / (end + 1)) * (width - 24);
  const middle = quantile(lengths, 0.5);
  const step = [5, 10, 20, 25, 50, 100, 200, 500, 1000].find(size => (size / end) * width >= 48) ?? 2000;
  const ticks = Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => i * step);
  const label = t('lab-lengths-label', {
    mean: n(Math.round(mean(lengths))),
    from: n(quantile(lengths, 0.05)),
    to: n(quantile(lengths, 0.95)),
  });
  return html`
    <figure><figcaption>${t('lab-lengths')}</figcaption>
      <svg class="plot" width=${width} height=${HEIGHT} role="img" aria-label=${label}>
        ${bars.map(({ throws, share, broad }) => {
          const high = (share / most) * (FLOOR - 22);
          return high > 0.2
            ? svg`<rect class="bar" x=${x(throws) + 0.6} width=${Math.max(0.8, x(throws + broad) - x(throws) - 1.2)} y=${FLOOR - high} height=${high} rx="1.5"></rect>`
            : nothing;
        })}
        <path class="rule" d="M0 ${FLOOR}H${width}"></path>
        <path class="half" d="M${x(middle + 0.5)} 16V${FLOOR}"></path>
        <text x=${Math.min(Math.max(x(middle + 0.5), 60), width - 60)} y="11" class="mid">${t('lab-half', { n: middle })}</text>
        ${ticks.map(tick => svg`<text x=${x(tick)} y=${HEIGHT - 8} class="mid">${n(tick)}</text>`)}
      </svg>
      <p class="small">${label}</p></figure>`;
}

/** A share as a bar from nothing to all, with a line at one half. @param {number} share */
export const shareBar = share =>
  html`<svg class="share-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="10"></rect><rect class="bar" width=${share * 100} height="10"></rect><rect class="half-mark" x="49.7" width="0.6" height="10"></rect></svg>`;

export const plotStyles = css`
figure { display: grid; gap: 4px; }
figcaption { font-size: 15px; font-weight: 600; }
.plot { max-width: 100%; font-size: 13px; }
.plot text { fill: var(--ink-2); font-variant-numeric: tabular-nums; } .plot .mid { text-anchor: middle; }
.bar { fill: var(--bar, var(--a)); }
.plot .rule { stroke: var(--edge); stroke-width: 1.2; } .plot .half { stroke: var(--ink); stroke-width: 1.4; stroke-dasharray: 4 3; }
.share-bar { width: 100%; height: 10px; border-radius: 5px; overflow: hidden; }
.track { fill: color-mix(in srgb, var(--ink) 18%, transparent); } .half-mark { fill: var(--ink); }`;
