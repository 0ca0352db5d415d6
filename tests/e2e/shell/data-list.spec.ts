import { readFileSync } from 'node:fs';
import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('A staff member walks and orders a list by keys, chooses its columns, keeps a filter under a name and takes it all away', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'staff.admin', '/support?q=4471');
  const rows = page.locator('tbody tr[data-index]');
  await expect(rows.first()).toBeVisible();
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/user=/);
  await page.goBack();
  await rows.nth(1).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Users' })).toBeFocused();

  await page.getByRole('button', { name: 'Last login' }).click();
  await expect(page).toHaveURL(/sort=lastLogin/);
  await expect(page.getByRole('columnheader', { name: 'Last login' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.getByRole('button', { name: /^Columns/ }).click();
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  await chooser.getByRole('checkbox', { name: 'Groups' }).uncheck();
  await chooser.getByRole('checkbox', { name: 'Email' }).check();
  // Reorders columns by keyboard. The focus moves with the column.
  const before = chooser.getByRole('button', { name: 'Move Email one place before' });
  await before.focus();
  await page.keyboard.press('Enter');
  await expect(chooser.getByText('Email is column 5 of 6.')).toBeVisible();
  await expect(before).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chooser.getByText('Email is column 4 of 6.')).toBeVisible();
  // A column is resized by buttons and by its edge, and rows become lower, for good.
  const heads = page.getByRole('columnheader');
  const email = heads.filter({ hasText: 'Email' });
  const widthOf = async (): Promise<number> => (await email.boundingBox())?.width ?? 0;
  const wide = await widthOf();
  await chooser.getByRole('button', { name: 'Make Email wider' }).click();
  await expect.poll(widthOf).toBe(Math.round(wide) + 24);
  await chooser.getByText('Compact', { exact: true }).click();
  await expect.poll(() => rows.first().evaluate((row) => row.clientHeight)).toBeLessThan(36);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Groups' })).toHaveCount(0);
  const { x = 0, y = 0, width = 0, height = 0 } = (await email.boundingBox()) ?? {};
  await page.mouse.move(x + width - 3, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 43, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(widthOf).toBeLessThan(width - 30);
  const narrow = await widthOf();
  await page.reload();
  await expect.poll(widthOf).toBe(narrow);

  await page.getByRole('button', { name: 'Save as new' }).click();
  await page.getByLabel('Name this view').fill('Harbor Point');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.goto(`${server.dealer}/support`);
  await page.getByLabel('Find a user').fill('owner@');
  await expect(page.getByRole('columnheader', { name: 'Email' })).toBeVisible();
  const views = page.getByRole('group', { name: 'Saved views' });
  await views.getByRole('button', { name: 'Harbor Point' }).click();
  await expect(page).toHaveURL(/q=4471&sort=lastLogin/);
  await expect(views.getByRole('button', { name: 'Harbor Point' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  await page.getByRole('menuitem', { name: /as CSV$/ }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv).toMatch(/^\uFEFF?User,Application,Last login,Email,Code\r\n/);
  expect(csv).toContain('Dana Reyes');
});
