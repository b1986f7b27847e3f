// What towers do in their place: give under a landing, turn round, hop for joy.
import { easeInOut, easeOut } from '../tween.js';
import { THICK, TILT } from './measures.js';
import { facing } from './towers.js';

/**
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('../tween.js').Loop} Loop
 * @typedef {import('../../types.d.ts').Snapshot} Snapshot
 * @typedef {import('../../types.d.ts').Side} Side
 * @typedef {{ open: boolean, after?: Snapshot }} Play Closed by whatever ends it early; `after` is the picture to end on.
 */

const TURN = 220;

export class TowerMotion {
  /**
   * @param {Scene} scene
   * @param {Loop} loop
   * @param {() => number} pace Share of the full durations.
   */
  constructor(scene, loop, pace) {
    this.scene = scene;
    this.loop = loop;
    this.pace = pace;
  }

  /** @param {number} ms @param {Play} play @param {(t: number) => void} step */
  tween(ms, play, step) {
    if (!play.open) return Promise.resolve();
    return this.loop.run(ms * this.pace(), step);
  }

  /** The tower gives under what landed, bottom first. @param {number} place @param {number} fresh @param {Play} play */
  async settle(place, fresh, play) {
    const { scene } = this;
    const n = scene.picture?.stacks[place].length ?? 0;
    const total = 150 + 20 * n;
    const give = scene.g.radius * THICK * (fresh > 1 ? 0.16 : 0.12);
    let now = 0;
    const drop = (/** @type {number} */ i) => {
      const u = (now - 20 * i) / 150;
      return u <= 0 || u >= 1 ? 0 : -Math.sin(u * Math.PI) * give * Math.min(1, (i + 0.3) / 2);
    };
    scene.settling.set(place, drop);
    await this.tween(total, play, t => {
      now = t * total;
      scene.touchPlace(place);
      scene.coming.set(place, Math.min(1, t * 1.4));
      if (t < 1) return;
      scene.settling.delete(place);
      scene.coming.delete(place);
    });
  }

  /** Half a turn of the kernel on top, from an angle. @param {number} place @param {number} from @param {Play} play */
  async swing(place, from, play) {
    const { scene } = this;
    await this.tween(TURN, play, t => {
      scene.touchPlace(place);
      scene.turning.set(place, from + Math.PI * easeInOut(t));
    });
    if (play.open) scene.turning.delete(place);
  }

  /** A stack whose new top looks the other way. @param {number} place @param {Snapshot} after @param {Play} play */
  async turn(place, after, play) {
    const { scene } = this;
    const { picture, g } = scene;
    if (!picture?.stacks[place]) return;
    const direction = after.board[place - 1]?.direction ?? 0;
    picture.direction[place] = direction;
    await Promise.all([this.swing(place, facing(g, -direction), play), this.settle(place, 1, play)]);
  }

  /** The winner's men hop once, one after the other. @param {Side} side @param {Play} play */
  async cheer(side, play) {
    const { scene } = this;
    const { g, picture } = scene;
    if (!picture) return;
    /** @type {number[]} */
    const places = [];
    for (let p = 1; p <= g.spaces; p++) if (picture.stacks[p].endsWith(side)) places.push(p);
    const total = 320 + 60 * places.length;
    let now = 0;
    places.forEach((p, k) => {
      scene.settling.set(p, () => {
        const u = (now - 60 * k) / 320;
        return u <= 0 || u >= 1 ? 0 : g.radius * TILT * easeOut(Math.sin(u * Math.PI));
      });
    });
    await this.tween(total, play, t => {
      now = t * total;
      for (const p of places) {
        scene.touchPlace(p);
        if (t === 1) scene.settling.delete(p);
      }
    });
  }
}
