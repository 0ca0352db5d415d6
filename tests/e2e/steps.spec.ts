import type { Page } from '@playwright/test';
import {
  ANSWERED,
  enterCode,
  expect,
  expectAccessible,
  PASSWORD,
  signIn,
  test,
} from './support/test.ts';

const TICK = 'Accept Terms and Conditions';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Fills one field, presses the step's button, and expects the words. */
const refused = async (
  page: Page,
  { field, text, button, words }: { field: string; text: string; button: string; words: string },
) => {
  const input = page.getByRole('textbox', { name: field, exact: true });
  await input.fill(text);
  await press(page, button);
  await expect(page.getByText(words)).toBeVisible();
  await expect(input).toHaveValue(text);
};

test.describe('what is wrong at a step is told in words, and nothing typed is lost', () => {
  test.beforeEach(({ clean }) => clean.allow(ANSWERED));

  test('a contact, a phone number that takes the code, and another one after Back', async ({
    page,
    server,
  }) => {
    await page.clock.install();
    await signIn(page, server.dealer, 'dealer.steps');
    const field = 'Email or Phone';
    const button = 'Update';
    await press(page, button);
    await expect(page.getByText('Email or phone is required')).toBeVisible();
    const words = 'Enter a valid email address or phone number';
    await refused(page, { field, text: 'not-an-address', button, words });
    await expect(page.getByLabel(field)).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel(field).fill('207-555-0190');
    await press(page, button);
    await expect(page.getByText(/We sent 6 digits to .*0190/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Text me a code again' })).toBeDisabled();
    const first = await server.code();
    await press(page, 'Use another email or phone');
    await expect(page.getByLabel(field)).toHaveValue('+12075550190');
    await press(page, button);
    await expect(page.getByLabel('Verification code')).toBeVisible();
    await page.getByLabel('Verification code').pressSequentially(first.code);
    await expect(page.getByRole('heading', { name: 'Choose a new username' })).toBeVisible();
  });

  test('a username that is short, without a letter, long, telling, or taken', async ({
    page,
    server,
  }) => {
    await signIn(page, server.dealer, '4471dealer');
    const step = { field: 'New username', button: 'Update username' };
    for (const [text, words] of [
      ['abc', 'Must be at least 5 characters long'],
      ['1234567', 'At least one letter is required'],
      ['x'.repeat(51), 'Must be at most 50 characters long'],
      ['joy4471okafor', 'The username must not contain your dealer number.'],
      ['dealer.admin', 'This username is already taken. Please choose another one.'],
    ] as const)
      await refused(page, { ...step, text, words });
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'New username' }).fill('joy.okafor');
    await press(page, 'Update username');
    await expect(page).toHaveURL(/home\/dashboard/);
  });

  test('answers, passwords, and terms that changed while they were read', async ({
    page,
    server,
  }) => {
    await signIn(page, server.dealer, 'dealer.steps');
    await page.getByLabel('Email or Phone').fill('pete.lang@example.com');
    await press(page, 'Update');
    const firstCodeAt = await enterCode(page, server);
    await page.getByRole('textbox', { name: 'New username' }).fill('pete.lang');
    await press(page, 'Update username');

    await expect(page.getByLabel('Question 1')).toBeVisible();
    await press(page, 'Save answers');
    await expect(page.getByLabel('Question 1')).toBeFocused();
    await expect(page.getByLabel('Question 1')).toHaveAttribute('aria-invalid', 'true');
    for (const row of [1, 2, 3]) {
      await page.getByLabel(`Question ${row}`).selectOption({ index: row });
      await page.getByLabel(`Answer ${row}`).fill(`harbor ${row}`);
    }
    await press(page, 'Save answers');

    const passwords = async (current: string, next: string, confirm = next) => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password', { exact: true }).fill(next);
      await page.getByLabel('Confirm new password').fill(confirm);
      await press(page, 'Update password');
    };
    await passwords(PASSWORD, 'too short');
    await expect(page.getByText('Must be 12 to 32 characters long')).toBeVisible();
    await passwords(PASSWORD, 'Quiet-Lantern-77', 'Quiet-Lantern-78');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await passwords(PASSWORD, 'qwerty123456');
    await expect(page.getByRole('alert')).toContainText('used by too many people');
    await passwords(PASSWORD, PASSWORD);
    await expect(page.getByRole('alert')).toContainText('must differ from the current one');
    await passwords('Wrong-Password-123', 'Quiet-Lantern-77');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Confirm new password')).toHaveValue('Quiet-Lantern-77');
    await expectAccessible(page);

    // The first text read is an older one: the server refuses it, the newer one is read and ticked anew.
    await page.route(
      /account\/terms\?/,
      async (route) => {
        const answer = await route.fetch();
        const json = (await answer.json()) as { version: number; text: string };
        await route.fulfill({
          response: answer,
          json: { ...json, version: json.version + 1, text: 'The text before the change.' },
        });
      },
      { times: 1 },
    );
    await passwords(PASSWORD, 'Quiet-Lantern-77');
    const terms = page.getByRole('dialog', { name: /Terms and Conditions/i });
    await expect(terms.getByText('The text before the change.')).toBeVisible();
    await terms.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(terms.getByText('Tick “Accept Terms and Conditions” to continue')).toBeVisible();
    await terms.getByLabel(TICK).check();
    await terms.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(terms.getByText(/These terms govern your use/)).toBeVisible();
    await expect(terms.getByRole('alert')).toBeVisible();
    await expect(terms.getByLabel(TICK)).not.toBeChecked();
    await terms.getByLabel(TICK).check();
    await terms.getByRole('button', { name: 'Accept', exact: true }).click();

    const privacy = page.getByRole('dialog', { name: /Privacy Policy/i });
    await privacy.getByRole('button', { name: 'Back to sign in' }).click();
    await signIn(page, server.dealer, 'pete.lang', 'Quiet-Lantern-77');
    await enterCode(page, server, firstCodeAt);
    await expect(privacy).toBeVisible();
  });

  test('a customer who declines the privacy policy is back at the form with its words, and may come again', async ({
    page,
    server,
  }) => {
    await signIn(page, server.consumer, 'nina.volkov@example.com');
    const privacy = page.getByRole('dialog', { name: /Privacy Policy/i });
    await expectAccessible(page);
    await privacy.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByText('You must accept the privacy policy to continue.')).toBeVisible();
    await page.goto(`${server.consumer}/msa/summary`);
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, server.consumer, 'nina.volkov@example.com');
    await privacy.getByLabel(TICK).check();
    await privacy.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(page).toHaveURL(`${server.consumer}/msa/summary`);
    await expect(page.getByRole('banner').getByText('Nina Volkov')).toBeVisible();
  });
});
