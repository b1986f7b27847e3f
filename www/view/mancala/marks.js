// Numbers on small clay tokens, round for a and eight-sided for b, and rings round the hollows.
import { put } from '../puluc/men.js';
import { cast } from '../shadow.js';
import { surface } from '../surface.js';
import { fade, font, mix } from '../theme.js';
import { hollowPath } from './board.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./geometry.js').Hollow} Hollow
 */

/** @param {Context} ctx @param {Theme} theme @param {Hollow} hollow @param {string} colour @param {number} strength @param {boolean} [filled] */
export function drawRing(ctx, theme, hollow, colour, strength, filled = false) {
  const k = Math.max(1, Math.min(hollow.rx, hollow.ry) / 34);
  ctx.save();
  const alpha = Math.min(1, theme.flat ? strength * 2 : strength);
  ctx.lineJoin = 'round';
  ctx.beginPath();
  hollowPath(ctx, hollow, -0.5);
  if (!theme.flat && filled) {
    ctx.globalAlpha = alpha * 0.2;
    ctx.fillStyle = colour;
    ctx.fill();
  }
  ctx.globalAlpha = alpha;
  ctx.strokeStyle = theme.flat ? '#000000' : 'rgba(42,18,6,0.75)';
  ctx.lineWidth = (strength > 0.9 ? 6 : 4.4) * k;
  ctx.stroke();
  ctx.strokeStyle = colour;
  ctx.lineWidth = (strength > 0.9 ? 3.6 : 2.2) * k;
  ctx.stroke();
  ctx.restore();
}

/** @param {Context} ctx @param {'a' | 'b'} side @param {number} x @param {number} y @param {number} rx @param {number} ry */
function outline(ctx, side, x, y, rx, ry) {
  if (side === 'a') {
    ctx.roundRect(x - rx, y - ry, rx * 2, ry * 2, ry);
    return;
  }
  const cut = ry * 0.62;
  for (const [px, py] of [
    [-rx + cut, -ry],
    [rx - cut, -ry],
    [rx, -ry + cut],
    [rx, ry - cut],
    [rx - cut, ry],
    [-rx + cut, ry],
    [-rx, ry - cut],
    [-rx, -ry + cut],
  ])
    ctx.lineTo(x + px, y + py);
  ctx.closePath();
}

/**
 * The token of a number.
 * @param {Context} ctx Its middle is the origin.
 * @param {Theme} theme
 * @param {'a' | 'b'} side
 * @param {number} r
 * @param {boolean} live Its pit may be sown.
 * @param {number} dpr
 */
function drawToken(ctx, theme, side, r, live, dpr) {
  const { top, wall, low, high } = theme.sides[side];
  const ry = r * 0.92;
  const rx = r * 1.06;
  const t = r * 0.2;
  if (theme.flat) {
    ctx.beginPath();
    outline(ctx, side, 0, 0, rx, ry);
    ctx.fillStyle = '#000000';
    ctx.fill();
    ctx.strokeStyle = live ? theme.halo : '#FFFFFF';
    ctx.lineWidth = live ? 3 : 1.6;
    ctx.stroke();
    return;
  }
  const face = mix(wall, top, 0.3);
  cast(ctx, dpr, fade('#1A0C04', 0.6), 1, t + 1, 3.5, () => outline(ctx, side, 0, 0, rx, ry));
  ctx.beginPath();
  outline(ctx, side, 0, t * 0.6, rx, ry);
  ctx.fillStyle = mix(wall, low, 0.75);
  ctx.fill();
  const g = ctx.createLinearGradient(-rx, -ry, rx * 0.6, ry);
  g.addColorStop(0, mix(face, high, 0.16));
  g.addColorStop(0.45, face);
  g.addColorStop(1, mix(face, low, 0.3));
  ctx.beginPath();
  outline(ctx, side, 0, -t * 0.4, rx, ry);
  ctx.fillStyle = g;
  ctx.fill();
  ctx.strokeStyle = live ? theme.halo : fade(high, 0.75);
  ctx.lineWidth = live ? 2.4 : 1;
  ctx.stroke();
}

/** The tokens of one theme and size, drawn once. */
export class Tokens {
  /** @param {Theme} theme @param {number} dpr */
  constructor(theme, dpr) {
    this.theme = theme;
    this.dpr = dpr;
    /** @type {(import('../puluc/men.js').Sprite | undefined)[]} */
    this.sprites = [];
  }

  /** How many lie in a hollow. @param {Context} ctx @param {Hollow} hollow @param {boolean} store @param {number} r @param {number} count @param {boolean} live */
  draw(ctx, hollow, store, r, count, live) {
    const { x, y } = hollow.count;
    const { theme, dpr } = this;
    put(ctx, this.sprite(hollow.side, store, r, live), Math.round(x * dpr) / dpr, Math.round(y * dpr) / dpr);
    ctx.font = FONTS[Math.round(r * 1.18)];
    ctx.textAlign = 'center';
    ctx.textBaseline = 'alphabetic';
    ctx.fillStyle = '#FFFFFF';
    ctx.fillText(NUMBERS[count], x, y - (theme.flat ? 0 : r * 0.08) + r * 0.42);
  }

  /** @param {'a' | 'b'} side @param {boolean} store @param {number} r @param {boolean} live */
  sprite(side, store, r, live) {
    const key = (side === 'a' ? 0 : 1) + (store ? 2 : 0) + (live ? 4 : 0);
    return this.sprites[key] ?? this.make(key, side, r, live);
  }

  /** @param {number} key @param {'a' | 'b'} side @param {number} r @param {boolean} live */
  make(key, side, r, live) {
    const { theme, dpr } = this;
    const by = Math.ceil((r * 1.3 + 8) * dpr) / dpr;
    const { canvas, ctx } = surface(by * 2 * dpr, by * 2 * dpr);
    ctx.scale(dpr, dpr);
    ctx.translate(by, by);
    drawToken(ctx, theme, side, r, live, dpr);
    const sprite = { canvas, x: by, y: by, width: canvas.width / dpr, height: canvas.height / dpr };
    this.sprites[key] = sprite;
    return sprite;
  }
}

// A frame leaves no garbage: numbers and fonts are written once.
const NUMBERS = Array.from({ length: 100 }, (_, i) => String(i));
const FONTS = Array.from({ length: 60 }, (_, px) => `700 ${px}px ${font}`);
