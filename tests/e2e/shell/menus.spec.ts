import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { chooseEntry, dialogOf } from '../support/menus.ts';
import { expect, expectAccessible, holdBack, test } from '../support/test.ts';

const help = (page: Page) => page.getByRole('button', { name: 'Help', exact: true });
const userMenu = (page: Page) => page.getByRole('button', { name: /^User menu/ });
const entries = (page: Page) => page.getByRole('menu').locator('[data-entry]');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('A dealer works the menus by keyboard; the focus comes back to where they were, and no screen that arrives late takes it', async ({
  page,
  server,
}) => {
  const release = await holdBack(page, '**/assets/resources.page-*.js');
  await arrive(page, server, 'dealer.limited');
  // A user with only one group sees no group switcher.
  await expect(page.getByRole('banner').getByText('Harbor Point Alarm').last()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account group/ })).toHaveCount(0);
  await help(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(entries(page).first()).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem', { name: 'Submit A Bug' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(help(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entries(page).last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(userMenu(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries(page).first()).toBeFocused();
  await expectAccessible(page);
  await title(page).click();
  await expect(page.getByRole('menu')).toHaveCount(0);

  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Resources' }).click();
  await expect(page).toHaveURL(/\/resources/);
  await userMenu(page).focus();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible();
  await expect(userMenu(page)).toBeFocused();
  // Presses Help at the moment when the page title takes the focus.
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('header button[aria-label="Help"]');
    button?.focus();
    button?.click();
    document.querySelector<HTMLElement>('h1')?.focus();
  });
  await expect(entries(page).first()).toBeFocused();
  await page.keyboard.press('Escape');

  await chooseEntry(page, 'Help', 'Submit A Bug');
  const bug = await dialogOf(page, 'Submit A Bug');
  await page.keyboard.press('Escape');
  await expect(bug).toHaveCount(0);
  await expect(help(page)).toBeFocused();
  // The button that opened the dialog is hidden while the dialog is open: what is near it takes the focus (WCAG 2.4.3).
  await chooseEntry(page, 'Help', 'Submit A Bug');
  await expect(bug).toBeVisible();
  await help(page).evaluate((button) => button.toggleAttribute('hidden', true));
  await page.keyboard.press('Escape');
  await expect(bug).toHaveCount(0);
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
});
