// A new game of Mancala: how it is sown, how many seeds, who plays.
import { html } from 'lit';
import { mark } from '../icons.js';
import { chosen, NewSide } from './new-side.js';

/** @import { MancalaSnapshot, SideState } from '../../app/side/types.d.ts' */
/** @import { DialogContext } from '../dialogs/index.js' */

const KINDS = /** @type {const} */ (['box', 'kalah']);
const SEEDS = [3, 4, 5, 6];

class NewMancala extends NewSide {
  static properties = { ...NewSide.properties, kind: { state: true }, seeds: { state: true } };

  constructor() {
    super();
    /** @type {'box' | 'kalah'} */
    this.kind = 'box';
    this.seeds = 3;
  }

  /** @param {SideState} side */
  recall({ snapshot }) {
    const { kind, seeds } = /** @type {MancalaSnapshot} */ (snapshot);
    this.kind = kind;
    this.seeds = seeds;
  }

  options() {
    return { rules: this.seeds === 3 ? this.kind : `${this.kind};seeds=${this.seeds}` };
  }

  mark = mark;

  body() {
    const { t, n } = this.context.texts;
    return html`
      <fieldset><legend class="big">${t('sow-rules')}</legend><div class="cards">${KINDS.map(
        kind =>
          html`<label class="card"><input type="radio" name="sow" .checked=${this.kind === kind} @change=${() => {
            this.kind = kind;
          }}><b>${t(`sow-${kind}`)}</b><span>${t(`sow-${kind}-text`)}</span></label>`,
      )}</div></fieldset>
      <fieldset><legend>${t('sow-amount')}</legend><div class="choices">${SEEDS.map(
        seeds =>
          html`<label class="choice"><input type="radio" name="seeds" value=${seeds} .checked=${this.seeds === seeds} @change=${(
            /** @type {Event} */ event,
          ) => {
            this.seeds = Number(chosen(event));
          }}>${n(seeds)}</label>`,
      )}</div><p class="small note">${t('sow-known')}</p></fieldset>
      ${this.seats()}`;
  }
}
customElements.define('puluc-new-mancala', NewMancala);

export default (/** @type {DialogContext} */ context) =>
  html`<puluc-new-mancala class="dialog" .context=${context}></puluc-new-mancala>`;
