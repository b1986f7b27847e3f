// A match of one of the box's other two games: the session's calls, what they bring about, the computer's turns. The state is
// right as soon as a call returns; the picture follows.
import { Driver, guarded, pause } from '../driver.js';
import { givingUp, needHuman } from '../players.js';
import { Reel } from './reel.js';

/** @import { Match } from '../match.js' */
/** @import { SideEvent, SideSession, SideSnapshot, TakTiklSnapshot } from './types.d.ts' */

/** @typedef {(events: SideEvent[], snapshot: SideSnapshot) => void} Heard */

/**
 * As Puluc's has them, and what came of the last change.
 * @typedef {object} Hooks
 * @property {() => void} changed something else is to be shown
 * @property {() => void} replaced another game is set on the board
 * @property {() => void} followed another snapshot is there, and is not the clock's alone
 * @property {(type: 'move' | 'end' | 'settled', detail: unknown) => void} emit
 * @property {(error: unknown) => void} trouble
 * @property {(snapshot: SideSnapshot, seed: number, signal: AbortSignal) => Promise<string>} think a computer's move
 * @property {() => boolean} playsForced the only legal move is played by itself
 * @property {() => number} pace milliseconds before a computer's move
 */

export class SideMatch {
  #session;
  #hooks;
  /** @type {SideSnapshot} */
  #snapshot;
  /** @type {Set<Heard>} */
  #hearers = new Set();
  #reel = new Reel(
    () => this.#hooks.changed(),
    (events, snapshot) => {
      for (const heard of this.#hearers) heard(events, snapshot);
    },
  );
  #driver = new Driver(
    signal => this.#turns(signal),
    error => {
      if (error) this.#hooks.trouble(error);
      else this.#hooks.emit('settled', null);
    },
  );
  /** Another one for each game that is set on the board. */
  round = 1;

  /** @param {SideSession} session @param {Hooks} hooks */
  constructor(session, hooks) {
    this.#session = session;
    this.#hooks = hooks;
    this.#snapshot = session.snapshot();
  }

  get snapshot() {
    return this.#snapshot;
  }

  /** What is shown, one after the other. @type {Pick<Reel, 'run' | 'hurry' | 'seat' | 'played'>} */
  get reel() {
    return this.#reel;
  }

  /** Resolves when the picture is still and no computer is about to play. */
  get settled() {
    return this.#driver.settled;
  }

  /** As text, sorted. */
  get legalMoves() {
    return this.#snapshot.moves.map(moveOf).sort();
  }

  record() {
    return this.#session.record();
  }

  /** Hears what happened, once it has been shown; returns what ends that. @param {Heard} heard */
  onHappened(heard) {
    this.#hearers.add(heard);
    return () => void this.#hearers.delete(heard);
  }

  // ---- Changes; a refusal is thrown ----

  /** Sets another game on the board. @param {SideSession} session */
  replace(session) {
    this.#session.free();
    this.#session = session;
    this.round += 1;
    this.#hooks.replaced();
    this.#still();
  }

  rematch() {
    this.replace(guarded(() => this.#session.rematch()));
  }

  /** @param {number} turn */
  retryFrom(turn) {
    this.replace(guarded(() => this.#session.at(turn)));
  }

  undo() {
    this.#step(session => session.undo());
  }

  redo() {
    this.#step(session => session.redo());
  }

  /** @param {string} move */
  play(move) {
    needHuman(this.#snapshot);
    return this.#play(move);
  }

  resign() {
    const loser = givingUp(this.#snapshot);
    this.#happened('resign', () => this.#session.resign(loser));
  }

  // ---- For the clock ----

  /** @param {string} why @param {boolean} held */
  hold(why, held) {
    this.#session.hold?.(why, held);
  }

  /** The time that is left may be another. */
  look() {
    this.#snapshot = this.#session.snapshot();
  }

  /** @param {number} milliseconds */
  passTime(milliseconds) {
    const events = this.#session.passTime?.(milliseconds) ?? [];
    if (events.length > 0) this.#happened('time', () => events);
    else {
      const { clock } = /** @type {TakTiklSnapshot} */ (this.#session.snapshot());
      this.#snapshot = { .../** @type {TakTiklSnapshot} */ (this.#snapshot), clock };
    }
  }

  /** Plays the computer's turns from here on. */
  go() {
    this.#driver.go();
  }

  dispose() {
    this.#driver.stop();
    this.#reel.clear();
    this.#session.free();
  }

  // ---- Inside ----

  /** A change that is shown at once. @param {(session: SideSession) => void} change */
  #step(change) {
    guarded(() => change(this.#session));
    this.#still();
  }

  #still() {
    this.#reel.clear();
    this.look();
    this.#hooks.followed();
    this.#driver.go();
    this.#hooks.changed();
  }

  /** @param {string} move */
  #play(move) {
    return this.#happened(move, () => this.#session.play(move));
  }

  /** @param {string} move @param {() => SideEvent[]} change */
  #happened(move, change) {
    const before = this.#snapshot;
    const events = guarded(change);
    this.look();
    const { position, outcome } = this.#snapshot;
    this.#hooks.followed();
    this.#reel.add(events, before, this.#snapshot);
    if (move !== 'resign') this.#hooks.emit('move', { move, events, position });
    if (outcome) this.#hooks.emit('end', { winner: outcome.winner, reason: outcome.reason });
    this.#driver.go();
    this.#hooks.changed();
    return events;
  }

  /** Plays a computer's turn, or a human's only move where that is wanted; the next one begins with it. @param {AbortSignal} signal */
  async #turns(signal) {
    await this.#reel.still();
    if (signal.aborted) return;
    const { players, turn, outcome, moves } = this.#snapshot;
    const only = moves.length === 1 ? moves[0] : null;
    const computer = players[turn].kind === 'computer';
    if (outcome || !(computer || (only && this.#hooks.playsForced()))) return;
    await pause(this.#hooks.pace());
    if (signal.aborted) return;
    const move = only ? moveOf(only) : await this.#hooks.think(this.#snapshot, this.#session.thinkingSeed(), signal);
    if (!signal.aborted) this.#play(move);
  }
}

/** @param {SideSnapshot['moves'][number]} legal */
export const moveOf = legal => ('move' in legal ? legal.move : String(legal.pit));
