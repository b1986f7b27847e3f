// Keys that the code composes, written out in one place: beginning → possible ends. A test compares it with the texts.

const PRESETS = ['bell', 'pencils', 'strasbourg', 'liberation', 'homeward'];
const EFFECTS = ['takes', 'carries', 'frees', 'home', 'dead'];
const DRAWS = ['limit', 'repetition', 'stores'];
const WINS = ['removed', 'captured', 'resigned'];
const STEPS = [
  'enter',
  'move',
  'pass',
  'capture',
  'carry',
  'turn',
  'block',
  'home',
  'off',
  'recapture',
  'liberation',
  'homeward',
  'win',
];
const TERMS = [
  ...['road', 'cob', 'space', 'home', 'man', 'sticks', 'throw', 'score', 'off', 'enter', 'pass', 'stack', 'capture'],
  ...['captor', 'captive', 'direction', 'leave', 'dead', 'free', 'bul'],
];
const DIFFERENCES = ['way', 'freed', 'friends', 'scores', 'throws', 'end', 'length'];
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
  'look-': [
    ...['men', 'men-clay', 'men-twigs', 'men-kernels'],
    ...['tool', 'tool-sticks', 'tool-kernels', 'tool-coins'],
  ],
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
  'lesson-title-': STEPS,
  'lesson-tell-': STEPS,
  'lesson-right-': STEPS,
  'lesson-missed-': STEPS.filter(step => !['enter', 'pass', 'block'].includes(step)),
  'tongue-': PRESETS.filter(preset => preset !== 'homeward'),
  'term-': TERMS,
  'meaning-': TERMS,
  'differ-': DIFFERENCES.flatMap(point => [point, `${point}-text`]),
  'text-': [...PRESETS.filter(preset => preset !== 'homeward'), 'other'],
  'ours-': ['begin', 'must', 'jump', 'one', 'free', 'die', 'limit'],
  'cited-': ['culin', 'verbeeck', 'kalah'],
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
