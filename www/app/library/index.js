// What is fetched with the library of kept games.
export { coded } from '../../engine/errors.js';
export { countThrows } from './entries.js';
export { Library, newerRecord } from './library.js';
export { gameLink, positionLink, readLink } from './links.js';
export { counted, judged, noPlay, ownSide, readTally, resultOf } from './tally.js';
