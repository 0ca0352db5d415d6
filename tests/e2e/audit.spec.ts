import { readFileSync } from 'node:fs';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { arrive } from './support/arrive.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('the record is opened from home, filtered, read, checked and taken away', async ({
  page,
  server,
}) => {
  await new HttpVisitor(server.dealer).signIn('staff.admin', 'Not-The-Password-1');
  await arrive(page, server, 'staff.admin');
  const signIns = page.getByRole('region', { name: 'Sign-ins', exact: true });
  await expect(page.getByRole('region', { name: 'Impersonations', exact: true })).toBeVisible();
  await expectAccessible(page);
  await signIns.getByRole('link').click();
  await expect(page).toHaveURL(/tab=audit/);
  await expect(page.getByLabel('Result')).toHaveValue('refused');
  await expect(page.getByRole('cell', { name: 'Marcus Hale' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/result=/);
  await page.getByLabel('Person').fill('marcus');
  await expect(page).toHaveURL(/person=marcus/);
  await page.getByRole('button', { name: 'Check the record' }).click();
  await expect(page.getByText(/^Record intact up to line/)).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('button', { name: /^Details of line/ })
    .first()
    .click();
  const line = page.getByRole('dialog', { name: /^Line/ });
  await expect(line.getByText('Marcus Hale (staff.admin)').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(line).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  await page.getByRole('menuitem', { name: /as CSV$/ }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv).toContain('Time (UTC),Who acted,For,Operation');
  expect(csv).toContain(',Marcus Hale,');
  expect(csv).not.toContain('dealer.limited');

  await page.reload();
  await expect(page.getByLabel('Person')).toHaveValue('marcus');
  await page.getByLabel('Operation').selectOption('audit.export');
  await expect(page.getByRole('button', { name: 'Export 1', exact: true })).toBeVisible();
});
