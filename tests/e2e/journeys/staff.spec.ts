import { typeCodeOf } from '../support/codes.ts';
import { expect, expectAccessible, signIn, signOut, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('staff sign in with a code, find a user in Support and leave', async ({ page, server }) => {
  await signIn(page, server.dealer, 'staff.admin');
  await typeCodeOf(page, server, 'staff.admin');

  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeFocused();
  await expect(page.getByRole('banner').getByText('Marcus Hale')).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Support' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeFocused();
  await page.getByLabel('Find a user').fill('4471');
  await expect(page.getByRole('row', { name: /Dana Reyes/ })).toContainText('4490 Bluestone');
  await page.getByLabel('Find a user').fill('dealer.limited@example.com');
  await page.getByRole('button', { name: 'Ana Duarte', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Duarte' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send password link' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Find a user')).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(page.getByText('Marcus Hale')).toHaveCount(0);
});
