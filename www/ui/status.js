// The spoken score and the line under it.
import { hintWords } from './chances.js';
import { chosenWords, seriesWords } from './series.js';
import { deedOfMove, named, short, spoken, turnWords } from './words.js';

/** @import { AppState, Snapshot } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */

/**
 * @param {AppState} state
 * @param {Texts} texts
 * @returns {{ head: string, line: string }}
 */
export function status(state, texts) {
  const { snapshot } = state;
  if (!snapshot) return { head: '', line: '' };
  return {
    head: head(state, snapshot, texts),
    line: state.notice ? texts.t(state.notice.key, state.notice.args) : line(state, snapshot, texts),
  };
}

/**
 * @param {AppState} state
 * @param {Snapshot} snapshot
 * @param {Texts} texts
 */
function head({ phase, rules, series }, snapshot, texts) {
  const { t } = texts;
  if (phase === 'throwing') return t(rules?.throw === 'die' ? 'head-throwing-die' : 'head-throwing');
  if (phase === 'over' && snapshot.outcome) {
    const { winner } = snapshot.outcome;
    if (series?.winner) return t('head-won-series', { ...mover(snapshot, series.winner, texts) });
    return winner ? t('head-won', { ...mover(snapshot, winner, texts) }) : t('head-drawn');
  }
  if (snapshot.throw && (snapshot.phase === 'move' || phase === 'moving')) return spoken(snapshot.throw, texts);
  return t('head-throw', { ...mover(snapshot, snapshot.turn, texts) });
}

/**
 * @param {AppState} state
 * @param {Snapshot} snapshot
 * @param {Texts} texts
 */
function line(state, snapshot, texts) {
  const { phase, selected, rules } = state;
  const { t } = texts;
  const last = snapshot.turns.at(-1);
  if (phase === 'throwing') return '';
  if (phase === 'over' && snapshot.outcome) {
    const why = t(`line-${snapshot.outcome.reason}`);
    return state.series ? `${why} ${seriesWords(state.series, snapshot, texts)}` : why;
  }
  if (phase === 'moving') return last ? turnWords(last, texts) : '';
  if (selected) return chosenWords(selected, texts);
  if (snapshot.onlyPasses) return t('line-only-passes', { ...mover(snapshot, snapshot.turn, texts) });
  if (phase === 'thinking') return t('line-thinking', { name: mover(snapshot, snapshot.turn, texts).name });
  if (phase === 'choosing') return (state.hinted && hintWords(state, texts)) || choice(snapshot, texts);
  if (last) {
    const { label } = named(snapshot.players, last.side, texts);
    return t('line-last', { name: label, score: last.throw.score, move: turnWords(last, texts) });
  }
  const begun = throwOffWords(snapshot, texts);
  if (begun) return begun;
  return t(rules?.throw === 'die' ? 'line-throw-die' : 'line-throw');
}

/** How it fell out who begins; '' where nobody threw for it. @param {Snapshot} snapshot @param {Texts} texts */
export function throwOffWords({ throwOff, players }, texts) {
  const decisive = throwOff?.throws.at(-1);
  if (!throwOff || !decisive) return '';
  return texts.t('line-throw-off', {
    lot: throwOff.lot ? 'yes' : 'no',
    a: decisive.a.score,
    b: decisive.b.score,
    name: named(players, throwOff.first, texts).label,
  });
}

/** @param {Snapshot} snapshot @param {Texts} texts */
function choice(snapshot, texts) {
  const { t } = texts;
  const [only, ...rest] = snapshot.moves;
  if (only && rest.length === 0) return t('line-forced', { move: short(deedOfMove(only), texts) });
  const n = snapshot.throw?.score ?? 0;
  const enter = snapshot.moves.find(({ move }) => move === 'enter');
  if (!enter) return t('line-move', { n });
  return snapshot.moves.length > 1 ? t('line-both', { n, space: enter.to }) : t('line-enter', { space: enter.to });
}

/** @param {Snapshot} snapshot @param {import('../types.d.ts').Side} side @param {Texts} texts */
function mover(snapshot, side, texts) {
  const { name, who } = named(snapshot.players, side, texts);
  return { name, who };
}
