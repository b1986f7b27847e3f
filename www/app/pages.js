// Which screen the page shows and which dialog lies over it; the way there, fetching what stands on it first, and back.

/** @import { AppState, Dialog, Screen } from '../types.d.ts' */
/** @import { Rooms } from './rooms.js' */
/** @import { Saves } from './saves.js' */
/** @import { SideLeaf, SideName } from './side/types.d.ts' */

/**
 * @typedef {object} Around
 * @property {() => string | null} named the game that the element's attribute names
 * @property {() => void} turned another screen is shown
 * @property {(error: unknown) => void} unfetched
 * @property {() => void} changed
 */

/** @typedef {{ screen: Screen, leaf: SideLeaf | null }} Spot */

/** Pages that are read one beside the other: the way back leads out of them all. */
const READ = ['lesson', 'rules', 'glossary', 'history'];

export class Pages {
  #rooms;
  #saves;
  #around;
  /** @type {Screen} */
  #screen = 'start';
  /** @type {Dialog} */
  #dialog = null;
  /** What is read or learned in the place of a game of the side. @type {SideLeaf | null} */
  #leaf = null;
  /** The way here, from the start or a game; empty there. @type {Spot[]} */
  #trail = [];

  /** @param {Rooms} rooms @param {Saves} saves @param {Around} around */
  constructor(rooms, saves, around) {
    this.#rooms = rooms;
    this.#saves = saves;
    this.#around = around;
  }

  get screen() {
    return this.#screen;
  }

  /** The game of the side that is shown, or beside which the page stands. */
  get side() {
    const { screen } = this.#trail[0] ?? this.#spot;
    return this.#rooms.has(screen) ? screen : null;
  }

  /** @returns {Pick<AppState, 'screen' | 'dialog' | 'leaf'>} */
  get state() {
    return { ...this.#spot, dialog: this.#dialog };
  }

  /** @param {Screen} screen @param {SideLeaf | null} [leaf] */
  async show(screen, leaf) {
    try {
      // Their file comes first; the lesson's page says that it is on its way.
      if (screen === 'puzzles') await this.#rooms.openPuzzles();
      if (leaf === 'lesson') await this.#rooms.side(screen)?.openLesson();
      this.turnTo(screen, leaf);
      if (screen === 'lesson' && !this.#rooms.lesson) await this.#rooms.openLesson();
    } catch (error) {
      if (this.#screen === 'lesson') this.leave();
      this.#around.unfetched(error);
    }
  }

  /** Shows what has to be fetched or set first. @param {Screen} screen @param {() => Promise<unknown>} prepare @param {SideLeaf | null} [leaf] */
  async visit(screen, prepare, leaf) {
    try {
      await prepare();
      this.show(screen, leaf);
    } catch (error) {
      this.#around.unfetched(error);
    }
  }

  /** At once. @param {Screen} screen @param {SideLeaf | null} [leaf] */
  turnTo(screen, leaf = null) {
    this.#trail = this.#wayTo({ screen, leaf });
    this.#screen = screen;
    this.#leaf = leaf;
    this.#dialog = null;
    this.#saves.write('at', this.#rooms.has(screen) ? screen : undefined);
    this.#around.turned();
    this.#around.changed();
  }

  leave() {
    const { screen, leaf } = this.#trail.at(-1) ?? { screen: 'start', leaf: null };
    this.show(screen, leaf);
  }

  /** @param {Dialog} dialog */
  open(dialog) {
    this.#dialog = dialog;
    this.#around.changed();
  }

  /** @param {SideName} name @param {SideLeaf | null} [leaf] @param {boolean} [play] a finished game gives way to a new one */
  openGame(name, leaf = null, play = !leaf) {
    const prepare = async () => {
      const side = await this.#rooms.openSide(name);
      if (play && side.snapshot.outcome) side.newGame({});
    };
    return this.visit(name, prepare, leaf);
  }

  /** The game that the element's attribute names, else the one that was shown when the page was left. */
  async openNamed() {
    const name = this.#around.named() ?? this.#saves.read('at', /** @type {string | null} */ (null));
    if (this.#rooms.has(name)) await this.openGame(name, null, false);
    else if (this.#rooms.has(this.#screen)) this.show('start');
  }

  /** @returns {Spot} */
  get #spot() {
    return { screen: this.#screen, leaf: this.#leaf };
  }

  /** @param {Spot} to */
  #wayTo(to) {
    const { screen, leaf } = to;
    if (!leaf && (screen === 'start' || screen === 'table' || this.#rooms.has(screen))) return [];
    const same = (/** @type {Spot} */ spot) => spot.screen === screen && spot.leaf === leaf;
    const from = this.#spot;
    const before = this.#trail.findIndex(same);
    if (before >= 0) return this.#trail.slice(0, before);
    const reads = (/** @type {Spot} */ { screen, leaf }) => READ.includes(leaf ?? screen);
    return same(from) || (reads(from) && reads(to)) ? this.#trail : [...this.#trail, from];
  }
}
