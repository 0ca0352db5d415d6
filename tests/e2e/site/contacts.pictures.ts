import { arrive } from '../support/arrive.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const MARINE = '/site/info?sn=700121&part=contacts';

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`contacts ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('the call list and its layers', async ({ page, server }) => {
        await arrive(page, server, 'owner@example.com', '/msa/contacts');
        const main = page.getByRole('main');
        await expect(main.getByRole('list', { name: 'Call list' })).toBeVisible();
        await shoot(page, '40-contacts');
        await page.mouse.wheel(0, 4000);
        await shoot(page, '40-contacts-below');
        await page.goto(`${server.consumer}/msa/contacts?kind=burglary&at=2026-03-13T02:30`);
        await expect(main.getByRole('list', { name: /Call order/ })).toBeVisible();
        await shoot(page, '41-who-would-we-call');
        if (size === 'narrow') {
          await main.getByRole('list', { name: /Call order/ }).scrollIntoViewIfNeeded();
          await page.mouse.wheel(0, 700);
          await shoot(page, '41-who-would-we-call-below');
        }
        await page.goto(`${server.consumer}/msa/contacts?contact=new`);
        const form = page.getByRole('dialog', { name: 'Add contact' });
        await form.getByLabel('Specific hours').check({ force: true });
        await form.getByRole('button', { name: 'Add an email' }).click();
        await form.getByLabel('Phone 1', { exact: true }).fill('12');
        await form.getByRole('button', { name: 'Save' }).click();
        await shoot(page, '42-contact-form');
        await form.getByRole('heading', { name: 'Add contact' }).hover();
        await form.getByLabel('Notes').scrollIntoViewIfNeeded();
        await shoot(page, '42-contact-form-below');
        await page.goto(`${server.consumer}/msa/contacts`);
        await main.getByRole('button', { name: 'Paste contacts' }).click();
        await page
          .getByLabel('Rows from a spreadsheet')
          .fill('Name\tCell\tE-mail\nAnn Egan\t2075550188\tann@example.com\nBo\t12\t');
        await shoot(page, '43-paste');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Discard' }).last().click();
        await main.getByRole('button', { name: 'Copy to other sites' }).click();
        await expect(page.getByText('Harbor').first()).toBeVisible();
        await page.waitForTimeout(800);
        await shoot(page, '44-copy');
        await page.keyboard.press('Escape');
        await main
          .getByRole('button', { name: /^Actions for/ })
          .nth(1)
          .click();
        await shoot(page, '45-row-menu');
      });

      test('a dealer’s tab, and whoever has nobody or may change nothing', async ({
        page,
        server,
      }) => {
        await arrive(page, server, 'dealer.limited', MARINE);
        const main = page.getByRole('main');
        await expect(main.getByRole('list', { name: 'Call list' })).toBeVisible();
        await shoot(page, '46-contacts-dealer');
        await page.goto(`${server.originOf('dealer')}${MARINE}&kind=hold-up&at=2026-03-13T02:30`);
        await expect(main.getByRole('list', { name: /Call order/ })).toBeVisible();
        await shoot(page, '46-contacts-dealer-wide');
        await page.context().clearCookies();
        await arrive(page, server, 'owner@example.com', '/msa/summary');
        await page.route(/\/api\/site\b/, (route) => route.abort());
        await page.goto(`${server.consumer}/msa/contacts`);
        await page.waitForTimeout(4000);
        await shoot(page, '47-contacts-failed');
      });
    });
  }
