// Mancala as it stands on the board: which seed lies where, what is in the hand, and how it is painted.
import { put } from '../puluc/men.js';
import { add, meets } from '../puluc/regions.js';
import { themes } from '../theme.js';
import { mancalaGeometry } from './geometry.js';
import { drawRing, Tokens } from './marks.js';
import { Kernels } from './seeds.js';
import { spotsOf } from './spots.js';

/**
 * @typedef {import('../side/types.d.ts').MancalaSnapshot} Snapshot
 * @typedef {import('../side/types.d.ts').SideMarks} SideMarks
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('../puluc/regions.js').Box} Box
 * @typedef {import('../../types.d.ts').Side} Side
 * @typedef {import('./geometry.js').Hollow} Hollow
 * @typedef {{ id: number, x: number, y: number, angle: number, lift: number }} Seed
 * @typedef {{ index: number, strength: number, kind: 'own' | 'capture' }} Flash
 */

export class Scene {
  /** @param {number} width @param {number} height @param {number} dpr @param {import('../theme.js').Theme} theme */
  constructor(width = 1, height = 1, dpr = 1, theme = themes.light) {
    this.theme = theme;
    this.dpr = dpr;
    this.g = mancalaGeometry(width, height);
    this.tokens = new Tokens(theme, dpr);
    this.kernels = new Kernels(theme, dpr, this.g.kernel);
    this.spots = this.g.hollows.map(hollow => spotsOf(hollow, this.g.kernel));
    /** In the order of the hollows. @type {Seed[][]} */
    this.lying = this.g.hollows.map(() => []);
    /** In the hand or in the air. @type {Seed[]} */
    this.moving = [];
    /** How many the hand still holds, and where it is. */
    this.hand = { x: 0, y: 0, count: 0 };
    /** @type {Flash | null} */
    this.flash = null;
  }

  /** The seeds keep their colours on another board. @param {Scene} before */
  inherit(before) {
    before.lying.forEach((seeds, i) => {
      this.lying[i] = seeds;
    });
    this.settleAll();
  }

  /** @param {Snapshot} snapshot */
  set(snapshot) {
    const counts = this.g.hollows.map((_, i) => countOf(snapshot, i));
    this.moving.length = 0;
    this.hand.count = 0;
    this.flash = null;
    const same = counts.every((count, i) => count === this.lying[i].length);
    if (!same) {
      let id = 0;
      this.lying = counts.map(count =>
        Array.from({ length: count }, () => ({ id: id++, x: 0, y: 0, angle: 0, lift: 0 })),
      );
    }
    this.settleAll();
  }

  settleAll() {
    this.lying.forEach((seeds, i) => {
      seeds.forEach((seed, n) => {
        this.settle(seed, i, n);
      });
    });
  }

  /** @param {Seed} seed @param {number} index @param {number} n */
  settle(seed, index, n) {
    const spot = this.spots[index][n];
    seed.x = spot.x;
    seed.y = spot.y;
    seed.angle = spot.angle;
    seed.lift = 0;
  }

  /** Where the next seed of a hollow falls. @param {number} index */
  freeSpot(index) {
    return this.spots[index][this.lying[index].length];
  }

  /** A seed lies down. @param {Seed} seed @param {number} index */
  land(seed, index) {
    const at = this.moving.indexOf(seed);
    if (at >= 0) this.moving.splice(at, 1);
    this.lying[index].push(seed);
    this.settle(seed, index, this.lying[index].length - 1);
  }

  /** @param {Box} box @param {number} index */
  touch(box, index) {
    const { x, y, rx, ry, count } = this.g.hollows[index];
    const by = this.g.kernel;
    add(box, x - rx - by, y - ry - by, x + rx + by, y + ry + by);
    const t = this.g.token * 1.7;
    add(box, count.x - t, count.y - t, count.x + t, count.y + t);
  }

  /** What is on its way. @param {Box} box */
  addMoving(box) {
    const { kernel } = this.g;
    for (const { x, y, lift } of this.moving)
      add(box, x - kernel * 1.6, y - lift - kernel * 1.6, x + kernel * 2 + lift * 0.6, y + kernel * 2 + lift * 0.6);
    if (this.hand.count) {
      const by = kernel * 5 + 30;
      add(box, this.hand.x - by, this.hand.y - by, this.hand.x + by, this.hand.y + by);
    }
    if (this.flash) this.touch(box, this.flash.index);
  }

  /** @param {Context} ctx @param {Box} box @param {Snapshot | null} snapshot @param {SideMarks} marks */
  paint(ctx, box, snapshot, marks) {
    const { g, theme, lying, flash } = this;
    const by = g.kernel;
    for (let i = 0; i < g.hollows.length; i++) {
      const hollow = g.hollows[i];
      const { x, y, rx, ry, count } = hollow;
      if (meets(box, x - rx - by, y - ry - by, x + rx + by, y + ry + by)) {
        if (flash?.index === i)
          drawRing(ctx, theme, hollow, flash.kind === 'capture' ? theme.capture : theme.halo, flash.strength, true);
        else this.paintMarks(ctx, hollow, snapshot, marks);
        for (const seed of lying[i]) this.paintShadow(ctx, seed);
        for (const seed of lying[i]) this.paintSeed(ctx, seed);
      }
      const t = g.token * 1.7;
      if (meets(box, count.x - t, count.y - t, count.x + t, count.y + t)) {
        const store = hollow.place.endsWith('0');
        const live = marks.live && snapshot ? usable(snapshot, hollow) : false;
        this.tokens.draw(ctx, hollow, store, store ? g.storeToken : g.token, lying[i].length, live);
      }
    }
    for (const seed of this.moving) this.paintShadow(ctx, seed);
    for (const seed of this.moving) this.paintSeed(ctx, seed);
  }

  /** @param {Context} ctx @param {Hollow} hollow @param {Snapshot | null} snapshot @param {SideMarks} marks */
  paintMarks(ctx, hollow, snapshot, marks) {
    const { theme } = this;
    if (marks.live && snapshot && usable(snapshot, hollow))
      drawRing(ctx, theme, hollow, theme.halo, marks.chosen === hollow.place ? 1 : 0.55, marks.chosen === hollow.place);
    else if (snapshot?.outcome?.winner === hollow.side && hollow.place.endsWith('0'))
      drawRing(ctx, theme, hollow, theme.halo, 1, true);
  }

  /** @param {Context} ctx @param {Seed} seed */
  paintShadow(ctx, { x, y, lift }) {
    const { kernel } = this.g;
    const high = lift / kernel;
    put(ctx, this.kernels.shadow(high), x + kernel * 0.1 + lift * 0.45, y + kernel * 0.14 + lift * 0.5);
  }

  /** @param {Context} ctx @param {Seed} seed */
  paintSeed(ctx, { id, x, y, angle, lift }) {
    const { dpr } = this;
    put(ctx, this.kernels.kernel(id, angle), Math.round(x * dpr) / dpr, Math.round((y - lift) * dpr) / dpr);
  }
}

/** @param {Snapshot} snapshot @param {number} i */
function countOf(snapshot, i) {
  const side = i < 7 ? 'a' : 'b';
  return i % 7 === 6 ? snapshot.stores[side] : snapshot.pits[side][i % 7];
}

/** May this pit be sown now? @param {Snapshot} snapshot @param {Hollow} hollow */
export const usable = ({ turn, moves }, { side, place }) =>
  side === turn && moves.some(({ pit }) => pit === Number(place[1]));
