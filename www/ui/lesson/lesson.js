// The lesson: small positions, each with one idea, played on a table like any other.
import { html, LitElement, nothing } from 'lit';
import { controls } from '../../styles/controls.js';
import { base } from '../../styles/tokens.js';
import { icon, markStyles } from '../icons.js';
import { menu, menuStyles } from '../menu.js';
import { boardStyles, textBoard } from '../text-board.js';
import { Tip, tipStyles } from '../tip.js';
import { spoken } from '../words.js';
import { fact } from './pictures.js';
import { lessonStyles } from './styles.js';

/** @import { PageContext } from '../pages.js' */
/** @import { LessonIntents, LessonView, Rect, Stage } from '../../types.d.ts' */
/** @import { IconName } from '../icons.js' */

class LessonPage extends LitElement {
  static properties = { context: { attribute: false } };

  static styles = [base, controls, markStyles, boardStyles, menuStyles, tipStyles, lessonStyles];

  /** @type {Stage | null} */
  #stage = null;
  #unseat = () => {};
  #canvas = document.createElement('canvas');
  #observer = new ResizeObserver(() => this.#layOut());
  #tip = new Tip();
  #laid = '';
  #at = -1;
  #judged = false;
  /** The focus was inside before this rendering. */
  #focused = false;

  constructor() {
    super();
    /** @type {PageContext} */
    this.context = /** @type {any} */ (undefined);
    this.#canvas.setAttribute('aria-hidden', 'true');
  }

  connectedCallback() {
    super.connectedCallback();
    this.#observer.observe(this);
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#observer.disconnect();
    this.#unseat();
    this.#stage?.dispose();
    this.#stage = null;
    this.#laid = '';
    // A disposed stage leaves its canvas to nobody else.
    this.#canvas = /** @type {HTMLCanvasElement} */ (this.#canvas.cloneNode());
  }

