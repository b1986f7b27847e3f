// How the tables of one element look: which men stand on them, and what is thrown. What is not there at once is fetched when it is chosen.
import { cornerMan, roundMan } from './puluc/clay.js';
import { drawStick, stickSprites } from './puluc/sticks.js';
import { fly, restingPoses, stickSize } from './puluc/throws.js';

/**
 * @typedef {import('./theme.js').Theme} Theme
 * @typedef {import('./surface.js').Context} Context
 * @typedef {import('./puluc/men.js').Men} Men
 * @typedef {import('./puluc/throws.js').Pose} Pose
 * @typedef {import('./puluc/throws.js').Flight} Flight
 * @typedef {import('./puluc/throws.js').StickSize} StickSize
 * @typedef {import('../types.d.ts').Rect} Rect
 * @typedef {import('../types.d.ts').Settings} Settings
 * @typedef {(ctx: Context, r: number, t: number, theme: Theme) => void} DrawMan Its base round the origin, `t` thick.
 *
 * @typedef {object} Set All sets have the same measures, so that towers, hits and motions are the same.
 * @property {DrawMan} roundMan Indigo's.
 * @property {DrawMan} cornerMan Clay's, which has corners in every set.
 *
 * @typedef {object} Tool What is thrown: four of it, each with a yellow and a black face.
 * @property {(rect: Rect) => StickSize} size
 * @property {(rect: Rect, next: () => number, count?: number) => Pose[]} rest Where they come to lie.
 * @property {typeof fly} fly
 * @property {(ctx: Context, at: Flight, yellow: boolean, size: StickSize, kit: Men, index: number) => void} draw
 * @property {(kit: Men, size: StickSize) => Generator<void>} sprites What a throw may need, one at a time.
 * @property {import('../types.d.ts').SoundName} sound
 */

/** @type {Set} */
const CLAY = { roundMan, cornerMan };
/** @type {Tool} */
const STICKS = {
  size: stickSize,
  rest: restingPoses,
  fly,
  draw: drawStick,
  sprites: stickSprites,
  sound: 'clack',
};

/** @type {{ [name: string]: () => Set | Promise<Set> }} */
const SETS = {
  clay: () => CLAY,
  twigs: () => import('./puluc/twigs.js'),
  kernels: () => import('./puluc/kernel-men.js'),
};
/** @type {{ [name: string]: () => Tool | Promise<Tool> }} */
const TOOLS = {
  sticks: () => STICKS,
  kernels: () => import('./puluc/grains.js'),
  coins: () => import('./puluc/coins.js'),
};

export class Looks {
  men = CLAY;
  tool = STICKS;
  /** @type {globalThis.Set<() => void>} */
  stages = new Set();
  #wanted = '';

  /** @param {Pick<Settings, 'men' | 'tool'>} settings */
  async choose({ men, tool }) {
    const wanted = men + tool;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    try {
      const [a, b] = await Promise.all([SETS[men](), TOOLS[tool]()]);
      if (wanted !== this.#wanted || (a === this.men && b === this.tool)) return;
      this.men = a;
      this.tool = b;
      for (const dress of this.stages) dress();
    } catch {
      // Offline with half of the files: what stands there stays.
    }
  }
}
