// The laboratory: change the rules and see the solved game in figures; two rule sets side by side; how it is proved.
import { css, html, LitElement, nothing } from 'lit';
import { controls } from '../../styles/controls.js';
import { base } from '../../styles/tokens.js';
import { customFields, customStyles, draftOf, textOf } from '../custom-rules.js';
import { icon } from '../icons.js';
import { rulesName } from '../words.js';
import { workingStyles } from '../working.js';
import { factStyles, facts } from './facts.js';
import { plotStyles, reach } from './plots.js';

/** @import { PageContext } from '../pages.js' */
/** @import { LabEntry, RuleSetView } from '../../types.d.ts' */
/** @import { Draft } from '../custom-rules.js' */

/** @typedef {0 | 1} Slot */

class LabPage extends LitElement {
  static properties = {
    context: { attribute: false },
    drafts: { state: true },
    errors: { state: true },
    copied: { state: true },
    width: { state: true },
  };

  static styles = [
    base,
    controls,
    customStyles,
    plotStyles,
    factStyles,
    workingStyles,
    css`
    :host { display: block; padding: 8px 16px 32px; }
    header { display: flex; align-items: center; gap: 12px; min-height: 60px; margin-left: -10px; }
    header h1 { font-size: 26px; }
    header h1:focus { outline: none; }
    .lead { max-width: 62ch; color: var(--ink-2); text-wrap: pretty; }
    .benches { display: grid; grid-template-columns: minmax(0, 1fr); gap: 32px; margin-top: 20px; align-items: start; }
    .bench { display: grid; gap: 16px; min-width: 0; }
    .bench:nth-child(2) { --bar: var(--b); }
    .title { display: flex; flex-wrap: wrap; align-items: center; }
    .title h2 { flex: 1; min-height: 44px; }
    .title code { flex: 1 0 100%; }
    .bench h2 { display: flex; align-items: center; gap: 10px; }
    .bench h2::before { content: ''; flex: none; width: 14px; height: 14px; border-radius: 4px; background: var(--bar, var(--a)); }
    code { font: 14px/1.4 ui-monospace, 'DejaVu Sans Mono', monospace; overflow-wrap: anywhere; color: var(--ink-2); }
    .acts { display: flex; flex-wrap: wrap; gap: 8px; }
    .acts .main { min-height: 44px; padding: 0 18px; font-size: 16px; border-radius: 12px; }
    .bench details { border-block: 1px solid var(--line); }
    summary { min-height: 44px; padding: 10px 0; font-weight: 600; font-size: 15px; cursor: pointer; }
    .change { display: grid; gap: 16px; padding: 4px 0 16px; }
    .proof { display: grid; gap: 10px; margin-top: 36px; max-width: 72ch; }
    .proof pre { margin: 0; padding: 12px 14px; overflow: auto; border-radius: 12px; background: var(--panel); border: 1px solid var(--line); }
    @container (min-width: 860px) {
      :host { padding: 12px clamp(32px, 4.5cqw, 64px) 40px; max-width: 1500px; margin-inline: auto; width: 100%; }
      header h1 { font-size: 32px; }
      .benches { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 56px; }
    }`,
  ];

  /** Something of the page has the focus. */
  #focused = false;
  #observer = new ResizeObserver(() => this.#measure());

  constructor() {
    super();
    /** @type {PageContext} */
    this.context = /** @type {any} */ (undefined);
    /** What is being changed, by slot. @type {[Draft | null, Draft | null]} */
    this.drafts = [null, null];
    this.errors = ['', ''];
    /** The slot whose link was copied. @type {Slot | null} */
    this.copied = null;
    /** Of a plot. */
    this.width = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  willUpdate() {
    this.#focused = Boolean(this.shadowRoot?.activeElement);
  }

  /** Reading starts there, and goes on from there where what had the focus is gone. */
  #toTitle() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('h1'))?.focus({ preventScroll: true });
  }

  firstUpdated() {
    this.#toTitle();
  }

  updated() {
    if (this.#focused && !this.shadowRoot?.activeElement) this.#toTitle();
    const bench = this.renderRoot.querySelector('.bench');
    if (bench) this.#observer.observe(bench);
  }

  #measure() {
    this.width = this.renderRoot.querySelector('.bench')?.clientWidth ?? 0;
  }

