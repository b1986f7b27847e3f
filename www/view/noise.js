// Small repeatable randomness for drawing: it never touches the game.

/**
 * A generator of numbers in [0, 1).
 * @param {number} seed
 */
export function random(seed) {
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A number in [0, 1) for a lattice point.
 * @param {number} x
 * @param {number} y
 */
export function hash(x, y) {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/**
 * Value noise in [0, 1) with lattice cells of 1; `wrap` > 0 repeats it after that many cells.
 * @param {number} x
 * @param {number} y
 * @param {number} [wrap]
 */
export function noise(x, y, wrap = 0) {
  const i = Math.floor(x);
  const j = Math.floor(y);
  let u = x - i;
  let v = y - j;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  let i1 = i + 1;
  let j1 = j + 1;
  let i0 = i;
  let j0 = j;
  if (wrap) {
    i0 = ((i % wrap) + wrap) % wrap;
    j0 = ((j % wrap) + wrap) % wrap;
    i1 = (i0 + 1) % wrap;
    j1 = (j0 + 1) % wrap;
  }
  const a = hash(i0, j0);
  const b = hash(i1, j0);
  const c = hash(i0, j1);
  const d = hash(i1, j1);
  return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
}

/**
 * The same noise for whole rows of a tile: `side` samples across `cells` lattice cells, which repeat. What pixels share
 * is worked out once: the numbers of the lattice, and where each column lies in it.
 * @param {number} side
 * @param {number} cells
 * @param {number} [shift] added to the way down
 */
export function tileNoise(side, cells, shift = 0) {
  const lattice = new Float64Array(cells * cells);
  for (let j = 0; j < cells; j++) for (let i = 0; i < cells; i++) lattice[j * cells + i] = hash(i, j);
  const left = new Int32Array(side);
  const right = new Int32Array(side);
  const along = new Float64Array(side);
  for (let n = 0; n < side; n++) {
    const x = (n / side) * cells;
    const i = Math.floor(x);
    const u = x - i;
    left[n] = i % cells;
    right[n] = (left[n] + 1) % cells;
    along[n] = u * u * (3 - 2 * u);
  }
  const add = (/** @type {Float64Array} */ sums, /** @type {number} */ row, /** @type {number} */ weight) => {
    const y = (row / side) * cells + shift;
    const j = Math.floor(y);
    let v = y - j;
    v = v * v * (3 - 2 * v);
    const up = (j % cells) * cells;
    const down = (((j % cells) + 1) % cells) * cells;
    for (let n = 0; n < side; n++) {
      const u = along[n];
      const a = lattice[up + left[n]];
      const b = lattice[up + right[n]];
      const c = lattice[down + left[n]];
      const d = lattice[down + right[n]];
      sums[n] += (a + (b - a) * u + (c - a + (a - b - c + d) * u) * v) * weight;
    }
  };
  return add;
}

/**
 * The same noise along a line, up to `length`.
 * @param {number} y where the line lies
 * @param {number} length
 */
export function noiseLine(y, length) {
  const j = Math.floor(y);
  let v = y - j;
  v = v * v * (3 - 2 * v);
  const upper = Float64Array.from({ length: length + 2 }, (_, i) => hash(i, j));
  const lower = Float64Array.from({ length: length + 2 }, (_, i) => hash(i, j + 1));
  return (/** @type {number} */ x) => {
    const i = Math.floor(x);
    let u = x - i;
    u = u * u * (3 - 2 * u);
    const a = upper[i];
    const b = upper[i + 1];
    const c = lower[i];
    const d = lower[i + 1];
    return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
  };
}
