// The table's frame: everything around the canvas, and empty places that say where the canvas draws.
import { html, nothing } from 'lit';
import { best } from './chances.js';
import { icon, mark } from './icons.js';
import { languageMenu } from './languages.js';
import { mainMenu } from './menu.js';
import { moveList } from './move-list.js';
import { odds } from './odds.js';
import { mainButton, seriesTag, tally } from './series.js';
import { status } from './status.js';
import { textBoard } from './text-board.js';
import { turnList } from './turn-list.js';
import { named, other, rulesName } from './words.js';

/** @import { AppState, Intents, Side, Snapshot } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */

/**
 * @param {AppState} state
 * @param {Intents} intents
 * @param {Texts} texts
 * @param {number | null} share Indigo's win chance that belongs to the picture
 * @param {() => void} openTurns
 */
export function tableScreen(state, intents, texts, share, openTurns) {
  const { snapshot } = state;
  if (!snapshot) return nothing;
  const { head, line } = status(state, texts);
  return html`
    ${header(state, intents, texts)}
    ${player('a', state, snapshot, texts)} ${odds(state, share, intents, texts)} ${player('b', state, snapshot, texts)}
    <div class="road" data-place="road"></div>
    <div class="sticks" data-place="sticks"></div>
    ${graves('a', state, snapshot, texts)} ${graves('b', state, snapshot, texts)}
    ${textBoard(state, intents, texts)}
    <div class="status">
      <p class="display">${head}</p>
      <p class="line">${line}
        ${snapshot.onlyPasses && state.phase !== 'over' ? html`<button class="link" @click=${() => intents.playOut()}>${texts.t('play-out')}</button>` : nothing}</p>
    </div>
    ${buttons(state, snapshot, intents, texts, openTurns)}
    <section class="aside ${state.hints.all ? 'with-moves' : ''}">
      ${state.hints.all ? html`<h2 id="moves-now">${texts.t('moves-now')}</h2><div class="now" tabindex="0" role="group" aria-labelledby="moves-now">${moveList(state, intents, texts)}</div>` : nothing}
      <h2 id="turns">${texts.t('turns')}</h2><div class="played" tabindex="0" role="group" aria-labelledby="turns">${turnList(snapshot, texts)}</div></section>`;
}

/** @param {AppState} state @param {Intents} intents @param {Texts} texts */
function header(state, intents, texts) {
  const { t } = texts;
  const { snapshot, rules, settings, phase, hints, audible } = state;
  return html`
    <header class="head">
      ${mainMenu(texts, [
        { label: t('new-game'), run: () => intents.open('new-game') },
        { label: t('redo'), run: () => intents.redo(), off: !snapshot?.canRedo },
        { label: t('own-sticks'), run: () => intents.open('sticks'), off: phase !== 'ready' },
        { label: t('hint-bar'), run: () => intents.setHints({ bar: !hints.bar }), current: hints.bar },
        { label: t('review'), run: () => intents.openReview(), off: !snapshot?.turns.length },
        { label: t('editor'), run: () => intents.open('editor') },
        { label: t('watch'), run: () => intents.open('watch') },
        { label: t('puzzles'), run: () => intents.show('puzzles') },
        { label: t('lab'), run: () => intents.openLab(snapshot?.rules) },
        {
          label: t('text-board'),
          run: () => intents.set('textBoard', !settings.textBoard),
          current: settings.textBoard,
        },
        { label: t('sound'), run: () => intents.set('sound', audible ? 'off' : 'on'), current: audible },
        { label: t('games'), run: () => intents.openLibrary('games') },
        { label: t('statistics'), run: () => intents.openLibrary('throws') },
        { label: t('share'), run: () => intents.open('share') },
        { label: t('record'), run: () => intents.open('record') },
        { label: t('rules'), run: () => intents.open('rules') },
        { label: t('learn'), run: () => intents.show('lesson') },
        { label: t('settings'), run: () => intents.open('settings') },
        { label: t('about'), run: () => intents.open('about') },
        { label: t('resign'), run: () => intents.open('resign'), off: phase === 'over' },
        { label: t('home-page'), run: () => intents.show('start') },
      ])}
      <h1>${t('title')}</h1>
      <p class="set"><span>${rules ? rulesName(rules, texts) : ''}</span> ${snapshot?.seeded ? html`<span class="tag">${t('seeded')}</span>` : nothing} ${seriesTag(state, texts)}</p>
      <button class="icon sound-button" aria-label=${t('sound')} aria-pressed=${audible ? 'true' : 'false'}
        @click=${() => intents.set('sound', audible ? 'off' : 'on')}>${icon(audible ? 'sound' : 'mute')}</button>
      <button class="wide-only" @click=${() => intents.open('rules')}>${t('rules')}</button>
      ${languageMenu(intents, texts)}
    </header>`;
}

