// White and black clay: the men of the road in the colours of the box. White is round, black eight-sided.

/** @typedef {import('../theme.js').Theme} Theme */

/** @type {Record<Theme['name'], Theme['sides']>} */
const clays = {
  light: {
    a: { top: '#F1E6D2', wall: '#D8C6A6', low: '#86704F', high: '#FFFDF6', inlay: '#A5814C' },
    b: { top: '#3B3430', wall: '#2B2522', low: '#0D0A08', high: '#94877B', inlay: '#94877B' },
  },
  dark: {
    a: { top: '#EBDFCA', wall: '#CDBA99', low: '#6F5B3E', high: '#FFF9EC', inlay: '#94713E' },
    b: { top: '#2E2825', wall: '#1F1B18', low: '#080605', high: '#A8998A', inlay: '#A8998A' },
  },
  contrast: {
    a: { top: '#FFFFFF', wall: '#FFFFFF', low: '#FFFFFF', high: '#000000', inlay: '#000000' },
    b: { top: '#000000', wall: '#000000', low: '#000000', high: '#FFFFFF', inlay: '#FFFFFF' },
  },
};

/** @param {Theme} theme @returns {Theme} */
export const pieceTheme = theme => ({ ...theme, sides: clays[theme.name] });
