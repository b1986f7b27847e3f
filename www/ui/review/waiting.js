// The review before the exact chances are there: what is being worked out, and a way back where nothing is known yet.
import { html, nothing } from 'lit';
import { icon } from '../icons.js';
import { rulesName } from '../words.js';
import { working } from '../working.js';

/** @import { PageContext } from '../pages.js' */

/** Under the title of an estimated review; nothing where it cannot become another. @param {PageContext} context */
export function pending({ state, intents, texts }) {
  const { knowledge, review } = state;
  if (!knowledge || review?.data.exact || knowledge.state === 'exact') return nothing;
  return html`<section class="pending" aria-label=${texts.t('known-title')}>${working(knowledge, { begin: () => intents.solve(), cancel: () => intents.cancelSolve() }, texts)}</section>`;
}

/** @param {PageContext} context */
export function waiting(context) {
  const { state, intents, texts } = context;
  const { t } = texts;
  return html`
    <header>
      <button class="icon" aria-label=${t('back')} @click=${() => intents.closeReview()}>${icon('back')}</button>
      <h1 tabindex="-1">${t('review')}</h1>
      <p>${state.rules ? rulesName(state.rules, texts) : ''}</p>
    </header>
    <main class="waiting">${state.knowledge?.state === 'none' ? nothing : html`<p>${t('one-moment')}</p>`}${pending(context)}</main>`;
}
