// What the table needs beside the first screen, in a file of its own: it is fetched once that screen stands.
import { moveListStyles } from './move-list.js';
import { oddsStyles } from './odds.js';
import { seatStyles } from './seat-styles.js';
import { tableStyles } from './table-styles.js';
import { boardStyles } from './text-board.js';
import { tipStyles } from './tip.js';
import { turnStyles } from './turn-list.js';

export { hintWords, shareOfA } from './chances.js';
export { sentences, throwSentence } from './sentences.js';
export { chosenWords, seriesWords } from './series.js';
export { throwOffWords } from './status.js';
export { tableScreen } from './table.js';
export { Tip } from './tip.js';

export const styles = [tableStyles, seatStyles, oddsStyles, moveListStyles, boardStyles, turnStyles, tipStyles];
