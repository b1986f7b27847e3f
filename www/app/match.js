// A match on the page: the session's calls, the events they send, the computer's turns. The state is right as soon as a
// call returns; the picture follows.
import { coded, withCode } from '../engine/errors.js';
import { Driver, guarded, pause } from './driver.js';
import { givingUp, needHuman } from './players.js';

/** @import { GameEvent, NewGameOptions, Side, Snapshot, Throw } from '../types.d.ts' */
/** @import { EngineModule, Session } from '../engine/wasm.js' */
/** @import { Picture } from './picture.js' */

/**
 * @typedef {object} Hooks
 * @property {() => void} changed the snapshot is another one
 * @property {(type: 'throw' | 'move' | 'end' | 'settled' | 'error', detail: unknown) => void} emit
 * @property {(thrown: Throw, side: Side, snapshot: Snapshot) => void} fell the sticks lie still
 * @property {(events: GameEvent[], snapshot: Snapshot) => void} happened the events have been shown
 * @property {(question: { rules: string, position: string, level: string, seed: number }, signal: AbortSignal) => Promise<string>} think a computer's move
 * @property {() => boolean} waits the computers have been told to wait
 * @property {() => boolean} playsForced the only legal move is played by itself
 * @property {() => number} pace milliseconds between two steps of the computer
 */

