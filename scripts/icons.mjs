// Draws the PNG icons from www/public/icons/icon.svg: npm run icons
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.mjs';
import { indexedPng } from './png.mjs';
import { root } from './run.mjs';

const folder = join(root, 'www/public/icons');
const svg = await readFile(join(folder, 'icon.svg'), 'utf8');

// A maskable icon fills its square and keeps to the middle four fifths.
const maskable = svg
  .replace('viewBox="0 0 512 512"', 'viewBox="-56 -56 624 624"')
  .replace(/<rect id="ground"[^>]*>/, '<rect id="ground" x="-56" y="-56" width="624" height="624" fill="#F1E4CC"/>')
  .replaceAll('M0 ', 'M-56 ')
  .replaceAll('h512', 'h624');

const pictures = [
  { name: 'icon-192.png', size: 192, source: svg },
  { name: 'icon-512.png', size: 512, source: svg },
  { name: 'maskable-512.png', size: 512, source: maskable },
  { name: 'apple-touch-icon.png', size: 180, source: maskable },
];

const browser = await chromium.launch(await launchOptions());
const page = await browser.newPage();
for (const { name, size, source } of pictures) {
  const sized = source.replace('<svg ', `<svg width="${size}" height="${size}" `);
  const pixels = await page.evaluate(draw, { size, source: sized });
  await writeFile(join(folder, name), indexedPng(Uint8Array.from(pixels), size));
}
await browser.close();

/**
 * Runs in the browser.
 * @param {{ size: number, source: string }} picture
 */
async function draw({ size, source }) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0);
  return [...context.getImageData(0, 0, size, size).data];
}
