// Palette, type scale and spacing as custom properties: they pass into every shadow root below.
import { css } from 'lit';

export const tokens = css`
:host {
  --font: 'Commissioner Variable', 'Commissioner Until', 'Segoe UI', system-ui, sans-serif;
  --display: 'Piazzolla Variable', Georgia, 'Times New Roman', serif;
  --earth: #ebddc6; --earth-low: #d4bd9b; --paper: #f6efe3; --panel: #fbf6ec;
  --ink: #2a201a; --ink-2: #5b4b3f; --line: rgb(42 32 26 / 16%); --edge: #837261;
  --live: #a23a34; --live-ink: #fff8ec; --live-low: #8b2e29;
  --a: #2f568f; --a-high: #7fa3d6; --a-inlay: #e9eef6; --b: #d56233; --b-low: #7a2d12; --b-wall: #b94c24;
  --ring: #8a5a00; --target: #0b6b5b; --alarm: #9e1f2b;
  --yellow: #f0c663; --yellow-low: #b98a34; --black: #2a2320; --shadow: 0 10px 28px rgb(58 36 18 / 18%);
  color-scheme: light;
}
:host([data-theme='dark']) {
  --earth: #3a2d24; --earth-low: #2a1f18; --paper: #17110d; --panel: #211812;
  --ink: #f4eadb; --ink-2: #c9b8a2; --line: rgb(244 234 219 / 18%); --edge: #9d8b77;
  --live: #f1c45b; --live-ink: #22170b; --live-low: #d9a93d;
  --a: #4a79bf; --a-high: #a4c4f2; --a-inlay: #f1f5fc; --b: #e57a4a; --b-low: #ffbe9b; --b-wall: #c2562d;
  --ring: #ffedc2; --target: #7fe3cb; --alarm: #ff8b86;
  --shadow: 0 10px 28px rgb(0 0 0 / 45%);
  color-scheme: dark;
}
:host([data-theme='contrast']) {
  --earth: #000; --earth-low: #000; --paper: #000; --panel: #000;
  --ink: #fff; --ink-2: #fff; --line: #fff; --edge: #fff;
  --live: #ffe100; --live-ink: #000; --live-low: #fff;
  --a: #2f8cff; --a-high: #fff; --a-inlay: #fff; --b: #ff8a3d; --b-low: #000; --b-wall: #b84300;
  --ring: #ffe100; --target: #ffe100; --alarm: #ffb3ad; --shadow: none;
  color-scheme: dark;
}`;

export const base = css`
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h1, h2, h3, .display { font-family: var(--display); font-weight: 600; letter-spacing: -0.012em; line-height: 1.15; text-wrap: balance; }
h2 { font-size: 22px; }
h3 { font-size: 19px; }
:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; border-radius: 8px; }
.hidden-text { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.small { font-size: 14px; color: var(--ink-2); }
.number { font-variant-numeric: tabular-nums; }
svg { display: block; flex: none; }
@media (prefers-reduced-motion: reduce) { *, *::before, *::after { transition: none !important; animation: none !important; } }`;
