// Plays the events of a sowing seed by seed. Only what the events say is moved.
import { cue } from '../puluc/cues.js';
import { easeInOut, easeOut } from '../tween.js';
import { indexOf } from './geometry.js';

/**
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('./scene.js').Seed} Seed
 * @typedef {import('../side/types.d.ts').MancalaEvent} Event
 * @typedef {import('../side/stage.js').Play} Play
 * @typedef {import('../../types.d.ts').Side} Side
 *
 * @typedef {object} Ways What a sowing needs of its stage.
 * @property {(ms: number, play: Play, step: (t: number) => void) => Promise<void>} tween
 * @property {(index: number) => void} touch
 * @property {(cue: import('../../types.d.ts').Cue, index: number) => void} hear
 */

const LIFT = 250;
const STEP = 165;
const FALL = 150;
const FLIGHT = 420;

/** @param {number} a @param {number} b @param {number} t */
const between = (a, b, t) => a + (b - a) * t;

export class Sowing {
  /** @param {Scene} scene @param {Ways} ways @param {Play} play */
  constructor(scene, ways, play) {
    this.scene = scene;
    this.ways = ways;
    this.play = play;
    /** In the hand, the next to fall last. @type {Seed[]} */
    this.hand = [];
    /** @type {Promise<void>[]} */
    this.falling = [];
    this.steps = 0;
  }

  /** @param {Event[]} events */
  async run(events) {
    for (const event of events) {
      if (!this.play.open) return;
      if (event.type !== 'sown') await this.landed();
      switch (event.type) {
        case 'lifted':
          await this.lift(indexOf(event.side, event.pit), event.relay);
          break;
        case 'sown':
          await this.sow(indexOf(event.side, event.pit));
          break;
        case 'captured':
          await this.capture(event.side, event.pit, event.from, event.along);
          break;
        case 'again':
          this.ways.hear(cue('freed', { force: 0.7 }), indexOf(event.side, 0));
          await this.flash(indexOf(event.side, 0), 520);
          break;
        case 'swept':
          await this.sweep(event.side);
          break;
        case 'won':
          this.ways.hear(cue('won'), indexOf(event.side, 0));
          if (event.reason === 'stores') await this.flash(indexOf(event.side, 0), 700);
          break;
        case 'drawn':
          this.ways.hear(cue('drawn'), 0);
          break;
        default:
          break;
      }
    }
    await this.landed();
  }

  async landed() {
    await Promise.all(this.falling);
    this.falling.length = 0;
  }

  /** A hollow is lit and goes dim again. @param {number} index @param {number} ms @param {'own' | 'capture'} [kind] */
  async flash(index, ms, kind = 'own') {
    const { scene, ways, play } = this;
    const flash = { index, strength: 0, kind };
    scene.flash = flash;
    await ways.tween(ms, play, t => {
      flash.strength = 1.6 * Math.sin(Math.PI * t);
    });
    if (scene.flash === flash) scene.flash = null;
    ways.touch(index);
  }

  /** All seeds of a pit rise into the hand; those of a relay after the pit has shone up. @param {number} index @param {boolean} relay */
  async lift(index, relay) {
    const { scene, ways, play } = this;
    const { kernel, hollows } = scene.g;
    const pit = hollows[index];
    const lit = this.flash(index, relay ? 440 : 300);
    if (relay) await ways.tween(190, play, () => {});
    if (!play.open) return;
    const seeds = scene.lying[index].splice(0);
    ways.hear(cue('handful', { force: 0.7, step: seeds.length }), index);
    ways.touch(index);
    scene.hand.x = pit.x;
    scene.hand.y = pit.y;
    scene.hand.count = seeds.length;
    scene.moving.push(...seeds);
    this.hand = seeds;
    const from = seeds.map(({ x, y }) => ({ x, y }));
    const bunch = seeds.map((_, i) => this.offset(i));
    await ways.tween(LIFT, play, t => {
      const e = easeOut(t);
      for (let i = 0; i < seeds.length; i++) {
        seeds[i].x = between(from[i].x, pit.x + bunch[i].x, e);
        seeds[i].y = between(from[i].y, pit.y + bunch[i].y, e);
        seeds[i].lift = kernel * 1.5 * e;
      }
    });
    await lit;
  }

  /** Where the i-th seed of a hand is, from its middle. @param {number} i */
  offset(i) {
    const { kernel } = this.scene.g;
    const far = kernel * 0.46 * Math.sqrt(i + 0.2);
    return { x: Math.cos(i * 2.4) * far, y: Math.sin(i * 2.4) * far * 0.7 };
  }

