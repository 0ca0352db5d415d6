import type { Page } from '@playwright/test';
import { chooseEntry, dialogOf } from './support/menus.ts';
import type { PortalServer } from './support/server.ts';
import { ANSWERED, enterCode, expect, expectAccessible, signIn, test } from './support/test.ts';

/** The administrator of the staff, past the code. */
const enterAdmin = async (page: Page, server: PortalServer) => {
  await signIn(page, server.dealer, 'staff.admin');
  await enterCode(page, server);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
};
const openSupport = async (page: Page) => {
  await page.getByRole('navigation').getByRole('link', { name: 'Support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
};
const find = async (page: Page, text: string, name: string) => {
  await page.getByLabel('Find a user').fill(text);
  await page.getByRole('button', { name, exact: true }).click();
  return dialogOf(page, name);
};

test('a user is found by what they say of themselves, and helped', async ({
  page,
  server,
  context,
}) => {
  await enterAdmin(page, server);
  await openSupport(page);
  await expect(page.getByText('Find a user').last()).toBeVisible();
  await page.getByLabel('Find a user').fill('nobody at all');
  await expect(page.getByText('Try a group number or an xmit.')).toBeVisible();
  await page.getByLabel('Find a user').fill('4471');
  await expect(page.getByRole('row', { name: /Dana Reyes/ })).toContainText('4490 Bluestone');
  await expect(page).toHaveURL(/q=4471/);
  await expectAccessible(page);

  const dana = await find(page, 'dealer.limited@example.com', 'Ana Duarte');
  await dana.getByRole('button', { name: 'Require New password' }).click();
  await expect(page.getByText('The next sign-in asks: new password')).toBeVisible();
  await expect(dana.getByText('Due', { exact: true })).toBeVisible();
  await dana.getByRole('button', { name: 'Send password link' }).click();
  await expect(page.getByText('A link for a new password was sent')).toBeVisible();
  await expectAccessible(page);
  await dana.getByRole('button', { name: 'Close' }).click();
  await expect(dana).toHaveCount(0);

  const other = await context.browser()?.newContext();
  const visitor = await other?.newPage();
  if (visitor === undefined) throw new Error('no second browser');
  await signIn(visitor, server.dealer, 'dealer.limited');
  await expect(visitor.getByText(/update password/i).first()).toBeVisible();
  await other?.close();
});

test('sessions are ended after a question, and staff without the right only look', async ({
  page,
  server,
  browser,
}) => {
  const guest = await browser.newPage();
  await signIn(guest, server.dealer, 'dealer.limited');
  await expect(guest.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await enterAdmin(page, server);
  await openSupport(page);
  const ana = await find(page, 'ana duarte', 'Ana Duarte');
  await ana.getByRole('button', { name: 'End sessions' }).click();
  const question = await dialogOf(page, 'End all sessions?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await ana.getByRole('button', { name: 'End sessions' }).click();
  await question.getByRole('button', { name: 'End all sessions' }).click();
  await expect(page.getByText('All sessions were ended')).toBeVisible();
  await guest.reload();
  await expect(guest).toHaveURL(/\/login/);
  await signIn(guest, server.dealer, 'staff.limited');
  await openSupport(guest);
  await expect(guest.getByRole('tab')).toHaveText(['Users']);
  const seen = await find(guest, 'owner@', 'Carla Benson');
  await expect(seen.getByText('Customer')).toBeVisible();
  await expect(seen.getByRole('button', { name: 'Send password link' })).toHaveCount(0);
  await expect(seen.getByRole('button', { name: 'View as user' })).toHaveCount(0);
  await guest.goto(`${server.dealer}/support?tab=staff`);
  await expect(guest.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true');
  await guest.close();
});

test('a report is read and moved on; rights are given and count at once', async ({
  page,
  server,
  browser,
}) => {
  const writer = await browser.newPage();
  await signIn(writer, server.dealer, 'staff.limited');
  await expect(writer.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await chooseEntry(writer, 'Help', 'Submit A Bug');
  await writer.getByLabel('What went wrong?').fill('<b>Bold</b> claims');
  await writer.getByRole('button', { name: 'Submit' }).click();
  await expect(writer.getByText(/^B-\d{6}$/)).toBeVisible();
  await writer.getByRole('button', { name: 'Done' }).click();

  await enterAdmin(page, server);
  await openSupport(page);
  await page.getByRole('tab', { name: 'Users' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=intake/);
  await page.getByRole('button', { name: '<b>Bold</b> claims' }).click();
  const report = page.getByRole('dialog', { name: /^B-/ });
  await expect(report.getByText('Elena Rossi')).toBeVisible();
  await report.getByRole('button', { name: 'Take it on' }).click();
  await expect(report.getByText('In progress')).toBeVisible();
  await expectAccessible(page);
  await report.getByRole('button', { name: 'Close report' }).click();
  await expect(report.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('State').selectOption('New');
  await expect(page.getByText('No report has this kind and state.')).toBeVisible();

  await page.getByRole('tab', { name: 'Staff rights' }).click();
  await page.getByRole('button', { name: 'Elena Rossi' }).click();
  const rights = await dialogOf(page, 'Rights of Elena Rossi');
  await rights.getByLabel('Act for a user').check();
  await expect(rights.getByLabel('View as a user')).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expectAccessible(page);
  await rights.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The rights were saved')).toBeVisible();
  await expect(page.getByRole('row', { name: /Elena Rossi/ })).toContainText('View as a user');
  await writer.reload();
  await openSupport(writer);
  await expect(writer.getByRole('tab', { name: 'Sessions' })).toBeVisible();
  await writer.close();
});

test('on a phone everything of Support is in reach, and a failing search is tried again', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAdmin(page, server);
  await page.goto(`${server.dealer}/support?q=harbor`);
  await expect(page.getByText('Try a group number or an xmit.')).toBeVisible();
  let failing = true;
  await page.route('**/api/support/users?*', (route) =>
    failing ? route.fulfill({ status: 429, headers: { 'retry-after': '1' } }) : route.continue(),
  );
  await page.getByLabel('Find a user').fill('dana');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  failing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Dana Reyes' }).click();
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});
