import { plainPdf } from '#tests/support/pdf-files.ts';
import { pastedSpreadsheet } from '../support/account-sheet.ts';
import { arrive } from '../support/arrive.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`bulk create ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('a sheet from its paste to its accounts', async ({ page, server }) => {
        test.slow();
        await arrive(page, server, 'dealer.admin', '/site');
        await expect(page.getByRole('button', { name: 'Bulk create' })).toBeVisible();
        await shoot(page, '70-accounts-head');
        await page.getByRole('button', { name: 'Bulk create' }).click();
        await expect(page.getByLabel('Rows, pasted from a spreadsheet')).toBeVisible();
        await shoot(page, '71-empty');
        await page.getByLabel('Branch').selectOption('4473');
        await page
          .getByLabel('Rows, pasted from a spreadsheet')
          .fill(pastedSpreadsheet(`${size} ${colorScheme}`));
        await page.getByRole('button', { name: 'Check the rows' }).click();
        await expect(page.getByRole('button', { name: /^Create \d+ accounts/ })).toBeVisible();
        await page.locator('#sheet-agreement-input').setInputFiles({
          name: 'agreement.pdf',
          mimeType: 'application/pdf',
          buffer: plainPdf(),
        });
        await expect(page.getByText('agreement.pdf').first()).toBeVisible();
        await shoot(page, '72-dry-run');
        await page.getByRole('heading', { name: 'Dry run' }).scrollIntoViewIfNeeded();
        await page.getByLabel('Rows of the sheet').scrollIntoViewIfNeeded();
        await shoot(page, '72-dry-run-rows');
        await page.getByRole('heading', { name: 'Columns' }).scrollIntoViewIfNeeded();
        await page.getByLabel('Columns of the sheet').scrollIntoViewIfNeeded();
        await shoot(page, '72-columns');
        await page.getByRole('button', { name: /^Create \d+ accounts/ }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
        await expect(page.getByText('Accounts are being created')).toBeVisible();
        await shoot(page, '73-running');
        await expect(page.getByText(/accounts created, 3 refused/)).toBeVisible({ timeout: 30000 });
        await shoot(page, '74-done');
      });
    });
  }
