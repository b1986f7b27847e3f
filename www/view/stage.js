// The stage of a Puluc table: size, theme, one still picture, and what moves on it.
import { Looks } from './looks.js';
import { random } from './noise.js';
import { apex } from './puluc/advice.js';
import { Animator } from './puluc/animate.js';
import { bake } from './puluc/baking.js';
import { boardSurface, paintPlain } from './puluc/board.js';
import { stillCues, stillThrow, throwCues } from './puluc/cues.js';
import { tableGeometry } from './puluc/geometry.js';
import { Men } from './puluc/men.js';
import { bubble } from './puluc/preview.js';
import { add, clear, join, nothing } from './puluc/regions.js';
import { pictureOf, Scene } from './puluc/scene.js';
import { flights, restingPoses } from './puluc/throws.js';
import { inside, placeAt } from './puluc/towers.js';
import { fit, inSlices, nextTask } from './surface.js';
import { themes } from './theme.js';
import { Loop } from './tween.js';

/**
 * @typedef {import('../types.d.ts').Stage} Stage
 * @typedef {import('../types.d.ts').Snapshot} Snapshot
 * @typedef {import('../types.d.ts').TableLayout} TableLayout
 * @typedef {import('../types.d.ts').Throw} Throw
 * @typedef {import('../types.d.ts').Side} Side
 * @typedef {import('../types.d.ts').MoveView} MoveView
 * @typedef {import('../types.d.ts').Hearer} Hearer
 * @typedef {{ theme?: 'light' | 'dark' | 'contrast', motion?: 'full' | 'fast' | 'none', close?: boolean, hearer?: Hearer, looks?: Looks }} Options
 * `close` looks at the middle of the road from nearby.
 * @typedef {import('./puluc/animate.js').Play} Play
 */

/** @type {TableLayout} */
const EMPTY = {
  width: 1,
  height: 1,
  dpr: 1,
  road: { x: 0, y: 0, width: 2, height: 1 },
  sticks: { x: 0, y: 0, width: 2, height: 1 },
  dead: { a: { x: 0, y: 0, width: 1, height: 1 }, b: { x: 0, y: 0, width: 1, height: 1 } },
};

/** @type {Hearer} */
const DEAF = { hear() {}, hush() {} };

const PACE = { full: 1, fast: 1 / 3, none: 0 };

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Options} [options]
 * @returns {Stage}
 */
export function createStage(canvas, options = {}) {
  return new TableStage(canvas, options);
}

/** @implements {Stage} */
class TableStage {
  /** @param {HTMLCanvasElement} canvas @param {Options} options */
  constructor(canvas, options) {
    const ctx = canvas.getContext('2d', { alpha: false });
    if (!ctx) throw new Error('no 2d canvas');
    this.canvas = canvas;
    this.ctx = ctx;
    this.theme = themes[options.theme ?? 'light'];
    this.motion = options.motion ?? 'full';
    this.near = options.close ?? false;
    this.random = random((Math.random() * 2 ** 31) | 0);
    this.size = EMPTY;
    this.laidOut = false;
    this.looks = options.looks ?? new Looks();
    this.scene = new Scene(tableGeometry(EMPTY, 9, 5), new Men(this.theme, 1, this.looks));
    this.loop = new Loop(
      () => this.paint(),
      () => this.skip(),
    );
    this.hearer = options.hearer ?? DEAF;
    this.animator = new Animator(
      this.scene,
      this.loop,
      () => PACE[this.motion],
      cue => this.hearer.hear([cue]),
    );
    /** @type {Play} */
    this.play = { open: false };
    /** @type {import('./surface.js').Surface | null} */
    this.board = null;
    this.boardKey = '';
    /** @type {import('./puluc/baking.js').Baking} */
    this.bake = { cancel: () => {}, done: Promise.resolve(null) };
    this.warm = { cancel: () => {} };
    /** The finished ground seen from either end, so that a table that turns each turn is not painted anew. */
    this.grounds = { of: '', done: /** @type {Map<boolean, import('./surface.js').Surface>} */ (new Map()) };
    /** Resolves when the full art of the present size stands. */
    this.baked = Promise.resolve();
    this.asked = false;
    this.gone = false;
    this.lastMoving = nothing();
    this.nowMoving = nothing();
    this.looks.stages.add(this.dress);
    // Numbers drawn before the font came are drawn again.
    document.fonts?.ready.then(() => this.repaint());
  }

