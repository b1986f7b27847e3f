import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.js',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  // Told as unsteady where the second try passes; a fault fails twice.
  retries: 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: await launchOptions(),
    locale: 'en-US',
    viewport: { width: 1024, height: 768 },
    // Tests of the service worker allow it: elsewhere no test may see the files of another.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
});
