import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const KESTREL = '/site/info?sn=700107';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test.use({ timezoneId: 'America/Los_Angeles' });

test('A dealer far away chooses a device, copies its number, walks the parts of the site, reads a time as their own on a phone, and leaves with the group', async ({
  page,
  server,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arrive(page, server, 'dealer.admin', KESTREL);
  await expect(page).toHaveTitle(/^Kestrel Print Works · /);
  const main = page.getByRole('main');
  const choice = region(page, 'Choose a device');
  await choice.getByRole('link', { name: /HP1562/ }).click();
  await expect(page).toHaveURL(/&dn=2$/);
  await expect(choice).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Devices' }).getByText('HP1561').click();
  await expect(page).toHaveURL(`${server.dealer}${KESTREL}&dn=1`);
  await expect(region(page, 'HP1561 Main panel')).toBeVisible();
  await expect(main.getByText(/^ON TEST · .+ left$/).first()).toBeVisible();
  await expect(main.getByRole('link', { name: /118 Foundry Lane, Port Alder/ })).toBeVisible();
  await expect(page.getByText(/^Times in E[SD]T$/).first()).toBeVisible();
  // The list of recent sites is next to the content and shows the stored entries.
  await expect(
    page.getByRole('list', { name: 'Recents' }).getByText('Corner Hardware Co.'),
  ).toBeVisible();
  // Scrolls to the top, because a control half hidden by the page's title would fail the target-size check.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Copy account number HP1561' }).click();
  // A tick beside the number says so for two seconds, and no toast covers anything.
  await expect(main.getByText('Account number HP1561 copied')).toBeAttached();
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HP1561');
  // Links to sections of this page, where there is room for a third column.
  await page.setViewportSize({ width: 1680, height: 900 });
  const links = page.getByRole('navigation', { name: 'Sections' }).locator('a[href^="#"]');
  expect(await links.count()).toBeGreaterThanOrEqual(5);
  for (const link of await links.all()) {
    await link.click();
    const part = page.locator((await link.getAttribute('href')) ?? 'none');
    await expect(part).toBeFocused();
    await expect(part).toBeInViewport();
  }
  await expect(heading(page, 'Kestrel Print Works')).toBeInViewport();

  await page.setViewportSize(PHONE);
  const moment = page.getByRole('main').getByRole('note').first();
  await moment.focus();
  await expect(moment.getByRole('tooltip')).toHaveText(/P[SD]T your time$/);
  // To the top for the same reason: where the moment is on the page depends on whether its text has a date.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(moment.getByRole('tooltip')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(moment.getByRole('tooltip')).toHaveCount(0);
  await moment.hover();
  await expect(moment.getByRole('tooltip')).toBeVisible();
  await page.mouse.wheel(0, 1500);
  await expect(heading(page, 'Kestrel Print Works')).toBeInViewport();

  // An open alarm stands first, and on a phone the bar opens it. The test has its place in the menu meanwhile.
  await page.goto(`${server.dealer}/site/info?sn=700101`);
  await expect(
    region(page, /^Open alarm: Fire/).getByText(/^Alarm \d+ · priority 1$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'More about this site' }).click();
  const placeOnTest = page.getByRole('menuitem', { name: 'Place on test' });
  await expect(placeOnTest).toBeVisible();
  await page.keyboard.press('Escape');
  // A menu that is still fading has too little contrast.
  await expect(placeOnTest).toHaveCount(0);
  await expectAccessible(page);
  await page.locator('[data-bottom-bar]').getByRole('link', { name: 'Open the alarm' }).click();
  await expect(page).toHaveURL(/\/site\/history\?sn=700101&dn=\d+&alarm=\d+/);
  await page.goto(server.dealer + KESTREL);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: /^Account group/ }).click();
  await page.getByRole('option', { name: /4490/ }).click();
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  await expect(page.getByText('Kestrel Print Works')).toHaveCount(0);
});
