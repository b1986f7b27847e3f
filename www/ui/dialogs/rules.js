// The rules, said from the data of the set in play, so that page and program cannot differ.
import { css, html, nothing } from 'lit';
import { rulesName } from '../words.js';
import { DialogElement } from './dialog.js';

/** @import { RuleSetView } from '../../types.d.ts' */
/** @import { DialogContext } from './index.js' */

class Rules extends DialogElement {
  static styles = [
    DialogElement.styles,
    css`
    :host { --width: 680px; }
    section { display: grid; gap: 6px; }
    table { border-collapse: collapse; width: 100%; max-width: 400px; margin-block: 4px; }
    th, td { padding: 7px 0; text-align: left; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; }
    th { font-size: 14px; font-weight: 400; color: var(--ink-2); }
    td:nth-child(2) { font-weight: 700; }
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
    const { t } = texts;
    /** @type {[title: string, paragraphs: (string | import('lit').TemplateResult | false)[]][]} */
    const parts = [
      [
        'rules-goal-title',
        [t('rules-goal', { cobs: set.spaces + 1, spaces: set.spaces, men: set.men }), t('rules-begin')],
      ],
      [
        'rules-throw-title',
        [t(set.throw === 'die' ? 'rules-throw-die' : 'rules-throw'), this.#table(set), this.#zero(set)],
      ],
      ['rules-enter-title', [t(`rules-enter-${set.entry}`)]],
      ['rules-move-title', [t('rules-move'), t(`rules-move-${set.move}`)]],
      ['rules-capture-title', [t('rules-capture')]],
      ['rules-leave-title', [t('rules-leave'), t(`rules-captives-${set.captives}`)]],
      ['rules-end-title', [t(`rules-end-${set.end}`), t('rules-limit')]],
      [
        'rules-source-title',
        [
          set.pure ? false : t('rules-changed', { text: set.text }),
          `${t(`source-${set.preset}`)}.`,
          t(`note-${set.preset}`),
          t('rules-ours'),
        ],
      ],
    ];
    return html`
      <div><h3>${rulesName(set, texts)}</h3><p>${t(`summary-${set.preset}`)}</p></div>
      ${parts.map(
        ([title, paragraphs]) =>
          html`<section><h3>${t(title)}</h3>${paragraphs.map(part =>
            part === false ? nothing : typeof part === 'string' ? html`<p>${part}</p>` : part,
          )}</section>`,
      )}`;
  }

  /** @param {RuleSetView} set */
  #zero(set) {
    const { t } = this.context.texts;
    if (set.throw === 'die' || !set.scores.includes(0)) return false;
    return t(set.again ? 'rules-zero-again' : 'rules-zero');
  }

  /** @param {RuleSetView} set */
  #table(set) {
    const { t, n } = this.context.texts;
    if (set.throw === 'die') {
      return html`<table><thead><tr><th scope="col">${t('rules-score')}</th><th scope="col">${t('rules-odds')}</th></tr></thead>
        <tbody>${[1, 2, 3, 4, 5].map(score => html`<tr><td>${n(score)}</td><td>${t('rules-odds-of', { n: 1, of: 5 })}</td></tr>`)}</tbody></table>`;
    }
    const counts = (/** @type {number} */ yellow) => !(set.again && set.scores[yellow] === 0);
    const of = set.ways.reduce((sum, ways, yellow) => sum + (counts(yellow) ? ways : 0), 0);
    return html`<table>
      <thead><tr><th scope="col">${t('rules-yellow')}</th><th scope="col">${t('rules-score')}</th><th scope="col">${t('rules-odds')}</th></tr></thead>
      <tbody>${set.scores.map(
        (score, yellow) => html`<tr><td>${n(yellow)}</td><td>${n(score)}</td>
        <td>${counts(yellow) ? t('rules-odds-of', { n: set.ways[yellow] ?? 0, of }) : '–'}</td></tr>`,
      )}</tbody></table>`;
  }
}
customElements.define('puluc-rules', Rules);

export default (/** @type {DialogContext} */ context) =>
  html`<puluc-rules class="dialog" .context=${context}></puluc-rules>`;
