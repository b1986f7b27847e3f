// A new game: the rules, the players, who begins.
import { css, html, nothing } from 'lit';
import { customFields, customStyles, draftOf, textOf } from '../custom-rules.js';
import { mark, markStyles } from '../icons.js';
import { other } from '../words.js';
import { cardStyles } from './card-styles.js';
import { DialogElement } from './dialog.js';
import { menField, seriesFields, seriesRule } from './match-options.js';

/** @import { NewGameOptions, Player, Side, Sided } from '../../types.d.ts' */
/** @import { DialogContext } from './index.js' */
/** @import { Draft } from '../custom-rules.js' */
/** @import { SeriesChoice } from './match-options.js' */

const LEVELS = /** @type {const} */ (['beginner', 'easy', 'medium', 'hard', 'perfect']);
const FIRST = /** @type {const} */ (['throw-off', 'a', 'b']);
const SIDES = /** @type {const} */ (['a', 'b']);

class NewGame extends DialogElement {
  static properties = {
    preset: { state: true },
    again: { state: true },
    draft: { state: true },
    players: { state: true },
    first: { state: true },
    men: { state: true },
    series: { state: true },
    error: { state: true },
    said: { state: true },
  };

  static styles = [
    DialogElement.styles,
    cardStyles,
    markStyles,
    customStyles,
    css`
    :host { --width: 860px; --card: 330px; }
    .body { gap: 28px; }
    .handicap { margin-top: 12px; }
    .custom { display: grid; gap: 16px; margin-top: 16px; }
    .count select { width: auto; min-width: 84px; }
    .custom > .field { max-width: 330px; }
  `,
  ];

  constructor() {
    super();
    /** A preset's name or `custom`. @type {string} */
    this.preset = 'bell';
    this.again = false;
    /** @type {Draft | null} */
    this.draft = null;
    /** @type {Sided<Player>} */
    this.players = { a: { kind: 'human', name: '' }, b: { kind: 'computer', name: '', level: 'easy' } };
    /** @type {NonNullable<NewGameOptions['first']>} */
    this.first = 'throw-off';
    /** Chosen numbers of men; elsewhere all that the rules give. @type {Partial<Sided<number>>} */
    this.men = {};
    /** @type {SeriesChoice} */
    this.series = { kind: 'one', n: 3 };
    this.error = '';
    /** A start was asked for: a problem from now on is this dialog's. */
    this.tried = false;
    /** The canonical text of rules that hold. */
    this.said = '';
  }

  /** The dialog opens on what is being played. */
  willUpdate() {
    if (this.draft) return;
    const { rules, presets, snapshot, series } = this.context.state;
    const view = rules ?? presets[0];
    if (!view) return;
    this.draft = draftOf(view);
    const named = presets.find(({ preset }) => preset === view.preset);
    this.again = view.again;
    const only = named && textOf({ ...draftOf(named), again: this.draft.again }) === textOf(this.draft);
    this.preset = only && (view.pure || view.preset === 'bell') ? view.preset : 'custom';
    if (this.preset === 'custom') this.#check();
    if (series) this.series = { kind: series.kind, n: series.n };
    if (snapshot) this.players = { a: { ...snapshot.players.a }, b: { ...snapshot.players.b } };
  }

  heading() {
    return this.context.texts.t('new-title');
  }

