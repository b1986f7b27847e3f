import { css } from 'lit';

export const reviewStyles = css`
:host { display: block; --chosen: var(--ink); --chosen-ink: var(--paper); padding: 8px 16px 24px; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; min-height: 60px; margin-left: -10px; }
header h1 { font-size: 26px; }
header h1:focus { outline: none; }
header p { flex: 1 1 12em; font-size: 15px; color: var(--ink-2); text-wrap: balance; }
header nav { display: flex; }
header nav button { font-size: 15px; font-weight: 400; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; }
.waiting { padding-top: 6px; max-width: 44rem; }
.pending { margin-bottom: 16px; border-block: 1px solid var(--line); }
.drawing { min-width: 0; overflow: hidden; }
.note { padding-left: 62px; }
.position { display: grid; gap: 12px; min-width: 0; }
.told { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 4px 24px; }
.told div { flex: 1 1 20em; }
.told p { font-size: 15px; line-height: 1.4; color: var(--ink-2); min-height: 1.4em; }
.told ul { display: flex; flex-wrap: wrap; gap: 4px 20px; font-size: 15px; color: var(--ink-2); }
.told li { display: flex; align-items: center; gap: 8px; white-space: nowrap; }
puluc-board { height: clamp(150px, 32cqw, 300px); }
.steps { display: flex; gap: 8px; }
.steps .icon { min-width: 48px; min-height: 48px; flex: 0 1 48px; padding: 0; }
.retry { margin-left: auto; min-height: 48px; background: var(--ink); color: var(--paper); font-weight: 600; padding: 0 18px; }
.retry:hover { background: color-mix(in srgb, var(--ink) 85%, var(--paper)); }
.retry[aria-disabled='true'] { background: none; border-color: var(--line); color: var(--ink-2); }
.what-if, .moments { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; font-size: 15px; color: var(--ink-2); }
.what-if button { padding: 4px 12px; font-size: 15px; font-weight: 500; white-space: normal; }
.what-if i { font-style: normal; font-size: 13px; color: var(--ink-2); }
.what-if .loss { color: var(--ink-2); font-size: 14px; }
.moments { padding: 12px 0 4px; }
.moments button { padding: 0 12px; gap: 8px; font-size: 15px; font-variant-numeric: tabular-nums; }
.decided { min-width: 0; display: flex; flex-direction: column; }
.list { position: relative; margin: 8px -8px 0; }
footer { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 52px; }
footer .link { text-decoration: underline; text-underline-offset: 4px; }
footer .link[aria-pressed='true'] { background: var(--ink); color: var(--paper); text-decoration: none; }
@container (max-width: 559.9px) {
  header h1 { font-size: 22px; flex: 1 1 calc(100% - 60px); }
  header p { flex: 1 1 100%; padding-left: 10px; font-size: 14px; line-height: 1.3; }
  header nav button { padding: 0 10px; }
  .steps { flex-wrap: wrap; }
  .steps .icon { flex: 1 1 44px; min-width: 44px; }
  .retry { flex: 1 1 100%; }
}
@container (min-width: 900px) {
  :host { padding: 12px clamp(32px, 4.5cqw, 64px) 24px; max-width: min(100cqw, 2600px); margin-inline: auto; width: 100%; }
  header { min-height: 64px; }
  header h1 { font-size: 32px; }
  main { grid-template: 'course decided' auto 'position decided' 1fr 'details details' auto / minmax(0, 84fr) minmax(330px, 42fr); gap: 16px clamp(24px, 3.4cqw, 56px); }
  .waiting { grid-template: none; }
  .pending .working { grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 6px 24px; }
  .pending progress, .pending .words { grid-column: 1; }
  .pending button { grid-area: 1 / 2 / 4; }
  .course { grid-area: course; }
  .position { grid-area: position; align-content: start; }
  .decided { grid-area: decided; }
  /* It counts with its least height, and takes what the other column leaves. */
  .list { flex: 1 1 180px; min-height: 180px; overflow: auto; overscroll-behavior: contain; }
  details { grid-area: details; }
  puluc-board { height: clamp(170px, 27cqh, 760px); }
}`;
