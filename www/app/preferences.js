// The user's settings and wishes for help, as kept on the device, and what they come to here.
import { audible, effective, settingsFrom } from './settings.js';

/** @import { AppState, Hints, Intents } from '../types.d.ts' */
/** @import { Saves } from './saves.js' */
/** @import { Attributes } from './settings.js' */

/** Milliseconds between two steps of the computer, by motion. */
const PACE = { full: 450, fast: 120, none: 0 };

/** How many times as long the computer waits. */
const PATIENCE = { slow: 3, even: 1, quick: 0.4 };

/** @type {Hints} */
const NO_HINTS = { bar: true, best: false, all: false };

export class Preferences {
  #saves;
  #around;
  #changed;
  settings;
  hints;

  /**
   * @param {Saves} saves
   * @param {{ attributes: () => Attributes, guest: boolean }} around the element
   * @param {() => void} changed
   */
  constructor(saves, around, changed) {
    this.#saves = saves;
    this.#around = around;
    this.#changed = changed;
    this.settings = settingsFrom(saves.read('settings', null));
    this.hints = { ...NO_HINTS, ...saves.read('hints', {}) };
  }

  /** How long a computer waits before a step, in milliseconds. */
  get pace() {
    const { motion } = effective(this.settings, this.#around.attributes());
    return PACE[motion] * PATIENCE[this.settings.pace];
  }

  /** @returns {Pick<AppState, 'settings' | 'hints' | 'lang' | 'theme' | 'motion' | 'audible'>} */
  get state() {
    const { settings, hints } = this;
    const { attributes, guest } = this.#around;
    return { settings, hints, ...effective(settings, attributes()), audible: audible(settings, guest) };
  }

  /** @type {Intents['set']} */
  set(key, value) {
    this.settings = { ...this.settings, [key]: value };
    this.#saves.write('settings', this.settings);
    this.#changed();
  }

  /** @type {Intents['setHints']} */
  setHints(hints) {
    this.hints = { ...this.hints, ...hints };
    this.#saves.write('hints', this.hints);
    this.#changed();
  }
}
