import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { ANSWERED, expect, signIn, signOut, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const EXPIRED = 'Login expired, please log in again';
const WHO = 'dealer.limited';
const banner = (page: Page) => page.getByRole('banner').getByText('Ana Duarte');
const refresh = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Refresh' });

test('A dealer’s session outlives a new page, a clock that jumps and its token, and its end is said once', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  const asked: string[] = [];
  // Requests of the screen itself, without requests caused by the live stream, which can occur at any time.
  const own: string[] = [];
  page.on('request', (r) => {
    const { pathname } = new URL(r.url());
    asked.push(pathname);
    if (r.headers()['x-background'] === undefined) own.push(pathname);
  });
  const refreshes = () => asked.filter((path) => path.includes('token/refresh')).length;
  await page.clock.install();
  await arrive(page, server, WHO, '/home/dashboard');
  // The news request is the dashboard's last request.
  await expect.poll(() => asked).toContain('/api/news');
  const calls = own.filter((path) => path.startsWith('/api/'));
  expect(calls).toContain('/api/home/dashboard');
  expect(calls[0]).toBe('/api/account/token/refresh');
  expect(calls.filter((path, index) => calls.indexOf(path) !== index)).toEqual([]);

  await expect(refresh(page)).toBeVisible();
  for (const moment of ['2040-01-01T00:00:00Z', '2001-01-01T00:00:00Z']) {
    await page.clock.setSystemTime(new Date(moment));
    await page.clock.runFor(60_000);
  }
  await page.clock.fastForward(3_600_000);
  const answered = page.waitForResponse(/\/api\/home\//);
  await refresh(page).click();
  expect((await answered).status()).toBe(200);
  expect(refreshes()).toBeLessThanOrEqual(3);

  // The clock advances until the page's token has expired but the cookie has not.
  const renewed = page.waitForResponse(/token\/refresh/);
  await server.post('/demo/clock', { advanceMs: 11 * 60_000 });
  await refresh(page).click();
  expect((await renewed).status()).toBe(200);
  await expect(banner(page)).toBeVisible();
  await expect(page).toHaveURL(/home\/dashboard/);
  await expect(page.getByText(EXPIRED)).toHaveCount(0);

  // Opens a blank page first, so that no open page notices the end of the session before the next visit.
  await page.goto('about:blank');
  await server.post('/demo/clock', { advanceMs: 13 * 3_600_000 });
  await page.goto(`${server.dealer}/home/dashboard`);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(EXPIRED)).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.getByText(EXPIRED)).toHaveCount(0);
});

test('A dealer who signs in again in a second tab goes on in the first; signing out ends both without words, and Back shows nothing', async ({
  page,
  server,
  context,
  clean,
}) => {
  clean.allow(ANSWERED);
  const second = await context.newPage();
  // Opens the sign-in form in both tabs before the user signs in.
  for (const tab of [page, second]) {
    await tab.goto(`${server.dealer}/login`);
    await expect(tab.getByLabel('Username')).toBeVisible();
  }
  await signIn(page, server.dealer, WHO);
  await expect(refresh(page)).toBeVisible();
  await signIn(second, server.dealer, WHO);
  await expect(banner(second)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Resources' })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: /^Marketing/ })).toBeVisible();
  await expect(page.getByText(EXPIRED)).toHaveCount(0);

  // Loads another document, so that Back leads to a page that the browser may have kept in memory.
  await page.goto(`${server.dealer}/home/dashboard`);
  await expect(banner(page)).toBeVisible();
  await signOut(page);
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL(/\/login/);
    await expect(tab.getByLabel('Username')).toBeVisible();
    await expect(tab.getByText(EXPIRED)).toHaveCount(0);
  }
  for (let back = 0; back < 2; back += 1) {
    await page.goBack();
    await expect(page.getByText('Ana Duarte')).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Username')).toBeVisible();
});
