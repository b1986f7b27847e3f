// A new game of Tak-tikl: who plays, how long, by which clock, for how many kernels.
import { html, nothing } from 'lit';
import { other } from '../words.js';
import { chosen, NewSide } from './new-side.js';
import { kernelStyles, noStakes, stakesFields, stakesOf, stakesWrong } from './stakes-fields.js';
import { words } from './tak-tikl.js';

/** @import { SideState, TakTiklSnapshot } from '../../app/side/types.d.ts' */
/** @import { DialogContext } from '../dialogs/index.js' */

const LIMITS = [15, 20, 25, 30, 40, 60, 0];
const SECONDS = [3, 5, 8, 10, 15, 20, 30];

class NewTakTikl extends NewSide {
  static properties = {
    ...NewSide.properties,
    limit: { state: true },
    seconds: { state: true },
    staked: { state: true },
    draft: { state: true },
  };

  static styles = [NewSide.styles, kernelStyles];

  constructor() {
    super();
    /** 0 for none. */
    this.limit = 30;
    /** 0 where the clock is off. */
    this.seconds = 0;
    this.staked = false;
    this.draft = noStakes();
  }

  /** @param {SideState} side */
  recall({ snapshot }) {
    const { limit, clock, stakes, kernels, outcome, turns } = /** @type {TakTiklSnapshot} */ (snapshot);
    this.limit = limit ?? 0;
    this.seconds = (clock?.allowed ?? 0) / 1000;
    this.staked = stakes !== null;
    // As in any rematch the other one begins.
    if (stakes?.onlookers.length && outcome && turns[0]) this.first = other(turns[0].side);
    if (stakes && kernels) this.draft = noStakes(stakes, kernels);
  }

  options() {
    const rules = `limit=${this.limit || 'none'};clock=${this.seconds || 'off'}`;
    return { rules, stakes: this.staked ? stakesOf(this.draft) : null };
  }

  mark = words.mark;

  body() {
    const { texts } = this.context;
    const { t, n } = texts;
    this.error = this.staked && stakesWrong(this.draft) ? t('stakes-bad') : '';
    const limits = LIMITS.includes(this.limit) ? LIMITS : [...LIMITS, this.limit];
    const times = this.seconds === 0 || SECONDS.includes(this.seconds) ? SECONDS : [...SECONDS, this.seconds];
    return html`
      ${this.seats()}
      <label class="field">${t('limit')}<select name="limit" @change=${(/** @type {Event} */ event) => {
        this.limit = Number(chosen(event));
      }}>${limits.map(limit => html`<option value=${limit} .selected=${limit === this.limit}>${limit ? t('limit-moves', { n: limit }) : t('limit-none')}</option>`)}</select></label>
      <fieldset><legend>${t('clock')}</legend>
        <div class="choices">
          <label class="choice"><input type="radio" name="clock" .checked=${this.seconds === 0} @change=${() => {
            this.seconds = 0;
          }}>${t('clock-off')}</label>
          ${times.map(
            seconds =>
              html`<label class="choice"><input type="radio" name="clock" .checked=${this.seconds === seconds} @change=${() => {
                this.seconds = seconds;
              }}>${t('clock-time', { n: n(seconds) })}</label>`,
          )}
        </div>
        <p class="small note">${t('clock-note')}</p></fieldset>
      <fieldset><legend class="big">${t('stakes')}</legend>
        <label class="choice"><input type="checkbox" name="stakes" .checked=${this.staked} @change=${(
          /** @type {Event} */ { target },
        ) => {
          this.staked = /** @type {HTMLInputElement} */ (target).checked;
        }}>${t('stakes-on')}</label>
        <p class="small">${t('stakes-note')}</p>
        ${
          this.staked
            ? stakesFields(
                this.draft,
                draft => {
                  this.draft = draft;
                },
                texts,
              )
            : nothing
        }
      </fieldset>`;
  }
}
customElements.define('puluc-new-tak-tikl', NewTakTikl);

export default (/** @type {DialogContext} */ context) =>
  html`<puluc-new-tak-tikl class="dialog" .context=${context}></puluc-new-tak-tikl>`;
