// The element's ear: fetches the sounds when a table is first shown, and hands them what the picture says.

/** @import { AppState, Cue, Hearer } from '../types.d.ts' */
/** @import { Sound } from '../sound/sound.js' */

/** What browsers take for a wish of the user; a touch counts when it ends. */
const GESTURES = ['pointerdown', 'pointerup', 'click', 'keydown', 'touchend'];

/** What is heard when the volume changes. @type {Cue} */
const SAMPLE = { sound: 'home', in: 0, force: 1, pan: 0, step: 2 };

/** @implements {Hearer} */
export class Hearing {
  /** @type {Sound | null} */
  #sound = null;
  #asked = false;
  /** The user has done something: a context may be opened. */
  #pressed = false;
  #audible = false;
  #volume = -1;
  #gone = false;
  /** Given while the sounds are being fetched. @type {{ cues: Cue[], given: number }[]} */
  #waiting = [];

  /** @param {AbortSignal} signal ends it */
  constructor(signal) {
    for (const type of GESTURES) {
      window.addEventListener(type, () => this.#gesture(), { capture: true, passive: true, signal });
    }
    signal.addEventListener('abort', () => {
      this.#gone = true;
      this.#sound?.dispose();
      this.#sound = null;
    });
  }

  /** @param {Pick<AppState, 'audible' | 'screen' | 'settings' | 'side'>} state */
  follow({ audible, screen, settings: { volume }, side }) {
    // Before the first press, so that it is heard; but not with what the page needs first.
    if (audible && (screen === 'table' || side) && !this.#asked) this.#fetch();
    const { isActive } = navigator.userActivation ?? { isActive: true };
    const changed = audible !== this.#audible || (volume !== this.#volume && this.#volume >= 0);
    const first = this.#volume < 0;
    if (!changed && !first) return;
    this.#audible = audible;
    this.#volume = volume;
    this.#sound?.set(audible, volume);
    if (!first && audible && isActive) {
      this.#gesture();
      this.hear([SAMPLE]);
    }
  }

  /** @param {Cue[]} cues */
  hear(cues) {
    if (!this.#audible || cues.length === 0) return;
    if (this.#sound) this.#sound.hear(cues);
    else if (this.#asked) this.#waiting.push({ cues, given: performance.now() });
  }

  hush() {
    this.#waiting = [];
    this.#sound?.hush();
  }

  #gesture() {
    this.#pressed = true;
    this.#sound?.unlock();
  }

  async #fetch() {
    this.#asked = true;
    try {
      const { Sound } = await import('../sound/sound.js');
      if (this.#gone) return;
      this.#sound = new Sound();
      this.#sound.set(this.#audible, this.#volume);
      if (this.#pressed) this.#sound.unlock();
      for (const { cues, given } of this.#waiting) this.#sound.hear(cues, performance.now() - given);
    } catch {
      // Offline with half of the files: silent, and asked for again by the next change.
      this.#asked = false;
    }
    this.#waiting = [];
  }
}
