import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './composition/scripts/find-chromium.mjs';

const executablePath = await findChromium();

// `npm test` runs one journey per audience; the heavy command runs every screen. Without SUITE, all journeys and screens run.
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
  // CI has two shared cores, which suffice for two workers with one server and one browser each. There are no retries: a
  // test that fails in CI runs once more, alone, at the end (composition/scripts/test.mjs).
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
    // Turns off animations. Tests wait until an animated layer stops moving, which takes long on a loaded machine.
    contextOptions: { reducedMotion: 'reduce' },
    // Blocks service workers. Chromium may drop a mocked Playwright route if the service worker takes control of the page at that moment.
    serviceWorkers: 'block',
    // Screenshots in the trace cost a fifth of the CPU time, page snapshots a sixth. In CI, only the repeated run of a
    // failed test records both.
    trace: {
      mode: 'retain-on-failure',
      screenshots: false,
      snapshots: process.env.CI === undefined,
    },
    screenshot: 'only-on-failure',
  },
});
