import { expect, test as base, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import { PASSWORD } from '#tests/support/http-visitor.ts';
import { freePorts, PortalServer } from './server.ts';
import { stands } from './stands.ts';

export { PASSWORD };

/** The fixtures of one test, besides the server of its worker. */
export interface TestFixtures {
  /** Fails the test when the page reports a script error, a policy violation or a console error. */
  clean: { allow(pattern: RegExp): void };
  /** Resets the demo data to its state at the first start, before every test. */
  freshWorld: undefined;
}

/** Logs every policy violation to the console, so that the clean-console check of a test reports it at once. */
const TELL_VIOLATIONS = `addEventListener('securitypolicyviolation', (e) =>
  console.error('policy: ' + e.effectiveDirective + ' ' + e.blockedURI + ' ' + e.sample));`;

/** The text the server logs for each violation report from a browser. */
const REPORTED = 'content policy report';

/**
 * A test against the built product: one server per worker, fresh demo data per test, a clean console, and no policy
 * violation in the whole run.
 */
export const test = base.extend<TestFixtures, { server: PortalServer }>({
  server: [
    async ({}, use) => {
      const server = new PortalServer(await freePorts());
      await server.start();
      await use(server);
      const reports = server.output.split('\n').filter((line) => line.includes(REPORTED));
      await server.dispose();
      expect(reports).toEqual([]);
    },
    { scope: 'worker' },
  ],
  freshWorld: [
    async ({ server }, use) => {
      await server.post('/demo/reset');
      await use(undefined);
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    // A page counts as loaded once its document is parsed. A test that needs more waits for it itself; pictures and fonts may arrive later.
    context.on('page', (page) => {
      const goto = page.goto.bind(page);
      page.goto = (url, options) => goto(url, { waitUntil: 'domcontentloaded', ...options });
      const resize = page.setViewportSize.bind(page);
      page.setViewportSize = async (size) => {
        await stands(page);
        await resize(size);
      };
    });
    await use(context);
  },
  clean: [
    async ({ page }, use) => {
      const faults: string[] = [];
      const allowed: RegExp[] = [];
      await page.context().addInitScript(TELL_VIOLATIONS);
      page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()}`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(faults.filter((f) => !allowed.some((p) => p.test(f)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Chromium logs every 4xx response and every refused connection of a fetch. Tests expect these responses, so they are not faults. */
export const ANSWERED = /Failed to load resource/;

/** Fills the sign-in form and presses Login. */
export const signIn = async (page: Page, origin: string, username: string, password = PASSWORD) => {
  if (!page.url().startsWith(`${origin}/login`)) await page.goto(`${origin}/login`);
  await page.getByLabel(/^(Username|Email)$/).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

/** Holds back files, as a slow connection does, until the returned function is called. */
export const holdBack = async (page: Page, files: string | RegExp): Promise<() => void> => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

/** Signs out through the user menu. */
export const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
};

/** Types the newest code sent; the sixth digit submits by itself. Returns the time at which the code was sent. */
export const enterCode = async (page: Page, server: PortalServer, newerThan = 0) => {
  await expect(page.getByLabel('Verification code')).toBeVisible();
  const { code, at } = await server.code(null, newerThan);
  await page.getByLabel('Verification code').pressSequentially(code);
  return at;
};

/** A code that is certainly not the right one. */
export const wrongCode = (right: string) => (right === '000000' ? '000001' : '000000');

/** The WCAG 2.2 AA rules that a program can check. The two themes differ only in colors, so dark needs fewer rules. */
const RULES: Readonly<Record<'light' | 'dark', RunOnly>> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast'] },
};

/** The minified build of axe: loading it takes half the bytes and half the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const findings = async (page: Page, colorScheme: 'light' | 'dark'): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme });
  // The portal states its theme on the root element. The classic page is plain and has no theme.
  await expect(page.locator(colorScheme === 'dark' ? 'html.light' : 'html.dark')).toHaveCount(0);
  // The half megabyte of axe is injected once per document. No page contains foreign frames.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (runOnly) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const found = await run(document, { runOnly, resultTypes: ['violations'] });
    return found.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      targets: nodes.map(({ target }) => target.join(' ')),
    }));
  }, RULES[colorScheme]);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, targets }) => `${colorScheme} ${id}: ${targets.join(' | ')}`);
};

/**
 * Expects no serious or critical accessibility finding on the page in its current state: all rules in the light theme, and
 * contrast in the dark theme too. Call it once per screen or layer.
 */
export const expectAccessible = async (page: Page) => {
  const dark = await findings(page, 'dark');
  expect([...dark, ...(await findings(page, 'light'))]).toEqual([]);
};
