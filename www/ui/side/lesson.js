// The lesson of a game of the side: small positions, each with one idea, on the drawn board.
import { css, html, LitElement, nothing } from 'lit';
import { controls } from '../../styles/controls.js';
import { base } from '../../styles/tokens.js';
import '../announcer.js';
import { icon, markStyles } from '../icons.js';
import { LessonFocus, lessonButtons, lessonEnd, lessonHeader, lessonTold } from '../lesson/parts.js';
import { lessonPartStyles } from '../lesson/styles.js';
import { menuStyles } from '../menu.js';
import { drawn } from './drawn.js';
import { sideBoardStyles, sideTextBoard } from './text-board.js';

/** @import { SideEvent, SideLessonIntents, SideLessonView, SideSnapshot } from '../../app/side/types.d.ts' */
/** @import { Announcer } from '../announcer.js' */
/** @import { LeafContext } from './leaves.js' */

class SideLessonPage extends LitElement {
  static properties = { context: { attribute: false } };

  static styles = [
    base,
    controls,
    markStyles,
    menuStyles,
    sideBoardStyles,
    lessonPartStyles,
    css`
:host { position: relative; display: flex; flex-direction: column; flex: 1 1 0; min-height: 0; background: var(--earth); overflow: clip; }
main { flex: 1 1 0; min-height: 0; display: grid; gap: 8px 16px; padding: 6px 14px 12px; grid-template: 'told' auto 'table' minmax(0, 1fr) 'buttons' auto / minmax(0, 1fr); }
.told { grid-area: told; display: grid; gap: 4px; align-content: start; min-height: 132px; padding-inline: 2px; text-wrap: pretty; }
.table { grid-area: table; min-height: 0; min-width: 0; display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); gap: 12px; }
.drawn { min-width: 0; min-height: 0; }
.board { min-height: 0; }
.read .drawn { display: none; }
.end > p { max-width: 34em; }

@container (min-width: 700px) and (min-aspect-ratio: 1/1) and (min-height: 520.1px) {
  header { padding: 8px clamp(16px, 3.4cqw, 54px) 6px; }
  h1 { font-size: 32px; }
  main {
    padding: 10px clamp(24px, 4cqw, 64px) clamp(12px, 2.6cqh, 28px); gap: 0 clamp(24px, 3cqw, 56px);
    grid-template: 'table .' minmax(0, 1fr) 'table told' auto 'table buttons' auto 'table .' minmax(0, 1.6fr) / minmax(0, 1fr) minmax(300px, 27cqw);
  }
  .told { min-height: 250px; gap: 12px; }
  .told p { font-size: clamp(17px, 1.55cqw, 21px); line-height: 1.5; }
  .answer b { font-size: clamp(17px, 1.55cqw, 21px); }
  h2 { font-size: clamp(26px, 2.7cqw, 38px); }
  .read { grid-template: minmax(0, 1fr) minmax(0, 1fr) / minmax(0, 1fr); }
  .read .drawn { display: block; }
}
@container (min-width: 560px) and (max-height: 520px) {
  header { position: absolute; z-index: 1; right: 24px; top: 0; width: 296px; padding: 2px 0 0; }
  .progress { padding: 0; }
  h1 { font-size: 18px; }
  main { padding: 6px 24px 8px 28px; gap: 0 20px; grid-template: 'table .' 56px 'table told' minmax(0, 1fr) 'table buttons' auto / minmax(0, 1fr) 296px; }
  main.end { grid-template: none; padding-top: 8px; }
  .told { min-height: 0; }
  .told p { font-size: 15px; line-height: 1.32; }
  h2 { font-size: 20px; }
  .buttons .main { min-height: 48px; font-size: 17px; }
  .buttons .icon { min-width: 44px; }
}`,
  ];

  #focus = new LessonFocus();
  #focused = false;
  /** @type {(() => void)[]} */
  #leave = [];

  constructor() {
    super();
    /** @type {LeafContext} */
    this.context = /** @type {any} */ (undefined);
  }