  get still() {
    return !this.loop.running && !this.asked && !this.play.open;
  }

  /** @param {TableLayout} layout */
  layout(layout) {
    if (layout.width < 1 || layout.height < 1) return;
    // What moves knows the old places only.
    if (this.laidOut && JSON.stringify(layout) !== JSON.stringify(this.size)) this.skip();
    this.size = layout;
    this.laidOut = true;
    this.arrange();
  }

  /** @param {'light' | 'dark' | 'contrast'} theme */
  setTheme(theme) {
    if (this.theme.name === theme) return;
    this.theme = themes[theme];
    this.arrange();
  }

  /** @param {'full' | 'fast' | 'none'} motion */
  setMotion(motion) {
    this.motion = motion;
    if (motion === 'none') this.skip();
  }

  /** Geometry, sprites and board anew where size, theme or road changed. */
  arrange() {
    const { scene, theme, size, canvas } = this;
    const spaces = scene.snapshot?.spaces ?? 9;
    const men = scene.snapshot?.men ?? 5;
    const key = JSON.stringify([size, theme.name, spaces, men]);
    if (!this.laidOut || key === this.boardKey) return;
    const moved = JSON.stringify(scene.g.layout.sticks) !== JSON.stringify(size.sticks);
    const first = this.boardKey === '';
    this.boardKey = key;
    scene.g = tableGeometry(size, spaces, men, this.near);
    if (scene.kit.theme !== theme || scene.kit.dpr !== size.dpr) scene.kit = new Men(theme, size.dpr, this.looks);
    else scene.kit.clear();
    fit(canvas, size);
    if (moved && scene.lying) this.lay(scene.lying.faces, scene.lying.die);
    this.bakeBoard();
    scene.touchAll();
    // Before the first picture there is nothing to see: whoever lays out shows one next.
    if (scene.picture && first) this.paintNext();
    else if (scene.picture) this.paint();
  }

  /** Other men, or something else to throw: the game goes on as it lies. */
  dress = () => {
    this.skip();
    const { lying, kit } = this.scene;
    kit.clear();
    if (lying) this.lay(lying.faces, lying.die);
    if (this.laidOut) this.warmUp();
    this.repaint();
  };

  bakeBoard() {
    const { theme, scene } = this;
    this.bake.cancel();
    const { width, height, dpr, road } = this.size;
    const of = JSON.stringify([width, height, dpr, road, theme.name, scene.g.spaces, scene.g.men]);
    if (this.grounds.of !== of) this.grounds = { of, done: new Map() };
    const kept = this.grounds.done.get(scene.g.turned);
    if (kept) {
      this.board = kept;
      this.baked = Promise.resolve();
      return;
    }
    const start = performance.now();
    this.warm.cancel();
    // Asked for first: the painter gets ready while the plain forms are drawn.
    const baking = theme.flat ? null : bake(scene.g, theme, () => (this.loop.running ? 4 : 9));
    this.board = boardSurface(scene.g);
    paintPlain(this.board.ctx, scene.g, theme);
    const detail = this.near ? 'picture' : 'table';
    performance.measure('puluc-plain', { start, detail });
    if (!baking) {
      this.baked = Promise.resolve();
      return;
    }
    this.bake = baking;
    this.baked = baking.done.then(art => {
      this.warmUp();
      if (!art || this.gone || !this.board || this.bake !== baking) return;
      // Kept where drawing is cheap.
      const { ctx, canvas } = this.board;
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.drawImage(art, 0, 0, canvas.width, canvas.height);
      performance.measure('puluc-art', { start, detail });
      this.grounds.done.set(scene.g.turned, this.board);
      this.repaint();
    });
  }

  /** Sprites of the sticks before they fly, so that the first throw goes as smoothly as the others. */
  warmUp() {
    const { scene, size, motion } = this;
    if (this.gone || PACE[motion] === 0) return;
    this.warm.cancel();
    const { tool } = this.looks;
    this.warm = inSlices(tool.sprites(scene.kit, tool.size(size.sticks)), () => (this.loop.running ? 0 : 4));
  }

