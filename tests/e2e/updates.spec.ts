import type { Page } from '@playwright/test';
import { BuiltCopy } from './support/built-copy.ts';
import { freePorts, PortalServer } from './support/server.ts';
import { expect, expectAccessible, signIn, test as base } from './support/test.ts';

/** What Chromium says while the server is being replaced, of parts that are gone, and without a connection. */
const REPLACED =
  /net::ERR_|Failed to load resource|Failed to fetch dynamically imported module|could not be fetched/;

interface Own {
  readonly build: BuiltCopy;
  readonly server: PortalServer;
  /** Stops the server, makes a newer build of its files and starts it again: the database stays. */
  deploy(chunk: string): Promise<{ readonly before: string; readonly after: string }>;
}

const test = base.extend<{ own: Own }>({
  own: async ({}, use) => {
    const build = new BuiltCopy();
    const server = new PortalServer(await freePorts(), {}, build.program);
    await server.start();
    const deploy = async (chunk: string) => {
      await server.kill('SIGTERM');
      const names = build.renew(chunk);
      await server.start();
      return names;
    };
    await use({ build, server, deploy });
    await server.dispose();
    build.dispose();
  },
});

test.use({ serviceWorkers: 'allow' });

/** The worker serves this page. */
const workerReady = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const atHome = async (page: Page, origin: string) => {
  await signIn(page, origin, 'dealer.limited');
  await expect(page).toHaveURL(`${origin}/home/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await workerReady(page);
};

/** Every address that the worker keeps an answer of. */
const keptBy = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return lists.flat().map((url) => new URL(url).pathname);
  });

const prompts = (page: Page) => page.getByRole('region', { name: 'Prompts' });

const NEWER = 'A new version is available';
const OLDER = 'This page is from an older version';
/** Longer than a check every 15 s on a busy machine. */
const SOON = { timeout: 45_000 };

test('a newer version asks in the middle of an edit, keeps the text, and comes with Refresh', async ({
  page,
  own,
  clean,
}) => {
  clean.allow(REPLACED);
  await atHome(page, own.server.dealer);
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Submit A Bug' }).click();
  const summary = page.getByLabel('What went wrong?');
  await summary.fill('The door did not close');
  const loads: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && loads.push(frame.url()));
  const { after } = await own.deploy('home.module');
  await expect(page.getByText(NEWER)).toBeVisible(SOON);
  await expect(summary).toHaveValue('The door did not close');
  expect(loads).toEqual([]);
  // The dialog asks for itself; what is typed holds the first press of Refresh back.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(summary).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await prompts(page).getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => loads.length).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${own.server.dealer}/home/dashboard`);
  await expect.poll(() => asked).toContain(after);
  await expect(page.getByText(NEWER)).toHaveCount(0);
});

test('the tab that did not press is asked, and not loaded anew', async ({
  page,
  own,
  clean,
  context,
}) => {
  clean.allow(REPLACED);
  await atHome(page, own.server.dealer);
  const second = await context.newPage();
  await second.goto(`${own.server.dealer}/home/dashboard`);
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  const loads: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && loads.push(frame.url()));
  await own.deploy('home.module');
  await expect(second.getByText(NEWER)).toBeVisible(SOON);
  await prompts(second).getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(OLDER)).toBeVisible(SOON);
  expect(loads).toEqual([]);
  await expect(second.getByText(NEWER)).toHaveCount(0);
  await prompts(page).getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => loads.length).toBe(1);
  await expect(page.getByText(OLDER)).toHaveCount(0);
});

test('a part of an older build that is gone: words and a prompt, no white screen', async ({
  page,
  own,
  clean,
}) => {
  clean.allow(REPLACED);
  await atHome(page, own.server.dealer);
  await own.deploy('about.module');
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'About' }).click();
  await expect(prompts(page).getByText(new RegExp(`${NEWER}|${OLDER}`))).toBeVisible(SOON);
  // The words of the moment may be gone by now; the list keeps them.
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(
    page
      .getByRole('dialog', { name: 'Notifications' })
      .getByText('An error occurred while navigating'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  // A card of the screen may be gone as well and says so in its place; the screen stands.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expectAccessible(page);
  await prompts(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(new RegExp(`${NEWER}|${OLDER}`))).toHaveCount(0);
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'About' }).click();
  await expect(page.getByRole('dialog', { name: /About/ })).toBeVisible();
});

test('a screen of an older build that is gone offers Home, Report Bug and another try', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(REPLACED);
  await atHome(page, server.dealer);
  let gone = true;
  await page.context().route(/\/assets\/icons\.module-.*\.js$/, async (route) => {
    if (gone) await route.fulfill({ status: 404, body: '' });
    else await route.continue();
  });
  await page.goto(`${server.dealer}/icons`);
  await expect(
    page.getByRole('heading', { name: 'An error occurred while navigating' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Home' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report Bug' })).toBeVisible();
  await expect(page.getByText(OLDER)).toBeVisible();
  await expectAccessible(page);
  gone = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('heading', { name: 'An error occurred while navigating' }),
  ).toHaveCount(0);
});

test('a start whose files are gone is tried anew, not for ever', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(/./);
  let loads = 0;
  page.on('framenavigated', (frame) => (loads += frame === page.mainFrame() ? 1 : 0));
  await page.route(/\/assets\/start-.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${server.dealer}/login`);
  await expect(page.getByText('The portal could not be started')).toBeVisible();
  expect(loads).toBe(3);
});

test('offline: said once, the shell opens, and it goes on by itself', async ({
  page,
  server,
  context,
  clean,
}) => {
  clean.allow(REPLACED);
  await atHome(page, server.dealer);
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('The provider does not answer at the moment')).toBeVisible();
  await expect(page.getByText('You are offline')).toHaveCount(1);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('Back online')).toHaveCount(1);
  await expect(page.getByText('You are offline')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
});

test('the worker keeps files only: no answer of the API, nothing of the person', async ({
  page,
  server,
}) => {
  await atHome(page, server.dealer);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await keptBy(page);
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  const shell = await page.evaluate(async () => (await caches.match('/'))?.text());
  expect(shell).toContain('page-data');
  expect(shell).not.toContain('Ana Duarte');
  const worker = await page.request.get(`${server.dealer}/sw.js`);
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-security-policy']).toContain("connect-src 'self'");
});

test('the kill switch removes the worker and what it kept', async ({ page, own, clean }) => {
  clean.allow(REPLACED);
  await atHome(page, own.server.dealer);
  expect((await keptBy(page)).length).toBeGreaterThan(10);
  await own.server.kill('SIGTERM');
  await own.server.start({ SERVICE_WORKER: 'off' });
  await expect.poll(() => keptBy(page), SOON).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
