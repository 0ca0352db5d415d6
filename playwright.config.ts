import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './composition/scripts/find-chromium.mjs';

const executablePath = await findChromium();

// One journey an audience runs with every check; every screen with the heavier command. Without SUITE all of them run.
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
  // Two shared cores: one server and one browser each; patience instead of retries. What fails in CI is run once more, alone, at the end (composition/scripts/test.mjs).
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
    // Nothing slides in or fades: a test that meets a moving layer waits for it, and a loaded machine moves it slowly.
    contextOptions: { reducedMotion: 'reduce' },
    // Chromium may lose a route set in the moment in which the worker takes charge of the page: whoever plays answers goes without it.
    serviceWorkers: 'block',
    // Without its film, which costs a fifth of the processor, and in CI without the page of every moment, which costs a
    // sixth: what fails there is shown as it stood at the end, and keeps both when it is run once more.
    trace: {
      mode: 'retain-on-failure',
      screenshots: false,
      snapshots: process.env.CI === undefined,
    },
    screenshot: 'only-on-failure',
  },
});
