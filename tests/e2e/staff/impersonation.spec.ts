import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { expectInView } from '../support/in-view.ts';
import { chooseEntry, dialogOf } from '../support/menus.ts';
import { ANSWERED, expect, expectAccessible, test } from '../support/test.ts';
import { viewAs } from '../support/view-as.ts';

const EXPIRED = 'Your impersonation session has expired.';

const bar = (page: Page) => page.getByRole('region', { name: 'Viewing as a user' });
const userMenu = (page: Page) => page.getByRole('button', { name: /^User menu/ });

test('A staff member looks into a dealer’s portal from Support, under a bar at every width and in every tab, and comes back to Support', async ({
  page,
  server,
  context,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'staff.admin', '/support?q=dealer.admin');
  await page.getByRole('button', { name: 'Dana Reyes', exact: true }).click();
  await page.getByRole('button', { name: 'View as user' }).click();
  const dialog = await dialogOf(page, 'View as Dana Reyes');
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
  await expectAccessible(page);
  await chooseEntry(page, 'User menu', 'User Account');
  const account = await dialogOf(page, 'User Account');
  await expect(account).toContainText('Only Dana Reyes can change this.');
  await expect(account.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(
    account.getByRole('heading', { name: 'Remembered devices', exact: true }),
  ).toBeVisible();
  await expect(account.getByRole('button', { name: /change|sign out|revoke/i })).toHaveCount(0);
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto(`${server.dealer}/home/dashboard`);
  await expect(bar(other)).toBeVisible();
  await page.reload();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar(page)).toContainText(/Dana Reyes.*look only/);
  const end = bar(page).getByRole('button', { name: /^End/ });
  await expectInView(end);
  await end.click();
  await expect(page).toHaveURL(/\/support/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dana Reyes' })).toBeVisible();
  for (const tab of [page, other]) {
    await expect(bar(tab)).toHaveCount(0);
    await expect(userMenu(tab)).toHaveAccessibleName(/Marcus Hale/);
  }
  await page.getByRole('link', { name: 'All sessions' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('row', { name: /Dana Reyes.*T-1001.*Ended/ })).toBeVisible();
  await expectAccessible(page);
});

test('A staff member whose visit runs out is led to login in every tab, and goes on as themselves when asked', async ({
  page,
  server,
  context,
  clean,
}) => {
  clean.allow(ANSWERED);
  await viewAs(page, server, { subject: 'dealer.limited', minutes: 15 });
  const other = await context.newPage();
  await other.goto(`${server.dealer}/home/dashboard`);
  await expect(bar(other)).toBeVisible();
  await expect(page.getByText('Active alarms').first()).toBeVisible();
  // The impersonation expires while the dashboard's refresh request is in flight.
  await page.route(
    '**/api/home/dashboard?*',
    async (route) => {
      await server.post('/demo/clock', { advanceMs: 15 * 60_000 });
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('main').getByRole('button', { name: 'Refresh' }).click();
  // Both tabs are checked in parallel because the expiry message is shown only for a limited time.
  await Promise.all([page, other].map((tab) => expect(tab.getByText(EXPIRED)).toBeVisible()));
  const on = (tab: Page) => tab.getByRole('button', { name: 'Continue as Priya Nair' });
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login/);
    await expect(on(tab)).toBeVisible();
  }
  await expectAccessible(page);
  await on(page).click();
  await expect(page).toHaveURL(/home\/dashboard/);
  await expect(userMenu(page)).toContainText('Priya Nair');
  await expect(bar(page)).toHaveCount(0);
});

test('A staff member who logs out of a customer’s portal is asked first, and ends both sessions', async ({
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