export class Match {
  #engine;
  #picture;
  #hooks;
  /** @type {Session | null} */
  #session = null;
  #driver = new Driver(
    signal => this.#turns(signal),
    error => {
      if (error) this.#hooks.emit('error', withCode(error));
      else this.#hooks.emit('settled', null);
    },
  );
  /** @type {Snapshot | null} */
  snapshot = null;
  /** Another one for each game that is set on the table. */
  round = 0;

  /**
   * @param {EngineModule} engine
   * @param {Picture} picture
   * @param {Hooks} hooks
   */
  constructor(engine, picture, hooks) {
    this.#engine = engine;
    this.#picture = picture;
    this.#hooks = hooks;
  }

  /** Resolves when the picture is still and no computer is about to play. */
  get settled() {
    return this.#driver.settled;
  }

  /** As text, sorted; empty before the throw. */
  get legalMoves() {
    return this.snapshot?.moves.map(({ move }) => move) ?? [];
  }

  /** @param {NewGameOptions} options */
  begin(options) {
    this.#replace(() => new this.#engine.Session(options));
  }

  /** @param {string} record */
  load(record) {
    this.#replace(() => this.#engine.Session.fromRecord(record));
  }

  rematch() {
    const session = this.#need();
    this.#replace(() => session.rematch());
  }

  record() {
    return this.#need().record();
  }

  /** @param {boolean[] | number} [fallen] the faces of real sticks, or a real die's pips @returns {Throw} */
  throwSticks(fallen) {
    needHuman(this.#needSnapshot());
    const thrown = this.#throw(fallen);
    this.#driver.go();
    return thrown;
  }

  /** @param {string} move @returns {GameEvent[]} */
  play(move) {
    needHuman(this.#needSnapshot());
    const events = this.#play(move);
    this.#driver.go();
    return events;
  }

  undo() {
    this.#step(session => session.undo());
  }

  redo() {
    this.#step(session => session.redo());
  }

  resign() {
    const loser = givingUp(this.#needSnapshot());
    /** @type {GameEvent[]} */
    const events = guarded(() => this.#need().resign(loser));
    this.#shown(events, this.#look());
    this.#ended();
    this.#driver.go();
  }

  playOut() {
    this.#step(session => session.playOut());
    this.#ended();
  }

  /** Goes on after a wait. */
  go() {
    if (this.#session) this.#driver.go();
  }

  /** The table as it stood in a turn, its throw lying; as it stands now for the number of finished turns. @param {number} turn @returns {Snapshot} */
  snapshotAt(turn) {
    const earlier = guarded(() => this.#need().at(turn));
    const snapshot = earlier.snapshot();
    earlier.free();
    return snapshot;
  }

  /** Plays on from a turn; what came after is gone. @param {number} turn */
  retryFrom(turn) {
    const session = this.#need();
    this.#replace(() => session.at(turn));
  }

  dispose() {
    this.#driver.stop();
    this.#session?.free();
    this.#session = null;
  }

  #need() {
    if (!this.#session) throw coded('bad-state', 'no game has been started');
    return this.#session;
  }

  #needSnapshot() {
    this.#need();
    return /** @type {Snapshot} */ (this.snapshot);
  }

  /** @param {() => Session} make */
  #replace(make) {
    const session = guarded(make);
    this.#session?.free();
    this.#session = session;
    this.round += 1;
    this.#picture.show(this.#look());
    this.#hooks.changed();
    this.#driver.go();
  }

  /** A change that is shown at once. @param {(session: Session) => void} change */
  #step(change) {
    const session = this.#need();
    guarded(() => change(session));
    this.#picture.show(this.#look());
    this.#hooks.changed();
    this.#driver.go();
  }

  #look() {
    this.snapshot = /** @type {Snapshot} */ (this.#need().snapshot());
    return this.snapshot;
  }

  /** @param {boolean[] | number} [fallen] */
  #throw(fallen) {
    const session = this.#need();
    const { turn } = this.#needSnapshot();
    const {
      events,
      repeat: _,
      ...thrown
    } = guarded(() => (fallen === undefined ? session.throwSticks() : session.throwReal(fallen)));
    const after = this.#look();
    this.#picture.throwSticks(thrown, turn, after, () => this.#hooks.fell(thrown, turn, after));
    this.#hooks.emit('throw', thrown);
    if (events.length > 0) this.#shown(events, after);
    this.#hooks.changed();
    if (events.length > 0) this.#moved('pass', events);
    return thrown;
  }

  /** @param {string} move */
  #play(move) {
    /** @type {GameEvent[]} */
    const events = guarded(() => this.#need().play(move));
    this.#shown(events, this.#look());
    this.#moved(move, events);
    return events;
  }

  /** @param {GameEvent[]} events @param {Snapshot} after */
  #shown(events, after) {
    this.#picture.playEvents(events, after, () => this.#hooks.happened(events, after));
    this.#hooks.changed();
  }

  /** @param {string} move @param {GameEvent[]} events */
  #moved(move, events) {
    const { position } = this.#needSnapshot();
    this.#hooks.emit('move', { move, events, position });
    this.#ended();
  }

  #ended() {
    const outcome = this.snapshot?.outcome;
    if (outcome) this.#hooks.emit('end', outcome);
  }

  /** Plays the computer's turns until a human's. @param {AbortSignal} signal */
  async #turns(signal) {
    for (;;) {
      await this.#picture.still();
      if (signal.aborted) return;
      const snapshot = this.#needSnapshot();
      if (!this.#plays(snapshot)) return;
      const { rules, position, phase, players, turn, moves } = snapshot;
      await pause(this.#hooks.pace());
      if (signal.aborted) return;
      if (phase === 'throw') {
        this.#throw();
      } else {
        const level = players[turn].level;
        const [only] = moves;
        const move =
          only && moves.length === 1
            ? only.move
            : await this.#hooks.think(
                { rules, position, level: level ?? '', seed: this.#need().thinkingSeed() },
                signal,
              );
        if (signal.aborted) return;
        this.#play(move);
      }
    }
  }

  /** Is the next step the program's: a computer's turn, or a human's only move where he wants that? @param {Snapshot} snapshot */
  #plays({ phase, players, turn, moves }) {
    if (phase === 'over') return false;
    if (players[turn].kind === 'computer') return !this.#hooks.waits();
    return phase === 'move' && moves.length === 1 && this.#hooks.playsForced();
  }
}
