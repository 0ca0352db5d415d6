import { plainPdf } from '#tests/support/pdf-files.ts';
import { arrive } from '../support/arrive.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const KESTREL = '/site/info?sn=700107&dn=1';
const VIEWPORTS = { ...SIZES, middle: { width: 1024, height: 768 } };

for (const [size, viewport] of Object.entries(VIEWPORTS))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`site file ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('the page of a site whole, and what opens over it', async ({ page, server }) => {
        await arrive(page, server, 'dealer.admin', KESTREL);
        const main = page.getByRole('main');
        await expect(main.getByRole('region', { name: 'Data quality' })).toBeVisible();
        await page.waitForTimeout(1200);
        await shoot(page, '40-site-file');
        await main.getByText('Language', { exact: true }).scrollIntoViewIfNeeded();
        await shoot(page, '40-site-file-language');
        for (const part of ['agencies', 'notes', 'changes']) {
          await page.locator(`#${part}`).scrollIntoViewIfNeeded();
          await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), part);
          await page.waitForTimeout(300);
          await shoot(page, `40-site-file-${part}`);
        }
        await page.evaluate(() => scrollTo(0, 0));
        await main.getByRole('button', { name: 'Edit site' }).first().click();
        const language = page.getByRole('dialog').getByLabel('Language');
        await language.scrollIntoViewIfNeeded();
        await shoot(page, '41-edit-site-language');
        await language.selectOption('es');
        await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(main.getByText('Spanish').first()).toBeVisible();
        await shoot(page, '40-site-file-spanish');
        await page.evaluate(() => scrollTo(0, 0));
        const open = async (name: string | RegExp, what: string): Promise<void> => {
          await main.getByRole('button', { name }).first().click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await page.waitForTimeout(400);
          await shoot(page, `41-${what}`);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        };
        await open('Edit site', 'edit-site');
        await open('Edit permits', 'edit-agencies');
        await open('Edit HP1561', 'edit-device');
        await open('Add note', 'add-note');
        await open('Request a change', 'request');
        await open('Add document', 'add-document');
        await open('Put out of service', 'out-of-service');
        await open('Templates', 'templates');
        await open('Move to another group', 'move');
      });

      test('a device out of service, a document, the order of columns', async ({
        page,
        server,
      }) => {
        const main = page.getByRole('main');
        await arrive(page, server, 'dealer.admin', KESTREL);
        const documents = main.getByRole('region', { name: 'Documents' });
        const add = async (name: string, mimeType: string, buffer: Buffer): Promise<void> => {
          await documents.getByRole('button', { name: 'Add document' }).click();
          await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
          await page.getByRole('button', { name: 'Upload' }).click();
          await expect(documents.getByRole('button', { name, exact: true })).toBeVisible();
        };
        await add('front-door.png', 'image/png', await page.screenshot());
        await add('floor-plan.pdf', 'application/pdf', Buffer.from(plainPdf()));
        for (const name of ['front-door.png', 'floor-plan.pdf']) {
          await documents.getByRole('button', { name, exact: true }).click();
          await page.waitForTimeout(500);
          await shoot(page, `43-${name}`);
          await page.keyboard.press('Escape');
        }
        await page.goto(`${server.originOf('dealer')}/site`);
        if (size !== 'phone' && size !== 'narrow') {
          await page.getByRole('button', { name: /^Columns/ }).click();
          await page
            .getByRole('button', { name: /^Put .+ one place behind/ })
            .first()
            .click();
          await page.waitForTimeout(300);
        }
        await shoot(page, '44-columns');
        await page.goto(`${server.originOf('dealer')}/site?state=out-of-service`);
        await page.waitForTimeout(600);
        await shoot(page, '45-accounts-out');
        await page
          .getByRole('button', { name: /Boathouse/ })
          .first()
          .click();
        await expect(main.getByText('A device is out of service')).toBeVisible();
        await page.waitForTimeout(600);
        await shoot(page, '46-out-of-service');
        await page.locator('#devices').scrollIntoViewIfNeeded();
        await page.evaluate(() => document.getElementById('devices')?.scrollIntoView());
        await page.waitForTimeout(300);
        await shoot(page, '46-out-of-service-device');
      });

      test('for who may only test, and for who may only read', async ({ page, server }) => {
        await arrive(page, server, 'lee.park', KESTREL);
        await expect(page.getByRole('region', { name: 'Notes' })).toBeVisible();
        await page.waitForTimeout(800);
        await shoot(page, '42-technician');
      });
    });
  }
