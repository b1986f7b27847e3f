// Three layouts by the room the element has: tall, wide and low.
import { css } from 'lit';

export const tableStyles = css`
.table { position: relative; isolation: isolate; display: grid; height: 100%; gap: 0 12px; padding: 0 12px 12px 16px; background: var(--earth); overflow: clip; }
.table > canvas { position: absolute; inset: 0; width: 100%; height: 100%; z-index: -1; touch-action: none; }
.road, .sticks, .dead, .status, .player { pointer-events: none; }
.status button { pointer-events: auto; }
.head { grid-area: head; display: flex; align-items: center; gap: 4px; min-height: 48px; margin-inline: -10px; }
.head h1 { font-size: 26px; }
.head .set { flex: 1; min-width: 0; padding-left: 10px; font-size: 14px; color: var(--ink-2); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.head button { font-size: 15px; font-weight: 400; }
.language span, .wide-only { display: none; }
.tag { margin-left: 8px; padding: 2px 8px; border: 1px solid currentColor; border-radius: 8px; font-size: 12.5px; line-height: 1.2; }
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
.road { grid-area: road; }
.sticks { grid-area: sticks; }
.dead { display: grid; grid-template-rows: 1fr auto; }
.dead.a { grid-area: da; }
.dead.b { grid-area: db; }
.dead p { display: none; font-size: 14px; min-height: 1.5em; }
.board { grid-area: road; }
.status { grid-area: status; height: 82px; padding: 8px 0 6px; display: grid; align-content: start; gap: 1px; }
.status .display { font-size: 24px; }
.status .line { font-size: 15px; line-height: 1.3; text-wrap: balance; color: var(--ink-2); }
.status .link { min-height: 24px; padding: 0 4px; text-decoration: underline; font-size: 15px; }
.buttons { grid-area: buttons; display: grid; grid-auto-flow: column; grid-template-columns: auto auto 1fr; grid-auto-columns: auto; gap: 8px; }
.buttons .tool { flex-direction: column; gap: 3px; min-width: 60px; padding: 4px 7px; font-size: 13px; }
.buttons .main { padding: 0 6px; }
.roomy-only, .board-button { display: none; }
.aside { position: relative; display: none; grid-area: aside; pointer-events: auto; overflow: auto; }

@container (max-width: 559.9px), ((max-width: 699.9px) and (min-height: 520.1px)), (max-aspect-ratio: 1/1) {
  .table {
    grid-template: 'head head' auto 'road pb' auto 'road db' minmax(30px, 64px) 'road sticks' minmax(104px, 1fr) 'road da' minmax(30px, 64px) 'road pa' auto 'status status' auto 'buttons buttons' auto / 1fr clamp(92px, 22cqw, 190px);
  }
  .counts span { display: block; }
  .counts span + span::before { content: none; }
  /* Room for the cloth's fringe, which hangs over its ends. */
  .road { margin-block: 12px 14px; }
  .player.b { padding-top: 14px; }
  .player.a { padding-bottom: 14px; }
  .board.shown { grid-column: 1 / -1; }
}
@container (max-width: 379.9px) { .table .head .language { display: none; } }
@container (min-width: 700px) and (min-aspect-ratio: 1/1) and (min-height: 520.1px) {
  .table {
    padding: 0 clamp(24px, 4cqw, 64px) clamp(12px, 2.6cqh, 28px); gap: 0 24px;
    grid-template: 'head head head' clamp(52px, 8cqh, 76px) 'pa . pb' auto 'road road road' minmax(150px, 1fr) 'da sticks db' clamp(76px, 15cqh, 150px) 'status status status' auto 'buttons buttons buttons' auto / 1fr minmax(300px, 2fr) 1fr;
  }
  .head h1 { font-size: 32px; }
  .head .set { padding-left: 14px; font-size: 15px; }
  .language span { display: inline; }
  .wide-only { display: inline-flex; }
  .player { display: flex; align-items: center; gap: 12px; min-height: 48px; max-width: 48cqw; }
  .player.a, .player.b { grid-column: 1 / 4; }
  .player.a { justify-self: start; }
  .player.b { justify-self: end; }
  .player.b { flex-direction: row-reverse; }
  .player h2 { flex-wrap: nowrap; min-width: 0; font-size: 19px; gap: 10px; }
  .player.b h2 { flex-direction: row-reverse; }
  .player .level { display: block; font-size: 15px; color: var(--ink-2); }
  .counts { font-size: 15px; white-space: nowrap; }
  
  .dead p { display: block; padding-bottom: 4px; }
  .dead.b p { text-align: right; }
  .status { text-align: center; padding: 4px 0 12px; justify-items: center; height: 78px; }
  .status .display { font-size: 32px; }
  .status .line { font-size: 17px; }
  .buttons { justify-content: center; grid-template-columns: auto auto minmax(160px, 220px); gap: 12px; }
  .buttons .tool { min-width: 76px; }
  .roomy-only { display: inline-flex; }
  .board.shown { grid-row: road / sticks; }
}
@container (((min-width: 940px) and (max-width: 1279.9px)) or (min-width: 1480px)) and (min-height: 520.1px) and (min-aspect-ratio: 1/1) {
  .buttons .tool { flex-direction: row; gap: 10px; padding: 0 20px; font-size: 16px; }
}
@container (min-width: 560px) and (max-height: 520px) {
  .table {
    padding: 6px 10px 8px 26px; gap: 0 10px;
    grid-template: 'road head head' 44px 'road pa pb' auto 'road da db' 24px 'road sticks sticks' minmax(48px, 1fr) 'road status status' auto 'road buttons buttons' auto / minmax(0, 1fr) minmax(116px, 16cqw) minmax(116px, 16cqw);
  }
  .road { margin-right: 14px; }
  .head { min-height: 44px; margin-inline: -6px -4px; }
  .head h1 { font-size: 22px; }
  .head .set { display: block; font-size: 13px; padding-left: 6px; }
  .table .head .language { display: none; }
  .player { padding: 0; }
  .player h2 { flex-wrap: nowrap; font-size: 15px; gap: 6px; line-height: 1.2; }
  .player.b { text-align: right; }
  .player.b h2 { flex-direction: row-reverse; }
  .counts { font-size: 13px; }
  .status { height: 66px; padding: 2px 0 4px; gap: 0; }
  .status .display { font-size: 20px; }
  .status .line { font-size: 14px; line-height: 1.25; }
  .buttons { gap: 6px; grid-template-columns: 44px 44px 1fr; grid-auto-columns: 44px; justify-content: stretch; }
  .buttons .tool { min-width: 44px; padding: 0; }
  .buttons .tool span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .buttons .main { min-height: 48px; }
}
@container (min-width: 1280px) and (min-height: 520.1px) and (min-aspect-ratio: 1/1) {
  .table {
    grid-template: 'head head head head' clamp(52px, 8cqh, 76px) 'pa . pb aside' auto 'road road road aside' minmax(150px, 1fr) 'da sticks db aside' clamp(76px, 15cqh, 150px) 'status status status aside' auto 'buttons buttons buttons aside' auto / 1fr minmax(300px, 2fr) 1fr 316px;
    column-gap: 32px;
  }
  .aside { display: block; padding-left: 4px; margin-left: 20px; }
  .aside h2 { padding: 10px 0 8px; }
  .turns-button { display: none; }
  .board-button { display: inline-flex; }
  .board.shown { grid-area: aside; grid-row: pa / sticks; margin-left: 12px; }
}`;
