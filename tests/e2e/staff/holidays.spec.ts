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
  const first = panel.getByLabel('First day', { exact: true });
  const last = panel.getByLabel('Last day', { exact: true });
  await first.pressSequentially('09/06/2027');
  await expect(last).toHaveValue('Sep 6, 2027');
  await last.fill('soon');
  await expect(first).toHaveValue('Sep 6, 2027');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Enter a date')).toBeVisible();
  await expect(last).toBeFocused();
  await last.fill('2027-09-05');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('The last day is before the first day')).toBeVisible();
  await expectAccessible(page);

  // Alt+ArrowDown opens the calendar. Escape first closes the calendar, and only a second Escape closes the panel.
  const calendar = panel.getByRole('dialog', { name: 'Calendar' });
  await last.press('Alt+ArrowDown');
  await expect(calendar.getByRole('button', { name: /September 5, 2027/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await panel.getByRole('button', { name: 'Open calendar' }).last().click();
  await expect(calendar.getByRole('button', { name: /September 5, 2027/ })).toBeFocused();
  // The calendar moves its focus in the next frame; a key before that is for the day before.
  await page.keyboard.press('ArrowDown');
  await expect(calendar.getByRole('button', { name: /September 12, 2027/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(calendar.getByRole('button', { name: /September 11, 2027/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(last).toHaveValue('Sep 11, 2027');
  await last.fill('Sep 7, 2027');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toBeHidden();
  const row = main.getByRole('row', { name: /Harbor Day/ });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^More actions for Harbor Day/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});
