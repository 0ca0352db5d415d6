import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a header menu and presses one of its entries. On phones the help entries are inside the menu sheet. */
export const chooseEntry = async (page: Page, menu: 'Help' | 'User menu', entry: string) => {
  const banner = page.getByRole('banner');
  if (menu === 'Help' && (page.viewportSize()?.width ?? 0) <= 640) {
    await banner.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByText(entry, { exact: true }).click();
    return;
  }
  await banner.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

/** Returns the open dialog with this title. */
export const dialogOf = async (page: Page, title: string): Promise<Locator> => {
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
};
