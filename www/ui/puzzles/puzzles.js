// The page of puzzles: one position, its throw, and the moves to choose from, on the table and in words.
import { html, LitElement, nothing } from 'lit';
import { controls } from '../../styles/controls.js';
import { base } from '../../styles/tokens.js';
import { cost } from '../chances.js';
import { icon, mark, markStyles } from '../icons.js';
import { classStyles, shapeIcon } from '../review/classes.js';
import { sentences } from '../sentences.js';
import { places } from '../text-board.js';
import { deedOfMove, long, rulesName, short, spoken } from '../words.js';
import './play-board.js';
import { puzzleStyles } from './styles.js';

/** @import { PageContext } from '../pages.js' */
/** @import { AppState, Intents, MoveView } from '../../types.d.ts' */
/** @import { Advice } from '../board.js' */

/** @typedef {NonNullable<AppState['puzzles']>} PuzzleState */
/** @typedef {NonNullable<Intents['puzzles']>} PuzzleIntents */
/** @typedef {PuzzleState['wanted']} Wanted */

const GRADES = /** @type {const} */ ([1, 2, 3, 4]);

class PuzzlePage extends LitElement {
  static properties = {
    context: { attribute: false },
    hovered: { state: true },
  };

  static styles = [base, controls, markStyles, classStyles, puzzleStyles];

  /** Which puzzle is shown. */
  #number = 0;

  constructor() {
    super();
    /** @type {PageContext} */
    this.context = /** @type {any} */ (undefined);
    /** The move that is pointed at in the list. @type {string | null} */
    this.hovered = null;
    this.addEventListener('keydown', event => this.#key(event));
  }

  get #puzzle() {
    return /** @type {PuzzleState} */ (this.context.state.puzzles);
  }

