// The picture as it stands, and how it is painted. Animations change it; nothing here knows a rule.

import { paintAdvice } from './advice.js';
import { drawDie } from './die.js';
import { drawCount, drawHalo, drawNumber } from './marks.js';
import { TILT } from './measures.js';
import { drawTower, put } from './men.js';
import { paintGround, paintPreview } from './preview.js';
import { add, addActor, addFlights, addPlace, meets, meetsPlace, nothing } from './regions.js';
import { deadSpot, homeSpots } from './spots.js';
import { stickSize } from './throws.js';
import { COUNTED, facing, placeOf, towerStep } from './towers.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./geometry.js').Geometry} Geometry
 * @typedef {import('./geometry.js').Point} Point
 * @typedef {import('./men.js').Men} Men
 * @typedef {import('./sticks.js').Flight} Flight
 * @typedef {import('../../types.d.ts').Snapshot} Snapshot
 * @typedef {import('../../types.d.ts').MoveView} MoveView
 * @typedef {import('../../types.d.ts').Rect} Rect
 * @typedef {import('../../types.d.ts').Side} Side
 *
 * @typedef {object} Actor Men in the air or on their way.
 * @property {string} men
 * @property {number} x
 * @property {number} y
 * @property {number} lift
 * @property {number} r
 * @property {number | null} angle
 * @property {boolean} dead
 *
 * @typedef {object} Picture
 * @property {string[]} stacks Men by place, bottom to top; the homes' entries stay empty.
 * @property {number[]} direction By place.
 * @property {{ a: number, b: number }} home
 * @property {{ a: number, b: number }} dead
 *
 * @typedef {object} Lying What was thrown last.
 * @property {boolean[]} faces
 * @property {number | null} die
 * @property {Flight[]} at
 *
 * @typedef {import('../../types.d.ts').Marks} Marks
 */

/** @param {Snapshot} s @returns {Picture} */
export function pictureOf(s) {
  return {
    stacks: ['', ...s.board.map(space => space.men), ''],
    direction: [0, ...s.board.map(space => space.direction), 0],
    home: { ...s.home },
    dead: { ...s.dead },
  };
}

export class Scene {
  /** @param {Geometry} g @param {Men} kit */
  constructor(g, kit) {
    this.g = g;
    this.kit = kit;
    /** @type {Snapshot | null} */
    this.snapshot = null;
    /** @type {Picture | null} */
    this.picture = null;
    /** @type {Marks} */
    this.marks = { live: false, selected: null, hover: null };
    /** @type {Set<Actor>} */
    this.actors = new Set();
    /** @type {Lying | null} */
    this.lying = null;
    /** @type {{ move: MoveView, x: number, y: number } | null} */
    this.dragged = null;
    /** Kernel angles while towers turn. @type {Map<number, number>} */
    this.turning = new Map();
    /** Offsets of single men while a tower settles. @type {Map<number, (i: number) => number>} */
    this.settling = new Map();
    /** Strength of chevrons while they come. @type {Map<number, number>} */
    this.coming = new Map();
    /** Where the men at home stand while they move up. @type {{ a: Point[] | null, b: Point[] | null }} */
    this.homes = { a: null, b: null };
    /** Sticks are in the air. */
    this.flying = false;
    /** What changed since the last painting. */
    this.dirty = nothing();
  }

  /** Does the box hold anything of a home? @param {import('./regions.js').Box} box @param {Side} side */
  meetsHome(box, side) {
    const { x, y, rx, ry } = this.g.rings[side];
    return meets(box, x - rx - 30, y - ry - 40, x + rx + 40, y + ry + 40);
  }

  /** @param {number} place */
  touchPlace(place) {
    if (place < 1 || place > this.g.spaces) this.touchHome(place < 1 ? 'a' : 'b');
    else addPlace(this.dirty, this.g, place);
  }

  /** @param {Side} side */
  touchHome(side) {
    const { x, y, rx, ry } = this.g.rings[side];
    add(this.dirty, x - rx - 30, y - ry - 40, x + rx + 40, y + ry + 40);
    const n = this.g.numbers[this.homePlace(side)];
    add(this.dirty, n.x - 20, n.y - 20, n.x + 20, n.y + 20);
  }

  /** @param {Side} side */
  touchDead(side) {
    const { x, y, width, height } = this.g.layout.dead[side];
    add(this.dirty, x - 10, y - 10, x + width + 20, y + height + 20);
  }

  touchSticks() {
    const { x, y, width, height } = this.g.layout.sticks;
    add(this.dirty, x - 30, y - 30, x + width + 30, y + height + 30);
  }

