// Games from text: pasted, or from a file. Nothing is added before all of it has been read.
import { css, html, nothing } from 'lit';
import { DialogElement } from '../dialogs/dialog.js';

/** @import { ImportReport } from '../../types.d.ts' */

/** Errors that are listed at most. */
const LISTED = 6;
/** Characters of a file at most: thousands of games. */
const LARGEST = 20_000_000;

class TextIn extends DialogElement {
  static properties = {
    ...DialogElement.properties,
    report: { state: true },
    error: { state: true },
    busy: { state: true },
  };
  static styles = [
    DialogElement.styles,
    css`
    .bad { display: grid; gap: 6px; }
    .bad li { overflow-wrap: anywhere; font-size: 15px; }
    .file input { position: absolute; width: 1px; height: 1px; min-height: 0; padding: 0; clip-path: inset(50%); }
    .file label { display: inline-flex; align-items: center; min-height: 44px; padding: 0 14px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); font-size: 16px; cursor: pointer; }
    .file input:focus-visible + label { outline: 3px solid var(--ring); outline-offset: 2px; }`,
  ];

  constructor() {
    super();
    /** What was read and is not right, or not yet added. @type {ImportReport | null} */
    this.report = null;
    this.error = '';
    this.busy = false;
    /** Told what was added. @type {(report: ImportReport) => void} */
    this.added = () => {};
  }

  heading() {
    return this.context.texts.t('games-add');
  }

  get #field() {
    return /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector('#in'));
  }

  /** @param {Event} event */
  async #file(event) {
    const input = /** @type {HTMLInputElement} */ (event.currentTarget);
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    this.report = null;
    try {
      if (file.size > LARGEST) throw new Error();
      this.#field.value = await file.text();
      await this.#read();
    } catch {
      this.error = this.context.texts.t('games-file-bad', { name: file.name });
    }
  }

  async #read() {
    const { intents, texts } = this.context;
    const text = this.#field.value;
    this.error = text.trim() ? '' : texts.t('games-empty');
    if (this.error || this.busy) return;
    this.busy = true;
    try {
      const report = await (await intents.library()).check(text);
      this.report = report;
      if (report.bad.length === 0 && report.good.length + report.known === 0) this.error = texts.t('games-empty');
      else if (report.bad.length === 0) await this.#add(report);
      else this.#field.focus();
    } finally {
      this.busy = false;
    }
  }

  /** @param {ImportReport} report */
  async #add(report) {
    await (await this.context.intents.library()).add(report);
    this.added(report);
    this.hide();
  }

  body() {
    const { t } = this.context.texts;
    const bad = this.report?.bad ?? [];
    return html`
      <div class="field">
        <label for="in">${t('games-paste')}</label>
        <textarea id="in" rows="8" spellcheck="false" autocapitalize="off" aria-describedby="help wrong" aria-invalid=${this.error || bad.length > 0 ? 'true' : 'false'}
          @input=${() => {
            this.error = '';
            this.report = null;
          }}></textarea>
        <p id="help" class="small">${t('games-paste-help')}</p>
      </div>
      <div class="file"><input id="file" type="file" accept=".txt,text/plain" @change=${this.#file}><label for="file">${t('games-from-file')}</label></div>
      <div id="wrong" role="alert">
        ${this.error ? html`<p class="error">${this.error}</p>` : nothing}
        ${bad.length > 0 ? this.#wrong(bad) : nothing}
      </div>`;
  }

  /** @param {ImportReport['bad']} bad */
  #wrong(bad) {
    const { t, n, lang } = this.context.texts;
    return html`<p class="error">${t('games-bad', { n: bad.length })}</p>
      <ul class="bad">${bad.slice(0, LISTED).map(({ line, why, newer }) => {
        // The engine explains itself in English.
        const reason = newer ? t('games-newer') : lang === 'en' ? why : '';
        return html`<li><b>${t('games-line', { line: n(line) })}</b> ${reason ? reason : html`<span lang="en">${why}</span>`}</li>`;
      })}</ul>`;
  }

  actions() {
    const { t } = this.context.texts;
    const { report } = this;
    return html`
      ${
        report && report.bad.length > 0 && report.good.length > 0
          ? html`<button class="raised" @click=${() => this.#add(report)}>${t('games-add-good', { n: report.good.length })}</button>`
          : nothing
      }
      <button class="main" aria-disabled=${this.busy ? 'true' : 'false'} @click=${() => this.#read()}>${t('games-read')}</button>`;
  }
}
customElements.define('puluc-text-in', TextIn);
