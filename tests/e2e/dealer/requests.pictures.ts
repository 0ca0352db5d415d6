import { arrive } from '../support/arrive.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`requests ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('the list of a dealer and of the staff, a request, the end of a service', async ({
        page,
        server,
      }) => {
        const main = page.getByRole('main');
        await arrive(page, server, 'dealer.limited', '/site/requests');
        await expect(main.getByRole('checkbox').first()).toBeVisible();
        await shoot(page, '50-requests');
        await main
          .getByRole('button', { name: /Lantern/ })
          .last()
          .click();
        await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
        await shoot(page, '51-request');
        await page.goto(`${server.originOf('dealer')}/site/requests?q=HP1527`);
        await main.getByRole('button', { name: /Romero/ }).click();
        await page.getByRole('button', { name: 'Refuse' }).click();
        await shoot(page, '52-request-refuse');
        await page.goto(`${server.originOf('dealer')}/site/requests?q=nobody`);
        await expect(main.getByText('No matching requests')).toBeVisible();
        await shoot(page, '53-requests-empty');
        await page.goto(`${server.originOf('dealer')}/site/info?sn=700121&cancel=service`);
        await expect(page.getByRole('dialog', { name: 'Cancel service' })).toBeVisible();
        await shoot(page, '54-cancel-service');
        await page.getByRole('button', { name: 'Open calendar' }).click();
        await expect(page.getByRole('grid')).toBeVisible();
        await shoot(page, '54-cancel-calendar');
        await arrive(page, server, 'lee.park', '/site/requests');
        await shoot(page, '55-requests-reader');
        await arrive(page, server, 'staff.admin', '/support?tab=requests');
        await expect(main.getByRole('button', { name: /Lantern/ }).first()).toBeVisible();
        await shoot(page, '56-staff-requests');
        await arrive(page, server, 'owner@example.com', '/msa/account-info');
        await shoot(page, '57-account-info');
      });

      test('one that came meanwhile waits under the pill', async ({ page, server, browser }) => {
        const main = page.getByRole('main');
        await arrive(page, server, 'dealer.limited', '/site/requests');
        await expect(main.getByRole('checkbox').first()).toBeVisible();
        // While the page is scrolled to the top, a new request is inserted at once. After scrolling, a new request must not move the list.
        await page.setViewportSize({ ...viewport, height: size === 'wide' ? 440 : 640 });
        await page.evaluate(() => scrollTo(0, 320));
        const context = await browser.newContext();
        const customer = await context.newPage();
        await arrive(customer, server, 'derek.moss@example.com', '/msa/account-info');
        await customer.getByRole('button', { name: 'Request a change' }).click();
        const form = customer.getByRole('dialog', { name: 'Request a change' });
        await form.getByLabel('Subdivision').fill('Kiln Bank');
        await form.getByRole('button', { name: 'Request change' }).click();
        await expect(customer.getByText('(empty) → Kiln Bank')).toBeVisible();
        await context.close();
        const pill = main.getByRole('button', { name: /^1 new$/ });
        await expect(pill).toBeVisible();
        await shoot(page, '58-requests-new');
        await pill.click();
        await expect(main.getByRole('button', { name: 'Moss, Derek' })).toBeVisible();
        await shoot(page, '58-requests-shown');
      });
    });
  }
