// Where everything stands, in CSS pixels. Pure: no DOM, no canvas, no rule of the game.
import { clamp } from './measures.js';
import { deadRadius, homeRadius } from './spots.js';

/**
 * @typedef {import('../../types.d.ts').TableLayout} TableLayout
 * @typedef {import('../../types.d.ts').Rect} Rect
 * @typedef {import('../../types.d.ts').Side} Side
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ x: number, y: number, rx: number, ry: number, rope: number }} Ring
 * @typedef {{ x: number, y: number, angle: number, length: number, radius: number, husk: 1 | -1, maize: number, seed: number }} Cob
 * `angle` turns the axis from butt to tip away from the right-hand direction.
 *
 * @typedef {object} Geometry
 * @property {boolean} wide
 * @property {boolean} turned Seen from b's end.
 * @property {number} spaces
 * @property {number} men
 * @property {TableLayout} layout
 * @property {Rect} road
 * @property {number} scale Of stripes, fringe and threads: 1 on a cloth 516 high.
 * @property {number} pitch
 * @property {number} first Middle of the first cob along the road.
 * @property {Cob[]} cobs
 * @property {number} radius Of a man on the road.
 * @property {number} maxTower Highest a tower may rise.
 * @property {Point[]} places Middle of the base, from 0 (a's home) to spaces + 1 (b's home).
 * @property {Point[]} numbers
 * @property {number} numberSize 0 for none.
 * @property {number} discRadius
 * @property {{ a: Ring, b: Ring }} rings
 * @property {number} homeRadius
 * @property {number} deadRadius
 */

/** @param {number} v @param {number} v0 @param {number} v1 @param {number} out0 @param {number} out1 */
const ramp = (v, v0, v1, out0, out1) => out0 + (out1 - out0) * clamp((v - v0) / (v1 - v0), 0, 1);

/** Jitter in [-1, 1] that is the same every time. @param {number} i @param {number} k */
const jitter = (i, k) => {
  const v = Math.sin(i * 12.9898 + k * 78.233) * 43758.5453;
  return (v - Math.floor(v)) * 2 - 1;
};

/**
 * @param {TableLayout} layout
 * @param {number} spaces
 * @param {number} men
 * @param {boolean} [close] A picture of the road's middle alone.
 * @returns {Geometry}
 */
export function tableGeometry(layout, spaces, men, close = false) {
  if (close) return closeGeometry(layout, spaces, men);
  const { width, height } = layout.road;
  const g = width > height ? wideGeometry(layout, spaces, men) : tallGeometry(layout, spaces, men);
  return layout.turned ? fromOtherEnd(g) : g;
}

/** The same road for who sits opposite: his home is the near one, and each cob lies where it lay. @param {Geometry} g @returns {Geometry} */
function fromOtherEnd(g) {
  return {
    ...g,
    turned: true,
    places: g.places.toReversed(),
    numbers: g.numbers.toReversed(),
    cobs: g.cobs.map((cob, i) => ({ ...cob, maize: (g.spaces - i) % 4, seed: g.spaces - i + 1 })),
    rings: { a: g.rings.b, b: g.rings.a },
  };
}

/**
 * The wide road seen from nearby: few large cobs over the whole cloth, homes beyond the picture's edges, no numbers.
 * @param {TableLayout} layout
 * @param {number} spaces
 * @param {number} men
 * @returns {Geometry}
 */
function closeGeometry(layout, spaces, men) {
  const { width: w, height: h } = layout.road;
  // At least five spaces are seen whole.
  const pitch = Math.min(0.44 * h, w / 5.3);
  const wide = pitch * (spaces + 3.64);
  const road = { ...layout.road, x: layout.road.x + (w - wide) / 2, width: wide };
  const g = wideGeometry({ ...layout, road }, spaces, men, 1);
  const middle = road.y + h / 2;
  const radius = Math.min(pitch * 0.31, h * 0.138);
  const baseY = middle + h * 0.11;
  return {
    ...g,
    layout,
    radius,
    maxTower: baseY - road.y - radius,
    cobs: g.cobs.map(cob => ({
      ...cob,
      y: middle - cob.husk * h * 0.012,
      length: cob.length * 1.32,
      radius: Math.min(pitch * 0.195, h * 0.085),
    })),
    places: g.places.map(({ x }) => ({ x, y: baseY })),
    numberSize: 0,
  };
}

/**
 * @param {TableLayout} layout
 * @param {number} spaces
 * @param {number} men
 * @param {number} [most] Of the cloth's height that a space may take of the road's length.
 * @returns {Geometry}
 */
