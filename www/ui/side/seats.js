// Beside the board of a game of the side: the players, the clock, whose turn it is, what can be done.
import { html, nothing } from 'lit';
import { icon } from '../icons.js';
import './clock.js';
import { namedIn, sideName, whoIn } from './names.js';
import { bestWords, inFull } from './telling.js';

/** @import { Side } from '../../types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */
/** @import { IconName } from '../icons.js' */
/** @import { SideView } from './types.d.ts' */

/** @param {Side} side @param {SideView} view */
export function player(side, { state: { name, shown, phase }, texts, words }) {
  const { t } = texts;
  const { level } = shown.players[side];
  const turn = phase !== 'over' && shown.turn === side;
  return html`
    <section class="player ${side} ${turn ? 'turn' : ''}" aria-label=${sideName(name, side, texts)}>
      <h2>${words.mark(side)}<span class="name">${namedIn(shown, side, texts).label}</span>
        ${turn ? html`<span class="hidden-text">${t('side-to-move')}</span>` : nothing}</h2>
      <p class="counts"><span class="hidden-text">${words.countLabel(texts)}: </span><b class="number">${words.counts(shown, side, texts)}</b>
        ${level ? html`<span class="level">${t(`level-${level}`)}</span>` : nothing}</p>
    </section>`;
}

/** @param {SideView} view */
export function clock({ state, side, texts }) {
  const { t } = texts;
  if (!side.clock || state.phase === 'over') return nothing;
  const { stopped } = state;
  return html`
    <div class="clock"><puluc-move-clock .intents=${side} .texts=${texts} ?strict=${state.strict} .state=${state}></puluc-move-clock>
      <button class="raised icon" aria-label=${t(stopped ? 'clock-go' : 'clock-stop')} title=${t(stopped ? 'clock-go' : 'clock-stop')}
        @click=${() => side.stopClock(!stopped)}>${icon(stopped ? 'go' : 'pause')}</button></div>`;
}

/** @param {SideView} view */
export function status({ state: { snapshot, shown, phase, helped, analysis, picked }, texts, words }) {
  const { t } = texts;
  if (phase === 'over' && snapshot.outcome) {
    const { winner } = snapshot.outcome;
    return html`<p class="display">${winner ? t('head-won', whoIn(snapshot, winner, texts)) : t('head-drawn')}</p>
      <p class="line">${words.end(snapshot, texts)}</p>`;
  }
  const { turn } = phase === 'moving' ? shown : snapshot;
  const who = whoIn(snapshot, turn, texts);
  const last = snapshot.turns.at(-1);
  const late = last?.move === 'time' && phase !== 'moving';
  const again = 'again' in snapshot && snapshot.again && phase !== 'moving';
  const [best] = analysis?.moves ?? [];
  const line =
    phase === 'thinking'
      ? t('line-thinking', { name: who.name })
      : picked !== null
        ? inFull(picked, snapshot, words, texts)
        : helped && phase === 'choosing'
          ? best
            ? `${bestWords(best, words, texts)} ${analysis ? words.note(analysis, texts) : ''}`
            : t('value-wait')
          : late
            ? words.sentences(last.events, snapshot, texts)[0]
            : phase === 'choosing'
              ? words.task(snapshot, texts)
              : '';
  return html`<p class="display">${t(again ? 'side-again' : 'side-turn', who)}</p>
    <p class="line ${late && !helped ? 'late' : ''}">${line}</p>`;
}

/** @param {SideView} view */
export function buttons({ state: { snapshot, phase, helped, picked }, app, texts, side, intents, attempt, rematch }) {
  const { t } = texts;
  const { settings } = app;
  const over = phase === 'over';
  const main = over
    ? html`<button class="main" @click=${() => rematch()}>${t('rematch')}</button>`
    : picked !== null
      ? html`<button class="main confirm" @click=${() => side.choose(picked)}>${t('confirm-move')}</button>`
      : html`<button class="main help" aria-disabled=${phase === 'choosing' ? 'false' : 'true'} aria-pressed=${helped ? 'true' : 'false'}
        @click=${() => phase === 'choosing' && side.hint()}>${icon('hint')} ${t('hint')}</button>`;
  return html`
    <div class="buttons">
      ${settings.leftHanded ? main : nothing}
      ${tool('undo', 'undo', snapshot.canUndo ? () => attempt('undo') : null, texts)}
      ${tool('redo', 'redo', snapshot.canRedo ? () => attempt('redo') : null, texts)}
      ${settings.leftHanded ? nothing : main}
      ${over ? tool('graph', 'review', snapshot.turns.length > 0 ? () => side.openReview() : null, texts) : nothing}
      <button class="raised tool" aria-pressed=${settings.textBoard ? 'true' : 'false'}
        @click=${() => intents.set('textBoard', !settings.textBoard)}>${icon('board')}<span>${t('text-board')}</span></button>
    </div>`;
}

/** @param {IconName} name @param {'undo' | 'redo' | 'review'} key @param {(() => void) | null} run @param {Texts} texts */
function tool(name, key, run, { t }) {
  return html`<button class="raised tool" aria-disabled=${run ? 'false' : 'true'} @click=${() => run?.()}>${icon(name)}<span>${t(key)}</span></button>`;
}
