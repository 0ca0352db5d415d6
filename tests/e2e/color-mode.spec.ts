import type { Page } from '@playwright/test';
import { arrive, signInByApi } from './support/arrive.ts';
import { expect, signIn, signOut, test } from './support/test.ts';

const dark = (page: Page) => page.locator('html.dark');
const userMenu = (page: Page) => page.getByRole('button', { name: /^User menu/ });

/** Presses Dark Mode; the menu stays open until Escape. */
const toggle = async (page: Page) => {
  await userMenu(page).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark Mode' }).click();
};

test('the theme follows the system until a person chooses, and is nobody else’s', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await arrive(page, server, 'dealer.limited');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(dark(page)).toHaveCount(1);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(dark(page)).toHaveCount(0);

  await toggle(page);
  await expect(dark(page)).toHaveCount(1);
  await expect(page.getByRole('menuitemcheckbox', { name: 'Dark Mode' })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(userMenu(page)).toBeVisible();
  await expect(dark(page)).toHaveCount(1);
  // Paper is white, and the screen is dark again afterwards.
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

test('the theme changes where the storage is full or holds rubbish', async ({ page, server }) => {
  await signInByApi(page, server, 'dealer.limited');
  await page.addInitScript(() => {
    const keys = new Proxy(localStorage, {
      get: (storage, name) =>
        name === 'getItem'
          ? (key: string) => (key.startsWith('preference/') ? '{"half' : storage.getItem(key))
          : () => {
              throw new DOMException('full', 'QuotaExceededError');
            },
    });
    Object.defineProperty(window, 'localStorage', { value: keys });
  });
  await page.goto(server.dealer);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(dark(page)).toHaveCount(0);
  await toggle(page);
  await expect(dark(page)).toHaveCount(1);
});
