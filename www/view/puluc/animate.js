// Plays the events of a move on the picture as it stands. Only what the events say is moved.
import { easeInOut, easeOut } from '../tween.js';
import { deadSpot, homeSpots } from './spots.js';
import { TowerMotion } from './tower-motion.js';
import { facing, towerStep } from './towers.js';

/**
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('./scene.js').Actor} Actor
 * @typedef {import('../../types.d.ts').GameEvent} GameEvent
 * @typedef {import('../../types.d.ts').Snapshot} Snapshot
 * @typedef {import('../../types.d.ts').Side} Side
 * @typedef {import('./tower-motion.js').Play} Play
 */

const HOP = 185;

/** @param {number} a @param {number} b @param {number} t */
const between = (a, b, t) => a + (b - a) * t;

export class Animator extends TowerMotion {
  /**
   * @param {GameEvent[]} events
   * @param {Snapshot} after Asked only which way towers look at the end.
   * @param {Play} play
   */
  async run(events, after, play) {
    /** @type {{ actor: Actor, side: Side } | null} */
    let leaver = null;
    for (let i = 0; i < events.length && play.open; i++) {
      const event = events[i];
      const hits = events[i + 1]?.type === 'captured';
      switch (event.type) {
        case 'entered':
          await this.enter(event.side, event.to, hits, after, play);
          break;
        case 'moved':
          await this.move(event.from, event.to, event.men, hits, after, play);
          break;
        case 'freed':
          await this.turn(event.at, after, play);
          break;
        case 'left':
          leaver = { side: event.side, actor: await this.leave(event.side, event.from, event.men, play) };
          break;
        case 'home':
          await this.goHome(event.side, event.count, leaver?.actor ?? null, play);
          break;
        case 'dead':
          await this.bury(event.side, event.count, leaver?.actor ?? null, play);
          break;
        case 'won':
          await this.cheer(event.side, play);
          break;
        case 'drawn':
          await this.cheer('ab', play);
          break;
        case 'passed':
          await this.shrug(play);
          break;
        default:
          // Captures are shown where the men land.
          break;
      }
    }
  }

  /** Takes men off a stack. @param {number} place @param {number} count @returns {Actor} */
  lift(place, count) {
    const { scene } = this;
    const { g, picture } = scene;
    if (!picture) throw new Error('no picture');
    scene.touchPlace(place);
    const stack = picture.stacks[place];
    const rest = stack.slice(0, stack.length - count);
    picture.stacks[place] = rest;
    const base = g.places[place];
    const actor = {
      men: stack.slice(stack.length - count),
      x: base.x,
      y: base.y,
      lift: scene.height(place),
      r: g.radius,
      angle: facing(g, picture.direction[place]),
      dead: false,
    };
    scene.actors.add(actor);
    return actor;
  }

  /**
   * One hop; the men come down on `height`.
   * @param {Actor} actor
   * @param {{ x: number, y: number }} to
   * @param {number} height
   * @param {number} r Radius at the end.
   * @param {number} ms
   * @param {number} bow Rise over the straight line.
   * @param {Play} play
   */
  hop(actor, to, height, r, ms, bow, play) {
    const { x, y, lift, r: r0 } = actor;
    return this.tween(ms, play, t => {
      const e = t * (0.75 + 0.25 * t);
      actor.x = between(x, to.x, e);
      actor.y = between(y, to.y, e);
      actor.r = between(r0, r, e);
      actor.lift = between(lift, height, t) + bow * 4 * t * (1 - t);
    });
  }

