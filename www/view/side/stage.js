// What the stages of the two wooden boards share: size, theme, the baked ground, painting what changed, playing events.

import { pan } from '../puluc/cues.js';
import { add, clear, join, nothing } from '../puluc/regions.js';
import { fit, inSlices, surface } from '../surface.js';
import { themes } from '../theme.js';
import { Loop } from '../tween.js';

/**
 * @typedef {import('./types.d.ts').SideMarks} SideMarks
 * @typedef {import('./types.d.ts').SideOptions} SideOptions
 * @typedef {import('./types.d.ts').SideTheme} SideTheme
 * @typedef {import('./types.d.ts').Motion} Motion
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('../puluc/regions.js').Box} Box
 * @typedef {import('../../types.d.ts').Cue} Cue
 * @typedef {{ open: boolean }} Play
 */

/** The ground is soft: on finer screens it is drawn larger. */
const FINE = 2;
/** Where nobody listens. */
const DEAF = { hear() {}, hush() {} };
const PACE = { full: 1, fast: 1 / 3, none: 0 };

/** @template Snapshot, Event */
export class BoardStage {
  /** @param {HTMLCanvasElement} canvas @param {SideOptions} options */
  constructor(canvas, options) {
    const ctx = canvas.getContext('2d', { alpha: false });
    if (!ctx) throw new Error('no 2d canvas');
    this.canvas = canvas;
    this.ctx = ctx;
    this.theme = themes[options.theme];
    /** @type {Motion} */
    this.motion = options.motion;
    this.hearer = options.hearer ?? DEAF;
    this.size = { width: 0, height: 0, dpr: 1 };
    /** @type {Snapshot | null} */
    this.snapshot = null;
    /** @type {SideMarks} */
    this.marks = { live: false, chosen: null, advice: [] };
    this.loop = new Loop(
      () => this.paint(),
      () => this.skip(),
    );
    /** @type {Play} */
    this.play = { open: false };
    /** @type {Snapshot | null} */
    this.after = null;
    /** @type {import('../surface.js').Surface | null} */
    this.board = null;
    this.key = '';
    this.bake = { cancel() {} };
    this.baked = Promise.resolve();
    this.asked = false;
    this.gone = false;
    this.dirty = nothing();
    this.lastMoving = nothing();
    this.nowMoving = nothing();
    // Letters drawn before the font came are drawn again.
    document.fonts?.ready.then(() => {
      if (!this.gone && this.key) this.rebake();
    });
  }

  get still() {
    return !this.loop.running && !this.asked && !this.play.open;
  }

  get pace() {
    return PACE[this.motion];
  }

  /** Geometry and sprites of the present size and theme. */
  arrange() {}
  /** The still ground in plain forms, at once. @param {Context} _ctx */
  paintPlain(_ctx) {}
  /** The same in full art. @param {Context} _ctx @param {number} _dpr @returns {Iterator<void>} */
  paintArt(_ctx, _dpr) {
    return [].values();
  }
  /** What stands on the ground, within a box. @param {Context} _ctx @param {Box} _box */
  paintScene(_ctx, _box) {}
  /** All that moves by itself now. @param {Box} _box */
  moving(_box) {}
  /** The picture becomes that of a snapshot. @param {Snapshot} _snapshot */
  set(_snapshot) {}
  /** @param {Event[]} _events @param {Play} _play */
  async act(_events, _play) {}

  /** What is heard of events that are shown at once. @param {Event[]} _events @returns {Cue[]} */
  stillCues(_events) {
    return [];
  }

  /** Now, from a place of the board. @param {Cue} cue @param {number} [x] */
  hear(cue, x = this.size.width / 2) {
    this.hearer.hear([{ ...cue, pan: pan(x, this.size.width) }]);
  }

  /** @param {{ width: number, height: number, dpr: number }} size */
  layout({ width, height, dpr }) {
    if (width < 1 || height < 1) return;
    const { size } = this;
    if (size.width === width && size.height === height && size.dpr === dpr) return;
    // What moves knows the old places only.
    this.skip();
    this.size = { width, height, dpr };
    this.refresh();
  }

  /** @param {SideTheme} theme */
  setTheme(theme) {
    if (this.theme.name === theme) return;
    this.theme = themes[theme];
    this.refresh();
  }

  /** @param {Motion} motion */
  setMotion(motion) {
    this.motion = motion;
    if (motion === 'none') this.skip();
  }

