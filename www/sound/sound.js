// The sounds of one element.
import { join, open, ready } from './context.js';
import { endOf, loudness, partsOf, timed } from './voices.js';

/** @import { Cue } from '../types.d.ts' */
/** @import { Desk } from './context.js' */
/** @import { Part } from './voices.js' */

/** Seconds in which what is cut off dies away: at once it would click. */
const CUT = 0.02;

export class Sound {
  /** @type {(() => void) | null} */
  #leave = null;
  #volume = 0;
  /** What has been put on the clock and has not ended. @type {Set<AudioScheduledSourceNode>} */
  #sources = new Set();
  /** What all sounds of this element go through. @type {{ desk: Desk, gain: GainNode } | null} */
  #fader = null;

  /** @param {boolean} audible @param {number} volume 1 to 10 */
  set(audible, volume) {
    this.#volume = volume;
    if (!audible) this.dispose();
    else this.#leave ??= join();
    if (this.#fader) this.#fader.gain.gain.value = loudness(volume);
  }

  /** To be called while the user does something. */
  unlock() {
    if (this.#leave) open();
  }

  /** @param {Cue[]} cues @param {number} [late] Milliseconds since they were given. */
  hear(cues, late = 0) {
    const desk = this.#leave && ready();
    if (!desk) return;
    const { gain } = this.#through(desk);
    for (const { cue, at } of timed(cues, desk.context.currentTime, late)) this.#play(desk, gain, cue, at);
  }

  /** Cuts off what sounds and what was to sound. */
  hush() {
    const fader = this.#fader;
    if (!fader) return;
    this.#fader = null;
    const { desk, gain } = fader;
    const now = desk.context.currentTime;
    gain.gain.setTargetAtTime(0, now, CUT / 4);
    for (const source of this.#sources) source.stop(now + CUT);
    this.#sources.clear();
  }

  dispose() {
    this.hush();
    this.#leave?.();
    this.#leave = null;
  }

  /** @param {Desk} desk */
  #through(desk) {
    if (this.#fader?.desk !== desk) {
      const gain = desk.context.createGain();
      gain.gain.value = loudness(this.#volume);
      gain.connect(desk.out);
      this.#fader = { desk, gain };
    }
    return this.#fader;
  }

  /** @param {Desk} desk @param {AudioNode} out @param {Cue} cue @param {number} at */
  #play(desk, out, cue, at) {
    const { context } = desk;
    let to = out;
    if (cue.pan && typeof context.createStereoPanner === 'function') {
      const panner = context.createStereoPanner();
      panner.pan.value = cue.pan;
      panner.connect(out);
      to = panner;
    }
    for (const part of partsOf(cue, Math.random)) this.#sound(desk, to, part, at);
  }

  /** @param {Desk} desk @param {AudioNode} out @param {Part} part @param {number} begin */
  #sound({ context, noise }, out, part, begin) {
    const at = begin + part.at;
    const end = begin + endOf(part);
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(part.gain, at + part.attack);
    gain.gain.setTargetAtTime(0, at + part.attack, part.decay);
    gain.connect(out);
    /** @type {AudioScheduledSourceNode} */
    let source;
    if (part.kind === 'tone') {
      const tone = context.createOscillator();
      tone.frequency.setValueAtTime(part.hz, at);
      if (part.to !== part.hz) tone.frequency.exponentialRampToValueAtTime(part.to, end);
      tone.connect(gain);
      source = tone;
      tone.start(at);
    } else {
      const hiss = context.createBufferSource();
      hiss.buffer = noise;
      const band = context.createBiquadFilter();
      band.type = 'bandpass';
      band.frequency.value = part.hz;
      band.Q.value = part.q;
      hiss.connect(band).connect(gain);
      source = hiss;
      // From anywhere in the second of noise, so that no two are alike.
      hiss.start(at, Math.random() * 0.4);
    }
    source.stop(end);
    this.#sources.add(source);
    source.onended = () => {
      this.#sources.delete(source);
      gain.disconnect();
    };
  }
}
