// What is known of the game, what is not, where the descriptions disagree, and who says so.
import { css, html } from 'lit';
import { ReadingPage } from '../reading.js';
import { CITED } from './sources.js';

/** @import { PageContext } from '../pages.js' */

const NAMES = ['puluc', 'bul', 'buul', 'boolik'];
const DISAGREE = ['way', 'freed', 'friends', 'scores', 'throws', 'end', 'length'];
const TEXTS = ['bell', 'pencils', 'strasbourg', 'liberation', 'other'];
/** Of whom there is more to say. */
const NOTED = ['culin', 'verbeeck', 'kalah'];
const OURS = ['begin', 'must', 'jump', 'one', 'free', 'die', 'limit'];

class History extends ReadingPage {
  static styles = [
    ReadingPage.styles,
    css`
    .unsure { padding: 16px 20px; border-left: 4px solid var(--yellow-low); background: var(--panel); border-radius: 0 12px 12px 0; max-width: 66ch; }
    .names { display: flex; flex-wrap: wrap; gap: 8px 24px; font: 600 24px/1.3 var(--display); letter-spacing: -0.012em; }
    .points { display: grid; gap: 14px; counter-reset: point; }
    .points li { counter-increment: point; display: grid; grid-template-columns: 2.1em minmax(0, 1fr); max-width: 70ch; }
    .points li::before { content: counter(point); font: 600 24px/1.2 var(--display); color: var(--live); }
    .points b { display: block; }
    .plain { display: grid; gap: 10px; }
    .plain li { padding-left: 18px; background: linear-gradient(var(--edge), var(--edge)) 0 0.72em / 9px 1.5px no-repeat; }
    .cited { display: grid; gap: 14px; }
    .cited li { max-width: 70ch; padding-left: 1.6em; text-indent: -1.6em; }
    .cited cite { font-style: normal; font-weight: 600; }
    .cited span { color: var(--ink-2); }
    section > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; max-width: 68ch; }
    @container (min-width: 860px) {
      main { gap: 0; }
      .lead { padding-bottom: 36px; }
      section { grid-template-columns: minmax(180px, 1fr) 3fr; gap: 24px 56px; padding: 32px 0; border-top: 1px solid var(--line); }
      section h2 { font-size: 24px; }
      .points { gap: 20px; }
    }`,
  ];

  heading() {
    return this.context.texts.t('history');
  }

  near() {
    return /** @type {const} */ (['rules', 'glossary']).slice();
  }

  body() {
    const { t } = this.context.texts;
    /** @param {string} title @param {unknown} text */
    const part = (title, text) => html`<section><h2>${title}</h2><div>${text}</div></section>`;
    return html`
      <p class="lead">${t('history-lead')}</p>
      ${part(
        t('history-names-title'),
        html`<p class="names">${NAMES.map(name => html`<span>${name}</span> `)}</p><p>${t('history-names')}</p>`,
      )}
      ${part(t('history-seen-title'), html`<p>${t('history-seen')}</p><p>${t('history-seen-first')}</p>`)}
      ${part(t('history-age-title'), html`<p class="unsure">${t('history-age')}</p>`)}
      ${part(
        t('history-disagree-title'),
        html`<p>${t('history-disagree')}</p>
          <ol class="points">${DISAGREE.map(point => html`<li><div><b>${t(`differ-${point}`)}</b> ${t(`differ-${point}-text`)}</div></li>`)}</ol>`,
      )}
      ${part(
        t('history-texts-title'),
        html`<p>${t('history-texts')}</p><ul class="plain">${TEXTS.map(text => html`<li>${t(`text-${text}`)}</li>`)}</ul>`,
      )}
      ${part(
        t('history-ours-title'),
        html`<p>${t('history-ours')}</p><ul class="plain">${OURS.map(one => html`<li>${t(`ours-${one}`)}</li>`)}</ul>`,
      )}
      ${part(
        t('history-sources-title'),
        html`<ul class="cited">${CITED.map(
          ({ id, author, title, where, lang }) =>
            html`<li>${author}, <cite lang=${lang}>${title}</cite><span lang="en">${where}</span> ${NOTED.includes(id) ? html`<span>${t(`cited-${id}`)}</span>` : ''}</li>`,
        )}</ul>`,
      )}`;
  }
}
customElements.define('puluc-history', History);

/** @param {PageContext} context */
export default context => html`<puluc-history class="screen page" .context=${context}></puluc-history>`;
