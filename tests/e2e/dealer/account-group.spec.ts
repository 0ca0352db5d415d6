import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { walkTo } from '../support/keyboard.ts';
import { ANSWERED, enterCode, expect, expectAccessible, signIn, test } from '../support/test.ts';
import { linkTo, messagesTo, PHONE } from '../support/ways-in.ts';

const GROUP = '/account-group/info';
const NEW_PASSWORD = 'Quiet-Lantern-Path';
const main = (page: Page) => page.getByRole('main');
const users = (page: Page) => main(page).getByRole('group', { name: 'Portal users' });
const rowOf = (page: Page, name: string) =>
  users(page).getByRole('row', { name: new RegExp(name) });

test('An administrator reads who belongs to the group, changes access by keys alone, is asked before a dangerous act, and edits the company in place', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin', '/account-group');
  await expect(page).toHaveURL(`${server.dealer}${GROUP}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Point Alarm' })).toBeFocused();
  await expect(rowOf(page, 'Iris Vale')).toContainText('Invitation expired');
  await expect(rowOf(page, 'Lee Park')).toContainText('Technician');
  // Users cannot disable or remove themselves.
  await expect(rowOf(page, 'Dana Reyes').getByRole('button', { name: /^More/ })).toHaveCount(0);
  await expectAccessible(page);

  await walkTo(page, /^Search$/);
  await walkTo(page, /^More.*Lee Park/);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Change access for Lee Park' }).press('Enter');
  const access = page.getByRole('dialog', { name: 'Access for Lee Park' });
  await expect(access).toBeVisible();
  await walkTo(page, /^Change zones/);
  await page.keyboard.press('Space');
  await expect(access.getByText('Custom: rights chosen one by one.')).toBeVisible();
  await walkTo(page, /^Save$/);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Lee Park')).toContainText('Custom');
  await walkTo(page, /^More.*Lee Park/);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Disable Lee Park' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Disable Lee Park?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(rowOf(page, 'Lee Park')).toContainText('Active');

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
});

test('Somebody who is invited comes from the mail to their first sign-in', async ({
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
  await form.getByLabel('Email').fill(email);
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
