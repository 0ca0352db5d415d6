import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { dialogOf } from '../support/menus.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';
import { linkTo } from '../support/ways-in.ts';

const GROUP = '/account-group/info';
const settled = async (page: Page, name: string) => {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'Portal users' }).getByRole('row').nth(1),
  ).toBeVisible();
};

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`account group ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('the group, its forms and an invitation', async ({ page, server }) => {
        await arrive(page, server, 'dealer.admin', GROUP);
        await settled(page, 'Harbor Point Alarm');
        await shoot(page, '26-account-group');
        await page.getByRole('button', { name: 'Invite user' }).click();
        await expect(page.getByRole('heading', { name: 'Invite a user' })).toBeVisible();
        await shoot(page, '26-invite');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Edit company' }).click();
        await dialogOf(page, 'Edit company');
        await shoot(page, '26-company');
        await page.keyboard.press('Escape');
        await page.goto(await linkTo(server, 'ben.carrow@example.com', 'otp'));
        await expect(page.getByLabel('Username')).toBeVisible();
        await shoot(page, '26-join');
      });

      test('empty, failed and not allowed', async ({ page, server }) => {
        await arrive(page, server, 'hana.mori', GROUP);
        await settled(page, 'Fernway Safety');
        await shoot(page, '26-account-group-empty');
        await page.route('**/api/account-group*', (route) => route.fulfill({ status: 409 }));
        await page.reload();
        await expect(page.getByText('Not loaded').first()).toBeVisible();
        await shoot(page, '26-account-group-failed');
        await page.unroute('**/api/account-group*');
        await arrive(page, server, 'dealer.limited', GROUP);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await shoot(page, '26-account-group-denied');
      });
    });
  }
