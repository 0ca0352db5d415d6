import type { Page } from '@playwright/test';
import { signInByKeyboard, typeInto, walkTo } from './support/keyboard.ts';
import {
  ANSWERED,
  expect,
  expectAccessible,
  PASSWORD,
  signIn,
  signOut,
  test,
} from './support/test.ts';

const TICK = 'Accept Terms and Conditions';
const NEW_PASSWORD = 'Quiet-Lantern-77';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page, name: string) => page.getByRole('heading', { name });
const agreement = (page: Page, name: RegExp) => page.getByRole('dialog', { name });
const username = (page: Page) => page.getByRole('textbox', { name: 'New username' });

test('a dealer who owes every step takes them in their order by the keyboard alone, then terms, then privacy', async ({
  page,
  server,
}) => {
  await signInByKeyboard(page, server.dealer, 'dealer.steps');

  await expect(title(page, 'Setup multi-factor authentication')).toBeVisible();
  await expect(page.getByLabel('Email or Phone')).toBeFocused();
  await page.keyboard.type('pete.lang@example.com');
  await page.keyboard.press('Enter');

  await expect(title(page, 'Enter your code')).toBeVisible();
  await expect(page.getByLabel('Verification code')).toBeFocused();
  const first = await server.code('pete.lang@example.com');
  await page.keyboard.type(first.code);

  await expect(title(page, 'Choose a new username')).toBeVisible();
  await expect(username(page)).toBeFocused();
  await page.keyboard.type('pete.lang');
  await page.keyboard.press('Enter');

  await expect(title(page, 'Please update your security questions')).toBeVisible();
  await expect(page.getByLabel('Question 1')).toBeVisible();
  await expectAccessible(page);
  for (const row of [1, 2, 3]) {
    await walkTo(page, new RegExp(`^Question ${row}$`));
    for (let down = 0; down < row; down += 1) await page.keyboard.press('ArrowDown');
    await typeInto(page, new RegExp(`^Answer ${row}$`), `harbor ${row}`);
  }
  await page.keyboard.press('Enter');

  await expect(title(page, 'Update your password')).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await typeInto(page, /^New password$/, NEW_PASSWORD);
  await typeInto(page, /^Confirm new password$/, NEW_PASSWORD);
  await page.keyboard.press('Enter');

  await expect(agreement(page, /Terms and Conditions/i)).toBeVisible();
  await expectAccessible(page);
  await walkTo(page, /^Decline$/);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('You must accept the terms and conditions to continue. Please try again.'),
  ).toBeVisible();
  for (const name of [/Terms and Conditions/i, /Privacy Policy/i]) {
    await expect(agreement(page, name)).toBeVisible();
    if (name.test('Privacy Policy')) await expectAccessible(page);
    await walkTo(page, /Accept Terms and Conditions/);
    await page.keyboard.press('Space');
    await walkTo(page, /^Accept$/);
    await page.keyboard.press('Enter');
    await expect(agreement(page, name)).toBeHidden();
  }

  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, server.dealer, 'pete.lang', NEW_PASSWORD);
  await expect(title(page, 'Enter your code')).toBeVisible();
});

test('what is wrong at a step is told in words and nothing typed is lost: contact, answers, password, changed terms', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  const phone = '+12075550190';
  await signIn(page, server.dealer, 'dealer.steps');
  const contact = page.getByLabel('Email or Phone');
  await press(page, 'Update');
  await expect(page.getByText('Email or phone is required')).toBeVisible();
  await contact.fill('not-an-address');
  await press(page, 'Update');
  await expect(page.getByText('Enter a valid email address or phone number')).toBeVisible();
  await expect(contact).toBeFocused();
  await expect(contact).toHaveValue('not-an-address');
  await expectAccessible(page);
  await contact.fill('207-555-0190');
  await press(page, 'Update');
  await expect(page.getByText(/We sent 6 digits to .*0190/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Text me a code again' })).toBeDisabled();
  const first = await server.code(phone);
  await press(page, 'Use another email or phone');
  await expect(contact).toHaveValue(phone);
  await press(page, 'Update');
  await page.getByLabel('Verification code').pressSequentially(first.code);

  await username(page).fill('pete.lang');
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

  const passwords = async (next: string, confirm = next) => {
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('Confirm new password').fill(confirm);
    await press(page, 'Update password');
  };
  await passwords('too short', NEW_PASSWORD);
  await expect(page.getByText('Must be 12 to 32 characters long')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await passwords('qwerty123456');
  await expect(page.getByRole('alert')).toContainText('used by too many people');
  await expect(page.getByLabel('Confirm new password')).toHaveValue('qwerty123456');
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
  await passwords(NEW_PASSWORD);
  const terms = agreement(page, /Terms and Conditions/i);
  await expect(terms.getByText('The text before the change.')).toBeVisible();
  await press(page, 'Accept');
  await expect(terms.getByText('Tick “Accept Terms and Conditions” to continue')).toBeVisible();
  await terms.getByLabel(TICK).check();
  await press(page, 'Accept');
  await expect(terms.getByText(/These terms govern your use/)).toBeVisible();
  await expect(terms.getByRole('alert')).toBeVisible();
  await expect(terms.getByLabel(TICK)).not.toBeChecked();
  await terms.getByLabel(TICK).check();
  await press(page, 'Accept');

  const privacy = agreement(page, /Privacy Policy/i);
  await privacy.getByRole('button', { name: 'Back to sign in' }).click();
  await signIn(page, server.dealer, 'pete.lang', NEW_PASSWORD);
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await page.keyboard.type((await server.code(phone, first.at)).code);
  await expect(privacy).toBeVisible();
});

test('a username that holds the dealer number is changed: short or taken is told, the new one signs in', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await signIn(page, server.dealer, '4471dealer');
  await expect(title(page, 'Choose a new username')).toBeVisible();
  for (const [typed, words] of [
    ['abc', 'Must be at least 5 characters long'],
    ['joy4471okafor', 'The username must not contain your dealer number.'],
    [
      'dealer.admin',
      'This username is taken, or looks like one that is. Please choose another one.',
    ],
  ] as const) {
    await username(page).fill(typed);
    await press(page, 'Update username');
    await expect(page.getByText(words)).toBeVisible();
    await expect(username(page)).toHaveValue(typed);
  }
  await expectAccessible(page);
  await username(page).fill('joy.okafor');
  await press(page, 'Update username');
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, server.dealer, 'joy.okafor');
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
});

test('a customer who declines the privacy policy is back at the form with its words, and may come again', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await signIn(page, server.consumer, 'nina.volkov@example.com');
  const privacy = agreement(page, /Privacy Policy/i);
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
