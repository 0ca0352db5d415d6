import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { readPdf } from '#tests/support/read-pdf.ts';
import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('A dealer reads what it owes, opens an invoice and comes Back to it, and holds an own list against what is billed without a byte of it leaving the browser', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await arrive(page, server, 'dealer.admin', '/billing');
  await expect(main.getByRole('region', { name: 'Invoice contacts' })).toContainText(
    'Harbor Point accounting',
  );
  await expectAccessible(page);
  await main.getByRole('button', { name: 'View as table' }).click();
  await expect(main.getByRole('table').getByRole('row')).toHaveCount(13);
  await main.getByRole('link', { name: 'Past due' }).click();
  await expect(page).toHaveURL(/tab=invoices&state=Past\+due/);
  await main.getByRole('button', { name: /^NM-\d{6}-4473$/ }).click();
  const invoice = page.getByRole('region', { name: /^Invoice NM-/ });
  await expect(invoice.getByRole('heading', { name: 'Lines' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  const lines = invoice.getByRole('region', { name: 'Lines' }).getByRole('listitem');
  await expect(lines.first()).toBeVisible();

  const paper = page.waitForEvent('download');
  await invoice.getByRole('button', { name: 'Invoice as PDF' }).click();
  const { title } = await readPdf(await readFile(await (await paper).path()));
  expect(title).toMatch(/^Invoice NM-\d{6}-4473$/);
  await page.getByRole('button', { name: 'Close the invoice' }).click();
  await expect(page).not.toHaveURL(/invoice=/);
  await page.goBack();
  await expect(invoice).toBeVisible();
  await page.getByRole('link', { name: 'Payments' }).click();
  await expect(main.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Accounts billed' }).click();
  await main
    .getByLabel('Your accounts')
    .fill('Account;Rate\nHP1577;1\nZZ-SECRET;4\nHP1577;2\n;3\nHP1415');
  await main.getByRole('button', { name: 'Compare' }).click();
  await expect(main.getByText('1 account the same on both sides.')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Rate differs 1' }).click();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Differences as CSV' }).click();
  const rows = parse<object>(await readFile(await (await download).path()), {
    bom: true,
    columns: true,
  });
  expect(rows).toMatchObject([{ Account: 'HP1577', 'Your line': '2', 'Your rate': '1.00' }]);
  expect(sent.filter((text) => text.includes('SECRET'))).toEqual([]);
});
