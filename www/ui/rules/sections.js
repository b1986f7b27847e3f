// The rules of a set in words, said from its data, so that page and program cannot differ.
import { css, html } from 'lit';

/** @import { TemplateResult } from 'lit' */
/** @import { RuleSetView } from '../../types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */

/** @typedef {{ id: string, title: string, paragraphs: (string | TemplateResult)[] }} Section */

/** @param {RuleSetView} set @param {Texts} texts @returns {Section[]} */
export function ruleSections(set, texts) {
  const { t } = texts;
  const changed = set.pure ? [] : [t('rules-changed', { text: set.text })];
  return [
    {
      id: 'goal',
      title: t('rules-goal-title'),
      paragraphs: [t('rules-goal', { cobs: set.spaces + 1, spaces: set.spaces, men: set.men }), t('rules-begin')],
    },
    {
      id: 'throw',
      title: t('rules-throw-title'),
      paragraphs: [t(set.throw === 'die' ? 'rules-throw-die' : 'rules-throw'), scores(set, texts), ...zero(set, texts)],
    },
    { id: 'enter', title: t('rules-enter-title'), paragraphs: [t(`rules-enter-${set.entry}`)] },
    { id: 'move', title: t('rules-move-title'), paragraphs: [t('rules-move'), t(`rules-move-${set.move}`)] },
    { id: 'capture', title: t('rules-capture-title'), paragraphs: [t('rules-capture')] },
    {
      id: 'leave',
      title: t('rules-leave-title'),
      paragraphs: [t('rules-leave'), t(`rules-captives-${set.captives}`)],
    },
    { id: 'end', title: t('rules-end-title'), paragraphs: [t(`rules-end-${set.end}`), t('rules-limit')] },
    {
      id: 'source',
      title: t('rules-source-title'),
      paragraphs: [...changed, `${t(`source-${set.preset}`)}.`, t(`note-${set.preset}`), t('rules-ours')],
    },
  ];
}

/** @param {RuleSetView} set @param {Texts} texts */
function zero(set, { t }) {
  if (set.throw === 'die' || !set.scores.includes(0)) return [];
  return [t(set.again ? 'rules-zero-again' : 'rules-zero')];
}

/** What each throw scores and how often it falls. @param {RuleSetView} set @param {Texts} texts */
function scores(set, { t, n }) {
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

/** @param {(string | TemplateResult)[]} paragraphs */
export const said = paragraphs => paragraphs.map(part => (typeof part === 'string' ? html`<p>${part}</p>` : part));

export const scoreStyles = css`
table { border-collapse: collapse; width: 100%; max-width: 400px; margin-block: 4px; }
th, td { padding: 7px 0; text-align: left; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; }
th { font-size: 14px; font-weight: 400; color: var(--ink-2); }
td:nth-child(2) { font-weight: 700; }`;