  /**
   * From cob to cob over `places`, down on the last one.
   * @param {Actor} actor
   * @param {number[]} places
   * @param {boolean} hits
   * @param {Snapshot} after
   * @param {Play} play
   * @param {boolean} [enters]
   */
  async road(actor, places, hits, after, play, enters = false) {
    const { scene } = this;
    const { g, picture } = scene;
    if (!picture) return;
    const to = places[places.length - 1];
    for (const p of places) {
      const last = p === to;
      const ms = last && hits ? HOP * 1.5 : HOP;
      const bow = g.radius * (last && hits ? 1.7 : 1.05);
      this.sound(play, last && hits ? 'capture' : last && enters ? 'enter' : 'hop', ms, g.places[p].x, {
        force: last ? 1 : 0.7,
        step: actor.men.length - 1,
      });
      const jobs = [this.hop(actor, g.places[p], scene.height(p), g.radius, ms, bow, play)];
      // The stack that is hit turns round as the man comes down.
      if (last && hits) jobs.push(this.swing(p, facing(g, picture.direction[p]), play));
      await Promise.all(jobs);
      if (!play.open) return;
    }
    scene.actors.delete(actor);
    scene.turning.delete(to);
    picture.stacks[to] += actor.men;
    const direction = after.board[to - 1]?.direction ?? 0;
    const turned = hits && actor.angle !== facing(g, direction);
    picture.direction[to] = direction;
    scene.touchPlace(to);
    const settled = this.settle(to, actor.men.length, play);
    if (turned) {
      this.sound(play, 'turn', 0, g.places[to].x);
      await this.swing(to, actor.angle ?? 0, play);
    }
    await settled;
  }

  /** @param {Side} side @param {number} to @param {boolean} hits @param {Snapshot} after @param {Play} play */
  async enter(side, to, hits, after, play) {
    const { scene } = this;
    const { g, picture } = scene;
    if (!picture || picture.home[side] < 1) return;
    const spots = homeSpots(g, side, picture.home[side]);
    const from = spots[spots.length - 1];
    picture.home[side] -= 1;
    scene.touchHome(side);
    const up = side === 'a';
    const actor = {
      men: side,
      x: from.x,
      y: from.y,
      lift: 0,
      r: g.homeRadius,
      angle: facing(g, up ? 1 : -1),
      dead: false,
    };
    scene.actors.add(actor);
    const first = up ? 1 : g.spaces;
    const moved = this.closeUp(side, spots, homeSpots(g, side, picture.home[side]), play);
    await this.road(actor, steps(first, to), hits, after, play, true);
    await moved;
  }

  /** Men at home move from one arrangement to another. @param {Side} side @param {import('./geometry.js').Point[]} from @param {import('./geometry.js').Point[]} to @param {Play} play */
  closeUp(side, from, to, play) {
    const { scene } = this;
    const now = to.map((p, i) => ({ ...(from[i] ?? p) }));
    scene.homes[side] = now;
    return this.tween(200, play, t => {
      const e = easeOut(t);
      scene.touchHome(side);
      for (let i = 0; i < Math.min(from.length, to.length); i++) {
        now[i].x = between(from[i].x, to[i].x, e);
        now[i].y = between(from[i].y, to[i].y, e);
      }
    });
  }

  /** @param {number} from @param {number} to @param {string} men @param {boolean} hits @param {Snapshot} after @param {Play} play */
  async move(from, to, men, hits, after, play) {
    const { scene } = this;
    const direction = Math.sign(to - from);
    const actor = this.lift(from, men.length);
    actor.angle = facing(scene.g, direction);
    if (scene.picture) scene.picture.direction[from] = after.board[from - 1]?.direction ?? 0;
    await this.road(actor, steps(from + direction, to), hits, after, play);
  }

  /** Over the last cob and off the road; the men wait before the ring. @param {Side} side @param {number} from @param {string} men @param {Play} play @returns {Promise<Actor>} */
  async leave(side, from, men, play) {
    const { scene } = this;
    const { g, snapshot, picture } = scene;
    const known = snapshot?.moves.find(m => m.from === from && m.leaves)?.to;
    const direction = picture?.direction[from] || (side === 'a' ? 1 : -1);
    const exit = known ?? (direction > 0 ? g.spaces + 1 : 0);
    const actor = this.lift(from, men.length);
    const way = Math.sign(exit - from);
    actor.angle = facing(g, way);
    for (const p of steps(from + way, exit)) {
      const last = p === exit;
      const at = last ? scene.doorstep(exit) : g.places[p];
      this.sound(play, 'hop', HOP, at.x, { force: 0.7, step: men.length - 1 });
      await this.hop(actor, at, last ? 0 : scene.height(p), g.radius, HOP, g.radius * 1.05, play);
      if (!play.open) break;
    }
    return actor;
  }

