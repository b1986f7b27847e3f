// What Lighthouse says of the built page, mobile profile, the median of five: npm run audit [-- RUNS]
// It is fetched when it is asked for: with what it needs it is larger than all other tools together.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { fail } from './run.mjs';
import { serve } from './serve.mjs';

/** The newest that runs under Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** The least that each part may come to. */
const LIMITS = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 97 };
const TIMES = [
  'first-contentful-paint',
  'speed-index',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
/** How often a run that was lost is tried again. */
const TRIES = 3;
/** A browser that does nothing of its own beside the page, each run with a fresh profile. */
const FLAGS = [
  '--headless=new',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // While it holds the picture of the page before, Chromium without a screen now and then waits for whole seconds.
  '--disable-features=PaintHolding,Translate,OptimizationHints,MediaRouter',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
].join(' ');
/** Weighs nothing, and going back from another page loses the browser in every third run. */
const SKIPPED = 'bf-cache';

/** @typedef {{ score: number | null, title: string, displayValue?: string, numericValue?: number }} Audit */
/** @typedef {{ categories: Record<string, { score: number, auditRefs: { id: string, weight: number }[] }>, audits: Record<string, Audit> }} Report */

const runs = Number(process.argv[2] ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'puluc-audit-'));
const server = await serve({ packed: true });
/** @type {Report[]} */
const reports = [];
try {
  for (let n = 0; n < runs; n += 1) {
    const load = loadavg()[0].toFixed(1);
    const report = await look(join(folder, `${n}.json`));
    reports.push(report);
    const times = TIMES.map(id => report.audits[id]?.displayValue ?? '').join(', ');
    console.log(
      `run ${n + 1}, load ${load}: ${Object.keys(LIMITS)
        .map(name => `${name} ${points(report, name)}`)
        .join(', ')} (${times})`,
    );
  }
} finally {
  await server.close();
  rmSync(folder, { recursive: true });
}

for (const text of new Set(reports.flatMap(faults))) console.log(text);
let good = true;
for (const [name, least] of Object.entries(LIMITS)) {
  const all = reports.map(report => points(report, name)).sort((a, b) => a - b);
  const median = all[Math.floor(all.length / 2)];
  if (median < least) good = false;
  console.log(`${name.padEnd(16)}${String(median).padStart(4)} of at least ${least}`);
}
if (!good) fail('The page falls short');

/** @param {string} path @param {number} [left] @returns {Promise<Report>} */
async function look(path, left = TRIES) {
  const browser = await findBrowser();
  const args = ['--yes', LIGHTHOUSE, server.url, '--output=json', `--output-path=${path}`, '--quiet'];
  const child = spawn('npx', [...args, `--skip-audits=${SKIPPED}`, `--chrome-flags=${FLAGS}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) },
  });
  const code = await new Promise(done => child.once('close', done));
  if (code === 0) return JSON.parse(readFileSync(path, 'utf8'));
  if (left === 0) fail(`Lighthouse did not run (code ${code})`);
  console.log(`run lost (code ${code}), tried again`);
  return look(path, left - 1);
}

/** @param {Report} report @param {string} name */
function points(report, name) {
  return Math.round(100 * report.categories[name].score);
}

/** What costs points, but for the times. @param {Report} report */
function faults({ categories, audits }) {
  return Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && name !== 'performance' && (audits[id].score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}, ${audits[id].title}`),
  );
}
