// A text as QR code, drawn here.
import { html } from 'lit';
import { encode } from 'uqr';

/** The largest that a telephone reads off a screen: 117 modules a side, 1273 characters. */
const LARGEST = 25;
/** Light modules around, as the norm asks. */
const QUIET = 4;

/**
 * The dark modules as a path of unit squares; null for a text that is too long.
 * @param {string} text
 * @returns {{ size: number, path: string } | null}
 */
export function qrPath(text) {
  try {
    const { size, data } = encode(text, { ecc: 'L', boostEcc: true, border: QUIET, maxVersion: LARGEST });
    const runs = data.flatMap((row, y) => {
      /** @type {string[]} */
      const found = [];
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        const from = x;
        while (row[x + 1]) x += 1;
        found.push(`M${from} ${y}h${x + 1 - from}v1H${from}z`);
      }
      return found;
    });
    return { size, path: runs.join('') };
  } catch {
    return null;
  }
}

/**
 * Dark on light in every theme, or readers fail.
 * @param {{ size: number, path: string }} code
 * @param {string} label
 */
export const qrPicture = ({ size, path }, label) =>
  html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${label} shape-rendering="crispEdges"><rect width=${size} height=${size} fill="#fff"></rect><path d=${path} fill="#000"></path></svg>`;
