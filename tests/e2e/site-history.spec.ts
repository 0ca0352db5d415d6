import { arrive } from './support/arrive.ts';
import { walkTo } from './support/keyboard.ts';
import { receiverOf } from './support/receiver.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** A shop of the dealer in the demo world. */
const SHOP = { path: '/site/history?sn=700121', xmit: 'HP1120' } as const;

test('an alarm that an address names stands open with its story, its line and its rows, and is left for the call list', async ({
  page,
  server,
}) => {
  const receiver = await receiverOf(server);
  const { alarmNum } = await receiver.signal(SHOP.xmit, '1131 002');
  const num = alarmNum ?? 0;
  await receiver.act(num, 'Picked up');
  await receiver.act(num, 'Reached', { contact: 'Samir Haddad', comment: 'nobody is there' });
  await receiver.act(num, 'Dispatched', { contact: 'Police', avs: 2 });
  await receiver.act(num, 'Full clear', { disposition: 'Actual – police' });
  await arrive(page, server, 'dealer.admin', `${SHOP.path}&alarm=${num}`);
  const main = page.getByRole('main');
  const alarms = main.getByRole('region', { name: 'Alarms' });
  await expect(alarms.getByText('from signal to full clear')).toBeVisible();
  await expect(alarms.getByText('We reached Samir Haddad: nobody is there.')).toBeVisible();
  await expect(alarms.getByRole('listitem').filter({ hasText: 'Dispatched Police' })).toBeVisible();
  await expect(alarms.getByRole('cell', { name: 'Actual – police', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  const report = page.waitForEvent('download');
  await alarms.getByRole('button', { name: 'Incident report (PDF)' }).click();
  expect((await report).suggestedFilename()).toMatch(/^history-700121-5-rows-.*\.pdf$/);
  await alarms.getByRole('button', { name: new RegExp(`^Alarm ${num}`) }).click();
  await expect(alarms.getByText('from signal to full clear')).toBeHidden();
  expect(page.url()).not.toContain('alarm=');
  await alarms.getByRole('button', { name: new RegExp(`^Alarm ${num}`) }).click();
  await alarms.getByRole('link', { name: 'Call list' }).click();
  await expect(page).toHaveURL(/part=contacts/);
  await page.getByRole('link', { name: 'History' }).click();
  await expect(main.getByRole('region', { name: 'All activity' })).toBeVisible();
});

test('everything is narrowed in the address, kept as a set, and taken away as exactly those rows', async ({
  page,
  server,
}) => {
  const receiver = await receiverOf(server);
  await receiver.signal(SHOP.xmit, '1383 009');
  await receiver.signal(SHOP.xmit, '1602 000');
  await arrive(page, server, 'dealer.admin', `${SHOP.path}&view=all`);
  const rows = page.getByRole('main').getByRole('region', { name: 'All activity' });
  await expect(rows.getByRole('row').filter({ hasText: 'Test' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Hide tests' }).click();
  await expect(page).toHaveURL(/tests=hidden/);
  await page.getByRole('button', { name: 'More filters' }).click();
  const layer = page.getByRole('dialog', { name: 'Filters' });
  await expect(layer).toBeVisible();
  expect(await layer.evaluate((one) => one.getBoundingClientRect().right <= innerWidth)).toBe(true);
  await page.getByRole('checkbox', { name: 'Trouble', exact: true }).check({ force: true });
  await expect(page).toHaveURL(/kinds=Trouble/);
  await page.keyboard.press('Escape');
  await expect(rows.getByRole('row').filter({ hasText: 'Open/close' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search' }).fill('tamper');
  await expect(page).toHaveURL(/q=tamper/);
  await expect(rows.getByRole('row').filter({ hasText: 'Sensor tamper' })).not.toHaveCount(0);
  // Other troubles of the drawn past stand there until the search is answered; the head is the row without the word.
  await expect(rows.getByRole('row').filter({ hasNotText: /tamper/i })).toHaveCount(1);
  const count = (await rows.getByRole('row').count()) - 1;
  await page.getByRole('button', { name: /^Export/ }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await file).suggestedFilename()).toContain(`-${count}-row`);
  await expect(page.getByRole('button', { name: /^Export/ })).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody wrote this');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${server.dealer}${SHOP.path}&view=all&from=2025-01-02&to=2025-01-03`);
  await expect(page.getByText(/^No signals in this period. Last one: /)).toBeVisible();
});

test('what comes waits under a pill, and a row opens with its raw signal, by keyboard alone', async ({
  page,
  server,
}) => {
  const receiver = await receiverOf(server);
  await arrive(page, server, 'dealer.admin', `${SHOP.path}&view=all`);
  const main = page.getByRole('main');
  const rows = main.getByRole('region', { name: 'All activity' });
  await expect(rows.getByRole('row').nth(1)).toBeVisible();
  await receiver.signal(SHOP.xmit, '1383 009');
  const pill = main.getByRole('button', { name: /^\d+ new$/ });
  await expect(pill).toBeVisible();
  await walkTo(page, /^\d+ new$/);
  await page.keyboard.press('Enter');
  await expect(pill).toBeHidden();
  await rows.getByRole('row').nth(1).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('1383 01 009')).toBeVisible();
  await expect(drawer.getByText('Event code')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('a site of another dealer is not there', async ({ page, server, clean }) => {
  clean.allow(/404/);
  await arrive(page, server, 'dealer.limited', '/site/history?sn=999999');
  await expect(page.getByText('This site was not found')).toBeVisible();
});