  /** The hand goes on to the next hollow and lets one fall. @param {number} index */
  async sow(index) {
    const { scene, ways, play } = this;
    const { hand } = scene;
    const to = scene.g.hollows[index];
    const seeds = this.hand;
    const { x, y } = hand;
    // A long way is walked faster.
    this.steps += 1;
    const ms = STEP * Math.max(0.62, 1 - Math.max(0, this.steps - 14) * 0.02);
    // Above a store the hand keeps to its nearer part.
    const goal = scene.g.upright
      ? { x: to.place.endsWith('0') ? between(to.x, x, 0.35) : to.x, y: to.y }
      : { x: to.x, y: to.place.endsWith('0') ? between(to.y, y, 0.35) : to.y };
    const was = seeds.map(seed => ({ x: seed.x - x, y: seed.y - y }));
    await ways.tween(ms, play, t => {
      const e = easeInOut(t);
      hand.x = between(x, goal.x, e);
      hand.y = between(y, goal.y, e);
      for (let i = 0; i < seeds.length; i++) {
        seeds[i].x = hand.x + was[i].x;
        seeds[i].y = hand.y + was[i].y;
      }
    });
    const seed = seeds.pop();
    if (!seed || !play.open) return;
    hand.count = seeds.length;
    this.falling.push(this.fall(seed, index));
  }

  /** @param {Seed} seed @param {number} index */
  async fall(seed, index) {
    const { scene, ways, play } = this;
    const before = this.falling.length ? this.falling[this.falling.length - 1] : null;
    const spot = scene.freeSpot(index);
    const { x, y, lift, angle } = seed;
    const turn = spot.angle - angle;
    const sound = this.landing(index);
    let fell = false;
    const short = turn - Math.round(turn / (Math.PI * 2)) * Math.PI * 2;
    await ways.tween(FALL, play, t => {
      seed.x = between(x, spot.x, t);
      seed.y = between(y, spot.y, t);
      // It falls, and leaps up once a little.
      seed.lift = t < 0.7 ? lift * (1 - (t / 0.7) ** 2) : lift * 0.09 * Math.sin(((t - 0.7) / 0.3) * Math.PI);
      seed.angle = angle + short * t;
      if (t < 0.7 || fell) return;
      fell = true;
      ways.hear(sound, index);
    });
    await before;
    if (!play.open) return;
    scene.land(seed, index);
    ways.touch(index);
  }

  /** What a seed sounds like that falls into a hollow. @param {number} index */
  landing(index) {
    const { lying, g } = this.scene;
    if (g.hollows[index].place.endsWith('0')) return cue('store');
    return cue('seed', { force: 0.85, step: lying[index].length });
  }

  /** @param {Side} side @param {number} pit @param {number} from @param {boolean} along */
  async capture(side, pit, from, along) {
    const { scene } = this;
    const foe = indexOf(side === 'a' ? 'b' : 'a', from);
    const own = indexOf(side, pit);
    const store = indexOf(side, 0);
    await this.flash(foe, 420, 'capture');
    if (!this.play.open) return;
    const taken = scene.lying[foe].splice(0).map(seed => ({ seed, index: foe }));
    if (along) taken.push(...scene.lying[own].splice(0).map(seed => ({ seed, index: own })));
    await this.fly(taken, store);
  }

  /** @param {Side} side */
  async sweep(side) {
    const { scene } = this;
    const first = indexOf(side, 1);
    const left = scene.lying
      .slice(first, first + 6)
      .flatMap((seeds, i) => seeds.splice(0).map(seed => ({ seed, index: first + i })));
    await this.fly(left, first + 6);
  }

  /** Seeds go one after the other through the air into a store. @param {{ seed: Seed, index: number }[]} seeds @param {number} store */
  async fly(seeds, store) {
    const { scene, ways, play } = this;
    const { kernel } = scene.g;
    for (const { seed, index } of seeds) {
      scene.moving.push(seed);
      ways.touch(index);
    }
    const gap = Math.min(70, 600 / seeds.length);
    const first = scene.lying[store].length;
    if (seeds.length > 0) ways.hear(cue('handful', { step: seeds.length }), seeds[0].index);
    await Promise.all(
      seeds.map(async ({ seed }, i) => {
        const spot = scene.spots[store][first + i];
        const { x, y, angle } = seed;
        const wait = i * gap;
        await ways.tween(FLIGHT + wait, play, u => {
          const t = Math.max(0, (u * (FLIGHT + wait) - wait) / FLIGHT);
          const e = easeInOut(t);
          seed.x = between(x, spot.x, e);
          seed.y = between(y, spot.y, e);
          seed.lift = kernel * 3 * 4 * e * (1 - e);
          seed.angle = between(angle, spot.angle, e);
        });
        if (!play.open) return;
        // The last one is heard for all.
        if (i === seeds.length - 1) ways.hear(cue('store'), store);
        scene.land(seed, store);
        ways.touch(store);
      }),
    );
  }
}
