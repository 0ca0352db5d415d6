import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './composition/scripts/find-chromium.mjs';

const executablePath = await findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: process.env.PICTURES ? '**/*.pictures.ts' : '**/*.spec.ts',
  outputDir: '.cache/playwright',
  // Two shared cores: one server and one browser each; patience instead of retries.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: chromiumArgs() },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
  },
});
