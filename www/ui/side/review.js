// A game looked back on: what each turn cost, step by step.
import { css, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { icon } from '../icons.js';
import { classStyles, shapeIcon } from '../review/classes.js';
import { namedIn, whoIn } from './names.js';

/** @import { SideIntents, SideReview, SideState } from '../../app/side/types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */
/** @import { IconName } from '../icons.js' */
/** @import { SideWords } from './types.d.ts' */

const SIDES = /** @type {const} */ (['a', 'b']);

/**
 * @param {SideState} state
 * @param {SideReview} review
 * @param {SideWords<any>} words
 * @param {SideIntents} intents
 * @param {Texts} texts
 */
export function reviewPanel({ snapshot }, review, words, intents, texts) {
  const { t } = texts;
  const { at, turns } = review;
  const count = snapshot.turns.length;
  const played = snapshot.turns[at];
  const judged = turns[at];
  const known = turns.filter(one => one !== null);
  const step = (/** @type {IconName} */ name, /** @type {string} */ label, /** @type {number} */ to) => html`
    <button class="raised icon" aria-label=${label} title=${label} aria-disabled=${to === at || to < 0 || to > count ? 'true' : 'false'}
      @click=${() => intents.reviewAt(to)}>${icon(name)}</button>`;
  return html`
    <section class="review" aria-labelledby="review">
      <h2 id="review" class="hidden-text">${t('review')}</h2>
      <div class="title"><p class="display">${played ? t('turn-n', { n: at + 1 }) : t('the-end')}</p>
        <button class="raised main-back" @click=${() => intents.closeReview()}>${icon('back', 18)} ${t('back')}</button></div>
      <div class="judged" role="status">${
        played
          ? html`<p>${words.mark(played.side, 18)} <b>${namedIn(snapshot, played.side, texts).label}:</b> ${words.short(played.move, texts)}</p>
          <p>${judged ? html`${judged.class ? html`<span class="kind">${shapeIcon(judged.class)} ${t(`class-${judged.class}`)}</span>` : nothing} ${words.cost(judged, texts)}` : t('one-moment')}</p>
          ${judged && judged.loss > 0 && judged.moves[0] ? html`<p class="small">${t('value-best', { move: words.short(judged.moves[0].move, texts), value: words.value(judged.moves[0], texts) })}</p>` : nothing}`
          : html`<p>${words.end(snapshot, texts)}</p>`
      }</div>
      <div class="steps">
        ${step('first', t('step-first'), 0)} ${step('back', t('step-back'), at - 1)} ${step('next', t('step-next'), at + 1)} ${step('last', t('step-last'), count)}
        <button class="raised retry" aria-disabled=${played ? 'false' : 'true'} @click=${() => played && intents.retryFrom(at)}>${t('retry')}</button>
      </div>
      <div class="list" tabindex="0" role="group" aria-label=${t('decisions')}><ol>${repeat(
        [...snapshot.turns],
        ({ number }) => number,
        (turn, i) => {
          const one = turns[i];
          return html`
          <li><button class=${i === at ? 'now' : ''} aria-current=${i === at ? 'true' : 'false'} @click=${() => intents.reviewAt(i)}>
            <span class="number no">${texts.n(turn.number)}</span>${words.mark(turn.side, 16)}<span class="hidden-text">${namedIn(snapshot, turn.side, texts).label}</span>
            <span class="what">${words.short(turn.move, texts)}</span>
            ${one?.class ? shapeIcon(one.class) : html`<span></span>`}
            <span class="cost">${one ? (one.loss > 0 ? words.cost(one, texts) : one.class ? t(`class-${one.class}`) : t('class-forced')) : '…'}</span>
          </button></li>`;
        },
      )}</ol></div>
      <div class="sums">${
        known.length === count
          ? SIDES.map(side => {
              const lost = known.filter(one => one.side === side).reduce((sum, { loss }) => sum + loss, 0);
              return html`<p>${words.gave(whoIn(snapshot, side, texts).name, lost, texts)}.</p>`;
            })
          : html`<progress max=${count} value=${known.length} aria-label=${t('working')}></progress>`
      }${known.some(({ exact }) => !exact) ? html`<p class="small">${t('value-estimate')}</p>` : nothing}</div>
    </section>`;
}

export const reviewPanelStyles = [
  classStyles,
  css`
.review { grid-area: review; min-height: 0; overflow: auto; display: grid; grid-template-rows: auto auto auto minmax(72px, 1fr) auto; gap: 6px; }
.title { display: flex; align-items: center; justify-content: space-between; gap: 12px; }
.title button { padding: 0 14px 0 8px; gap: 4px; font-size: 15px; }
.review .display { font-size: 24px; }
.judged { min-height: 46px; font-size: 15px; line-height: 1.5; }
.judged p { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; }
.kind { display: inline-flex; align-items: center; gap: 6px; font-weight: 600; }
.steps { display: flex; gap: 8px; }
.steps .icon { flex: 0 1 60px; }
.steps .retry { flex: 1 1 6em; min-width: min-content; font-size: 15px; padding: 0 8px; }
.list { overflow: auto; overscroll-behavior: contain; border-block: 1px solid var(--line); }
.list button { display: grid; grid-template-columns: 2em 20px minmax(4.5em, 1fr) 20px minmax(0, 2fr); justify-items: start; width: 100%; border-radius: 0; padding: 0 8px; gap: 8px; font-size: 15px; font-weight: 400; text-align: left; }
.list button[aria-current='true'] { background: color-mix(in srgb, var(--ink) 10%, transparent); font-weight: 600; box-shadow: inset 3px 0 var(--live); }
.list button:focus-visible { outline-offset: -3px; }
.list .no { justify-self: end; color: var(--ink-2); }
.list .cost { font-size: 14px; color: var(--ink-2); line-height: 1.25; }
/* As high while it is worked out as after, so that the list keeps its turn in sight. */
.sums { min-height: 2.8em; align-content: center; font-size: 15px; line-height: 1.4; }
.sums progress { width: 100%; accent-color: var(--live); }`,
];
