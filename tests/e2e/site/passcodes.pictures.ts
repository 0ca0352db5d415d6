import { DEMO_PASSWORD } from '#adapters/server/demo/demo-database.ts';
import { arrive } from '../support/arrive.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`passcodes ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('an owner looks at a code, adds one and sets the duress code', async ({
        page,
        server,
      }) => {
        await arrive(page, server, 'owner@example.com', '/msa/passcodes');
        const main = page.getByRole('main');
        await expect(main.getByText('Site passcodes')).toBeVisible();
        await shoot(page, '36-passcodes');
        await main.getByRole('button', { name: 'Reveal the passcode of Opening staff' }).click();
        await page.getByLabel('Your password').fill(DEMO_PASSWORD);
        await shoot(page, '36-passcodes-check');
        await page.getByRole('button', { name: 'Show the code' }).click();
        await expect(main.getByText('HALYARD31')).toBeVisible();
        await page.waitForTimeout(5000);
        await shoot(page, '36-passcodes-shown');
        await page.mouse.wheel(0, 4000);
        await shoot(page, '36-passcodes-below');
        await main.getByRole('button', { name: 'View as table' }).click();
        await shoot(page, '36-passcodes-levels');
        await page.keyboard.press('Escape');
        await main.getByRole('button', { name: 'Add passcode' }).click();
        await page.getByLabel('Holder').fill('Delivery');
        await page.getByLabel('Passcode', { exact: true }).fill('buddy2019');
        await page.getByRole('button', { name: 'Limit to certain hours' }).click();
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('Easy to guess')).toBeVisible();
        await shoot(page, '36-passcodes-form');
      });

      test('a dealer has them on a tab of the site', async ({ page, server }) => {
        await arrive(page, server, 'dealer.admin', '/site/info?sn=700121&part=passcodes');
        const main = page.getByRole('main');
        await expect(main.getByText('Site passcodes')).toBeVisible();
        await shoot(page, '37-site-passcodes');
        await main.getByRole('button', { name: /^(Set|Change)$/ }).click();
        await shoot(page, '37-site-duress');
      });
    });
  }
