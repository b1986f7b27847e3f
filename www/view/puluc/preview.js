// What a move would do: halos, targets, corners, ghost and path.

import { drawChevrons, drawCorners, drawGhost, drawHalo, drawPath, drawTarget, weight } from './marks.js';
import { THICK, TILT } from './measures.js';
import { meetsPlace } from './regions.js';
import { homeSpots } from './spots.js';
import { facing, onScreen, towerBox, towerStep } from './towers.js';

/**
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./geometry.js').Point} Point
 * @typedef {import('../../types.d.ts').MoveView} MoveView
 * @typedef {import('../../types.d.ts').Side} Side
 */

/** @param {Scene} scene Where a move puts its men: base, and how high above it what stands there reaches. @param {MoveView} move */
export function landing(scene, move) {
  const { g } = scene;
  const home = move.to < 1 || move.to > g.spaces;
  const p = g.places[move.to];
  const under = home ? g.homeRadius * THICK : scene.height(move.to);
  const clear = home || under > 0 ? g.radius * (g.wide ? 0.95 : 0.7) : 0;
  return { x: p.x, y: p.y - under - clear };
}

/** @param {Scene} scene Top of the ghost of a move. @param {MoveView} move @returns {Point} */
export function bubble(scene, move) {
  const { g } = scene;
  const at = landing(scene, move);
  const high = move.men.length * towerStep(g, move.men.length);
  return g.wide ? { x: at.x, y: at.y - high - g.radius * TILT - 6 } : { x: at.x + g.radius + 8, y: at.y - high };
}

/** @param {Scene} scene Halos and targets lie under the men. @param {Context} ctx @param {import('./regions.js').Box} box */
export function paintGround(scene, ctx, box) {
  const { g, kit, picture, snapshot, focus } = scene;
  if (!picture || !snapshot) return;
  for (let p = 1; p <= g.spaces; p++) {
    const men = picture.stacks[p];
    const dir = picture.direction[p];
    if (men && dir && focus?.to !== p && meetsPlace(box, g, p)) {
      const side = /** @type {Side} */ (men[men.length - 1]);
      drawChevrons(ctx, g, kit.theme.chevron[side], g.places[p], dir, scene.coming.get(p) ?? 1);
    }
  }
  if (!scene.marks.live) return;
  const shown = focus ?? scene.marks.best;
  for (const move of snapshot.moves) {
    const at = g.places[move.from];
    const chosen = shown?.move === move.move;
    if (move.from >= 1 && move.from <= g.spaces) drawHalo(ctx, kit, at.x, at.y, g.radius, chosen);
    if (move.leaves) {
      const ring = g.rings[move.to ? 'b' : 'a'];
      drawTarget(ctx, kit.theme, ring.x, ring.y, ring.rx + 6, ring.ry + 6, chosen, weight(g));
    } else if (!move.captures) {
      const to = g.places[move.to];
      drawTarget(ctx, kit.theme, to.x, to.y, g.radius * 1.08, g.radius * 1.08 * TILT, chosen, weight(g));
    }
  }
}

/** @param {Scene} scene @param {Context} ctx */
export function paintPreview(scene, ctx) {
  const { g, kit, picture, snapshot, focus } = scene;
  if (!picture || !snapshot || !scene.marks.live) return;
  for (const move of snapshot.moves) {
    if (!move.captures) continue;
    const box = towerBox(g, move.to, picture.stacks[move.to].length);
    const by = g.radius * 0.16;
    const frame = { x: box.x - by, y: box.y - by * 0.6, width: box.width + by * 2, height: box.height + by * 1.4 };
    drawCorners(ctx, kit.theme, frame, focus?.move === move.move, weight(g));
  }
  if (!focus || scene.dragged) return;
  const at = landing(scene, focus);
  const n = focus.men.length;
  const step = towerStep(g, n);
  const from = lead(scene, focus);
  const direction = focus.from === focus.to ? 1 : Math.sign(focus.to - focus.from);
  drawGhost(ctx, kit, focus.men, at.x, at.y, g.radius, step, facing(g, direction));
  const r = g.radius;
  const end = g.wide
    ? { x: at.x - onScreen(g, direction) * r * 0.5, y: at.y - n * step - r * TILT - 1 }
    : { x: at.x - r - 3, y: at.y - n * step };
  drawPath(ctx, kit.theme, g, from, end);
}

/** @param {Scene} scene Where the path of a move begins. @param {MoveView} move @returns {Point} */
export function lead(scene, move) {
  const { g, picture, snapshot } = scene;
  const r = g.radius;
  if (move.from >= 1 && move.from <= g.spaces) {
    const p = g.places[move.from];
    const top = p.y - scene.height(move.from) - r * 0.4;
    return g.wide ? { x: p.x, y: top - r * 0.62 } : { x: p.x - r * 0.9, y: top };
  }
  const side = move.from ? 'b' : 'a';
  const spots = picture && snapshot ? homeSpots(g, side, picture.home[side]) : [];
  const last = spots[spots.length - 1] ?? g.places[move.from];
  const k = g.homeRadius;
  return g.wide ? { x: last.x, y: last.y - k * 1.5 } : { x: last.x - k, y: last.y - k * 0.8 };
}
