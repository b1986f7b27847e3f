// Mancala's stage: seeds in their hollows, which pits may be sown, the sowing itself.
import { ringTint } from '../side/advice.js';
import { mancalaStill } from '../side/cues.js';
import { BoardStage } from '../side/stage.js';
import { paintArt, paintPlain } from './board.js';
import { drawRing } from './marks.js';
import { Scene } from './scene.js';
import { Sowing } from './sowing.js';

/**
 * @typedef {import('../side/types.d.ts').MancalaSnapshot} Snapshot
 * @typedef {import('../side/types.d.ts').MancalaEvent} Event
 * @typedef {import('../side/types.d.ts').SideStage<Snapshot, Event>} Stage
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('../puluc/regions.js').Box} Box
 */

/** @param {HTMLCanvasElement} canvas @param {import('../side/types.d.ts').SideOptions} options */
export const createStage = (canvas, options) => new MancalaStage(canvas, options);

/**
 * @extends {BoardStage<Snapshot, Event>}
 * @implements {Stage}
 */
class MancalaStage extends BoardStage {
  scene = new Scene();

  arrange() {
    const { width, height, dpr } = this.size;
    const before = this.scene;
    // What runs belongs to the scene that it began in.
    this.skip();
    this.scene = new Scene(width, height, dpr, this.theme);
    this.scene.inherit(before);
  }

  /** @param {Context} ctx */
  paintPlain(ctx) {
    paintPlain(ctx, this.scene.g, this.size, this.theme);
  }

  /** @param {Context} ctx @param {number} dpr */
  paintArt(ctx, dpr) {
    return paintArt(ctx, this.scene.g, { ...this.size, dpr }, this.theme);
  }

  /** @param {Snapshot} snapshot */
  set(snapshot) {
    this.scene.set(snapshot);
  }

  places() {
    return this.scene.g.hollows.map(({ place, rect }) => ({ place, rect }));
  }

  /** @param {string} move */
  spot(move) {
    const hollow = this.hollowOf(move);
    if (!hollow) return null;
    const { side, x, y, ry } = hollow;
    // On the edge, so that the seeds stay seen.
    return { x, y: y + (side === 'a' || this.scene.g.upright ? -1 : 1) * ry * 0.96 };
  }

  /** @param {string} move */
  hollowOf(move) {
    const side = this.snapshot?.turn ?? 'a';
    return this.scene.g.hollows.find(({ place }) => place === side + move && !place.endsWith('0')) ?? null;
  }

  /** @param {Event[]} events */
  stillCues(events) {
    return mancalaStill(events);
  }

  /** Seeds are sown, not drawn about. */
  drag() {}

  /** @param {Event[]} events @param {import('../side/stage.js').Play} play */
  act(events, play) {
    const ways = {
      /** @type {import('./sowing.js').Ways['tween']} */
      tween: (ms, of, step) => this.tween(ms, of, step),
      hear: (/** @type {import('../side/stage.js').Cue} */ cue, /** @type {number} */ index) =>
        this.hear(cue, this.scene.g.hollows[index]?.x),
      touch: (/** @type {number} */ index) => this.scene.touch(this.dirty, index),
    };
    return new Sowing(this.scene, ways, play).run(events);
  }

  /** @param {Box} box */
  moving(box) {
    this.scene.addMoving(box);
  }

  /** @param {Context} ctx @param {Box} box */
  paintScene(ctx, box) {
    const { scene, snapshot, marks, theme } = this;
    scene.paint(ctx, box, snapshot, marks);
    for (const { move, kind } of marks.advice) {
      const hollow = this.hollowOf(move);
      if (hollow) drawRing(ctx, theme, hollow, ringTint(theme, kind), 1);
    }
  }
}
