// Buttons and fields, shared by the shell and its dialogs.
import { css } from 'lit';

export const controls = css`
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; gap: 10px; min-height: 44px; min-width: 44px; padding: 0 14px;
  border: 1px solid transparent; border-radius: 12px; background: none; color: var(--ink); font-size: 16px; font-weight: 500;
  line-height: 1.2; text-align: center; cursor: pointer; -webkit-tap-highlight-color: transparent; touch-action: manipulation; user-select: none;
}
button:hover { background: color-mix(in srgb, var(--ink) 7%, transparent); }
button:focus-visible { border-radius: 12px; }
button[aria-disabled='true'] { cursor: default; color: var(--ink-2); background: none; }
button.raised { background: var(--panel); border-color: var(--line); font-weight: 600; }
button.raised:hover { background: color-mix(in srgb, var(--ink) 5%, var(--panel)); }
button.raised[aria-disabled='true'] { background: color-mix(in srgb, var(--panel) 45%, transparent); font-weight: 500; }
button.raised[aria-disabled='true'] svg { opacity: 0.6; }
button.main {
  min-height: 56px; border-radius: 14px; border: 1.5px solid var(--live); background: var(--live); color: var(--live-ink); font-size: 19px; font-weight: 600;
}
button.main:hover { background: var(--live-low); }
button.main[aria-disabled='true'] { background: none; border-color: var(--ink-2); color: var(--ink-2); }
button.link { padding: 0 8px; font-weight: 600; }
button.icon { padding: 0; }
button[aria-pressed='true'].raised { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); }

label, legend { font-size: 15px; font-weight: 600; }
input:not([type='radio'], [type='checkbox']), select, textarea {
  width: 100%; min-height: 44px; padding: 8px 12px; border: 1.5px solid var(--edge); border-radius: 10px; background: var(--paper); color: var(--ink); font-size: 16px; font-weight: 400;
}
textarea { min-height: 132px; resize: vertical; font-family: ui-monospace, 'DejaVu Sans Mono', monospace; font-size: 14px; line-height: 1.5; }
input[type='radio'], input[type='checkbox'] { width: 20px; height: 20px; margin: 0; flex: none; accent-color: var(--live); }
[aria-invalid='true'], input:invalid { border-color: var(--alarm) !important; }
fieldset { border: 0; min-width: 0; }
legend { padding: 0; margin-bottom: 8px; }
.field { display: grid; gap: 6px; align-content: start; }
.choice { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; font-weight: 500; cursor: pointer; }
.choices { display: flex; flex-wrap: wrap; gap: 0 20px; }
/* From three on they stand under each other in columns. */
.choices:has(> :nth-child(3)) { display: grid; grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); gap: 0 12px; }
.choices:has(> :nth-child(4):last-child) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.error { color: var(--alarm); font-weight: 600; font-size: 15px; }
@media (forced-colors: active) {
  button, .button, button.raised, button.main { border-color: ButtonText; }
  button.main { forced-color-adjust: none; background: ButtonText; color: ButtonFace; }
  button.main:hover { background: Highlight; color: HighlightText; }
  button[aria-disabled='true'], button.main[aria-disabled='true'] { forced-color-adjust: none; background: Canvas; color: GrayText; border-color: GrayText; }
  button[aria-pressed='true'].raised { forced-color-adjust: none; background: Highlight; color: HighlightText; border-color: ButtonText; }
  button[aria-current='true'] { text-decoration: underline; }
}`;
