// The drawn board of whichever game a snapshot is of.
import { html } from 'lit';

/** @import { AppState } from '../../types.d.ts' */
/** @import { SideRun, SideSnapshot } from '../../app/side/types.d.ts' */
/** @import { MakeSideStage, SideAdvice } from '../../view/side/types.d.ts' */

/**
 * @param {object} given
 * @param {MakeSideStage} given.make
 * @param {SideSnapshot} given.snapshot
 * @param {SideRun | null} given.run
 * @param {string | null} [given.waits] a move that waits to be confirmed
 * @param {boolean} given.live
 * @param {AppState['theme']} given.theme
 * @param {AppState['motion']} given.motion
 * @param {SideAdvice[]} given.advice
 * @param {(place: string) => string} given.describe
 * @param {(move: string) => void} given.pick
 * @param {(run: number) => void} given.played
 */
export function drawn({ make, snapshot, run, waits = null, live, theme, motion, advice, describe, pick, played }) {
  const picked = (/** @type {CustomEvent<string>} */ { detail }) => pick(detail);
  const shown = (/** @type {CustomEvent<number>} */ { detail }) => played(detail);
  return snapshot.game === 'mancala'
    ? html`<puluc-mancala-board class="drawn" .make=${make} .snapshot=${snapshot} .run=${run} .picked=${waits} .live=${live} .theme=${theme} .motion=${motion}
        .advice=${advice} .describe=${describe} @pick=${picked} @played=${shown}></puluc-mancala-board>`
    : html`<puluc-tak-tikl-board class="drawn" .make=${make} .snapshot=${snapshot} .run=${run} .picked=${waits} .live=${live} .theme=${theme} .motion=${motion}
        .advice=${advice} .describe=${describe} @pick=${picked} @played=${shown}></puluc-tak-tikl-board>`;
}