  /** @param {Snapshot} snapshot */
  show(snapshot) {
    this.end();
    const { scene } = this;
    const first = !scene.picture;
    scene.snapshot = snapshot;
    scene.picture = pictureOf(snapshot);
    scene.actors.clear();
    scene.turning.clear();
    scene.settling.clear();
    scene.coming.clear();
    scene.homes = { a: null, b: null };
    scene.dragged = null;
    this.keepThrow(snapshot.throw);
    this.arrange();
    if (first) this.paintNext();
    else this.repaint();
  }

  /** Laying out has taken its share of this task: at first bare earth, then the ground, then all that stands on it. */
  paintNext() {
    this.clear();
    this.repaint(paint =>
      nextTask(() => {
        if (this.board && !this.gone) this.ctx.drawImage(this.board.canvas, 0, 0);
        nextTask(paint);
      }),
    );
  }

  /** The throw of a snapshot lies still; one that lies already keeps its places. @param {Throw | null} thrown */
  keepThrow(thrown) {
    const { scene } = this;
    if (!thrown) scene.lying = null;
    else if (!same(scene.lying, thrown)) this.lay(thrown.faces, thrown.die ?? null);
  }

  /** @param {boolean[]} faces @param {number | null} die */
  lay(faces, die) {
    const { scene } = this;
    const { sticks } = scene.g.layout;
    const poses =
      die === null ? this.looks.tool.rest(sticks, this.random, faces.length) : restingPoses(sticks, this.random, 1);
    scene.lying = { faces, die, at: poses.map(pose => ({ ...pose, z: 0, roll: 0 })) };
  }

  /** @param {import('../types.d.ts').Marks} marks */
  mark(marks) {
    this.scene.marks = marks;
    this.repaint();
  }

  /** @param {Throw} thrown @param {Side} side */
  async throwSticks(thrown, side) {
    this.end();
    const { scene } = this;
    this.lay(thrown.faces, thrown.die ?? null);
    const { lying } = scene;
    if (!lying) return;
    const { hearer } = this;
    const { tool } = this.looks;
    const pips = lying.die;
    const sound = pips === null ? tool.sound : 'die';
    const pace = PACE[this.motion];
    if (pace === 0 || document.hidden) {
      if (!document.hidden) hearer.hear(stillThrow(lying.at.length, sound));
      this.repaint();
      return;
    }
    const places = lying.at.map(({ x }) => x);
    const play = this.begin();
    scene.flying = true;
    scene.touchSticks();
    const flying = flights(
      scene.g.layout,
      scene.g.wide,
      near(scene.g, side),
      lying.at,
      this.random,
      pips === null ? tool.fly : undefined,
    );
    hearer.hear(
      throwCues(
        flying.map(({ ms }, i) => ({ ms: ms * pace, x: places[i] })),
        sound,
        scene.g.layout.width,
      ),
    );
    const jobs = flying.map(({ ms, step }) =>
      this.loop.run(ms * pace, t => {
        step(t);
        if (pips !== null) lying.die = t > 0.72 ? pips : 1 + ((pips + Math.floor(t * 12)) % 6);
      }),
    );
    await Promise.all(jobs);
    if (pips !== null) lying.die = pips;
    scene.flying = false;
    scene.touchSticks();
    this.close(play);
  }

  /** @param {import('../types.d.ts').GameEvent[]} events @param {Snapshot} after */
  async playEvents(events, after) {
    this.end();
    const { scene } = this;
    if (!scene.picture || PACE[this.motion] === 0 || document.hidden || after.spaces !== scene.g.spaces) {
      this.show(after);
      if (!document.hidden) this.hearer.hear(stillCues(events));
      return;
    }
    const play = this.begin();
    play.after = after;
    scene.marks = { live: false, selected: null, hover: null };
    scene.dragged = null;
    scene.touchAll();
    await this.animator.run(events, after, play);
    if (!play.open) return;
    // Played to its end: what still sounds may fade away.
    play.open = false;
    this.show(after);
  }

  /** @returns {Play} */
  begin() {
    this.play = { open: true };
    return this.play;
  }

  /** @param {Play} play */
  close(play) {
    if (!play.open) return;
    play.open = false;
    this.repaint();
  }

