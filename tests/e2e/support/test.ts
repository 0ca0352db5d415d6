import { expect, test as base, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import { PASSWORD } from '#tests/support/http-visitor.ts';
import { freePorts, PortalServer } from './server.ts';
import { stands } from './stands.ts';

export { PASSWORD };

/** The fixtures of one test, besides the worker's server. */
export interface TestFixtures {
  /** Fails the test when the page reports a script error, a policy violation or a console error that no allowed pattern matches. */
  clean: { allow(pattern: RegExp): void };
  /** Resets the demo data to its initial state before every test. */
  freshWorld: undefined;
}

/** Page script that logs every content policy violation as a console error, so that the `clean` fixture reports the violation. */
const TELL_VIOLATIONS = `addEventListener('securitypolicyviolation', (e) =>
  console.error('policy: ' + e.effectiveDirective + ' ' + e.blockedURI + ' ' + e.sample));`;

/** The text the server logs for each content policy report from a browser. */
const REPORTED = 'content policy report';

/** The end-to-end `test`: one server per worker, fresh demo data per test, and no console error or content policy violation. */
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
    // `page.goto` resolves once the document is parsed. A test that needs pictures or fonts must wait for the pictures or fonts itself.
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

/**
 * Matches Chromium's console message about a 4xx response or a refused fetch connection. Tests expect such responses, so
 * the message does not count as an error.
 */
export const ANSWERED = /Failed to load resource/;

/** Opens the sign-in page if needed, fills in the form and presses Login. */
export const signIn = async (page: Page, origin: string, username: string, password = PASSWORD) => {
  if (!page.url().startsWith(`${origin}/login`)) await page.goto(`${origin}/login`);
  await page.getByLabel(/^(Username|Email)$/).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

/** Delays the given files until the returned function is called, to simulate a slow connection. */
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

/** Types the newest code sent; the sixth digit submits the code. Returns the time at which the code was sent. */
export const enterCode = async (page: Page, server: PortalServer, newerThan = 0) => {
  await expect(page.getByLabel('Verification code')).toBeVisible();
  const { code, at } = await server.code(null, newerThan);
  await page.getByLabel('Verification code').pressSequentially(code);
  return at;
};

/** Returns a six-digit code that differs from `right`. */
export const wrongCode = (right: string) => (right === '000000' ? '000001' : '000000');

/** Rules beyond WCAG, or not on by default, that every screen keeps too. */
const BEYOND = [
  'empty-table-header',
  'heading-order',
  'label-content-name-mismatch',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'scope-attr-valid',
  'scrollable-region-focusable',
  'skip-link',
  'table-duplicate-name',
  'target-size',
  'td-has-header',
];

/**
 * The machine-checkable WCAG 2.2 AA rules for each theme. The themes differ only in colors, so the dark theme needs only
 * the color rules.
 */
const RULES: Readonly<Record<'light' | 'dark', RunOnly>> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast'] },
};

/** Source of axe, minified because the minified build loads twice as fast as the plain one. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const findings = async (page: Page, colorScheme: 'light' | 'dark'): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme });
  // Waits until the root element no longer has the other theme's class. The classic page has no theme class, so the class
  // of `colorScheme` itself cannot be expected.
  await expect(page.locator(colorScheme === 'dark' ? 'html.light' : 'html.dark')).toHaveCount(0);
  // Injects axe (half a megabyte) only once per document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const beyond = colorScheme === 'light' ? BEYOND : [];
  const choice = {
    runOnly: RULES[colorScheme],
    rules: Object.fromEntries(beyond.map((rule) => [rule, { enabled: true }])),
  };
  const violations = await page.evaluate(async ({ runOnly, rules }) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const found = await run(document, { runOnly, rules, resultTypes: ['violations'] });
    // axe compares all that a control shows. Of the account switcher the label is its name, perhaps cut ("Lantern Street
    // Apar…"); the chips beside it are states, and the control's name says them in words that do not change every minute.
    const isNamed = (id: string, target: string): boolean => {
      const element = document.querySelector<HTMLElement>(target);
      const label = element?.querySelector<HTMLElement>('[data-name]')?.innerText.split('…')[0];
      const name = element?.getAttribute('aria-label') ?? '';
      return id === 'label-content-name-mismatch' && !!label && name.startsWith(label);
    };
    const nameless = [...document.querySelectorAll('table:not([aria-label], [aria-labelledby])')]
      .filter((table) => table.querySelector('caption') === null && table.checkVisibility())
      .map((table) => table.outerHTML.slice(0, 160));
    return [
      ...found.violations
        .map(({ id, nodes }) => ({
          id,
          targets: nodes.map(({ target }) => target.join(' ')).filter((one) => !isNamed(id, one)),
        }))
        .filter(({ targets }) => targets.length > 0),
      ...(nameless.length > 0 ? [{ id: 'table-name', targets: nameless }] : []),
    ];
  }, choice);
  return violations.map(({ id, targets }) => `${colorScheme} ${id}: ${targets.join(' | ')}`);
};

/** Expects no accessibility finding in the page's current state, in either theme. */
export const expectAccessible = async (page: Page) => {
  const dark = await findings(page, 'dark');
  expect([...dark, ...(await findings(page, 'light'))]).toEqual([]);
};
