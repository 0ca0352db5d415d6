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
  // CI has two shared cores, enough for two workers. No retries: a test that fails in CI runs once more, alone, at the end
  // (composition/scripts/test.mjs).
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
    // Turns off animations, because waiting for the end of animations takes long on a busy machine.
    contextOptions: { reducedMotion: 'reduce' },
    // Blocks service workers, because Chromium may ignore a mocked Playwright route while a service worker takes control of the page.
    serviceWorkers: 'block',
    // Screenshots and page snapshots in the trace cost much CPU time. In CI, only the repeated run of a failed test
    // records screenshots and snapshots.
    trace: {
      mode: 'retain-on-failure',
      screenshots: false,
      snapshots: process.env.CI === undefined,
    },
    screenshot: 'only-on-failure',
  },
});
