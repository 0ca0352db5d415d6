import type { Page } from '@playwright/test';
import {
  ANSWERED,
  enterCode,
  expect,
  expectAccessible,
  signIn,
  signOut,
  test,
} from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const home = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('every demo account signs in', () => {
  for (const { username, name } of [
    { username: 'dealer.admin', name: 'Dana Reyes' },
    { username: 'staff.admin', name: 'Marcus Hale' },
  ])
    test(`${username}: password and code, then home`, async ({ page, server }) => {
      await signIn(page, server.dealer, username);
      await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
      await expectAccessible(page);
      await enterCode(page, server);
      await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
      await expect(page.getByRole('banner').getByText(name)).toBeVisible();
      await expectAccessible(page);
    });

  for (const { username, name } of [
    { username: 'staff.limited', name: 'Elena Rossi' },
    { username: 'dealer.limited', name: 'Ana Duarte' },
  ])
    test(`${username}: password alone, then home`, async ({ page, server }) => {
      await signIn(page, server.dealer, username);
      await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
      await expect(page.getByRole('banner').getByText(name)).toBeVisible();
    });

  test('owner@example.com: password and code, then the summary of all sites', async ({
    page,
    server,
  }) => {
    await signIn(page, server.consumer, 'owner@example.com');
    await enterCode(page, server);
    await expect(page).toHaveURL(`${server.consumer}/msa/summary`);
    await expect(page.getByRole('banner').getByText('Carla Benson')).toBeVisible();
    await expect(page.getByText('Lantern Street Apartments').first()).toBeVisible();
    await expectAccessible(page);
  });

  for (const { username, name } of [
    { username: 'limited@example.com', name: 'Luis Romero' },
    { username: 'newcomer@example.com', name: 'Yuki Tanaka' },
  ])
    test(`${username}: password alone, then the summary`, async ({ page, server }) => {
      await signIn(page, server.consumer, username);
      await expect(page).toHaveURL(`${server.consumer}/msa/summary`);
      await expect(page.getByRole('banner').getByText(name)).toBeVisible();
      await expect(home(page)).toBeVisible();
      if (username.startsWith('newcomer')) await expectAccessible(page);
    });

  test('dealer.classic: handed over to the classic portal with a key that works once', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await signIn(page, server.dealer, 'dealer.classic');
    await expect(page).toHaveURL(/\/classic/);
    await expect(page.getByText('Walt Greene')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${server.dealer}/home/dashboard`);
    await expect(page).toHaveURL(/\/login/);
  });

  test('4471dealer: the username alone must change', async ({ page, server }) => {
    await signIn(page, server.dealer, '4471dealer');
    await expect(page.getByRole('heading', { name: 'Choose a new username' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'New username' }).fill('joy.okafor');
    await page.getByRole('button', { name: 'Update username' }).click();
    await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
    await signOut(page);
    await signIn(page, server.dealer, 'joy.okafor');
    await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  });

  test('dealer.steps: every step in its order, then terms, then privacy', async ({
    page,
    server,
  }) => {
    const title = (name: string) => page.getByRole('heading', { name });
    await signIn(page, server.dealer, 'dealer.steps');

    await expect(title('Setup multi-factor authentication')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Email or Phone').fill('pete.lang@example.com');
    await page.getByRole('button', { name: 'Update', exact: true }).click();

    await expect(title('Enter your code')).toBeVisible();
    await enterCode(page, server);

    await expect(title('Choose a new username')).toBeVisible();
    await page.getByRole('textbox', { name: 'New username' }).fill('pete.lang');
    await page.getByRole('button', { name: 'Update username' }).click();

    await expect(title('Please update your security questions')).toBeVisible();
    await expectAccessible(page);
    for (const row of [1, 2, 3]) {
      await page.getByLabel(`Question ${row}`).selectOption({ index: row });
      await page.getByLabel(`Answer ${row}`).fill(`harbor ${row}`);
    }
    await page.getByRole('button', { name: 'Save answers' }).click();

    await expect(title('Update your password')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Current password').fill('Harbor-Light-2026');
    await page.getByLabel('New password', { exact: true }).fill('Quiet-Lantern-77');
    await page.getByLabel('Confirm new password').fill('Quiet-Lantern-77');
    await page.getByRole('button', { name: 'Update password' }).click();

    const terms = page.getByRole('dialog', { name: /Terms and Conditions/i });
    await expect(terms).toBeVisible();
    await expectAccessible(page);
    await terms.getByRole('button', { name: 'Decline' }).click();
    await expect(
      page.getByText('You must accept the terms and conditions to continue. Please try again.'),
    ).toBeVisible();
    await terms.getByLabel('Accept Terms and Conditions').check();
    await terms.getByRole('button', { name: 'Accept', exact: true }).click();

    const privacy = page.getByRole('dialog', { name: /Privacy Policy/i });
    await expect(privacy).toBeVisible();
    await expectAccessible(page);
    await privacy.getByLabel('Accept Terms and Conditions').check();
    await privacy.getByRole('button', { name: 'Accept', exact: true }).click();

    await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
    await signOut(page);
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, server.dealer, 'pete.lang', 'Quiet-Lantern-77');
    await expect(title('Enter your code')).toBeVisible();
  });
});
