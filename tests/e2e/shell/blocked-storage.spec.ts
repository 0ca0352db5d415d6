import { expect, signIn, signOut, test } from '../support/test.ts';

test('A dealer whose browser blocks its storage signs in, is still signed in after a reload, opens a dialog and signs out', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await signIn(page, server.dealer, 'dealer.limited');
  const refresh = page.getByRole('main').getByRole('button', { name: 'Refresh' });
  await expect(refresh).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/home\/dashboard/);
  await expect(refresh).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toHaveCount(0);
  await signOut(page);
  await expect(page).toHaveURL(/\/login/);
});
