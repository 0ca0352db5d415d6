import type { Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { walkTo } from './support/keyboard.ts';
import { ANSWERED, enterCode, expect, expectAccessible, signIn, test } from './support/test.ts';
import { linkTo, messagesTo, PHONE } from './support/ways-in.ts';

const GROUP = '/account-group/info';
const NEW_PASSWORD = 'Quiet-Lantern-Path';
const main = (page: Page) => page.getByRole('main');
const users = (page: Page) => main(page).getByRole('group', { name: 'Portal users' });
const rowOf = (page: Page, name: string) =>
  users(page).getByRole('row', { name: new RegExp(name) });

test('the address of a section leads to its first screen, and a group shows what it is', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin', '/account-group');
  await expect(page).toHaveURL(`${server.dealer}${GROUP}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Point Alarm' })).toBeFocused();
  await expect(main(page).getByText('expires in 19 days')).toBeVisible();
  await expect(main(page).getByText('HP1000–HP1999')).toBeVisible();
  await expect(rowOf(page, 'Lee Park')).toContainText('Technician');
  // Nothing can be done about oneself.
  await expect(
    rowOf(page, 'Dana Reyes').getByRole('button', { name: /Disable|Remove/ }),
  ).toHaveCount(0);
  await expect(rowOf(page, 'Ben Carrow')).toContainText('Invited');
  await expect(rowOf(page, 'Iris Vale')).toContainText('Invitation expired');
  await expectAccessible(page);
});

test('an invitation leads from the mail to the first sign-in with the rights it gives', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.setViewportSize(PHONE);
  const email = 'jonas.beck@example.com';
  await arrive(page, server, 'omar.haddad', GROUP);
  await main(page).getByRole('button', { name: 'Invite user' }).click();
  const form = page.getByRole('dialog', { name: 'Invite a user' });
  await form.getByLabel('Name').fill('Jonas Beck');
  await form.getByLabel('E-mail').fill(email);
  await form.getByText('Read only', { exact: true }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Jonas Beck was invited')).toBeVisible();
  const link = await linkTo(server, email, 'otp');
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Join Harbor Point Alarm Coast' })).toBeFocused();
  await page.getByLabel('Username').fill('jonas4473');
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('must not contain your dealer number');
  await page.getByLabel('Username').fill('jonas.beck');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Password Set!')).toBeVisible();
  await signIn(page, server.dealer, 'jonas.beck', NEW_PASSWORD);
  await enterCode(page, server);
  await expect(page.getByRole('dialog', { name: /terms/i })).toBeVisible();
  expect((await messagesTo(server, email)).length).toBeGreaterThan(1);
});

test('by keys alone access is changed, and a dangerous act is asked about', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'omar.haddad', GROUP);
  await expect(rowOf(page, 'Ruth Adler')).toContainText('Read only');
  await walkTo(page, /^Change access of Ruth Adler/);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Access of Ruth Adler' });
  await expect(form).toBeVisible();
  await walkTo(page, /^Change zones/);
  await page.keyboard.press('Space');
  await expect(form.getByText('Custom: rights chosen one by one.')).toBeVisible();
  await walkTo(page, /^Save$/);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Ruth Adler')).toContainText('Custom');
  await walkTo(page, /^Disable Ruth Adler/);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Disable Ruth Adler?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(rowOf(page, 'Ruth Adler')).toContainText('Active');
});

test('the company is changed in place, and what somebody else saved meanwhile is shown', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'hana.mori', GROUP);
  await expect(main(page).getByText('No branches.')).toBeVisible();
  await main(page).getByRole('button', { name: 'Edit company' }).click();
  const form = page.getByRole('dialog', { name: 'Edit company' });
  await form.getByLabel('Phone', { exact: true }).fill('12');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter a valid phone number')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Phone', { exact: true }).fill('(603) 555-0190');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(main(page).getByText('(603) 555-0190')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`${server.dealer}${GROUP}`);
  await expect(other.getByText('(603) 555-0190')).toBeVisible();
  await main(page).getByRole('button', { name: 'Edit company' }).click();
  await form.getByLabel('City').fill('Bexley');
  await other.getByRole('button', { name: 'Edit company' }).click();
  await other.getByRole('dialog').getByLabel('City').fill('Saltmarsh');
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saltmarsh')).toBeVisible();
  await form.getByRole('button', { name: /Keep mine/ }).click();
  await expect(main(page).getByText('Bexley')).toBeVisible();
});
