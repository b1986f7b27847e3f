// What is known of a game of the side, what is not, and who says so.
import { html } from 'lit';
import { cited, historyStyles, part } from '../history/frame.js';
import { CITED } from '../history/sources.js';
import { ReadingPage } from '../reading.js';
import { READINGS } from './rules-sections.js';

/** @import { SideName } from '../../app/side/types.d.ts' */
/** @import { LeafContext } from './leaves.js' */

class SideHistory extends ReadingPage {
  static styles = [ReadingPage.styles, historyStyles];

  heading() {
    const { t } = this.context.texts;
    return t('leaf-history', { name: t(`game-${this.#name}`) });
  }

  near() {
    return /** @type {const} */ (['rules']).slice();
  }

  /** @returns {SideName} */
  get #name() {
    return /** @type {LeafContext} */ (/** @type {unknown} */ (this.context)).state.side.name;
  }

  body() {
    const { t } = this.context.texts;
    const name = this.#name;
    const kalah = CITED.find(({ id }) => id === 'kalah');
    return html`
      <p class="lead">${t(`past-lead-${name}`)}</p>
      ${part(t('past-text-title'), html`<p>${t('past-text')}</p><p>${t(`past-text-${name}`)}</p>`)}
      ${part(t('past-age-title'), html`<p class="unsure">${t(`past-age-${name}`)}</p>`)}
      ${part(t(`past-kin-title-${name}`), html`<p>${t(`past-kin-${name}`)}</p>`)}
      ${part(
        t('leaf-ours-title'),
        html`<p>${t('leaf-ours')}</p><ul class="plain">${READINGS[name].map(one => html`<li>${t(`reading-${name}-${one}`)}</li>`)}</ul>`,
      )}
      ${part(
        t('history-sources-title'),
        html`<ul class="cited"><li><cite lang="ru">Манкала – Так-тикль (00210)</cite>. <span>${t('past-cited-text')}</span></li>
          ${name === 'mancala' && kalah ? cited(kalah, t('cited-kalah')) : ''}</ul>`,
      )}`;
  }
}
customElements.define('puluc-side-history', SideHistory);

/** @param {LeafContext} context */
export default context => html`<puluc-side-history .context=${context}></puluc-side-history>`;
