import type { Page } from '@playwright/test';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { arrive, personOf } from '../support/arrive.ts';
import { dialogOf } from '../support/menus.ts';
import {
  ANSWERED,
  expect,
  expectAccessible,
  PASSWORD,
  signIn,
  test,
  wrongCode,
} from '../support/test.ts';

/** Opens the account menu by keyboard, because the brief message about the last save covers the menu button. */
const open = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^User menu/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'User Account', exact: true }).press('Enter');
  return dialogOf(page, 'User Account');
};

test('Staff search people by their keys, are asked before a typed contact is lost, and prove a new one by password and code', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'staff.limited');
  for (const key of ['/', 'Control+k']) {
    await page.keyboard.press(key);
    const search = await dialogOf(page, 'Search users and groups');
    if (key === '/') await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);
  }
  const dialog = await open(page);
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Your password');
  const code = page.getByLabel('Verification code');
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(dialog.getByText('staff.limited', { exact: true })).toBeVisible();
  await expect(save).toBeDisabled();
  await email.fill('elena@');
  await page.getByLabel('Phone').focus();
  await expect(dialog.getByText('Enter a valid email address')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const question = await dialogOf(page, 'Discard your changes?');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(email).toHaveValue('elena@');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^User menu/ })).toBeFocused();

  await open(page);
  await email.fill('elena.new@example.com');
  await save.click();
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  const right = (await server.code('elena.new@example.com')).code;
  await expect(code).toBeFocused();
  await page.keyboard.type(wrongCode(right));
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(right);
  await expect(page.getByText('Your account was updated')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await open(page);
  await expect(email).toHaveValue('elena.new@example.com');
});

test('A dealer tells the own devices and sessions apart, revokes one of each with the focus kept, and changes the password', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  const { email } = personOf('dealer.admin');
  const elsewhere = new HttpVisitor(server.dealer);
  await elsewhere.signIn('dealer.admin');
  const first = await server.code(email);
  await elsewhere.enterCode(first.code);
  // Only a browser in which the user signed in is listed with its name.
  await signIn(page, server.dealer, 'dealer.admin');
  await page.getByLabel('Remember this device?').check();
  const { code } = await server.code(email, first.at);
  await page.getByLabel('Verification code').pressSequentially(code);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeFocused();
  // Dealers have no linked accounts; only customers do.
  const accounts = page.getByRole('banner').getByRole('button', { name: /switch account$|^Add/ });
  await expect(accounts).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await open(page);
  await dialog.getByRole('tab', { name: 'Security' }).click();
  const devices = dialog.getByRole('region', { name: 'Remembered devices' });
  const device = devices.getByRole('listitem');
  await expect(device).toHaveCount(1);
  await expect(device).toContainText('Chrome on Linux');
  await expect(device).toContainText('This browser');
  await expect(device).toContainText(/Remembered \d\d:\d\d [A-Z]+[^,]*, not used since/);
  const sessions = dialog.getByRole('region', { name: 'Signed in now' });
  const rows = sessions.getByRole('listitem');
  const own = rows.filter({ hasText: 'This session' });
  await expect(rows).toHaveCount(2);
  await expect(own).toContainText('Chrome on Linux');
  await expect(own.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await device.getByRole('button', { name: /^Revoke/ }).press('Enter');
  await expect(devices.getByText('No remembered devices')).toBeVisible();
  await expect(
    devices.getByRole('heading', { name: 'Remembered devices', exact: true }),
  ).toBeFocused();
  await sessions.getByRole('button', { name: /^Sign out .*active/ }).press('Enter');
  await expect(rows).toHaveCount(1);
  expect((await elsewhere.call('GET', '/api/account/me')).status).toBe(401);

  await dialog.getByRole('button', { name: 'Change password…' }).click();
  const next = dialog.getByLabel('New password', { exact: true });
  for (const current of ['not the password', PASSWORD]) {
    await dialog.getByLabel('Current password').fill(current);
    await next.fill('Quiet-Harbor-41!');
    await dialog.getByLabel('Confirm new password').fill('Quiet-Harbor-41!');
    await dialog.getByRole('button', { name: 'Change password', exact: true }).click();
    if (current === PASSWORD) continue;
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(next).toHaveValue('Quiet-Harbor-41!');
    await expectAccessible(page);
  }
  await expect(page.getByText('Your password was changed')).toBeVisible();
  // The notices are above the open dialog and its backdrop, so a pointer can click them.
  const notices = page.getByRole('region', { name: 'Notices' });
  await notices.getByRole('button', { name: 'Close' }).first().click({ trial: true });
});
