import { arrive } from '../support/arrive.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { test } from '../support/on-a-thursday.ts';
import { expect } from '../support/test.ts';

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`schedules ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('the hours of a site, and their editors', async ({ page, server }) => {
        await arrive(page, server, 'owner@example.com', '/msa/schedules');
        const main = page.getByRole('main');
        const button = (name: string | RegExp) => main.getByRole('button', { name });
        await expect(main.getByRole('list', { name: 'Hours of the week' })).toBeVisible();
        await shoot(page, '34-schedules');
        await page.mouse.wheel(0, 4000);
        await shoot(page, '34-schedules-below');
        await main.getByText('Office', { exact: true }).first().click();
        await button('+2 h').click();
        await shoot(page, '34-schedules-late');
        await button('View as table').click();
        await shoot(page, '34-schedules-table');
        await main.getByText('Month', { exact: true }).click();
        await shoot(page, '34-schedules-month');
        await button('New temporary schedule').click();
        await shoot(page, '34-schedules-temporary');
        await page.keyboard.press('Escape');
        await button('Seasons and holidays').click();
        await page.getByRole('menuitem', { name: 'Assign holidays' }).click();
        await shoot(page, '34-schedules-holidays');
        await page.keyboard.press('Escape');
        const missed = main.getByRole('region', { name: 'If opening or closing is missed' });
        await missed.getByRole('button', { name: 'Edit' }).click();
        await shoot(page, '34-schedules-reactions');
        await page.keyboard.press('Escape');
        await button('Edit weekly hours').click();
        await expect(main.getByRole('list', { name: 'Weekly hours, editable' })).toBeVisible();
        await shoot(page, '34-schedules-edit');
        await page.mouse.wheel(0, 700);
        await shoot(page, '34-schedules-edit-below');
        await button('Cancel').click();
      });

      test('the tab of a dealer', async ({ page, server }) => {
        await arrive(page, server, 'dealer.admin', '/site/info?sn=700121&part=schedules');
        await page.waitForTimeout(1500);
        await shoot(page, '35-schedules-tab');
      });
    });
  }
