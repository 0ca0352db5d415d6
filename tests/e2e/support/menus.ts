import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a menu of the header and presses one of its entries. */
export const chooseEntry = async (page: Page, menu: 'Help' | 'User menu', entry: string) => {
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

/** The dialog of this title, open. */
export const dialogOf = async (page: Page, title: string): Promise<Locator> => {
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
};
