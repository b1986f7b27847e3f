// Measures that everything on the table shares.

/** Circles on the table become ellipses of this ratio. */
export const TILT = 0.7;
/** Thickness of a man in radii. */
export const THICK = 0.43;

/** @param {number} v @param {number} low @param {number} high */
export const clamp = (v, low, high) => Math.min(high, Math.max(low, v));
