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
const TIKL_STEPS = ['move', 'line', 'diagonal', 'stop', 'shut', 'clock', 'limit'].map(step => `tikl-${step}`);
const PITS_STEPS = ['sow', 'again', 'capture', 'relay', 'round', 'end', 'kalah'].map(step => `pits-${step}`);
const SIDE_STEPS = [...TIKL_STEPS, ...PITS_STEPS];
const NO_MISS = ['tikl-move', 'tikl-clock', 'tikl-limit', 'pits-sow', 'pits-end'];
const TIKL_SECTIONS = ['goal', 'line', 'shut', 'clock', 'length', 'stakes', 'known'].map(one => `tikl-${one}`);
const PITS_SECTIONS = ['goal', 'sow', 'last', 'relay', 'capture', 'again', 'end', 'kalah', 'known'].map(
  one => `pits-${one}`,
);
const RULES = [
  ...['goal', 'move', 'line', 'short', 'shut', 'clock', 'still', 'limit', 'third', 'purse', 'bets', 'tokens'].map(
    one => `tikl-${one}`,
  ),
  ...['tikl-known', 'tikl-count', 'pits-aim', 'pits-skip', 'pits-enemy', ...PITS_SECTIONS],
];
const BOX = ['tak-tikl', 'mancala'];
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
  'mine-': ['games', 'won', 'drawn', 'lost', 'share'],
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
  'side-end-': ['line', 'resigned', 'limit', 'repetition'],
  'game-': ['tak-tikl', 'tak-tikl-text', 'mancala', 'mancala-text'],
  'sow-': ['box', 'box-text', 'kalah', 'kalah-text'],
  'result-': ['win', 'draw', 'loss'],
  'rules-enter-': ['0', '1'],
  'rules-move-': ['whole', 'free'],
  'rules-captives-': ['onward', 'homeward'],
  'rules-end-': ['removed', 'captured'],
  'lesson-title-': STEPS,
  'lesson-tell-': STEPS,
  'lesson-right-': STEPS,
  'lesson-missed-': STEPS.filter(step => !['enter', 'pass', 'block'].includes(step)),
  'step-title-': SIDE_STEPS,
  'step-tell-': SIDE_STEPS,
  'step-right-': SIDE_STEPS,
  'step-missed-': SIDE_STEPS.filter(step => !NO_MISS.includes(step)),
  'leaf-lead-': BOX,
  'rule-title-': [...TIKL_SECTIONS, ...PITS_SECTIONS],
  'rule-': RULES,
  'case-': ['full', 'empty', 'store', 'enemy', 'over'],
  'case-box-': ['full', 'empty'],
  'case-kalah-': ['full', 'empty'],
  'case-both-': ['store', 'enemy', 'over'],
  'reading-': [
    ...['white', 'pass', 'seconds', 'each', 'third', 'pots', 'resign'].map(one => `tak-tikl-${one}`),
    ...['begin', 'origin', 'stays', 'every', 'equal', 'options'].map(one => `mancala-${one}`),
  ],
  'past-lead-': BOX,
  'past-text-': BOX,
  'past-age-': BOX,
  'past-kin-title-': BOX,
  'past-kin-': BOX,
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
