import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './composition/scripts/find-chromium.mjs';

const executablePath = await findChromium();

// What takes minutes of waiting or many audiences runs with the heavier command; without SUITE everything runs.
const LONG = ['updates', 'prompts', 'notifications', 'menus-dialogs', 'session-life', 'site-info']
  .concat(['demo-providers', 'sso', 'user-account', 'icons', 'server-error', 'captcha'])
  .map((name) => `**/${name}.spec.ts`);
const SUITES: Readonly<Record<string, { testMatch: string[]; testIgnore?: string[] }>> = {
  daily: { testMatch: ['**/*.spec.ts'], testIgnore: LONG },
  long: { testMatch: LONG },
  pictures: { testMatch: ['**/*.pictures.ts'] },
};

export default defineConfig({
  testDir: 'tests/e2e',
  ...(SUITES[process.env.SUITE ?? ''] ?? { testMatch: ['**/*.spec.ts'] }),
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
