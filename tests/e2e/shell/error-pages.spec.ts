import { arrive } from '../support/arrive.ts';
import { dialogOf } from '../support/menus.ts';
import { ANSWERED, expect, expectAccessible, test } from '../support/test.ts';

test('A dealer at an address that is none, of somebody else, that the server fails at, or without a group, reads so and finds a way out', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  const title = page.getByRole('heading', { level: 1 });
  const report = page.getByRole('button', { name: 'Report Bug' });
  const home = page.getByRole('main').getByRole('button', { name: 'Home' });
  await page.goto(`${server.dealer}/nowhere`);
  await expect(title).toHaveText('Page not found');
  await expect(home).toBeVisible();
  await report.click();
  await expect(page.getByRole('button', { name: 'Copy details' })).toBeVisible();
  await expectAccessible(page);

  await arrive(page, server, 'dealer.limited', '/msa/summary');
  await expect(title).toHaveText('Access denied');
  await expect(page.getByRole('main').getByRole('button', { name: 'Contact us' })).toBeVisible();
  await expectAccessible(page);

  let failing = true;
  await page.route(/\/api\/home\/dashboard/, async (route) => {
    if (!failing) return route.continue();
    const message = 'The figures are being counted anew.';
    return route.fulfill({
      status: 500,
      headers: { 'x-request-id': 'r-1' },
      json: { message, code: null, requestId: 'r-1' },
    });
  });
  await home.click();
  await expect(page).toHaveURL(`${server.dealer}/server-error`);
  await expect(title).toContainText('500');
  await expect(page.getByText('The figures are being counted anew.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await report.click();
  const bug = await dialogOf(page, 'Submit A Bug');
  await expect(page.getByLabel('What went wrong?')).toHaveValue(
    'Server error (500) on /home/dashboard, request r-1',
  );
  await page.keyboard.press('Escape');
  await expect(bug).toHaveCount(0);
  failing = false;
  await home.click();
  await expect(title).toHaveText('Home');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/api/account/token/refresh*', async (route) => {
    const response = await route.fetch();
    const grant = (await response.json()) as {
      session: { siteGroupNum: number | null; user: { allowedDealers: unknown[] } };
    };
    grant.session.siteGroupNum = null;
    grant.session.user.allowedDealers = [];
    await route.fulfill({ response, json: grant });
  });
  await page.reload();
  await expect(title).toHaveText('Your account has no site group yet');
  await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  await expectAccessible(page);
  expect(asked).not.toContain('/api/home/dashboard');
});
