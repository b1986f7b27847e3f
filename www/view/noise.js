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
