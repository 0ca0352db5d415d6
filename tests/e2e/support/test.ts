import { expect, test as base, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import { PASSWORD } from '#tests/support/http-visitor.ts';
import { freePorts, PortalServer } from './server.ts';
import { stands } from './stands.ts';

export { PASSWORD };

/** What a test has besides the server of its worker. */
export interface TestFixtures {
  /** Fails the test when the page reports a script error, a policy violation or a console error. */
  clean: { allow(pattern: RegExp): void };
  /** The demo world as it was at the first start, before every test. */
  freshWorld: undefined;
}

/** Tells every policy violation on the console, so that the clean console of a test shows it at once. */
const TELL_VIOLATIONS = `addEventListener('securitypolicyviolation', (e) =>
  console.error('policy: ' + e.effectiveDirective + ' ' + e.blockedURI + ' ' + e.sample));`;

/** What the server writes for each report of a browser. */
const REPORTED = 'content policy report';

/** A test against the built product: one server a worker, a fresh demo world a test, a clean console, no policy violated in the whole run. */
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
    // A page is there when its document is: whoever needs more of it says what. Pictures and fonts come when they come.
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

/** Chromium logs every 4xx and refused connection of a fetch; these are answers here, not faults. */
export const ANSWERED = /Failed to load resource/;

/** Fills the sign-in form and presses Login. */
export const signIn = async (page: Page, origin: string, username: string, password = PASSWORD) => {
  if (!page.url().startsWith(`${origin}/login`)) await page.goto(`${origin}/login`);
  await page.getByLabel(/^(Username|Email)$/).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

/** Holds files back, as a slow line does, until the answered function is called. */
export const holdBack = async (page: Page, files: string | RegExp): Promise<() => void> => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

/** Leaves by the user menu. */
export const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
};

/** Types the newest code sent; the sixth digit submits by itself. Answers when it was sent. */
export const enterCode = async (page: Page, server: PortalServer, newerThan = 0) => {
  await expect(page.getByLabel('Verification code')).toBeVisible();
  const { code, at } = await server.code(null, newerThan);
  await page.getByLabel('Verification code').pressSequentially(code);
  return at;
};

/** A code that is certainly not the right one. */
export const wrongCode = (right: string) => (right === '000000' ? '000001' : '000000');

/** What WCAG 2.2 AA asks and a program can check; between the themes nothing changes but colours. */
const RULES: Readonly<Record<'light' | 'dark', RunOnly>> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast'] },
};

/** The program in its short form: a document takes half of the bytes in half of the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const findings = async (page: Page, colorScheme: 'light' | 'dark'): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme });
  // The portal names its theme on the root; the classic page is plain and has none.
  await expect(page.locator(colorScheme === 'dark' ? 'html.light' : 'html.dark')).toHaveCount(0);
  // Half a megabyte, which a document is given once; no page has frames of others.
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

/** No serious or critical accessibility finding on the page as it stands: every rule in light, the contrast in dark too. Once a screen or layer. */
export const expectAccessible = async (page: Page) => {
  const dark = await findings(page, 'dark');
  expect([...dark, ...(await findings(page, 'light'))]).toEqual([]);
};
