// A page to read lies in the place of the game and is as long as its text; the lesson has the game's own room.
import { css } from 'lit';

export const leafStyles = css`
:host([data-leaf='rules']), :host([data-leaf='history']) { display: block; flex: 1 0 auto; min-height: 0; overflow: visible; background: var(--paper); }
header .to-leaf { display: none; }
@container (min-width: 700px) and (min-height: 520.1px) {
  header .to-leaf { display: inline-flex; }
}`;
