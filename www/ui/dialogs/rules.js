// The rules of the set in play, at hand while playing; the page of rules shows them with pictures, for every set.
import { css, html } from 'lit';
import { ruleSections, said, scoreStyles } from '../rules/sections.js';
import { rulesName } from '../words.js';
import { DialogElement } from './dialog.js';

/** @import { DialogContext } from './index.js' */

class Rules extends DialogElement {
  static styles = [
    DialogElement.styles,
    scoreStyles,
    css`
    :host { --width: 680px; }
    section { display: grid; gap: 6px; }
  `,
  ];

  heading() {
    return this.context.texts.t('rules-title');
  }

  body() {
    const {
      state: { rules, presets },
      texts,
    } = this.context;
    const set = rules ?? presets[0];
    if (!set) return html``;
    return html`
      <div><h3>${rulesName(set, texts)}</h3><p>${texts.t(`summary-${set.preset}`)}</p></div>
      ${ruleSections(set, texts).map(({ title, paragraphs }) => html`<section><h3>${title}</h3>${said(paragraphs)}</section>`)}`;
  }

  actions() {
    const { intents, texts } = this.context;
    return html`<button class="raised" @click=${() => intents.show('rules')}>${texts.t('rules-pictures')}</button>`;
  }
}
customElements.define('puluc-rules', Rules);

export default (/** @type {DialogContext} */ context) =>
  html`<puluc-rules class="dialog" .context=${context}></puluc-rules>`;
