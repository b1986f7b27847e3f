// What towers do in their place: give under a landing, turn round, hop for joy.
import { easeInOut, easeOut } from '../tween.js';
import { cue, pan } from './cues.js';
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
const SHRUG = 380;

export class TowerMotion {
  /**
   * @param {Scene} scene
   * @param {Loop} loop
   * @param {() => number} pace Share of the full durations.
   * @param {(cue: import('../../types.d.ts').Cue) => void} hear
   */
  constructor(scene, loop, pace, hear) {
    this.scene = scene;
    this.loop = loop;
    this.pace = pace;
    this.hear = hear;
  }

  /**
   * Something is to be heard when a motion that begins now has gone on for `ms` of its full duration.
   * @param {Play} play
   * @param {import('../../types.d.ts').SoundName} sound
   * @param {number} ms
   * @param {number} x
   * @param {Partial<import('../../types.d.ts').Cue>} [more]
   */
  sound(play, sound, ms, x, more) {
    if (!play.open) return;
    this.hear(cue(sound, { in: ms * this.pace(), pan: pan(x, this.scene.g.layout.width), ...more }));
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
    this.sound(play, 'freed', 60, g.places[place].x);
    await Promise.all([this.swing(place, facing(g, -direction), play), this.settle(place, 1, play)]);
  }

  /** Men of the winner hop once, one after the other, on the road and at home; after a draw all hop a little. @param {'a' | 'b' | 'ab'} sides @param {Play} play */
  async cheer(sides, play) {
    const { scene } = this;
    const { g, picture } = scene;
    if (!picture) return;
    const high = g.radius * TILT * (sides === 'ab' ? 0.4 : 1);
    let now = 0;
    let count = 0;
    /** @type {number[]} */
    const places = [];
    for (let p = 0; p <= g.spaces + 1; p++) {
      const home = p < 1 ? 'a' : p > g.spaces ? 'b' : null;
      const men = home ? home.repeat(picture.home[home]) : picture.stacks[p];
      if (!men || !sides.includes(men[men.length - 1])) continue;
      const first = count;
      // A tower hops as one, men at home each for himself.
      count += home ? men.length : 1;
      places.push(p);
      scene.settling.set(p, i => {
        const u = (now - 60 * (first + (home ? i : 0))) / 320;
        return u <= 0 || u >= 1 ? 0 : high * easeOut(Math.sin(u * Math.PI)) * (home ? 0.6 : 1);
      });
    }
    const total = 320 + 60 * count;
    this.sound(play, sides === 'ab' ? 'drawn' : 'won', 0, g.layout.width / 2);
    await this.tween(total, play, t => {
      now = t * total;
      for (const p of places) {
        scene.touchPlace(p);
        if (t === 1) scene.settling.delete(p);
      }
    });
  }

  /** No move: the sticks that lie shake once and lie as before. @param {Play} play */
  async shrug(play) {
    const { scene } = this;
    const { lying } = scene;
    const angles = lying?.at.map(({ angle }) => angle) ?? [];
    const { sticks } = scene.g.layout;
    this.sound(play, 'passed', 0, sticks.x + sticks.width / 2);
    await this.tween(SHRUG, play, t => {
      if (!lying) return;
      scene.touchSticks();
      const by = Math.sin(t * Math.PI * 3) * (1 - t) * 0.07;
      for (let i = 0; i < angles.length; i++) {
        lying.at[i].angle = angles[i] + (i % 2 ? by : -by);
        lying.at[i].roll = by;
        if (t < 1) continue;
        lying.at[i].angle = angles[i];
        lying.at[i].roll = 0;
      }
    });
  }
}
