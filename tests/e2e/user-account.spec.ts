import type { Page } from '@playwright/test';
import { chooseEntry, dialogOf } from './support/menus.ts';
import type { PortalServer } from './support/server.ts';
import {
  ANSWERED,
  endTheWait,
  expect,
  expectAccessible,
  PASSWORD,
  signIn,
  test,
  wrongCode,
} from './support/test.ts';

const open = async (page: Page, origin: string, username: string) => {
  await signIn(page, origin, username);
  await expect(page).toHaveURL(/dashboard|summary/);
  // The screen has arrived: its title has the focus, and takes it from nothing later.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await chooseEntry(page, 'User menu', 'User Account');
  return dialogOf(page, 'User Account');
};
const confirm = async (page: Page) => {
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
};
const enterCodeOf = async (page: Page, server: PortalServer, to: string) => {
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await page.getByLabel('Verification code').pressSequentially((await server.code(to)).code);
};
const SAVED = 'Your account was updated';

test.describe('the own account', () => {
  test('a new address is proven by password and code; the old one hears of it', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    const dialog = await open(page, server.dealer, 'dealer.limited');
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(dialog.getByText('Ana Duarte')).toBeVisible();
    await expect(dialog.getByText('dealer.limited', { exact: true })).toBeVisible();
    await expect(save).toBeDisabled();
    await page.getByLabel('Email').fill('ana@');
    await page.getByLabel('Phone').focus();
    await expect(dialog.getByText('Enter a valid email address')).toBeVisible();
    await expect(save).toBeDisabled();
    await expectAccessible(page);
    await page.getByLabel('Email').fill('ana.new@example.com');
    await save.click();
    await expect(page.getByLabel('Your password')).toBeFocused();
    await expectAccessible(page);
    await confirm(page);
    await expect(dialog.getByText(/We sent 6 digits to/)).toBeVisible();
    await expectAccessible(page);
    await enterCodeOf(page, server, 'ana.new@example.com');
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const old = await fetch(`${server.dealer}/demo/outbox.json?to=dealer.limited%40example.com`);
    await expect
      .poll(async () => ((await old.clone().json()) as unknown[]).length)
      .toBeGreaterThan(0);
    await page.reload();
    await chooseEntry(page, 'User menu', 'User Account');
    await expect(page.getByLabel('Email')).toHaveValue('ana.new@example.com');
  });

  test('wrong passwords and codes lose nothing; another code can be asked for after the wait', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await page.clock.install();
    const dialog = await open(page, server.dealer, 'dealer.limited');
    await page.getByLabel('Email').fill('ana.new@example.com');
    await page.keyboard.press('Enter');
    await page.getByLabel('Your password').fill('Not-The-Password-1');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Your password')).toHaveValue('');
    await confirm(page);
    const { code, at } = await server.code('ana.new@example.com');
    await page.getByLabel('Verification code').pressSequentially(wrongCode(code));
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Verification code')).toHaveValue('');
    await expect(page.getByLabel('Verification code')).toBeFocused();
    const again = dialog.getByRole('button', { name: 'Email a code again' });
    await expect(again).toBeDisabled();
    await endTheWait(page, server);
    await again.click();
    const newer = await server.code('ana.new@example.com', at);
    await page.getByLabel('Verification code').pressSequentially(newer.code);
    await expect(page.getByText(SAVED)).toBeVisible();
  });

  test('a customer signs in with the new address afterwards', async ({ page, server, clean }) => {
    clean.allow(ANSWERED);
    await page.setViewportSize({ width: 390, height: 844 });
    const dialog = await open(page, server.consumer, 'limited@example.com');
    await page.getByLabel('Email').fill('luis@example.com');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await confirm(page);
    await expectAccessible(page);
    await enterCodeOf(page, server, 'luis@example.com');
    await expect(page.getByText(SAVED)).toBeVisible();
    await page.context().clearCookies();
    await page.goto(`${server.consumer}/login`);
    await signIn(page, server.consumer, 'luis@example.com');
    await expect(page).toHaveURL(/msa\/summary/);
  });

  test('staff add a phone by a text message and take it away again', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    const dialog = await open(page, server.dealer, 'staff.limited');
    await page.getByLabel('Phone').fill('(207) 555-0177');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await confirm(page);
    await enterCodeOf(page, server, '+12075550177');
    await expect(page.getByText(SAVED)).toBeVisible();
    await chooseEntry(page, 'User menu', 'User Account');
    await expect(page.getByLabel('Phone')).toHaveValue(/0177/);
    await page.getByLabel('Phone').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await chooseEntry(page, 'User menu', 'User Account');
    await expect(page.getByLabel('Phone')).toHaveValue('');
  });

  test('a failing server keeps what was typed, and closing asks before it is lost', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    const dialog = await open(page, server.dealer, 'dealer.limited');
    await page.route('**/api/account/contactChange*', (route) => route.fulfill({ status: 500 }));
    await page.getByLabel('Email').fill('ana.new@example.com');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('An error occurred while updating the user')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('ana.new@example.com');
    await page.keyboard.press('Escape');
    const question = await dialogOf(page, 'Discard your changes?');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(page.getByLabel('Email')).toHaveValue('ana.new@example.com');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^User menu/ })).toBeFocused();
  });

  test('remembered devices are told apart and revoked; one that could not be is back in its place', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await signIn(page, server.dealer, 'dealer.admin');
    await page.getByLabel('Remember this device?').check();
    await page.getByLabel('Verification code').pressSequentially((await server.code()).code);
    await expect(page).toHaveURL(/dashboard/);
    await page.route('**/api/account/devices*', (route) => route.abort());
    await chooseEntry(page, 'User menu', 'User Account');
    const dialog = await dialogOf(page, 'User Account');
    await dialog.getByRole('tab', { name: 'Security' }).click();
    const section = dialog.getByRole('region', { name: 'Remembered devices' });
    await expect(section.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/api/account/devices*');
    await section.getByRole('button', { name: 'Try again' }).click();
    const row = section.getByRole('listitem');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Chrome on Linux');
    await expect(row).toContainText('This browser');
    await expect(row).toContainText('not used since');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.route('**/api/account/devices/*', (route) => route.fulfill({ status: 500 }));
    await row.getByRole('button', { name: /^Revoke/ }).click();
    await expect(section.getByRole('alert')).toContainText('still remembered');
    await expect(row).toHaveCount(1);
    await page.unroute('**/api/account/devices/*');
    const revoked = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await row.getByRole('button', { name: /^Revoke/ }).press('Enter');
    expect((await revoked).status()).toBe(200);
    await expect(section.getByText('No remembered devices')).toBeVisible();
    await expect(
      section.getByRole('heading', { name: 'Remembered devices', exact: true }),
    ).toBeFocused();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toHaveCount(0);
    await chooseEntry(page, 'User menu', 'User Account');
    await dialog.getByRole('tab', { name: 'Security' }).click();
    await expect(section.getByText('No remembered devices')).toBeVisible();
  });
});
