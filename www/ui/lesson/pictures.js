// What the game is about, in three small pictures.
import { html, svg } from 'lit';

const stick = (/** @type {string} */ turn, /** @type {string} */ face, /** @type {string} */ wall) =>
  svg`<g transform=${turn}><rect x="0" y="3.5" width="54" height="9" rx="4.5" fill=${wall}></rect><rect x="0" y="0" width="54" height="9.5" rx="4.75" fill=${face}></rect></g>`;

const cob = (/** @type {number} */ x, /** @type {string} */ tone, /** @type {string} */ crown) =>
  svg`<g transform="translate(${x} 2)"><path d="M-8 9L-4-2l3 5 2-6 3 6 4-4 2 11z" fill="#D3BF8E"></path><rect x="-7" y="6" width="14" height="46" rx="7" fill=${tone}></rect>
  <path d="M-3.2 9v40M0 7.5v43.5M3.2 9v40" stroke=${crown} stroke-width="2.2" stroke-dasharray="2.6 1.4"></path></g>`;

const disc = (/** @type {number} */ x, /** @type {number} */ y, /** @type {boolean} */ kernel) =>
  svg`<g transform="translate(${x} ${y})"><path d="M-15 0v6a15 9.5 0 0 0 30 0V0z" fill="#234373"></path><path d="M-15 3a15 9.5 0 0 0 30 0" fill="none" stroke="#E9EEF6" stroke-width="1.3"></path>
  <ellipse rx="15" ry="9.5" fill="#2F568F"></ellipse><ellipse rx="11.5" ry="7" fill="none" stroke="#7FA3D6" stroke-width="1.3"></ellipse>
  ${kernel ? svg`<path d="M-5 0c0-4 5-4 10 0-5 4-10 4-10 0z" fill="#FBF1D8"></path>` : null}</g>`;

const octagon = (/** @type {number} */ x, /** @type {number} */ y) =>
  svg`<g transform="translate(${x} ${y})"><path d="M-15-4v10l9 6H6l9-6V-4z" fill="#B94C24"></path><path d="M-6-10H6l9 6v8l-9 6H-6l-9-6v-8z" fill="#D56233"></path></g>`;

/** @param {'throw' | 'race' | 'land'} name */
export function fact(name) {
  const art = {
    throw: svg`${stick('translate(6 34) rotate(-12)', '#E9BE5E', '#A9782A')}${stick('translate(10 33) rotate(11)', '#3A322D', '#A9782A')}`,
    race: svg`${cob(12, '#E9AE2E', '#FBE08A')}${disc(38, 31, true)}${cob(64, '#8E2320', '#C2553F')}`,
    land: svg`${octagon(38, 42)}${octagon(38, 34)}${disc(38, 22, true)}`,
  };
  return html`<svg class="fact" width="64" height="50" viewBox="0 0 76 60" aria-hidden="true">${art[name]}</svg>`;
}
