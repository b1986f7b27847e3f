import { crc32, deflateSync } from 'node:zlib';

/**
 * A PNG of at most 256 colours: flat art a third of the size that a browser's screenshot has.
 * Colours beyond the most frequent ones (the edges' blends) take the nearest of them.
 * @param {Uint8ClampedArray | Uint8Array} rgba
 * @param {number} size width and height
 */
export function indexedPng(rgba, size) {
  const pixels = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (let i = 0; i < size * size; i++) {
    const colour = pixels.getUint32(i * 4);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byCount = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const palette = byCount.slice(0, 256).map(bytes);
  const index = new Map(byCount.map(colour => [colour, nearest(palette, bytes(colour))]));

  const rows = Buffer.alloc(size * (size + 1));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      rows[y * (size + 1) + 1 + x] = index.get(pixels.getUint32((y * size + x) * 4)) ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(colour => colour.slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map(([, , , a]) => a))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {number} colour */
const bytes = colour => [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255, colour & 255];

/**
 * @param {number[][]} palette
 * @param {number[]} colour
 */
function nearest(palette, colour) {
  const distance = palette.map(entry => entry.reduce((sum, part, i) => sum + (part - colour[i]) ** 2, 0));
  return distance.indexOf(Math.min(...distance));
}

/**
 * @param {string} name
 * @param {Buffer} data
 */
function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
