import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, holdBack, test } from '../support/test.ts';

const FAVORITE = '**/api/site/favorite?*';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Favorites and recents' });
const list = (page: Page, name: 'Favorites' | 'Recents') =>
  sidebar(page).getByRole('list', { name });
const star = (page: Page) => page.getByRole('button', { name: 'Favorite', exact: true });
const openLists = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'More about this site' }).click();
  await page.getByRole('menuitem', { name: 'Favorites and recents' }).click();
};

test('A dealer stars a site, which moves from recents to favorites at once and for good, hides the lists over a reload, and opens them over the page on a phone', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin');
  await page.getByRole('link', { name: 'Quayside Dental Group' }).click();
  await expect(page).toHaveURL(/\/site\/info\?sn=\d+&test=/);
  await expect(heading(page, 'Quayside Dental Group')).toBeFocused();
  await expect(list(page, 'Recents')).toContainText('Quayside Dental Group');
  const release = await holdBack(page, FAVORITE);
  await star(page).click();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(list(page, 'Favorites')).toContainText('Quayside Dental Group');
  await expect(sidebar(page).getByText('Quayside Dental Group')).toHaveCount(1);
  // The lists lead to the part of a site that is shown.
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(sidebar(page).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/site\/history\?/,
  );
  const answered = page.waitForResponse(/api\/site\/favorite\?/);
  release();
  expect((await answered).status()).toBe(200);
  await sidebar(page).getByRole('button', { name: 'Hide favorites and recents' }).click();
  await expect(sidebar(page)).toHaveCount(0);
  await page.reload();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(sidebar(page)).toHaveCount(0);
  await openLists(page);
  await expect(list(page, 'Favorites')).toContainText('Quayside Dental Group');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sidebar(page)).toBeHidden();
  // A phone opens them over the page.
  await openLists(page);
  const saved = page.getByRole('dialog', { name: 'Favorites and recents' });
  await expect(saved.getByText('Quayside Dental Group')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More about this site' })).toBeFocused();
});
