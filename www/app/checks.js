// What the engine says of a text apart from any game: of rule sets, positions, records, and of turns that are tried.
import { guarded } from './driver.js';

/** @import { Intents, RuleSetView, Snapshot } from '../types.d.ts' */
/** @import { EngineModule, Session } from '../engine/wasm.js' */

export class Checks {
  #engine;
  /** @type {RuleSetView[]} */
  presets;

  /** @param {EngineModule} engine */
  constructor(engine) {
    this.#engine = engine;
    this.presets = engine.presets();
  }

  /** @param {string} text @returns {RuleSetView} */
  checkRules(text) {
    return guarded(() => this.#engine.checkRules(text));
  }

  /** @param {string} rules @param {string} position */
  position(rules, position) {
    return lookAt(() => new this.#engine.Session({ rules, position }));
  }

  /** Plays a record through. @param {string} record */
  record(record) {
    return lookAt(() => this.#engine.Session.fromRecord(record));
  }

  /**
   * A throw in a position and the move that is chosen of what is legal then; null where none is. Throws as the session does
   * when the position cannot stand or the throw cannot fall.
   * @type {Intents['example']}
   */
  example(rules, position, fallen, choose) {
    const session = new this.#engine.Session({ rules, position });
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
}

/** Of a match that is only looked at. @param {() => Session} make @returns {Snapshot} */
function lookAt(make) {
  const session = guarded(make);
  try {
    return session.snapshot();
  } finally {
    session.free();
  }
}
