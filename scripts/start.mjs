// npm start: sets up, builds and serves the game.
import { setup } from './setup.mjs';

await setup('wasm');
const { build, preview } = await import('vite');
await build({ logLevel: 'warn' });
const server = await preview();
console.log(`Puluc is ready: ${server.resolvedUrls?.local[0]}`);
