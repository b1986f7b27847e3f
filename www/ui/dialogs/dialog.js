// The frame of every dialog: the browser's own modal <dialog>, a title, a way to close.
import { css, html, LitElement } from 'lit';
import { controls } from '../../styles/controls.js';
import { base } from '../../styles/tokens.js';
import { icon } from '../icons.js';

/** @import { TemplateResult } from 'lit' */
/** @import { DialogContext } from './index.js' */

const frame = css`
:host { display: contents; }
dialog {
  width: min(var(--width, 560px), calc(100vw - 16px)); max-width: none; max-height: calc(100dvh - 16px); margin: auto; padding: 0; border: 1px solid var(--line); border-radius: 18px;
  background: var(--paper); color: var(--ink); font: 400 17px/1.5 var(--font); box-shadow: var(--shadow); overflow: hidden; rotate: var(--turn, none);
}
dialog[open] { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; }
dialog::backdrop { background: rgb(20 12 6 / 45%); }
header { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 10px 10px 6px 24px; }
header h2 { font-size: 26px; }
/* Reading starts at the title, which is nothing to press. */
header h2:focus { outline: none; }
.body { position: relative; display: grid; align-content: start; gap: 20px; padding: 6px 24px 24px; overflow: auto; overscroll-behavior: contain; }
.body:focus-visible { outline-offset: -3px; }
.actions { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 10px; padding: 12px 24px; border-top: 1px solid var(--line); }
.actions:empty { display: none; }
.actions p { flex: 1 1 12em; align-self: center; }
.actions .main { min-height: 52px; padding: 0 24px; }
.body > p { text-wrap: pretty; }
@media (max-width: 480px) {
  .body { padding-inline: 16px; }
  header { padding-left: 16px; }
  .actions { padding-inline: 16px; }
}`;

export class DialogElement extends LitElement {
  /** @type {import('lit').PropertyDeclarations} */
  static properties = { context: { attribute: false } };
  /** @type {import('lit').CSSResultGroup} */
  static styles = [base, controls, frame];

  constructor() {
    super();
    /** @type {DialogContext} */
    this.context = /** @type {any} */ (undefined);
  }

  /** @returns {string} */
  heading() {
    return '';
  }

  /** @returns {TemplateResult} */
  body() {
    return html``;
  }

  /** @returns {TemplateResult | string} */
  actions() {
    return '';
  }

  get #dialog() {
    return /** @type {HTMLDialogElement | null} */ (this.renderRoot.querySelector('dialog'));
  }

  firstUpdated() {
    this.#dialog?.showModal();
  }

  /** Closes without asking anybody; the browser gives the focus back. */
  hide() {
    this.#dialog?.close();
  }

  render() {
    const { t } = this.context.texts;
    return html`
      <dialog aria-labelledby="title" @close=${() => this.isConnected && this.context.close()}>
        <header><h2 id="title" tabindex="-1" autofocus>${this.heading()}</h2><button class="icon" aria-label=${t('close')} @click=${() => this.hide()}>${icon('close')}</button></header>
        <div class="body" tabindex="0">${this.body()}</div>
        <div class="actions">${this.actions()}</div>
      </dialog>`;
  }
}
