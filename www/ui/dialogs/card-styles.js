// Cards to choose a set of rules by, and the two players side by side.
import { css } from 'lit';

/** `--card` is how narrow a card may be. */
export const cardStyles = css`
legend.big { font: 600 22px/1.2 var(--display); margin-bottom: 12px; }
.cards, .sides { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--card)), 1fr)); gap: 12px; }
.card { position: relative; display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; align-content: start; padding: 14px 16px; border: 1.5px solid var(--line); border-radius: 14px; cursor: pointer; font-weight: 400; }
.card:has(:checked) { border-color: var(--ink); background: var(--panel); box-shadow: inset 0 0 0 1px var(--ink); }
.card b { font-size: 17px; line-height: 20px; }
.card span { grid-column: 2; font-size: 15px; line-height: 1.4; }
.side { display: grid; align-content: start; gap: 12px; padding: 14px 16px 16px; border: 1.5px solid var(--line); border-radius: 14px; }
.side h3 { display: flex; align-items: center; gap: 10px; font: 600 17px/1.3 var(--font); }`;