  touchAll() {
    const { width, height } = this.g.layout;
    add(this.dirty, 0, 0, width, height);
  }

  /** All that moves by itself now. @param {import('./regions.js').Box} box */
  moving(box) {
    for (const actor of this.actors) addActor(box, this.g, actor);
    if (this.flying && this.lying) addFlights(box, this.lying.at, stickSize(this.g.layout.sticks).length);
  }

  /** Where men that leave the road wait: before the ring. @param {number} exit @returns {Point} */
  doorstep(exit) {
    const { g } = this;
    const p = g.places[exit];
    const right = g.turned ? exit === 0 : exit > 0;
    return g.wide
      ? { x: g.first + (right ? g.spaces * g.pitch : 0) + (right ? 1 : -1) * (g.radius * 1.35), y: g.places[1].y }
      : { x: p.x, y: p.y };
  }

  /** Height of the stack at a place. @param {number} place */
  height(place) {
    const n = this.picture?.stacks[place]?.length ?? 0;
    return n * towerStep(this.g, n);
  }

  /** The move in focus. */
  get focus() {
    return this.dragged?.move ?? this.marks.hover ?? this.marks.selected;
  }

  /** Which move of the picture leaves from a place. @param {number} place */
  source(place) {
    if (!this.marks.live || !this.snapshot) return null;
    return this.snapshot.moves.find(m => m.from === place) ?? null;
  }

  /** @param {Side} side */
  homePlace(side) {
    return side === 'a' ? 0 : this.g.spaces + 1;
  }

  /** Paints what reaches into a box, which the context is clipped to. @param {Context} ctx @param {import('./regions.js').Box} box */
  paint(ctx, box) {
    const { g, picture, snapshot } = this;
    if (!picture || !snapshot) return;
    this.paintNumbers(ctx, box);
    paintGround(this, ctx, box);
    this.paintDead(ctx, 'a', box);
    this.paintDead(ctx, 'b', box);
    if (!this.flying) this.paintSticks(ctx, box);
    // Far to near, so that towers stand before what is behind them.
    for (let i = g.spaces + 1; i >= 0; i--) {
      const p = placeOf(g, i);
      if (p < 1 || p > g.spaces) this.paintHome(ctx, p ? 'b' : 'a', box);
      else if (meetsPlace(box, g, p)) this.paintStack(ctx, p);
    }
    this.paintCounts(ctx, box);
    paintPreview(this, ctx);
    paintAdvice(this, ctx);
    for (const actor of this.actors) this.paintActor(ctx, actor);
    // Sticks in the air are above all else.
    if (this.flying) this.paintSticks(ctx, box);
    if (this.dragged) this.paintDragged(ctx, this.dragged);
  }

  /** @param {Context} ctx @param {import('./regions.js').Box} box */
  paintNumbers(ctx, box) {
    const { g, snapshot } = this;
    const { theme } = this.kit;
    if (g.numberSize === 0) return;
    for (let p = 0; p <= g.spaces + 1; p++) {
      const live = this.source(p) !== null;
      const home = p < 1 || p > g.spaces;
      if (home && !(snapshot && p === this.homePlace(snapshot.turn))) continue;
      const { x, y } = g.numbers[p];
      if (!meets(box, x - 24, y - 24, x + 24, y + 24)) continue;
      drawNumber(ctx, theme, g, g.numbers[p], home ? '0' : String(p), live);
    }
  }

  /** @param {Context} ctx @param {Side} side @param {import('./regions.js').Box} box */
  paintDead(ctx, side, box) {
    const { g, kit, picture } = this;
    if (!picture || picture.dead[side] === 0) return;
    const { x, y, width, height } = g.layout.dead[side];
    if (!meets(box, x - 10, y - 10, x + width + 20, y + height + 20)) return;
    const r = g.deadRadius;
    const spots = [];
    for (let i = 0; i < picture.dead[side]; i++) spots.push(deadSpot(g, side, i));
    spots.sort((p, q) => p.y - q.y);
    for (const p of spots) {
      put(ctx, kit.shadow(r, 0), p.x, p.y);
      drawTower(ctx, kit, side, p.x, p.y, { r, dead: true });
    }
  }

  /** @param {Context} ctx @param {import('./regions.js').Box} box */
  paintSticks(ctx, box) {
    const { g, kit, lying } = this;
    if (!lying) return;
    const { x, y, width, height } = g.layout.sticks;
    if (!this.flying && !meets(box, x - 30, y - 30, x + width + 30, y + height + 30)) return;
    const size = stickSize(g.layout.sticks);
    if (lying.die !== null) {
      drawDie(ctx, lying.at[0], lying.die, size.length * 0.3, kit.theme, kit.dpr);
      return;
    }
    const { tool } = kit.looks;
    const own = tool.size(g.layout.sticks);
    for (let i = 0; i < lying.at.length; i++) tool.draw(ctx, lying.at[i], lying.faces[i], own, kit, i);
  }

