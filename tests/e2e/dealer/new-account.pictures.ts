import type { Page } from '@playwright/test';
import { plainPdf } from '#tests/support/pdf-files.ts';
import { arrive } from '../support/arrive.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/create-account';

const jump = async (page: Page, step: number, title: string): Promise<void> => {
  await page.keyboard.press(`Alt+${step}`);
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
};

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`new account ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('the steps of a new account, and what becomes of it', async ({ page, server }) => {
        test.slow();
        await arrive(page, server, 'dealer.admin', PATH);
        await page.getByLabel('Branch').selectOption('4473');
        await page.getByRole('button', { name: 'Next free' }).click();
        await expect(page.getByText('is available').first()).toBeVisible();
        await page.getByRole('button', { name: 'Add a transmitter' }).click();
        await page.getByLabel('Transmitter number').nth(1).fill('HP1562');
        await expect(page.getByText('belongs to Kestrel').first()).toBeVisible();
        await shoot(page, '60-account');
        await page.getByRole('button', { name: 'Remove transmitter 2' }).click();
        await jump(page, 2, 'Premises');
        await page.getByLabel('Name', { exact: true }).fill('Pier Nine Brewing');
        await page.getByLabel('Location type').selectOption('Commercial security');
        await page.getByLabel('Street', { exact: true }).fill('210 Ropewalk Lane');
        await page.getByLabel('City').fill('Port Alder');
        await page.getByLabel('State').fill('ME');
        await page.getByLabel('Postal code').fill('04101');
        await page.getByLabel('Call first').fill('nonsense');
        await page.getByLabel('Call second').fill('207-555-0182');
        await page.getByLabel('Call second').blur();
        await shoot(page, '61-premises');
        await page.getByLabel('Call first').fill('');
        await jump(page, 3, 'Agencies & permits');
        await page.getByLabel('Police', { exact: true }).fill('Port Alder Police');
        await page.getByRole('button', { name: 'Add a permit' }).click();
        await shoot(page, '62-agencies');
        await page.getByRole('button', { name: 'Remove permit 1' }).click();
        await jump(page, 4, 'Contacts');
        await shoot(page, '63-contacts-empty');
        await page.getByRole('button', { name: 'Add contact' }).first().click();
        const contact = page.getByRole('dialog', { name: 'Add contact' });
        await contact.getByLabel('First name').fill('Frank');
        await contact.getByLabel('Last name').fill('Osei');
        await contact
          .getByLabel(/^Phone 1|^Number/)
          .first()
          .fill('207-555-0183');
        await shoot(page, '63-contact-form');
        await contact.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('Frank Osei').first()).toBeVisible();
        await shoot(page, '63-contacts');
        await jump(page, 5, 'Passcodes');
        await page.getByRole('button', { name: 'Add passcode' }).click();
        const code = page.getByRole('dialog', { name: 'Add passcode' });
        await code.getByLabel('Holder').fill('Frank Osei');
        await code.getByLabel('Passcode', { exact: true }).fill('LANTERN9');
        await code.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByRole('button', { name: 'Frank Osei', exact: true })).toBeVisible();
        await shoot(page, '64-passcodes');
        await jump(page, 6, 'Zones');
        await page.getByRole('button', { name: 'Template', exact: true }).click();
        const copy = page.getByRole('dialog', { name: 'Copy zones' });
        await copy.getByLabel('Copy from').selectOption('shop');
        await copy.getByRole('button', { name: /^Add \d+ zones/ }).click();
        await expect(copy).toBeHidden();
        await shoot(page, '65-zones');
        await jump(page, 7, 'Schedules & notifications');
        await shoot(page, '66-schedules');
        await jump(page, 8, 'Agreement & services');
        await page.getByLabel('Burglary').check();
        await shoot(page, '67-agreement');
        await jump(page, 9, 'Review');
        await page.getByRole('button', { name: 'Create account' }).click();
        await shoot(page, '68-review-refused');
        await jump(page, 8, 'Agreement & services');
        await page.locator('#agreement-document-input').setInputFiles({
          name: 'agreement.pdf',
          mimeType: 'application/pdf',
          buffer: plainPdf(),
        });
        await expect(page.getByText('agreement.pdf').first()).toBeVisible();
        await jump(page, 9, 'Review');
        await expect(page.getByText('Ready to create').first()).toBeVisible();
        await shoot(page, '68-review');
        await page.getByRole('button', { name: 'Create account' }).click();
        await expect(page.getByText('Steps to monitoring').first()).toBeVisible();
        await shoot(page, '69-tracker');
      });
    });
  }
