import { chooseEntry, dialogOf } from '../support/menus.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { enterCode, expect, PASSWORD, signIn, test } from '../support/test.ts';

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    const narrow = size === 'narrow';
    test.describe(`shell ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('a dealer', async ({ page, server }) => {
        await signIn(page, server.dealer, 'dealer.admin');
        await enterCode(page, server);
        await expect(page.getByText('Tidewater Cold Storage').first()).toBeVisible();
        await shoot(page, '04-dealer-home');
        if (narrow) {
          await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
          await shoot(page, '04-dealer-sheet');
          await page.keyboard.press('Escape');
        } else {
          await page.getByRole('banner').getByRole('button', { name: /4471/ }).click();
          await shoot(page, '04-dealer-switcher');
          await page.keyboard.press('Escape');
          await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
          await shoot(page, '04-help-menu');
          await page.keyboard.press('Escape');
          await page.setViewportSize({ width: 1280, height: 700 });
          await shoot(page, '04-dealer-mini');
          // The window is too low for all icons to fit.
          await page.setViewportSize({ width: 1280, height: 480 });
          await page.getByRole('button', { name: 'More Options' }).click();
          await shoot(page, '04-dealer-more-options');
          await page.keyboard.press('Escape');
          await page.setViewportSize({ width: 900, height: 900 });
          await shoot(page, '04-dealer-between');
          await page.setViewportSize(viewport);
        }
        await page
          .getByRole('banner')
          .getByRole('button', { name: /^User menu/ })
          .click();
        await shoot(page, '04-user-menu');
        await page.keyboard.press('Escape');
        await page
          .getByRole('banner')
          .getByRole('button', { name: /Notifications/ })
          .click();
        await shoot(page, '14-notifications');
        await page.keyboard.press('Escape');
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('dialog')).toBeVisible();
        await shoot(page, '05-search-empty');
        await page.keyboard.type('harbor');
        await expect(page.getByRole('option').first()).toBeVisible();
        await shoot(page, '05-search-hits');
        await page.keyboard.type('zzzz');
        await page.waitForTimeout(900);
        await shoot(page, '05-search-nothing');
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
      });

      test('a site', async ({ page, server }) => {
        await signIn(page, server.dealer, 'dealer.admin');
        await enterCode(page, server);
        await page.getByRole('link', { name: 'Quayside Dental Group' }).first().click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await shoot(page, '06-site');
        await page.mouse.wheel(0, 900);
        await shoot(page, '06-site-below');
        await page.goto(`${server.dealer}/site/info?sn=999999`);
        await shoot(page, '06-site-unknown');
        await page.goto(`${server.dealer}/resources`);
        await expect(page.getByRole('article').first()).toBeVisible();
        await shoot(page, '15-resources');
        await page.goto(`${server.dealer}/resources?sg=4490`);
        await expect(page.getByText('Nothing is published in this category.')).toBeVisible();
        await shoot(page, '15-resources-none');
        await page.goto(`${server.dealer}/icons`);
        await shoot(page, '14-icons');
        await page.goto(`${server.dealer}/nowhere`);
        await shoot(page, '90-not-found');
        await page.goto(`${server.dealer}/server-error`);
        await shoot(page, '92-server-error');
      });

      test('dialogs', async ({ page, server }) => {
        await signIn(page, server.dealer, 'dealer.limited');
        await expect(page).toHaveURL(/home\/dashboard/);
        for (const [entry, name] of [
          ['Submit A Bug', '14-bug'],
          ['Provide Feedback', '14-feedback'],
          ['About', '14-about'],
        ] as const) {
          await chooseEntry(page, 'Help', entry);
          await dialogOf(page, entry);
          await shoot(page, name);
          await page.keyboard.press('Escape');
        }
        await chooseEntry(page, 'User menu', 'User Account');
        const account = await dialogOf(page, 'User Account');
        await shoot(page, '14-user-account');
        await account.getByLabel('Email').fill('ana.duarte@example.com');
        await account.getByRole('button', { name: 'Save' }).click();
        await shoot(page, '14-user-account-password');
        await account.getByLabel('Your password').fill(PASSWORD);
        await page.keyboard.press('Enter');
        await page.waitForTimeout(1500);
        await shoot(page, '14-user-account-code');
      });

      test('a customer', async ({ page, server }) => {
        await signIn(page, server.consumer, 'owner@example.com');
        await enterCode(page, server);
        await expect(page).toHaveURL(/msa\/summary/);
        await shoot(page, '08-summary');
        await page.getByRole('banner').locator('[data-switcher] button').first().click();
        await shoot(page, '08-account-switcher');
        await page.getByText('Add account', { exact: true }).click();
        await shoot(page, '08-add-account');
      });
    });
  }
