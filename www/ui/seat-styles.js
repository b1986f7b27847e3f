// Where people sit: opposite each other, so that the table turns to the one to move; or with the left hand nearer.
import { css } from 'lit';

export const seatStyles = css`
/* Half a turn; what lies above the page (menus, dialogs) turns about its own middle. */
:host([data-turned]) { --turn: 180deg; rotate: var(--turn); }
.menu { rotate: var(--turn, none); }

/* The button that does the next thing stands first, at the left edge. */
:host([data-left-handed]) .buttons { grid-template-columns: 1fr; }
@container (max-width: 559.9px), ((max-width: 699.9px) and (min-height: 520.1px)), (max-aspect-ratio: 1/1) {
  :host([data-left-handed]) .table {
    grid-template: 'head head' auto 'odds odds' 38px 'pb road' auto 'db road' minmax(30px, 64px) 'sticks road' minmax(104px, 1fr) 'da road' minmax(30px, 64px) 'pa road' auto 'status status' auto 'buttons buttons' auto / clamp(97px, 25cqw, 190px) 1fr;
    padding: 0 16px 12px 12px;
  }
}
@container (min-width: 700px) and (min-aspect-ratio: 1/1) and (min-height: 520.1px) {
  :host([data-left-handed]) .buttons { justify-content: left; grid-template-columns: minmax(160px, 220px); }
}
@container (min-width: 560px) and (max-height: 520px) {
  :host([data-left-handed]) .table {
    grid-template: 'head head head head' 44px 'road road road road' minmax(0, 1fr) 'status status da sticks' 66px 'buttons buttons db sticks' 52px / minmax(240px, 2fr) auto clamp(84px, 16cqw, 128px) minmax(120px, 1fr);
  }
}
@container (min-width: 1280px) and (min-height: 520.1px) and (min-aspect-ratio: 1/1) {
  :host([data-left-handed]) .table {
    grid-template: 'head head head head' clamp(52px, 8cqh, 76px) 'aside pa odds pb' auto 'aside road road road' minmax(150px, 1fr) 'aside da sticks db' clamp(76px, 15cqh, 150px) 'aside status status status' auto 'aside buttons buttons buttons' auto / 316px 1fr minmax(300px, 1.3fr) 1fr;
  }
  :host([data-left-handed]) .aside { padding-inline: 0 4px; margin-inline: 0 20px; }
  :host([data-left-handed]) .board.shown { margin-inline: 0 12px; }
}
.tally { flex: none; min-width: 26px; padding: 0 7px; border-radius: 9px; background: var(--ink); color: var(--earth); font: 700 15px/24px var(--font); text-align: center; font-variant-numeric: tabular-nums; }
@container (min-width: 560px) and (max-height: 520px) { .head .series { display: none; } }
@media (forced-colors: active) {
  .tally, .tip { border: 1px solid; }
  /* Forced colours draw the line under the other name too. */
  .player h2:not(.turn) .name { border-bottom-style: none; padding-bottom: 5px; }
}`;
