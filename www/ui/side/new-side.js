// What the new-game dialogs of the two games have in common: who plays, and who begins.
import { css, html, nothing } from 'lit';
import { cardStyles } from '../dialogs/card-styles.js';
import { DialogElement } from '../dialogs/dialog.js';
import { markStyles } from '../icons.js';
import { sideName } from './names.js';
import { sideMarkStyles } from './styles.js';

/** @import { TemplateResult } from 'lit' */
/** @import { Player, Side, Sided } from '../../types.d.ts' */
/** @import { SideOptions, SideState } from '../../app/side/types.d.ts' */

const LEVELS = /** @type {const} */ (['beginner', 'easy', 'medium', 'hard', 'perfect']);
const SIDES = /** @type {const} */ (['a', 'b']);

/** @param {Event} event */
export const chosen = event => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

export class NewSide extends DialogElement {
  static properties = {
    players: { state: true },
    first: { state: true },
    error: { state: true },
  };

  /** @type {import('lit').CSSResultGroup} */
  static styles = [
    DialogElement.styles,
    cardStyles,
    markStyles,
    sideMarkStyles,
    css`
    :host { --width: 720px; --card: 280px; }
    .body { gap: 26px; }
    /* Numbers alone need no columns. */
    .choices:has(> :nth-child(4):last-child) { display: flex; gap: 0 20px; }
    .note { padding-top: 8px; max-width: 62ch; text-wrap: pretty; }
    .choice select, .choice input:not([type]) { width: auto; min-width: 84px; }
  `,
  ];

  constructor() {
    super();
    /** @type {Sided<Player>} */
    this.players = { a: { kind: 'human', name: '' }, b: { kind: 'computer', name: '', level: 'easy' } };
    /** @type {Side} */
    this.first = 'a';
    this.error = '';
    this.begun = false;
  }

  get side() {
    return /** @type {SideState} */ (this.context.state.side);
  }

  /** The dialog opens on what is being played. */
  willUpdate() {
    if (this.begun) return;
    this.begun = true;
    const { players } = this.side.snapshot;
    this.players = { a: { ...players.a }, b: { ...players.b } };
    this.recall(this.side);
  }

  /** Takes over what is a game's own. @param {SideState} _side */
  recall(_side) {}

  /** What is a game's own. @returns {SideOptions} */
  options() {
    return {};
  }

  heading() {
    return this.context.texts.t('new-title');
  }

  seats() {
    const { t } = this.context.texts;
    return html`
      <fieldset><legend class="big">${t('new-players')}</legend><div class="sides">${SIDES.map(side => this.#seat(side))}</div></fieldset>
      <fieldset><legend>${t('first')}</legend><div class="choices">${SIDES.map(
        side =>
          html`<label class="choice"><input type="radio" name="first" .checked=${this.first === side} @change=${() => {
            this.first = side;
          }}>${sideName(this.side.name, side, this.context.texts)}</label>`,
      )}</div></fieldset>`;
  }

  /** @param {Side} side @returns {TemplateResult} */
  mark(side) {
    return html`${side}`;
  }

  /** @param {Side} side */
  #seat(side) {
    const { texts } = this.context;
    const { t } = texts;
    const player = this.players[side];
    const set = (/** @type {Partial<Player>} */ change) => {
      this.players = { ...this.players, [side]: { ...player, ...change } };
    };
    const kind = (/** @type {Player['kind']} */ one) => html`
      <label class="choice"><input type="radio" name="kind-${side}" .checked=${player.kind === one} @change=${() =>
        set({
          kind: one,
          level: one === 'computer' ? (player.level ?? 'easy') : undefined,
        })}>${t(`kind-${one}`)}</label>`;
    return html`
      <div class="side" role="group" aria-label=${sideName(this.side.name, side, texts)}>
        <h3>${this.mark(side)} ${sideName(this.side.name, side, texts)}</h3>
        <label class="field">${t('name')}<input maxlength="24" autocomplete="off" spellcheck="false" .value=${player.name} @input=${(/** @type {Event} */ event) => set({ name: chosen(event) })}></label>
        <div class="choices" role="radiogroup" aria-label=${t('kind')}>${kind('human')} ${kind('computer')}</div>
        ${
          player.kind === 'computer'
            ? html`<label class="field">${t('level')}<select @change=${(/** @type {Event} */ event) => set({ level: /** @type {Player['level']} */ (chosen(event)) })}>
          ${LEVELS.map(level => html`<option value=${level} .selected=${player.level === level}>${t(`level-${level}`)}</option>`)}</select></label>`
            : nothing
        }
      </div>`;
  }

  start() {
    const { a, b } = this.players;
    const options = { ...this.options(), a: trimmed(a), b: trimmed(b), first: this.first };
    this.hide();
    /** @type {{ newGame: (options: SideOptions) => void }} */ (/** @type {unknown} */ (this.context.intents)).newGame(
      options,
    );
  }

  actions() {
    const { t } = this.context.texts;
    return html`<p class="error" role="status">${this.error}</p>
      <button class="main" aria-disabled=${this.error ? 'true' : 'false'} @click=${() => !this.error && this.start()}>${t('start-game')}</button>`;
  }
}

/** @param {Player} player @returns {Player} */
const trimmed = player => ({ ...player, name: player.name.trim() });
