import { css } from 'lit';

export const puzzleStyles = css`
:host { display: flex; flex-direction: column; padding: 4px 16px 16px; }
header { display: flex; align-items: center; gap: 4px 8px; min-height: 52px; margin-left: -10px; }
header h1 { flex: 1; font-size: 26px; }
.streak { display: inline-flex; align-items: center; gap: 8px; font-size: 15px; font-weight: 600; line-height: 1.25; text-align: right; }
.streak svg { color: var(--ink-2); } .streak.today svg { color: var(--target); }
main { flex: 1; display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; align-content: start; }
puluc-play-board { min-height: 0; }
.task { display: grid; gap: 2px; }
.task h2 { font-size: 21px; }
.task h2:focus { outline: none; }
.which { display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; font-size: 14px; line-height: 1.35; color: var(--ink-2); }
.grade { display: inline-flex; align-items: center; gap: 6px; }
.dots { display: inline-flex; gap: 3px; }
.dots i { width: 8px; height: 8px; border-radius: 50%; border: 1.5px solid var(--ink-2); } .dots i.on { background: var(--ink-2); }
.task .side { font-size: 16px; line-height: 1.35; text-wrap: pretty; }
.task .which { font-size: 14px; line-height: 1.35; }
.counts { display: flex; flex-wrap: wrap; gap: 2px 16px; font-size: 14px; color: var(--ink-2); }
.counts li { display: flex; align-items: center; gap: 6px; }
.panel { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; align-content: start; min-width: 0; }
.moves { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
.moves button { width: 100%; justify-content: flex-start; gap: 8px; padding: 6px 12px; font-size: 15px; font-weight: 500; text-align: left; }
.moves .words { flex: 1; min-width: 0; }
.moves .told { display: inline-flex; align-items: center; gap: 6px; font-weight: 600; white-space: nowrap; }
.moves button.right { border-color: var(--target); box-shadow: inset 0 0 0 1px var(--target); }
.verdict { padding: 10px 14px; border-radius: 12px; background: color-mix(in srgb, var(--ink) 5%, var(--paper)); font-size: 15px; line-height: 1.4; display: grid; align-content: center; gap: 2px; }
.verdict strong { font-size: 17px; }
/* What came of a try is seen wherever the page is scrolled to. */
.verdict.said { position: sticky; bottom: 8px; z-index: 1; box-shadow: var(--shadow); background: color-mix(in srgb, var(--ink) 7%, var(--panel)); border: 1px solid var(--line); }
.acts { display: flex; flex-wrap: wrap; gap: 8px; }
.acts button { flex: 1 1 auto; padding: 6px 14px; }
.acts .main { min-height: 48px; font-size: 17px; border-radius: 12px; }
.choose { display: flex; flex-wrap: wrap; align-items: end; gap: 8px; }
.choose .field { flex: 1 1 140px; }
details { border-top: 1px solid var(--line); font-size: 15px; }
summary { min-height: 44px; padding: 10px 0; font-weight: 600; cursor: pointer; }
details ul { display: grid; gap: 2px; padding-bottom: 8px; line-height: 1.45; }
@media (forced-colors: active) { .dots i.on { background: CanvasText; } .verdict { border: 1px solid; } }

/* Tall: the road stands upright on the left, as on the table. */
@container (max-width: 699.9px) and (min-height: 520.1px) {
  main { grid-template-columns: minmax(130px, 42cqw) minmax(0, 1fr); grid-template-rows: 1fr; align-content: stretch; }
  puluc-play-board { position: sticky; top: 8px; align-self: start; height: clamp(420px, calc(100cqh - 84px), 900px); margin-left: -6px; }
  header h1 { font-size: 23px; }
  .streak { font-size: 14px; }
  .panel { gap: 10px; }
  .task h2 { font-size: 19px; }
  .task .side { font-size: 15px; }
  .verdict { padding: 8px 10px; font-size: 14px; line-height: 1.35; }
  .verdict strong { font-size: 15px; }
  .moves button { padding: 6px 10px; flex-wrap: wrap; gap: 2px 8px; }
  .moves .words { flex: 1 1 100%; }
  /* Nothing is left to choose: what is said and the way on come first. */
  .done .task { order: -2; }
  .done :is(.verdict, .acts) { position: static; order: -1; box-shadow: none; }
  .moves .told { gap: 0 6px; flex-wrap: wrap; }
}
@container (min-width: 700px), (min-width: 560px) and (max-height: 520px) {
  main { grid-template-columns: minmax(0, 1.55fr) minmax(250px, 1fr); gap: 16px 20px; }
  puluc-play-board { position: sticky; top: 8px; height: clamp(230px, calc(100cqh - 84px), 46cqw); }
}
@container (min-width: 560px) and (max-height: 520px) {
  :host { padding-block: 0 8px; }
  header { min-height: 46px; }
  puluc-play-board { height: calc(100cqh - 62px); }
  .task h2 { font-size: 19px; }
  .panel { gap: 8px; }
  /* Too low for anything to stand on the list: what is said stands above it, its room kept from the start. */
  .task { order: -2; }
  .done .acts { order: -1; }
  .verdict, .verdict.said { position: static; order: -1; min-height: 5.2em; padding: 6px 12px; box-shadow: none; }
}
@container (min-width: 900px) {
  :host { padding: 12px clamp(32px, 4.5cqw, 64px) 24px; width: 100%; max-width: min(100cqw, 2200px); margin-inline: auto; }
  header { min-height: 64px; }
  header h1 { font-size: 32px; }
  main { grid-template-columns: minmax(0, 1.9fr) minmax(320px, 1fr); gap: 24px clamp(24px, 3vw, 48px); }
  puluc-play-board { height: clamp(300px, min(calc(100cqh - 112px), 46cqw), 1100px); }
  .verdict, .verdict.said { position: static; min-height: 5.6em; box-shadow: none; }
  .task h2 { font-size: 26px; }
  .panel { gap: 16px; }
}`;
