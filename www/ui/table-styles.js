// Three layouts by the room the element has: tall, wide and low.
import { css } from 'lit';

export const tableStyles = css`
.table { position: relative; isolation: isolate; display: grid; height: 100%; gap: 0 12px; padding: 0 12px 12px 16px; background: var(--earth); overflow: clip; }
.table > canvas { position: absolute; inset: 0; width: 100%; height: 100%; z-index: -1; touch-action: none; }
.road, .sticks, .dead, .status, .player { pointer-events: none; }
.status button { pointer-events: auto; }
.head { grid-area: head; display: flex; align-items: center; gap: 4px; min-height: 48px; margin-inline: -10px; }
.head h1 { font-size: 26px; }
.head .set { flex: 1; min-width: 0; display: flex; align-items: center; gap: 10px; padding-left: 10px; font-size: 14px; color: var(--ink-2); white-space: nowrap; }
.set span:first-child { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
/* Two short lines, where one would lose its end. */
@container (max-width: 699.9px) { .table .set span:first-child { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; white-space: normal; font-size: 13px; line-height: 1.2; } }
.head button { font-size: 15px; font-weight: 400; }
.head button:focus-visible { outline-offset: -3px; }
.language span, .wide-only { display: none; }
.tag { flex: none; padding: 2px 8px; border: 1px solid currentColor; border-radius: 8px; font-size: 12.5px; line-height: 1.2; }
.head .set { line-height: 1.7; }
.player { min-width: 0; }
.player.a { grid-area: pa; }
.player.b { grid-area: pb; }
.player h2 { display: flex; flex-wrap: wrap; align-items: center; gap: 0 7px; font: 600 16px/1.3 var(--font); letter-spacing: 0; }
.player .name { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; padding-bottom: 2px; border-bottom: 3px solid transparent; }
.player .turn .name { border-color: var(--ink); }
.player .level { display: none; }
.counts { font-size: 14px; line-height: 1.35; color: var(--ink-2); }
.counts span + span::before { content: '·'; padding: 0 6px 0 2px; }
.odds { grid-area: odds; }
.road { grid-area: road; }
.sticks { grid-area: sticks; }
.dead { display: grid; grid-template-rows: 1fr auto; }
.dead.a { grid-area: da; }
.dead.b { grid-area: db; }
.dead p { display: none; font-size: 14px; line-height: 1.5; min-height: 1.5em; }
.board { grid-area: road; }
.status { grid-area: status; height: 82px; padding: 8px 0 6px; display: grid; align-content: start; gap: 1px; }
.status .display { font-size: 24px; }
.status .line { font-size: 15px; line-height: 1.3; text-wrap: balance; color: var(--ink-2); }
.status .link { min-height: 24px; padding: 0 4px; text-decoration: underline; font-size: 15px; }
.buttons { grid-area: buttons; display: grid; grid-auto-flow: column; grid-template-columns: auto 1fr; grid-auto-columns: auto; gap: 8px; }
.buttons .tool { flex-direction: column; gap: 3px; min-width: 60px; padding: 4px 7px; font-size: 13px; }
.buttons .main { padding: 0 6px; }
.roomy-only, .board-button, .redo-button, .all-button { display: none; }
.aside { display: none; grid-area: aside; min-height: 0; grid-template-rows: auto minmax(0, 1fr); }
.aside.with-moves { grid-template-rows: auto minmax(0, auto) auto minmax(120px, 1fr); }
.aside > div { position: relative; overflow: auto; overscroll-behavior: contain; mask-image: linear-gradient(transparent, #000 10px); }
.aside > .now { margin: 0 -5px; padding: 2px 5px 8px; mask-image: none; }

@container (max-width: 559.9px), ((max-width: 699.9px) and (min-height: 520.1px)), (max-aspect-ratio: 1/1) {
  .table {
    grid-template: 'head head' auto 'odds odds' 38px 'road pb' auto 'road db' minmax(30px, 64px) 'road sticks' minmax(104px, 1fr) 'road da' minmax(30px, 64px) 'road pa' auto 'status status' auto 'buttons buttons' auto / 1fr clamp(97px, 25cqw, 190px);
  }
  .counts span { display: block; }
  .counts span + span::before { content: none; }
  /* Room for the cloth's fringe, which hangs over its ends. */
  .road { margin-block: 12px 14px; }
  .player.b { padding-top: 14px; }
  .player.a { padding-bottom: 14px; }
  .dead.b { padding-top: 8px; }
  .dead.a { padding-bottom: 8px; }
  .player h2 { font-size: 15px; gap: 0 5px; }
  .player h2 svg { width: 19px; height: 19px; }
  .board.shown { grid-column: 1 / -1; }
}
@container (max-width: 379.9px) { .table .head .language { display: none; } }
/* Else the name of the rules would be cut. */
@container (max-width: 419.9px) { .table .head:has(.tag) .language { display: none; } }
@container (min-width: 700px) and (min-aspect-ratio: 1/1) and (min-height: 520.1px) {
  .table {
    padding: 0 clamp(24px, 4cqw, 64px) clamp(12px, 2.6cqh, 28px); gap: 0 24px;
    grid-template: 'head head head' clamp(52px, 8cqh, 76px) 'pa odds pb' auto 'road road road' minmax(150px, 1fr) 'da sticks db' clamp(76px, 15cqh, 150px) 'status status status' auto 'buttons buttons buttons' auto / 1fr minmax(270px, 1.3fr) 1fr;
  }
  .head h1 { font-size: 32px; }
  .head .set { padding-left: 14px; font-size: 15px; }
  .language span { display: inline; }
  .wide-only { display: inline-flex; }
  .player { display: flex; flex-wrap: wrap; align-content: center; align-items: center; gap: 0 12px; min-height: 56px; padding-bottom: 4px; }
  .player .counts { flex-basis: 100%; }
  .player.b { flex-direction: row-reverse; text-align: right; }
  .player h2 { flex-wrap: nowrap; min-width: 0; max-width: 100%; font-size: 19px; gap: 10px; }
  .player.b h2 { flex-direction: row-reverse; }
  .player .level { display: block; font-size: 15px; color: var(--ink-2); }
  .counts { font-size: 15px; white-space: nowrap; }
  .dead { grid-template-rows: clamp(40px, 5.6cqh, 60px) auto; align-content: start; padding-top: clamp(8px, 2.6cqh, 28px); }
  .dead p { display: block; }
  .dead.b p { text-align: right; }
  .status { text-align: center; padding: 4px 0 12px; justify-items: center; height: 78px; }
  .status .display { font-size: 32px; }
  .status .line { font-size: 17px; }
  .buttons { justify-content: center; grid-template-columns: auto auto minmax(160px, 220px); gap: 12px; }
  .buttons .tool { min-width: 76px; }
  .roomy-only, .redo-button { display: inline-flex; }
  .board.shown { grid-row: road / sticks; }
}
@container (((min-width: 940px) and (max-width: 1279.9px)) or (min-width: 1480px)) and (min-height: 520.1px) and (min-aspect-ratio: 1/1) {
  .buttons .tool { flex-direction: row; gap: 10px; padding: 0 clamp(10px, 1.4cqw, 20px); font-size: 16px; white-space: nowrap; }
}
@container (min-width: 560px) and (max-height: 520px) {
  .table {
    padding: 0 32px 8px; gap: 0 16px;
    grid-template: 'head head head head' 44px 'road road road road' minmax(0, 1fr) 'sticks status status da' 66px 'sticks buttons buttons db' 52px / minmax(120px, 1fr) auto minmax(240px, 2fr) clamp(84px, 16cqw, 128px);
  }
  .head { min-height: 44px; margin-left: -16px; }
  .head h1 { font-size: 22px; }
  /* One line holds the title and both players; the name of the rules stands in the menu's pages. */
  .head { margin-right: 0; }
  .head .set { flex: none; padding-left: 6px; }
  .set span:first-child, .table .head .language, .table .head .sound-button { display: none; }
  .player.a, .player.b { grid-area: 1 / 1 / 2 / -1; align-self: center; max-width: 19cqw; padding: 0; }
  .player.a { margin-left: 27cqw; }
  .odds { grid-area: 1 / 1 / 2 / -1; justify-self: end; width: 27cqw; margin-right: 20cqw; grid-template-rows: 8px 20px; gap: 2px; }
  .odds .who { display: none; }
  .player.b { justify-self: end; text-align: right; }
  .player h2 { flex-wrap: nowrap; gap: 7px; line-height: 1.2; }
  .player.b h2 { flex-direction: row-reverse; }
  .counts { font-size: 13px; line-height: 1.2; white-space: nowrap; }
  .sticks { margin-top: 8px; }
  .dead { margin-top: 8px; }
  .status { height: 66px; padding: 5px 0 0; gap: 0; }
  .status .display { font-size: 21px; }
  .status .line { font-size: 14px; line-height: 1.2; }
  .buttons { gap: 8px; grid-template-columns: 52px 1fr; grid-auto-columns: 52px; justify-content: stretch; }
  .buttons .tool { min-width: 44px; padding: 0; }
  .buttons .tool span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .buttons .main { min-height: 48px; }
  .board.shown { grid-row: road / status; }
}
@container (min-width: 1280px) and (min-height: 520.1px) and (min-aspect-ratio: 1/1) {
  .table {
    grid-template: 'head head head head' clamp(52px, 8cqh, 76px) 'pa odds pb aside' auto 'road road road aside' minmax(150px, 1fr) 'da sticks db aside' clamp(76px, 15cqh, 150px) 'status status status aside' auto 'buttons buttons buttons aside' auto / 1fr minmax(300px, 1.3fr) 1fr 316px;
    column-gap: 32px;
  }
  .aside { display: grid; padding-left: 4px; margin-left: 20px; }
  .aside h2 { padding: 10px 0 2px; }
  .turns-button { display: none; }
  .board-button, .all-button { display: inline-flex; }
  .board.shown { grid-area: aside; margin-left: 12px; }
  .board.shown ~ .aside { display: none; }
}`;
