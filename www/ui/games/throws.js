// Statistics: the throws against their odds, with a plain word on chance, and the own play against the computer.
import { html, LitElement, nothing } from 'lit';
import { controls } from '../../styles/controls.js';
import { base } from '../../styles/tokens.js';
import { icon } from '../icons.js';
import { named } from '../words.js';
import { account, groups } from './chance.js';
import { ownPlay } from './own-play.js';
import { scorePlot } from './plot.js';
import { pageStyles } from './styles.js';
import { rulesReader } from './words.js';

/** @import { PageContext } from '../pages.js' */
/** @import { KeptGame, LibraryState, Side, Snapshot } from '../../types.d.ts' */
/** @import { Verdict } from './chance.js' */

/** @typedef {'here' | 'kept'} From */
/** @typedef {'all' | Side | 'human' | 'computer'} Whose */

class ThrowsPage extends LitElement {
  static properties = {
    context: { attribute: false },
    from: { state: true },
    whose: { state: true },
    said: { state: true },
  };

  static styles = [base, controls, pageStyles];

  /** @type {ReturnType<typeof rulesReader> | null} */
  #rules = null;

  constructor() {
    super();
    /** @type {PageContext} */
    this.context = /** @type {any} */ (undefined);
    /** @type {From} */
    this.from = 'here';
    /** @type {Whose} */
    this.whose = 'all';
    this.said = '';
  }

  firstUpdated() {
    if (!this.context.state.snapshot) this.from = 'kept';
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('h1'))?.focus();
  }

  render() {
    const { state, intents, texts } = this.context;
    const { t } = texts;
    this.#rules ??= rulesReader(intents);
    const { library, snapshot } = state;
    return html`
      <main>
        <div class="head"><button class="icon" aria-label=${t('back')} @click=${() => intents.leave()}>${icon('back')}</button><h1 tabindex="-1">${t('statistics')}</h1></div>
        ${
          library
            ? html`${this.#throws(library, snapshot)}${ownPlay(
                library,
                this.context,
                text => {
                  this.said = text;
                },
                this.said,
              )}`
            : nothing
        }
      </main>`;
  }

  /** @param {LibraryState} library @param {Snapshot | null} snapshot */
  #throws(library, snapshot) {
    const { t } = this.context.texts;
    const kept = library.games.filter(({ game }) => game === undefined);
    const games = this.from === 'kept' ? kept : library.here ? [library.here] : [];
    const found = account(
      groups(
        games,
        text => this.#rules?.(text) ?? null,
        (game, side) => this.#counts(game, side),
      ),
    );
    return html`
      <section aria-labelledby="throws"><h2 id="throws">${t('throws')}</h2>
        <div class="asked">
          <div class="field"><label for="from">${t('throws-from')}</label>
            <select id="from" @change=${(/** @type {Event} */ event) => {
              this.from = /** @type {From} */ (/** @type {HTMLSelectElement} */ (event.currentTarget).value);
              this.whose = 'all';
            }}>
              ${snapshot ? html`<option value="here" ?selected=${this.from === 'here'}>${t('throws-here')}</option>` : nothing}
              <option value="kept" ?selected=${this.from === 'kept'}>${t('throws-kept', { n: kept.length })}</option>
            </select></div>
          <div class="field"><label for="whose">${t('throws-whose')}</label>
            <select id="whose" .value=${this.whose} @change=${(/** @type {Event} */ event) => {
              this.whose = /** @type {Whose} */ (/** @type {HTMLSelectElement} */ (event.currentTarget).value);
            }}>${this.#choices(snapshot).map(([value, label]) => html`<option value=${value} ?selected=${this.whose === value}>${label}</option>`)}</select></div>
        </div>
        ${found.throws > 0 ? this.#found(found) : html`<p class="none">${t('throws-none')}</p>`}
      </section>`;
  }

  /** @param {Pick<KeptGame, 'players'>} game @param {Side} side */
  #counts({ players }, side) {
    const { whose } = this;
    return whose === 'all' || whose === side || whose === players[side].kind;
  }

  /** @param {Snapshot | null} snapshot @returns {[Whose, string][]} */
  #choices(snapshot) {
    const { texts } = this.context;
    const { t } = texts;
    /** @type {[Whose, string]} */
    const all = ['all', t('throws-all')];
    if (this.from === 'here' && snapshot) {
      const label = (/** @type {Side} */ side) => named(snapshot.players, side, texts).label;
      return [all, ['a', label('a')], ['b', label('b')]];
    }
    return [all, ['human', t('throws-people')], ['computer', t('throws-computers')]];
  }

  /** @param {ReturnType<typeof account>} found */
  #found(found) {
    const { texts } = this.context;
    const { t, n, lang } = texts;
    const fine = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
    return html`
      <p class="verdict">${this.#verdict(found.verdict, found.throws)}</p>
      <div class="found">${scorePlot(found, texts)}
      <table>
        <caption class="hidden-text">${t('throws-plot', { n: found.throws })}</caption>
        <thead><tr><th scope="col">${t('throws-score')}</th><th scope="col">${t('throws-count')}</th><th scope="col">${t('throws-due')}</th><th scope="col">${t('throws-usual')}</th></tr></thead>
        <tbody>${found.rows.map(
          ({ score, count, expected, low, high }) =>
            html`<tr><th scope="row">${n(score)}</th><td>${n(count)}</td><td>${fine.format(expected)}</td><td>${t('throws-range', { from: n(low), to: n(high) })}</td></tr>`,
        )}</tbody>
      </table></div>
      <p class="small">${t('throws-how')}</p>`;
  }

  /** @param {Verdict} verdict @param {number} throws */
  #verdict({ kind, share }, throws) {
    const { t } = this.context.texts;
    if (kind === 'few') return t('throws-few', { n: throws });
    if (kind === 'odd') return t('throws-odd', { n: throws });
    return t(kind === 'rare' ? 'throws-rare' : 'throws-fair', { n: throws, of: Math.max(1, Math.round(100 * share)) });
  }
}
customElements.define('puluc-throws', ThrowsPage);

/** @param {PageContext} context */
export default context => html`<puluc-throws class="screen page" .context=${context}></puluc-throws>`;
