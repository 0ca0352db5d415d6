import type { Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { ANSWERED, expect, expectAccessible, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const KESTREL = '/site/info?sn=700107';
const QUAYSIDE = '/site/info?sn=700104';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('one site is read: its state, its parts, its numbers; another group leaves it', async ({
  page,
  server,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arrive(page, server, 'dealer.admin', `${KESTREL}&dn=1`);
  await expect(heading(page, 'Kestrel Print Works')).toBeFocused();
  await expect(page).toHaveTitle(/^Kestrel Print Works · /);
  const main = page.getByRole('main');
  await expect(main.getByText(/^ON TEST · .+ left$/).first()).toBeVisible();
  await expect(main.getByText('118 Foundry Lane, Port Alder').first()).toBeVisible();
  await expect(page.getByText(/^Times in E[SD]T$/).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Copy site number 700107' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Copy account number HP1562' })).toBeVisible();
  // With the saved filled beside it.
  await expect(
    page.getByRole('list', { name: 'Recents' }).getByText('Corner Hardware Co.'),
  ).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Copy account number HP1561' }).click();
  await expect(region(page, 'Notices').getByText('Account number HP1561 copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HP1561');
  // Those that lead to a part of this page; others open a tab.
  const links = page.getByRole('navigation', { name: 'Sections' }).locator('a[href^="#"]');
  expect(await links.count()).toBeGreaterThanOrEqual(5);
  for (const link of await links.all()) {
    await link.click();
    const part = page.locator((await link.getAttribute('href')) ?? 'none');
    await expect(part).toBeFocused();
    await expect(part).toBeInViewport();
  }
  await expect(heading(page, 'Kestrel Print Works')).toBeInViewport();
  await page.getByRole('button', { name: /^Account group/ }).click();
  await page.getByRole('option', { name: /4490/ }).click();
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  await expect(heading(page, 'Home')).toBeVisible();
  await expect(page.getByText('Kestrel Print Works')).toHaveCount(0);
});

test('a device is asked for where several are and none is named; another is a press away', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.limited', KESTREL);
  const choice = region(page, 'Choose a device');
  await expect(choice.getByRole('link')).toHaveCount(2);
  await page.goto(`${server.dealer}${KESTREL}&dn=77`);
  await expect(choice.getByText('This site has no device 77.')).toBeVisible();
  await choice.getByRole('link', { name: /HP1561/ }).click();
  await expect(page).toHaveURL(/&dn=1$/);
  await expect(choice).toHaveCount(0);
  await expect(region(page, 'HP1561 Main panel')).toBeVisible();
  await page.getByRole('navigation', { name: 'Devices' }).getByText('HP1562').click();
  await expect(page).toHaveURL(`${server.dealer}${KESTREL}&dn=2`);
  await expect(region(page, /^HP1562/)).toBeVisible();
  await expect(region(page, 'HP1561 Main panel')).toHaveCount(0);
});

test('an unknown number, none and a failing read say so calmly', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'dealer.limited', '/site/info?sn=999999999');
  await expect(page.getByText('This site was not found')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goto(`${server.dealer}/site/info?sn=%F0&sg=4480`);
  await expect(page.getByText('This site was not found')).toBeVisible();
  await expect(page.getByRole('main').getByText('a dealer that is not among yours')).toBeVisible();
  await page.goto(`${server.dealer}/site/info`);
  await expect(page.getByText('No site is chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Search accounts' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Account search' })).toBeVisible();
  await page.route('**/api/site/*/info?*', (route) => route.abort());
  await page.goto(`${server.dealer}${KESTREL}&dn=1`);
  await expect(page.getByRole('alert')).toContainText('The site could not be loaded.');
  await page.unroute('**/api/site/*/info?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Kestrel Print Works')).toBeVisible();
});

test.describe('far from the site, on a phone', () => {
  test.use({ timezoneId: 'America/Los_Angeles', viewport: PHONE });

  test('the page fits, a long name stands whole, times are the site’s and the viewer’s own on focus', async ({
    page,
    server,
  }) => {
    await arrive(page, server, 'dealer.limited', QUAYSIDE);
    const title = heading(page, 'Quayside Dental Group');
    await expect(title).toHaveText('Quayside Dental Group');
    await expect(region(page, 'Details')).toContainText('Quayside Dental Group');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    const moment = region(page, 'Status').getByRole('note').first();
    await moment.focus();
    await expect(moment.getByRole('tooltip')).toHaveText(/P[SD]T your time$/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(moment.getByRole('tooltip')).toHaveCount(0);
    await moment.hover();
    await expect(moment.getByRole('tooltip')).toBeVisible();
    await page.mouse.wheel(0, 1500);
    await expect(title).toBeInViewport();
  });
});
