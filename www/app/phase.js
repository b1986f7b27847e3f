// The input's state machine: what the player may do now. A function of what is on the table and what still moves.

/** @import { Phase, Snapshot } from '../types.d.ts' */

/** What the picture is busy with. @typedef {'throw' | 'events' | null} Activity */

/**
 * @param {Snapshot | null} snapshot
 * @param {Activity} activity
 * @returns {Phase}
 */
export function phaseOf(snapshot, activity) {
  if (activity === 'throw') return 'throwing';
  if (activity === 'events') return 'moving';
  if (!snapshot || snapshot.phase === 'over') return 'over';
  if (snapshot.players[snapshot.turn].kind === 'computer') return 'thinking';
  return snapshot.phase === 'throw' ? 'ready' : 'choosing';
}
