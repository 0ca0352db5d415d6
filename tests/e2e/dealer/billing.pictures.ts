import { arrive } from '../support/arrive.ts';
import { atRest, shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`billing ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('overview, invoices, one of them, payments, accounts billed, and who has none', async ({
        page,
        server,
      }) => {
        const main = page.getByRole('main');
        const at = `${server.originOf('dealer')}/billing`;
        await arrive(page, server, 'dealer.admin', '/billing');
        await expect(main.getByText('Accounts billed').last()).toBeVisible();
        await atRest(page);
        await shoot(page, '80-billing');
        if (size !== 'wide') {
          await page.evaluate(() => scrollTo(0, 500));
          await shoot(page, '80-billing-below');
          await page.evaluate(() => scrollTo(0, 0));
        }
        await main.getByRole('button', { name: 'View as table' }).click();
        await shoot(page, '81-billing-table');
        await page.goto(`${at}?tab=invoices`);
        await atRest(page);
        await shoot(page, '82-invoices');
        await main
          .getByRole('button', { name: /NM-\d+-4471/ })
          .first()
          .click();
        await expect(page.getByRole('heading', { name: 'Lines' })).toBeVisible();
        await atRest(page);
        await shoot(page, '83-invoice');
        await page.goto(`${at}?tab=invoices&q=nothing-like-it`);
        await expect(main.getByText('No invoice matches')).toBeVisible();
        await shoot(page, '84-invoices-none');
        await page.goto(`${at}?tab=payments`);
        await atRest(page);
        await shoot(page, '85-payments');
        await page.goto(`${at}?tab=accounts`);
        await main
          .getByLabel('Your accounts')
          .fill('Account,Rate\nHP1415,15.75\nHP1577,1\nXX1\n,4\nHP1527,abc');
        await shoot(page, '86-own-list');
        await main.getByRole('button', { name: 'Compare' }).click();
        await expect(main.getByText('the same on both sides')).toBeVisible();
        await shoot(page, '87-compared');
        await arrive(page, server, 'hana.mori', '/billing');
        await expect(main.getByText('No invoices yet')).toBeVisible();
        await shoot(page, '88-billing-empty');
        await arrive(page, server, 'dealer.limited', '/billing');
        await shoot(page, '89-billing-refused');
      });
    });
  }
