// Tall, wide, low: the same three shapes as the table's, with a place for what is told.
import { css } from 'lit';

/** What the lessons of all games have. */
export const lessonPartStyles = css`
header { display: flex; flex-wrap: wrap; align-items: center; gap: 0 2px; padding: 2px 10px 6px; }
h1 { flex: 1; min-width: 0; font-size: 21px; line-height: 1.5; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
header button { padding: 0 8px; font-size: 15px; font-weight: 500; }
header .icon[aria-pressed='true'] { background: var(--ink); color: var(--paper); }
@container (max-width: 379.9px) { h1 { font-size: 19px; } }
.progress { display: flex; gap: 4px; flex: 1 0 100%; padding: 0 6px; }
.progress i { flex: 1; height: 5px; border-radius: 3px; background: color-mix(in srgb, var(--ink) 18%, transparent); }
.progress .done { background: var(--target); }
.progress .now { background: var(--ink); }
.progress .now.done { background: linear-gradient(var(--ink) 55%, var(--target) 55%); }
main:focus, h2:focus { outline: none; }
.told p { font-size: 16px; line-height: 1.36; }
.answer:empty { height: 0; }
.told .answer { color: var(--alarm); }
.told .answer.good, .told .answer.missed { color: var(--ink); }
.answer b { display: flex; align-items: center; gap: 8px; font-size: 17px; }
.answer.good b { color: var(--target); }
.answer.missed b { color: var(--alarm); }
.buttons { grid-area: buttons; display: grid; grid-template-columns: auto auto 1fr auto; gap: 8px; }
.buttons .icon { min-width: 48px; }
.buttons .main { padding: 0 8px; }
main.end { display: grid; grid-template: none; place-content: center; justify-items: center; gap: 14px; text-align: center; }
.pictures { display: flex; gap: 20px; }
.end h2 { font-size: 32px; }
.end > p { max-width: 34em; text-wrap: pretty; }
.end .main { padding: 0 28px; box-shadow: 0 8px 18px color-mix(in srgb, var(--live) 25%, transparent); }
.others { display: flex; flex-wrap: wrap; justify-content: center; }`;

export const lessonStyles = [
  lessonPartStyles,
  css`
:host { position: relative; isolation: isolate; display: flex; flex-direction: column; flex: 1 1 0; min-height: 568px; background: var(--earth); overflow: clip; }
main { flex: 1 1 0; min-height: 0; display: grid; gap: 0 12px; padding: 6px 16px 12px; }
canvas { position: absolute; inset: 0; width: 100%; height: 100%; z-index: -1; touch-action: none; }
/* The canvas lies under all of it. */
main { pointer-events: none; }
canvas, .buttons, .end > * { pointer-events: auto; }
.told { grid-area: told; display: grid; gap: 4px; align-content: start; min-height: 150px; text-wrap: pretty; }
.road { grid-area: road; }
.sticks { grid-area: sticks; }
.dead.a { grid-area: da; }
.dead.b { grid-area: db; }
.score { grid-area: score; font-size: 19px; line-height: 1.15; min-height: 2.3em; }
.board { grid-area: road; }

main { grid-template: 'told told' auto 'road db' minmax(30px, 60px) 'road sticks' minmax(104px, 1fr) 'road score' auto 'road da' minmax(30px, 60px) 'buttons buttons' auto / 1fr clamp(97px, 25cqw, 190px); }
.road { margin-block: 12px 22px; }
.dead.a { margin-bottom: 16px; }
.board.shown { grid-column: 1 / -1; margin-bottom: 10px; }


@container (min-width: 700px) and (min-aspect-ratio: 1/1) and (min-height: 520.1px) {
  header { padding: 8px clamp(16px, 3.4cqw, 54px) 6px; }
  h1 { font-size: 32px; }
  main {
    padding: 18px clamp(24px, 4cqw, 64px) clamp(12px, 2.6cqh, 28px);
    grid-template: 'told told told' auto 'road road road' minmax(150px, 1fr) 'da sticks db' clamp(70px, 14cqh, 140px) 'score score score' auto 'buttons buttons buttons' auto / 1fr minmax(270px, 1.3fr) 1fr;
  }
  .told { min-height: 122px; justify-self: center; max-width: 46em; align-content: center; text-align: center; text-wrap: balance; }
  .told p { font-size: 17px; line-height: 1.4; }
  .answer b { justify-content: center; }
  h2 { font-size: 26px; }
  .road { margin: 16px 0 0; }
  .dead.a, .dead.b { margin: 22px 0 0; }
  .score { text-align: center; font-size: 24px; min-height: 1.6em; }
  .buttons { justify-content: center; grid-template-columns: auto auto minmax(200px, 260px) auto; gap: 12px; }
  .buttons .icon { min-width: 56px; }
  .board.shown { grid-row: road / score; grid-column: 1 / -1; }
}
@container (min-width: 1180px) and (min-aspect-ratio: 1/1) and (min-height: 520.1px) {
  main {
    gap: 0 clamp(28px, 3vw, 56px);
    grid-template: 'told road road road' minmax(150px, 1fr) 'buttons da sticks db' clamp(84px, 18cqh, 190px) 'buttons score score score' auto / minmax(300px, 400px) 1fr minmax(270px, 1.3fr) 1fr;
  }
  .told { justify-self: start; text-align: left; gap: 14px; text-wrap: pretty; }
  .told p { font-size: 20px; line-height: 1.5; }
  .answer b { justify-content: flex-start; font-size: 20px; }
  h2 { font-size: 40px; }
  .buttons { align-self: start; grid-template-columns: 1fr 1fr 1fr; padding-top: 12px; }
  .buttons .main { grid-row: 1; grid-column: 1 / -1; }
  .board.shown { grid-row: road / score; grid-column: road; }
}
@container (min-width: 560px) and (max-height: 520px) {
  :host { min-height: 300px; }
  header { position: absolute; z-index: 1; left: 0; top: 0; width: 43%; padding: 2px 0 0 22px; }
  .progress { padding-top: 1px; }
  h1 { font-size: 17px; }
  main {
    padding: 6px 28px 8px 32px; gap: 0 16px;
    grid-template: '. road road road' 52px 'told road road road' minmax(0, 1fr) 'told da sticks db' 58px 'buttons score score score' 48px / minmax(0, 40fr) minmax(0, 12fr) minmax(110px, 22fr) minmax(0, 12fr);
  }
  .told { min-height: 0; overflow: visible; }
  .told p { font-size: 15px; line-height: 1.3; }
  h2 { font-size: 20px; }
  .road { margin: 0; }
  .sticks, .dead.a, .dead.b { margin: 6px 0 0; }
  .score { align-self: center; text-align: center; min-height: 0; }
  .buttons .main { min-height: 48px; font-size: 17px; }
  .buttons .icon { min-width: 44px; }
  .board.shown { grid-row: 1 / 4; grid-column: 2 / -1; margin: 0; }
}`,
];
