// Mancala in words, and its page.
import { html } from 'lit';
import { mark } from '../icons.js';
import './mancala-board.js';
import { namedIn, sideName, whoIn } from './names.js';
import './page.js';

/** @import { Side } from '../../types.d.ts' */
/** @import { PageContext } from '../pages.js' */
/** @import { SideWords } from './types.d.ts' */
/** @import { MancalaEvent, MancalaSnapshot, SowingView, Valued } from '../../app/side/types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */

/** @param {Valued} valued @param {Texts} texts */
function value({ value: n = 0 }, { t }) {
  if (n === 0) return t('value-even');
  return n > 0 ? t('value-ahead', { n }) : t('value-behind', { n: -n });
}

/** @param {SowingView} legal @param {Texts} texts */
function sowing({ pit, seeds, relays, captures, stored, again, ends }, { t }) {
  return [
    t('pit-move', { pit, n: seeds }),
    relays > 0 && t('pit-relays', { n: relays }),
    captures > 0 && t('pit-takes', { n: captures }),
    stored > 0 && t('pit-stored', { n: stored }),
    again && t('pit-again'),
    ends && t('pit-ends'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What the steps of one sowing add up to. @param {readonly MancalaEvent[]} events @param {MancalaSnapshot} snapshot @param {Texts} texts */
function told(events, snapshot, texts) {
  const { t } = texts;
  const first = events.find(event => event.type === 'lifted');
  if (!first) return [];
  const relays = events.filter(event => event.type === 'lifted').length - 1;
  const stored = events.filter(event => event.type === 'sown' && event.pit === 0).length;
  return [
    t('said-sown', { ...whoIn(snapshot, first.side, texts), pit: first.pit, n: first.seeds }),
    ...(relays > 0 ? [t('said-relays', { n: relays })] : []),
    ...(stored > 0 ? [t('said-stored', { n: stored })] : []),
  ];
}

/** @type {SideWords<MancalaSnapshot>} */
export const words = {
  rules: ({ kind, seeds }, { t }) => `${t(kind === 'box' ? 'sow-box' : 'sow-kalah')}, ${t('sow-seeds', { n: seeds })}`,

  moves: ({ moves }, texts) => moves.map(legal => ({ move: String(legal.pit), words: sowing(legal, texts) })),

  short: (move, { t }) => t('pit-short', { pit: move }),

  task: (_, { t }) => t('mancala-task'),

  end: ({ outcome, stores }, { t }) =>
    outcome?.reason === 'resigned' ? t('side-end-resigned') : t('side-end-stores', { ...stores }),

  places: (snapshot, texts) =>
    /** @type {Side[]} */ (['a', 'b']).flatMap(side => {
      const { label } = namedIn(snapshot, side, texts);
      const seat = sideName('mancala', side, texts);
      const name = label === seat ? seat : `${seat} (${label})`;
      return [
        texts.t('place-pits', { name, seeds: snapshot.pits[side].map(texts.n).join(', ') }),
        texts.t('place-store', { name, n: snapshot.stores[side] }),
      ];
    }),

  describe(place, snapshot, texts) {
    const side = place[0] === 'b' ? 'b' : 'a';
    const pit = Number(place[1]);
    const name = sideName('mancala', side, texts);
    if (pit === 0) return texts.t('place-store', { name, n: snapshot.stores[side] });
    return texts.t('pit', { name, pit, n: snapshot.pits[side][pit - 1] ?? 0 });
  },

  sentences: (events, snapshot, texts) => [
    ...told(events, snapshot, texts),
    ...events.flatMap(event => {
      const { t } = texts;
      if (event.type === 'drawn') return [t('said-drawn-stores')];
      const mover = whoIn(snapshot, event.side, texts);
      if (event.type === 'captured') return [t('said-takes', { n: event.seeds })];
      if (event.type === 'again') return snapshot.outcome ? [] : [t('said-sows-again', mover)];
      if (event.type === 'swept') return event.seeds > 0 ? [t('said-swept', { ...mover, n: event.seeds })] : [];
      if (event.type !== 'won') return [];
      if (event.reason === 'resigned') return [t('said-won-resigned', mover)];
      const { a, b } = snapshot.stores;
      return [t('said-fuller', { ...mover, own: Math.max(a, b), other: Math.min(a, b) })];
    }),
  ],

  value,

  advice: ({ moves }, texts) => {
    const best = moves[0]?.value;
    return moves.map(one => ({
      move: one.move,
      kind: one.value === best ? 'best' : (one.value ?? 0) > 0 ? 'win' : one.value === 0 ? 'draw' : 'loss',
      words: signed(one.value ?? 0, texts),
    }));
  },

  note: ({ exact }, { t }) => t(exact ? 'value-exact' : 'value-estimate'),

  cost: ({ loss }, { t }) => (loss > 0 ? t('cost-seeds', { n: loss }) : t('cost-none')),

  gave: (name, n, { t }) => t('gave-seeds', { name, n }),

  mark,

  counts: (snapshot, side, texts) => html`${texts.n(snapshot.stores[side])}`,

  countLabel: ({ t }) => t('sow-store'),

  brief: () => '',

  panels: () => html``,
};

/** @param {number} value @param {Texts} texts */
const signed = (value, { n }) => (value > 0 ? `+${n(value)}` : value < 0 ? `−${n(-value)}` : n(0));

/** @param {PageContext} context */
export default context => html`<puluc-side class="page" .context=${context} .words=${words}></puluc-side>`;
