// The words of the game: what each means here, and how the source texts say it.
import { css, html, nothing } from 'lit';
import { ReadingPage } from '../reading.js';
import { LANGUAGE_OF, TERMS } from './words.js';

/** @import { PageContext } from '../pages.js' */
/** @import { Source } from './words.js' */

const SOURCES = /** @type {Source[]} */ (Object.keys(LANGUAGE_OF));

class Glossary extends ReadingPage {
  static styles = [
    ReadingPage.styles,
    css`
    dl { display: grid; grid-template-columns: minmax(0, 1fr); }
    dl > div { display: grid; gap: 6px 40px; padding: 18px 0; border-top: 1px solid var(--line); }
    dt { font: 600 22px/1.2 var(--display); letter-spacing: -0.012em; }
    .meaning { max-width: 62ch; }
    .words { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr)); gap: 6px 16px; padding-top: 4px; font-size: 15px; line-height: 1.35; }
    .words small { display: block; font-size: 13.5px; color: var(--ink-2); }
    @container (min-width: 860px) {
      dl > div { grid-template-columns: minmax(150px, 1fr) 4fr; align-items: baseline; }
      dd { grid-column: 2; }
      .words { grid-template-columns: repeat(4, minmax(0, 1fr)); }
    }`,
  ];

  heading() {
    return this.context.texts.t('glossary-title');
  }

  near() {
    return /** @type {const} */ (['rules', 'history']).slice();
  }

  body() {
    const { t } = this.context.texts;
    return html`
      <p class="lead">${t('glossary-text')}</p>
      <dl>${TERMS.map(
        ({ id, words }) => html`
        <div><dt>${t(`term-${id}`)}</dt><dd class="meaning">${t(`meaning-${id}`)}</dd>
          ${
            Object.keys(words).length > 0
              ? html`<dd><ul class="words">${SOURCES.filter(source => words[source]).map(
                  source =>
                    html`<li><small>${t(`tongue-${source}`)}</small> <span lang=${LANGUAGE_OF[source]}>${words[source]}</span></li>`,
                )}</ul></dd>`
              : nothing
          }</div>`,
      )}</dl>
      <p class="small">${t('glossary-note')}</p>`;
  }
}
customElements.define('puluc-glossary', Glossary);

/** @param {PageContext} context */
export default context => html`<puluc-glossary class="screen page" .context=${context}></puluc-glossary>`;
