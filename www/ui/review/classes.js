// How good a decision was: a shape and a word each.
import { css, html, svg } from 'lit';

/** @import { DecisionClass } from '../../types.d.ts' */

const SHAPES = {
  best: svg`<circle r="8" class="fill"></circle><path d="M-3.6.2l2.6 2.7 4.7-5.2" class="tick"></path>`,
  good: svg`<circle r="6.2" class="line"></circle>`,
  slip: svg`<path d="M-7-5.4H7L0 6.8z" class="line"></path>`,
  mistake: svg`<path d="M0-8.4L8.4 0 0 8.4-8.4 0z" class="fill"></path>`,
  blunder: svg`<path d="M-6-6L6 6M6-6L-6 6" class="heavy"></path>`,
};

/** Slips and worse. @param {DecisionClass | null} kind */
export const isFault = kind => kind !== null && kind !== 'best' && kind !== 'good';

/** Inside a drawing, around its origin. @param {DecisionClass} kind */
export const shape = kind => svg`<g class="class ${kind}">${SHAPES[kind]}</g>`;

/** Beside its word. @param {DecisionClass} kind @param {number} [size] */
export const shapeIcon = (kind, size = 18) =>
  html`<svg width=${size} height=${size} viewBox="-10 -10 20 20" aria-hidden="true">${shape(kind)}</svg>`;

export const classStyles = css`
.class { --tone: var(--target); }
.class.slip { --tone: var(--ring); } .class.mistake { --tone: var(--b-wall); } .class.blunder { --tone: var(--alarm); }
.class .fill { fill: var(--tone); }
.class :is(.line, .heavy, .tick) { fill: none; stroke: var(--tone); stroke-width: 2.6; stroke-linejoin: round; stroke-linecap: round; }
.class .heavy { stroke-width: 3.6; } .class .tick { stroke: var(--paper); stroke-width: 2.2; }`;
