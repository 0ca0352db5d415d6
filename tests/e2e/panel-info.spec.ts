import type { Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { receiverOf } from './support/receiver.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
/** The home of a customer who has no other. */
const HOME = 'HP1527';
const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => main(page).getByRole('region', { name });

test('a customer asks for service, and the dealer acknowledges and closes it while both look', async ({
  page,
  server,
  browser,
}) => {
  await arrive(page, server, 'limited@example.com', '/msa/panel-info');
  await expect(main(page).getByText('HP1527', { exact: true }).first()).toBeVisible();
  await expect(card(page, 'Service requests').getByText('No request yet')).toBeVisible();
  await expectAccessible(page);

  const desk = await (await browser.newContext()).newPage();
  await arrive(desk, server, 'dealer.limited', '/home/dashboard');
  const messages = card(desk, 'Service messages');
  await expect(messages).toBeVisible();

  await main(page).getByRole('button', { name: 'Request service' }).first().click();
  const form = page.getByRole('dialog', { name: 'Request service' });
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByText('What should be looked at is required')).toBeVisible();
  await form.getByLabel('What should be looked at?').fill('The siren stays silent.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form).toBeHidden();
  const requests = card(page, 'Service requests');
  await expect(requests.getByText('The siren stays silent.')).toBeVisible();
  await expect(requests.getByText('Delivered')).toBeVisible();

  const row = messages.getByRole('row', { name: /The siren stays silent/ });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Acknowledge the message about Romero, Luis' }).click();
  await expect(row.getByText('Acknowledged')).toBeVisible();
  await expectAccessible(desk);
  await expect(requests.getByText('Ana Duarte takes care of it')).toBeVisible();
  await row.getByRole('button', { name: 'Close the message about Romero, Luis' }).click();
  await expect(row).toHaveCount(0);
  await expect(requests.getByText('Closed by Ana Duarte')).toBeVisible();
  await desk.context().close();
});

test('a communication test waits, also after a reload, and passes with the signal of its panel', async ({
  page,
  server,
}) => {
  const receiver = await receiverOf(server);
  await arrive(page, server, 'limited@example.com', '/msa/panel-info');
  const listening = card(page, 'Communication test');
  await listening.getByRole('button', { name: 'Run communication test' }).click();
  await expect(listening.getByText('Start a test at the panel now.')).toBeVisible();
  await expect(listening.getByText('Waiting', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(listening.getByText('left to hear the panel')).toBeVisible();
  await expect(listening.getByRole('button')).toHaveCount(0);
  await receiver.signal(HOME, '1601 000');
  await expect(listening.getByText(/^Passed at \d\d:\d\d$/)).toBeVisible();
  await expect(listening.getByText(/^Your panel reached us: code 601\./)).toBeVisible();
  await expect(listening.getByRole('button', { name: 'Run it again' })).toBeVisible();
});

test('several panels are tabs whose address follows, and on a phone nothing is cut off', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'newcomer@example.com', '/msa/panel-info');
  await expect(main(page).getByText('No account is linked yet')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Add account' }).click();
  await page.getByLabel('Account number').fill('HP1561');
  await page.getByLabel('Account passcode').fill('HARBOR7');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Done' }).click();
  const tabs = main(page).getByRole('navigation', { name: 'Panels' });
  await expect(tabs.getByRole('link', { name: /HP1561/ })).toHaveAttribute('aria-current', 'true');
  await tabs.getByRole('link', { name: /HP1562/ }).click();
  await expect(page).toHaveURL(/dn=2/);
  await expect(card(page, 'Panel and service').getByText('HP1562')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
});
