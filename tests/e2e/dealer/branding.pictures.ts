import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { dialogOf } from '../support/menus.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const ADDRESS = '/branding';
const accent = (page: Page) => page.getByRole('textbox', { name: 'Accent color' });

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`branding ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('a refused color, a suggestion taken and published', async ({ page, server }) => {
        await arrive(page, server, 'dealer.admin', ADDRESS);
        await expect(page.getByRole('heading', { level: 1, name: 'Branding' })).toBeVisible();
        await accent(page).fill('#E07B2A');
        await expect(page.getByText('Fails')).toBeVisible();
        await page.getByRole('radio', { name: /Harbor blue/ }).check();
        await expect(page.getByText(/^saved /)).toBeVisible();
        await shoot(page, '27-branding');
        await page.evaluate(() => scrollTo(0, 0));
        await shoot(page, '27-branding-top');
        await page.getByRole('button', { name: 'Open full size' }).click();
        await dialogOf(page, 'Preview');
        await shoot(page, '27-branding-full');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Use Harbor blue' }).click();
        await expect(page.getByText('Passes')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
        await page.getByRole('button', { name: 'Publish' }).click();
        await expect(page.getByText('Your branding is live')).toBeVisible();
        await page.getByRole('button', { name: 'History' }).click();
        await dialogOf(page, 'History');
        await expect(page.getByText('Version 1', { exact: true })).toBeVisible();
        await shoot(page, '27-branding-history');
        await page.goto(`${server.dealer}/home/dashboard`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await shoot(page, '27-branding-home');
        // Opens a blank page first, so that the portal's refresh cannot restore the session.
        await page.goto('about:blank');
        await page.context().clearCookies();
        await page.goto(`${server.dealer}/login?sg=4471`);
        await expect(page.getByLabel('Username')).toBeVisible();
        await shoot(page, '27-branding-sign-in');
      });

      test('customers see whom to call, and no powered-by line', async ({ page, server }) => {
        await arrive(page, server, 'owner@example.com', '/msa/summary');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await shoot(page, '27-branding-customer');
      });

      test('a branch in the looks of its dealer', async ({ page, server }) => {
        await arrive(page, server, 'omar.haddad', ADDRESS);
        await expect(page.getByText(/^Inherited from Harbor Point Alarm/)).toBeVisible();
        await shoot(page, '27-branding-branch');
      });

      test('empty, failed and not allowed', async ({ page, server }) => {
        await arrive(page, server, 'hana.mori', ADDRESS);
        await expect(page.getByRole('heading', { level: 1, name: 'Branding' })).toBeVisible();
        await expect(page.getByText('live: default branding')).toBeVisible();
        await shoot(page, '27-branding-empty');
        await page.route('**/api/branding/desk*', (route) => route.fulfill({ status: 409 }));
        await page.reload();
        await expect(page.getByText('Not loaded').first()).toBeVisible();
        await shoot(page, '27-branding-failed');
        await page.unroute('**/api/branding/desk*');
        await arrive(page, server, 'dealer.limited', ADDRESS);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await shoot(page, '27-branding-denied');
      });
    });
  }
