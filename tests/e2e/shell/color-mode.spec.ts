import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { expect, signIn, signOut, test } from '../support/test.ts';

const dark = (page: Page) => page.locator('html.dark');
const userMenu = (page: Page) => page.getByRole('button', { name: /^User menu/ });

test('A dealer’s theme follows the system until it is chosen, outlives a reload, prints on white, and is nobody else’s', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await arrive(page, server, 'dealer.limited');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(dark(page)).toHaveCount(1);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(dark(page)).toHaveCount(0);

  await userMenu(page).click();
  const entry = page.getByRole('menuitemcheckbox', { name: 'Dark Mode' });
  await entry.click();
  await expect(dark(page)).toHaveCount(1);
  // The menu stays open after a theme has been chosen; Escape closes the menu.
  await expect(entry).toBeChecked();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(userMenu(page)).toBeVisible();
  await expect(dark(page)).toHaveCount(1);
  // Printing uses the light theme. After printing, the screen is dark again.
  const themes = await page.evaluate(() =>
    ['beforeprint', 'afterprint'].map((moment) => {
      dispatchEvent(new Event(moment));
      return document.documentElement.classList.contains('dark');
    }),
  );
  expect(themes).toEqual([false, true]);
  await signOut(page);

  await signIn(page, server.dealer, 'staff.limited');
  await expect(userMenu(page)).toBeVisible();
  await expect(dark(page)).toHaveCount(0);
});