  get #intents() {
    return /** @type {LessonIntents} */ (this.context.intents.lesson);
  }

  willUpdate() {
    this.#focused = this.shadowRoot?.activeElement != null;
    this.dataset.theme = this.context.state.theme;
  }

  updated() {
    for (const place of this.renderRoot.querySelectorAll('[data-place]')) this.#observer.observe(place);
    this.#layOut();
    const { lesson, theme, motion } = this.context.state;
    this.#stage?.setTheme(theme);
    this.#stage?.setMotion(motion);
    if (!lesson) return;
    this.#keepFocus(lesson);
    const { preview } = lesson;
    this.#tip.show(
      preview,
      preview && this.#stage ? this.#stage.bubble(preview) : undefined,
      this.context.texts,
      this.#canvas,
    );
  }

  /** Reading begins at the title of each step; what is to be done next has the focus once the move is told. @param {LessonView} lesson */
  #keepFocus({ at, verdict }) {
    const focus = (/** @type {string} */ what) =>
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(what))?.focus({ preventScroll: true });
    const turned = at !== this.#at;
    const told = verdict !== null && !this.#judged;
    this.#at = at;
    this.#judged = verdict !== null;
    if (turned) focus('h2');
    else if (told || (this.#focused && !this.shadowRoot?.activeElement)) focus('.main');
  }

  /** Where the canvas draws, in its own CSS pixels. */
  #layOut() {
    const { makeStage, state } = this.context;
    const from = this.#canvas.getBoundingClientRect();
    if (!makeStage || !this.isConnected || from.width === 0 || !state.lesson) return;
    /** @param {string} name @returns {Rect} */
    const rect = name => {
      const box = /** @type {Element} */ (
        this.renderRoot.querySelector(`[data-place=${name}]`)
      ).getBoundingClientRect();
      return { x: box.x - from.x, y: box.y - from.y, width: box.width, height: box.height };
    };
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    const places = { road: rect('road'), sticks: rect('sticks'), dead: { a: rect('dead-a'), b: rect('dead-b') } };
    const layout = { width, height, dpr: devicePixelRatio, ...places };
    const key = JSON.stringify(layout);
    if (key === this.#laid) return;
    this.#laid = key;
    const fresh = !this.#stage;
    this.#stage ??= makeStage(this.#canvas, { theme: state.theme, motion: 'none' });
    this.#stage.layout(layout);
    if (fresh) this.#unseat = this.#intents.seat(this.#canvas, this.#stage, this);
  }

  render() {
    const { state, intents, texts } = this.context;
    const { lesson, settings } = state;
    const { t } = texts;
    if (!lesson) return html`<main><p>${t('one-moment')}</p></main>`;
    const { steps, done, at, id } = lesson;
    return html`
      <header>
        <button class="icon" aria-label=${t('back')} @click=${() => intents.leave()}>${icon('back')}</button>
        <h1>${t('learn')}</h1>
        ${menu({
          id: 'steps',
          label: t('lesson-steps', { n: Math.min(at + 1, steps.length), of: steps.length }),
          kind: 'steps-button',
          face: html`<span class="number">${texts.n(Math.min(at + 1, steps.length))}/${texts.n(steps.length)}</span>${icon('list', 20)}`,
          items: steps.map((name, i) => ({
            label: t('lesson-item', { title: t(`lesson-title-${name}`), done: done.includes(name) ? 'yes' : 'no' }),
            current: i === at,
            run: () => this.#intents.goTo(i),
          })),
        })}
        <button class="icon" aria-label=${t('text-board')} title=${t('text-board')} aria-pressed=${settings.textBoard ? 'true' : 'false'}
          @click=${() => intents.set('textBoard', !settings.textBoard)}>${icon('board')}</button>
        <div class="progress" aria-hidden="true">${steps.map(
          (name, i) => html`<i class="${done.includes(name) ? 'done' : ''} ${i === at ? 'now' : ''}"></i>`,
        )}</div>
      </header>
      ${id === null ? this.#end(lesson) : this.#step(lesson, id)}`;
  }

  /** @param {LessonView} lesson @param {string} id */
  #step(lesson, id) {
    const { settings } = this.context.state;
    const { texts } = this.context;
    const { t } = texts;
    const { verdict, notice, snapshot, phase } = lesson;
    const told = verdict && t(verdict.good ? `lesson-right-${id}` : `lesson-missed-${id}`);
    return html`
      <main tabindex="-1">
        ${this.#canvas}
        <div class="told">
          <h2 tabindex="-1">${t(`lesson-title-${id}`)}</h2>
          ${told ? nothing : html`<p class="tell">${t(`lesson-tell-${id}`)}</p>`}
          <p class="answer ${verdict ? (verdict.good ? 'good' : 'missed') : ''}" role="status">${
            verdict
              ? html`<b>${icon(verdict.good ? 'done' : 'again', 20)} ${t(verdict.good ? 'lesson-good' : 'lesson-miss')}</b> ${told}`
              : notice
                ? t(notice.key, notice.args)
                : ''
          }</p>
        </div>
        <div class="road" data-place="road"></div>
        <div class="sticks" data-place="sticks"></div>
        <div class="dead a" data-place="dead-a"></div><div class="dead b" data-place="dead-b"></div>
        <p class="score display">${snapshot?.throw && phase !== 'throwing' ? spoken(snapshot.throw, texts) : ''}</p>
        ${textBoard(this.#intents.state(), this.#intents, texts)}
        ${this.#buttons(lesson)}
        ${settings.textBoard ? nothing : this.#tip.element}
      </main>`;
  }

  /** @param {LessonView} lesson */
  #buttons({ at, phase, verdict }) {
    const { t } = this.context.texts;
    const lesson = this.#intents;
    /** @type {[label: string, run: (() => void) | null]} */
    const [label, run] = verdict
      ? verdict.good
        ? [t('lesson-next'), () => lesson.next()]
        : [t('lesson-again'), () => lesson.again()]
      : phase === 'ready'
        ? [t('throw'), () => lesson.throwSticks()]
        : [t('lesson-choose'), null];
    return html`
      <div class="buttons">
        ${this.#tool('back', 'lesson-back', at > 0 ? () => lesson.back() : null)}
        ${this.#tool('again', 'lesson-again', () => lesson.again())}
        <button class="main" aria-disabled=${run ? 'false' : 'true'} @click=${() => run?.()}>${label}</button>
        ${this.#tool('next', 'lesson-next', () => lesson.next())}
      </div>`;
  }

  /** @param {IconName} name @param {string} key @param {(() => void) | null} run */
  #tool(name, key, run) {
    const label = this.context.texts.t(key);
    return html`<button class="raised icon" aria-label=${label} title=${label} aria-disabled=${run ? 'false' : 'true'} @click=${() => run?.()}>${icon(name)}</button>`;
  }

  /** Behind the last step. @param {LessonView} lesson */
  #end({ steps, done }) {
    const { state, intents, texts } = this.context;
    const { t } = texts;
    return html`
      <main class="end" tabindex="-1">
        <p class="pictures">${fact('throw')}${fact('race')}${fact('land')}</p>
        <h2 tabindex="-1">${t(done.length === steps.length ? 'lesson-end-title' : 'lesson-end-some')}</h2>
        <p>${t('lesson-end', { n: done.length, of: steps.length })}</p>
        <button class="main" @click=${() => (state.resumable ? intents.continueGame() : intents.newGame({}))}>
          ${t(state.resumable ? 'continue' : 'lesson-play')} ${icon('arrow')}</button>
        <p class="others">
          <button class="link" @click=${() => intents.show('rules')}>${t('rules')}</button>
          <button class="link" @click=${() => intents.show('glossary')}>${t('glossary')}</button>
          <button class="link" @click=${() => this.#intents.goTo(0)}>${t('lesson-anew')}</button>
        </p>
      </main>`;
  }
}
customElements.define('puluc-lesson', LessonPage);

/** @param {PageContext} context */
export default context => html`<puluc-lesson class="page" .context=${context}></puluc-lesson>`;