  get #intents() {
    return /** @type {PuzzleIntents} */ (this.context.intents.puzzles);
  }

  updated() {
    const { number } = this.#puzzle;
    if (number === this.#number) return;
    this.#number = number;
    // Who goes through the grades by the arrow keys is not done yet.
    if (this.shadowRoot?.activeElement?.localName === 'select') return;
    // Reading starts with the throw, and the keys are the page's from the first moment.
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('h2'))?.focus();
  }

  /** A space by its number, 0 enters: as on the table. @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || this.context.state.dialog) return;
    const target = /** @type {HTMLElement} */ (event.composedPath()[0]);
    if (!/^[0-9]$/.test(event.key) || target.closest('input, select, textarea')) return;
    event.preventDefault();
    this.#intents.play(event.key === '0' ? 'enter' : event.key);
  }

  render() {
    const { intents, texts, state } = this.context;
    const { t } = texts;
    const { streak } = this.#puzzle;
    return html`
      <header>
        <button class="icon" aria-label=${t('back')} @click=${() => intents.leave()}>${icon('back')}</button>
        <h1>${t('puzzles')}</h1>
        <p class="streak ${streak.today ? 'today' : ''}">${icon(streak.today ? 'dayDone' : 'calendar', 20)}<span>${t('puzzle-streak', { n: streak.length })}${
          streak.best > streak.length
            ? html`<br><span class="small">${t('puzzle-longest', { n: streak.best })}</span>`
            : nothing
        }</span></p>
      </header>
      <main>${this.#board()}
        <div class="panel ${this.#puzzle.done ? 'done' : ''}">
          ${this.#task()}
          <ul class="moves" aria-label=${t('moves-now')}>${this.#puzzle.snapshot.moves.map(move => html`<li>${this.#move(move)}</li>`)}</ul>
          ${this.#verdict()} ${this.#acts()} ${this.#choose()}
          <details .open=${state.settings.textBoard}><summary>${t('board')}</summary>
            <ul>${places(this.#puzzle.rest, texts).map(text => html`<li>${text}</li>`)}</ul></details>
        </div>
      </main>`;
  }

  #board() {
    const { makeStage, listen, state } = this.context;
    const { snapshot, rest, run, done } = this.#puzzle;
    return html`<puluc-play-board .make=${makeStage} .listen=${listen} .theme=${state.theme} .motion=${state.motion} .snapshot=${snapshot} .rest=${rest}
      .run=${run} .live=${!done} .hover=${this.hovered} .advice=${this.#advice()}
      @pick=${(/** @type {CustomEvent<string>} */ { detail }) => this.#intents.play(detail)}></puluc-play-board>`;
  }

  /** The last wrong move stays drawn until the best one is played. @returns {Advice[]} */
  #advice() {
    const { run, done, snapshot, answers } = this.#puzzle;
    const move = snapshot.moves.find(legal => legal.move === run?.move);
    const answer = answers.find(one => one.move === run?.move);
    if (done || !move || !answer) return [];
    const { t } = this.context.texts;
    return [{ move, words: `${t(`class-${answer.kind}`)} ${cost(answer.cost, this.context.texts)}`, kind: 'played' }];
  }

  #task() {
    const { texts } = this.context;
    const { t, lang } = texts;
    const { daily, date, number, grade, rules, snapshot, rest } = this.#puzzle;
    const day = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short' }).format(date);
    return html`
      <div class="task">
        <p class="which"><span>${daily ? t('puzzle-of', { day }) : t('puzzle-number', { n: number })}</span>
          <span class="grade"><span class="dots" aria-hidden="true">${GRADES.map(one => html`<i class=${one <= grade ? 'on' : ''}></i>`)}</span>${t(`puzzle-grade-${grade}`)}</span>
          <span>${rulesName(rules, texts)}</span></p>
        <h2 tabindex="-1">${snapshot.throw ? spoken(snapshot.throw, texts) : ''}</h2>
        <p class="side">${t('puzzle-task')}</p>
        <ul class="counts">${/** @type {const} */ (['a', 'b']).map(side => html`<li>${mark(side, 16)} <span class="hidden-text">${t('side', { side })}</span> ${t('at-home', { n: rest.home[side] })}, ${t('dead-count', { n: rest.dead[side] })}</li>`)}</ul>
      </div>`;
  }

  /** @param {MoveView} move */
  #move(move) {
    const { texts } = this.context;
    const { done, tried, answers } = this.#puzzle;
    const answer = answers.find(one => one.move === move.move);
    const told = answer && (done || tried.includes(move.move)) ? answer : null;
    const right = done !== null && answer === answers[0];
    const point = (/** @type {string | null} */ to) => {
      this.hovered = to;
    };
    return html`<button class="raised ${right ? 'right' : ''}" aria-disabled=${done ? 'true' : 'false'}
      @focus=${() => point(move.move)} @blur=${() => point(null)} @pointerenter=${() => point(move.move)} @pointerleave=${() => point(null)}
      @click=${() => this.#intents.play(move.move)}><span class="words">${short(deedOfMove(move), texts)}</span>${
        told
          ? html`<span class="told">${shapeIcon(told.kind)} ${texts.t(`class-${told.kind}`)}${told.cost > 0 ? html` <span class="number">${cost(told.cost, texts)}</span>` : nothing}</span>`
          : nothing
      }</button>`;
  }

  /** What came of the last try, said once. */
  #verdict() {
    const { run, tried, done } = this.#puzzle;
    const said = run !== null || done !== null || tried.length > 0;
    return html`<div class="verdict ${said ? 'said' : ''}" aria-live="polite">${this.#said()}</div>`;
  }

  #said() {
    const { texts } = this.context;
    const { t, percent } = texts;
    const { run, done, tried, answers, chance, snapshot } = this.#puzzle;
    const happened = run ? sentences(run.events, run.after, texts).join(' ') : '';
    if (done) {
      const best = snapshot.moves.find(({ move }) => move === answers[0]?.move);
      const words = best ? long(deedOfMove(best), texts) : '';
      const head = done === 'found' ? t('puzzle-found', { n: tried.length }) : t('puzzle-shown', { move: words });
      return html`<strong>${head}</strong><span>${happened} ${t('puzzle-chance', { chance: percent(chance) })}</span>`;
    }
    const last = answers.find(({ move }) => move === (run?.move ?? tried.at(-1)));
    if (!last) return html`<span>${t('puzzle-hint')}</span>`;
    const costs = t('puzzle-costs', { cost: percent(last.cost) });
    return html`<strong>${t(`class-${last.kind}`)}. ${costs}</strong><span>${happened} ${t('puzzle-again')}</span>`;
  }

  #acts() {
    const { t } = this.context.texts;
    const { done } = this.#puzzle;
    return html`
      <div class="acts">
        ${done ? html`<button class="main" @click=${() => this.#intents.next()}>${t('puzzle-next')} ${icon('next')}</button>` : html`<button class="raised" @click=${() => this.#intents.show()}>${t('puzzle-show')}</button>`}
        <button class="raised" @click=${() => this.#intents.playOn()}>${t('puzzle-play-on')}</button>
      </div>`;
  }

  #choose() {
    const { t } = this.context.texts;
    const { wanted, daily, done } = this.#puzzle;
    const want = (/** @type {Event} */ { target }) =>
      this.#intents.want(/** @type {Wanted} */ (Number(/** @type {HTMLSelectElement} */ (target).value)));
    return html`
      <div class="choose">
        <label class="field">${t('puzzle-grade')}<select @change=${want}>
          <option value="0" .selected=${wanted === 0}>${t('puzzle-any')}</option>
          ${GRADES.map(grade => html`<option value=${grade} .selected=${wanted === grade}>${t(`puzzle-grade-${grade}`)}</option>`)}</select></label>
        ${daily ? nothing : html`<button class="raised" @click=${() => this.#intents.daily()}>${t('puzzle-daily')}</button>`}
        ${done ? nothing : html`<button class="raised" @click=${() => this.#intents.next()}>${t('puzzle-next')}</button>`}
      </div>`;
  }
}
customElements.define('puluc-puzzles', PuzzlePage);

/** @param {PageContext} context */
export default context =>
  html`${context.state.puzzles ? html`<puluc-puzzles class="screen page" .context=${context}></puluc-puzzles>` : nothing}`;
