import { arrive, signInByApi } from './support/arrive.ts';
import { dialogOf } from './support/menus.ts';
import { ANSWERED, expect, expectAccessible, test } from './support/test.ts';

test('a reading the server fails at opens the server error page, with ways out', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  let failing = true;
  await page.route(/\/api\/home\/dashboard/, async (route) => {
    if (!failing) return route.continue();
    return route.fulfill({
      status: 500,
      contentType: 'application/json',
      headers: { 'x-request-id': 'r-1' },
      body: JSON.stringify({
        message: 'The figures are being counted anew.',
        code: null,
        requestId: 'r-1',
      }),
    });
  });
  await signInByApi(page, server, 'dealer.limited');
  await page.goto(server.dealer);
  await expect(page).toHaveURL(`${server.dealer}/server-error`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('500');
  await expect(page.getByText('The figures are being counted anew.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report Bug' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Report Bug' }).click();
  await expect(page.getByLabel('What went wrong?')).toHaveValue(
    'Server error (500) on /home/dashboard, request r-1',
  );
  await page.keyboard.press('Escape');
  failing = false;
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('Report Bug on an unknown page shows the details to copy, and the dialog to whoever is signed in', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.goto(`${server.dealer}/nowhere`);
  await page.getByRole('button', { name: 'Report Bug' }).click();
  await expect(page.getByRole('button', { name: 'Copy details' })).toBeVisible();
  await arrive(page, server, 'dealer.limited', '/nowhere?secret=1');
  await page.getByRole('button', { name: 'Report Bug' }).click();
  const bug = await dialogOf(page, 'Submit A Bug');
  await expect(page.getByLabel('What went wrong?')).toHaveValue('Page not found');
  await expect(bug.getByText('(/nowhere)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bug).toHaveCount(0);
});
