import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './composition/scripts/find-chromium.mjs';

const executablePath = await findChromium();

// `npm test` runs one journey per audience; the heavy command runs every screen. Without SUITE all of them run.
const JOURNEYS = ['**/journeys/*.spec.ts'];
const SUITES: Readonly<Record<string, { testMatch: string[]; testIgnore?: string[] }>> = {
  journeys: { testMatch: JOURNEYS },
  screens: { testMatch: ['**/*.spec.ts'], testIgnore: JOURNEYS },
  pictures: { testMatch: ['**/*.pictures.ts'] },
};

export default defineConfig({
  testDir: 'tests/e2e',
  ...(SUITES[process.env.SUITE ?? ''] ?? { testMatch: ['**/*.spec.ts'] }),
  outputDir: '.cache/playwright',
  // CI has two shared cores, so two workers with one server and one browser each. Long time-outs replace retries. A test
  // that fails in CI runs once more, alone, at the end (composition/scripts/test.mjs).
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.env.CI === undefined ? 'line' : 'dot'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/reports/playwright.json' },
    ],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: chromiumArgs() },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Turns off animations. Tests wait for moving layers, and on a loaded machine these move slowly.
    contextOptions: { reducedMotion: 'reduce' },
    // Chromium may lose a Playwright route that is set at the time the service worker takes over the page, so tests with
    // mocked responses run without the worker.
    serviceWorkers: 'block',
    // No film in the trace, because it costs a fifth of the processor. In CI also no page snapshots, which cost a sixth.
    // The repeated run of a failed test records both.
    trace: {
      mode: 'retain-on-failure',
      screenshots: false,
      snapshots: process.env.CI === undefined,
    },
    screenshot: 'only-on-failure',
  },
});
