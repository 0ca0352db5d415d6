import { demoRule } from '#adapters/server/demo/write-auto-notify.ts';
import { arrive } from '../support/arrive.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`rules ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('the rules, one that is edited, a new one, and none', async ({ page, server }) => {
        await arrive(page, server, 'dealer.admin', '/ans-service/auto-notify?sg=4490');
        await expect(page.getByText('Low battery').first()).toBeVisible();
        await shoot(page, '65-rules');
        await page.goto(
          `${server.originOf('dealer')}/ans-service/auto-notify?sg=4490&rule=${demoRule(0)}`,
        );
        await expect(page.getByText(/Last week this rule/)).toBeVisible();
        await shoot(page, '66-rule');
      });
    });
  }