  get #rules() {
    if (this.preset === 'custom' && this.draft) return textOf(this.draft);
    return this.preset === 'bell' && this.again ? 'bell;again=yes' : this.preset;
  }

  /** Men that the chosen rules give each side. */
  get #all() {
    // A number that is none yet is refused by the rules; no list is made of it.
    if (this.preset === 'custom') return Math.min(Math.max(Math.trunc(Number(this.draft?.men)) || 0, 0), 10);
    return this.context.state.presets.find(({ preset }) => preset === this.preset)?.men ?? 0;
  }

  /** @param {Side} side */
  #menOf(side) {
    return Math.min(this.men[side] ?? this.#all, this.#all);
  }

  /** Asks the rules themselves whether they hold. */
  #check() {
    try {
      this.said = this.context.intents.checkRules(this.#rules).text;
      this.error = '';
    } catch (error) {
      this.#refused(error);
    }
    return this.error === '';
  }

  /** The details come in English; elsewhere the field itself shows what is wrong. @param {string} code @param {string} message */
  #explain(code, message) {
    const { t, lang } = this.context.texts;
    return lang === 'en' ? `${t(`problem-${code}`)} ${message}` : t(`problem-${code}`);
  }

  /** @param {unknown} error */
  #refused(error) {
    const { code = 'bad-rules', message } = /** @type {{ code?: string, message: string }} */ (error);
    this.error = this.#explain(code, message);
  }

  async #start() {
    if (!this.#check()) return;
    const { intents } = this.context;
    const player = (/** @type {Player} */ { kind, name, level }) => ({
      kind,
      name: name.trim(),
      ...(kind === 'computer' ? { level: level ?? 'easy' } : {}),
    });
    this.tried = true;
    try {
      const men = { a: this.#menOf('a'), b: this.#menOf('b') };
      const options = {
        rules: this.#rules,
        a: player(this.players.a),
        b: player(this.players.b),
        first: this.first,
        ...(men.a < this.#all || men.b < this.#all ? { men } : {}),
      };
      await intents.newGame(options, seriesRule(this.series));
    } catch (error) {
      this.#refused(error);
    }
  }

  body() {
    const {
      state: { presets },
      texts: { t },
    } = this.context;
    return html`
      <fieldset><legend class="big">${t('new-rules')}</legend>
        <div class="cards">
          ${presets.map(({ preset }) => this.#card(preset, t(`rules-${preset}`), t(`summary-${preset}`), t(`source-${preset}`)))}
          ${this.#card('custom', t('custom'), t('custom-summary'), t('source-custom'))}
        </div>
        ${
          this.preset === 'bell'
            ? html`<label class="choice"><input type="checkbox" .checked=${this.again}
          @change=${(/** @type {Event} */ { target }) => {
            this.again = /** @type {HTMLInputElement} */ (target).checked;
          }}>${t('again-option')}</label>`
            : nothing
        }
        ${this.preset === 'custom' ? this.#custom() : nothing}
      </fieldset>
      <fieldset><legend class="big">${t('new-players')}</legend><div class="sides">${SIDES.map(side => this.#side(side))}</div>
        ${SIDES.some(side => this.#menOf(side) < this.#all) ? html`<p class="small handicap">${t('handicap-text')}</p>` : nothing}</fieldset>
      <fieldset><legend>${t('first')}</legend><div class="choices">${FIRST.map(
        first => html`
        <label class="choice"><input type="radio" name="first" .checked=${this.first === first} @change=${() => {
          this.first = first;
        }}>${
          first === 'throw-off'
            ? t('first-off')
            : html`${mark(first, 18)} ${this.players[first].name || t('side', { side: first })}`
        }</label>`,
      )}</div>
      </fieldset>
      ${seriesFields(
        this.series,
        series => {
          this.series = series;
        },
        this.context.texts,
      )}`;
  }

  /** @param {string} value @param {string} name @param {string} summary @param {string} source */
  #card(value, name, summary, source) {
    return html`<label class="card"><input type="radio" name="rules" .checked=${this.preset === value} @change=${() => {
      this.preset = value;
      this.#check();
    }}>
      <b>${name}</b><span>${summary}</span><span class="small">${source}</span></label>`;
  }

  #custom() {
    const {
      state: { presets },
      texts,
    } = this.context;
    if (!this.draft) return nothing;
    const change = (/** @type {Draft} */ draft) => {
      this.draft = draft;
      this.#check();
    };
    const base = (/** @type {Event} */ { target }) => {
      const view = presets.find(({ preset }) => preset === /** @type {HTMLSelectElement} */ (target).value);
      if (view) change(draftOf(view));
    };
    return html`<div class="custom">
      <label class="field">${texts.t('custom-base')}<select @change=${base}><option value=""></option>${presets.map(
        ({ preset }) => html`
        <option value=${preset}>${texts.t(`rules-${preset}`)}</option>`,
      )}</select></label>
      ${customFields(this.draft, change, texts)}
    </div>`;
  }

  /** @param {Side} side */
  #side(side) {
    const { t } = this.context.texts;
    const player = this.players[side];
    const set = (/** @type {Partial<Player>} */ change) => {
      this.players = { ...this.players, [side]: { ...player, ...change } };
    };
    const value = (/** @type {Event} */ { target }) =>
      /** @type {HTMLInputElement | HTMLSelectElement} */ (target).value;
    const kind = (
      /** @type {Player['kind']} */ choice,
    ) => html`<label class="choice"><input type="radio" name="kind-${side}" .checked=${player.kind === choice}
      @change=${() => set({ kind: choice, level: player.level ?? this.players[other(side)].level ?? 'easy' })}>${t(`kind-${choice}`)}</label>`;
    return html`
      <div class="side" role="group" aria-label=${t('side-shape', { side })}>
        <h3>${mark(side)} ${t('side-shape', { side })}</h3>
        <label class="field">${t('name')}<input maxlength="24" autocomplete="off" spellcheck="false" .value=${player.name} @input=${(/** @type {Event} */ event) => set({ name: value(event) })}></label>
        <div class="choices" role="radiogroup" aria-label=${t('kind')}>${kind('human')} ${kind('computer')}</div>
        ${
          player.kind === 'computer'
            ? html`<label class="field">${t('level')}<select @change=${(/** @type {Event} */ event) => set({ level: /** @type {Player['level']} */ (value(event)) })}>
          ${LEVELS.map(level => html`<option value=${level} .selected=${player.level === level}>${t(`level-${level}`)}</option>`)}</select></label>`
            : nothing
        }
        ${menField(
          side,
          this.#menOf(side),
          this.#all,
          men => {
            this.men = { ...this.men, [side]: men };
          },
          this.context.texts,
        )}
      </div>`;
  }

  actions() {
    const {
      state: { problem },
      texts: { t },
    } = this.context;
    const custom = this.preset === 'custom';
    const error = this.error || (this.tried && problem ? this.#explain(problem.code, problem.message) : '');
    return html`
      <p class=${error ? 'error' : 'small'} role="status">${error || (custom && this.said ? t('rules-ok', { text: this.said }) : '')}</p>
      <button class="main" aria-disabled=${this.error ? 'true' : 'false'} @click=${() => this.#start()}>${t('start-game')}</button>`;
  }
}
customElements.define('puluc-new-game', NewGame);

export default (/** @type {DialogContext} */ context) =>
  html`<puluc-new-game class="dialog" .context=${context}></puluc-new-game>`;
