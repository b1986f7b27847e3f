// A game or a position as a link. A position stands in the query, as rule sets do: `?rules=bell&position=…`. A game stands in
// the fragment, which no server sees: `#v=1&z=…` (the record packed) or `#v=1&record=…` (as it is, where the browser
// cannot pack).
import { coded } from '../../engine/errors.js';

/** The newest format that this page reads. */
const VERSION = 1;
/** Characters of a record that a link may unfold to: several times the longest game. */
const LONGEST = 400_000;

/** @typedef {{ record: string } | { game: string | null, rules: string, position: string }} Linked */

/** The page's address without what a link adds. @param {string} address */
export function bare(address) {
  const url = new URL(address);
  for (const name of ['v', 'game', 'rules', 'position']) url.searchParams.delete(name);
  url.hash = '';
  return url;
}

/** @param {string} address Of the page @param {string} rules @param {string} position Without a score @param {string | null} [game] none for Puluc */
export function positionLink(address, rules, position, game = null) {
  const url = bare(address);
  url.search = '';
  return `${url.href}?${game ? `game=${game}&` : ''}rules=${plain(rules)}&position=${plain(position)}`;
}

/** @param {string} address @param {string} record */
export async function gameLink(address, record) {
  const url = bare(address);
  url.search = '';
  const packed = await pack(record.trim());
  return `${url.href}#v=${VERSION}&${packed === null ? `record=${encodeURIComponent(record.trim())}` : `z=${packed}`}`;
}

/**
 * What a link holds; null where it is no link of ours. Whether it can be played the engine says.
 * @param {string} address
 * @returns {Promise<Linked | null>}
 */
export async function readLink(address) {
  const url = new URL(address);
  const query = url.searchParams;
  const fragment = new URLSearchParams(url.hash.slice(1));
  const [packed, record] = [fragment.get('z'), fragment.get('record')];
  const position = query.get('position');
  // In a query without a position a `v` is somebody else's.
  const version = fragment.get('v') ?? (position === null ? null : query.get('v'));
  if (version !== null && !/^\d{1,6}$/.test(version)) throw coded('bad-link', '');
  if (Number(version ?? 1) > VERSION) throw coded('newer-link', '');
  if (packed !== null) return { record: await unpack(packed) };
  if (record !== null) return { record: record.slice(0, LONGEST) };
  if (position !== null) return { game: query.get('game'), rules: query.get('rules') ?? 'bell', position };
  if (version !== null) throw coded('bad-link', '');
  return null;
}

/** Readable in an address: what need not be escaped there is not. @param {string} text */
const plain = text =>
  encodeURIComponent(text)
    .replace(/%20/g, '+')
    .replace(/%2F/g, '/')
    .replace(/%2C/g, ',')
    .replace(/%3B/g, ';')
    .replace(/%3D/g, '=');

/** @param {string} text @returns {Promise<string | null>} null where the browser cannot */
async function pack(text) {
  try {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
    return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  } catch {
    return null;
  }
}

/** @param {string} packed */
async function unpack(packed) {
  if (typeof DecompressionStream === 'undefined') throw coded('bad-link', 'this browser cannot unpack it');
  try {
    const letters = atob(packed.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await readAtMost(stream, LONGEST);
  } catch {
    throw coded('bad-link', '');
  }
}

/** @param {ReadableStream<Uint8Array>} stream @param {number} most */
async function readAtMost(stream, most) {
  const decoder = /** @type {ReadableWritablePair<string, Uint8Array>} */ (
    new TextDecoderStream('utf-8', { fatal: true })
  );
  const reader = stream.pipeThrough(decoder).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > most) {
      await reader.cancel();
      throw new Error('too long');
    }
  }
}
