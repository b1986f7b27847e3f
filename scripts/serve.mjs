// A static server for the built page, which can be told to misbehave: node scripts/serve.mjs [port]
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { root } from './run.mjs';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * @typedef {object} ServeOptions
 * @property {string} [folder] What to serve; `dist` unless told.
 * @property {string} [base] The path it is served under, with slashes at both ends.
 * @property {number} [port] 0 for any free one.
 * @property {'right' | 'octet-stream' | 'abort' | 'missing'} [wasm] How requests for the wasm are answered.
 * @property {boolean} [packed] Whether files are sent compressed, as a good host does.
 * @property {boolean} [cors] Whether pages of other origins (and sandboxed frames) may load the files.
 */

/**
 * @param {ServeOptions} [options] May be changed while the server runs.
 * @returns {Promise<{ url: string, options: Required<ServeOptions>, close: () => Promise<void> }>}
 */
export async function serve(options = {}) {
  const now = {
    folder: join(root, 'dist'),
    base: '/',
    port: 0,
    wasm: /** @type {const} */ ('right'),
    packed: false,
    cors: true,
    ...options,
  };
  // A good host has done so before anybody asks.
  if (now.packed) for (const file of files(now.folder)) if (packable(file)) compressed(file);
  const server = createServer((request, response) => answer(now, request, response));
  await new Promise((ready, refused) => {
    server.once('error', refused);
    server.listen(now.port, '127.0.0.1', () => ready(null));
  });
  const address = server.address();
  now.port = typeof address === 'object' && address ? address.port : now.port;
  return {
    url: `http://127.0.0.1:${now.port}${now.base}`,
    options: now,
    close: () =>
      new Promise(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {Required<ServeOptions>} options
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answer({ folder, base, wasm, packed, cors }, request, response) {
  const file = find(folder, base, request.url ?? '/');
  const isWasm = file !== null && extname(file) === '.wasm';
  if (isWasm && wasm === 'abort') {
    response.destroy();
    return;
  }
  if (file === null || (isWasm && wasm === 'missing')) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
    return;
  }
  const type = types[extname(file)] ?? 'application/octet-stream';
  const pack = packed && packable(file) && /\bbr\b/.test(String(request.headers['accept-encoding']));
  const body = pack ? compressed(file) : null;
  response.writeHead(200, {
    'content-type': isWasm && wasm === 'octet-stream' ? 'application/octet-stream' : type,
    'content-length': body?.length ?? statSync(file).size,
    ...(body ? { 'content-encoding': 'br' } : {}),
    'cache-control': file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    ...(cors ? { 'access-control-allow-origin': '*' } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else if (body) response.end(body);
  else createReadStream(file).pipe(response);
}

/** Letters and pictures are compressed as they are. @param {string} file */
const packable = file => !['.woff2', '.png'].includes(extname(file));

/** @param {string} folder */
function files(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
}

/** Compressing takes longer than sending. @type {Map<string, Buffer>} */
const kept = new Map();

/** @param {string} file */
function compressed(file) {
  const key = `${file} ${statSync(file).mtimeMs}`;
  const body = kept.get(key) ?? brotliCompressSync(readFileSync(file));
  kept.set(key, body);
  return body;
}

/**
 * @param {string} folder
 * @param {string} base
 * @param {string} address
 * @returns {string | null}
 */
function find(folder, base, address) {
  const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
  if (!path.startsWith(base)) return null;
  const file = join(folder, normalize(`/${path.slice(base.length)}`));
  const entry = statSync(file, { throwIfNoEntry: false });
  if (entry?.isFile()) return file;
  const index = join(file, 'index.html');
  return path.endsWith('/') && statSync(index, { throwIfNoEntry: false })?.isFile() ? index : null;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { url } = await serve({ port: Number(process.argv[2] ?? 8080) });
  console.log(url);
}
