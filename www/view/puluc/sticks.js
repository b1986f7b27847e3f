// Two-faced sticks: natural wood above or scorched, grain along, one node.
import { random } from '../noise.js';
import { cast } from '../shadow.js';
import { fade, mix } from '../theme.js';
import { put } from './men.js';

/**
 * @typedef {import('../theme.js').Theme} Theme
 * @typedef {import('../surface.js').Context} Context
 * @typedef {import('./men.js').Men} Men
 * @typedef {import('./throws.js').Flight} Flight
 * @typedef {import('./throws.js').StickSize} StickSize
 */

/** @type {[number, number, number, number, number][]} Offset, from, to, tone, weight of the grain lines. */
const GRAIN = (() => {
  const next = random(5);
  return Array.from({ length: 17 }, () => {
    const from = next() * 0.8 - 0.5;
    return /** @type {[number, number, number, number, number]} */ ([
      next() * 0.84 - 0.42,
      from,
      Math.min(0.48, from + 0.12 + next() * 0.6),
      next(),
      next(),
    ]);
  });
})();

/** Kinds of sprites, after those of men. */
const FACE = 8;
const SHADOW = 9;

/** Wall colours from the face down to the ground. */
const WALL = Array.from({ length: 33 }, (_, i) => mix('#B07F2C', '#6E4812', i / 32));

/** How soft a shadow is drawn: for each step of this many pixels of height one sprite. */
const SOFT = 36;
/** Blur of the shadow of a stick that touches the ground. */
const NEAR = 3;

/** @param {Context} ctx @param {number} l @param {number} w @param {number} x @param {number} y */
function slab(ctx, l, w, x, y) {
  ctx.beginPath();
  ctx.roundRect(x - l / 2, y - w / 2, l, w, w * 0.4);
}

/**
 * Face, wall and shadow; the grain is a sprite, and a frame makes no garbage.
 * @param {Context} ctx
 * @param {Flight} at
 * @param {boolean} yellow The face that is up when roll is 0.
 * @param {StickSize} size
 * @param {Men} kit
 * @param {number} index
 */
export function drawStick(ctx, at, yellow, size, kit, index) {
  const { theme, dpr } = kit;
  const { length: l, width: w } = size;
  const cos = Math.cos(at.roll);
  const up = cos >= 0 ? yellow : !yellow;
  const flat = Math.max(0.12, Math.abs(cos));
  const wall = w * (0.3 * Math.abs(cos) + 0.62 * Math.abs(Math.sin(at.roll)));
  if (theme.depth) {
    const { z } = at;
    shade(ctx, at, kit, size, flat, wall, Math.round(z / SOFT) + 1, 0.36 / (1 + z / 60), 4 + z * 0.3, 5 + z * 0.25);
    if (z <= w) shade(ctx, at, kit, size, flat, wall, 0, 0.5, 1.5, 2);
  }
  const s = Math.sin(at.angle);
  const c = Math.cos(at.angle);
  ctx.save();
  ctx.translate(at.x, at.y - at.z);
  ctx.rotate(at.angle);
  // The wall: the same slab seen lower down; its colour is natural wood on both. In the air coarse steps will do.
  const steps = Math.max(2, Math.ceil(at.z > 0 ? wall / 3 : wall * Math.min(dpr, 2)));
  for (let i = steps; i > 0; i--) {
    const y = (wall * i) / steps;
    // On its edge a stick is as broad as it is thick.
    slab(ctx, l, Math.max(flat, 0.34) * w, y * s, y * c);
    ctx.fillStyle = theme.flat ? (up ? '#8A7A00' : '#FFFFFF') : WALL[Math.round((32 * i) / steps)];
    ctx.fill();
  }
  if (theme.flat) {
    slab(ctx, l, flat * w, 0, 0);
    ctx.fillStyle = up ? '#FFE100' : '#000000';
    ctx.fill();
    ctx.strokeStyle = up ? '#000000' : '#FFFFFF';
    ctx.lineWidth = 2;
    ctx.stroke();
  } else {
    // Light comes from the upper left, however the stick lies.
    const lit = s * 0.5 - c * 0.58 < 0;
    ctx.scale(1, flat);
    put(ctx, faceOf(kit, size, up, lit, index), 0, 0);
  }
  ctx.restore();
}

/** @param {Context} ctx @param {Flight} at @param {Men} kit @param {StickSize} size @param {number} flat @param {number} wall @param {number} soft 0 on the ground @param {number} alpha @param {number} dx @param {number} dy */
function shade(ctx, at, kit, size, flat, wall, soft, alpha, dx, dy) {
  ctx.save();
  ctx.globalAlpha = Math.min(1, alpha * kit.theme.depth);
  ctx.translate(at.x + dx, at.y + wall * 0.6 + dy);
  ctx.rotate(at.angle);
  // A stick on its edge throws the shadow of its wall.
  ctx.scale(1, Math.max(flat, 0.5));
  put(ctx, shadowOf(kit, size, soft), 0, 0);
  ctx.restore();
}

/** @param {Men} kit @param {StickSize} size @param {number} soft */
function shadowOf(kit, size, soft) {
  const key = kit.key(SHADOW, size.length, soft);
  return kit.sprites.get(key) ?? drawShadow(kit, size, soft, key);
}

