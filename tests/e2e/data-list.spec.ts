import { readFileSync } from 'node:fs';
import { arrive } from './support/arrive.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('rows are walked and opened by keys; a column goes and stays away; a filter is kept under a name', async ({
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
  await chooser.getByRole('checkbox', { name: 'E-mail' }).check();
  // In an order of one's own, by keys alone: the focus goes with the column.
  const before = chooser.getByRole('button', { name: 'Put E-mail one place before' });
  await before.focus();
  await page.keyboard.press('Enter');
  await expect(chooser.getByText('E-mail is column 5 of 6.')).toBeVisible();
  await expect(before).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chooser.getByText('E-mail is column 4 of 6.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Groups' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Sets' }).click();
  await page.getByLabel('Keep this filter as').fill('Harbor Point');
  await page.getByRole('button', { name: 'Keep set' }).click();
  await page.goto(`${server.dealer}/support`);
  await page.getByLabel('Find a user').fill('owner@');
  await expect(page.getByRole('columnheader', { name: 'E-mail' })).toBeVisible();
  await page.getByRole('button', { name: 'Sets 1' }).click();
  await page.getByRole('button', { name: 'Harbor Point', exact: true }).click();
  await expect(page).toHaveURL(/q=4471&sort=lastLogin/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  await page.getByRole('menuitem', { name: /as CSV$/ }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv).toMatch(/^\uFEFF?User,Application,Last login,E-mail,Code\r\n/);
  expect(csv).toContain('Dana Reyes');
});

test('nothing is cut off at any width, and each filter of the record is a chip to press away', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'staff.admin', '/support?tab=audit&result=ok&person=marcus');
  await expect(page.locator('tbody tr[data-index]').first()).toBeVisible();
  for (const width of [1440, 1279, 1024, 800, 641, 640, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const beyond = await page.evaluate(() => {
      const edge = document.documentElement.clientWidth;
      const cut = [...document.querySelectorAll('main td, main th, main button')].filter((part) => {
        const { right, width: wide } = part.getBoundingClientRect();
        // A head that is heard and not seen, as on phones, has no width of its own.
        return wide > 1 && right > edge + 1 && part.closest('thead, [role=tablist]') === null;
      });
      return [document.documentElement.scrollWidth > edge, cut.length];
    });
    expect([width, ...beyond]).toEqual([width, false, 0]);
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Remove filter Result: Done' }).click();
  await expect(page).not.toHaveURL(/result=/);
  await expect(page).toHaveURL(/person=marcus/);
  await page.goBack();
  await expect(page).not.toHaveURL(/support/);
});
