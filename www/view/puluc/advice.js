// Moves that were played or would be better: an arc each, from the man to where it lands.

import { arcPoint, drawCorners, drawPath, drawTarget, weight } from './marks.js';
import { TILT } from './measures.js';
import { lead } from './preview.js';
import { onScreen, towerBox } from './towers.js';

/**
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./geometry.js').Point} Point
 * @typedef {import('../../types.d.ts').MoveView} MoveView
 */

/** Where the arc of a move comes down. @param {Scene} scene @param {MoveView} move @returns {Point} */
function arrival(scene, { from, to, leaves }) {
  const { g } = scene;
  const r = g.radius;
  if (leaves) {
    const ring = g.rings[to ? 'b' : 'a'];
    return g.wide ? { x: ring.x, y: ring.y - ring.ry * 0.55 } : { x: ring.x - ring.rx * 0.6, y: ring.y };
  }
  const { x, y } = g.places[to];
  const top = y - scene.height(to);
  return g.wide
    ? { x: x - onScreen(g, Math.sign(to - from)) * r * 0.35, y: top - r * TILT * 0.9 }
    : { x: x - r, y: top };
}

/** The highest point of a move's arc. @param {Scene} scene @param {MoveView} move */
export function apex(scene, move) {
  return arcPoint(scene.g, lead(scene, move), arrival(scene, move));
}

/** The better move under the played one's colour stays readable: it is whole, the other dashed. @param {Scene} scene @param {Context} ctx */
export function paintAdvice(scene, ctx) {
  const { g, kit, marks } = scene;
  const { theme } = kit;
  const { best, played } = marks;
  if (!(best || played) || scene.dragged || marks.hover || marks.selected) return;
  for (const move of [played, best]) {
    if (!move) continue;
    const colour = move === played && move.move !== best?.move ? theme.capture : theme.target;
    if (!marks.live) paintLanding(scene, ctx, move);
    drawPath(ctx, theme, g, lead(scene, move), arrival(scene, move), { colour, dashed: move === played });
  }
}

/** @param {Scene} scene @param {Context} ctx @param {MoveView} move */
function paintLanding({ g, kit, picture }, ctx, move) {
  if (move.leaves) {
    const ring = g.rings[move.to ? 'b' : 'a'];
    drawTarget(ctx, kit.theme, ring.x, ring.y, ring.rx + 6, ring.ry + 6, false, weight(g));
  } else if (move.captures) {
    const box = towerBox(g, move.to, picture?.stacks[move.to]?.length ?? 1);
    const by = g.radius * 0.16;
    const frame = { x: box.x - by, y: box.y - by * 0.6, width: box.width + by * 2, height: box.height + by * 1.4 };
    drawCorners(ctx, kit.theme, frame, false, weight(g));
  } else {
    const { x, y } = g.places[move.to];
    drawTarget(ctx, kit.theme, x, y, g.radius * 1.08, g.radius * 1.08 * TILT, false, weight(g));
  }
}
