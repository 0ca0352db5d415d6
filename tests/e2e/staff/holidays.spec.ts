import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('Staff add a holiday of all sites, delete it and put it back', async ({ page, server }) => {
  await arrive(page, server, 'staff.admin', '/support?tab=holidays');
  const main = page.getByRole('main');
  await expect(main.getByRole('cell', { name: 'Christmas' }).first()).toBeVisible();
  await main.getByRole('button', { name: 'Add holiday' }).click();
  const panel = page.getByRole('dialog', { name: 'Add holiday' });
  await panel.getByLabel('Name').fill('Harbor Day');
  await panel.getByLabel('Group').selectOption('Regional');
  await panel.getByLabel('First day').fill('2027-09-06');
  await expect(panel.getByLabel('Last day')).toHaveValue('2027-09-06');
  await panel.getByLabel('Last day').fill('2027-09-05');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('The last day is before the first')).toBeVisible();
  await expectAccessible(page);
  await panel.getByLabel('Last day').fill('2027-09-07');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toBeHidden();
  const row = main.getByRole('row', { name: /Harbor Day/ });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});
