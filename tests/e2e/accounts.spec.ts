import type { Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('tbody tr[data-index]');
const tab = (page: Page, name: RegExp) =>
  main(page).getByRole('group', { name: 'Sets of filters' }).getByRole('button', { name });

test('the accounts are found, opened and left by keyboard alone, and the search leads there', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.limited');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search accounts' })).toBeFocused();
  await page.keyboard.type('street');
  const all = page.getByRole('option', { name: /^Show all \d+ accounts$/ });
  await expect(all).toBeVisible();
  await page.keyboard.press('ArrowDown');
  while ((await all.getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/site\?q=street$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeFocused();
  await expectAccessible(page);
  await main(page).getByLabel('Find in accounts').fill('kestrel');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/site\/info\?sn=700107/);
  await page.goBack();
  await expect(main(page).getByLabel('Find in accounts')).toHaveValue('kestrel');
  // A command says what to do with the account whose number it names.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search accounts' })).toBeFocused();
  await page.keyboard.type('place HP1120 on test');
  const found = page.getByRole('listbox').getByRole('option', { selected: true });
  await expect(found).toContainText('Marine Supply');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/site\/info\?sn=700121&dn=1&test=new$/);
  await page.keyboard.press('Escape');
});

test('a filter is set field by field, kept as a set, edited, saved and dropped', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.limited', '/site');
  await expect(tab(page, /^All/)).toHaveAttribute('aria-pressed', 'true');
  await main(page).getByRole('button', { name: 'Filter', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Advanced search' });
  await panel.getByLabel('Commercial security').check({ force: true });
  await panel.getByLabel('City').fill('port alder');
  await expect(page).toHaveURL(/type=Commercial\+security/);
  await expect(page).toHaveURL(/city=port\+alder/);
  await expectAccessible(page);
  await panel.getByRole('button', { name: /^Show/ }).click();
  await expect(main(page).getByText('City: port alder')).toBeVisible();
  await main(page).getByRole('button', { name: 'Save as new' }).click();
  await page.getByLabel('Name of the set').fill('Harbour shops');
  await page.keyboard.press('Enter');
  await expect(tab(page, /^Harbour shops \d/)).toHaveAttribute('aria-pressed', 'true');
  await main(page)
    .getByRole('button', { name: /City: port alder/ })
    .click();
  await expect(tab(page, /^Harbour shops .*edited/)).toBeVisible();
  await main(page).getByRole('button', { name: 'Save set' }).click();
  await expect(tab(page, /edited/)).toHaveCount(0);
  await page.reload();
  await tab(page, /^On test/).click();
  await expect(page).toHaveURL(/state=on-test/);
  await tab(page, /^Harbour shops/).click();
  await expect(main(page).getByText('Commercial security').first()).toBeVisible();
  await main(page).getByRole('button', { name: 'Drop set' }).click();
  await expect(tab(page, /^Harbour shops/)).toHaveCount(0);
  await main(page).getByLabel('Find in accounts').fill('nobody at all');
  await expect(main(page).getByText('No account fits')).toBeVisible();
  await main(page).getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(tab(page, /^All/)).toHaveAttribute('aria-pressed', 'true');
});

test('ticked accounts are placed on test as the dry run says, and taken off again', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.limited', '/site?q=supply');
  await expect(main(page).getByText('Harbor Point Marine Supply')).toBeVisible();
  // Another filter is another list: what is ticked is ticked in what it answers.
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
  await done.getByRole('button', { name: 'Undo' }).click();
  await expect(done.getByText('1 taken off, 1 restored.')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Marine Supply' })).not.toContainText('ON TEST');
  await page.keyboard.press('Escape');
  await expect(done).toBeHidden();
});

test('exactly the filter is taken away, or what is ticked; a phone shows cards', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.limited', '/site?state=trouble');
  await expect(rows(page).first()).toBeVisible();
  const count = await rows(page).count();
  await main(page)
    .getByRole('button', { name: `Export ${count}`, exact: true })
    .click();
  const [whole] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /as CSV/ }).click(),
  ]);
  expect(whole.suggestedFilename()).toContain(`accounts-${count}-row`);
  await main(page).getByLabel('Select all').check({ force: true });
  // Where the bar of what is ticked lies below, a menu opens over its button.
  await rows(page).last().scrollIntoViewIfNeeded();
  const more = rows(page)
    .last()
    .getByRole('button', { name: /^More of/ });
  await more.press('ArrowUp');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').last()).toBeFocused();
  const [layer, button] = [await menu.boundingBox(), await more.boundingBox()];
  expect((layer?.y ?? 0) + (layer?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  await page.keyboard.press('Escape');
  await rows(page).first().getByRole('checkbox').uncheck({ force: true });
  const [ticked] = await Promise.all([
    page.waitForEvent('download'),
    main(page)
      .getByRole('button', { name: `Export ${count - 1}`, exact: true })
      .click(),
  ]);
  expect(ticked.suggestedFilename()).toContain(`accounts-${count - 1}-row`);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rows(page).first()).toBeVisible();
  // At its end the bar of what is ticked stands below the list and over no card.
  await rows(page).last().scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
  await expectAccessible(page);
});
