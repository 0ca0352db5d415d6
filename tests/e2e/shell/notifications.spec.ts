import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { expectCoversNothing } from '../support/covers-nothing.ts';
import { expect, expectAccessible, signIn, signOut, test } from '../support/test.ts';

const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const lines = (page: Page) => list(page).getByRole('listitem');

/** Deletes the first holiday by keyboard, and returns its name. The next row takes the focus (WCAG 2.4.3). */
const removeFirst = async (page: Page): Promise<string> => {
  const press = page.getByRole('main').getByRole('button', { name: /^More actions for / });
  const names = await press.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await press.first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(press).toHaveCount(names.length - 1);
  await expect(press.first()).toBeFocused();
  expect(await press.first().getAttribute('aria-label')).toBe(names[1]);
  return (names[0] ?? '').replace('More actions for ', '').replace(/,.*/, '');
};

test('Somebody takes back a deletion by a key, finds what was said in passing under the bell, and who signs in next finds nothing of it', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'staff.admin', '/support?tab=holidays');
  // A request waits for the staff, which the server tells on every device.
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new');
  const first = await removeFirst(page);
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices.getByText(`${first} was deleted`)).toBeVisible();
  // Holds the toast while it is measured, without a pointer that it would not move away from.
  await page.locator('[data-toast]').dispatchEvent('mouseover');
  await expectCoversNothing(page);
  await expectAccessible(page);
  await page.keyboard.press('Control+z');
  await expect(page.getByText(`${first} is back on the list`)).toBeVisible();
  await notices.getByRole('button', { name: 'Close' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 new');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(lines(page)).toContainText([
    `${first} is back`,
    `${first} was deleted`,
    /request|report/i,
  ]);
  await expect(lines(page).first().getByRole('time')).toHaveText(/\d\d:\d\d/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  await page.setViewportSize({ width: 390, height: 844 });
  await bell(page).click();
  await expect(lines(page)).toHaveCount(3);
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
  // The list may contain recent news, but nothing of the person before.
  await expect(list(page).getByText('was deleted')).toHaveCount(0);
});
