// What stands beside Puluc's table: lesson, puzzles, laboratory, the other games. Each is fetched when it is first opened.

/** @import { AppState } from '../types.d.ts' */
/** @import { Lesson } from './lesson.js' */
/** @import { Puzzles } from './puzzles/puzzles.js' */
/** @import { Lab } from './lab.js' */
/** @import { Saves } from './saves.js' */
/** @import { SideGame } from './side/side-game.js' */
/** @import { SideName } from './side/types.d.ts' */
/** @import { EngineModule } from '../engine/wasm.js' */
/** @import { GameEntry } from '../games.js' */

/** @typedef {(saves: Saves, around: import('./side/side-game.js').Around) => Promise<SideGame>} OpenGame */

/**
 * @typedef {object} Around
 * @property {() => void} changed
 * @property {Record<string, GameEntry>} games
 * @property {Omit<ConstructorParameters<typeof Lesson>[2], 'changed'>} lesson
 * @property {Omit<ConstructorParameters<typeof Lab>[0], 'changed'>} lab
 * @property {(from: import('./puzzles/puzzles.js').From) => void} playOn
 * @property {(name: SideName) => Omit<import('./side/side-game.js').Around, 'changed'>} side
 */

export class Rooms {
  #engine;
  #saves;
  #around;
  /** @type {Lesson | null} */
  lesson = null;
  /** @type {Puzzles | null} */
  puzzles = null;
  /** @type {Lab | null} */
  lab = null;
  /** @type {Map<string, Promise<SideGame>>} */
  #opened = new Map();
  /** @type {Map<string, SideGame>} */
  #sides = new Map();

  /**
   * @param {EngineModule} engine
   * @param {Saves} saves
   * @param {Around} around
   */
  constructor(engine, saves, around) {
    this.#engine = engine;
    this.#saves = saves;
    this.#around = around;
  }

  /** @param {string | null} name @returns {name is SideName} */
  has(name) {
    return name !== null && name in this.#around.games;
  }

  /** Null until it has been opened. @param {string | null} name */
  side(name) {
    return this.#sides.get(name ?? '') ?? null;
  }

  /** A game of which something is kept can be gone on with. @param {string} name */
  resumable(name) {
    const kept = this.#saves.read(name, /** @type {{ over?: boolean } | null} */ (null));
    return kept?.over === false;
  }

  /** @param {SideName} name */
  openSide(name) {
    let opening = this.#opened.get(name);
    if (!opening) {
      const { changed, games, side } = this.#around;
      opening = games[name].open().then(({ default: open }) => open(this.#saves, { changed, ...side(name) }));
      this.#opened.set(name, opening);
      opening.then(
        game => this.#sides.set(name, game),
        // A failed fetch can be tried again.
        () => this.#opened.delete(name),
      );
    }
    return opening;
  }

  async openLesson() {
    const { Lesson } = await import('./lesson.js');
    const { changed, lesson } = this.#around;
    this.lesson ??= new Lesson(this.#engine, this.#saves, { changed, ...lesson });
    changed();
  }

  async openPuzzles() {
    const { loadPuzzles } = await import('./puzzles/puzzles.js');
    const { changed, playOn } = this.#around;
    this.puzzles ??= await loadPuzzles(this.#engine, this.#saves, { changed, now: () => new Date(), playOn });
    this.puzzles.open();
  }

  /** @param {string} rules */
  async openLab(rules) {
    const { Lab } = await import('./lab.js');
    const { changed, lab } = this.#around;
    this.lab ??= new Lab({ changed, ...lab });
    this.lab.open(rules);
  }

  /** @param {string} screen the one that is shown @returns {Pick<AppState, 'lab' | 'lesson' | 'puzzles' | 'side' | 'begun'>} */
  state(screen) {
    return {
      lab: this.lab?.state ?? null,
      lesson: this.lesson?.view ?? null,
      puzzles: this.puzzles?.state ?? null,
      side: this.side(screen)?.state ?? null,
      begun: Object.keys(this.#around.games).filter(name => this.resumable(name)),
    };
  }

  /** What is shown around the rooms has changed. */
  follow() {
    for (const side of this.#sides.values()) side.follow();
  }

  dispose() {
    this.lab?.clear();
    this.lesson?.dispose();
    for (const opening of this.#opened.values()) opening.then(side => side.dispose());
  }
}
