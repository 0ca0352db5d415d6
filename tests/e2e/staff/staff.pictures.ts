import { arrive } from '../support/arrive.ts';
import { chooseEntry, dialogOf } from '../support/menus.ts';
import { atRest, shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';
import { viewAs } from '../support/view-as.ts';

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`staff ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('home and support', async ({ page, server }) => {
        await arrive(page, server, 'staff.admin');
        await shoot(page, '20-staff-home');
        await page.goto(`${server.dealer}/support`);
        await shoot(page, '21-support-idle');
        await page.getByLabel('Find a user').fill('nobody at all');
        await expect(page.getByText('No matching users')).toBeVisible();
        await shoot(page, '21-support-nobody');
        await page.getByLabel('Find a user').fill('4471');
        await expect(page.getByRole('row', { name: /Dana Reyes/ })).toBeVisible();
        await shoot(page, '21-support-users');
        await page.getByRole('button', { name: 'Dana Reyes', exact: true }).click();
        const view = page.getByRole('button', { name: 'View as user' });
        await expect(view).toBeVisible();
        await shoot(page, '21-support-user');
        await view.click();
        await dialogOf(page, 'View as Dana Reyes');
        await shoot(page, '22-view-as');
        for (const tab of ['sessions', 'intake', 'holidays', 'audit', 'policy', 'staff']) {
          await page.goto(`${server.dealer}/support?tab=${tab}`);
          await atRest(page);
          await shoot(page, `23-support-${tab}`);
        }
        await page.route('**/api/support/**', (route) => route.fulfill({ status: 409 }));
        await page.goto(`${server.dealer}/support?tab=intake`);
        await atRest(page);
        await shoot(page, '23-support-failed');
      });

      test('news, banner, marketing', async ({ page, server }) => {
        await arrive(page, server, 'staff.admin', '/news');
        await shoot(page, '24-news');
        await page.goto(`${server.dealer}/news/setup`);
        await expect(page.locator('tbody tr')).toHaveCount(4);
        await shoot(page, '24-news-setup');
        await page.getByRole('searchbox').fill('zzzz');
        await atRest(page);
        await shoot(page, '24-news-setup-none');
        await page.getByRole('button', { name: 'Create News' }).click();
        await dialogOf(page, 'Create News');
        await shoot(page, '24-news-editor');
        await page.keyboard.press('Escape');
        await page.goto(`${server.dealer}/marketing`);
        await expect(page.getByText('Smoke detectors').first()).toBeVisible();
        await shoot(page, '25-marketing');
        await page.getByRole('button', { name: 'Create campaign' }).click();
        await dialogOf(page, 'Create campaign');
        await shoot(page, '25-marketing-editor');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Edit Smoke detectors before winter' }).click();
        await (await dialogOf(page, 'Edit campaign')).getByText('4472').scrollIntoViewIfNeeded();
        await shoot(page, '25-marketing-use');
        await page.keyboard.press('Escape');
        await chooseEntry(page, 'Help', 'Banner Settings');
        await dialogOf(page, 'Banner Settings');
        await atRest(page);
        await shoot(page, '26-banner-settings');
      });

      test('as a user', async ({ page, server }) => {
        await viewAs(page, server, { subject: 'dealer.admin' });
        await expect(page.getByText('Tidewater Cold Storage').first()).toBeVisible();
        await shoot(page, '27-view-as-home');
        await page.goto(`${server.dealer}/site/info?sn=700101`);
        // Waits for the "Live" label, because the open live stream keeps the network from ever becoming idle.
        await expect(page.getByText('Live', { exact: true })).toBeVisible();
        await shoot(page, '27-view-as-site');
      });
    });
  }
