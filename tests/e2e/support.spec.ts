import type { Page } from '@playwright/test';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import type { SessionGrant } from '#core/session/session-view.schema.ts';
import { arrive } from './support/arrive.ts';
import { dialogOf } from './support/menus.ts';
import { ANSWERED, expect, expectAccessible, test } from './support/test.ts';

const find = async (page: Page, text: string, name: string) => {
  await page.getByLabel('Find a user').fill(text);
  await page.getByRole('button', { name, exact: true }).click();
  const place = page.getByRole('main');
  await expect(place.getByRole('heading', { level: 1, name })).toBeVisible();
  return place;
};

test('a user is found by what they say of themselves, and helped', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'staff.admin', '/support');
  const certificate = page.getByRole('region', { name: 'Check an alarm certificate' });
  await certificate.getByLabel('Verification number').fill('4c1e-70a9-b25d');
  await certificate.getByRole('button', { name: 'Check' }).click();
  await expect(certificate.getByText('4C1E-70A9-B25D is genuine.')).toBeVisible();
  await expect(certificate.getByText('Lake house')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Find a user').fill('nobody at all');
  await expect(page.getByText('Try a group number or an xmit.')).toBeVisible();
  let failing = true;
  await page.route('**/api/support/users?*', (route) =>
    failing ? route.fulfill({ status: 429, headers: { 'retry-after': '1' } }) : route.continue(),
  );
  await page.getByLabel('Find a user').fill('4471');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  failing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: /Dana Reyes/ })).toContainText('4490 Bluestone');
  await expect(page).toHaveURL(/q=4471/);
  await expectAccessible(page);

  const ana = await find(page, 'dealer.limited@example.com', 'Ana Duarte');
  await ana.getByRole('button', { name: 'Require New password' }).click();
  const why = await dialogOf(page, 'Require new password');
  await why.getByRole('button', { name: 'Require', exact: true }).click();
  await expect(why.getByText('Reason must be at least 5 characters long')).toBeVisible();
  await why.getByLabel('Reason').fill('Password seen by others');
  await expectAccessible(page);
  await why.getByRole('button', { name: 'Require', exact: true }).click();
  await expect(page.getByText('The next sign-in asks: new password')).toBeVisible();
  await expect(ana.getByText('Password seen by others').first()).toBeVisible();
  await ana.getByRole('button', { name: 'Require Security questions' }).click();
  const other = await dialogOf(page, 'Require security questions');
  await other.getByLabel('Reason').fill('Answers known to others');
  await other.getByRole('button', { name: 'Require', exact: true }).click();
  await ana.getByRole('button', { name: 'Take back Security questions' }).click();
  await expect(ana.getByRole('button', { name: 'Require Security questions' })).toBeVisible();
  await ana.getByRole('button', { name: 'Send password link' }).click();
  await expect(page.getByText('A link for a new password was sent')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Duarte' })).toBeVisible();
  await expect(page.getByText('Password link sent')).toBeVisible();
  // Without the cards of what was just done, which lie over buttons for a moment.
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByLabel('Find a user')).toBeVisible();

  const answer = await new HttpVisitor(server.dealer).signIn('dealer.limited');
  const { session } = (await answer.json()) as SessionGrant;
  expect(session.requirements.passwordResetRequired).toBe(true);
  expect(session.requirements.verifySecurityQuestions).toBe(false);
});

test('sessions are ended after a question; staff without the right only look, on a phone too', async ({
  page,
  server,
}) => {
  const guest = new HttpVisitor(server.dealer);
  await guest.signIn('dealer.limited');
  await arrive(page, server, 'staff.admin', '/support?q=ana%20duarte');
  await page.getByRole('button', { name: 'Ana Duarte', exact: true }).click();
  const ana = page.getByRole('main');
  await ana.getByRole('button', { name: 'End sessions' }).click();
  const question = await dialogOf(page, 'End all sessions?');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await guest.call('GET', '/api/account/me')).status).toBe(200);
  await ana.getByRole('button', { name: 'End sessions' }).click();
  await question.getByRole('button', { name: 'End all sessions' }).click();
  await expect(page.getByText('All sessions were ended')).toBeVisible();
  expect((await guest.call('GET', '/api/account/me')).status).toBe(401);

  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, server, 'staff.limited', '/support?tab=staff');
  await expect(page.getByRole('tab')).toHaveText(['Users']);
  await expect(page.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true');
  const seen = await find(page, 'owner@', 'Carla Benson');
  await expect(seen.getByText('Customer')).toBeVisible();
  await expect(seen.getByRole('button', { name: 'Send password link' })).toHaveCount(0);
  await expect(seen.getByRole('button', { name: 'View as user' })).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});

test('a report is read, moved on and filtered', async ({ page, server }) => {
  const writer = new HttpVisitor(server.dealer);
  await writer.signIn('staff.limited');
  const sent = await writer.call('POST', '/api/intake/bug', {
    summary: '<b>Bold</b> claims',
    details: '',
    route: '/home/dashboard',
    appVersion: '1.0',
  });
  expect(sent.status).toBe(200);

  await arrive(page, server, 'staff.admin', '/support');
  await page.getByRole('tab', { name: 'Users' }).focus();
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('ArrowRight');
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
  // Messages of dealers are new in the demo world; no bug is.
  await page.getByLabel('Kind', { exact: true }).selectOption('Bugs');
  await page.getByLabel('State').selectOption('New');
  await expect(page.getByText('No report has this kind and state.')).toBeVisible();
});

test('rights are given and count at once', async ({ page, server }) => {
  const elena = new HttpVisitor(server.dealer);
  await elena.signIn('staff.limited');
  expect((await elena.call('GET', '/api/support/visits')).status).toBe(403);
  await arrive(page, server, 'staff.admin', '/support?tab=staff');
  await page.getByRole('button', { name: 'Elena Rossi' }).click();
  const rights = await dialogOf(page, 'Rights of Elena Rossi');
  await rights.getByLabel('Act for a user').check();
  await expect(rights.getByLabel('View as a user')).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await rights.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The rights were saved')).toBeVisible();
  await expect(page.getByRole('row', { name: /Elena Rossi/ })).toContainText('View as a user');
  expect((await elena.call('GET', '/api/support/visits')).status).toBe(200);
});
