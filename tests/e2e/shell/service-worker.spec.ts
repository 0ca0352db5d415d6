import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { Page } from '@playwright/test';
import type { PortalServer } from '../support/server.ts';
import { expect, expectAccessible } from '../support/test.ts';
import { atHome, keptBy, loadsOf, NEXT_LOOK, REPLACED, test } from '../support/updating.ts';

test.use({ serviceWorkers: 'allow' });

const workersOf = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const HELD = '/assets/held-00000000.js';

/**
 * Keeps the service worker of a page busy with a pending response while the server is down. Until the response is
 * released, no other worker can replace the busy worker.
 */
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

test('The kill switch removes the worker and all it kept, also while the worker is busy', async ({
  page,
  own,
  clean,
  context,
}) => {
  clean.allow(REPLACED);
  await context.clock.install();
  await atHome(page, own.server);
  await expect.poll(async () => (await keptBy(page)).length).toBeGreaterThan(10);
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
  await expect(page.getByText('The server is not responding')).toBeVisible();
  // Sets offline mode again, because a page that is reloaded while offline mode is on does not know that it is offline (Chromium 150).
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

  // All requests of this visit went through the service worker. The worker cached only files.
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
