import type { Locator, Page } from '@playwright/test';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const panel = (page: Page) => card(page, 'Needs attention');
/** Returns the text of an item without its age, because the age changes constantly. */
const textOf = async (item: Locator) => (await item.textContent())?.replace(/\d+ (min|[mhd])/, '');
const items = (page: Page) =>
  panel(page).locator('li[data-line]:not([data-site]) > button[aria-expanded]');

test('A dealer follows the figures, reads each picture as a table, works through what needs somebody by keyboard alone, and places a site on test from there', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin');
  const main = page.getByRole('main');
  await expect(main.getByText('Live', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Less than a week' })).toHaveAttribute(
    'href',
    '/site?state=trouble&trouble=week',
  );
  await expect(
    card(page, 'Active alarms').getByRole('link', { name: 'Tidewater Cold Storage' }),
  ).toHaveAttribute('href', /^\/site\/history\?sn=\d+&dn=\d+&alarm=\d+$/);
  const day = card(page, 'Signals, last 24 hours');
  await expect(day.getByRole('img', { name: /per 30 min$/ })).toBeVisible();
  await expectAccessible(page);
  await day.getByText('30 days').click();
  const month = card(page, 'Signals, last 30 days');
  await month.getByRole('button', { name: 'View as table' }).click();
  await expect(month.getByRole('row')).toHaveCount(31);
  const arming = card(page, 'Open and closed today');
  await arming.getByRole('button', { name: 'View as table' }).click();
  await expect(arming.getByRole('columnheader', { name: 'Openings' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Review' }).press('Enter');
  await expect(page).toHaveURL(/attention=everybody/);
  await expect(items(page).first()).toBeVisible();
  const before = await items(page).count();
  await page.keyboard.press('n');
  await expect(items(page).first()).toBeFocused();
  await expect(items(page).first()).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await page.keyboard.press('n');
  await expect(items(page).nth(1)).toBeFocused();
  await page.keyboard.press('p');
  await expect(items(page).first()).toBeFocused();
  const text = await textOf(items(page).first());
  await panel(page).getByRole('button', { name: 'Acknowledge', exact: true }).press('Enter');
  await expect(items(page)).toHaveCount(before - 1);
  // The item in its place is open and has the focus.
  await expect(items(page).first()).toBeFocused();
  await expect(items(page).first()).toHaveAttribute('aria-expanded', 'true');

  // While a button in the item has the focus, a colleague acknowledges it: the focus goes to the next item, and so does n.
  await panel(page).getByRole('button', { name: 'Snooze', exact: true }).focus();
  const next = (await textOf(items(page).nth(1))) ?? '';
  const address = new URL(page.url()).searchParams;
  const colleague = new HttpVisitor(server.dealer, 'dealer');
  await colleague.signIn('dealer.limited');
  const said = { key: address.get('item'), rev: 0, said: { act: 'acknowledge' } };
  const path = `/api/site/${String(address.get('site'))}/attention?siteGroupNum=4471`;
  expect((await colleague.call('PUT', path, said)).status).toBe(200);
  await expect(items(page)).toHaveCount(before - 2);
  await expect(items(page).first()).toBeFocused();
  expect(await textOf(items(page).first())).toBe(next);
  await page.keyboard.press('n');
  await expect(items(page).first()).toHaveAttribute('aria-expanded', 'true');
  await expect(items(page).first()).toBeFocused();

  // A filter stays over a reload. All of it is acknowledged after one question.
  await panel(page).getByLabel('Kind').selectOption('trouble');
  await expect(panel(page).getByText(/^(\d+) of \1$/)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/kind=trouble/);
  await panel(page).getByRole('checkbox', { name: 'Select all listed items' }).press('Space');
  await panel(page)
    .getByRole('toolbar')
    .getByRole('button', { name: 'Acknowledge' })
    .press('Enter');
  const question = page.getByRole('dialog', { name: /^Acknowledge \d+ items\?$/ });
  await expect(question.getByText(/^Trouble not restored: \d+\./)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: /^Acknowledge \d+$/ }).press('Enter');
  await expect(page.getByText(/^\d+ items acknowledged/).first()).toBeVisible();
  await panel(page).getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(items(page).first()).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^Acknowledged \d/ })
    .press('Enter');
  await expect(items(page).first()).toBeVisible();
  await expect(page).toHaveURL(/attention=acknowledged/);
  await expect.poll(() => textOf(items(page).first())).toBe(text);
  await page.reload();
  await items(page).first().press('Enter');
  await panel(page).getByLabel('Note').fill('Owner calls back at 3');
  await panel(page).getByRole('button', { name: 'Save note' }).press('Enter');
  await expect(panel(page).getByText('Owner calls back at 3 (Dana Reyes)')).toBeVisible();
  for (let back = 0; back < 4; back += 1) await page.goBack();
  await expect(panel(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Place on test' }).click();
  await page.keyboard.type('Kestrel');
  await expect(page.getByRole('option', { name: /Kestrel Print Works/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/site\/info\?sn=700107(?:&dn=1)?&test=new/);
});

test('A new dealer is welcomed where the figures will stand', async ({ page, server }) => {
  await arrive(page, server, 'hana.mori');
  await expect(page.getByText('Welcome', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
