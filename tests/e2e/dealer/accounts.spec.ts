import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('tbody tr[data-index]');
const tab = (page: Page, name: RegExp) =>
  main(page).getByRole('group', { name: 'Saved views' }).getByRole('button', { name });

test('A dealer finds accounts by keyboard alone, keeps a filter as a set over a reload, comes Back to it and runs a command', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.limited');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search accounts' })).toBeFocused();
  await page.keyboard.type('street');
  await expect(page.getByRole('option', { name: /^Show all \d+ accounts$/ })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/site\?q=street$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeFocused();
  // A user without the right to create accounts sees no button that creates accounts.
  await expect(main(page).getByRole('button', { name: 'Bulk create' })).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Filters', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Advanced search' });
  await panel.getByLabel('City').fill('port alder');
  await expect(page).toHaveURL(/city=port\+alder/);
  await expectAccessible(page);
  await panel.getByRole('button', { name: /^Show/ }).click();
  await main(page).getByRole('button', { name: 'Save as new' }).click();
  await page.getByLabel('Name this view').fill('Harbour streets');
  await page.keyboard.press('Enter');
  await expect(tab(page, /^Harbour streets \d/)).toHaveAttribute('aria-pressed', 'true');
  await expect(tab(page, /^Harbour streets \d/)).toBeFocused();
  await main(page)
    .getByRole('button', { name: /City: port alder/ })
    .click();
  await expect(tab(page, /^Harbour streets .*edited/)).toBeVisible();
  await main(page).getByRole('button', { name: 'Save view' }).click();
  await expect(tab(page, /edited/)).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await tab(page, /^Harbour streets/).click();
  await main(page).getByRole('button', { name: 'Delete view' }).click();
  await expect(tab(page, /^Harbour streets/)).toHaveCount(0);

  // Closed, a preview gives the focus to the row that it showed last.
  await rows(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('n');
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(rows(page).nth(1)).toBeFocused();
  await main(page).getByLabel('Find in accounts').fill('kestrel');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().focus();
  await page.keyboard.press('ArrowRight');
  const preview = page.getByRole('complementary', { name: 'Kestrel Print Works' });
  await expect(preview.getByRole('heading')).toBeFocused();
  await expect(preview.getByRole('definition').first()).toHaveText('HP1561');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/site\/info\?sn=700107/);
  await page.goBack();
  await expect(main(page).getByLabel('Find in accounts')).toHaveValue('kestrel');
  await expect(rows(page).first()).toBeFocused();
  // A command consists of an action and the account number.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search accounts' })).toBeFocused();
  await page.keyboard.type('place HP1120 on test');
  const found = page.getByRole('listbox').getByRole('option', { selected: true });
  await expect(found).toContainText('Marine Supply');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/site\/info\?sn=700121(?:&dn=1)?&test=new$/);
  await expect(page.getByRole('dialog', { name: 'Place on test' })).toBeVisible();
});

test('A dealer places ticked accounts on test as the dry run says, takes exactly the ticked ones away as a file, and works on a phone as well', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.limited', '/site?q=supply');
  await expect(main(page).getByText('Harbor Point Marine Supply')).toBeVisible();
  // Another filter changes the list, so the selection applies only to the results of that filter.
  await main(page).getByLabel('Find in accounts').fill('');
  await expect(main(page).getByText('Beacon Street Pharmacy')).toBeVisible();
  await main(page).getByLabel('Select Harbor Point Marine Supply').check({ force: true });
  await main(page).getByLabel('Select Beacon Street Pharmacy').check({ force: true });
  await main(page).getByRole('button', { name: 'Place on test…' }).click();
  const panel = page.getByRole('complementary', { name: /^Place 2 accounts on test/ });
  await expect(panel.getByText('Will be on test')).toBeVisible();
  await panel.getByLabel('Reason').fill('Receiver swap');
  await panel.getByText('8 h', { exact: true }).click();
  await expect(panel.getByText('Merged')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Place 2 on test' })).toBeEnabled();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Place 2 on test' }).click();
  const done = page.getByRole('complementary', { name: '2 accounts, placed on test' });
  await expect(done.getByText('1 on test, 1 merged.')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Marine Supply' })).toContainText('ON TEST');
  await expect(done.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(done.getByText('1 taken off, 1 restored.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(done).toBeHidden();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Export 2', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toContain('accounts-2-row');
  // The selection bar is at the bottom of the page, so the menu of the last row must open above the row's button.
  await rows(page).last().scrollIntoViewIfNeeded();
  const more = rows(page)
    .last()
    .getByRole('button', { name: /^More actions for/ });
  await more.press('ArrowUp');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').last()).toBeFocused();
  const [layer, button] = [await menu.boundingBox(), await more.boundingBox()];
  expect((layer?.y ?? 0) + (layer?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  // At the end of the list, the selection bar is below the last card and covers none.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
  await expectAccessible(page);
});
