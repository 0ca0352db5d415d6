import { arrive } from '../support/arrive.ts';
import { shootInto } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = [1440, 1024, 800, 390];

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`lists ${colorScheme}`, () => {
    test.use({ colorScheme });
    test('people, the record, staff and news at every width', async ({ clean, page, server }) => {
      clean.allow(/./);
      const atEachWidth = async (name: string) => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await shootInto(String(width), colorScheme)(page, name);
        }
        await page.setViewportSize({ width: 1440, height: 900 });
      };
      await arrive(page, server, 'staff.admin', '/support?q=44');
      const row = page.locator('tbody tr[data-index]').first();
      await expect(row).toBeVisible();
      await row.focus();
      await page.keyboard.press('ArrowDown');
      await atEachWidth('28-list-users');
      await page.getByRole('button', { name: /^Columns/ }).click();
      await atEachWidth('28-list-columns');
      await page.keyboard.press('Escape');
      await page.getByLabel('Find a user').fill('nobody at all');
      await expect(page.getByText('No matching users')).toBeVisible();
      await atEachWidth('28-list-nobody');
      await page.goto(`${server.dealer}/support?tab=audit&person=marcus&result=ok`);
      await expect(row).toBeVisible();
      await atEachWidth('28-list-record');
      await page.goto(`${server.dealer}/support?tab=audit&person=nobody`);
      await expect(page.getByText('No matching lines')).toBeVisible();
      await atEachWidth('28-list-record-none');
      await page.goto(`${server.dealer}/support?tab=staff`);
      await expect(row).toBeVisible();
      await atEachWidth('28-list-staff');
      await page.goto(`${server.dealer}/news/setup?expired=1`);
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await atEachWidth('28-list-news');
      await page.getByRole('searchbox').fill('zzzz');
      await expect(page.getByText('No matching news')).toBeVisible();
      await atEachWidth('28-list-news-none');
      await page.route('**/api/support/audit?*', (route) => route.fulfill({ status: 409 }));
      await page.goto(`${server.dealer}/support?tab=audit&person=nobody`);
      await expect(page.getByText('Not loaded')).toBeVisible();
      await atEachWidth('28-list-record-failed');
    });
  });
