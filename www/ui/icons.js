// The page's own line icons, and the marks of the sides.
import { css, html, svg } from 'lit';

/** @import { Side } from '../types.d.ts' */

const PATHS = {
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M8.5 5.5L4.5 9.5l4 4M5 9.5h9a5 5 0 0 1 0 10h-3',
  redo: 'M15.5 5.5l4 4-4 4M19 9.5h-9a5 5 0 0 0 0 10h3',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.2 6.5h.6M4.2 12h.6M4.2 17.5h.6',
  board: 'M4 5h16v14H4zM8 9.2h8M8 12h8M8 14.8h5',
  sticks: 'M4 17.5L17 5.5l2 2.2L6 19.7zM5.5 8.5l2-2 12.5 9-1.6 2.4z',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.8 12h16.4M12 3.5c5 5.2 5 11.8 0 17-5-5.2-5-11.8 0-17z',
  arrow: 'M5 12h14M13.5 6.5L19 12l-5.5 5.5',
  hint: 'M9 18h6M10 21h4M8.6 14.6a6 6 0 1 1 6.8 0c-.5.4-.8.9-.8 1.5h-5.2c0-.6-.3-1.1-.8-1.5z',
  chances: 'M4.5 19.5v-6M10 19.5v-10M15.5 19.5V6M21 19.5H3',
  graph: 'M4 4v16h16M7.5 15l3.5-5 3.5 3 5-7',
  pause: 'M9 6v12M15 6v12',
  go: 'M8 5.5l10.5 6.5L8 18.5z',
  back: 'M14.5 5.5L8 12l6.5 6.5',
  next: 'M9.5 5.5L16 12l-6.5 6.5',
  first: 'M17 6.5L10.5 12l6.5 5.5zM7 6.5v11',
  last: 'M7 6.5l6.5 5.5L7 17.5zM17 6.5v11',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1.2-1.2',
  sound: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  mute: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9.5l5 5M20.5 9.5l-5 5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  done: 'M4.5 12.5l5 5L19.5 7',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4',
  dayDone: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4M9 15l2.2 2.2 4-4.2',
  again: 'M5 5.5v5h5M5.4 10.2A7.5 7.5 0 1 1 4.8 14',
};

/** @typedef {keyof typeof PATHS} IconName */

/**
 * @param {IconName} name
 * @param {number} [size]
 */
export function icon(name, size = 22) {
  return html`<svg width=${size} height=${size} viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d=${PATHS[name]}></path></svg>`;
}

/**
 * The mark of a side: ringed and round, or eight-sided.
 * @param {Side} side
 * @param {number} [size]
 */
export function mark(side, size = 22) {
  const shape =
    side === 'a'
      ? svg`<circle cx="12" cy="12" r="11" class="fill-a"></circle><circle cx="12" cy="12" r="7.4" class="ring-a"></circle>`
      : svg`<path d="M7.4 1h9.2L23 7.4v9.2L16.6 23H7.4L1 16.6V7.4z" class="fill-b"></path><path d="M9.3 5.6h5.4l3.7 3.7v5.4l-3.7 3.7H9.3l-3.7-3.7V9.3z" class="ring-b"></path>`;
  return html`<svg class="mark" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">${shape}</svg>`;
}

export const markStyles = css`
.fill-a { fill: var(--a); } .ring-a { fill: none; stroke: var(--a-inlay); stroke-width: 1.8; }
.fill-b { fill: var(--b); } .ring-b { fill: none; stroke: var(--b-low); stroke-width: 1.8; }
@media (forced-colors: active) { .mark { forced-color-adjust: none; } }`;
