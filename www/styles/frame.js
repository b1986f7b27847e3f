// What every screen stands in.
import { css } from 'lit';

export const frame = css`
:host { display: block; width: 100%; height: 100%; overflow: auto; container-type: size; background: var(--paper); color: var(--ink); font: 400 17px/1.5 var(--font); text-align: start; }
:host([data-screen='table']) { background: var(--earth); }
.frame { display: flex; flex-direction: column; height: 100%; }
.screen { flex: 1 0 auto; min-height: 0; }
.table.screen { flex: 1 1 0; min-height: 568px; }
@container (min-width: 560px) and (max-height: 520px) { .table.screen { min-height: 300px; } }`;
