import { ANSWERED, expect, expectAccessible, signIn, signOut, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('the life of a session', () => {
  test('a first visit shows no expiry message and asks for no refresh', async ({
    page,
    server,
  }) => {
    const asked: string[] = [];
    page.on('request', (r) => asked.push(new URL(r.url()).pathname));
    await page.goto(`${server.dealer}/login`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Login expired')).toHaveCount(0);
    expect(asked.filter((path) => path.includes('token/refresh'))).toEqual([]);
  });

  test('survives a reload, and opening the login route leads back home', async ({
    page,
    server,
  }) => {
    await signIn(page, server.dealer, 'dealer.limited');
    await expect(page).toHaveURL(/home\/dashboard/);
    await page.reload();
    await expect(page.getByRole('banner').getByText('Ana Duarte')).toBeVisible();
    await page.goto(`${server.dealer}/login`);
    await expect(page).toHaveURL(/home\/dashboard/);
    await page.goto(`${server.dealer}/`);
    await expect(page).toHaveURL(/home\/dashboard/);
  });

  test('signing out in one tab ends the other, and Back shows nothing of it', async ({
    page,
    server,
    context,
  }) => {
    await signIn(page, server.dealer, 'dealer.limited');
    await expect(page.getByRole('banner').getByText('Ana Duarte')).toBeVisible();
    await page.goto(`${server.dealer}/access-denied`);
    await page.getByRole('button', { name: 'Home' }).click();
    await expect(page).toHaveURL(/home\/dashboard/);
    const second = await context.newPage();
    await second.goto(`${server.dealer}/home/dashboard`);
    await expect(second.getByRole('banner').getByText('Ana Duarte')).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL(/\/login/);
    await expect(second).toHaveURL(/\/login/);
    // Two pages back lies the home page of a document the browser may have kept alive.
    await page.goBack();
    await expect(page.getByText('Ana Duarte')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText('Ana Duarte')).toHaveCount(0);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByLabel('Username')).toBeVisible();
  });

  test('an ended session leads to login with its message, once', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await signIn(page, server.dealer, 'dealer.limited');
    await expect(page).toHaveURL(/home\/dashboard/);
    // Nothing is under way any more when the session ends; a late request would meet it before the next visit does.
    await page.goto('about:blank');
    await server.post('/demo/clock', { advanceMs: 13 * 3_600_000 });
    await page.goto(`${server.dealer}/home/dashboard`);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Login expired, please log in again')).toHaveCount(1);
    await page.reload();
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page.getByText('Login expired, please log in again')).toHaveCount(0);
  });

  test('a token that died is renewed unseen', async ({ page, server, clean }) => {
    clean.allow(ANSWERED);
    await signIn(page, server.dealer, 'dealer.limited');
    await expect(page).toHaveURL(/home\/dashboard/);
    await server.post('/demo/clock', { advanceMs: 11 * 60_000 });
    await page.reload();
    await expect(page.getByRole('banner').getByText('Ana Duarte')).toBeVisible();
    await expect(page).toHaveURL(/home\/dashboard/);
  });

  test('unknown addresses and foreign sections have honest pages with ways out', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await page.goto(`${server.dealer}/nowhere`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Home' })).toBeVisible();
    await expect(page.getByText('Report Bug')).toBeVisible();
    await expectAccessible(page);
    await signIn(page, server.dealer, 'dealer.limited');
    await expect(page).toHaveURL(/home\/dashboard/);
    await page.goto(`${server.dealer}/msa/summary`);
    await expect(page.getByText(/access/i).first()).toBeVisible();
    await expectAccessible(page);
  });
});
