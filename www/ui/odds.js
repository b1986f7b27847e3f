// Both sides' win chance as a slim bar, and a quiet light that says how much is known; its button tells more.
import { css, html, nothing, svg } from 'lit';
import { slight, whole } from './chances.js';
import { beside } from './menu.js';
import { named, other } from './words.js';

/** @import { AppState, Intents, Knowledge, Snapshot } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */

const MB = 1_000_000;

/** Bytes as a person says them. @param {number} bytes @param {Texts} texts */
export const megabytes = (bytes, texts) => texts.t('megabytes', { n: Math.max(1, Math.round(bytes / MB)) });

/**
 * @param {AppState} state
 * @param {number | null} share The chance of indigo that belongs to the picture
 * @param {Intents} intents
 * @param {Texts} texts
 */
export function odds(state, share, intents, texts) {
  const { snapshot, hints, turned } = state;
  if (!snapshot) return nothing;
  const first = turned ? 'b' : 'a';
  const second = other(first);
  const of = (/** @type {'a' | 'b'} */ side) => (share === null || side === 'a' ? share : 1 - share);
  return html`
    <section class="odds" aria-label=${texts.t('win-chance')}>
      ${hints.bar ? bar(of(first), first, second) : nothing}
      <div class="said">
        ${hints.bar ? label(first, of(first), snapshot, texts, true) : nothing}
        ${light(state, intents, texts)}
        ${hints.bar ? label(second, of(second), snapshot, texts, false) : nothing}
      </div>
    </section>`;
}

/** @param {number | null} share Of the first side @param {'a' | 'b'} first @param {'a' | 'b'} second */
function bar(share, first, second) {
  const at = (share ?? 0.5) * 100;
  const sides = svg`<rect width="100" height="10" class="fill-${second}"></rect><rect width=${at} height="10" class="fill-${first}"></rect>`;
  return html`<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    ${share === null ? svg`<rect width="100" height="10" class="empty"></rect>` : svg`${sides}<rect x=${at - 0.2} width="0.4" height="10" class="gap"></rect>`}</svg>`;
}

/** @param {'a' | 'b'} side @param {number | null} share @param {Snapshot} snapshot @param {Texts} texts @param {boolean} left */
function label(side, share, snapshot, texts, left) {
  const name = html`<span class="who">${named(snapshot.players, side, texts).label}</span>`;
  const figure = html`<b class="number">${share === null ? '–' : whole(share, texts)}</b>`;
  return html`<p class="share ${side}">${left ? html`${figure} ${name}` : html`${name} ${figure}`}</p>`;
}

/** @param {AppState} state @param {Intents} intents @param {Texts} texts */
function light({ knowledge, hints, phase }, intents, texts) {
  if (!knowledge) return html`<span></span>`;
  const { state, done, all } = knowledge;
  const words =
    state === 'solving'
      ? texts.t('odds-solving', { done: texts.percent(Math.floor((100 * done) / Math.max(all, 1)) / 100) })
      : texts.t(hints.bar && phase !== 'over' ? `odds-${state}` : `known-${state}`);
  return html`
    <button class="light ${state}" popovertarget="knowledge"><i aria-hidden="true"></i><span>${words}</span></button>
    <div class="menu known" id="knowledge" popover role="group" aria-label=${texts.t('known-title')} @beforetoggle=${place}>
      ${knowledgeWords(knowledge, texts)}
      <div class="known-do">
        ${state === 'exact' ? nothing : html`<button class="raised" @click=${() => (state === 'solving' ? intents.cancelSolve() : intents.solve())}>${texts.t(state === 'solving' ? 'solve-cancel' : 'solve-now')}</button>`}
        <button class="raised" aria-pressed=${hints.bar ? 'true' : 'false'} @click=${() => intents.setHints({ bar: !hints.bar })}>${texts.t('hint-bar')}</button>
      </div>
    </div>`;
}

/**
 * What is known, what it costs to know more, and why it is not known.
 * @param {Knowledge} knowledge
 * @param {Texts} texts
 */
export function knowledgeWords({ state, why, done, all, estimate, bound, kept }, texts) {
  const { t, n } = texts;
  const size = estimate && {
    values: n(estimate.values),
    memory: megabytes(estimate.bytes, texts),
    seconds: Math.max(1, Math.round(estimate.seconds)),
  };
  if (state === 'exact') {
    return html`<p>${t('known-exact-text', { bound: slight(bound, texts) })}</p>${kept === false ? html`<p>${t('solve-unkept')}</p>` : nothing}`;
  }
  if (state === 'solving') {
    // Before the first step nothing is counted yet.
    return html`<p>${all > 1 ? t('known-solving-text', { done: n(done), all: n(all) }) : t('working')}</p>${size ? html`<p>${t('solve-takes', size)}</p>` : nothing}`;
  }
  const most = why?.args?.most;
  return html`<p>${why ? t(why.key, why.args) : t('known-none-text')}</p>${most ? html`<p>${t('solve-most', { most: n(Number(most)) })}</p>` : nothing}${size ? html`<p>${t('solve-would-take', size)}</p>` : nothing}`;
}

/** Under its button, inside the window. @param {ToggleEvent} event */
function place(event) {
  if (event.newState !== 'open') return;
  const sheet = /** @type {HTMLElement} */ (event.currentTarget);
  const { left, width } = /** @type {HTMLElement} */ (sheet.previousElementSibling).getBoundingClientRect();
  const wide = Math.min(340, innerWidth - 16);
  sheet.style.width = `${wide}px`;
  sheet.style.left = `${Math.min(Math.max(8, left + width / 2 - wide / 2), innerWidth - wide - 8)}px`;
  beside(sheet, 2);
}

export const oddsStyles = css`
.odds { min-width: 0; display: grid; grid-template: 10px 24px / minmax(0, 1fr); gap: 4px; align-content: center; }
.odds .bar { width: 100%; height: 10px; border-radius: 5px; overflow: hidden; }
.odds .said { grid-row: 2; display: flex; justify-content: space-between; gap: 8px; font-size: 14px; line-height: 24px; color: var(--ink-2); }
.odds .empty { fill: color-mix(in srgb, var(--ink) 18%, transparent); } .odds .gap { fill: var(--earth); }
.odds b { color: var(--ink); font-size: 15px; }
.odds .said:not(:has(.share)) { justify-content: center; }
.share { display: flex; gap: 5px; min-width: 0; white-space: nowrap; }
.share .who { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
.odds .light { position: relative; flex: none; min-height: 24px; padding: 0 6px; gap: 7px; border-radius: 8px; font-size: 14px; font-weight: 400; line-height: 24px; color: var(--ink-2); white-space: nowrap; }
/* The room that a finger needs. */
.odds .light::after { content: ''; position: absolute; inset: -10px 0; }
.light i { width: 9px; height: 9px; border-radius: 50%; border: 1.8px solid currentColor; }
.light.exact i { border-color: var(--target); background: var(--target); }
.light.solving i { border-right-color: transparent; animation: turn 1.6s linear infinite; }
@keyframes turn { to { transform: rotate(1turn); } }
.menu.known { padding: 14px 16px; font-size: 15px; line-height: 1.45; }
.known p + p { margin-top: 8px; }
.known-do { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
.known .known-do button { width: auto; justify-content: center; font-size: 15px; }
@media (forced-colors: active) { .odds .bar { forced-color-adjust: none; } }`;
