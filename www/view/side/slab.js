// A slab of wood that lies on the table: its shadow, its front wall, the light along its edges.
import { cast } from '../shadow.js';
import { surface } from '../surface.js';
import { fade, mix } from '../theme.js';
import { woodTones } from './wood.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('../../types.d.ts').Rect} Rect
 * @typedef {{ rect: Rect, corner: number, thick: number }} Slab `rect` is its upper face.
 */

/** @param {Context} ctx @param {Slab} slab @param {number} [inset] @param {number} [down] */
export function slabPath(ctx, { rect, corner }, inset = 0, down = 0) {
  const { x, y, width, height } = rect;
  ctx.roundRect(x + inset, y + inset + down, width - inset * 2, height - inset * 2, Math.max(1, corner - inset));
}

/** Shadow and walls, before the upper face. @param {Context} ctx @param {Slab} slab @param {Theme} theme */
export function drawSlab(ctx, slab, theme) {
  const { rect, thick, corner } = slab;
  const { x, y, width, height } = rect;
  if (theme.flat) {
    ctx.beginPath();
    slabPath(ctx, slab);
    ctx.fillStyle = theme.earth;
    ctx.fill();
    ctx.strokeStyle = theme.ink;
    ctx.lineWidth = 2;
    ctx.stroke();
    return;
  }
  // Blurred small and drawn large: a wide blur is slow.
  const by = 40 + thick * 2;
  const k = Math.min(1, 420 / Math.max(width, height));
  const soft = surface((width + by * 2) * k, (height + by * 2) * k);
  soft.ctx.scale(k, k);
  soft.ctx.translate(by - x, by - y);
  cast(soft.ctx, k, fade(theme.shadow, 0.42 * theme.depth), thick * 0.7, thick * 1.5, 10 + thick * 1.1, () =>
    slabPath(soft.ctx, slab),
  );
  cast(soft.ctx, k, fade(theme.shadow, Math.min(1, 0.6 * theme.depth)), 1.5, thick + 2.5, 5, () =>
    slabPath(soft.ctx, slab),
  );
  ctx.drawImage(soft.canvas, x - by, y - by, soft.canvas.width / k, soft.canvas.height / k);
  const [pale, mid, deep] = woodTones(theme);
  // The wall: from the lower half of the face down.
  const wall = ctx.createLinearGradient(0, y + height - corner * 0.4, 0, y + height + thick);
  wall.addColorStop(0, mix(mid, deep, 0.35));
  wall.addColorStop(0.25, mix(mid, deep, 0.62));
  wall.addColorStop(1, mix(deep, '#000000', 0.28));
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y + thick, width, height, corner);
  ctx.roundRect(x, y, width, height + thick * 0.5, corner);
  ctx.fillStyle = wall;
  ctx.fill();
  ctx.clip();
  // End grain runs along the wall.
  ctx.lineWidth = 0.8;
  for (let i = 1; i < thick / 2.6; i++) {
    ctx.beginPath();
    const down = i * 2.6;
    ctx.moveTo(x, y + height + down - corner * 0.05);
    for (let px = 0; px <= width; px += 24) ctx.lineTo(x + px, y + height + down + Math.sin(px / 70 + i * 1.7) * 0.9);
    ctx.strokeStyle = i % 2 ? fade(deep, 0.45) : fade(pale, 0.1);
    ctx.stroke();
  }
  // The right end turns away from the lamp, the left one toward it.
  const turn = ctx.createLinearGradient(x, 0, x + width, 0);
  const share = Math.min(0.3, (corner * 1.2) / width);
  turn.addColorStop(0, 'rgba(0,0,0,0.25)');
  turn.addColorStop(share * 0.7, 'rgba(255,226,180,0.1)');
  turn.addColorStop(share * 1.6, 'rgba(0,0,0,0)');
  turn.addColorStop(1 - share, 'rgba(0,0,0,0)');
  turn.addColorStop(1, 'rgba(0,0,0,0.42)');
  ctx.fillStyle = turn;
  ctx.fillRect(x, y, width, height + thick);
  ctx.restore();
}

/** The rounded upper edges, after the face. @param {Context} ctx @param {Slab} slab @param {Theme} theme */
export function drawEdges(ctx, slab, theme) {
  if (theme.flat) return;
  const { x, y, width, height } = slab.rect;
  const [pale, , deep] = woodTones(theme);
  const soft = Math.max(1.6, slab.thick * 0.16);
  ctx.save();
  ctx.beginPath();
  slabPath(ctx, slab);
  ctx.clip();
  for (const [wide, strength] of [
    [soft * 3.4, 0.12],
    [soft * 1.7, 0.24],
    [soft * 0.8, 0.5],
  ]) {
    const g = ctx.createLinearGradient(x, y, x + width * 0.35, y + height);
    g.addColorStop(0, fade(mix(pale, '#FFFFFF', 0.45), strength));
    g.addColorStop(0.3, fade(mix(pale, '#FFFFFF', 0.45), strength * 0.7));
    g.addColorStop(0.72, fade(deep, 0));
    g.addColorStop(1, fade(deep, strength));
    ctx.strokeStyle = g;
    ctx.lineWidth = wide * 2;
    ctx.beginPath();
    slabPath(ctx, slab);
    ctx.stroke();
  }
  ctx.restore();
  // The front edge catches the light once more.
  ctx.beginPath();
  slabPath(ctx, slab, 0.5);
  const rim = ctx.createLinearGradient(0, y + height * 0.7, 0, y + height);
  rim.addColorStop(0, fade(pale, 0));
  rim.addColorStop(1, fade(mix(pale, '#FFFFFF', 0.25), 0.5));
  ctx.strokeStyle = rim;
  ctx.lineWidth = 1;
  ctx.stroke();
}
