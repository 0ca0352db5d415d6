import type { Locator, Page } from '@playwright/test';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import {
  ANSWERED,
  expect,
  expectAccessible,
  holdBack,
  PASSWORD,
  test,
  wrongCode,
} from './support/test.ts';
import { passCheck, PHONE } from './support/ways-in.ts';

const OWNER = 'owner@example.com';
const NEW_PASSWORD = 'Blue-Kettle-Morning-7';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const door = (page: Page): Locator => page.getByRole('button', { name: 'Forgot your password?' });
const emailOf = (page: Page): Locator => dialog(page).getByLabel('Email');
const passwordOf = (page: Page): Locator => dialog(page).getByLabel('New password');
const press = (page: Page, name: string): Promise<void> =>
  dialog(page).getByRole('button', { name, exact: true }).click();

test('a customer gets a new password: wrong code, one step back, and the old password ends', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.goto(`${server.consumer}/login`);
  await page.getByLabel('Email').fill(OWNER);
  await door(page).click();
  await expect(emailOf(page)).toHaveValue(OWNER);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(door(page)).toBeFocused();
  await door(page).click();
  await press(page, 'Continue');
  const code = page.getByLabel('Verification code');
  await expect(code).toBeFocused();
  await expect(page.getByRole('button', { name: 'Email a code again' })).toBeDisabled();
  const sent = await server.code(OWNER);
  await code.fill(wrongCode(sent.code));
  await expect(page.getByRole('alert')).toContainText('not correct');
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill(sent.code);
  await expect(passwordOf(page)).toBeFocused();
  await press(page, 'Back');
  await expect(page.getByText('Your code was right.')).toBeVisible();
  await press(page, 'Continue');
  await press(page, 'Reset password');
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByText('Please complete the security check')).toBeVisible();
  await expect(passwordOf(page)).toBeFocused();
  await expectAccessible(page);
  await passwordOf(page).fill(NEW_PASSWORD);
  await passCheck(page);
  await press(page, 'Reset password');
  await expect(page.getByText('Your password was successfully reset')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(OWNER);
  const visitor = new HttpVisitor(server.consumer, 'consumer');
  expect((await visitor.signIn(OWNER, PASSWORD)).status).toBe(401);
  expect((await visitor.signIn(OWNER, NEW_PASSWORD)).status).toBe(200);
});

test('on a phone: a back end that does not answer keeps what was typed, and the next press goes through', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.setViewportSize(PHONE);
  await page.goto(`${server.consumer}/login`);
  await door(page).click();
  await emailOf(page).fill('limited@example.com');
  await page.route('**/api/msa/username*', (route) => route.abort());
  await press(page, 'Continue');
  await expect(page.getByRole('alert')).toContainText('validating your email');
  await expect(emailOf(page)).toHaveValue('limited@example.com');
  await expectAccessible(page);
  await page.unroute('**/api/msa/username*');
  await press(page, 'Continue');
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await page.getByLabel('Verification code').fill((await server.code('limited@example.com')).code);
  await passwordOf(page).fill(NEW_PASSWORD);
  await passCheck(page);
  await page.route('**/api/msa/password*', (route) => route.abort());
  await press(page, 'Reset password');
  await expect(page.getByRole('alert')).toContainText('resetting your password');
  await expect(passwordOf(page)).toHaveValue(NEW_PASSWORD);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.unroute('**/api/msa/password*');
  await passCheck(page);
  await press(page, 'Reset password');
  await expect(page.getByText('Your password was successfully reset')).toBeVisible();
});

test('a door pressed before the program is there opens once it is; staff have no forgotten password here', async ({
  page,
  server,
}) => {
  const release = await holdBack(page, '**/assets/main-*.js');
  await page.goto(`${server.consumer}/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(OWNER);
  await door(page).click();
  release();
  await expect(emailOf(page)).toHaveValue(OWNER);
  await page.goto(`${server.dealer}/login?internal=true`);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Forgot/ })).toHaveCount(0);
});
