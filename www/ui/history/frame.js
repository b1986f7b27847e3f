// What a page on the past of a game is made of: parts with their titles, what is unsure, what is cited.
import { css, html } from 'lit';

/** @import { Citation } from './sources.js' */

export const historyStyles = css`
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
}`;

/** @param {string} title @param {unknown} text */
export const part = (title, text) => html`<section><h2>${title}</h2><div>${text}</div></section>`;

/** @param {Citation} citation @param {string} note */
export const cited = ({ author, title, where, lang }, note) =>
  html`<li>${author}, <cite lang=${lang}>${title}</cite><span lang="en">${where}</span> ${note ? html`<span>${note}</span>` : ''}</li>`;
