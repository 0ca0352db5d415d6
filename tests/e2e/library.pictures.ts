import { arrive } from './support/arrive.ts';
import { shootInto, SIZES } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

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
    });
  }
