import type { Locator, Page } from '@playwright/test';
import { arrive, signInByApi } from './support/arrive.ts';
import { receiverOf } from './support/receiver.ts';
import { ANSWERED, expect, expectAccessible, holdBack, test } from './support/test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const panel = (page: Page) => card(page, 'Needs somebody');
/** What an item says but its age, which goes on. */
const wordsOf = async (item: Locator) => (await item.textContent())?.replace(/\d+ (min|[mhd])/, '');
const items = (page: Page) =>
  panel(page).getByRole('list', { name: 'What needs somebody' }).locator('> li > button');

test('figures, bars and rows lead to what is behind them, and each picture has its table', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin');
  const main = page.getByRole('main');
  await expect(main.getByText('Live', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'On test', exact: true })).toHaveAttribute(
    'href',
    '/site?state=on-test',
  );
  await expect(main.getByRole('link', { name: 'Less than a week' })).toHaveAttribute(
    'href',
    '/site?state=trouble&trouble=week',
  );
  await expect(
    card(page, 'Active alarms').getByRole('link', { name: 'Tidewater Cold Storage' }),
  ).toHaveAttribute('href', /^\/site\/history\?sn=\d+&dn=\d+&alarm=\d+$/);
  await expectAccessible(page);
  const day = card(page, 'Signals, last 24 hours');
  await expect(day.getByRole('img', { name: /per 30 min$/ })).toBeVisible();
  await day.getByText('30 days').click();
  const month = card(page, 'Signals, last 30 days');
  await month.getByRole('button', { name: 'View as table' }).click();
  await expect(month.getByRole('row')).toHaveCount(31);
  const arming = card(page, 'Open and closed today');
  await arming.getByRole('button', { name: 'View as table' }).click();
  await expect(arming.getByRole('columnheader', { name: 'Openings' })).toBeVisible();
  await expectAccessible(page);
});

test('what needs somebody is worked through by the keyboard alone, and its place is in the address', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin');
  await page.getByRole('button', { name: 'Work through' }).press('Enter');
  await expect(page).toHaveURL(/attention=everybody/);
  const before = await items(page).count();
  await panel(page).getByRole('button', { name: 'Next (n)' }).press('Enter');
  await expect(items(page).first()).toBeFocused();
  await expect(items(page).first()).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await page.keyboard.press('n');
  await expect(items(page).nth(1)).toBeFocused();
  await page.keyboard.press('p');
  await expect(items(page).first()).toBeFocused();
  const words = await wordsOf(items(page).first());
  await panel(page).getByRole('button', { name: 'Acknowledge', exact: true }).press('Enter');
  await expect(items(page)).toHaveCount(before - 1);
  await panel(page).getByRole('button', { name: 'Acknowledged 1' }).press('Enter');
  await expect(items(page)).toHaveCount(1);
  expect(await wordsOf(items(page).first())).toBe(words);
  await page.reload();
  await expect(page).toHaveURL(/attention=acknowledged/);
  await expect(items(page)).toHaveCount(1);
  await items(page).first().press('Enter');
  await panel(page).getByLabel('Note').fill('Owner calls back at 3');
  await panel(page).getByRole('button', { name: 'Save note' }).press('Enter');
  await expect(panel(page).getByText('Owner calls back at 3 (Dana Reyes)')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
});

test('a new alarm and a colleague’s acknowledgement appear by themselves; who is second hears who was first', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  const receiver = await receiverOf(server);
  await arrive(page, server, 'dealer.admin', '/home/dashboard?attention=everybody');
  await expect(page.getByRole('main').getByText('Live', { exact: true })).toBeVisible();
  await receiver.signal('HP1415', '1131 002');
  const alarm = items(page)
    .filter({ hasText: 'Benson' })
    .filter({ hasText: 'Alarm not picked up' });
  await expect(alarm).toHaveCount(1);
  await alarm.click();
  const way = panel(page).getByRole('link', { name: 'Open the alarm' });
  const sn = /sn=(\d+)/.exec((await way.getAttribute('href')) ?? '')?.[1];
  const key = new URL(page.url()).searchParams.get('item');
  const other = await page.context().browser()?.newContext();
  const second = await other?.newPage();
  if (second === undefined) throw new Error('There is no second browser.');
  const colleague = await signInByApi(second, server, 'dealer.limited');
  // Pressed only now: no answer within some seconds would be a fault of another kind.
  const release = await holdBack(page, '**/api/site/*/attention?*');
  await panel(page).getByRole('button', { name: 'Acknowledge', exact: true }).click();
  const said = { key, rev: 0, said: { act: 'acknowledge' } };
  expect((await colleague.call('PUT', `/api/site/${sn ?? ''}/attention`, said)).status).toBe(200);
  await expect(alarm).toHaveCount(0);
  release();
  await expect(panel(page).getByText(/^Ana Duarte acknowledged it at \d\d:\d\d/)).toBeVisible();
  await other?.close();
});

test('a site is watched by everybody of the group, a test is placed from the dashboard, and a new dealer is welcomed', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin', '/site/info?sn=700107');
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Watch', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await arrive(page, server, 'dealer.limited');
  await expect(
    card(page, 'Favorites and watch list').getByRole('link', { name: /Kestrel Print Works/ }),
  ).toBeVisible();
  await arrive(page, server, 'dealer.admin');
  await page.getByRole('button', { name: 'Place on test' }).click();
  await page.keyboard.type('Kestrel');
  await expect(page.getByRole('option', { name: /Kestrel Print Works/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/site\/info\?sn=700107&dn=1&test=new/);
  await arrive(page, server, 'hana.mori');
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expectAccessible(page);
});
