// Three shapes by the room there is: tall, and beside each other in wide and in low ones.
import { css } from 'lit';

export const sideMarkStyles = css`
.mark .white { fill: #f7efe0; stroke: #4a3a2c; stroke-width: 1.6; } .mark .black { fill: #2a2320; stroke: #b7a48c; stroke-width: 1.4; }
.mark .ring { fill: none; }
:host([data-theme='contrast']) .mark .white { fill: #fff; stroke: #fff; } :host([data-theme='contrast']) .mark .white.ring { fill: none; stroke: #000; } :host([data-theme='contrast']) .mark .black { fill: #000; stroke: #fff; stroke-width: 2; }`;

export const sideStyles = [
  sideMarkStyles,
  css`
:host { position: relative; isolation: isolate; display: flex; flex-direction: column; flex: 1 1 0; min-height: 568px; background: var(--earth); overflow: clip; }
header { display: flex; align-items: center; gap: 0 2px; min-height: 48px; padding: 0 8px; }
h1 { font-size: 24px; line-height: 1.5; white-space: nowrap; }
h1:focus, .board:focus { outline: none; }
header button { padding: 0 8px; font-size: 15px; font-weight: 400; }
header button:focus-visible { outline-offset: -3px; }
.set { flex: 1; min-width: 0; display: flex; align-items: center; gap: 10px; padding-left: 10px; font-size: 14px; color: var(--ink-2); white-space: nowrap; }
.set span:first-child { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
/* Two short lines, where one would lose its end. */
@container (max-width: 699.9px) { .set span:first-child { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; white-space: normal; font-size: 13px; line-height: 1.2; text-wrap: balance; } }
.tag { flex: none; padding: 2px 8px; border: 1px solid currentColor; border-radius: 8px; font-size: 12.5px; line-height: 1.2; }
.language span { display: none; }
main { flex: 1 1 0; min-height: 0; display: flex; flex-direction: column; }
.body { flex: 1 1 0; min-height: 0; display: grid; gap: 8px 16px; padding: 2px 14px 12px; }
.table { grid-area: table; min-height: 0; min-width: 0; display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); }
.drawn { min-width: 0; min-height: 0; }
.players { grid-area: players; display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
.player { min-width: 0; padding: 7px 12px; border: 1.5px solid transparent; border-radius: 12px; background: color-mix(in srgb, var(--panel) 55%, transparent); }
.player.turn { border-color: var(--ink); background: var(--panel); }
.player h2 { display: flex; align-items: center; gap: 8px; font: 600 16px/1.3 var(--font); letter-spacing: 0; }
.player h2 svg { width: 20px; height: 20px; }
.name { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.counts { display: flex; align-items: baseline; gap: 10px; font-size: 14px; line-height: 1.3; color: var(--ink-2); }
.counts b { font: 600 20px/1.25 var(--font); color: var(--ink); font-variant-numeric: tabular-nums; }
.counts .of { font-size: 14px; font-weight: 400; color: var(--ink-2); }
.clock { grid-area: clock; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 10px; align-items: center; }
.status { grid-area: status; min-height: 74px; }
.status .display { font-size: 22px; line-height: 1.2; }
.status .line { font-size: 15px; line-height: 1.32; color: var(--ink-2); text-wrap: pretty; }
.status .brief { padding-top: 2px; font-size: 14px; line-height: 1.3; }
.status .late { color: var(--alarm); font-weight: 600; }
.buttons { grid-area: buttons; display: grid; grid-auto-flow: column; grid-auto-columns: auto; justify-content: stretch; gap: 8px; }
.buttons .main { flex-direction: column; gap: 3px; min-width: min-content; padding: 4px 6px; font-size: 16px; }
.buttons .main[aria-pressed='true'] { background: var(--ink); border-color: var(--ink); color: var(--paper); }
.tool { flex-direction: column; gap: 3px; min-width: min-content; padding: 4px 3px; font-size: 13px; }
.tool span { max-width: 5.6em; }
.aside { display: none; grid-area: aside; min-height: 0; }
.aside h2 { padding-bottom: 4px; }
.played { overflow: auto; overscroll-behavior: contain; min-height: 0; }
.played .turns :is(th, td):nth-child(2) { text-align: left; }
.board { min-height: 0; }

.body { grid-template: 'players' auto 'table' minmax(0, 1fr) 'clock' auto 'status' auto 'buttons' auto / minmax(0, 1fr); }
.body:has(.review) { grid-template: 'table' minmax(0, 36fr) 'review' minmax(0, 64fr) / minmax(0, 1fr); }
.told .drawn { display: none; }
:host([data-left-handed]) .buttons .main { order: -1; }

/* At the end there is one button more: what cannot be pressed then makes room for it. */
@container (max-width: 1279.9px) { .buttons:has(.main:not(.help)) .tool[aria-disabled='true']:not(:focus) { display: none; } }
@container (max-width: 379.9px) { header .language { display: none; } }
/* Else the name of the rules would be cut. */
@container (max-width: 419.9px) {
  header:has(.tag) .language { display: none; }
  .set:has(.tag) { flex-direction: column; align-items: flex-start; gap: 1px; }
  .set .tag { padding: 0 7px; font-size: 12px; }
}
@container (min-width: 700px) and (min-aspect-ratio: 1/1) and (min-height: 520.1px) {
  header { padding: 8px clamp(16px, 3.4cqw, 54px) 4px; min-height: 60px; }
  h1 { font-size: 32px; }
  .language span { display: inline; }
  .set { font-size: 15px; padding-left: 14px; }
  .body {
    padding: 4px clamp(24px, 4cqw, 64px) clamp(12px, 2.6cqh, 28px); gap: 12px clamp(24px, 3cqw, 56px);
    grid-template: 'table players' auto 'table clock' auto 'table status' auto 'table buttons' auto 'table aside' minmax(0, 1fr) / minmax(0, 1fr) minmax(320px, 26cqw);
  }
  .body:has(.review) { grid-template: 'table review' minmax(0, 1fr) / minmax(0, 1fr) minmax(340px, 30cqw); }
  .player { padding: 12px 16px; }
  .player h2 { font-size: 18px; }
  .counts b { font-size: 28px; }
  .status { min-height: 104px; padding-top: 8px; }
  .status .brief { display: none; }
  .status .display { font-size: 30px; }
  .status .line { font-size: 17px; }
  .aside { display: grid; grid-template-rows: auto minmax(0, 1fr); gap: 16px; padding-top: 8px; }
  .aside section:only-child { grid-row: 1 / -1; }
  .turns-part { display: grid; grid-template-rows: auto minmax(0, 1fr); min-height: 0; }
  .told { grid-template: minmax(0, 1fr) minmax(0, 1fr) / minmax(0, 1fr); gap: 12px; }
  .told .drawn { display: block; }
}
@container (min-width: 1280px) and (min-aspect-ratio: 1/1) and (min-height: 520.1px) {
  .told { grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(300px, 380px); }
}
@container (min-width: 560px) and (max-height: 520px) {
  :host { min-height: 300px; }
  header { min-height: 44px; padding: 0 20px; }
  h1 { font-size: 20px; }
  .body {
    padding: 0 28px 8px; gap: 4px 20px;
    grid-template: 'table players' auto 'table clock' auto 'table status' minmax(0, 1fr) 'table buttons' auto / minmax(0, 1fr) 312px;
  }
  .body:has(.review) { grid-template: 'table review' minmax(0, 1fr) / minmax(0, 1fr) minmax(340px, 46cqw); }
  .review { gap: 4px; grid-template-rows: auto auto auto minmax(60px, 1fr) auto; }
  .judged { min-height: 46px; }
  .sums { display: flex; gap: 0 16px; flex-wrap: wrap; font-size: 14px; }
  .player { padding: 5px 10px; }
  .counts b { font-size: 17px; }
  .status { min-height: 60px; overflow: hidden; }
  .status .display { font-size: 20px; }
  .status .line { font-size: 14px; line-height: 1.25; }
  .buttons .main { min-height: 48px; }
  .buttons { gap: 6px; }
  .tool { font-size: 12.5px; }
}
@media (forced-colors: active) { .player.turn { outline: 2px solid; } }`,
];
