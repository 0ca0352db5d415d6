import { arrive } from '../support/arrive.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`knowledge base ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('the help site', async ({ page, server }) => {
        await arrive(page, server, 'dealer.admin', '/knowledge-base?rte=/msa/no-action');
        const site = page.frameLocator('iframe[title="Help site"]');
        await expect(site.getByRole('heading', { level: 1 })).toContainText('Place on test');
        await shoot(page, '40-help-page');
        await page.goto(`${server.dealer}/knowledge-base`);
        await expect(site.getByRole('heading', { level: 1 })).toContainText('How can we help');
        await shoot(page, '40-help-contents');
      });

      test('contact us, roadmap, resources', async ({ page, server }) => {
        await arrive(page, server, 'dealer.admin', '/home/contact-us');
        await expect(page.getByText('Write to us')).toBeVisible();
        await shoot(page, '41-contact-us');
        await page.goto(`${server.dealer}/home/product-roadmap`);
        await expect(page.getByRole('article').first()).toBeVisible();
        await shoot(page, '42-roadmap');
        await page.goto(`${server.dealer}/resources`);
        await expect(page.getByRole('article').first()).toBeVisible();
        await shoot(page, '43-resources');
      });

      test('a PDF that is looked at', async ({ page, server }) => {
        const title = 'Your first week with the portal';
        await arrive(page, server, 'grace.kim', '/resources');
        const look = page.getByRole('button', { name: `Preview ${title}` });
        await look.click();
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog.getByRole('group', { name: 'Page 1 of 1' })).toContainText('10. Save');
        await shoot(page, '45-pdf');
        for (let steps = 0; steps < 3; steps += 1)
          await dialog.getByRole('button', { name: 'Zoom in' }).click();
        await shoot(page, '45-pdf-larger');
        await page.keyboard.press('Escape');
        await page.route('**/resources/library/*/file*', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: '%PDF-1.7 nothing %%EOF' });
        });
        await look.click();
        await expect(dialog.getByRole('alert')).toBeVisible();
        await shoot(page, '45-pdf-damaged');
      });

      test('a report that is looked at', async ({ page, server }) => {
        await arrive(page, server, 'dealer.admin', '/reports');
        await page.getByRole('row').nth(1).click();
        const view = page.getByRole('button', { name: /^View/ }).first();
        await view.click();
        await expect(
          page.getByRole('group', { name: /^Page 1 of/ }).locator('canvas'),
        ).toBeVisible();
        await shoot(page, '45-report');
      });

      test('what staff keep of it', async ({ page, server }) => {
        await arrive(page, server, 'staff.admin', '/marketing?part=resources');
        await page.getByRole('button', { name: 'More actions for New account form' }).click();
        await page.getByRole('menuitem', { name: 'Edit' }).click();
        await expect(page.getByRole('button', { name: 'Download version 1' })).toBeVisible();
        await shoot(page, '44-library-editor');
        await page.goto(`${server.dealer}/marketing?part=roadmap`);
        await expect(page.getByRole('row').nth(1)).toBeVisible();
        await shoot(page, '44-roadmap-items');
        await page.goto(`${server.dealer}/support?tab=numbers`);
        await expect(page.getByRole('row').nth(1)).toBeVisible();
        await shoot(page, '44-numbers');
      });
    });
  }
