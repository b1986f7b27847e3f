// Keys on the page of a game of the side, wherever the focus is on it.

/** @import { SideState } from '../../app/side/types.d.ts' */

/**
 * What a key does; null where it is not ours.
 * @param {KeyboardEvent} event
 * @param {SideState} state
 * @param {{ attempt: (what: 'undo' | 'redo') => void, reviewAt: (turn: number) => void, skip: () => void }} acts
 * @returns {(() => void) | null}
 */
export function keyed(event, { review, run }, { attempt, reviewAt, skip }) {
  const target = /** @type {HTMLElement} */ (event.composedPath()[0]);
  if (event.altKey || event.defaultPrevented || target.closest('input, select, textarea')) return null;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) return key === 'z' ? () => attempt(event.shiftKey ? 'redo' : 'undo') : null;
  if (review && key === 'arrowleft') return () => reviewAt(review.at - 1);
  if (review && key === 'arrowright') return () => reviewAt(review.at + 1);
  if (key === 'u') return () => attempt('undo');
  if (key === 'r') return () => attempt('redo');
  return key === 'escape' && run ? skip : null;
}
