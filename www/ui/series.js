// The button that does the next thing, and a series of games at the table: its score, its rule, how it ended.
import { html, nothing } from 'lit';
import { icon } from './icons.js';
import { deedOfMove, named, short } from './words.js';

/** @import { AppState, Intents, MoveView, SeriesView, Side, Snapshot } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */

/** A chosen move that waits to be played. @param {MoveView} move @param {Texts} texts */
export const chosenWords = (move, texts) => texts.t('line-selected', { move: short(deedOfMove(move), texts) });

/** Throws, plays the chosen move, goes on, or begins the next game. @param {AppState} state @param {Snapshot} snapshot @param {Intents} intents @param {Texts} texts */
export function mainButton(state, { players }, intents, { t }) {
  const { phase, paused, selected, settings, series } = state;
  if (phase === 'over') {
    const next = series ? (series.over ? 'series-again' : 'series-next') : 'rematch';
    return html`<button class="main" @click=${() => intents.rematch()}>${icon('again')} ${t(next)}</button>`;
  }
  if (players.a.kind === 'computer' && players.b.kind === 'computer') {
    return html`<button class="main" @click=${() => intents.pause(!paused)}>${icon(paused ? 'go' : 'pause')} ${t(paused ? 'go-on' : 'pause')}</button>`;
  }
  const ready = phase === 'ready';
  const chosen = settings.confirm && phase === 'choosing' ? selected : null;
  const act = () => {
    if (chosen) intents.play(chosen.move);
    else if (ready) intents.throwSticks();
  };
  return html`<button class="main" aria-disabled=${ready || chosen ? 'false' : 'true'} @click=${act}>${t(chosen ? 'confirm-move' : 'throw')}</button>`;
}

/** Games won, beside the player's name. @param {Side} side @param {SeriesView | null} series @param {Texts} texts */
export function tally(side, series, { t, n }) {
  if (!series) return nothing;
  const won = series.won[side];
  return html`<span class="tally"><span aria-hidden="true">${n(won)}</span><span class="hidden-text">${t('series-won', { n: won })}</span></span>`;
}

/** What the series goes to. @param {AppState} state @param {Texts} texts */
export function seriesTag({ series }, { t }) {
  if (!series) return nothing;
  return html`<span class="tag series">${series.kind === 'to' ? t('series-to', { n: series.n }) : t('series-of', { n: series.n })}</span>`;
}

/** The score so far, or how the series ended. @param {SeriesView} series @param {Snapshot} snapshot @param {Texts} texts */
export function seriesWords({ won, over, winner }, snapshot, texts) {
  const score = texts.t('series-score', { a: won.a, b: won.b });
  if (!over) return score;
  if (!winner) return `${score} ${texts.t('series-drawn')}`;
  const { name, who } = named(snapshot.players, winner, texts);
  return `${score} ${texts.t('series-decided', { name, who })}`;
}