  refresh() {
    const { width, height, dpr } = this.size;
    if (width < 1) return;
    this.key = `${width} ${height} ${dpr} ${this.theme.name}`;
    fit(this.canvas, this.size);
    this.arrange();
    this.rebake();
    this.paint();
  }

  rebake() {
    const { key, theme, size } = this;
    this.bake.cancel();
    this.board = surface(Math.round(size.width * size.dpr), Math.round(size.height * size.dpr));
    this.board.ctx.scale(size.dpr, size.dpr);
    this.paintPlain(this.board.ctx);
    this.touchAll();
    if (theme.flat) {
      this.baked = Promise.resolve();
      this.repaint();
      return;
    }
    const dpr = Math.min(size.dpr, FINE);
    const full = surface(Math.round(size.width * dpr), Math.round(size.height * dpr), true);
    full.ctx.scale(dpr, dpr);
    const baking = inSlices(this.paintArt(full.ctx, dpr), () => (this.loop.running ? 4 : 9));
    this.bake = baking;
    this.baked = baking.done.then(done => {
      if (!done || this.gone || !this.board || this.key !== key || this.bake !== baking) return;
      const { ctx, canvas } = this.board;
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.drawImage(full.canvas, 0, 0, canvas.width, canvas.height);
      this.repaint();
    });
    this.repaint();
  }

  /** @param {Snapshot} snapshot */
  show(snapshot) {
    this.end();
    this.snapshot = snapshot;
    this.set(snapshot);
    this.repaint();
  }

  /** @param {SideMarks} marks */
  mark(marks) {
    this.marks = marks;
    this.repaint();
  }

  /** @param {Event[]} events @param {Snapshot} after */
  async playEvents(events, after) {
    this.end();
    if (!this.snapshot || !this.board || this.pace === 0 || document.hidden) {
      this.show(after);
      if (!document.hidden) this.hearer.hear(this.stillCues(events));
      return;
    }
    const play = { open: true };
    this.play = play;
    this.after = after;
    this.marks = { live: false, chosen: null, advice: [] };
    this.touchAll();
    await this.act(events, play);
    if (!play.open) return;
    play.open = false;
    this.show(after);
  }

  /** A tween of the run; its steps end with it. @param {number} ms @param {Play} play @param {(t: number) => void} step */
  tween(ms, play, step) {
    if (!play.open) return Promise.resolve();
    return this.loop.run(ms * this.pace, t => {
      if (play.open) step(t);
    });
  }

  /** Ends what runs; whoever waits for it goes on, but changes no picture. */
  end() {
    // What was cut short is not heard either.
    if (this.play.open) this.hearer.hush();
    this.play.open = false;
    this.loop.finish();
  }

  skip() {
    const { play, after } = this;
    const open = play.open;
    this.end();
    if (open && after) this.show(after);
    else this.repaint();
  }

  touchAll() {
    add(this.dirty, 0, 0, this.size.width, this.size.height);
  }

  /** Paints all before the browser shows the next picture. */
  repaint() {
    this.touchAll();
    if (this.asked || this.gone) return;
    this.asked = true;
    queueMicrotask(() => {
      this.asked = false;
      this.paint();
    });
  }

  /** Paints what is dirty and what moves. */
  paint() {
    const { ctx, board, dirty, lastMoving, nowMoving, size } = this;
    if (!board || this.gone) return;
    clear(nowMoving);
    this.moving(nowMoving);
    join(dirty, lastMoving);
    join(dirty, nowMoving);
    clear(lastMoving);
    join(lastMoving, nowMoving);
    const { dpr } = size;
    const { width: w, height: h } = this.canvas;
    const x = Math.max(0, Math.floor(dirty.x0 * dpr));
    const y = Math.max(0, Math.floor(dirty.y0 * dpr));
    const dw = Math.min(w, Math.ceil(dirty.x1 * dpr)) - x;
    const dh = Math.min(h, Math.ceil(dirty.y1 * dpr)) - y;
    if (dw > 0 && dh > 0) {
      // Whole pixels reach a little further.
      add(dirty, x / dpr, y / dpr, (x + dw) / dpr, (y + dh) / dpr);
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.save();
      ctx.beginPath();
      ctx.rect(x, y, dw, dh);
      ctx.clip();
      ctx.drawImage(board.canvas, x, y, dw, dh, x, y, dw, dh);
      ctx.scale(dpr, dpr);
      this.paintScene(ctx, dirty);
      ctx.restore();
    }
    clear(dirty);
  }

  dispose() {
    this.end();
    this.gone = true;
    this.bake.cancel();
    this.loop.dispose();
    this.board = null;
  }
}
