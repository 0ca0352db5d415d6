import { arrive } from '../support/arrive.ts';
import { receiverOf } from '../support/receiver.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** URL and transmitter code of a dealer's shop in the demo world. */
const SHOP = { path: '/site/history?sn=700121', xmit: 'HP1120' } as const;

test('A dealer reads an alarm that the address names, opens what came in by keyboard alone, narrows everything, and takes exactly those rows away', async ({
  page,
  server,
}) => {
  const receiver = await receiverOf(server);
  const { alarmNum } = await receiver.signal(SHOP.xmit, '1131 002');
  const num = alarmNum ?? 0;
  await receiver.act(num, 'Picked up');
  await receiver.act(num, 'Reached', { contact: 'Samir Haddad', comment: 'nobody is there' });
  await receiver.act(num, 'Full clear', { disposition: 'Actual – police' });
  await arrive(page, server, 'dealer.admin', `${SHOP.path}&alarm=${num}`);
  const main = page.getByRole('main');
  const alarms = main.getByRole('region', { name: 'Alarms' });
  await expect(alarms.getByText('from signal to full clear')).toBeVisible();
  await expect(alarms.getByText('We reached Samir Haddad: nobody is there.')).toBeVisible();
  await expect(alarms.getByRole('cell', { name: 'Actual – police', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const report = page.waitForEvent('download');
  await alarms.getByRole('button', { name: 'Incident report (PDF)' }).click();
  expect((await report).suggestedFilename()).toMatch(/^history-700121-4-rows-.*\.pdf$/);
  await alarms.getByRole('button', { name: new RegExp(`^Alarm ${num}`) }).click();
  await expect(alarms.getByText('from signal to full clear')).toBeHidden();
  expect(page.url()).not.toContain('alarm=');

  await page.goto(`${server.dealer}${SHOP.path}&view=all`);
  const rows = main.getByRole('region', { name: 'All activity' });
  await expect(rows.getByRole('row').nth(1)).toBeVisible();
  // New rows stream in at the top; who has scrolled down reads on, and sees a pill. A week may be short.
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.evaluate(() => scrollTo(0, 300));
  await receiver.signal(SHOP.xmit, '1383 009');
  const pill = main.getByRole('button', { name: /^\d+ new$/ });
  await expect(pill).toBeVisible();
  await pill.focus();
  await page.keyboard.press('Enter');
  await expect(pill).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await rows.getByRole('row').nth(1).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('1383 01 009')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(drawer.getByText('1383 01 009')).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(rows.getByRole('row').nth(1)).toBeVisible();

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const layer = page.getByRole('dialog', { name: 'Filters' });
  await expect(layer).toBeVisible();
  expect(await layer.evaluate((one) => one.getBoundingClientRect().right <= innerWidth)).toBe(true);
  await page.getByRole('checkbox', { name: 'Trouble', exact: true }).check({ force: true });
  await expect(page).toHaveURL(/kinds=Trouble/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search' }).fill('tamper');
  await expect(page).toHaveURL(/q=tamper/);
  // Until the response to the search, the list still shows other troubles. After the response, only the table head lacks the word.
  await expect(rows.getByRole('row').filter({ hasNotText: /tamper/i })).toHaveCount(1);
  const count = (await rows.getByRole('row').count()) - 1;
  await page.getByRole('button', { name: /^Export/ }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await file).suggestedFilename()).toContain(`-${count}-row`);
});