/** @param {Side} side @param {AppState} state @param {Snapshot} snapshot @param {Texts} texts */
function player(side, { phase, series, turned }, snapshot, texts) {
  const { t } = texts;
  const { level } = snapshot.players[side];
  const turn = phase !== 'over' && snapshot.turn === side;
  return html`
    <section class="player ${seat(side, turned)}" aria-label=${t('side-shape', { side })}>
      <h2 class=${turn ? 'turn' : ''}>${mark(side)}<span class="name">${named(snapshot.players, side, texts).label}</span>
        ${tally(side, series, texts)}
        ${turn ? html`<span class="hidden-text">${t('to-play')}</span>` : nothing}</h2>
      ${level ? html`<p class="level">${t(`level-${level}`)}</p>` : nothing}
      <p class="counts"><span>${t('at-home', { n: snapshot.home[side] })}</span> <span>${t('dead-count', { n: snapshot.dead[side] })}</span></p>
    </section>`;
}

/** Who is to move has the first seat of a turned table. @param {Side} side @param {boolean} turned */
const seat = (side, turned) => (turned ? other(side) : side);

/** @param {Side} side @param {AppState} state @param {Snapshot} snapshot @param {Texts} texts */
function graves(side, { turned }, snapshot, texts) {
  const { label, who } = named(snapshot.players, side, texts);
  return html`<div class="dead ${seat(side, turned)}"><div data-place="dead-${side}"></div>
    <p class="small" aria-hidden="true">${snapshot.dead[side] > 0 ? texts.t('dead-of', { who, name: label }) : ''}</p></div>`;
}

/** @param {AppState} state @param {Snapshot} snapshot @param {Intents} intents @param {Texts} texts @param {() => void} openTurns */
function buttons(state, snapshot, intents, texts, openTurns) {
  const { t } = texts;
  const { phase, settings, hints, hinted } = state;
  const off = (/** @type {boolean} */ can) => (can ? 'false' : 'true');
  const ready = phase === 'ready';
  const over = phase === 'over';
  const advice = best(state) !== null;
  const main = mainButton(state, snapshot, intents, texts);
  const help = over
    ? html`<button class="raised tool" @click=${() => intents.openReview()}>${icon('graph')}<span>${t('review')}</span></button>`
    : html`<button class="raised tool hint-button" aria-disabled=${off(advice)} aria-pressed=${hinted || hints.best ? 'true' : 'false'}
        @click=${() => advice && intents.hint()}>${icon('hint')}<span>${t('hint')}</span></button>`;
  return html`
    <div class="buttons">
      ${settings.leftHanded ? main : nothing}
      <button class="raised tool" aria-disabled=${off(snapshot.canUndo)} @click=${() => snapshot.canUndo && intents.undo()}>${icon('undo')}<span>${t('undo')}</span></button>
      <button class="raised tool redo-button" aria-disabled=${off(snapshot.canRedo)} @click=${() => snapshot.canRedo && intents.redo()}>${icon('redo')}<span>${t('redo')}</span></button>
      ${settings.leftHanded ? nothing : main}
      <button class="raised tool roomy-only" aria-disabled=${off(ready)} @click=${() => ready && intents.open('sticks')}>${icon('sticks')}<span>${t('own-sticks')}</span></button>
      ${help}
      <button class="raised tool all-button" aria-pressed=${hints.all ? 'true' : 'false'} @click=${() => intents.setHints({ all: !hints.all })}>${icon('chances')}<span>${t('moves')}</span></button>
      <button class="raised tool turns-button" @click=${openTurns}>${icon('list')}<span>${t('moves')}</span></button>
      <button class="raised tool board-button" aria-pressed=${settings.textBoard ? 'true' : 'false'}
        @click=${() => intents.set('textBoard', !settings.textBoard)}>${icon('board')}<span>${t('text-board')}</span></button>
    </div>`;
}
