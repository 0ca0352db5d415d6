import { readFile } from 'node:fs/promises';
import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const SHEET = [
  'record,group,name,username,side,email,groups',
  'group,4480991,Old Mill Security,,,,',
  'person,,Dana Quill,dana.quill,dealer,dana.quill@example.com,4480991',
  'person,,Lee Park,lee,dealer,lee@example.com,4480991',
].join('\r\n');

test('Staff check a file, take its refused line away, import the rest, whose people wait to be invited, and take everything away as a file', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'staff.admin', '/support?tab=people');
  const card = page.getByRole('region', { name: 'Import a file' });
  const template = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Empty template' }).click();
  const headings = await readFile(await (await template).path(), 'utf8');
  expect(headings).toMatch(/^\uFEFFrecord,group,name,/);

  await card.locator('#portal-file-input').setInputFiles({
    name: 'old mill.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(SHEET),
  });
  const refused = card.getByRole('list', { name: 'Refused lines' }).getByRole('listitem');
  await expect(refused).toHaveCount(1);
  await expect(refused).toContainText('Line 4');
  await expect(refused).toContainText('Person Lee Park');
  await expect(card.getByText("npm run admin -- import 'old mill.csv'")).toBeVisible();
  await expectAccessible(page);
  const waits = page.getByRole('listitem').filter({ hasText: 'dana.quill@example.com' });
  await expect(waits).toHaveCount(0);
  const lines = page.waitForEvent('download');
  await card.getByRole('button', { name: 'This one as CSV' }).click();
  expect(await readFile(await (await lines).path(), 'utf8')).toContain('4,Person,Lee Park,');

  await card.getByRole('button', { name: 'Import 2, skip 1' }).click();
  await expect(card.getByText('2 written, 1 refused')).toBeVisible();
  await expect(waits).toContainText('Never invited');
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Other file' }).click();
  await expect(card.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await card.getByRole('button', { name: 'Back to old mill.csv' }).click();
  await expect(card.getByText('2 written, 1 refused')).toBeVisible();

  await page.getByRole('button', { name: 'Export all' }).click();
  const line = page.getByRole('region', { name: 'Export' });
  const file = page.waitForEvent('download');
  await line.getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await file).path(), 'utf8')).toContain('Old Mill Security');
});
