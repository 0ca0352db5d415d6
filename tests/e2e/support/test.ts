import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { freePorts, PortalServer } from './server.ts';

/** The one password of the demo world (operating guide). */
export const PASSWORD = 'Harbor-Light-2026';

interface TestFixtures {
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
      const reports = server.said.split('\n').filter((line) => line.includes(REPORTED));
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

/** No serious or critical accessibility finding on the page as it stands, in light and in dark. */
export const expectAccessible = async (page: Page) => {
  const serious: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The portal names its theme on the root; the classic page is plain and has none.
    await expect(page.locator(colorScheme === 'dark' ? 'html.light' : 'html.dark')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        serious.push(`${colorScheme} ${id}: ${nodes.map((n) => n.target.join(' ')).join(' | ')}`);
  }
  expect(serious).toEqual([]);
};

/** The countdown to the next code ends at once, in the browser and on the server; needs `page.clock.install()` before the page. */
export const endTheWait = async (page: Page, server: PortalServer) => {
  await server.post('/demo/clock', { advanceMs: 31_000 });
  await page.clock.fastForward(31_000);
};
