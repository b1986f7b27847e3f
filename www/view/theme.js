// Palettes of the table. One object a theme; drawing code takes colours from here only.

/**
 * @typedef {object} SidePalette
 * @property {string} top
 * @property {string} wall
 * @property {string} low
 * @property {string} high
 * @property {string} inlay
 *
 * @typedef {object} Maize
 * @property {string[]} tones
 * @property {string} crown
 * @property {string} gap
 *
 * @typedef {object} Theme
 * @property {'light' | 'dark' | 'contrast'} name
 * @property {boolean} flat Flat forms with strong outlines, no baked art.
 * @property {string} earth
 * @property {string} earthDark
 * @property {string} cloth
 * @property {string} clothGap
 * @property {[string, string, string]} stripes Indigo, red, ochre.
 * @property {string} ink
 * @property {string} ink2
 * @property {string} disc Filled number.
 * @property {string} discInk
 * @property {{ a: SidePalette, b: SidePalette }} sides
 * @property {{ a: string, b: string }} chevron
 * @property {boolean} rim Men carry a rim in their high colour.
 * @property {string} glow
 * @property {string} halo
 * @property {string} keyline
 * @property {string} target
 * @property {string} capture
 * @property {string} casing Under lines that must read on any ground.
 * @property {string} rope
 * @property {string} shadow
 * @property {number} depth Strength of shadows.
 * @property {Maize[]} maize
 */

/** @type {Maize[]} */
const maize = [
  { tones: ['#E9AE2E', '#F2C14A', '#DD9A20'], crown: '#FBE08A', gap: '#7A4A12' },
  { tones: ['#F6EACB', '#F1DFB6', '#FBF1D8'], crown: '#FFFAEA', gap: '#B08A4E' },
  { tones: ['#8E2320', '#A13128', '#741A1C'], crown: '#C2553F', gap: '#2E0B0C' },
  { tones: ['#2C2E4D', '#3A3A5E', '#23233B'], crown: '#666A93', gap: '#0C0B14' },
];

/** @type {Theme} */
const light = {
  name: 'light',
  flat: false,
  earth: '#EBDDC6',
  earthDark: '#D4BD9B',
  cloth: '#F8F1E4',
  clothGap: '#E0D2BA',
  stripes: ['#23406B', '#A23A34', '#D79A2B'],
  ink: '#2A201A',
  ink2: '#5B4B3F',
  disc: '#2A201A',
  discInk: '#FFF8EC',
  sides: {
    a: { top: '#2F568F', wall: '#234373', low: '#14294B', high: '#7FA3D6', inlay: '#E9EEF6' },
    b: { top: '#D56233', wall: '#B94C24', low: '#7A2D12', high: '#F6A982', inlay: '#F6A982' },
  },
  chevron: { a: '#234373', b: '#B94C24' },
  rim: false,
  glow: '#FFE48A',
  halo: '#FFB81F',
  keyline: '#8A5A00',
  target: '#0B6B5B',
  capture: '#9E1F2B',
  casing: '#FFFDF6',
  rope: '#C9A66B',
  shadow: '#3A2412',
  depth: 1,
  maize,
};

/** @type {Theme} */
const dark = {
  ...light,
  name: 'dark',
  earth: '#3A2D24',
  earthDark: '#2A1F18',
  cloth: '#524235',
  clothGap: '#392C22',
  stripes: ['#3E5C8E', '#9A3F38', '#B98A34'],
  ink: '#F4EADB',
  ink2: '#C9B8A2',
  disc: '#F1C45B',
  discInk: '#22170B',
  sides: {
    a: { top: '#4A79BF', wall: '#345E9F', low: '#132748', high: '#A4C4F2', inlay: '#F1F5FC' },
    b: { top: '#E57A4A', wall: '#C2562D', low: '#74290F', high: '#FFBE9B', inlay: '#FFBE9B' },
  },
  chevron: { a: '#A4C4F2', b: '#FFBE9B' },
  rim: true,
  glow: '#FFC94A',
  halo: '#FFB01F',
  keyline: '#FFEDC2',
  target: '#7FE3CB',
  capture: '#FF8B86',
  casing: '#120C08',
  rope: '#A9875A',
  shadow: '#000000',
  depth: 1.35,
};

/** @type {Theme} */
const contrast = {
  ...dark,
  name: 'contrast',
  flat: true,
  earth: '#000000',
  earthDark: '#000000',
  cloth: '#000000',
  clothGap: '#000000',
  stripes: ['#FFFFFF', '#FFFFFF', '#FFFFFF'],
  ink: '#FFFFFF',
  ink2: '#FFFFFF',
  disc: '#FFE100',
  discInk: '#000000',
  sides: {
    a: { top: '#2F8CFF', wall: '#0B4FB3', low: '#003580', high: '#FFFFFF', inlay: '#FFFFFF' },
    b: { top: '#FF8A3D', wall: '#B84300', low: '#7A2D00', high: '#FFFFFF', inlay: '#FFFFFF' },
  },
  chevron: { a: '#FFFFFF', b: '#FFFFFF' },
  glow: '#FFE100',
  halo: '#FFE100',
  keyline: '#FFFFFF',
  target: '#FFE100',
  capture: '#FFE100',
  casing: '#000000',
  rope: '#FFFFFF',
  depth: 0,
};

export const themes = { light, dark, contrast };

/**
 * @param {string} hex
 * @returns {[number, number, number]}
 */
export function rgb(hex) {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

/** @param {string} hex @param {number} alpha */
export function fade(hex, alpha) {
  const [r, g, b] = rgb(hex);
  return `rgba(${r},${g},${b},${alpha})`;
}

/** @param {string} from @param {string} to @param {number} share */
export function mix(from, to, share) {
  const a = rgb(from);
  const b = rgb(to);
  const c = a.map((v, i) => Math.round(v + ((b[i] ?? 0) - v) * share));
  return `#${c.map(v => v.toString(16).padStart(2, '0')).join('')}`;
}

export const font = "'Commissioner Variable', Commissioner, system-ui, sans-serif";
