import { ANSWERED, expect, expectAccessible, signIn, signOut, test } from './support/test.ts';

test('a browser that blocks its storage signs in, is still signed in after a reload, opens a dialog and signs out', async ({
  page,
  server,
  clean,
}) => {
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
  await page.reload();
  await expect(page).toHaveURL(/home\/dashboard/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Refresh' })).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toHaveCount(0);
  await signOut(page);
  await expect(page).toHaveURL(/\/login/);
});

test('a browser that refuses cookies is told so at the sign-in, and keeps what was typed', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined }),
  );
  await page.goto(`${server.dealer}/login`);
  await page.getByLabel('Username').fill('dealer.limited');
  await page.getByLabel('Password', { exact: true }).fill('Harbor-Light-2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Your browser refuses cookies');
  await expect(page.getByLabel('Username')).toHaveValue('dealer.limited');
  await expectAccessible(page);
});
