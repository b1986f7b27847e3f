// The only frame loop: it runs while something moves and ends by itself.

/** @param {number} t */
export const linear = t => t;
/** @param {number} t */
export const easeOut = t => 1 - (1 - t) ** 3;
/** @param {number} t */
export const easeInOut = t => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2);

/**
 * @typedef {object} Tween
 * @property {number} start
 * @property {number} duration
 * @property {(t: number) => void} step
 * @property {() => void} done
 */

/** Runs tweens; a hidden page or one that gets no frames ends them at once. */
export class Loop {
  /**
   * @param {() => void} paint Called once a frame after all steps.
   * @param {() => void} cut The page is hidden or gets no frames: nothing may wait for them.
   */
  constructor(paint, cut) {
    this.paint = paint;
    this.cut = cut;
    /** @type {Tween[]} */
    this.tweens = [];
    this.frame = 0;
    this.last = 0;
    this.stalled = 0;
    this.watch = 0;
    this.tick = this.tick.bind(this);
    this.onHidden = () => {
      if (document.hidden && this.running) this.cut();
    };
    document.addEventListener('visibilitychange', this.onHidden);
  }

  get running() {
    return this.tweens.length > 0;
  }

  /**
   * Steps from 0 to 1 over `duration` ms; resolves after step(1).
   * @param {number} duration
   * @param {(t: number) => void} step
   * @returns {Promise<void>}
   */
  run(duration, step) {
    if (document.hidden || duration <= 0) {
      step(1);
      return Promise.resolve();
    }
    return new Promise(done => {
      const start = this.frame ? this.last : performance.now();
      this.tweens.push({ start, duration, step, done });
      if (!this.frame) {
        this.last = start;
        this.frame = requestAnimationFrame(this.tick);
        this.guard();
      }
    });
  }

  /** @param {number} now */
  tick(now) {
    // The next tween of a sequence starts in a microtask after the last frame, before this asks whether to go on.
    if (this.tweens.length === 0) {
      this.rest();
      return;
    }
    this.last = now;
    this.stalled = 0;
    this.step(now);
    this.paint();
    this.frame = requestAnimationFrame(this.tick);
  }

  /** The list is made shorter in its place: a frame leaves no garbage. @param {number} now */
  step(now) {
    const { tweens } = this;
    const count = tweens.length;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const tween = tweens[i];
      const t = Math.min(1, Math.max(0, (now - tween.start) / tween.duration));
      if (t < 1) tweens[kept++] = tween;
      tween.step(t);
      if (t === 1) tween.done();
    }
    for (let i = count; i < tweens.length; i++) tweens[kept++] = tweens[i];
    tweens.length = kept;
  }

  /** Every tween jumps to its end. */
  finish() {
    while (this.tweens.length) {
      const due = this.tweens;
      this.tweens = [];
      for (const tween of due) {
        tween.step(1);
        tween.done();
      }
    }
    this.rest();
  }

  rest() {
    cancelAnimationFrame(this.frame);
    clearInterval(this.watch);
    this.frame = 0;
    this.watch = 0;
  }

  /** Frames stop without notice where the frame is off screen; promises must not hang then. */
  guard() {
    clearInterval(this.watch);
    this.stalled = 0;
    this.watch = window.setInterval(() => {
      this.stalled += 1;
      if (this.stalled > 3) this.cut();
    }, 400);
  }

  dispose() {
    this.finish();
    document.removeEventListener('visibilitychange', this.onHidden);
  }
}
