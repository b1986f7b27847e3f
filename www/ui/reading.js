// The frame of a page to read: a way back, a title where reading starts, one measure for the text.
import { css, html, LitElement } from 'lit';
import { controls } from '../styles/controls.js';
import { base } from '../styles/tokens.js';
import { icon } from './icons.js';

/** @import { TemplateResult } from 'lit' */
/** @import { PageContext } from './pages.js' */

const frame = css`
:host { display: block; padding: 8px 16px 40px; background: var(--paper); }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; min-height: 60px; margin-left: -10px; }
header h1 { flex: 1; font-size: 26px; }
header h1:focus { outline: none; }
header nav { display: flex; flex-wrap: wrap; }
header nav button { font-size: 15px; font-weight: 500; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 28px; }
p, li, dd { text-wrap: pretty; }
section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; align-content: start; }
section > p, section > ul, section > ol { max-width: 66ch; }
h2 { font-size: 24px; }
.lead { font-size: 19px; line-height: 1.5; max-width: 56ch; }
.small { max-width: 66ch; }
@container (max-width: 559.9px) {
  header nav { margin-left: 0; flex: 1 0 100%; }
}
@container (min-width: 860px) {
  :host { padding: 12px clamp(32px, 4.5cqw, 64px) 64px; max-width: 1240px; margin-inline: auto; width: 100%; }
  header { min-height: 72px; }
  header h1 { font-size: 40px; }
  main { gap: 44px; }
  h2 { font-size: 28px; }
  .lead { font-size: 21px; }
}`;

export class ReadingPage extends LitElement {
  /** @type {import('lit').PropertyDeclarations} */
  static properties = { context: { attribute: false } };
  /** @type {import('lit').CSSResultGroup} */
  static styles = [base, controls, frame];

  constructor() {
    super();
    /** @type {PageContext} */
    this.context = /** @type {any} */ (undefined);
  }

  firstUpdated() {
    // The page before may have been scrolled, whichever element around this one does that.
    for (let root = this.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
      root.host.scrollTop = 0;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('h1'))?.focus({ preventScroll: true });
  }

  /** @returns {string} */
  heading() {
    return '';
  }

  /** Pages near this one, by their names. @returns {('rules' | 'glossary' | 'history')[]} */
  near() {
    return [];
  }

  /** @returns {TemplateResult} */
  body() {
    return html``;
  }

  render() {
    const { intents, texts } = this.context;
    const { t } = texts;
    return html`
      <header>
        <button class="icon" aria-label=${t('back')} @click=${() => intents.leave()}>${icon('back')}</button>
        <h1 tabindex="-1">${this.heading()}</h1>
        <nav aria-label=${t('links')}>
          <button @click=${() => intents.show('lesson')}>${t('learn')}</button>
          ${this.near().map(page => html`<button @click=${() => intents.show(page)}>${t(page)}</button>`)}
        </nav>
      </header>
      <main>${this.body()}</main>`;
  }
}
