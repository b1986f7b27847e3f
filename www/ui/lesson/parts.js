// What the lessons of all games have around their table: the way back, the steps, what is told, the way on.
import { html, nothing } from 'lit';
import { icon } from '../icons.js';
import { menu } from '../menu.js';

/** @import { TemplateResult } from 'lit' */
/** @import { Settings } from '../../types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */
/** @import { IconName } from '../icons.js' */

/** A lesson as far as it is told. @typedef {{ steps: string[], done: string[], at: number }} Course */
/** @typedef {{ next: () => void, back: () => void, again: () => void, goTo: (at: number) => void }} Ways */

/**
 * @typedef {object} Frame
 * @property {Texts} texts
 * @property {Pick<Settings, 'textBoard'>} settings
 * @property {(step: string) => string} titled
 * @property {() => void} leave
 * @property {() => void} toggleBoard
 * @property {Ways} ways
 */

/** @param {Course} course @param {Frame} frame */
export function lessonHeader({ steps, done, at }, { texts, settings, titled, leave, toggleBoard, ways }) {
  const { t, n } = texts;
  const number = Math.min(at + 1, steps.length);
  return html`
    <header>
      <button class="icon" aria-label=${t('back')} @click=${leave}>${icon('back')}</button>
      <h1>${t('learn')}</h1>
      ${menu({
        id: 'steps',
        label: t('lesson-steps', { n: number, of: steps.length }),
        kind: 'steps-button',
        face: html`<span class="number">${n(number)}/${n(steps.length)}</span>${icon('list', 20)}`,
        items: steps.map((name, i) => ({
          label: t('lesson-item', { title: titled(name), done: done.includes(name) ? 'yes' : 'no' }),
          current: i === at,
          run: () => ways.goTo(i),
        })),
      })}
      <button class="icon" aria-label=${t('text-board')} title=${t('text-board')} aria-pressed=${settings.textBoard ? 'true' : 'false'}
        @click=${toggleBoard}>${icon('board')}</button>
      <div class="progress" aria-hidden="true">${steps.map(
        (name, i) => html`<i class="${done.includes(name) ? 'done' : ''} ${i === at ? 'now' : ''}"></i>`,
      )}</div>
    </header>`;
}

/**
 * What a step is about; once it has been played, what came of it.
 * @param {{ title: string, tell: string, verdict: { good: boolean } | null, told: string, notice: string }} step
 * @param {Texts} texts
 */
export function lessonTold({ title, tell, verdict, told, notice }, { t }) {
  return html`
    <div class="told">
      <h2 tabindex="-1">${title}</h2>
      ${verdict ? nothing : html`<p class="tell">${tell}</p>`}
      <p class="answer ${verdict ? (verdict.good ? 'good' : 'missed') : ''}" role="status">${
        verdict
          ? html`<b>${icon(verdict.good ? 'done' : 'again', 20)} ${t(verdict.good ? 'lesson-good' : 'lesson-miss')}</b> ${told}`
          : notice
      }</p>
    </div>`;
}

/**
 * @param {Course} course
 * @param {{ good: boolean } | null} verdict
 * @param {[label: string, run: () => void] | null} act what the step asks for besides a move
 * @param {Ways} ways
 * @param {Texts} texts
 */
export function lessonButtons({ at }, verdict, act, ways, { t }) {
  /** @type {[label: string, run: (() => void) | null]} */
  const [label, run] = verdict
    ? verdict.good
      ? [t('lesson-next'), () => ways.next()]
      : [t('lesson-again'), () => ways.again()]
    : (act ?? [t('lesson-choose'), null]);
  /** @param {IconName} name @param {string} said @param {(() => void) | null} go */
  const tool = (name, said, go) =>
    html`<button class="raised icon" aria-label=${said} title=${said} aria-disabled=${go ? 'false' : 'true'} @click=${() => go?.()}>${icon(name)}</button>`;
  return html`
    <div class="buttons">
      ${tool('back', t('lesson-back'), at > 0 ? () => ways.back() : null)}
      ${tool('again', t('lesson-again'), () => ways.again())}
      <button class="main" aria-disabled=${run ? 'false' : 'true'} @click=${() => run?.()}>${label}</button>
      ${tool('next', t('lesson-next'), () => ways.next())}
    </div>`;
}

/**
 * Behind the last step.
 * @param {Course} course
 * @param {TemplateResult | typeof nothing} pictures
 * @param {TemplateResult} main
 * @param {TemplateResult} others
 * @param {Texts} texts
 */
export function lessonEnd({ steps, done }, pictures, main, others, { t }) {
  return html`
    <main class="end" tabindex="-1">
      ${pictures}
      <h2 tabindex="-1">${t(done.length === steps.length ? 'lesson-end-title' : 'lesson-end-some')}</h2>
      <p>${t('lesson-end', { n: done.length, of: steps.length })}</p>
      ${main}
      <p class="others">${others}</p>
    </main>`;
}

/**
 * Where the focus goes after a rendering: reading begins at the title of each step, and what is to be done next has the
 * focus once the move is told.
 */
export class LessonFocus {
  #at = -1;
  #judged = false;

  /** @param {{ at: number, verdict: unknown }} lesson @param {ParentNode} root @param {boolean} lost it was inside, and is gone */
  follow({ at, verdict }, root, lost) {
    const focus = (/** @type {string} */ what) =>
      /** @type {HTMLElement | null} */ (root.querySelector(what))?.focus({ preventScroll: true });
    const turned = at !== this.#at;
    const told = verdict !== null && !this.#judged;
    this.#at = at;
    this.#judged = verdict !== null;
    if (turned) focus('h2');
    else if (told || lost) focus('.main');
  }
}
