import { arrive } from '../support/arrive.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`dashboard ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('a full, an empty and a failed dashboard', async ({ page, server }) => {
        await arrive(page, server, 'dealer.admin');
        await page.waitForTimeout(1500);
        await shoot(page, '40-dashboard');
        for (const [index, y] of [900, 900].entries()) {
          await page.mouse.wheel(0, y);
          await page.waitForTimeout(300);
          await shoot(page, `40-dashboard-below-${index + 1}`);
        }
        await page.goto(`${server.dealer}/home/dashboard?attention=everybody`);
        const list = page.getByRole('list', { name: 'What needs attention' });
        await list.getByRole('button').nth(1).click();
        await page.waitForTimeout(800);
        await shoot(page, '41-attention');
        if (size === 'wide' && colorScheme === 'light') {
          await page.goto(`${server.dealer}/home/dashboard`);
          await page.getByText('30 days', { exact: true }).click();
          for (const name of ['View as table', 'View as table'])
            await page.getByRole('button', { name }).first().click();
          await page.waitForTimeout(800);
          await shoot(page, '42-tables');
          await page.goto(`${server.dealer}/site/info?sn=700107`);
          await page.waitForTimeout(1500);
          await shoot(page, '43-watch');
        }
        await arrive(page, server, 'hana.mori');
        await expect(page.getByText('Welcome', { exact: true })).toBeVisible();
        await shoot(page, '44-new-dealer');
        await page.route('**/api/home/dashboard?*', (route) => route.abort());
        await page.reload();
        await expect(page.getByText('Not loaded').first()).toBeVisible({ timeout: 20000 });
        await shoot(page, '45-failed');
      });
    });
  }
