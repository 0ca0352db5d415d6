import type { Page } from '@playwright/test';
import { enterCode, expect, expectAccessible, signIn, signOut, test } from './support/test.ts';

const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** Has the portal say something in passing: the connection went and came back. */
const saySomething = async (page: Page) => {
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Back online')).toBeVisible();
};

const AUDIENCES = [
  ['dealer', 'dealer.limited', /home\/dashboard/],
  ['staff', 'staff.limited', /home\/dashboard/],
  ['customer', 'limited@example.com', /msa\/summary/],
] as const;

for (const [audience, username, landing] of AUDIENCES)
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    test(`the notification list of a ${audience} at ${String(size.width)} px`, async ({
      page,
      server,
      clean,
    }) => {
      clean.allow(/net::ERR_INTERNET_DISCONNECTED|Failed to load resource|could not be fetched/);
      await page.setViewportSize(size);
      const origin = audience === 'customer' ? server.consumer : server.dealer;
      await signIn(page, origin, username);
      await expect(page).toHaveURL(landing);
      await expect(bell(page)).toHaveAccessibleName('Notifications');
      await saySomething(page);
      await expect(bell(page)).toHaveAccessibleName('Notifications, 2 new');
      await bell(page).focus();
      await page.keyboard.press('Enter');
      await expect(list(page).getByRole('listitem')).toHaveCount(2);
      await expect(list(page).getByRole('listitem').first()).toContainText('Back online');
      await expect(list(page).getByRole('listitem').first().getByRole('time')).toHaveText(
        /\d\d:\d\d/,
      );
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(list(page)).toHaveCount(0);
      await expect(bell(page)).toBeFocused();
      await expect(bell(page)).toHaveAccessibleName('Notifications');
    });

test('who signs in next finds nothing of what was said or searched before', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(/net::ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn(page, server.dealer, 'dealer.admin');
  await enterCode(page, server);
  await expect(page).toHaveURL(/home\/dashboard/);
  await page.evaluate(() => {
    for (const name of ['recent-searches', 'help-use'])
      localStorage.setItem(
        `preference/${name}/somebody-before`,
        '[{"key":"any","value":"secret"}]',
      );
  });
  await page.getByRole('button', { name: 'Help' }).click();
  await page.keyboard.press('Escape');
  await signOut(page);
  await expect(page).toHaveURL(/\/login/);
  const left = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((kept) => Object.entries(kept))),
  );
  expect(left).not.toContain('secret');
  await signIn(page, server.dealer, 'dealer.limited');
  await expect(page.getByRole('banner').getByText('Ana Duarte')).toBeVisible();
  await bell(page).click();
  await expect(list(page)).toBeVisible();
  await expect(page.getByRole('banner').getByText('Dana Reyes')).toHaveCount(0);
});
