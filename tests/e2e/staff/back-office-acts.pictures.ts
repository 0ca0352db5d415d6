import { arrive } from '../support/arrive.ts';
import { atRest, shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

/** Maps picture names to the screens to open after the server has stopped. */
const AWAY = {
  '95-away-messages': '/ans-service/messages?sg=4490',
  '95-away-on-call': '/ans-service/on-call?sg=4490',
  '95-away-reports': '/reports/completed',
  '95-away-billing': '/billing',
  '95-away-resources': '/resources',
  '95-away-help': '/knowledge-base',
} as const;

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const MESSAGE = 'The siren of our shop test did not reach you yesterday. Was it on test?';

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`acts of the back office ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('the server is away', async ({ page, server }) => {
        await arrive(page, server, 'dealer.admin', '/home/dashboard');
        await page.route('**/api/**', (route) => route.abort());
        for (const [name, address] of Object.entries(AWAY)) {
          await page.evaluate((to) => {
            history.pushState({ key: to }, '', to);
            dispatchEvent(new PopStateEvent('popstate', { state: { key: to } }));
          }, address);
          await page.waitForTimeout(2500);
          await shoot(page, name);
        }
        await page.goto(`${server.dealer}/billing`);
        await page.waitForTimeout(2500);
        await shoot(page, '95-away-opened');
      });

      test('a shift is offered and a test page sent', async ({ page, server }) => {
        await arrive(page, server, 'sam.ortiz', '/ans-service/on-call');
        await atRest(page);
        await page.getByRole('button', { name: 'Send me a test page' }).click();
        await shoot(page, '96-test-page');
        await page.getByRole('button', { name: 'Send it to me' }).click();
        await expect(page.getByText('Sent', { exact: true })).toBeVisible({ timeout: 15_000 });
        await shoot(page, '96-test-page-sent');
        await page.goto(`${server.dealer}/ans-service/on-call`);
        await atRest(page);
        await page.getByRole('button', { name: 'Offer a shift' }).click();
        await shoot(page, '96-offer');
        await page
          .getByRole('checkbox', { name: /I take one of their shifts/ })
          .check({ force: true });
        await page.getByLabel('Note').fill('My daughter’s school play.');
        await page.getByRole('button', { name: 'Offer shift' }).click();
        await shoot(page, '96-offer-wrong');
      });

      test('a library file is replaced and retired', async ({ page, server }) => {
        await arrive(page, server, 'staff.admin', '/marketing?part=resources');
        await page.getByRole('button', { name: 'More actions for New account form' }).click();
        await page.getByRole('menuitem', { name: 'Edit' }).click();
        await expect(page.getByRole('button', { name: 'Download version 1' })).toBeVisible();
        await page.locator('#library-file-input').setInputFiles({
          name: 'new-account-form-2027.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.4\n%broken'),
        });
        await shoot(page, '97-replace-chosen');
        await page
          .locator('#library-file-input')
          .evaluate((field) => field.parentElement?.scrollIntoView());
        await shoot(page, '97-replace-broken');
        await page.locator('#library-file-input').setInputFiles({
          name: 'new-account-form-2027.png',
          mimeType: 'image/png',
          buffer: Buffer.from(PNG, 'base64'),
        });
        await page
          .getByRole('button', { name: 'Upload version 3' })
          .evaluate((button) => button.scrollIntoView({ block: 'center' }));
        await shoot(page, '97-replace');
        await page.getByRole('button', { name: 'Upload version 3' }).click();
        await expect(page.getByRole('button', { name: 'Download version 3' })).toBeVisible();
        await shoot(page, '97-replaced');
        await page.getByRole('radio', { name: 'Retired' }).check({ force: true });
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await page.waitForTimeout(1500);
        await shoot(page, '97-retired');
      });

      test('a message of a dealer is answered', async ({ page, server }) => {
        await arrive(page, server, 'dealer.limited', '/home/contact-us');
        await page.getByLabel('Topic').selectOption('Billing');
        await page.getByLabel('Message', { exact: true }).fill(MESSAGE);
        await page.getByRole('button', { name: 'Send message' }).click();
        const message = page.getByRole('status').filter({ hasText: 'was sent' });
        await expect(message).toBeVisible();
        const reference = /M-\d{6}/.exec((await message.textContent()) ?? '')?.[0] ?? '';
        await page.waitForTimeout(500);
        await shoot(page, '98-sent');
        await arrive(page, server, 'priya.nair', '/support?tab=intake');
        await page.getByRole('row').filter({ hasText: reference }).click();
        await page.getByLabel('Answer', { exact: true }).fill('It was on test until 17:30.');
        await shoot(page, '98-answering');
        await page.getByRole('button', { name: 'Send answer' }).click();
        await expect(page.getByText('Another answer')).toBeVisible();
        await shoot(page, '98-answered-staff');
        await arrive(page, server, 'dealer.limited', '/home/contact-us');
        await page.getByText('It was on test until 17:30.').scrollIntoViewIfNeeded();
        await shoot(page, '98-answered');
      });
    });
  }
