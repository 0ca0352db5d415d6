import type { Page } from '@playwright/test';
import { plainPdf } from '#tests/support/pdf-files.ts';
import { arrive } from '../support/arrive.ts';
import { ANSWERED, expect, expectAccessible, test } from '../support/test.ts';

const PATH = '/create-account';
/** Username of a user who may create accounts in one branch. */
const CREATOR = 'omar.haddad';

/** Goes to a wizard step by its keyboard shortcut. */
const jump = async (page: Page, step: number, title: string): Promise<void> => {
  await page.keyboard.press(`Alt+${step}`);
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeFocused();
};
const saved = (page: Page) => expect(page.getByText(/^Draft saved/)).toBeVisible();

const fillPremises = async (page: Page): Promise<void> => {
  await page.getByLabel('Name', { exact: true }).fill('Osei, Frank');
  await page.getByLabel('Street', { exact: true }).fill('9 Pier Road');
  await page.getByLabel('City').fill('Port Alder');
  await page.getByLabel('State').fill('ME');
  await page.getByLabel('Postal code').fill('04101');
};

test('A dealer creates an account from its number to the page that waits for its first signal', async ({
  page,
  server,
}) => {
  test.slow();
  await arrive(page, server, CREATOR, PATH);
  const main = page.getByRole('main');
  // The user's only branch is preselected.
  await expect(main.getByLabel('Branch')).toHaveValue('4473');
  await main.getByRole('button', { name: 'Next free' }).click();
  await expect(main.getByText(/is available\. Held for this draft until/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Premises', level: 2 })).toBeFocused();
  await fillPremises(page);
  await jump(page, 4, 'Contacts');
  await main.getByRole('button', { name: 'Add contact' }).first().click();
  const contact = page.getByRole('dialog', { name: 'Add contact' });
  await contact.getByLabel('Last name').fill('Osei');
  await contact
    .getByLabel(/^Phone 1|^Number/)
    .first()
    .fill('207-555-0183');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact).toBeHidden();
  await jump(page, 5, 'Passcodes');
  await main.getByRole('button', { name: 'Add passcode' }).click();
  const code = page.getByRole('dialog', { name: 'Add passcode' });
  await code.getByLabel('Holder').fill('Frank Osei');
  await code.getByLabel('Passcode', { exact: true }).fill('123456');
  await code.getByRole('button', { name: 'Save' }).click();
  await expect(code.getByText('is a sequence, which is easy to guess')).toBeVisible();
  await code.getByLabel('Passcode', { exact: true }).fill('LANTERN9');
  await code.getByRole('button', { name: 'Save' }).click();
  await expect(code).toBeHidden();
  await jump(page, 6, 'Zones');
  await main.getByRole('button', { name: 'Template', exact: true }).click();
  const copy = page.getByRole('dialog', { name: 'Copy zones' });
  await copy.getByLabel('Copy from').selectOption('home');
  await copy.getByRole('button', { name: /^Add \d+ zones/ }).click();
  await expect(copy).toBeHidden();
  await jump(page, 8, 'Agreement & services');
  await main.getByLabel('Burglary').check();
  await page
    .locator('#agreement-document-input')
    .setInputFiles({ name: 'agreement.pdf', mimeType: 'application/pdf', buffer: plainPdf() });
  await expect(main.getByText('agreement.pdf').first()).toBeVisible();
  await jump(page, 9, 'Review');
  await expect(main.getByText('Ready to create')).toBeVisible();
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\?account=\d+$/);
  await expect(page.getByRole('heading', { name: 'Osei, Frank', level: 1 })).toBeVisible();
  await expect(main.getByRole('row', { name: /First signal.*Waiting/ })).toBeVisible();
  await expectAccessible(page);
});

test('A dealer finds a draft again after a reload, learns in the later of two tabs that the other saved it, and is led from a refused press to its field', async ({
  page,
  server,
  clean,
}) => {
  // Allows the error response to the later of two saves.
  clean.allow(ANSWERED);
  await arrive(page, server, CREATOR, PATH);
  const main = page.getByRole('main');
  await jump(page, 2, 'Premises');
  await fillPremises(page);
  await main.getByLabel('Call first').fill('nonsense');
  await saved(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Premises', level: 2 })).toBeVisible();
  await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Osei, Frank');

  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('City').fill('Stonewick');
  await saved(other);
  await other.close();
  await main.getByLabel('State').fill('VT');
  await expect(
    page.getByText('You changed this draft in another tab or on another device'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Load the draft' }).click();
  await expect(main.getByLabel('City')).toHaveValue('Stonewick');

  await jump(page, 9, 'Review');
  await main.getByRole('button', { name: 'Create account' }).click();
  const lines = main.getByRole('region', { name: 'Review' }).first();
  await expect(lines.getByRole('alert')).toContainText('to fix before you submit');
  await expectAccessible(page);
  await lines.getByRole('button', { name: /Call first: Enter a valid phone number/ }).click();
  await expect(main.getByLabel('Call first')).toBeFocused();
  await expect(main.getByLabel('Call first')).toHaveAttribute('aria-invalid', 'true');
});
