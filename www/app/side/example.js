// Moves tried apart from the game, for pages that show the rules: whatever they show the rules themselves have played.

/** @import { SideModule } from '../../engine/side/module.js' */
/** @import { Kind } from './kind.js' */
/** @import { SideExample } from './types.d.ts' */

/**
 * @param {Kind} kind
 * @param {SideModule} module
 * @param {string} rules
 * @param {string} position
 * @param {string} move
 * @returns {SideExample}
 */
export function tried(kind, module, rules, position, move) {
  const session = kind.begin(module, { rules, position });
  try {
    const before = session.snapshot();
    const events = session.play(move);
    return { move, before, events, after: session.snapshot() };
  } finally {
    session.free();
  }
}
