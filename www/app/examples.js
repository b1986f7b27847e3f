// Turns tried on a table of their own, for pages that show what the rules do.

/** @import { Example, MoveView, RuleSetView } from '../types.d.ts' */
/** @import { EngineModule } from '../engine/wasm.js' */

/**
 * A throw in a position and the move that is chosen of what is legal then; null where none is. Throws as the session does
 * when the position cannot stand or the throw cannot fall.
 * @param {EngineModule} engine
 * @param {string} rules
 * @param {string} position
 * @param {boolean[] | number} fallen
 * @param {(moves: MoveView[]) => MoveView | undefined} choose
 * @returns {Example | null}
 */
export function example(engine, rules, position, fallen, choose) {
  const session = new engine.Session({ rules, position });
  try {
    session.throwReal(fallen);
    const before = session.snapshot();
    const move = choose(before.moves);
    if (!move) return null;
    const events = session.play(move.move);
    return { before, move, events, after: session.snapshot() };
  } finally {
    session.free();
  }
}
