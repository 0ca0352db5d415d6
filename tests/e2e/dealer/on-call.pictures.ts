import { arrive } from '../support/arrive.ts';
import { atRest, shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const ON_CALL = '/ans-service/on-call?sg=4490';

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`answering service ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('on call and hours', async ({ page, server }) => {
        await arrive(page, server, 'dealer.admin', ON_CALL);
        await atRest(page);
        await shoot(page, '28-on-call');
        await page.getByRole('button', { name: 'Edit lists' }).click();
        await shoot(page, '28-lists');
        await page.getByRole('button', { name: 'Edit After hours' }).click();
        await shoot(page, '28-list');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Edit Ray Delmar' }).click();
        await shoot(page, '28-person');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Fill the gap' }).first().click();
        await page.getByLabel('Who', { exact: true }).selectOption({ label: 'Ray Delmar' });
        await shoot(page, '28-override');
        await page.goto(`${server.dealer}/ans-service/business-hours?sg=4490`);
        await atRest(page);
        await shoot(page, '28-hours');
        await page.getByRole('button', { name: 'Edit hours' }).click();
        await shoot(page, '28-hours-form');
        await page.goto(`${server.dealer}/ans-service/temp-business-hours?sg=4490`);
        await atRest(page);
        await shoot(page, '28-temporary');
        await page.getByRole('button', { name: 'Plan a change' }).first().click();
        await shoot(page, '28-temporary-form');
        await page.route('**/api/ans-service/**', (route) => route.fulfill({ status: 409 }));
        await page.goto(`${server.dealer}${ON_CALL}`);
        await expect(page.getByText('Not loaded').first()).toBeVisible();
        await shoot(page, '28-failed');
      });

      test('for a member who changes nothing', async ({ page, server }) => {
        await arrive(page, server, 'sam.ortiz', '/ans-service/on-call');
        await atRest(page);
        await page.getByRole('button', { name: 'Subscribe' }).click();
        await page.getByRole('button', { name: 'Create an address' }).click();
        await shoot(page, '28-subscribe');
        await page
          .getByRole('button', { name: 'Month' })
          .or(page.getByText('Month'))
          .first()
          .click();
        await shoot(page, '28-month');
      });
    });
  }
