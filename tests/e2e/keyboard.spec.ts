import type { Page } from '@playwright/test';
import { expect, PASSWORD, test } from './support/test.ts';

/** Walks with Tab until the focused control carries the name; fails when it cannot be reached. */
const walkTo = async (page: Page, name: RegExp) => {
  for (let steps = 0; steps < 40; steps += 1) {
    const focused = await page.evaluate(() => {
      const el = document.activeElement;
      if (!(el instanceof HTMLElement) || !el.matches('a, button, input, select')) return '';
      const labels = 'labels' in el ? (el.labels as NodeListOf<HTMLLabelElement> | null) : null;
      return el.getAttribute('aria-label') ?? (labels?.[0] ?? el).textContent;
    });
    if (name.test(focused.trim())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(name)}`);
};

const open = async (page: Page, origin: string, username: string) => {
  await page.goto(`${origin}/login`);
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
  await walkTo(page, /^(Username|Email)$/);
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
};

const type = async (page: Page, field: RegExp, text: string) => {
  await walkTo(page, field);
  await page.keyboard.type(text);
};

test.describe('the keyboard alone', () => {
  for (const username of ['staff.limited', 'dealer.limited'])
    test(`${username} arrives home and leaves again`, async ({ page, server }) => {
      await open(page, server.dealer, username);
      await expect(page).toHaveURL(/home\/dashboard/);
      await walkTo(page, /User menu/);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'User Account' })).toBeFocused();
      await page.keyboard.press('l');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/login/);
    });

  for (const username of ['limited@example.com', 'newcomer@example.com'])
    test(`${username} arrives at the summary`, async ({ page, server }) => {
      await open(page, server.consumer, username);
      await expect(page).toHaveURL(/msa\/summary/);
    });

  for (const [username, consumer] of [
    ['dealer.admin', false],
    ['staff.admin', false],
    ['owner@example.com', true],
  ] as const)
    test(`${username} types the code and remembers the device`, async ({ page, server }) => {
      await open(page, consumer ? server.consumer : server.dealer, username);
      await expect(page.getByLabel('Verification code')).toBeFocused();
      await walkTo(page, /Remember this device/);
      await page.keyboard.press('Space');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type((await server.code()).code);
      await expect(page).toHaveURL(consumer ? /msa\/summary/ : /home\/dashboard/);
    });

  test('dealer.classic is handed over', async ({ page, server }) => {
    await open(page, server.dealer, 'dealer.classic');
    await expect(page).toHaveURL(/\/classic/);
  });

  test('4471dealer changes the username', async ({ page, server }) => {
    await open(page, server.dealer, '4471dealer');
    await expect(page.getByRole('textbox', { name: 'New username' })).toBeFocused();
    await page.keyboard.type('joy.okafor');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/home\/dashboard/);
  });

  test('dealer.steps goes through all of it', async ({ page, server }) => {
    await open(page, server.dealer, 'dealer.steps');
    await expect(page.getByLabel('Email or Phone')).toBeFocused();
    await page.keyboard.type('pete.lang@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Verification code')).toBeFocused();
    await page.keyboard.type((await server.code()).code);
    await expect(page.getByRole('textbox', { name: 'New username' })).toBeFocused();
    await page.keyboard.type('pete.lang');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Question 1')).toBeVisible();
    for (const row of [1, 2, 3]) {
      await walkTo(page, new RegExp(`^Question ${row}$`));
      for (let down = 0; down < row; down += 1) await page.keyboard.press('ArrowDown');
      await type(page, new RegExp(`^Answer ${row}$`), `harbor ${row}`);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Current password')).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await type(page, /^New password$/, 'Quiet-Lantern-77');
    await type(page, /^Confirm new password$/, 'Quiet-Lantern-77');
    await page.keyboard.press('Enter');
    for (const name of [/Terms and Conditions/i, /Privacy Policy/i]) {
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await walkTo(page, /Accept Terms and Conditions/);
      await page.keyboard.press('Space');
      await walkTo(page, /^Accept$/);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name })).toBeHidden();
    }
    await expect(page).toHaveURL(/home\/dashboard/);
  });
});