  /** Takes `count` men of a side out of those that left. @param {Actor | null} leaver @param {Side} side @param {number} i */
  peel(leaver, side, i) {
    const { scene } = this;
    const { g } = scene;
    const at = leaver ?? { ...g.places[scene.homePlace(side)], lift: 0, men: side };
    const index = at.men.lastIndexOf(side);
    const lift = at.lift + Math.max(0, index) * towerStep(g, at.men.length);
    if (leaver && index >= 0) leaver.men = leaver.men.slice(0, index) + leaver.men.slice(index + 1);
    if (leaver && !leaver.men) scene.actors.delete(leaver);
    /** @type {Actor} */
    const actor = {
      men: side,
      x: at.x,
      y: at.y,
      lift,
      r: g.radius,
      angle: facing(g, side === 'a' ? 1 : -1),
      dead: false,
    };
    scene.actors.add(actor);
    return { actor, wait: i * 70 };
  }

  /** @param {Side} side @param {number} count @param {Actor | null} leaver @param {Play} play */
  async goHome(side, count, leaver, play) {
    const { scene } = this;
    const { g, picture } = scene;
    if (!picture) return;
    const spots = homeSpots(g, side, picture.home[side] + count);
    const before = picture.home[side];
    this.closeUp(side, homeSpots(g, side, before), spots, play);
    await this.carry(
      side,
      count,
      leaver,
      play,
      i => ({ ...spots[before + i], r: g.homeRadius }),
      () => {
        picture.home[side] += 1;
        scene.touchHome(side);
      },
    );
  }

  /** @param {Side} side @param {number} count @param {Actor | null} leaver @param {Play} play */
  async bury(side, count, leaver, play) {
    const { scene } = this;
    const { g, picture } = scene;
    if (!picture) return;
    const before = picture.dead[side];
    await this.carry(
      side,
      count,
      leaver,
      play,
      i => ({ ...deadSpot(g, side, before + i), r: g.deadRadius }),
      () => {
        picture.dead[side] += 1;
        scene.touchDead(side);
      },
      true,
    );
  }

  /**
   * Men fly one after the other to their places.
   * @param {Side} side
   * @param {number} count
   * @param {Actor | null} leaver
   * @param {Play} play
   * @param {(i: number) => { x: number, y: number, r: number }} goal
   * @param {() => void} landed
   * @param {boolean} [dead]
   */
  async carry(side, count, leaver, play, goal, landed, dead = false) {
    const { scene } = this;
    const { g } = scene;
    const jobs = [];
    for (let i = 0; i < count; i++) {
      const { actor, wait } = this.peel(leaver, side, i);
      const { x, y, lift } = actor;
      const to = goal(i);
      const far = Math.hypot(to.x - x, to.y - y);
      const ms = 260 + Math.min(320, far * 0.45);
      const bow = g.radius * 1.2 + Math.min(g.radius * 3, far * 0.16);
      this.sound(play, dead ? 'dead' : 'home', ms + wait, to.x, { force: 0.9, step: i });
      jobs.push(
        this.tween(ms + wait, play, u => {
          const t = Math.max(0, (u * (ms + wait) - wait) / ms);
          const e = easeInOut(t);
          actor.x = between(x, to.x, e);
          actor.y = between(y, to.y, e);
          actor.r = between(g.radius, to.r, e);
          actor.lift = between(lift, 0, e) + bow * 4 * e * (1 - e);
          if (dead && t > 0.5) {
            actor.dead = true;
            actor.angle = null;
          }
        }).then(() => {
          scene.actors.delete(actor);
          if (play.open) landed();
        }),
      );
    }
    await Promise.all(jobs);
  }
}

/** Whole numbers from a to b, both with. @param {number} a @param {number} b */
function steps(a, b) {
  const way = a <= b ? 1 : -1;
  return Array.from({ length: Math.abs(b - a) + 1 }, (_, i) => a + i * way);
}
