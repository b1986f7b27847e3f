// What is known of the game, what is not, where the descriptions disagree, and who says so.
import { html } from 'lit';
import { ReadingPage } from '../reading.js';
import { cited, historyStyles, part } from './frame.js';
import { CITED } from './sources.js';

/** @import { PageContext } from '../pages.js' */

const NAMES = ['puluc', 'bul', 'buul', 'boolik'];
const DISAGREE = ['way', 'freed', 'friends', 'scores', 'throws', 'end', 'length'];
const TEXTS = ['bell', 'pencils', 'strasbourg', 'liberation', 'other'];
/** Of whom there is more to say. */
const NOTED = ['culin', 'verbeeck', 'kalah'];
const OURS = ['begin', 'must', 'jump', 'one', 'free', 'die', 'limit'];

class History extends ReadingPage {
  static styles = [ReadingPage.styles, historyStyles];

  heading() {
    return this.context.texts.t('history');
  }

  near() {
    return /** @type {const} */ (['rules', 'glossary']).slice();
  }

  body() {
    const { t } = this.context.texts;
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
        html`<ul class="cited">${CITED.map(one => cited(one, NOTED.includes(one.id) ? t(`cited-${one.id}`) : ''))}</ul>`,
      )}`;
  }
}
customElements.define('puluc-history', History);

/** @param {PageContext} context */
export default context => html`<puluc-history class="screen page" .context=${context}></puluc-history>`;
