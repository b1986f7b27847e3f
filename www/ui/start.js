// The first page: a picture, one filled button, three facts.
import { css, html, nothing } from 'lit';
import { fact, icon } from './icons.js';
import { languageMenu } from './languages.js';

/** @import { AppState, Intents } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */

/**
 * @param {AppState} state
 * @param {Intents} intents
 * @param {Texts} texts
 * @param {HTMLCanvasElement} picture
 */
export function startScreen(state, intents, texts, picture) {
  const { t } = texts;
  return html`
    <div class="start">
      <header>
        ${languageMenu(intents, texts)}
      </header>
      <main>
        <div class="picture" part="picture">${picture}</div>
        <div class="pitch">
          <div class="words"><h1>${t('title')}</h1><p>${t('tagline')}</p></div>
          <div class="go">
            <button class="main" @click=${() => (state.resumable ? intents.continueGame() : intents.newGame({}))}>
              ${t(state.resumable ? 'continue' : 'play')} ${icon('arrow')}
            </button>
            <div class="others">
              <button class="link" @click=${() => intents.show('lesson')}>${t('learn')}</button>
              ${state.resumable ? html`<button class="link" @click=${() => intents.newGame({})}>${t('play-anew')}</button>` : nothing}
              <button class="link" @click=${() => intents.newGame({ a: { kind: 'human' }, b: { kind: 'human' } })}>${t('two-players')}</button>
              <button class="link" @click=${() => intents.open('new-game')}>${t('new-game')}</button>
            </div>
          </div>
        </div>
        <ul class="facts">
          <li>${fact('throw')}<span><b>${t('fact-throw')}</b> ${t('fact-throw-text')}</span></li>
          <li>${fact('race')}<span><b>${t('fact-race')}</b> ${t('fact-race-text')}</span></li>
          <li>${fact('land')}<span><b>${t('fact-land')}</b> ${t('fact-land-text')}</span></li>
        </ul>
      </main>
      <footer>
        <nav aria-label=${t('links')}>
          <button @click=${() => intents.show('rules')}>${t('rules')}</button>
          <button @click=${() => intents.openLibrary('games')}>${t('games')}</button>
          <button @click=${() => intents.show('puzzles')}>${t('puzzles')}</button>
          <button @click=${() => intents.show('history')}>${t('history')}</button>
          <button @click=${() => intents.openLab()}>${t('lab')}</button>
          <button @click=${() => intents.open('settings')}>${t('settings')}</button>
          <button @click=${() => intents.open('about')}>${t('about')}</button>
        </nav>
        <p class="small">${t(state.offlineReady ? 'offline-ready' : 'private')}</p>
      </footer>
    </div>`;
}

export const startStyles = css`
.start { min-height: 100%; padding: 8px 16px 8px; display: grid; grid-template-rows: auto 1fr auto; background: var(--paper); max-width: max(1168px, min(88cqw, 150cqh, 2400px)); margin-inline: auto; }
.start header { display: flex; justify-content: flex-end; }
.start > header > button, .start footer button { font-size: 15px; font-weight: 400; color: var(--ink-2); padding: 0 12px; }
.start > header > button { gap: 8px; margin-right: -12px; }
.start > header span { display: inline; }
.start main { display: grid; gap: 16px; align-content: center; }
.picture { position: relative; height: clamp(150px, 27cqh, 440px); border-radius: 18px; overflow: hidden; background: var(--earth); box-shadow: var(--shadow); }
.picture canvas { position: absolute; inset: 0; width: 100%; height: 100%; }
.pitch { display: grid; gap: 16px; }
.start h1 { font-size: 52px; line-height: 1; }
.words { display: grid; gap: 8px; align-content: start; }
.words p { font-size: 17px; line-height: 1.45; color: var(--ink-2); max-width: 27em; text-wrap: pretty; }
.go { display: grid; gap: 8px; align-content: start; }
.go .main { min-height: 64px; font-size: 22px; box-shadow: 0 8px 18px color-mix(in srgb, var(--live) 25%, transparent); }
.others { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 4px; }
.facts { display: grid; grid-template-columns: repeat(3, auto); justify-content: space-between; gap: 8px; padding-top: 16px; border-top: 1px solid var(--line); }
.facts li { display: grid; justify-items: center; text-align: center; gap: 4px; font-size: 14px; line-height: 1.3; color: var(--ink-2); }
.facts b { display: block; color: var(--ink); font-weight: 700; }
.start footer { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 16px; }
.start footer nav { margin-left: -12px; }
.start :is(header, footer) button:focus-visible { outline-offset: -3px; }
@container (max-width: 699.9px) {
  /* The last row is the links' and the note's together. */
  .start footer { gap: 0; justify-content: flex-start; margin-left: -12px; }
  .start footer nav { display: contents; }
  .start footer p { padding-left: 12px; }
}
@container (max-width: 699.9px) and (max-height: 760px) {
  .start { padding-block: 0; }
  .start main { gap: 10px; }
  .picture { height: clamp(100px, 22cqh, 190px); }
  .others button { font-size: 15px; }
  .pitch { gap: 10px; }
  .start h1 { font-size: 42px; }
  .words { gap: 2px; }
  .words p { font-size: 16px; line-height: 1.35; }
  .go { gap: 2px; }
  .go .main { min-height: 56px; }
  /* Who has little room gets to everything first; the picture shows what it is. */
  .facts { display: none; }
}
@container (min-width: 700px) {
  .start { padding: 16px clamp(32px, 4.5cqw, 64px); }
  .start main { gap: 24px; }
  .picture { height: clamp(120px, 48cqh, 1000px); }
  .pitch { grid-template-columns: 1fr minmax(216px, auto); gap: 32px; align-items: start; }
  .start h1 { font-size: 76px; }
  .facts { justify-content: start; gap: 56px; }
  .facts li { grid-template-columns: auto auto; align-items: center; text-align: left; gap: 14px; font-size: 16px; }
}
@container (min-width: 1400px) and (min-height: 900px) {
  .picture { height: 55cqh; }
  .start h1 { font-size: 88px; }
  .words p { font-size: 20px; }
  .pitch { grid-template-columns: 1fr minmax(280px, auto); }
  .go .main { min-height: 72px; }
  .facts { gap: 88px; }
  .facts li { font-size: 17px; }
  .facts svg { width: 72px; height: 56px; }
}
@container (min-width: 560px) and (max-height: 520px) {
  .start { padding-block: 4px; }
  .start main { grid-template-columns: 1.25fr 1fr; gap: 8px 24px; align-content: stretch; grid-template-rows: 1fr auto; }
  .picture { height: auto; min-height: 120px; }
  .pitch { grid-template-columns: 1fr; gap: 10px; align-content: center; }
  .words p { font-size: 15px; line-height: 1.35; }
  .go { gap: 4px; }
  .others button { padding: 0 4px; font-size: 15px; }
  .go .main { min-height: 56px; }
  .start h1 { font-size: 40px; }
  .facts, .start footer p { display: none; }
}`;
