import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, signIn, signOut, test } from '../support/test.ts';

const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const lines = (page: Page) => list(page).getByRole('listitem');

/** Copies an icon's name, checks the brief message and closes the message, because the message would cover the bell. */
const copyIcon = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices.getByText(`${name} copied`)).toBeVisible();
  await notices.getByRole('button', { name: 'Close' }).click();
  await expect(notices.getByText(`${name} copied`)).toHaveCount(0);
};

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('A dealer finds what was said in passing under the bell, and who signs in next finds nothing of it', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin', '/icons');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await copyIcon(page, 'academic-cap');
  await page.getByLabel('Search by name').fill('bell-al');
  await copyIcon(page, 'bell-alert');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 new');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(lines(page)).toContainText(['bell-alert copied', 'academic-cap copied']);
  await expect(lines(page).first().getByRole('time')).toHaveText(/\d\d:\d\d/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  await page.setViewportSize({ width: 390, height: 844 });
  await bell(page).click();
  await expect(lines(page)).toHaveCount(2);
  const box = await list(page).boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390).toBe(true);
  await page.keyboard.press('Escape');

  await page.evaluate(() => {
    for (const name of ['recent-searches', 'help-use'])
      localStorage.setItem(
        `preference/${name}/somebody-before`,
        '[{"key":"any","value":"secret"}]',
      );
  });
  await signOut(page);
  await expect(page).toHaveURL(/\/login/);
  const left = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((kept) => Object.entries(kept))),
  );
  expect(left).not.toContain('secret');
  await signIn(page, server.dealer, 'dealer.limited');
  await bell(page).click();
  await expect(list(page)).toBeVisible();
  // The list may contain recent news, but not yet the copied names.
  await expect(list(page).getByText('copied')).toHaveCount(0);
});