function wideGeometry(layout, spaces, men, most = 0.36) {
  const { road } = layout;
  const { width: w, height: h } = road;
  const natural = w / (spaces + 3.64);
  const least = Math.max(1.82 * natural, 0.11 * w, Math.min(80, 0.16 * w));
  const pitch = Math.min((w - 2 * least) / spaces, most * h);
  const zone = (w - pitch * spaces) / 2;
  const length = h * 0.606;
  const cobRadius = Math.min(pitch * ramp(pitch, 40, 110, 0.165, 0.176), length * 0.0637);
  const radius = Math.min(pitch * ramp(pitch, 34, 110, 0.42, 0.2835), h * 0.1);
  const first = road.x + zone;
  const middle = road.y + h * 0.5;
  const baseY = middle + h * 0.05;
  const shift = h * 0.031;
  /** @type {Cob[]} */
  const cobs = [];
  for (let i = 0; i <= spaces; i++) {
    const husk = i % 2 === 0 ? -1 : 1;
    cobs.push({
      x: first + i * pitch + jitter(i, 1),
      y: middle + husk * shift * -0.5,
      angle: (husk < 0 ? 0.5 : -0.5) * Math.PI + jitter(i, 2) * 0.0087,
      length: length * (0.975 + 0.025 * jitter(i, 3)),
      radius: cobRadius,
      husk,
      maize: i % 4,
      seed: i + 1,
    });
  }
  const numberSize = clamp(h * 0.031, 13.5, 26);
  const discRadius = Math.min(numberSize * 0.88, pitch * 0.46);
  const numberY = middle + h * 0.337;
  /** @type {Point[]} */
  const places = [];
  /** @type {Point[]} */
  const numbers = [];
  const rx = Math.min(0.368 * zone, 0.2 * h);
  const room = 3.5 * radius * radius * clamp(men / 6, 1, 1.4);
  const ry = clamp(room / rx, 0.83 * rx, 0.27 * h);
  for (let p = 0; p <= spaces + 1; p++) {
    const home = p === 0 || p > spaces;
    const x = home ? (p === 0 ? road.x + zone * 0.467 : road.x + w - zone * 0.467) : first + (p - 0.5) * pitch;
    places.push({ x, y: home ? middle + h * 0.012 : baseY });
    numbers.push({ x, y: numberY });
  }
  const rope = clamp(rx * 0.165, 5, 22);
  const from = places[0];
  const to = places[spaces + 1];
  const rings = {
    a: { x: from.x, y: middle - h * 0.01, rx, ry, rope },
    b: { x: to.x, y: middle - h * 0.01, rx, ry, rope },
  };
  return {
    wide: true,
    turned: false,
    spaces,
    men,
    layout,
    road,
    scale: h / 516,
    pitch,
    first,
    cobs,
    radius,
    maxTower: baseY - road.y - radius * 0.9,
    places,
    numbers,
    numberSize,
    discRadius,
    rings,
    homeRadius: homeRadius(rings.a, men, radius),
    deadRadius: deadRadius(layout, men, radius),
  };
}

/**
 * @param {TableLayout} layout
 * @param {number} spaces
 * @param {number} men
 * @returns {Geometry}
 */
function tallGeometry(layout, spaces, men) {
  const { road } = layout;
  const { width: w, height: h } = road;
  const natural = h / (spaces + 3.42);
  const least = Math.max(1.71 * natural, 0.11 * h);
  const pitch = Math.min((h - 2 * least) / spaces, 0.3 * w);
  const zone = (h - pitch * spaces) / 2;
  const length = w * 0.626;
  const cobRadius = Math.min(pitch * 0.204, length * 0.0567);
  const radius = Math.min(pitch * ramp(pitch, 24, 44, 0.6, 0.482), w * 0.1);
  const first = road.y + h - zone;
  const middle = road.x + w * 0.546;
  const aside = Math.min(radius * 1.23, length * 0.3);
  const shift = length * 0.012;
  /** @type {Cob[]} */
  const cobs = [];
  for (let i = 0; i <= spaces; i++) {
    const husk = i % 2 === 0 ? -1 : 1;
    cobs.push({
      x: middle - husk * shift,
      y: first - i * pitch + jitter(i, 1) * 0.6,
      angle: (husk < 0 ? 0 : Math.PI) + jitter(i, 2) * 0.0087,
      length: length * (0.975 + 0.025 * jitter(i, 3)),
      radius: cobRadius,
      husk,
      maize: i % 4,
      seed: i + 1,
    });
  }
  const numberSize = clamp(pitch * 0.3, 12.5, 20);
  const discRadius = Math.min(numberSize * 0.85, pitch * 0.48);
  const numberX = road.x + w * 0.13;
  /** @type {Point[]} */
  const places = [];
  /** @type {Point[]} */
  const numbers = [];
  const rx = Math.min(w * ramp(zone, 52, 76, 0.31, 0.252), zone * 1.7);
  const ry = Math.min(zone * 0.34, rx * 0.83);
  const rope = clamp(ry * 0.3, 5, 16);
  for (let p = 0; p <= spaces + 1; p++) {
    const home = p === 0 || p > spaces;
    const y = home ? (p === 0 ? road.y + h - zone * 0.5 : road.y + zone * 0.5) : first - (p - 0.5) * pitch;
    places.push({ x: home ? middle : middle + (p % 2 ? -aside : aside), y });
    numbers.push({ x: numberX, y });
  }
  const from = places[0];
  const to = places[spaces + 1];
  const rings = {
    a: { x: from.x, y: from.y, rx, ry, rope },
    b: { x: to.x, y: to.y, rx, ry, rope },
  };
  return {
    wide: false,
    turned: false,
    spaces,
    men,
    layout,
    road,
    scale: w / 595,
    pitch,
    first,
    cobs,
    radius,
    maxTower: 2 * pitch - radius,
    places,
    numbers,
    numberSize,
    discRadius,
    rings,
    homeRadius: homeRadius(rings.a, men, radius),
    deadRadius: deadRadius(layout, men, radius),
  };
}