/** @param {Men} kit @param {StickSize} size @param {number} soft @param {number} key */
function drawShadow(kit, { length: l, width: w }, soft, key) {
  const blur = soft === 0 ? NEAR : 8 + (soft - 1) * SOFT * 0.14;
  // What is soft needs few pixels.
  const scale = soft === 0 ? kit.dpr : Math.min(kit.dpr, 1);
  const x = l / 2 + blur * 1.6;
  const y = w / 2 + blur * 1.6;
  return kit.keep(
    key,
    x,
    y,
    x,
    y,
    ctx => cast(ctx, scale, kit.theme.shadow, 0, 0, blur, () => ctx.roundRect(-l / 2, -w / 2, l, w, w / 2)),
    scale,
  );
}

/** @param {Men} kit @param {StickSize} size @param {boolean} up @param {boolean} lit @param {number} index */
function faceOf(kit, size, up, lit, index) {
  const key = kit.key(FACE, size.length, (index % 12) * 4 + (up ? 2 : 0) + (lit ? 1 : 0));
  return kit.sprites.get(key) ?? drawFace(kit, size, up, lit, index, key);
}

/** @param {Men} kit @param {StickSize} size @param {boolean} up @param {boolean} lit @param {number} index @param {number} key */
function drawFace(kit, size, up, lit, index, key) {
  const x = size.length / 2 + 2;
  const y = size.width / 2 + 2;
  // Turned sprites keep their grain when they have pixels to spare.
  const scale = Math.max(2, kit.dpr);
  return kit.keep(key, x, y, x, y, ctx => paintFace(ctx, size, kit.theme, up, lit, index), scale);
}

/** Every sprite that a throw may need, one at a time. @param {Men} kit @param {StickSize} size @returns {Generator<void>} */
export function* stickSprites(kit, size) {
  if (kit.theme.flat) return;
  for (let soft = 0; soft < 7; soft++) {
    shadowOf(kit, size, soft);
    yield;
  }
  for (let i = 0; i < 16; i++) {
    faceOf(kit, size, (i & 2) > 0, (i & 1) > 0, i >> 2);
    yield;
  }
}

/**
 * A face seen from above, grain along, with its node.
 * @param {Context} ctx
 * @param {StickSize} size
 * @param {Theme} theme
 * @param {boolean} up Natural wood, else scorched.
 * @param {boolean} lit The lamp is on the side of smaller y.
 * @param {number} index
 */
function paintFace(ctx, size, theme, up, lit, index) {
  const { length: l, width: face } = size;
  const w = face;
  const across = lit ? 1 : -1;
  const light = up ? '#F8DE94' : '#50453E';
  const body = up ? '#E6BC5C' : '#292120';
  const deep = up ? '#CE9A3B' : '#171211';
  const g = ctx.createLinearGradient(0, (-face / 2) * across, 0, (face / 2) * across);
  g.addColorStop(0, mix(light, body, 0.1));
  g.addColorStop(0.28, light);
  g.addColorStop(0.62, body);
  g.addColorStop(1, deep);
  slab(ctx, l, face, 0, 0);
  ctx.fillStyle = g;
  ctx.fill();
  ctx.save();
  slab(ctx, l, face, 0, 0);
  ctx.clip();
  const mirror = index % 2 ? -1 : 1;
  for (const [offset, from, to, tone, weight] of GRAIN) {
    const y = offset * face * mirror;
    ctx.beginPath();
    ctx.moveTo(from * l, y);
    ctx.bezierCurveTo(
      from * l * 0.6 + to * l * 0.4,
      y + (tone - 0.5) * face * 0.1,
      from * l * 0.3 + to * l * 0.7,
      y,
      to * l,
      y + (weight - 0.5) * face * 0.08,
    );
    ctx.strokeStyle = up
      ? tone < 0.68
        ? fade('#8A5A18', 0.14 + weight * 0.24)
        : fade('#FFF3C4', 0.5)
      : tone < 0.6
        ? fade('#7A6A5E', 0.18 + weight * 0.2)
        : fade('#000000', 0.4);
    ctx.lineWidth = Math.max(0.5, w * (0.02 + weight * 0.035));
    ctx.stroke();
  }
  // The node.
  const node = (0.1 + (index % 3) * 0.05) * l * mirror;
  for (const [dx, colour] of /** @type {[number, string][]} */ ([
    [0, up ? fade('#7A4E14', 0.4) : fade('#9A8878', 0.34)],
    [w * 0.08, up ? fade('#FFF1C0', 0.6) : fade('#000000', 0.5)],
  ])) {
    ctx.beginPath();
    ctx.moveTo(node + dx, -face / 2);
    ctx.quadraticCurveTo(node + dx + w * 0.1, 0, node + dx, face / 2);
    ctx.strokeStyle = colour;
    ctx.lineWidth = Math.max(0.7, w * 0.045);
    ctx.stroke();
  }
  if (!up) {
    // Edges worn back to the wood.
    ctx.setLineDash([w * 0.9, w * 0.5, w * 0.3, w * 0.8]);
    ctx.lineDashOffset = index * w;
    slab(ctx, l - 0.8, face - 0.8, 0, 0);
    ctx.strokeStyle = fade('#A87A3E', 0.6);
    ctx.lineWidth = Math.max(0.7, w * 0.05);
    ctx.stroke();
    ctx.setLineDash([]);
  }
  ctx.restore();
  slab(ctx, l - 0.5, face - 0.5, 0, 0);
  ctx.strokeStyle = up ? fade('#6B440F', 0.6) : theme.rim ? fade('#E8D6BE', 0.85) : fade('#000000', 0.7);
  ctx.lineWidth = up || !theme.rim ? 0.8 : 1.2;
  ctx.stroke();
}
