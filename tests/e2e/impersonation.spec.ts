import type { Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { expectInView } from './support/in-view.ts';
import { chooseEntry, dialogOf } from './support/menus.ts';
import { ANSWERED, expect, expectAccessible, test } from './support/test.ts';
import { viewAs } from './support/view-as.ts';

const EXPIRED = 'Your impersonation session has expired.';

const bar = (page: Page) => page.getByRole('region', { name: 'Viewing as a user' });
const userMenu = (page: Page) => page.getByRole('button', { name: /^User menu/ });

test('from Support into a dealer’s portal, look only: nothing can be changed', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'staff.admin', '/support?q=dealer.admin');
  await page.getByRole('button', { name: 'Dana Reyes', exact: true }).click();
  await page.getByRole('button', { name: 'View as user' }).click();
  const dialog = await dialogOf(page, 'View as Dana Reyes');
  await expect(dialog.getByText('dealer.admin')).toBeVisible();
  await dialog.getByLabel('Reason').fill('why');
  await dialog.getByRole('button', { name: 'View as user' }).click();
  await expect(dialog.getByText('Reason must be at least 5 characters long')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('The user reports an empty list.');
  await dialog.getByLabel('Ticket no.').fill('T-1001');
  await dialog.getByRole('button', { name: 'View as user' }).click();

  await expect(page).toHaveURL(/home\/dashboard/);
  await expect(bar(page)).toContainText(
    /Viewing as Dana Reyes \(Harbor Point Alarm\).*look only, nothing can be changed.*left/,
  );
  await expect(page.locator('[data-impersonation-frame]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('menuitem', { name: 'About' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /classic|bug|feedback/i })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await chooseEntry(page, 'User menu', 'User Account');
  const account = await dialogOf(page, 'User Account');
  await expect(account).toContainText('Only Dana Reyes can change what stands here.');
  await expect(account.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(
    account.getByRole('heading', { name: 'Remembered devices', exact: true }),
  ).toBeVisible();
  await expect(account.getByRole('button', { name: /change|sign out|revoke/i })).toHaveCount(0);
  await expectAccessible(page);
});

test('the bar stands wide and narrow and through a reload, End leads to Support in every tab, and the user finds the visit', async ({
  page,
  server,
  context,
  clean,
}) => {
  clean.allow(ANSWERED);
  await viewAs(page, server, { subject: 'dealer.limited' });
  await expect(page.getByText('Active alarms').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar(page)).toContainText(/Ana Duarte.*look only/);
  await expectInView(bar(page).getByRole('button', { name: /^End/ }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(bar(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${server.dealer}/home/dashboard`);
  await expect(bar(other)).toBeVisible();

  await page.getByRole('button', { name: /^End/ }).click();
  await expect(page).toHaveURL(/\/support/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Duarte' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(userMenu(page)).toContainText('Priya Nair');
  await expect(bar(other)).toHaveCount(0);
  await expect(userMenu(other)).toContainText('Priya Nair');
  await other.close();
  await page.getByRole('link', { name: 'All visits' }).click();
  await expect(page.getByRole('row', { name: /Ana Duarte.*T-1001.*Ended/ })).toBeVisible();
  await expectAccessible(page);

  await arrive(page, server, 'dealer.limited');
  await chooseEntry(page, 'User menu', 'User Account');
  await page.getByRole('tab', { name: 'Security' }).click();
  const visits = page.getByRole('region', { name: 'Visits by our staff' });
  await expect(visits).toContainText('Priya Nair');
  await expect(visits).toContainText('The user reports an empty list.');
  await expect(visits).not.toContainText('T-1001');
});

test('a visit whose time is over leads every tab to login, and the staff member continues when asked', async ({
  page,
  server,
  context,
  clean,
}) => {
  clean.allow(ANSWERED);
  const timeIsOver = () => server.post('/demo/clock', { advanceMs: 15 * 60_000 });
  await viewAs(page, server, { subject: 'dealer.limited', minutes: 15 });
  await page.goto('about:blank');
  await timeIsOver();
  await page.goto(`${server.dealer}/home/dashboard`);
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  const on = page.getByRole('button', { name: 'Continue as Priya Nair' });
  await expect(on).toBeVisible();
  await expectAccessible(page);
  await on.click();
  await expect(page).toHaveURL(/home\/dashboard/);
  await expect(userMenu(page)).toContainText('Priya Nair');
  await expect(bar(page)).toHaveCount(0);

  await viewAs(page, server, { subject: 'dealer.limited', minutes: 15 });
  const other = await context.newPage();
  await other.goto(`${server.dealer}/home/dashboard`);
  await expect(bar(other)).toBeVisible();
  await expect(page.getByText('Active alarms').first()).toBeVisible();
  // Over while the press is on its way: a tab that asked by itself would leave before it.
  await page.route(
    '**/api/home/dashboard?*',
    async (route) => {
      await timeIsOver();
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('main').getByRole('button', { name: 'Refresh' }).click();
  // Both at once: the words go by themselves after a while.
  await Promise.all([page, other].map((tab) => expect(tab.getByText(EXPIRED)).toBeVisible()));
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login/);
    await expect(tab.getByRole('button', { name: 'Continue as Priya Nair' })).toBeVisible();
  }
});

test('logging out of a customer’s portal asks first, and ends both sessions', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await viewAs(page, server, { subject: 'owner@example.com', mode: 'act' });
  await expect(page).toHaveURL(/msa\/summary/);
  await expect(bar(page)).toContainText('(owner@example.com)');
  await expect(bar(page)).toContainText('acting for the user');
  await chooseEntry(page, 'User menu', 'Log Out');
  const question = await dialogOf(page, 'End both sessions?');
  await expect(question).toContainText('Priya Nair');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(bar(page)).toBeVisible();
  await chooseEntry(page, 'User menu', 'Log Out');
  await question.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue as/ })).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(`${server.dealer}/support`);
  await expect(page).toHaveURL(/\/login/);
});
