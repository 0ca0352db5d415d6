import { demoMessage } from '#adapters/server/demo/write-answering.ts';
import { demoRule } from '#adapters/server/demo/write-auto-notify.ts';
import { arrive, personOf } from '../support/arrive.ts';
import { mailReport } from '../support/mailed-report.ts';
import { atRest, shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

/** Matches API requests of the dealer's back office. In the failure pictures, these requests get no response. */
const READ = /\/api\/(ans-service|billing|report|contact-us|resources|roadmap)\b/;
const FAILED = {
  '90-messages': '/ans-service/messages?sg=4490',
  '90-auto-notify': '/ans-service/auto-notify?sg=4490',
  '90-business-hours': '/ans-service/business-hours?sg=4490',
  '90-billing': '/billing',
  '90-invoices': '/billing?tab=invoices',
  '90-accounts-billed': '/billing?tab=accounts',
  '90-reports': '/reports/completed',
  '90-schedules': '/reports/completed?tab=schedules',
  '90-contact-us': '/home/contact-us',
  '90-roadmap': '/home/product-roadmap',
  '90-resources': '/resources',
} as const;

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`back office ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('what could not be read', async ({ page, server }) => {
        await arrive(page, server, 'dealer.admin', '/home/dashboard');
        await page.route(READ, (route) => route.fulfill({ status: 409 }));
        for (const [name, address] of Object.entries(FAILED)) {
          await page.goto(server.dealer + address);
          await atRest(page);
          await shoot(page, name);
        }
      });

      test('forms and filters of the answering service', async ({ page, server }) => {
        const at = `${server.dealer}/ans-service`;
        await arrive(page, server, 'dealer.admin', '/ans-service/messages?sg=4490');
        await page.getByRole('button', { name: /^Filters/ }).click();
        await shoot(page, '91-message-filters');
        await page.keyboard.press('Escape');
        await page
          .getByRole('checkbox', { name: /^Select / })
          .nth(2)
          .check({ force: true });
        await shoot(page, '91-message-picked');
        await page.goto(`${at}/messages?sg=4490&message=${demoMessage(1)}`);
        await page.getByRole('button', { name: 'Close…' }).click();
        await shoot(page, '91-message-close');
        await page.goto(`${at}/auto-notify?sg=4490&rule=${demoRule(0)}`);
        await page.getByText(/Last week this rule/).scrollIntoViewIfNeeded();
        await shoot(page, '91-rule-dry-run');
        await arrive(page, server, 'dealer.limited', '/ans-service/messages');
        await shoot(page, '91-messages-no-right');
      });

      test('what staff keep, and where help leads them', async ({ page, server }) => {
        const at = server.dealer;
        await arrive(page, server, 'staff.admin', '/marketing');
        await atRest(page);
        await shoot(page, '92-campaigns');
        await page.getByRole('button', { name: 'Create campaign' }).click();
        await shoot(page, '92-campaign');
        await page.goto(`${at}/marketing?part=resources`);
        await expect(page.getByRole('row').nth(1)).toBeVisible();
        await shoot(page, '92-library');
        await page.getByRole('button', { name: 'Add resource' }).click();
        await shoot(page, '92-library-add');
        await page.goto(`${at}/support?tab=intake&kind=message`);
        await atRest(page);
        await shoot(page, '92-intake');
        await page.goto(`${at}/home/dashboard`);
        await atRest(page);
        await shoot(page, '92-staff-home');
        await page.goto(`${at}/knowledge-base?rte=/staff/home`);
        const site = page.frameLocator('iframe[title="Help site"]');
        await expect(site.getByRole('heading', { level: 1 })).toContainText('Staff home');
        await shoot(page, '92-staff-help');
        await page.route('**/api/knowledge-base**', (route) =>
          route.fulfill({ json: { answers: false } }),
        );
        await page.route(`http://localhost:${server.port + 3}/**`, (route) => route.abort());
        await page.goto(`${at}/knowledge-base`);
        await expect(page.getByText('The help site isn’t responding')).toBeVisible();
        await shoot(page, '92-help-silent');
      });

      test('resources and messages of a dealer', async ({ page, server }) => {
        const at = server.dealer;
        await arrive(page, server, 'dealer.admin', '/resources?q=zebra');
        await page.getByLabel('Search', { exact: true }).fill('zebra');
        await shoot(page, '93-resources-none');
        await page.goto(`${at}/resources`);
        await page.getByText('Preview', { exact: true }).first().click();
        await page.waitForTimeout(1500);
        await shoot(page, '93-preview');
        await page.goto(`${at}/resources?tool=decoder`);
        await shoot(page, '93-decoder');
        await page.goto(`${at}/home/contact-us`);
        await page.getByRole('button', { name: 'Send message' }).click();
        await shoot(page, '93-contact-wrong');
      });

      test('a mailed report that two ways lead to, on its way', async ({ page, server }) => {
        const email = personOf('dealer.admin').email ?? '';
        const link = await mailReport(server, email);
        await page.goto(link);
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await shoot(page, '94-report-ways');
        await dialog.getByRole('button', { name: 'Send code' }).click();
        const { code } = await server.code(email);
        await expect(dialog.getByLabel('Verification code')).toBeVisible();
        await shoot(page, '94-report-code');
        await page.route('**/file*', async (route) => {
          await new Promise((done) => setTimeout(done, 6000));
          await route.continue();
        });
        await dialog.getByLabel('Verification code').pressSequentially(code);
        await dialog.getByRole('button', { name: 'Verify' }).click();
        await expect(page.getByText('Downloading file...').first()).toBeVisible();
        await shoot(page, '94-report-coming');
      });
    });
  }
