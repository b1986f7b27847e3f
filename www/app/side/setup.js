// The games that are set on the board of one kind: begun by options, read from records, kept from one visit to the next.
import { guarded } from '../driver.js';

/** @import { SideModule } from '../../engine/side/module.js' */
/** @import { Saves } from '../saves.js' */
/** @import { Kind } from './kind.js' */
/** @import { Around } from './side-game.js' */
/** @import { SideOptions, SideSession, SideSnapshot } from './types.d.ts' */

export class Setup {
  #kind;
  #module;
  #saves;
  #around;

  /** @param {Kind} kind @param {SideModule} module @param {Saves} saves @param {Pick<Around, 'attributes' | 'track' | 'trouble'>} around */
  constructor(kind, module, saves, around) {
    this.#kind = kind;
    this.#module = module;
    this.#saves = saves;
    this.#around = around;
  }

  /** How a game was begun the last time. @returns {SideOptions} */
  get last() {
    return { ...this.#kind.quick, ...this.#saves.read(`${this.#kind.name}-options`, /** @type {SideOptions} */ ({})) };
  }

  /** Who sits down again the next time; kernels are staked, and positions set up, for one game. @param {SideOptions} options */
  remember({ position: _, seed: __, stakes: ___, ...again }) {
    this.#saves.write(`${this.#kind.name}-options`, again);
  }

  /** @param {SideOptions} options */
  begin(options) {
    const { rules, seed } = this.#around.attributes();
    const seeded = seed === null ? {} : { seed: Number(seed) };
    return this.#made({ ...(rules && { rules }), ...seeded, ...options });
  }

  /** @param {string} record */
  read(record) {
    return guarded(() => this.#kind.read(this.#module, record));
  }

  /** What a record comes to. @param {string} record */
  recordSeen(record) {
    return seen(this.read(record));
  }

  /** @param {string} rules @param {string} position */
  positionSeen(rules, position) {
    return seen(this.#made({ rules, position }));
  }

  /** A game lies ready when the page opens: the one from before, or another, whatever the element's attributes ask for. */
  opening() {
    return this.#kept() ?? this.#first();
  }

  /** The whole record after every change: a reload at any moment goes on from it. @param {string} record @param {SideSnapshot} snapshot */
  keep(record, { outcome }) {
    this.#saves.write(this.#kind.name, { record, over: outcome !== null });
  }

  /** One that cannot be read stays where it is. */
  #kept() {
    const kept = this.#saves.read(this.#kind.name, /** @type {{ record?: unknown } | null} */ (null));
    if (typeof kept?.record !== 'string') return null;
    try {
      const session = this.read(kept.record);
      this.#around.track.resuming();
      return session;
    } catch (error) {
      this.#saves.write(`${this.#kind.name}-unread`, kept);
      this.#around.trouble(error);
      return null;
    }
  }

  #first() {
    try {
      const { rules } = this.#around.attributes();
      return this.begin({ ...this.last, ...(rules && { rules }) });
    } catch (error) {
      this.#around.trouble(error);
      return this.#made(this.#kind.quick);
    }
  }

  /** @param {SideOptions} options */
  #made(options) {
    return guarded(() => this.#kind.begin(this.#module, options));
  }
}

/** Of a match that is only looked at. @param {SideSession} session */
function seen(session) {
  const snapshot = session.snapshot();
  session.free();
  return snapshot;
}
