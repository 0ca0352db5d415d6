import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { readPdf } from '#tests/support/read-pdf.ts';
import { arrive } from './support/arrive.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a dealer sees what it owes with its branches, as a picture and as a table, and from a figure its invoices', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  await arrive(page, server, 'dealer.admin', '/billing');
  await expect(main.getByText('Bank transfer')).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'Invoice contacts' })).toContainText(
    'Harbor Point accounting',
  );
  await expectAccessible(page);
  await main.getByRole('button', { name: 'View as table' }).click();
  await expect(main.getByRole('table').getByRole('row')).toHaveCount(13);
  await main.getByRole('link', { name: 'Past due' }).click();
  await expect(page).toHaveURL(/tab=invoices&state=Past\+due/);
  await expect(main.getByRole('button', { name: /^NM-\d{6}-4473$/ })).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

test('an invoice opens beside the list, stands in the address, and goes with one as PDF and CSV', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  await arrive(page, server, 'dealer.admin', '/billing?tab=invoices&state=Open');
  await main.getByRole('button', { name: /^NM-\d{6}-4471$/ }).click();
  const invoice = page.getByRole('region', { name: /^Invoice NM-/ });
  await expect(invoice.getByRole('heading', { name: 'Lines' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(invoice.getByRole('link').first()).toBeVisible();
  await invoice.getByLabel('Search lines').fill('HP1415');
  const lines = invoice.getByRole('region', { name: 'Lines' }).getByRole('listitem');
  await expect(lines.filter({ hasNotText: 'HP1415' })).toHaveCount(0);
  await expect(lines.first()).toContainText('HP1415');

  const paper = page.waitForEvent('download');
  await invoice.getByRole('button', { name: 'Invoice as PDF' }).click();
  const pdf = await readFile(await (await paper).path());
  const { title, text, pages } = await readPdf(pdf);
  expect(pages).toBeGreaterThan(0);
  expect(text).toContain('HP1415');
  expect(title).toMatch(/^Invoice NM-\d{6}-4471$/);
  const table = page.waitForEvent('download');
  await invoice.getByRole('button', { name: 'Lines as CSV' }).click();
  const rows = parse<{ readonly Amount: string }>(await readFile(await (await table).path()), {
    bom: true,
    columns: true,
  });
  const cents = rows.reduce((sum, row) => sum + Math.round(Number(row.Amount) * 100), 0);
  const amount = `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  await expect(invoice.getByText(amount).first()).toBeVisible();

  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Close the invoice' }).click();
  await expect(page).not.toHaveURL(/invoice=/);
  await page.goBack();
  await expect(invoice).toBeVisible();
});

test('an own list is held against what is billed, without a byte of it leaving the browser', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await arrive(page, server, 'dealer.admin', '/billing?tab=accounts');
  await main
    .getByLabel('Your accounts')
    .fill('Account;Rate\nHP1577;1\nZZ-SECRET;4\nHP1577;2\n;3\nHP1415');
  await main.getByRole('button', { name: 'Compare' }).click();
  await expect(main.getByText('1 account the same on both sides.')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Not read 2' }).click();
  await expect(main.getByText('The account stands on line 2 already.')).toBeVisible();
  await main.getByRole('button', { name: 'Rate differs 1' }).click();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Differences as CSV' }).click();
  const rows = parse<object>(await readFile(await (await download).path()), {
    bom: true,
    columns: true,
  });
  expect(rows).toMatchObject([{ Account: 'HP1577', 'Your line': '2', 'Your rate': '1.00' }]);
  expect(sent.filter((text) => text.includes('SECRET'))).toEqual([]);
  await main.getByRole('button', { name: 'Change the list' }).click();
  await expect(main.getByLabel('Your accounts')).toHaveValue(/ZZ-SECRET/);
});

test('whoever is new reads when the first invoice comes, and whoever lacks the right finds no way in', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'hana.mori', '/billing');
  await expect(
    page.getByText('The first one follows on the 1st after your first account goes active.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Payments' }).click();
  await expect(page.getByText('No payments yet')).toBeVisible();
  await expectAccessible(page);
  await arrive(page, server, 'dealer.limited', '/billing');
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Billing' })).toHaveCount(0);
});