  get #lesson() {
    return /** @type {SideLessonIntents} */ (this.context.intents.side.lesson);
  }

  connectedCallback() {
    super.connectedCallback();
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const leave of this.#leave.splice(0)) leave();
  }

  willUpdate() {
    this.dataset.theme = this.context.state.theme;
    this.#focused = this.shadowRoot?.activeElement != null;
    if (this.#leave.length === 0 && this.isConnected && this.#lesson) {
      this.#leave = [this.#lesson.seat(), this.#lesson.onHappened((...happened) => this.#tell(...happened))];
    }
  }

  updated() {
    const { lesson } = this.context.state.side;
    if (lesson) this.#focus.follow(lesson, this.renderRoot, this.#focused && !this.shadowRoot?.activeElement);
  }

  /** @param {SideEvent[]} events @param {SideSnapshot} snapshot */
  #tell(events, snapshot) {
    const { words, texts } = this.context;
    const announcer = /** @type {Announcer | null} */ (this.renderRoot.querySelector('puluc-announcer'));
    announcer?.say(words.sentences(events, snapshot, texts).join(' '));
  }

  render() {
    const { state, intents, texts } = this.context;
    const { t } = texts;
    const { lesson } = state.side;
    if (!lesson) return html`<main><p>${t('one-moment')}</p></main>`;
    const header = lessonHeader(lesson, {
      texts,
      settings: state.settings,
      titled: name => t(`step-title-${name}`),
      leave: () => intents.leave(),
      toggleBoard: () => intents.set('textBoard', !state.settings.textBoard),
      ways: this.#lesson,
    });
    return html`<puluc-announcer></puluc-announcer>${header}${lesson.id === null ? this.#end(lesson) : this.#step(lesson, lesson.id)}`;
  }

  /** @param {SideLessonView} lesson @param {string} id */
  #step(lesson, id) {
    const { state, texts, words, make } = this.context;
    const { t } = texts;
    const { verdict, snapshot, shown, run, phase } = lesson;
    const { textBoard } = state.settings;
    const step = {
      title: t(`step-title-${id}`),
      tell: t(`step-tell-${id}`),
      verdict,
      told: verdict ? t(verdict.good ? `step-right-${id}` : `step-missed-${id}`) : '',
      notice: '',
    };
    const board =
      shown &&
      drawn({
        ...{ make, snapshot: shown, run, live: phase === 'choosing', theme: state.theme, motion: state.motion },
        advice: [],
        describe: place => words.describe(place, shown, texts),
        pick: move => this.#lesson.choose(move),
        played: run => this.#lesson.played(run),
      });
    const table = { phase, snapshot, analysis: null };
    return html`
      <main tabindex="-1">
        ${lessonTold(step, texts)}
        <div class="table ${textBoard ? 'read' : ''}">${board}
          ${textBoard && snapshot ? sideTextBoard(/** @type {any} */ (table), words, /** @type {any} */ (this.#lesson), texts) : nothing}</div>
        ${lessonButtons(lesson, verdict, phase === 'waiting' ? [t('step-wait'), () => this.#lesson.wait()] : null, this.#lesson, texts)}
      </main>`;
  }

  /** @param {SideLessonView} lesson */
  #end(lesson) {
    const { intents, texts } = this.context;
    const { t } = texts;
    const { snapshot } = this.context.state.side;
    const begun = snapshot.turns.length > 0 && !snapshot.outcome;
    const play = () => {
      if (!begun) intents.side.newGame({});
      intents.play();
    };
    return lessonEnd(
      lesson,
      html``,
      html`<button class="main" @click=${play}>${t(begun ? 'continue' : 'lesson-play')} ${icon('arrow')}</button>`,
      html`<button class="link" @click=${() => intents.show('rules')}>${t('rules')}</button>
        <button class="link" @click=${() => intents.show('history')}>${t('history')}</button>
        <button class="link" @click=${() => this.#lesson.goTo(0)}>${t('lesson-anew')}</button>`,
      texts,
    );
  }
}
customElements.define('puluc-side-lesson', SideLessonPage);

/** @param {LeafContext} context */
export default context => html`<puluc-side-lesson .context=${context}></puluc-side-lesson>`;
