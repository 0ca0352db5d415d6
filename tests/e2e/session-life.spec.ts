import { ANSWERED, expect, signIn, signOut, test } from './support/test.ts';

const EXPIRED = 'Login expired, please log in again';

test('a session that ended under many requests says so once and leads to login', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await signIn(page, server.dealer, 'dealer.limited');
  await expect(page).toHaveURL(/home\/dashboard/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Refresh' })).toBeVisible();
  let refused = 0;
  // All of them are under way before the first one is refused.
  let release: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/**', async (route) => {
    refused += 1;
    await pressed;
    await route.fulfill({
      status: 401,
      headers: { 'x-invalid-session': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'The session is over.', code: null, requestId: 'r-1' }),
    });
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
  await page.getByRole('main').getByRole('button', { name: 'Refresh' }).dblclick();
  await expect.poll(() => refused).toBeGreaterThan(1);
  release();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(EXPIRED)).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-said', '|');
  await page.unroute('**/api/**');
  await signIn(page, server.dealer, 'dealer.limited');
  await expect(page).toHaveURL(/home\/dashboard/);
  await expect(page.getByText(EXPIRED)).toHaveCount(0);
});

test('logging out in one tab ends all of them', async ({ page, server, context }) => {
  await signIn(page, server.dealer, 'dealer.limited');
  await expect(page).toHaveURL(/home\/dashboard/);
  const others = await Promise.all([context.newPage(), context.newPage()]);
  for (const other of others) {
    await other.goto(`${server.dealer}/home/dashboard`);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await signOut(page);
  for (const tab of [page, ...others]) {
    await expect(tab).toHaveURL(/\/login/);
    await expect(tab.getByText(EXPIRED)).toHaveCount(0);
  }
});

for (const { who, then } of [
  { who: 'dealer.limited', then: 'goes on' },
  { who: 'staff.limited', then: 'leads to login' },
])
  test(`a sign-in of ${who} in a second tab ends the first session, whose tab ${then}`, async ({
    page,
    server,
    context,
    clean,
  }) => {
    clean.allow(ANSWERED);
    const second = await context.newPage();
    // Both forms stand before anybody is signed in.
    for (const tab of [page, second]) await tab.goto(`${server.dealer}/login`);
    await signIn(page, server.dealer, 'dealer.limited');
    await expect(page).toHaveURL(/home\/dashboard/);
    await signIn(second, server.dealer, who);
    await expect(second).toHaveURL(/home\/dashboard/);
    if (who === 'dealer.limited') {
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Resources' })
        .click();
      await expect(page.getByRole('heading', { level: 2, name: /^Marketing/ })).toBeVisible();
    } else await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(EXPIRED)).toHaveCount(0);
  });

test('a clock that jumps signs nobody out and starts no loop of refreshes', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.clock.install();
  await signIn(page, server.dealer, 'dealer.limited');
  await expect(page).toHaveURL(/home\/dashboard/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Refresh' })).toBeVisible();
  let refreshes = 0;
  page.on('request', (r) => (refreshes += r.url().includes('token/refresh') ? 1 : 0));
  await page.clock.setSystemTime(new Date('2040-01-01T00:00:00Z'));
  await page.clock.runFor(60_000);
  await page.clock.setSystemTime(new Date('2001-01-01T00:00:00Z'));
  await page.clock.runFor(60_000);
  await page.clock.fastForward(3_600_000);
  await page.getByRole('main').getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/home\/dashboard/);
  expect(refreshes).toBeLessThanOrEqual(2);
});

test('everything goes on without a storage', async ({ page, server, clean }) => {
  clean.allow(ANSWERED);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await signIn(page, server.dealer, 'dealer.limited');
  await expect(page).toHaveURL(/home\/dashboard/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Refresh' })).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await signOut(page);
  await expect(page).toHaveURL(/\/login/);
});
