// The looks of the pages of kept games and of statistics.
import { css } from 'lit';

export const pageStyles = css`
:host { display: block; padding: 8px 16px 32px; }
.head { display: flex; align-items: center; gap: 12px; min-height: 60px; margin-left: -10px; }
.head h1 { font-size: 26px; }
.head h1:focus { outline: none; }
main { display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr); }
.lead { max-width: 62ch; color: var(--ink-2); text-wrap: pretty; }
.warn { display: grid; gap: 10px; padding: 12px 16px; border: 1.5px solid var(--alarm); border-radius: 12px; background: var(--panel); max-width: 72ch; }
.acts { display: flex; flex-wrap: wrap; gap: 8px; }
.acts .main { min-height: 44px; padding: 0 18px; font-size: 16px; border-radius: 12px; }
.said { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; min-height: 24px; }
/* Empty it takes no room, and stays in place for screen readers. */
.said:not(:has(button)):has(p:empty) { min-height: 0; margin-bottom: -16px; }
.none { padding: 32px 16px; border: 1.5px dashed var(--edge); border-radius: 16px; text-align: center; color: var(--ink-2); text-wrap: balance; }
.games { display: grid; gap: 0; border-top: 1px solid var(--line); }
.game { display: grid; gap: 8px 24px; padding: 14px 0; border-bottom: 1px solid var(--line); }
.what { display: grid; gap: 2px; min-width: 0; align-content: start; }
.what h2 { font-size: 19px; overflow-wrap: anywhere; }
.facts { font-size: 15px; color: var(--ink-2); overflow-wrap: anywhere; }
.facts span:not(:last-child)::after { content: ' ·'; }
.result { font-size: 15px; font-weight: 600; }
.result.going { color: var(--target); }
.tag { display: inline-block; padding: 0 8px; margin-left: 6px; border: 1px solid var(--line); border-radius: 8px; font-size: 13px; font-weight: 500; color: var(--ink-2); }
.do { display: flex; flex-wrap: wrap; gap: 8px; align-items: start; align-content: center; }
.rename { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.rename label { flex: 1 0 100%; }
.rename input { flex: 1 1 12em; width: auto; min-width: 0; }
.more { justify-self: start; }
.keeping { display: grid; gap: 6px; justify-items: start; padding-top: 8px; max-width: 62ch; }
figure { display: grid; gap: 4px; }
.plot { width: 100%; max-width: 460px; height: auto; font-size: 15px; }
.plot text { fill: var(--ink-2); text-anchor: middle; font-variant-numeric: tabular-nums; }
.plot .count { fill: var(--ink); font-weight: 600; }
.plot .bar { fill: var(--a); }
.plot .rule { stroke: var(--edge); stroke-width: 1.2; }
.plot .reach { stroke: var(--ink); stroke-width: 2; fill: none; }
.plot .due { stroke: var(--ink); stroke-width: 3; }
.key { display: flex; flex-wrap: wrap; gap: 2px 20px; font-size: 14px; color: var(--ink-2); }
.key span { display: inline-flex; align-items: center; gap: 8px; }
.found { display: grid; gap: 16px 56px; grid-template-columns: minmax(0, 1fr); align-items: start; }
table { border-collapse: collapse; width: 100%; max-width: 640px; font-variant-numeric: tabular-nums; }
th, td { padding: 7px 12px 7px 0; text-align: end; border-bottom: 1px solid var(--line); font-size: 16px; font-weight: 400; }
thead th { font-size: 14px; color: var(--ink-2); vertical-align: bottom; }
:is(th, td):first-child { text-align: start; }
:is(th, td):last-child { padding-right: 0; }
.verdict { font-size: 18px; line-height: 1.45; max-width: 58ch; text-wrap: pretty; }
.asked { display: flex; flex-wrap: wrap; gap: 12px 20px; max-width: 640px; }
.asked .field { flex: 1 1 13em; }
section { display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr); }
section + section { margin-top: 20px; }
h3 { font-size: 17px; margin-top: 8px; }
@media (forced-colors: active) { .plot { forced-color-adjust: none; } }
@container (min-width: 700px) {
  :host { padding: 12px clamp(32px, 4.5cqw, 64px) 40px; max-width: 1100px; margin-inline: auto; width: 100%; }
  .head h1 { font-size: 32px; }
  .game { grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
  .do { flex-wrap: nowrap; }
}
@container (max-width: 420px) {
  th, td { padding-right: 7px; font-size: 15px; }
  thead th { font-size: 13px; }
  /* The share says again what the others say. */
  .own :is(th, td):last-child { display: none; }
  .own :is(th, td):nth-child(5) { padding-right: 0; }
}
@container (min-width: 860px) { .found { grid-template-columns: minmax(0, 460px) minmax(0, 1fr); } }`;
