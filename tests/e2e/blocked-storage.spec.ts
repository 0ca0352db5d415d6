import { ANSWERED, expect, signIn, signOut, test } from './support/test.ts';

test('a browser that blocks its storage signs in, opens a dialog and signs out like any other', async ({
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
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toHaveCount(0);
  await signOut(page);
  await expect(page).toHaveURL(/\/login/);
});
