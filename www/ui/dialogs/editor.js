// A position set up by hand: tap spaces to build stacks, then see its chance and play it.
import { css, html, nothing } from 'lit';
import { icon, mark, markStyles } from '../icons.js';
import { countOf, rulesName } from '../words.js';
import { DialogElement } from './dialog.js';
import { fallen, parted, positionText, setupOf } from './setup.js';

/** @import { DialogContext } from './index.js' */
/** @import { Analysis, Side, Snapshot } from '../../types.d.ts' */
/** @import { Setup } from './setup.js' */

const SIDES = /** @type {const} */ (['a', 'b']);
/** @typedef {Side | 'take'} Brush */
const BRUSHES = /** @type {const} */ (['a', 'b', 'take']);

class Editor extends DialogElement {
  static properties = {
    setup: { state: true },
    text: { state: true },
    brush: { state: true },
    error: { state: true },
    checked: { state: true },
    analysis: { state: true },
  };

  static styles = [
    DialogElement.styles,
    markStyles,
    css`
    :host { --width: 900px; }
    .brushes { display: flex; flex-wrap: wrap; gap: 8px; }
    .road { display: grid; grid-template-columns: repeat(auto-fit, minmax(56px, 1fr)); gap: 6px; }
    .road button { display: grid; grid-template-rows: 1fr auto; gap: 4px; min-width: 0; min-height: 100px; padding: 6px 2px; border: 1.5px solid var(--line); border-radius: 12px; background: var(--panel); }
    .road button:hover { border-color: var(--ink); }
    .tower { align-self: end; display: flex; flex-direction: column-reverse; align-items: center; }
    .tower svg + svg { margin-bottom: -9px; }
    .tower.high svg + svg { margin-bottom: -16px; }
    .road small { font-size: 14px; color: var(--ink-2); }
    .homes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr)); gap: 12px 24px; }
    .homes > div { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; }
    .homes b { min-width: 1.6em; text-align: center; font-variant-numeric: tabular-nums; }
    .row { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr)); gap: 16px 24px; }
    .result { min-height: 3em; }
    .result ol { display: flex; flex-wrap: wrap; gap: 2px 20px; font-size: 15px; }
  `,
  ];

  #asked = '';
  /** The rule set is solved. */
  #exact = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  constructor() {
    super();
    /** @type {Setup | null} */
    this.setup = null;
    this.text = '';
    /** @type {Brush} */
    this.brush = 'a';
    this.error = '';
    /** @type {Snapshot | null} */
    this.checked = null;
    /** @type {Analysis | null} */
    this.analysis = null;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  /** Opens on what is on the table. What was estimated is looked up as soon as that can be done. */
  willUpdate() {
    const { snapshot, knowledge } = this.context.state;
    const exact = knowledge?.state === 'exact';
    if (exact && !this.#exact && this.analysis) this.#analyse(this.text);
    this.#exact = exact;
    if (this.setup || !snapshot) return;
    this.setup = setupOf(snapshot, snapshot.phase === 'move' ? `${snapshot.throw?.score ?? ''}` : '');
    this.#check(positionText(this.setup, snapshot.men));
  }

  heading() {
    return this.context.texts.t('editor-title');
  }

  /** Whether it can stand is for the rules to say. @param {string} text @returns {Snapshot | null} */
  #check(text) {
    this.text = text;
    this.analysis = null;
    try {
      this.checked = this.context.intents.checkPosition(parted(text).base);
      this.error = '';
    } catch (error) {
      this.#refuse(error);
    }
    clearTimeout(this.#timer);
    if (this.checked) this.#timer = setTimeout(() => this.#analyse(text), 150);
    return this.checked;
  }

  /** @param {string} text */
  async #analyse(text) {
    this.#asked = text;
    const current = () => this.#asked === text && this.text === text;
    try {
      const analysis = await this.context.intents.analysePosition(text);
      if (current()) this.analysis = analysis;
    } catch (error) {
      if (current()) this.#refuse(error);
    }
  }