  /** @param {string} rules @param {Slot} slot */
  #work(rules, slot) {
    const { intents, texts } = this.context;
    try {
      intents.lab?.solve(rules, slot);
      this.errors = /** @type {[string, string]} */ (this.errors.with(slot, ''));
      this.drafts = /** @type {[Draft | null, Draft | null]} */ (this.drafts.with(slot, null));
    } catch (error) {
      const { code = 'bad-rules', message } = /** @type {{ code?: string, message: string }} */ (error);
      const said = texts.lang === 'en' ? `${texts.t(`problem-${code}`)} ${message}` : texts.t(`problem-${code}`);
      this.errors = /** @type {[string, string]} */ (this.errors.with(slot, said));
    }
  }

  /** @param {Slot} slot */
  async #copy(slot) {
    try {
      await navigator.clipboard.writeText(this.context.intents.lab?.link(slot) ?? '');
      this.copied = slot;
    } catch {
      this.copied = null;
    }
  }

  render() {
    const { state, intents, texts } = this.context;
    const { t } = texts;
    const entries = state.lab?.entries ?? [];
    const end = reach(entries.flatMap(({ facts }) => (facts ? [facts.lengths] : [])));
    return html`
      <header><button class="icon" aria-label=${t('back')} @click=${() => intents.leave()}>${icon('back')}</button><h1 tabindex="-1">${t('lab')}</h1></header>
      <main>
        <p class="lead">${t('lab-text')}</p>
        <div class="benches">
          ${entries.map((entry, slot) => this.#bench(entry, /** @type {Slot} */ (slot), end, entries.length))}
          ${entries.length === 1 ? this.#second(entries[0]?.rules) : nothing}
        </div>
        ${entries[0] ? this.#proof(entries[0].rules) : nothing}
      </main>`;
  }

  /** @param {LabEntry} entry @param {Slot} slot @param {number} end @param {number} count */
  #bench(entry, slot, end, count) {
    const { intents, texts } = this.context;
    const { t } = texts;
    const { rules } = entry;
    return html`
      <section class="bench" aria-label=${rulesName(rules, texts)}>
        <div class="title"><h2>${rulesName(rules, texts)}</h2>${
          slot === 1 && count > 1
            ? html`<button class="icon" aria-label=${t('lab-remove')} title=${t('lab-remove')} @click=${() => intents.lab?.solve(null, 1)}>${icon('close')}</button>`
            : nothing
        }<code>${rules.text}</code></div>
        <div class="acts">
          <button class="main" @click=${() => intents.lab?.play(slot)}>${t('lab-play')}</button>
          <button class="raised" @click=${() => this.#copy(slot)}>${icon('link', 20)} ${t(this.copied === slot ? 'copied' : 'lab-link')}</button>
        </div>
        ${this.#change(rules, slot)}
        ${facts(entry, end, this.width, { begin: () => this.#work(rules.text, slot), cancel: () => intents.lab?.cancel(slot) }, texts)}
      </section>`;
  }

  /** @param {RuleSetView} rules @param {Slot} slot */
  #change(rules, slot) {
    const { state, texts } = this.context;
    const { t } = texts;
    const draft = this.drafts[slot] ?? draftOf(rules);
    const set = (/** @type {Draft} */ changed) => {
      this.drafts = /** @type {[Draft | null, Draft | null]} */ (this.drafts.with(slot, changed));
    };
    return html`
      <details><summary>${t('lab-change')}</summary>
        <form class="change" @submit=${(/** @type {Event} */ event) => {
          event.preventDefault();
          this.#work(textOf(draft), slot);
        }}>
          <div class="acts" role="group" aria-label=${t('custom-base')}>${state.presets.map(
            view =>
              html`<button type="button" class="raised" @click=${() => this.#work(view.text, slot)}>${t(`rules-${view.preset}`)}</button>`,
          )}</div>
          ${customFields(draft, set, texts)}
          ${this.errors[slot] ? html`<p class="error" role="alert">${this.errors[slot]}</p>` : nothing}
          <div class="acts"><button class="main">${t('lab-work')}</button></div>
        </form>
      </details>`;
  }

  /** @param {RuleSetView | undefined} first */
  #second(first) {
    const { state, texts } = this.context;
    const { t } = texts;
    return html`
      <section class="bench" aria-label=${t('lab-compare')}>
        <h2>${t('lab-compare')}</h2>
        <div class="acts">${state.presets
          .filter(({ text }) => text !== first?.text)
          .map(
            view =>
              html`<button class="raised" @click=${() => this.#work(view.text, 1)}>${t(`rules-${view.preset}`)}</button>`,
          )}</div>
      </section>`;
  }

  /** @param {RuleSetView} rules */
  #proof({ text, spaces, men }) {
    const { t } = this.context.texts;
    const start = `${Array(spaces).fill('-').join('/')} ${men},${men} 0,0 a`;
    return html`
      <section class="proof"><h2>${t('proof')}</h2>
        <p>${t('proof-what')}</p><p>${t('proof-how')}</p><p>${t('proof-figures')}</p>
        <pre tabindex="0"><code>${`cargo build --release -p puluc --features cli
target/release/puluc solve --rules '${text}' --prove --out puluc.table
echo '${start}' | target/release/puluc value --table puluc.table
target/release/puluc match --rules '${text}' \\
  --a perfect:puluc.table --b grab --games 10000 --seed 1`}</code></pre>
      </section>`;
  }
}
customElements.define('puluc-lab', LabPage);

/** @param {PageContext} context */
export default context => html`<puluc-lab class="screen page" .context=${context}></puluc-lab>`;
