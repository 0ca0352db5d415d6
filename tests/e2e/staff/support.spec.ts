import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { arrive } from '../support/arrive.ts';
import { dialogOf } from '../support/menus.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('A staff member checks a certificate, finds a user by their group, asks them for a new password and ends their sessions', async ({
  page,
  server,
}) => {
  const guest = new HttpVisitor(server.dealer);
  await guest.signIn('dealer.limited');
  await arrive(page, server, 'staff.admin', '/support');
  const certificate = page.getByRole('region', { name: 'Check an alarm certificate' });
  await certificate.getByLabel('Verification number').fill('4c1e-70a9-b25d');
  await certificate.getByRole('button', { name: 'Check' }).click();
  await expect(certificate.getByText('4C1E-70A9-B25D is genuine.')).toBeVisible();
  await page.getByLabel('Find a user').fill('4471');
  await expect(page.getByRole('row', { name: /Dana Reyes/ })).toContainText('4490 Bluestone');
  await expect(page).toHaveURL(/q=4471/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ana Duarte', exact: true }).click();
  const ana = page.getByRole('main');
  await expect(ana.getByRole('heading', { level: 1, name: 'Ana Duarte' })).toBeVisible();
  await ana.getByRole('button', { name: 'Require New password' }).click();
  const why = await dialogOf(page, 'Require new password');
  await why.getByRole('button', { name: 'Require', exact: true }).click();
  await expect(why.getByText('Reason must be at least 5 characters long')).toBeVisible();
  await expectAccessible(page);
  await why.getByLabel('Reason').fill('Password seen by others');
  await why.getByRole('checkbox').uncheck();
  await why.getByRole('button', { name: 'Require', exact: true }).click();
  await expect(ana.getByText('Password seen by others').first()).toBeVisible();
  await ana.getByRole('button', { name: 'End sessions' }).click();
  const question = await dialogOf(page, 'End all sessions?');
  await expectAccessible(page);
  expect((await guest.call('GET', '/api/account/me')).status).toBe(200);
  await question.getByRole('button', { name: 'End all sessions' }).click();
  await expect(page.getByText('All sessions ended')).toBeVisible();
  expect((await guest.call('GET', '/api/account/me')).status).toBe(401);

  // The reload removes toasts that cover buttons.
  await page.reload();
  await expect(ana.getByText('Password seen by others').first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByLabel('Find a user')).toHaveValue('4471');
});

test('Staff see what their rights open, on a phone too; who administers them moves their report on and gives them a right that counts at once', async ({
  page,
  server,
}) => {
  const elena = new HttpVisitor(server.dealer);
  await elena.signIn('staff.limited');
  const sent = await elena.call('POST', '/api/intake/bug', {
    summary: '<b>Bold</b> claims',
    details: '',
    route: '/home/dashboard',
    appVersion: '1.0',
  });
  expect(sent.status).toBe(200);
  expect((await elena.call('GET', '/api/support/visits')).status).toBe(403);
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, server, 'staff.limited', '/support?tab=staff');
  await expect(page.getByRole('tab')).toHaveText(['People']);
  await page.getByLabel('Find a user').fill('owner@');
  await page.getByRole('button', { name: 'Carla Benson', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carla Benson' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Send password|View as user/ })).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);

  await page.setViewportSize({ width: 1440, height: 900 });
  await arrive(page, server, 'staff.admin', '/support');
  await page.getByRole('tab', { name: 'People' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=requests/);
  await expect(page.getByRole('tab', { name: 'Inbox' })).toBeFocused();
  await page.getByRole('link', { name: 'Bug reports & feedback' }).click();
  await expect(page).toHaveURL(/tab=intake/);
  await page.getByRole('button', { name: '<b>Bold</b> claims' }).click();
  const report = page.getByRole('dialog', { name: /^B-/ });
  await expect(report.getByText('Elena Rossi')).toBeVisible();
  await report.getByRole('button', { name: 'Take it on' }).click();
  await expect(report.getByText('In progress')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(report).toHaveCount(0);
  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByRole('link', { name: 'Staff rights' }).click();
  await page.getByRole('button', { name: 'Elena Rossi' }).click();
  const rights = await dialogOf(page, 'Rights of Elena Rossi');
  await rights.getByLabel('Act for a user').check();
  await expect(rights.getByLabel('View as a user')).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await rights.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Elena Rossi/ })).toContainText('View as a user');
  expect((await elena.call('GET', '/api/support/visits')).status).toBe(200);
});
