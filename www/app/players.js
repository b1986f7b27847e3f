// Who sits where, of whatever game of the box.
import { coded } from '../engine/errors.js';

/** @import { Player, Side, Sided } from '../types.d.ts' */

/** The human gives up; of two humans the one to move. @param {{ players: Sided<Player>, turn: Side }} snapshot @returns {Side} */
export function givingUp({ players, turn }) {
  const enemy = turn === 'a' ? 'b' : 'a';
  return players[turn].kind === 'computer' && players[enemy].kind === 'human' ? enemy : turn;
}

/** What is asked of a computer's turn is refused. @param {{ players: Sided<Player>, turn: Side, outcome: unknown }} snapshot */
export function needHuman({ players, turn, outcome }) {
  if (!outcome && players[turn].kind === 'computer') throw coded('bad-state', "it is the computer's turn");
}

/** A human against the computer has the move. @param {{ a?: Partial<Player>, b?: Partial<Player> }} players @param {Side} turn */
export function moverFirst({ a, b }, turn) {
  const [mover, other] = turn === 'a' ? [a, b] : [b, a];
  return mover?.kind === 'computer' && other?.kind === 'human' ? { a: b, b: a } : { a, b };
}
