// Tak-tikl in words, and its page.
import { html, nothing, svg } from 'lit';
import { namedIn, sideName, whoIn } from './names.js';
import './page.js';
import { stakesLine, stakesPanel } from './stakes.js';
import './tak-tikl-board.js';

/** @import { PageContext } from '../pages.js' */
/** @import { SideWords } from './types.d.ts' */
/** @import { TakTiklSnapshot, Valued } from '../../app/side/types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */

/** @param {string} move */
const parted = move => [move.slice(0, 2), move.slice(2)];

/** @param {Valued} valued @param {Texts} texts */
function value({ result = 'draw', plies = 0 }, { t }) {
  return result === 'draw'
    ? t('value-draw')
    : result === 'win'
      ? t('value-win', { n: plies })
      : t('value-loss', { n: plies });
}

/** @type {SideWords<TakTiklSnapshot>} */
export const words = {
  rules: ({ limit, clock }, { t }) =>
    `${t('limit-moves', { n: limit ?? 0 })}, ${t('clock-seconds', { n: (clock?.allowed ?? 0) / 1000 })}`,

  moves: ({ moves }, { t }) =>
    moves.map(({ move, from, to, wins }) => ({ move, words: t(wins ? 'tak-move-wins' : 'tak-move', { from, to }) })),

  short(move, { t }) {
    if (move === 'pass') return t('turn-pass');
    if (move === 'time') return t('turn-time');
    return parted(move).join(' → ');
  },

  task: (_, { t }) => t('tak-tikl-task'),

  end: ({ outcome }, { t }) => (outcome ? t(`side-end-${outcome.reason}`) : ''),

  places(snapshot, texts) {
    const { t } = texts;
    const taken = [...snapshot.pieces.a, ...snapshot.pieces.b];
    const free = ['a', 'b', 'c', 'd'].flatMap(file => [1, 2, 3, 4].map(rank => `${file}${rank}`));
    return [
      .../** @type {const} */ (['a', 'b']).map(side =>
        t('place-pieces', { name: who(snapshot, side, texts), squares: snapshot.pieces[side].join(', ') }),
      ),
      t('place-free', { squares: free.filter(square => !taken.includes(square)).join(', ') }),
      t('place-taken', snapshot.taken),
      ...(snapshot.clock ? [t('place-clock-off')] : []),
    ];
  },

  describe(square, { pieces }, { t }) {
    const side = pieces.a.includes(square) ? 'a' : pieces.b.includes(square) ? 'b' : 'none';
    return t('square', { square, side });
  },

  sentences: (events, snapshot, texts) =>
    events.map(event => {
      const { t } = texts;
      if (event.type === 'drawn') return t(event.reason === 'limit' ? 'said-all-moves' : 'said-drawn-repetition');
      const mover = whoIn(snapshot, event.side, texts);
      if (event.type === 'moved') return t('said-went', { ...mover, from: event.from, to: event.to });
      if (event.type === 'passed') return t(event.reason === 'time' ? 'said-late' : 'said-shut-in', mover);
      return t(event.reason === 'line' ? 'said-line' : 'said-won-resigned', mover);
    }),

  value,

  advice: ({ moves }, texts) =>
    moves.map(one => ({ move: one.move, kind: one.result ?? 'draw', words: value(one, texts) })),

  note: (_, { t }) => t('value-counted'),

  cost({ loss, move, moves }, { t }) {
    if (loss <= 0) return t('cost-none');
    const best = moves[0]?.result ?? 'draw';
    const order = /** @type {const} */ (['loss', 'draw', 'win']);
    const now =
      moves.find(one => one.move === move)?.result ?? order[Math.max(0, order.indexOf(best) - loss)] ?? 'loss';
    return t('cost-results', { from: t(`result-${best}`), to: t(`result-${now}`) });
  },

  gave: (name, n, { t }) => t('gave-results', { name, n }),

  mark: (side, size = 22) =>
    html`<svg class="mark" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">${
      side === 'a'
        ? svg`<circle cx="12" cy="12" r="10.5" class="white"></circle><circle cx="12" cy="12" r="6.4" class="white ring"></circle>`
        : svg`<path d="M7.6 1.5h8.8l6.1 6.1v8.8l-6.1 6.1H7.6l-6.1-6.1V7.6z" class="black"></path><path d="M9.3 5.6h5.4l3.7 3.7v5.4l-3.7 3.7H9.3l-3.7-3.7V9.3z" class="black ring"></path>`
    }</svg>`,

  counts: (snapshot, side, texts) =>
    html`${texts.n(snapshot.taken[side])}${snapshot.limit ? html`<span class="of">/${texts.n(snapshot.limit)}</span>` : nothing}`,

  countLabel: ({ t }) => t('moves'),

  brief: stakesLine,

  panels: (snapshot, texts) => (snapshot.stakes ? stakesPanel(snapshot, texts) : nothing),
};

/** The colour stands with the name, since squares are told by it. @param {TakTiklSnapshot} snapshot @param {import('../../types.d.ts').Side} side @param {Texts} texts */
function who(snapshot, side, texts) {
  const { label } = namedIn(snapshot, side, texts);
  const colour = sideName('tak-tikl', side, texts);
  return label === colour ? colour : `${colour} (${label})`;
}

/** @param {PageContext} context */
export default context => html`<puluc-side class="page" .context=${context} .words=${words}></puluc-side>`;
