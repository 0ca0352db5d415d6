import type { Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { ANSWERED, expect, signIn, signOut, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const EXPIRED = 'Login expired, please log in again';
const WHO = 'dealer.limited';
const banner = (page: Page) => page.getByRole('banner').getByText('Ana Duarte');
const refresh = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Refresh' });

test('a first visit asks for no session; a session outlives a reload, a clock that jumps and its token', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  const asked: string[] = [];
  // What a screen asks for itself; the live stream, and what it asks to read anew, come when they come.
  const own: string[] = [];
  page.on('request', (r) => {
    const { pathname } = new URL(r.url());
    asked.push(pathname);
    if (r.headers()['x-background'] === undefined) own.push(pathname);
  });
  const refreshes = () => asked.filter((path) => path.includes('token/refresh')).length;
  await page.clock.install();
  await page.goto(`${server.dealer}/login`);
  await signIn(page, server.dealer, WHO);
  await expect(page).toHaveURL(/home\/dashboard/);
  expect(asked).toContain('/api/account/login/credentials');
  expect(refreshes()).toBe(0);
  await expect(page.getByText(EXPIRED)).toHaveCount(0);

  // The news are the last thing a dashboard asks for.
  const whole = () => expect.poll(() => asked).toContain('/api/news');
  await whole();
  asked.length = own.length = 0;
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await whole();
  const calls = own.filter((path) => path.startsWith('/api/'));
  expect(calls).toContain('/api/home/dashboard');
  expect(calls[0]).toBe('/api/account/token/refresh');
  expect(calls.filter((path, place) => calls.indexOf(path) !== place)).toEqual([]);
  for (const path of ['/login', '/']) {
    await page.goto(`${server.dealer}${path}`);
    await expect(page).toHaveURL(/home\/dashboard/);
    await expect(banner(page)).toBeVisible();
  }

  await expect(refresh(page)).toBeVisible();
  const before = refreshes();
  await page.clock.setSystemTime(new Date('2040-01-01T00:00:00Z'));
  await page.clock.runFor(60_000);
  await page.clock.setSystemTime(new Date('2001-01-01T00:00:00Z'));
  await page.clock.runFor(60_000);
  await page.clock.fastForward(3_600_000);
  const answered = page.waitForResponse(/\/api\/home\//);
  await refresh(page).click();
  expect((await answered).status()).toBe(200);
  await expect(page).toHaveURL(/home\/dashboard/);
  expect(refreshes() - before).toBeLessThanOrEqual(2);

  // The token in the page's hand is dead; the cookie is not.
  const renewed = page.waitForResponse(/token\/refresh/);
  await server.post('/demo/clock', { advanceMs: 11 * 60_000 });
  await refresh(page).click();
  expect((await renewed).status()).toBe(200);
  await expect(banner(page)).toBeVisible();
  await expect(page).toHaveURL(/home\/dashboard/);
  await expect(page.getByText(EXPIRED)).toHaveCount(0);
});

test('signing out in one tab ends the other, without words, and Back shows nothing of it', async ({
  page,
  server,
  context,
}) => {
  await arrive(page, server, WHO);
  await page.goto(`${server.dealer}/access-denied`);
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page).toHaveURL(/home\/dashboard/);
  const second = await context.newPage();
  await second.goto(`${server.dealer}/home/dashboard`);
  await expect(banner(second)).toBeVisible();
  await signOut(page);
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL(/\/login/);
    await expect(tab.getByLabel('Username')).toBeVisible();
    await expect(tab.getByText(EXPIRED)).toHaveCount(0);
  }
  // Two pages back lies the home page of a document the browser may have kept alive.
  await page.goBack();
  await expect(page.getByText('Ana Duarte')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('Ana Duarte')).toHaveCount(0);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('a sign-in in another tab ends the first session: the tab goes on for the same person, and leads to login for somebody else', async ({
  page,
  server,
  context,
  clean,
}) => {
  clean.allow(ANSWERED);
  const second = await context.newPage();
  const third = await context.newPage();
  // All the forms stand before anybody is signed in.
  for (const tab of [page, second, third]) {
    await tab.goto(`${server.dealer}/login`);
    await expect(tab.getByLabel('Username')).toBeVisible();
  }
  await signIn(page, server.dealer, WHO);
  await expect(refresh(page)).toBeVisible();
  await signIn(second, server.dealer, WHO);
  await expect(second).toHaveURL(/home\/dashboard/);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Resources' })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: /^Marketing/ })).toBeVisible();
  await expect(page.getByText(EXPIRED)).toHaveCount(0);

  await signIn(third, server.dealer, 'staff.limited');
  await expect(third).toHaveURL(/home\/dashboard/);
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL(/\/login/);
    await expect(tab.getByText(EXPIRED)).toHaveCount(0);
  }
});

test.describe('with requests held back', () => {
  test.use({ serviceWorkers: 'block' });

  test('a session that ended leads to login and says so once, however many requests met it, not again after a reload or a sign-in', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await arrive(page, server, WHO);
    await expect(refresh(page)).toBeVisible();
    let held = 0;
    let release: () => void = () => undefined;
    const all = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/home/**', async (route) => {
      held += 1;
      await all;
      await route.continue();
    });
    await page.evaluate((words) => {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node.textContent?.includes(words)) {
              const { dataset } = document.documentElement;
              dataset['said'] = `${dataset['said'] ?? ''}|`;
            }
      }).observe(document.body, { childList: true, subtree: true });
    }, EXPIRED);
    // All of them are under way before the first one is refused.
    await refresh(page).dblclick();
    await expect.poll(() => held).toBeGreaterThan(1);
    await server.post('/demo/clock', { advanceMs: 13 * 3_600_000 });
    release();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(EXPIRED)).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-said', '|');
    await page.unroute('**/api/home/**');
    await page.reload();
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page.getByText(EXPIRED)).toHaveCount(0);

    await signIn(page, server.dealer, WHO);
    await expect(refresh(page)).toBeVisible();
    await expect(page.getByText(EXPIRED)).toHaveCount(0);
    // The next visit after the end is told too; nothing is under way that could meet the end before it.
    await page.goto('about:blank');
    await server.post('/demo/clock', { advanceMs: 13 * 3_600_000 });
    await page.goto(`${server.dealer}/home/dashboard`);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(EXPIRED)).toHaveCount(1);
  });
});
