import { readFile } from 'node:fs/promises';
import { plainPdf } from '#tests/support/pdf-files.ts';
import { pastedSpreadsheet } from '../support/account-sheet.ts';
import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** Username of a user who may create accounts in one branch. */
const CREATOR = 'omar.haddad';

test('A dealer creates accounts from a pasted sheet, names a column by hand, finds the run again by its address, takes the refused rows away and corrects one', async ({
  page,
  server,
}) => {
  test.slow();
  await arrive(page, server, CREATOR, '/site');
  await page.getByRole('main').getByRole('button', { name: 'Bulk create' }).click();
  await expect(page.getByRole('heading', { name: 'Bulk create', level: 1 })).toBeFocused();
  const field = page.getByLabel('Rows, pasted from a spreadsheet');
  const check = page.getByRole('button', { name: 'Check the rows' });
  await field.fill(pastedSpreadsheet('Q').replace('Site name', 'Wer'));
  await check.click();
  await expect(page.getByText('Choose the column with the name.')).toBeVisible();
  await page.getByLabel('Wer is used as').selectOption('Name');
  await check.click();
  const rows = page.getByLabel('Rows of the sheet');
  await expect(rows.getByText('Q Print Works')).toBeVisible();
  await expect(rows.getByText('A contact with a phone that can be called')).toBeVisible();
  await expectAccessible(page);
  // Pastes the rows again with the corrected heading. The refused rows keep the corrected heading.
  await field.fill(pastedSpreadsheet('Q'));
  await check.click();
  const create = page.getByRole('button', { name: 'Create 6 accounts' });
  await create.click();
  await expect(page.getByRole('alert')).toContainText('add the signed agreement');
  await page.locator('#sheet-agreement-input').setInputFiles({
    name: 'agreement.pdf',
    mimeType: 'application/pdf',
    buffer: plainPdf(),
  });
  await expect(page.getByText('agreement.pdf').first()).toBeVisible();
  await create.click();
  const question = page.getByRole('dialog', { name: 'Create 6 accounts?' });
  await question.getByRole('button', { name: 'Keep checking' }).click();
  await expect(create).toBeFocused();
  await create.click();
  await question.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('6 accounts created, 3 refused.')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  // The URL leads to the import but not to its codes, which exist only in the page where the rows were pasted.
  const correct = 'Correct the refused rows';
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText('6 accounts created, 3 refused.')).toBeVisible();
  await expect(other.getByRole('button', { name: correct })).toHaveCount(0);
  await other.close();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the refused rows' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('Q Boat Yard');
  expect(file).not.toContain('LANTERN9');
  await page.getByRole('button', { name: correct }).click();
  await expect(field).toHaveValue(/Q Boat Yard[^]*LANTERN9/);
  await field.fill((await field.inputValue()).replace('HP1562', ''));
  await check.click();
  await page.getByRole('button', { name: 'Create 1 account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'Open Q Boat Yard' }).click({ timeout: 30_000 });
  await expect(page.getByText('Install pending').first()).toBeVisible();
});
