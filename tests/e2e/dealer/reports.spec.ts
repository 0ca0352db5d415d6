import { readFile } from 'node:fs/promises';
import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('A dealer runs a report that comes to the open page as a file, reads why another failed, and schedules one that staff see', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  await arrive(page, server, 'dealer.limited', '/reports/completed');
  await main.getByRole('button', { name: 'Run a report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Run a report' });
  await dialog.getByLabel('Report').selectOption('zoneList');
  await dialog.getByLabel('Scope').selectOption('sites');
  const accounts = dialog.getByRole('textbox', { name: 'Accounts' });
  await accounts.fill('Nobody’s Lighthouse 12x');
  await dialog.getByRole('radio', { name: 'CSV' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Run now' }).click();
  await expect(dialog.getByText('No account is called Nobody’s Lighthouse 12x')).toBeVisible();
  await expect(accounts).toBeFocused();
  await expectAccessible(page);
  await accounts.fill('Tidewater Cold Storage');
  await accounts.press('Enter');
  await expect(
    dialog.getByRole('button', { name: /^Remove .* Tidewater Cold Storage/ }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Run now' }).click();
  await expect(dialog).toHaveCount(0);
  const row = main.getByRole('row').filter({ hasText: 'Tidewater Cold Storage' });
  await expect(row.getByText('Ready')).toBeVisible();
  const downloads = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Download Zone list' }).click();
  const file = await downloads;
  expect(file.suggestedFilename()).toMatch(/^zone-list-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFF?Site,Site number,Account,/);

  await page.goto(`${server.dealer}/reports/completed?state=Failed`);
  const failed = main.getByRole('button', { name: 'Open/close weekly', exact: true });
  await failed.click();
  await expect(failed).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/report=/);
  await expectAccessible(page);
  await page.reload();
  await expect(main.getByText('Over 50,000 rows: a PDF holds at most that many.')).toBeVisible();
  await failed.click();
  await expect(main.getByText('Over 50,000 rows')).toHaveCount(0);

  await page.goto(`${server.dealer}/reports/completed?tab=schedules`);
  await main.getByRole('button', { name: 'New schedule' }).click();
  const form = page.getByRole('dialog', { name: 'New schedule' });
  await form.getByLabel('Name').fill('Troubles every morning');
  await form.getByLabel('Report').selectOption('troubles');
  const recipients = form.getByRole('textbox', { name: 'Recipients' });
  await recipients.fill('ops@example.com, nobody@');
  await recipients.press('Enter');
  await expect(form.getByText('nobody@ is not an email address')).toBeVisible();
  // If Save cannot send the form, the focus moves to the invalid field, which keeps its value for correction.
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(recipients).toBeFocused();
  await expect(recipients).toBeInViewport();
  await expect(recipients).toHaveValue('nobody@');
  await expectAccessible(page);
  await recipients.fill('front.desk@example.com');
  await recipients.press('Enter');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('ops@example.com and 1 other')).toBeVisible();

  await arrive(page, server, 'staff.admin', '/reports?tab=schedules');
  await expect(main.getByText('Troubles every morning')).toBeVisible();
  await expect(main.getByRole('button', { name: 'New schedule' })).toHaveCount(0);
  await expectAccessible(page);
});
