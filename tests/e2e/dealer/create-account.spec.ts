import type { Locator, Page } from '@playwright/test';
import { ANSWERED, expect, expectAccessible, signIn, test } from '../support/test.ts';
import { linkTo, passCheck } from '../support/ways-in.ts';

const NEWCOMER = 'mo.reyes@example.com';
const NEW_PASSWORD = 'Quiet-Lantern-Path';

const doorOn = (page: Page): Locator => page.getByRole('button', { name: 'Create Account' });
const dialogOn = (page: Page): Locator => page.getByRole('dialog', { name: 'Create Account' });

test('A newcomer creates an account by keyboard alone, is asked before leaving, follows the link of the mail and signs in', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.goto(`${server.consumer}/login`);
  const door = doorOn(page);
  await door.press('Enter');
  const dialog = dialogOn(page);
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Account passcode is required')).toBeVisible();
  await expect(dialog.getByText('Please complete the security check')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(NEWCOMER);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(dialog.getByLabel('Email')).toHaveValue(NEWCOMER);
  await dialog.getByLabel('Email').focus();
  for (const text of [NEW_PASSWORD, null, 'hp1999', 'WRONG', null]) {
    await page.keyboard.press('Tab');
    if (text !== null) await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'I am not a robot' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByText('Done. You can continue.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(
    'The account number or the account passcode is not correct.',
  );
  await expect(dialog.getByLabel('Account number')).toBeFocused();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(NEW_PASSWORD);
  await dialog.getByLabel('Account passcode').fill('MOORING7');
  await passCheck(page);
  await dialog.getByRole('button', { name: 'Create Account' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`We sent a link to ${NEWCOMER}`)).toBeVisible();
  await expect(door).toBeFocused();
  await page.goto(await linkTo(server, NEWCOMER, 'code'));
  await expect(page.getByText('Account Verified!')).toBeVisible();
  await signIn(page, server.consumer, NEWCOMER, NEW_PASSWORD);
  const { code } = await server.code(NEWCOMER);
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('checkbox', { name: 'Accept Terms and Conditions' }).check();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page).toHaveURL(`${server.consumer}/msa/summary`);
});
