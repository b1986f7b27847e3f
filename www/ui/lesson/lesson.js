// The lesson: small positions, each with one idea, played on a table like any other.
import { html, LitElement, nothing } from 'lit';
import { controls } from '../../styles/controls.js';
import { base } from '../../styles/tokens.js';
import { icon, markStyles } from '../icons.js';
import { menuStyles } from '../menu.js';
import { boardStyles, textBoard } from '../text-board.js';
import { Tip, tipStyles } from '../tip.js';
import { spoken } from '../words.js';
import { LessonFocus, lessonButtons, lessonEnd, lessonHeader, lessonTold } from './parts.js';
import { fact } from './pictures.js';
import { lessonStyles } from './styles.js';

/** @import { PageContext } from '../pages.js' */
/** @import { LessonIntents, LessonView, Rect, Stage } from '../../types.d.ts' */

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
  #focus = new LessonFocus();
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
    this.#focus.follow(lesson, this.renderRoot, this.#focused && !this.shadowRoot?.activeElement);
    const { preview } = lesson;
    this.#tip.show(
      preview,
      preview && this.#stage ? this.#stage.bubble(preview) : undefined,
      this.context.texts,
      this.#canvas,
    );
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
    const header = lessonHeader(lesson, {
      texts,
      settings,
      titled: name => t(`lesson-title-${name}`),
      leave: () => intents.leave(),
      toggleBoard: () => intents.set('textBoard', !settings.textBoard),
      ways: this.#intents,
    });
    return html`${header}${lesson.id === null ? this.#end(lesson) : this.#step(lesson, lesson.id)}`;
  }

  /** @param {LessonView} lesson @param {string} id */
  #step(lesson, id) {
    const { settings } = this.context.state;
    const { texts } = this.context;
    const { t } = texts;
    const { verdict, notice, snapshot, phase } = lesson;
    const step = {
      title: t(`lesson-title-${id}`),
      tell: t(`lesson-tell-${id}`),
      verdict,
      told: verdict ? t(verdict.good ? `lesson-right-${id}` : `lesson-missed-${id}`) : '',
      notice: notice ? t(notice.key, notice.args) : '',
    };
    return html`
      <main tabindex="-1">
        ${this.#canvas}
        ${lessonTold(step, texts)}
        <div class="road" data-place="road"></div>
        <div class="sticks" data-place="sticks"></div>
        <div class="dead a" data-place="dead-a"></div><div class="dead b" data-place="dead-b"></div>
        <p class="score display">${snapshot?.throw && phase !== 'throwing' ? spoken(snapshot.throw, texts) : ''}</p>
        ${textBoard(this.#intents.state(), this.#intents, texts)}
        ${lessonButtons(lesson, verdict, phase === 'ready' ? [t('throw'), () => this.#intents.throwSticks()] : null, this.#intents, texts)}
        ${settings.textBoard ? nothing : this.#tip.element}
      </main>`;
  }

  /** @param {LessonView} lesson */
  #end(lesson) {
    const { state, intents, texts } = this.context;
    const { t } = texts;
    return lessonEnd(
      lesson,
      html`<p class="pictures">${fact('throw')}${fact('race')}${fact('land')}</p>`,
      html`<button class="main" @click=${() => (state.resumable ? intents.continueGame() : intents.newGame({}))}>
        ${t(state.resumable ? 'continue' : 'lesson-play')} ${icon('arrow')}</button>`,
      html`<button class="link" @click=${() => intents.show('rules')}>${t('rules')}</button>
        <button class="link" @click=${() => intents.show('glossary')}>${t('glossary')}</button>
        <button class="link" @click=${() => this.#intents.goTo(0)}>${t('lesson-anew')}</button>`,
      texts,
    );
  }
}
customElements.define('puluc-lesson', LessonPage);

/** @param {PageContext} context */
export default context => html`<puluc-lesson class="page" .context=${context}></puluc-lesson>`;
