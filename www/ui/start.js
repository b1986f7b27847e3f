// The first page: the three games side by side, one filled button.
import { css, html, nothing } from 'lit';
import { icon } from './icons.js';
import { languageMenu } from './languages.js';

/** @import { AppState, Intents } from '../types.d.ts' */
/** @import { SideName } from '../app/side/types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */

/** Fetched once the page stands. @type {(name: string) => unknown} */
let covers = () => '';

/** @param {() => void} changed */
export async function fetchCovers(changed) {
  ({ cover: covers } = await import('./side/cover.js'));
  changed();
}

/**
 * @param {AppState} state
 * @param {Intents} intents
 * @param {Texts} texts
 * @param {HTMLCanvasElement} picture
 * @param {string[]} games the names of the others
 */
export function startScreen(state, intents, texts, picture, games) {
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
        ${games.map(name => card(/** @type {SideName} */ (name), state, intents, texts))}
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

/** All of it opens the game, but for the way to its lesson. @param {SideName} name @param {AppState} state @param {Intents} intents @param {Texts} texts */
function card(name, { begun }, intents, { t }) {
  const title = t(`game-${name}`);
  const text = t(`game-${name}-text`);
  const go = t(begun.includes(name) ? 'continue' : 'play');
  return html`
    <section class="game">
      <button class="all" aria-label="${title}. ${text}. ${go}" @click=${() => intents.openGame(name)}></button>
      <span class="picture">${covers(name)}</span>
      <span class="words"><b class="display">${title}</b> <span>${text}</span> <b class="open">${go} ${icon('arrow', 18)}</b>
        <button class="link" aria-label="${t('lesson')}: ${title}" @click=${() => intents.openGame(name, 'lesson')}>${t('lesson')}</button></span>
    </section>`;
}

export const startStyles = css`
.start { min-height: 100%; padding: 8px 16px 8px; display: grid; grid-template-rows: auto 1fr auto; background: var(--paper); max-width: max(1168px, min(88cqw, 150cqh, 2400px)); margin-inline: auto; }
.start header { display: flex; justify-content: flex-end; }
.start > header > button, .start footer button { font-size: 15px; font-weight: 400; color: var(--ink-2); padding: 0 12px; }
.start > header > button { gap: 8px; margin-right: -12px; }
.start > header span { display: inline; }
.start main { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-content: center; }
.start main > div { grid-column: 1 / -1; }
.picture { position: relative; height: clamp(110px, 19cqh, 440px); border-radius: 18px; overflow: hidden; background: var(--earth); box-shadow: var(--shadow); }
.picture canvas, .picture svg { position: absolute; inset: 0; width: 100%; height: 100%; }
.picture .tall { display: none; }
.pitch { display: grid; gap: 16px; }
.start h1 { font-size: 52px; line-height: 1.1; }
.words { display: grid; gap: 8px; align-content: start; }
.words p { font-size: 17px; line-height: 1.45; color: var(--ink-2); max-width: 27em; text-wrap: pretty; }
.go { display: grid; gap: 8px; align-content: start; }
.go .main { min-height: 64px; font-size: 22px; box-shadow: 0 8px 18px color-mix(in srgb, var(--live) 25%, transparent); }
.others { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 4px; }
.game { position: relative; display: grid; gap: 8px; align-content: start; }
.game .all { position: absolute; inset: 0; z-index: 1; }
.game .all:hover { background: none; }
.game .all:hover ~ .words .open { text-decoration: underline; }
.game .link { position: relative; z-index: 1; justify-self: start; justify-content: flex-start; padding: 0; font-size: 15px; }
.game .picture { display: block; height: 80px; border-radius: 14px; }
.game svg { padding: 8px; }
.game .words { gap: 0; color: var(--ink-2); font-size: 14px; line-height: 1.3; font-weight: 400; }
.game .display { font-size: 19px; color: var(--ink); white-space: nowrap; }
.game .open { display: flex; align-items: center; gap: 6px; color: var(--ink); }
.game .open svg { padding: 0; }
.start footer { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 16px; }
.start footer nav { margin-left: -12px; }
.start :is(header, footer) button:focus-visible { outline-offset: -3px; }
@container (max-width: 699.9px) {
  .start { padding-top: 0; }
  .start main { gap: 12px 16px; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .start main > .picture { height: clamp(64px, 15cqh, 440px); }
  /* The note has a row of its own, so that nothing moves when it grows. */
  .start footer { gap: 0; justify-content: flex-start; margin-left: -12px; }
  .start footer nav { display: contents; }
  .start footer p { flex-basis: 100%; padding-left: 12px; }
}
@container (max-width: 699.9px) and (max-height: 760px) {
  .start { padding-block: 0; }
  .start main { gap: 8px 12px; }
  .start main > .picture { height: clamp(64px, 10cqh, 190px); }
  .others button { font-size: 15px; }
  .pitch { gap: 8px; }
  .start h1 { font-size: 36px; }
  .words { gap: 2px; }
  .words p { font-size: 15px; line-height: 1.3; }
  .go { gap: 2px; }
  .go .main { min-height: 52px; }
  /* Who has little room gets to everything first. */
  .game, .start footer { border-top: 1px solid var(--line); border-radius: 0; padding-top: 4px; }
  .start footer { position: relative; border: 0; }
  .start footer::before { content: ''; position: absolute; inset: 0 0 auto 12px; border-top: 1px solid var(--line); }
  .game > .picture { display: none; }
  .game .words { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; font-size: 13.5px; line-height: 1.25; }
  .game .display { font-size: 18px; }
  .game .open { gap: 2px; }
  .game .words > span { order: 1; width: 100%; }
  .game .link { order: 2; }
}
@container (min-width: 700px) {
  .start { padding: 16px clamp(32px, 4.5cqw, 64px); }
  .start main { grid-template: minmax(120px, 48cqh) auto / minmax(0, 2.5fr) minmax(0, 1fr) minmax(0, 1fr); gap: 24px clamp(16px, 2.4cqw, 32px); }
  .start main > div { grid-column: 1; }
  .start main .picture { height: auto; }
  .pitch { grid-template-columns: minmax(0, 1fr) minmax(0, 216px); gap: 24px; align-items: start; }
  .others { flex-direction: column; }
  .start h1 { font-size: clamp(52px, 7cqw, 76px); }
  .game { grid-row: 1 / 3; grid-template-rows: subgrid; gap: 24px; }
  .game:nth-of-type(1) { grid-column: 2; } .game:nth-of-type(2) { grid-column: 3; }
  .game .words { gap: 6px; font-size: 16px; line-height: 1.4; align-content: start; }
  .game .display { font-size: 28px; line-height: 1.2; }
  .game svg { padding: 14px; }
  .picture .tall { display: block; } .picture .long { display: none; }
}
@container (min-width: 1400px) and (min-height: 900px) {
  .start main { grid-template-rows: 52cqh auto; }
  .start h1 { font-size: 88px; }
  .words p { font-size: 20px; }
  .game .words { font-size: 18px; }
  .game .display { font-size: 36px; }
  .pitch { grid-template-columns: minmax(0, 1fr) 330px; }
  .go .main { min-height: 72px; }
}
@container (min-width: 560px) and (max-height: 520px) {
  .start { padding-block: 4px; }
  .start main { grid-template: 1fr auto / .65fr .65fr 1fr; gap: 8px 16px; align-content: stretch; }
  .start main > .picture { grid-column: 1 / 3; min-height: 100px; }
  .start main > .pitch { grid-area: 1 / 3 / 3; }
  .pitch { grid-template-columns: 1fr; gap: 10px; align-content: center; }
  .words p { font-size: 15px; line-height: 1.35; }
  .go { gap: 4px; }
  .others { flex-direction: row; }
  .others button { padding: 0 4px; font-size: 15px; }
  .go .main { min-height: 56px; }
  .start h1 { font-size: 40px; }
  .game { grid-row: 2; display: block; }
  .game:nth-of-type(1) { grid-column: 1; } .game:nth-of-type(2) { grid-column: 2; }
  .game > .picture, .start footer p { display: none; }
  .game .words { grid-template-columns: 1fr auto; align-items: center; font-size: 13.5px; }
  .game .words > span { grid-area: 2 / 1 / 3 / 3; }
  .game .link { grid-column: 1 / 3; }
  .game .display { font-size: 19px; }
}`;
