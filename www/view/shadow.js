// Shadows without filters.

/** @typedef {import('./surface.js').Context} Context */

/** Fills a shape's shadow alone: the shape itself stays outside the canvas. @param {Context} ctx @param {number} dpr @param {string} colour @param {number} dx @param {number} dy @param {number} blur @param {() => void} path */
export function cast(ctx, dpr, colour, dx, dy, blur, path) {
  const away = 4000;
  ctx.save();
  ctx.shadowColor = colour;
  ctx.shadowBlur = blur * dpr;
  ctx.shadowOffsetX = (dx + away) * dpr;
  ctx.shadowOffsetY = dy * dpr;
  ctx.fillStyle = '#000';
  ctx.translate(-away, 0);
  ctx.beginPath();
  path();
  ctx.fill();
  ctx.restore();
}