  /** @param {unknown} error */
  #refuse(error) {
    const { code = 'bad-position', message } = /** @type {{ code?: string, message: string }} */ (error);
    const { t, lang } = this.context.texts;
    this.checked = null;
    this.error = lang === 'en' ? `${t(`problem-${code}`)} ${message}` : t(`problem-${code}`);
  }

  /** @param {Partial<Setup>} change */
  #set(change) {
    const { snapshot } = this.context.state;
    if (!this.setup || !snapshot) return;
    this.setup = { ...this.setup, ...change };
    this.#check(positionText(this.setup, snapshot.men));
  }

  /** @param {string} text */
  #typed(text) {
    const snapshot = this.#check(text);
    if (snapshot) this.setup = setupOf(snapshot, parted(text).score);
  }

  /** @param {number} index */
  #tap(index) {
    const { setup, brush } = this;
    if (!setup) return;
    const men = setup.stacks[index] ?? '';
    if (brush !== 'take' && this.#left(brush) <= 0 && setup.home[brush] <= 0) return;
    const stacks = setup.stacks.with(index, brush === 'take' ? men.slice(0, -1) : men + brush);
    // A man set on the road comes from the dead, and from home when none is left there.
    const fromHome = brush !== 'take' && this.#left(brush) <= 0;
    this.#set({ stacks, home: fromHome ? { ...setup.home, [brush]: setup.home[brush] - 1 } : setup.home });
  }

  /** Men of a side that are neither on the road nor at home. @param {Side} side */
  #left(side) {
    const { snapshot } = this.context.state;
    if (!this.setup || !snapshot) return 0;
    return snapshot.men - this.setup.home[side] - countOf(this.setup.stacks.join(''), side);
  }

  body() {
    const { state, texts } = this.context;
    const { t } = texts;
    const { setup } = this;
    if (!setup || !state.snapshot) return html``;
    return html`
      <p class="small">${state.rules ? rulesName(state.rules, texts) : ''}. ${t('editor-text')}</p>
      <div class="brushes" role="group" aria-label=${t('editor-brush')}>${BRUSHES.map(
        brush => html`
        <button class="raised" aria-pressed=${this.brush === brush ? 'true' : 'false'} @click=${() => {
          this.brush = brush;
        }}>${brush === 'take' ? html`${icon('close', 18)} ${t('editor-take')}` : html`${mark(brush, 18)} ${t('side', { side: brush })}`}</button>`,
      )}
        <button class="link" @click=${() => this.#set({ stacks: setup.stacks.map(() => '') })}>${t('editor-clear')}</button>
      </div>
      <div class="road">${setup.stacks.map((men, i) => this.#space(men, i))}</div>
      <div class="homes">${SIDES.map(side => this.#home(side, setup))}</div>
      <div class="row">
        <fieldset><legend>${t('editor-turn')}</legend><div class="choices">${SIDES.map(
          side => html`
          <label class="choice"><input type="radio" name="turn" .checked=${setup.turn === side} @change=${() => this.#set({ turn: side })}>${mark(side, 18)} ${t('side', { side })}</label>`,
        )}</div></fieldset>
        <label class="field">${t('editor-score')}<select @change=${(/** @type {Event} */ { target }) => this.#set({ score: /** @type {HTMLSelectElement} */ (target).value })}>
          ${['', ...this.#scores()].map(score => html`<option value=${score} .selected=${setup.score === score}>${score || t('editor-no-score')}</option>`)}</select></label>
      </div>
      <label class="field">${t('editor-position')}<input spellcheck="false" autocomplete="off" aria-invalid=${this.error ? 'true' : 'false'} aria-describedby="said" .value=${this.text}
        @input=${(/** @type {Event} */ { target }) => this.#typed(/** @type {HTMLInputElement} */ (target).value)}></label>
      <div class="result" id="said" aria-live="polite">${this.error ? html`<p class="error">${this.error}</p>` : this.#result()}</div>`;
  }

  #scores() {
    const { rules } = this.context.state;
    const thrown = rules?.throw === 'die' ? [1, 2, 3, 4, 5] : (rules?.scores ?? []);
    return [...new Set(thrown)]
      .filter(score => score > 0)
      .sort((one, two) => one - two)
      .map(String);
  }

  /** @param {string} men @param {number} index */
  #space(men, index) {
    const { t } = this.context.texts;
    const said = [...men].map(side => t('men-list', { side })).join(', ');
    return html`<button aria-label=${men ? t('editor-space', { space: index + 1, men: said }) : t('board-empty', { space: index + 1 })} @click=${() => this.#tap(index)}>
      <span class="tower ${men.length > 4 ? 'high' : ''}">${[...men].map(side => mark(/** @type {Side} */ (side), 24))}</span><small>${index + 1}</small></button>`;
  }

  /** @param {Side} side @param {Setup} setup */
  #home(side, setup) {
    const { t } = this.context.texts;
    const left = this.#left(side);
    const at = setup.home[side];
    const step = (/** @type {1 | -1} */ by, /** @type {boolean} */ can) =>
      html`<button class="raised" aria-label=${t(by > 0 ? 'editor-more' : 'editor-fewer', { side })} aria-disabled=${can ? 'false' : 'true'}
        @click=${() => can && this.#set({ home: { ...setup.home, [side]: at + by } })}>${by > 0 ? '+' : '−'}</button>`;
    return html`<div>${mark(side, 20)} <span>${t('editor-home')}</span> ${step(-1, at > 0)}<b>${at}</b>${step(1, left > 0)} <span class="small">${t('dead-count', { n: Math.max(left, 0) })}</span></div>`;
  }

  #result() {
    const { texts } = this.context;
    const { t, percent } = texts;
    const { checked, analysis } = this;
    if (!checked) return nothing;
    if (checked.outcome) return html`<p>${t('editor-over')}</p>`;
    if (!analysis) return html`<p>${t('one-moment')}</p>`;
    const name = t('side', { side: checked.turn });
    return html`<p><b>${t(analysis.exact ? 'editor-exact' : 'editor-estimate', { name, chance: percent(analysis.chance) })}</b></p>
      <ol>${analysis.moves.map(
        ({ move, chance }) =>
          html`<li>${move === 'enter' ? t('lab-enter') : t('editor-from', { space: move })}: <b class="number">${percent(chance)}</b></li>`,
      )}</ol>`;
  }

  actions() {
    const { intents, texts } = this.context;
    const can = this.checked !== null && !this.checked.outcome;
    return html`<button class="main" aria-disabled=${can ? 'false' : 'true'} @click=${() => can && this.#play(intents)}>${texts.t('editor-play')}</button>`;
  }

  /** @param {DialogContext['intents']} intents */
  #play(intents) {
    const { rules } = this.context.state;
    const { base, score } = parted(this.text);
    try {
      intents.edit(base);
      const faces = score && rules ? fallen(rules, score) : null;
      if (faces !== null) intents.throwSticks(faces);
    } catch (error) {
      this.#refuse(error);
    }
  }
}
customElements.define('puluc-editor', Editor);

export default (/** @type {DialogContext} */ context) =>
  html`<puluc-editor class="dialog" .context=${context}></puluc-editor>`;
