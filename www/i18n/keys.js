// Keys that the code composes, written out in one place: beginning → possible ends. A test compares it with the texts.

const PRESETS = ['bell', 'pencils', 'strasbourg', 'liberation', 'homeward'];
const EFFECTS = ['takes', 'carries', 'frees', 'home', 'dead'];
const DRAWS = ['limit', 'repetition', 'stores'];
const WINS = ['removed', 'captured', 'resigned'];
const PASSES = ['no-score', 'no-move', 'time'];

/** @type {Record<string, string[]>} */
export const COMPOSED = {
  'rules-': PRESETS,
  'summary-': PRESETS,
  'source-': [...PRESETS, 'custom'],
  'note-': PRESETS,
  'short-': [...EFFECTS, ...PASSES],
  'long-': EFFECTS,
  'said-passed-': PASSES,
  'said-won-': WINS,
  'said-drawn-': DRAWS,
  'line-': [...WINS, ...DRAWS],
  'why-enter-': ['own-stack', 'no-space'],
  'kind-': ['human', 'computer'],
  'level-': ['beginner', 'easy', 'medium', 'hard', 'perfect'],
  'class-': ['best', 'good', 'slip', 'mistake', 'blunder'],
  'series-kind-': ['one', 'to', 'of'],
  'series-count-': ['to', 'of'],
  'puzzle-grade-': ['1', '2', '3', '4'],
  'pace-': ['slow', 'even', 'quick'],
  'odds-': ['exact', 'none'],
  'known-': ['exact', 'none'],
  'theme-': ['light', 'dark', 'contrast'],
  'motion-': ['full', 'fast', 'none'],
  'field-': [
    ...[
      'spaces',
      'men',
      'entry',
      'entry-0',
      'entry-1',
      'move',
      'move-whole',
      'move-free',
      'captives',
      'captives-onward',
    ],
    ...['captives-homeward', 'end', 'end-removed', 'end-captured', 'again', 'again-no', 'again-yes'],
    ...['throw', 'throw-sticks', 'throw-die'],
  ],
  'rules-enter-': ['0', '1'],
  'rules-move-': ['whole', 'free'],
  'rules-captives-': ['onward', 'homeward'],
  'rules-end-': ['removed', 'captured'],
  'problem-': [
    'bad-position',
    'bad-rules',
    'endless-rules',
    'bad-record',
    'bad-move',
    'bad-state',
    'bad-faces',
    'too-large',
    'cancelled',
    'storage',
    'wasm',
    'worker',
    'bad-link',
    'newer-link',
  ],
};
