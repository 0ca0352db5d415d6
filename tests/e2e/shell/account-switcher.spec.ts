import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const OWNER = 'owner@example.com';
const switcher = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /switch account$/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your accounts' });
const row = (page: Page, name: string) =>
  panel(page).getByRole('listitem').filter({ hasText: name });
const choose = (page: Page, name: string) =>
  row(page, name).getByRole('button', { name: new RegExp(`^${name}`) });
const star = (page: Page, name: string) =>
  panel(page).getByRole('button', { name: `Favorite ${name}` });
const onScreen = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });

test('A customer switches between their accounts by keyboard alone, marks one, names one in the address, and removes one after a question on a phone', async ({
  page,
  server,
}) => {
  await arrive(page, server, OWNER);
  await expect(switcher(page)).toHaveText('Lantern Street Apar…');
  await expect(switcher(page)).toHaveAccessibleName('Lantern Street Apartments, switch account');
  // Customers have no search in the header, but the palette by its keys. It finds their own sites and screens.
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await expect(palette.getByRole('option', { name: /Benson Boathouse/ })).toBeVisible();
  await page.keyboard.type('benson test');
  await expect(palette.getByRole('option', { selected: true })).toContainText(
    'Place Benson Boathouse on test',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await switcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(choose(page, 'Lantern Street Apartments')).toBeFocused();
  await expect(panel(page).getByRole('listitem')).toHaveCount(5);
  await expect(row(page, 'Benson Boathouse').getByText('Out of service')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(choose(page, 'Port Alder Reading Room')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(star(page, 'Port Alder Reading Room')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(star(page, 'Port Alder Reading Room')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(switcher(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const switched = page.waitForResponse(/api\/msa\/activeAccount/);
  await choose(page, 'Benson Boathouse').press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(switcher(page)).toBeFocused();
  expect((await switched).status()).toBe(200);
  await page.reload();
  await expect(onScreen(page, 'Benson Boathouse')).toBeVisible();

  // The URL takes precedence over the earlier choice until the user chooses another account.
  await page.goto(`${server.consumer}/msa/summary?sn=700114`);
  await expect(onScreen(page, 'Lantern Street Garage')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await switcher(page).click();
  await expect.poll(() => panel(page).boundingBox()).toMatchObject({ x: 0, width: 390 });
  await choose(page, 'Lake house').click();
  await expect(onScreen(page, 'Lake house')).toBeVisible();
  await expect(page).toHaveURL(`${server.consumer}/msa/summary`);
  await switcher(page).click();
  await panel(page).getByRole('button', { name: 'Remove Lake house' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Remove this account?' })).toBeFocused();
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Remove account' }).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(onScreen(page, 'Lake house')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});
