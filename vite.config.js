import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstScreen } from './scripts/first-screen.mjs';
import { notices } from './scripts/notices.mjs';

/** The dev server puts styles into the page by script, which the page's policy refuses. */
const devWithoutPolicy = {
  name: 'dev-without-policy',
  apply: /** @type {const} */ ('serve'),
  /** @param {string} html */
  transformIndexHtml: html => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
};

/** What must be there offline; a build whose precache lacks one of these fails. */
const needed = [
  /puluc_bg.*\.wasm$/,
  /analyst_bg.*\.wasm$/,
  /side_bg.*\.wasm$/,
  /worker.*\.js$/,
  /commissioner-latin-.*\.woff2$/,
  /piazzolla-latin-.*\.woff2$/,
  /commissioner-cyrillic-.*\.woff2$/,
  /piazzolla-cyrillic-.*\.woff2$/,
];

/** @type {import('workbox-build').ManifestTransform} */
function allThatIsNeeded(manifest) {
  // Without a page the build has failed before, and that error counts.
  const built = manifest.some(entry => entry.url === 'index.html');
  for (const pattern of built ? needed : []) {
    if (!manifest.some(entry => pattern.test(entry.url))) throw new Error(`The precache lacks ${pattern}`);
  }
  return { manifest };
}

const port = Number(process.env.PORT ?? 8080);

export default defineConfig({
  base: './',
  publicDir: 'www/public',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first load names no file of the parts that come later: each brings what it needs itself.
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      input: { index: 'index.html', 'puluc-game': 'www/embed/puluc-game.js' },
      preserveEntrySignatures: 'strict',
      output: {
        // Pages of others name this one file in their script tag.
        // What every visit needs comes in one file, and so does the table: parts that are fetched later would cut both
        // into many small ones.
        codeSplitting: {
          groups: [
            { name: 'element', test: /www[\\/]embed[\\/]element\.js$/, priority: 2 },
            { name: 'table-parts', test: /www[\\/]ui[\\/]table-parts\.js$/, priority: 1 },
          ],
        },
        entryFileNames: chunk => (chunk.name === 'puluc-game' ? 'puluc-game.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
  server: { port },
  preview: { port, strictPort: true, cors: true },
  plugins: [
    devWithoutPolicy,
    notices(),
    firstScreen(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      includeManifestIcons: false,
      manifest: {
        id: './',
        name: 'Puluc',
        short_name: 'Puluc',
        description: 'The Maya race of stacks and captures on ten cobs of maize.',
        lang: 'en',
        categories: ['games'],
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#F6EFE3',
        theme_color: '#F6EFE3',
        icons: [
          { src: './icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: './icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: './icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: './icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,wasm,woff2,svg,png}'],
        dontCacheBustURLsMatching: /assets\//,
        manifestTransforms: [allThatIsNeeded],
        // The page with any query is the page; other pages in the same folder are not ours to answer.
        ignoreURLParametersMatching: [/.*/],
        navigateFallback: null,
      },
    }),
  ],
});
