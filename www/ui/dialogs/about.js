import { css, html } from 'lit';
import { DialogElement } from './dialog.js';

/** @import { DialogContext } from './index.js' */

/** @type {[keys: string[], text: string][]} */
const KEYS = [
  [['T'], 'keys-throw'],
  [['0–9'], 'keys-digits'],
  [['←', '→'], 'keys-arrows'],
  [['Enter'], 'keys-enter'],
  [['U'], 'keys-undo'],
  [['R'], 'keys-redo'],
  [['Esc'], 'keys-escape'],
  [['Tab'], 'keys-tab'],
];

class About extends DialogElement {
  static styles = [
    DialogElement.styles,
    css`
    dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 20px; align-items: baseline; font-size: 16px; }
    kbd { display: inline-block; padding: 1px 8px; border: 1px solid var(--edge); border-radius: 8px; font: 600 14px/1.5 var(--font); background: var(--panel); white-space: nowrap; }
    h3 { margin-bottom: 10px; }
  `,
  ];

  heading() {
    return this.context.texts.t('about-title');
  }

  body() {
    const { t } = this.context.texts;
    return html`
      <p>${t('about-text')}</p>
      <section>
        <h3>${t('keys-title')}</h3>
        <dl>${KEYS.map(([keys, text]) => html`<dt>${keys.map(key => html`<kbd>${key}</kbd> `)}</dt><dd>${t(text)}</dd>`)}</dl>
      </section>
      <p>${t('about-private')}</p>
      <p class="small">${t('about-type')}</p>`;
  }
}
customElements.define('puluc-about', About);

export default (/** @type {DialogContext} */ context) =>
  html`<puluc-about class="dialog" .context=${context}></puluc-about>`;
