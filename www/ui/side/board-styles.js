// How the boards of Tak-tikl and Mancala lie in the page, and how the places over their canvas look.
import { css } from 'lit';

export const boardStyles = css`
:host { position: relative; display: block; overflow: hidden; min-height: 200px; border-radius: 16px; background: var(--earth, #ebddc6); contain: layout paint; }
canvas { position: absolute; inset: 0; width: 100%; height: 100%; }
.places { position: absolute; inset: 0; }
button, .place { position: absolute; margin: 0; padding: 0; border: 0; border-radius: 10px; background: none; -webkit-tap-highlight-color: transparent; }
button { cursor: default; touch-action: manipulation; }
button[aria-disabled='false'] { cursor: pointer; }
/* Pale within dark: seen on wood, cloth and earth alike. */
button:focus-visible { outline: 3px solid #fffdf6; outline-offset: -4px; box-shadow: inset 0 0 0 1.5px #17110d, 0 0 0 1.5px #17110d; }
:host([data-theme='contrast']) button:focus-visible { outline-color: #ffe100; outline-offset: -3px; }
p { position: absolute; margin: 0; padding: 3px 7px; border-radius: 8px; font: 650 13px/1.2 var(--font, system-ui, sans-serif); font-variant-numeric: tabular-nums; width: max-content; max-width: 96px; text-align: center; text-wrap: balance; color: #fff; pointer-events: none; box-shadow: 0 0 0 1.5px #fffdf6; }
.best, .win { background: #0b6b5b; }
.draw { background: #5d4389; }
.played, .loss { background: #9e1f2b; }
/* A canvas keeps its colours, so what lies over it does too. */
@media (forced-colors: active) {
  button, p { forced-color-adjust: none; }
}`;
