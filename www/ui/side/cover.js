// Pictures of the two games for the first page.
import { html, svg } from 'lit';

const SEEDS = ['#f3e7cf', '#7d2430', '#2b2622', '#c98a45'];

const wood = svg`<linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#c79458"></stop><stop offset="1" stop-color="#9a6836"></stop></linearGradient>`;

/** @param {number} width @param {number} height @param {number} round */
const slab = (width, height, round) => svg`
  <rect x="4" y="9" width=${width} height=${height} rx=${round} fill="#2a1a0e" opacity="0.3"></rect>
  <rect x="2" y="6" width=${width} height=${height} rx=${round} fill="#6b4422"></rect>
  <rect x="2" y="2" width=${width} height=${height} rx=${round} fill="url(#wood)" stroke="#d8ab70" stroke-width="0.8"></rect>`;

/** @param {number} x @param {number} y @param {boolean} white */
const stone = (x, y, white) => svg`
  <ellipse cx=${x + 1.5} cy=${y + 3} rx="9.5" ry="8" fill="#2a1a0e" opacity="0.35"></ellipse>
  <ellipse cx=${x} cy=${y} rx="9.5" ry="8" fill=${white ? '#f4ecdd' : '#2e2824'}></ellipse>
  <ellipse cx=${x - 2} cy=${y - 2.4} rx="4.6" ry="3" fill="#fff" opacity=${white ? 0.8 : 0.16}></ellipse>`;

function takTikl() {
  const squares = [0, 1, 2, 3].flatMap(row => [0, 1, 2, 3].map(column => [row, column]));
  return html`<svg viewBox="0 0 116 120" aria-hidden="true"><defs>${wood}</defs>${slab(110, 110, 7)}
    ${squares.map(([row = 0, column = 0]) => svg`<rect x=${9 + column * 24} y=${9 + row * 24} width="24" height="24" fill="#5d3a1c" opacity=${(row + column) % 2 ? 0.3 : 0.08} stroke="#4a2d14" stroke-width="0.7"></rect>`)}
    ${[0, 1, 2, 3].map(i => [stone(21 + i * 24, 20, i % 2 === 1), stone(21 + i * 24, 92, i % 2 === 0)])}</svg>`;
}

/** @param {number} x @param {number} y @param {number} rx @param {number} ry */
const hollow = (x, y, rx, ry) => svg`
  <ellipse cx=${x} cy=${y} rx=${rx} ry=${ry} fill="#5a3515"></ellipse>
  <ellipse cx=${x} cy=${y + 1.4} rx=${rx - 1.2} ry=${ry - 1.6} fill="#744a22"></ellipse>`;

/** @param {boolean} tall */
function mancala(tall) {
  /** @param {number} along @param {number} across @returns {[number, number]} */
  const at = (along, across) => (tall ? [across, along] : [along, across]);
  const pits = [0, 1, 2, 3, 4, 5].flatMap(i => [0, 1].map(j => [i, j]));
  const [width, height] = at(216, 84);
  return html`<svg class=${tall ? 'tall' : 'long'} viewBox="0 0 ${width + 6} ${height + 12}" aria-hidden="true"><defs>${wood}</defs>${slab(width, height, 26)}
    ${[22, 198].map(along => hollow(...at(along, 44), ...at(10, 28)))}
    ${pits.map(([i = 0, j = 0]) => {
      const [x, y] = at(48 + i * 25, 26 + j * 36);
      return svg`${hollow(x, y, ...at(10.5, 13))}${[0, 1, 2].map(
        k =>
          svg`<ellipse cx=${x - 3.5 + k * 3.5} cy=${y + (k % 2 ? -2.6 : 2.2)} rx="3" ry="2.1" fill=${SEEDS[(i + 2 * j + k) % 4]} transform="rotate(${40 * (i + k)} ${x - 3.5 + k * 3.5} ${y + (k % 2 ? -2.6 : 2.2)})"></ellipse>`,
      )}`;
    })}</svg>`;
}

/** @param {string} name */
export const cover = name => (name === 'mancala' ? [mancala(true), mancala(false)] : takTikl());
