// Which screen the page shows and which dialog lies over it; the way there, fetching what stands on it first, and back.

/** @import { AppState, Dialog, Screen } from '../types.d.ts' */
/** @import { Rooms } from './rooms.js' */
/** @import { Saves } from './saves.js' */
/** @import { SideName } from './side/types.d.ts' */

/**
 * @typedef {object} Around
 * @property {() => string | null} named the game that the element's attribute names
 * @property {() => void} turned another screen is shown
 * @property {(error: unknown) => void} unfetched
 * @property {() => void} changed
 */

export class Pages {
  #rooms;
  #saves;
  #around;
  /** @type {Screen} */
  #screen = 'start';
  /** @type {Dialog} */
  #dialog = null;
  /** Where a page beside the game goes back to. @type {'start' | 'table'} */
  #origin = 'start';

  /** @param {Rooms} rooms @param {Saves} saves @param {Around} around */
  constructor(rooms, saves, around) {
    this.#rooms = rooms;
    this.#saves = saves;
    this.#around = around;
  }

  get screen() {
    return this.#screen;
  }

  /** @returns {Pick<AppState, 'screen' | 'dialog'>} */
  get state() {
    return { screen: this.#screen, dialog: this.#dialog };
  }

  /** @param {Screen} screen */
  async show(screen) {
    if (this.#screen === 'start' || this.#screen === 'table') this.#origin = this.#screen;
    try {
      // Their file comes first; the lesson's page says that it is on its way.
      if (screen === 'puzzles') await this.#rooms.openPuzzles();
      this.turnTo(screen);
      if (screen === 'lesson' && !this.#rooms.lesson) await this.#rooms.openLesson();
    } catch (error) {
      if (this.#screen === 'lesson') this.leave();
      this.#around.unfetched(error);
    }
  }

  /** Shows what has to be fetched or set first. @param {Screen} screen @param {() => Promise<unknown>} prepare */
  async visit(screen, prepare) {
    try {
      await prepare();
      this.show(screen);
    } catch (error) {
      this.#around.unfetched(error);
    }
  }

  /** At once. @param {Screen} screen */
  turnTo(screen) {
    this.#screen = screen;
    this.#dialog = null;
    this.#saves.write('at', this.#rooms.has(screen) ? screen : undefined);
    this.#around.turned();
    this.#around.changed();
  }

  leave() {
    this.show(this.#origin);
  }

  /** @param {Dialog} dialog */
  open(dialog) {
    this.#dialog = dialog;
    this.#around.changed();
  }

  /** @param {SideName} name @param {boolean} [play] a finished game gives way to a new one */
  openGame(name, play = true) {
    return this.visit(name, async () => {
      const side = await this.#rooms.openSide(name);
      if (play && side.snapshot.outcome) side.newGame({});
    });
  }

  /** The game that the element's attribute names, else the one that was shown when the page was left. */
  async openNamed() {
    const name = this.#around.named() ?? this.#saves.read('at', /** @type {string | null} */ (null));
    if (this.#rooms.has(name)) await this.openGame(name, false);
    else if (this.#rooms.has(this.#screen)) this.show('start');
  }
}
