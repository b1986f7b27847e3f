// A solve beside what it is for: how far it is, what it takes, why it ended; one button stops it or begins it.
import { css, html, nothing } from 'lit';
import { knowledgeWords } from './odds.js';

/** @import { Knowledge } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */

/** @param {Knowledge} knowledge @param {{ begin: () => void, cancel: () => void }} does @param {Texts} texts */
export function working(knowledge, { begin, cancel }, texts) {
  const { state, why, done, all } = knowledge;
  const { t } = texts;
  const solving = state === 'solving';
  // One button in both states, so that the focus stays on it.
  return html`
    <div class="working">
      ${solving ? html`<progress max=${Math.max(all, 1)} value=${done} aria-label=${t('working')}></progress>` : nothing}
      <div class="words">${knowledgeWords(knowledge, texts)}</div>
      <p class="hidden-text" role="status">${why ? t(why.key, why.args) : ''}</p>
      <button class="raised" @click=${solving ? cancel : begin}>${t(solving ? 'solve-cancel' : 'solve-now')}</button>
    </div>`;
}

export const workingStyles = css`
.working { display: grid; gap: 10px; padding: 12px 0; font-size: 15px; line-height: 1.45; }
.working .words { max-width: 72ch; text-wrap: pretty; }
.working .words p + p { margin-top: 6px; }
.working progress { appearance: none; width: 100%; height: 10px; border: 0; border-radius: 5px; overflow: hidden; background: color-mix(in srgb, var(--ink) 18%, transparent); }
.working progress::-webkit-progress-bar { background: none; }
.working progress::-webkit-progress-value { background: var(--a); }
.working progress::-moz-progress-bar { background: var(--a); }
.working button { justify-self: start; font-size: 15px; }`;
