import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { plainPdf } from '#tests/support/pdf-files.ts';
import { pastedSheet } from './support/account-sheet.ts';
import { arrive } from './support/arrive.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const PATH = '/create-account/bulk';
/** May create accounts in one branch. */
const CREATOR = 'omar.haddad';

const paste = async (page: Page, letter: string): Promise<void> => {
  await page.getByLabel('Rows, pasted from a spreadsheet').fill(pastedSheet(letter));
  await page.getByRole('button', { name: 'Check the rows' }).click();
};
const attach = async (page: Page): Promise<void> => {
  await page.locator('#sheet-agreement').setInputFiles({
    name: 'agreement.pdf',
    mimeType: 'application/pdf',
    buffer: plainPdf(),
  });
  await expect(page.getByText('agreement.pdf').first()).toBeVisible();
};

test('a sheet from the list of accounts to its accounts, and its refused rows once more', async ({
  page,
  server,
}) => {
  test.slow();
  await arrive(page, server, CREATOR, '/site');
  await page.getByRole('main').getByRole('button', { name: 'Bulk create' }).click();
  await expect(page.getByRole('heading', { name: 'Bulk create', level: 1 })).toBeFocused();
  await paste(page, 'Q');
  const rows = page.getByLabel('Rows of the sheet');
  await expect(rows.getByText('Q Print Works')).toBeVisible();
  await expect(rows.getByText('A contact with a phone that can be called')).toBeVisible();
  await expectAccessible(page);
  const create = page.getByRole('button', { name: 'Create 6 accounts' });
  await create.click();
  await expect(page.getByRole('alert')).toContainText('Add the signed agreement');
  await attach(page);
  await create.click();
  await expect(page.getByText('6 accounts created, 3 refused.')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  // What was refused comes as a file without the code, and once more into the field with it.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the refused rows' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('Q Boat Yard');
  expect(file).not.toContain('LANTERN9');
  await page.getByRole('button', { name: 'Correct the refused rows' }).click();
  const field = page.getByLabel('Rows, pasted from a spreadsheet');
  await expect(field).toHaveValue(/Q Boat Yard[^]*LANTERN9/);
  await field.fill((await field.inputValue()).replace('HP1562', ''));
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Create 1 account' }).click();
  await page.getByRole('button', { name: 'Open Q Boat Yard' }).click({ timeout: 30_000 });
  await expect(page.getByText('Install pending').first()).toBeVisible();
});

test('a run is found again by its address, and columns are taken for something else by hand', async ({
  page,
  server,
}) => {
  test.slow();
  await arrive(page, server, CREATOR, PATH);
  await page
    .getByLabel('Rows, pasted from a spreadsheet')
    .fill(pastedSheet('R').replace('Site name', 'Wer'));
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText('Say which column is the name.')).toBeVisible();
  await page.getByLabel('Wer is taken for').selectOption('Name');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('cell', { name: 'R Print Works' })).toBeVisible();
  await attach(page);
  await page.getByRole('button', { name: 'Create 6 accounts' }).click();
  await expect(page.getByText('6 accounts created, 3 refused.')).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByText('6 accounts created, 3 refused.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct the refused rows' })).toHaveCount(0);
});

test('nobody without the right finds the buttons or the screen', async ({ page, server }) => {
  await arrive(page, server, 'dealer.limited', '/site');
  const bulk = page.getByRole('main').getByRole('button', { name: 'Bulk create' });
  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible();
  await expect(bulk).toHaveCount(0);
});