  /** Ends what runs; whoever waits for it goes on, but changes no picture. */
  end() {
    if (this.play.open) this.hearer.hush();
    this.play.open = false;
    this.loop.finish();
    this.scene.flying = false;
  }

  skip() {
    const { after, open } = this.play;
    this.end();
    if (open && after) this.show(after);
    else this.repaint();
  }

  /** @param {number} x @param {number} y @returns {import('../types.d.ts').Hit} */
  hit(x, y) {
    const { g, picture } = this.scene;
    const heights = picture ? picture.stacks.map(men => men.length) : [];
    const place = placeAt(g, heights, x, y);
    if (place !== null) return { kind: 'place', place };
    return inside(g.layout.sticks, x, y) ? { kind: 'sticks' } : null;
  }

  /** @param {number} place */
  centre(place) {
    const { x, y } = this.scene.g.places[place];
    return { x, y };
  }

  /** @param {MoveView} move */
  bubble(move) {
    return {
      ...bubble(this.scene, move),
      side: this.scene.g.wide ? /** @type {const} */ ('above') : /** @type {const} */ ('right'),
    };
  }

  /** @param {MoveView} move */
  apex(move) {
    return apex(this.scene, move);
  }

  /** @param {MoveView | null} move @param {number} [x] @param {number} [y] */
  drag(move, x = 0, y = 0) {
    const { scene } = this;
    scene.dragged = move ? { move, x, y } : null;
    this.repaint();
  }

  /** Paints all before the browser shows the next picture. @param {(paint: () => void) => void} [when] */
  repaint(when = queueMicrotask) {
    this.scene.touchAll();
    if (this.asked || this.gone) return;
    this.asked = true;
    when(() => {
      this.asked = false;
      this.paint();
    });
  }

  /** A new canvas is black. */
  clear() {
    this.ctx.setTransform(1, 0, 0, 1, 0, 0);
    this.ctx.fillStyle = this.theme.earth;
    this.ctx.fillRect(0, 0, this.canvas.width, this.canvas.height);
  }

  /** Paints what is dirty and what moves. */
  paint() {
    const { scene, ctx, board, lastMoving, nowMoving, size } = this;
    if (!board || this.gone) return;
    clear(nowMoving);
    scene.moving(nowMoving);
    const box = scene.dirty;
    join(box, lastMoving);
    join(box, nowMoving);
    const { dpr } = size;
    const { width: w, height: h } = this.canvas;
    const x = Math.max(0, Math.floor(box.x0 * dpr));
    const y = Math.max(0, Math.floor(box.y0 * dpr));
    const dw = Math.min(w, Math.ceil(box.x1 * dpr)) - x;
    const dh = Math.min(h, Math.ceil(box.y1 * dpr)) - y;
    clear(lastMoving);
    join(lastMoving, nowMoving);
    if (!(dw > 0 && dh > 0)) {
      clear(box);
      return;
    }
    // Whole pixels reach a little further.
    add(box, x / dpr, y / dpr, (x + dw) / dpr, (y + dh) / dpr);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.save();
    ctx.beginPath();
    ctx.rect(x, y, dw, dh);
    ctx.clip();
    ctx.drawImage(board.canvas, x, y, dw, dh, x, y, dw, dh);
    ctx.scale(dpr, dpr);
    scene.paint(ctx, box);
    ctx.restore();
    clear(box);
  }

  dispose() {
    this.end();
    this.gone = true;
    this.looks.stages.delete(this.dress);
    this.bake.cancel();
    this.warm.cancel();
    this.loop.dispose();
    this.board = null;
  }
}

/** Whose hand is the near one of the picture: on a turned table the other one's. @param {import('./puluc/geometry.js').Geometry} g @param {Side} side */
const near = (g, side) => (g.turned ? (side === 'a' ? 'b' : 'a') : side);

/** @param {import('./puluc/scene.js').Lying | null} lying @param {Throw} thrown */
function same(lying, thrown) {
  if (!lying) return false;
  if (thrown.die !== undefined && thrown.die !== null) return lying.die === thrown.die;
  return (
    lying.die === null &&
    lying.faces.length === thrown.faces.length &&
    lying.faces.every((face, i) => face === thrown.faces[i])
  );
}
