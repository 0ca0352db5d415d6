import type { Page } from '@playwright/test';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { arrive } from './support/arrive.ts';
import { dialogOf } from './support/menus.ts';
import type { PortalServer } from './support/server.ts';
import {
  ANSWERED,
  expect,
  expectAccessible,
  PASSWORD,
  signIn,
  test,
  wrongCode,
} from './support/test.ts';

const SAVED = 'Your account was updated';
const CHANGE = '**/api/account/contactChange*';
/** By keyboard: what was saved a moment ago is told by a toast over the menu. */
const open = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^User menu/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'User Account', exact: true }).press('Enter');
  return dialogOf(page, 'User Account');
};
const confirm = async (page: Page, password = PASSWORD) => {
  await page.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
};
/** The words of what was sent to somebody. */
const sentTo = async (server: PortalServer, to: string): Promise<string> => {
  const answer = await fetch(`${server.dealer}/demo/outbox.json?to=${encodeURIComponent(to)}`);
  return answer.text();
};

test('a new address is proven by password and code, wrong ones lose nothing; the old address hears of it', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'dealer.limited');
  // Linked accounts are a customer's alone.
  const banner = page.getByRole('banner');
  await expect(banner.getByText('Ana Duarte')).toBeVisible();
  await expect(banner.getByRole('button', { name: /switch account$|^Add account$/ })).toHaveCount(
    0,
  );
  const dialog = await open(page);
  const save = dialog.getByRole('button', { name: 'Save' });
  const code = page.getByLabel('Verification code');
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
  await confirm(page, 'Not-The-Password-1');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Your password')).toHaveValue('');
  await confirm(page);
  await expect(dialog.getByText(/We sent 6 digits to/)).toBeVisible();
  const right = (await server.code('ana.new@example.com')).code;
  await expect(code).toBeFocused();
  await code.pressSequentially(wrongCode(right));
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Email a code again' })).toBeDisabled();
  await expectAccessible(page);
  await code.pressSequentially(right);
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(() => sentTo(server, 'dealer.limited@example.com'))
    .toContain('email address of your Northgate Monitoring account was changed');
  await page.reload();
  await open(page);
  await expect(page.getByLabel('Email')).toHaveValue('ana.new@example.com');
});

test('staff add a phone by a text message; a failing server and a closed dialog lose nothing unasked', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'staff.limited');
  // Their keys search users and groups; the account search is a dealer's.
  await page.keyboard.press('/');
  const search = await dialogOf(page, 'Search users and groups');
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(search).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  const dialog = await open(page);
  const phone = page.getByLabel('Phone');
  const save = dialog.getByRole('button', { name: 'Save' });
  await page.route(CHANGE, (route) => route.fulfill({ status: 500 }));
  await phone.fill('(207) 555-0177');
  await save.click();
  await expect(dialog.getByText('An error occurred while updating the user')).toBeVisible();
  await expect(phone).toHaveValue('(207) 555-0177');
  await page.unroute(CHANGE);
  await page.keyboard.press('Escape');
  const question = await dialogOf(page, 'Discard your changes?');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(phone).toHaveValue('(207) 555-0177');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^User menu/ })).toBeFocused();
  await open(page);
  await expect(phone).toHaveValue('');
  await phone.fill('(207) 555-0177');
  await save.click();
  await confirm(page);
  const code = page.getByLabel('Verification code');
  await expect(code).toBeFocused();
  await code.pressSequentially((await server.code('+12075550177')).code);
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await open(page);
  await expect(phone).toHaveValue(/0177/);
  await phone.fill('');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(() => sentTo(server, '+12075550177'))
    .toContain('phone number of your Northgate Monitoring account was removed');
});

test('a remembered device is told apart and revoked, and the focus stays in its section', async ({
  page,
  server,
}) => {
  // Only a browser that signed in itself is known by its name.
  await signIn(page, server.dealer, 'dealer.admin');
  await page.getByLabel('Remember this device?').check();
  const { code } = await server.code('dealer.admin@example.com');
  await page.getByLabel('Verification code').pressSequentially(code);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await open(page);
  await dialog.getByRole('tab', { name: 'Security' }).click();
  const section = dialog.getByRole('region', { name: 'Remembered devices' });
  const row = section.getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Chrome on Linux');
  await expect(row).toContainText('This browser');
  await expect(row).toContainText(/Remembered \d\d:\d\d [A-Z]+[^,]*, not used since/);
  await expectAccessible(page);
  const revoked = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await row.getByRole('button', { name: /^Revoke/ }).press('Enter');
  expect((await revoked).status()).toBe(200);
  await expect(section.getByText('No remembered devices')).toBeVisible();
  await expect(
    section.getByRole('heading', { name: 'Remembered devices', exact: true }),
  ).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toHaveCount(0);
  await open(page);
  await dialog.getByRole('tab', { name: 'Security' }).click();
  await expect(section.getByText('No remembered devices')).toBeVisible();
});

test('the own sessions are told apart and ended one by one; a new password by the current one ends the rest', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  const elsewhere = [new HttpVisitor(server.dealer), new HttpVisitor(server.dealer)] as const;
  for (const visitor of elsewhere) await visitor.signIn('dealer.limited');
  const alive = () =>
    Promise.all(
      elsewhere.map(async (visitor) => (await visitor.call('GET', '/api/account/me')).status),
    );
  await signIn(page, server.dealer, 'dealer.limited');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeFocused();
  const dialog = await open(page);
  await dialog.getByRole('tab', { name: 'Security' }).click();
  const sessions = dialog.getByRole('region', { name: 'Signed in now' });
  const rows = sessions.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'This session' })).toContainText('Chrome on Linux');
  await expect(rows.filter({ hasText: 'This session' }).getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await sessions
    .getByRole('button', { name: /^Sign out .*active/ })
    .first()
    .press('Enter');
  await expect(rows).toHaveCount(2);
  expect((await alive()).toSorted()).toEqual([200, 401]);

  await dialog.getByRole('button', { name: 'Change password…' }).click();
  const fill = async (current: string) => {
    await dialog.getByLabel('Current password').fill(current);
    await dialog.getByLabel('New password', { exact: true }).fill('Quiet-Harbor-41!');
    await dialog.getByLabel('Confirm new password').fill('Quiet-Harbor-41!');
    await dialog.getByRole('button', { name: 'Change password', exact: true }).click();
  };
  await expect(dialog.getByLabel('Sign out everywhere else')).toBeChecked();
  await fill('not the password');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('New password', { exact: true })).toHaveValue('Quiet-Harbor-41!');
  await expectAccessible(page);
  await fill(PASSWORD);
  await expect(page.getByText('Your password was changed')).toBeVisible();
  // Above the open dialog and its scrim: a pointer reaches it.
  const notices = page.getByRole('region', { name: 'Notices' });
  await notices.getByRole('button', { name: 'Close' }).first().click({ trial: true });
  await expect(rows).toHaveCount(1);
  expect(await alive()).toEqual([401, 401]);
  await expect
    .poll(() => sentTo(server, 'dealer.limited@example.com'))
    .toContain('password of your Northgate Monitoring account');
});
