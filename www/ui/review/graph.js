// The win chance turn by turn, and the luck of each throw: drawn to the size it is given.
import { css, html, nothing, svg } from 'lit';
import { of } from '../chances.js';
import { isFault, shape } from './classes.js';

/** @import { Review, Side } from '../../types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */

/**
 * @typedef {object} Frame
 * @property {Review} data
 * @property {number} at
 * @property {Side} view Whose chance goes up
 * @property {number} width
 * @property {number} height Of the chance alone; the luck below takes half of it
 * @property {string} ahead Words for the upper half
 * @property {string} behind
 * @property {string} label
 * @property {(index: number) => void} go
 */

/** The line: before each throw, after it, and the result. @param {Review} data @param {Side} view @returns {[at: number, share: number][]} */
export function points({ turns, result }, view) {
  /** @type {[number, number][]} */
  const line = turns.flatMap(({ side, before, best }, i) => [
    [i, of(view, side, before)],
    [i + 0.5, of(view, side, best)],
  ]);
  return [...line, [turns.length, view === 'a' ? result : 1 - result]];
}

/** Every how many turns a number fits. @param {number} step Pixels of a turn */
const stride = step => [1, 2, 4, 5, 10, 20, 50, 100, 200, 500].find(n => n * step >= 34) ?? 1000;

/** @param {Frame} frame @param {Texts} texts */
export function graph({ data, at, view, width, height, ahead, behind, label, go }, texts) {
  const { turns } = data;
  const count = Math.max(turns.length, 1);
  const left = 62;
  const right = width - 10;
  const step = (right - left) / count;
  const bars = Math.round(height * 0.42);
  const axis = height + 30 + bars / 2;
  const x = (/** @type {number} */ i) => left + i * step;
  const y = (/** @type {number} */ share) => 1 + (1 - share) * (height - 2);
  const line = points(data, view)
    .map(([i, share], n) => `${n ? 'L' : 'M'}${x(i).toFixed(1)} ${y(share).toFixed(1)}`)
    .join('');
  const area = `${line}L${x(turns.length).toFixed(1)} ${y(0.5)}L${left} ${y(0.5)}z`;
  const most = Math.max(0.02, ...turns.map(({ luck }) => Math.abs(luck)));
  const every = stride(step);
  const pick = (/** @type {MouseEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const i = Math.floor((event.clientX - box.left - left) / step);
    go(Math.min(Math.max(0, i), turns.length));
  };
  const other = view === 'a' ? 'b' : 'a';
  const shown = turns[at];
  return html`
    <svg class="graph" width=${width} height=${axis + bars / 2 + 4} viewBox="0 0 ${width} ${axis + bars / 2 + 4}" role="img" aria-label=${label} @click=${pick}>
      <defs>
        <clipPath id="above"><rect x="0" y="0" width=${width} height=${y(0.5)}></rect></clipPath>
        <clipPath id="below"><rect x="0" y=${y(0.5)} width=${width} height=${height}></rect></clipPath>
        ${['a', 'b'].map(side => svg`<pattern id="hatch-${side}" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="5" height="3" class="fill-${side}"></rect></pattern>`)}
      </defs>
      <rect x=${left} y="0" width=${right - left} height=${height} class="ground"></rect>
      ${[1, 0.75, 0.5, 0.25, 0].map(
        share => svg`<path d="M${left} ${y(share)}H${right}" class=${share === 0.5 ? 'middle' : 'rule'}></path>
        ${share * 2 === Math.round(share * 2) ? svg`<text x=${left - 10} y=${Math.min(Math.max(y(share) + 5, 12), height)} class="end">${texts.percent(share)}</text>` : nothing}`,
      )}
      ${svg`<rect class="column" x=${shown ? x(at) : x(turns.length) - 2} y="0" width=${shown ? Math.max(step, 3) : 4} height=${axis + bars / 2}></rect>`}
      <path d=${area} class="area-${view}" clip-path="url(#above)"></path>
      <path d=${area} class="area-${other}" clip-path="url(#below)"></path>
      <text x=${left + 10} y="20" class="ahead tone-${view}">${ahead}</text>
      <text x=${left + 10} y=${height - 10} class="ahead tone-${other}">${behind}</text>
      <path d=${line} class="trace" stroke-width=${step < 9 ? 1.8 : 2.6}></path>
      ${turns.map(({ number, luck, side }, i) => {
        const up = side === view ? luck : -luck;
        const size = (Math.abs(luck) / most) * (bars / 2 - 2);
        const broad = Math.min(14, Math.max(1.5, step * 0.56));
        return svg`
        ${i % every === 0 || i === at ? svg`<text x=${x(i + 0.5)} y=${height + 19} class="middle-text ${i === at ? 'now' : near(i, at, every) ? 'gone' : ''}">${number}</text>` : nothing}
        ${size > 0.4 ? svg`<rect x=${x(i + 0.5) - broad / 2} y=${up > 0 ? axis - size : axis} width=${broad} height=${size} rx=${Math.min(2, broad / 4)} class=${side === view ? `fill-${side}` : ''} fill="url(#hatch-${side})"></rect>` : nothing}`;
      })}
      <path d="M${left} ${axis}H${right}" class="middle"></path>
      <text x=${left - 10} y=${axis + 5} class="end">${texts.t('luck')}</text>
      ${turns.map(({ class: kind, best, side }, i) =>
        isFault(kind)
          ? svg`<g transform="translate(${x(i + 0.5)} ${y(of(view, side, best))}) scale(${i === at ? 0.9 : step < 9 ? 0.55 : 0.75})"><circle r=${i === at ? 15 : 10.5} class=${i === at ? 'spot now' : 'spot'}></circle>${shape(/** @type {import('../../types.d.ts').DecisionClass} */ (kind))}</g>`
          : i === at
            ? svg`<circle cx=${x(i + 0.5)} cy=${y(of(view, side, best))} r="5" class="spot now"></circle>`
            : nothing,
      )}
    </svg>`;
}

/** The number of the turn looked at needs the room of its neighbours. @param {number} i @param {number} at @param {number} every */
const near = (i, at, every) => i !== at && Math.abs(i - at) < every * 0.75;

export const graphStyles = css`
.graph { cursor: pointer; font-size: 13px; }
.graph text { fill: var(--ink-2); font-variant-numeric: tabular-nums; }
.graph .end { text-anchor: end; } .graph .middle-text { text-anchor: middle; }
.graph .now { fill: var(--ink); font-weight: 700; } .graph .gone { display: none; }
.graph .ground { fill: var(--panel); }
.graph .rule { stroke: var(--line); } .graph .middle { stroke: var(--edge); stroke-width: 1.3; }
.graph .trace { fill: none; stroke: var(--ink); stroke-linejoin: round; }
.graph .area-a { fill: var(--a); opacity: 0.25; } .graph .area-b { fill: var(--b); opacity: 0.25; }
.graph .ahead { font-weight: 600; } .graph .tone-a { fill: light-dark(var(--a), var(--a-high)); } .graph .tone-b { fill: light-dark(var(--b-wall), var(--b)); }
.graph .column { fill: var(--ink); opacity: 0.1; }
.graph .spot { fill: var(--panel); } .graph .spot.now { stroke: var(--ink); stroke-width: 2.4; }`;
