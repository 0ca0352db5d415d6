import type { Locator, Page } from '@playwright/test';
import { ANSWERED, expect, expectAccessible, signIn, test } from './support/test.ts';
import { linkTo, passCheck, PHONE } from './support/ways-in.ts';

const NEWCOMER = 'mo.reyes@example.com';
const NEW_PASSWORD = 'Quiet-Lantern-Path';

const doorOn = (page: Page): Locator => page.getByRole('button', { name: 'Create Account' });
const dialogOn = (page: Page): Locator => page.getByRole('dialog', { name: 'Create Account' });

test('the whole trip: the dialog, the mail, the link, the first sign-in', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.goto(`${server.consumer}/login`);
  const door = doorOn(page);
  await door.click();
  const dialog = dialogOn(page);
  const create = dialog.getByRole('button', { name: 'Create Account' });
  await create.click();
  for (const words of [
    'Email is required',
    'Password is required',
    'Account number is required',
    'Account passcode is required',
    'Please complete the security check',
  ])
    await expect(dialog.getByText(words)).toBeVisible();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill(NEWCOMER);
  await dialog.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await expect(dialog.getByText('12 to 32 characters, met')).toBeVisible();
  await dialog.getByLabel('Account number').fill('hp1999');
  await dialog.getByLabel('Account passcode').fill('WRONG');
  await passCheck(page);
  await create.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'The account number or the account passcode is not correct.',
  );
  await expect(dialog.getByLabel('Account number')).toBeFocused();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(NEW_PASSWORD);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await dialog.getByLabel('Account passcode').fill('MOORING7');
  await passCheck(page);
  await create.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`We sent a link to ${NEWCOMER}`)).toBeVisible();
  await expect(door).toBeFocused();
  await page.goto(await linkTo(server, NEWCOMER, 'code'));
  await expect(page.getByText('Account Verified!')).toBeVisible();
  await expect(page).toHaveURL(`${server.consumer}/login`);
  await signIn(page, server.consumer, NEWCOMER, NEW_PASSWORD);
  const { code } = await server.code(NEWCOMER);
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('checkbox', { name: 'Accept Terms and Conditions' }).check();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page).toHaveURL(`${server.consumer}/msa/summary`);
});

test('by keyboard alone on a phone; leaving asks, and an address that is known looks the same', async ({
  page,
  server,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${server.consumer}/login`);
  await doorOn(page).press('Enter');
  const dialog = dialogOn(page);
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('owner@example.com');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(dialog.getByLabel('Email')).toHaveValue('owner@example.com');
  await dialog.getByLabel('Email').focus();
  for (const text of [NEW_PASSWORD, null, 'HP1999', 'MOORING7', null]) {
    await page.keyboard.press('Tab');
    if (text !== null) await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'I am not a robot' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByText('Done. You can go on.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('We sent a link to owner@example.com')).toBeVisible();
});
