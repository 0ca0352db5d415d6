import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { BuiltCopy } from './support/built-copy.ts';
import { chooseEntry } from './support/menus.ts';
import { freePorts, PortalServer } from './support/server.ts';
import { expect, expectAccessible, test as base } from './support/test.ts';

/** What Chromium says while the server is being replaced, of parts that are gone, and without a connection. */
const REPLACED =
  /net::ERR_|Failed to load resource|Failed to fetch dynamically imported module|could not be fetched/;

interface Own {
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
    await use({ server, deploy });
    await server.dispose();
    build.dispose();
  },
});

test.use({ serviceWorkers: 'allow' });

/** Somebody at Home whose page the worker serves. */
const atHome = async (page: Page, server: PortalServer) => {
  await arrive(page, server, 'dealer.limited', '/home/dashboard');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
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

const workersOf = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const HELD = '/assets/held-00000000.js';

/** Keeps the worker of a page at an answer that does not come, so that no other takes its place, until it is told to go on; the server is down. */
const keepBusy = async (page: Page, { port }: PortalServer): Promise<() => void> => {
  const line = createServer();
  const asked = new Promise<Socket>((resolve) => {
    line.on('connection', (socket) =>
      socket.on('data', (text) => (text.includes(HELD) ? resolve(socket) : socket.destroy())),
    );
  });
  await once(line.listen(port, '127.0.0.1'), 'listening');
  await page.evaluate((address) => void fetch(address).catch(() => null), HELD);
  const held = await asked;
  line.close();
  return () => held.destroy();
};

/** The addresses the page was loaded at from now on. */
const loadsOf = (page: Page): readonly string[] => {
  const loads: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && loads.push(frame.url()));
  return loads;
};

const prompts = (page: Page) => page.getByRole('region', { name: 'Prompts' });
const refresh = (page: Page) => prompts(page).getByRole('button', { name: 'Refresh' }).click();

const NEWER = 'A new version is available';
const OLDER = 'This page is from an older version';
/** The pages look for a newer version as often; their clocks need not be waited for. */
const NEXT_LOOK = 15_000;

test('A newer version asks in every tab, interrupts no edit and comes with Refresh; the kill switch removes all that was kept', async ({
  page,
  own,
  clean,
  context,
}) => {
  clean.allow(REPLACED);
  await context.clock.install();
  await atHome(page, own.server);
  const second = await context.newPage();
  await second.goto(`${own.server.dealer}/home/dashboard`);
  await expect(second.getByRole('heading', { level: 1 })).toBeFocused();
  await chooseEntry(page, 'Help', 'Submit A Bug');
  const summary = page.getByLabel('What went wrong?');
  await summary.fill('The door did not close');
  const loads = loadsOf(page);
  const { after } = await own.deploy('home.module');
  await context.clock.fastForward(NEXT_LOOK);
  await expect(page.getByText(NEWER)).toBeVisible();
  await expect(second.getByText(NEWER)).toBeVisible();
  // Above the open dialog: a pointer reaches it.
  await prompts(page).getByRole('button', { name: 'Refresh' }).click({ trial: true });

  await refresh(second);
  await expect(page.getByText(OLDER)).toBeVisible();
  await expect(second.getByText(NEWER)).toHaveCount(0);
  await expect(summary).toHaveValue('The door did not close');
  expect(loads).toEqual([]);
  // The dialog asks for itself; what is typed holds the first press of Refresh back.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(summary).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await refresh(page);
  await expect.poll(() => loads.length).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(`${own.server.dealer}/home/dashboard`);
  expect(asked).toContain(after);
  await expect(page.getByText(OLDER)).toHaveCount(0);

  // The kill switch.
  expect((await keptBy(page)).length).toBeGreaterThan(10);
  await own.server.kill('SIGTERM');
  const goOn = await keepBusy(page, own.server);
  await own.server.start({ SERVICE_WORKER: 'off' });
  await context.clock.fastForward(NEXT_LOOK);
  await expect.poll(() => keptBy(page)).toEqual([]);
  goOn();
  await expect.poll(() => workersOf(page)).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('A page whose program is gone tries twice anew, then says that it could not be started', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(/./);
  const loads = loadsOf(page);
  await page.route(/\/assets\/start-.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${server.dealer}/login`);
  await expect(page.getByText('The portal could not be started')).toBeVisible();
  expect(loads).toHaveLength(3);
});

test('A dealer who opens a part of an older build that is gone reads so and has ways on', async ({
  page,
  server,
  clean,
  context,
}) => {
  clean.allow(REPLACED);
  await atHome(page, server);
  let gone = true;
  // Of the context: the worker asks for the files of its pages.
  await context.route(/\/assets\/(about|icons)\.module-.*\.js$/, async (route) => {
    if (gone) await route.fulfill({ status: 404, body: '' });
    else await route.continue();
  });

  // A dialog: said in passing, and the screen below stands.
  await chooseEntry(page, 'Help', 'About');
  await expect(prompts(page).getByText(OLDER)).toBeVisible();
  // The words of the moment may be gone by now; the list keeps them.
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByText('An error occurred while navigating')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  gone = false;
  const loads = loadsOf(page);
  await refresh(page);
  await expect.poll(() => loads.length).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(OLDER)).toHaveCount(0);
  await chooseEntry(page, 'Help', 'About');
  await expect(page.getByRole('dialog', { name: /About/ })).toBeVisible();

  // A screen: a page in its place, with ways out.
  gone = true;
  await page.goto(`${server.dealer}/icons`);
  const fault = page.getByRole('heading', { name: 'An error occurred while navigating' });
  await expect(fault).toBeVisible();
  await expect(page.getByRole('button', { name: 'Home' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report Bug' })).toBeVisible();
  await expect(page.getByText(OLDER)).toBeVisible();
  await expectAccessible(page);
  gone = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(fault).toHaveCount(0);
});

test('A dealer without a connection is told once and goes on afterwards, and nothing of the person was kept', async ({
  page,
  server,
  context,
  clean,
}) => {
  clean.allow(REPLACED);
  await atHome(page, server);
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('The provider does not answer at the moment')).toBeVisible();
  // A page reloaded under emulation does not know that it is offline (Chromium 150): it is told again.
  await context.setOffline(false);
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toHaveCount(1);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('Back online')).toHaveCount(1);
  await expect(page.getByText('You are offline')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);

  // Everything of this visit went through the worker: it kept files alone.
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
