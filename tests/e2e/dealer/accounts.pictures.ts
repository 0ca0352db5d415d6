import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`accounts ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('the list, its panels and its empty states', async ({ page, server }) => {
        await arrive(page, server, 'dealer.admin', '/site?not=cancelled');
        await expect(main(page).locator('tbody tr[data-index]').first()).toBeVisible();
        await shoot(page, '41-accounts');
        for (const name of ['Beacon Street', 'Benson Boathouse', 'Fairlead']) {
          const box = main(page)
            .getByLabel(new RegExp(`^Select ${name}`))
            .first();
          await box.evaluate((input) => (input as HTMLInputElement).click());
        }
        await main(page).getByRole('button', { name: 'Place on test…' }).click();
        await expect(page.getByText(/^checked /)).toBeVisible();
        await shoot(page, '41-accounts-bulk');
        await page.getByRole('button', { name: /^Place \d+ on test$/ }).click();
        await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
        await shoot(page, '41-accounts-placed');
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(page.getByText(/taken off/)).toBeVisible();
        await page.goto(`${server.dealer}/site?find=1`);
        await expect(page.getByRole('dialog', { name: 'Advanced search' })).toBeVisible();
        await shoot(page, '41-accounts-filter');
        await page.goto(`${server.dealer}/site?q=nothing+like+this`);
        await expect(page.getByText('No matching accounts')).toBeVisible();
        await shoot(page, '41-accounts-nothing');
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('combobox', { name: 'Search accounts' })).toBeFocused();
        await page.keyboard.type('street');
        await expect(page.getByRole('option', { name: /^Show all/ })).toBeVisible();
        await shoot(page, '41-account-search');
      });
    });
  }
