import type { Page } from '@playwright/test';
import { ANSWERED, enterCode, expect, expectAccessible, signIn, test } from './support/test.ts';
import { callFrom, nextToken, viewAs } from './support/view-as.ts';

const EXPIRED = 'Your impersonation session has expired.';
const MINUTE = 60_000;

const bar = (page: Page) => page.getByRole('region', { name: 'Viewing as a user' });

/** The notice comes up in the time of the page; its words stay in the notification list. */
const leaveFor = async (page: Page, address: string) => {
  await page.goto('about:blank');
  await page.goto(address);
};

test('from Support into a dealer’s portal, look only: nothing can be changed', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await signIn(page, server.dealer, 'staff.admin');
  await enterCode(page, server);
  await expect(page).toHaveURL(/home\/dashboard/);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Support' })
    .click();
  await page.getByRole('searchbox').fill('dealer.admin');
  await page
    .getByRole('button', { name: /Dana Reyes/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'View as user' }).click();
  const dialog = page.getByRole('dialog', { name: 'View as Dana Reyes' });
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
    /Viewing as Dana Reyes \(Harbor Point Alarm\).*look only.*left/,
  );
  await expect(page.locator('[data-impersonation-frame]')).toBeVisible();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('menuitem', { name: 'Submit A Bug' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /classic/i })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Submit A Bug' }).click();
  const bug = page.getByRole('dialog', { name: 'Submit A Bug' });
  await bug.getByLabel('What went wrong?').fill('It stands still');
  await bug.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(bug.getByRole('alert')).toHaveText(
    'You are looking only, so nothing can be changed.',
  );
  await bug.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
});

test('the bar stands on every screen, wide and narrow, through a reload, and End leads to Support', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await viewAs(page, server, { subject: 'dealer.admin' });
  await expect(page.getByText('Active alarms').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar(page)).toContainText(/Dana Reyes.*look only/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.reload();
  await expect(bar(page)).toBeVisible();
  await page.getByRole('button', { name: /^End/ }).click();
  await expect(page).toHaveURL(/\/support/);
  await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^User menu/ })).toContainText('Priya Nair');
  await page.getByRole('tab', { name: 'Sessions' }).click();
  await expect(page.getByRole('row', { name: /Dana Reyes.*T-1001.*Ended/ })).toBeVisible();
});

test('a visit whose time is over leads to login, and the staff member continues when asked', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await viewAs(page, server, { subject: 'dealer.limited', minutes: 15 });
  await page.goto('about:blank');
  await server.post('/demo/clock', { advanceMs: 15 * MINUTE });
  await page.goto(`${server.dealer}/home/dashboard`);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(EXPIRED)).toBeVisible();
  const on = page.getByRole('button', { name: 'Continue as Priya Nair' });
  await expect(on).toBeVisible();
  await expectAccessible(page);
  await on.click();
  await expect(page).toHaveURL(/home\/dashboard/);
  await expect(page.getByRole('button', { name: /^User menu/ })).toContainText('Priya Nair');
  await expect(bar(page)).toHaveCount(0);
});

test('the user finds the visit in the own security page', async ({ page, server, clean }) => {
  clean.allow(ANSWERED);
  await viewAs(page, server, { subject: 'dealer.limited' });
  await page.getByRole('button', { name: /^End/ }).click();
  await expect(page).toHaveURL(/\/support/);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await signIn(page, server.dealer, 'dealer.limited');
  await expect(page).toHaveURL(/home\/dashboard/);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'User Account' }).click();
  await page.getByRole('tab', { name: 'Security' }).click();
  const visits = page.getByRole('region', { name: 'Visits by our staff' });
  await expect(visits).toContainText('Priya Nair');
  await expect(visits).toContainText('The user reports an empty list.');
  await expect(visits).not.toContainText('T-1001');
  await expectAccessible(page);
});

test('logging out asks first, and ends both sessions', async ({ page, server, clean }) => {
  clean.allow(ANSWERED);
  await viewAs(page, server, { subject: 'owner@example.com' });
  await expect(page).toHaveURL(/msa\/summary/);
  await expect(bar(page)).toContainText('(owner@example.com)');
  const logOut = async () => {
    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
  };
  await logOut();
  const question = page.getByRole('dialog', { name: 'End both sessions?' });
  await expect(question).toContainText('Priya Nair');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar(page)).toBeVisible();
  await logOut();
  await question.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue as/ })).toHaveCount(0);
  await leaveFor(page, `${server.dealer}/support`);
  await expect(page).toHaveURL(/\/login/);
});

test('acting for the user changes what is theirs, but not what is theirs alone', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  const token = await viewAs(page, server, { subject: 'dealer.limited', mode: 'act' });
  await expect(bar(page)).toContainText('acting for the user');
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Submit A Bug' }).click();
  const bug = page.getByRole('dialog', { name: 'Submit A Bug' });
  await bug.getByLabel('What went wrong?').fill('It stands still');
  await bug.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(bug.getByText('your report is stored')).toBeVisible();
  await bug.getByRole('button', { name: 'Done' }).click();
  for (const [method, path, body] of [
    ['POST', 'account/contactChange', { type: 'email', value: 'mine@example.com' }],
    ['POST', 'account/password/confirm', { password: 'Harbor-Light-2026' }],
    ['POST', 'rw3k/key', {}],
    ['DELETE', 'account/devices/1', {}],
  ] as const)
    expect(await callFrom(page, { path, method, token, body })).toEqual({
      status: 403,
      code: 'notWhileImpersonating',
    });
});

test('other tabs go along, and a right that is taken away ends it at once', async ({
  page,
  server,
  context,
  browser,
  clean,
}) => {
  clean.allow(ANSWERED);
  await viewAs(page, server, { subject: 'dealer.limited' });
  const other = await context.newPage();
  await other.goto(`${server.dealer}/home/dashboard`);
  await expect(bar(other)).toBeVisible();
  await page.getByRole('button', { name: /^End/ }).click();
  await expect(page).toHaveURL(/\/support/);
  await expect(bar(other)).toHaveCount(0);
  await expect(other.getByRole('button', { name: /^User menu/ })).toContainText('Priya Nair');
  await page.getByRole('searchbox').fill('dealer.limited');
  await page
    .getByRole('button', { name: /Ana Duarte/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'View as user' }).click();
  await page.getByLabel('Reason').fill('The user reports an empty list.');
  await page.getByRole('dialog').getByRole('button', { name: 'View as user' }).click();
  await expect(bar(page)).toBeVisible();
  await expect(bar(other)).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await signIn(admin, server.dealer, 'staff.admin');
  const token = nextToken(admin, /mfa\/verify/);
  await enterCode(admin, server);
  await expect(admin).toHaveURL(/home\/dashboard/);
  const taken = await callFrom(admin, {
    path: 'support/staff/00000000-0000-4000-8000-000000000103/rights',
    method: 'PUT',
    token: await token,
    body: { rights: ['support'], rev: 1 },
  });
  expect(taken.status).toBe(200);
  await admin.context().close();

  await other.getByRole('main').getByRole('button', { name: 'Refresh' }).click();
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText(EXPIRED)).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Continue as Priya Nair' })).toBeVisible();
});