  /** @param {Context} ctx @param {Side} side @param {import('./regions.js').Box} box */
  paintHome(ctx, side, box) {
    const { g, kit, picture, snapshot } = this;
    if (!picture || !snapshot || picture.home[side] === 0 || !this.meetsHome(box, side)) return;
    const r = g.homeRadius;
    const place = this.homePlace(side);
    const away = this.dragged?.move.from === place ? 1 : 0;
    const spots = (this.homes[side] ?? homeSpots(g, side, picture.home[side])).slice(0, picture.home[side]);
    const drop = this.settling.get(place);
    const enters = this.source(place);
    const chosen = enters !== null && this.focus?.move === enters.move;
    const angle = facing(g, side === 'a' ? 1 : -1);
    const last = spots[spots.length - 1];
    if (enters && last) drawHalo(ctx, kit, last.x, last.y, r, chosen);
    spots.forEach((p, i) => {
      const mine = i === spots.length - 1;
      if (mine && away) return;
      const lift = (mine && chosen ? r * 0.4 : 0) + (drop ? drop(i) : 0);
      if (lift) put(ctx, kit.airShadow(r, lift), p.x + lift * 0.5, p.y + lift * 0.4);
      else put(ctx, kit.shadow(r, 0), p.x, p.y);
      drawTower(ctx, kit, side, p.x, p.y - lift, { r, angle });
    });
  }

  /** @param {Context} ctx @param {number} p */
  paintStack(ctx, p) {
    const { g, kit, picture } = this;
    if (!picture) return;
    let men = picture.stacks[p];
    if (!men) return;
    const { x, y } = g.places[p];
    const r = g.radius;
    const source = this.source(p);
    const chosen = source !== null && this.focus?.move === source.move;
    const step = towerStep(g, men.length);
    const angle = this.turning.get(p) ?? facing(g, picture.direction[p]);
    const drop = this.settling.get(p);
    if (this.dragged?.move.from === p) men = men.slice(0, men.length - this.dragged.move.men.length);
    else if (chosen && source.men.length === men.length) {
      const lift = r * 0.4;
      put(ctx, kit.airShadow(r, lift), x + lift * 0.55, y + lift * 0.45);
      drawTower(ctx, kit, men, x, y - lift, { r, step, angle, place: p });
      return;
    }
    if (!men) return;
    put(ctx, kit.shadow(r, men.length * step), x, y);
    drawTower(ctx, kit, men, x, y, { r, step, angle, place: p, drop });
  }

  /** @param {Context} ctx @param {import('./regions.js').Box} box */
  paintCounts(ctx, box) {
    const { g, kit, picture } = this;
    if (!picture) return;
    for (let p = 1; p <= g.spaces; p++) {
      const n = picture.stacks[p].length;
      if (n <= COUNTED || !meetsPlace(box, g, p)) continue;
      const { x, y } = g.places[p];
      const top = y - n * towerStep(g, n);
      // On a wide road above the tower, on a tall one beside it.
      if (g.wide) drawCount(ctx, kit.theme, g, x, top - g.radius * TILT - 12, n);
      else drawCount(ctx, kit.theme, g, x + (x < g.places[0].x ? -1 : 1) * (g.radius + 12), top + 4, n);
    }
  }

  /** @param {Context} ctx @param {Actor} actor */
  paintActor(ctx, actor) {
    const { g, kit } = this;
    const { men, x, y, lift, r, angle, dead } = actor;
    const k = r / g.radius;
    const high = lift * k;
    put(ctx, kit.airShadow(g.radius, lift), x + high * 0.36 + 2, y + high * 0.3 + 2, k);
    drawTower(ctx, kit, men, x, y - high, { r: g.radius, step: towerStep(g, men.length), angle, dead, scale: k });
  }

  /** @param {Context} ctx @param {{ move: MoveView, x: number, y: number }} dragged */
  paintDragged(ctx, { move, x, y }) {
    const { g } = this;
    const direction = Math.sign(move.to - move.from) || 1;
    this.paintActor(ctx, {
      men: move.men,
      x,
      y: y + g.radius * 1.2,
      lift: g.radius * 0.8,
      r: g.radius,
      angle: facing(g, direction),
      dead: false,
    });
  }
}
