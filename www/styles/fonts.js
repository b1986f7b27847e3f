// Faces belong to the document, not to a shadow root; the browser fetches a file when its letters are first used.

import commissionerCyrillic from '@fontsource-variable/commissioner/files/commissioner-cyrillic-wght-normal.woff2?url';
import commissionerExt from '@fontsource-variable/commissioner/files/commissioner-latin-ext-wght-normal.woff2?url';
import commissioner from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url';
import piazzollaCyrillic from '@fontsource-variable/piazzolla/files/piazzolla-cyrillic-wght-normal.woff2?url';
import piazzollaExt from '@fontsource-variable/piazzolla/files/piazzolla-latin-ext-wght-normal.woff2?url';
import piazzolla from '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2?url';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXT =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';
const CYRILLIC = 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116';

/** @type {[family: string, url: string, range: string][]} */
const FACES = [
  ['Commissioner Variable', commissioner, LATIN],
  ['Commissioner Variable', commissionerExt, LATIN_EXT],
  ['Commissioner Variable', commissionerCyrillic, CYRILLIC],
  ['Piazzolla Variable', piazzolla, LATIN],
  ['Piazzolla Variable', piazzollaExt, LATIN_EXT],
  ['Piazzolla Variable', piazzollaCyrillic, CYRILLIC],
];

let added = false;

/** Makes both families known to the document, once. */
export function addFonts() {
  if (added || typeof FontFace === 'undefined') return;
  added = true;
  // The game's own page has named them in its styles.
  if ([...document.fonts].some(({ family }) => family.includes(FACES[0][0]))) return;
  for (const [family, url, unicodeRange] of FACES) {
    document.fonts.add(
      new FontFace(family, `url(${JSON.stringify(url)}) format("woff2")`, {
        weight: '100 900',
        display: 'swap',
        unicodeRange,
      }),
    );
  }
}
