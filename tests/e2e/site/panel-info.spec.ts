import type { Page } from '@playwright/test';
import { arrive, signInByApi } from '../support/arrive.ts';
import { receiverOf } from '../support/receiver.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
/** Account number and passcode for linking a site with two panels. */
const LINK = { accountNumber: 'HP1561', passcode: 'HARBOR7' } as const;
const SECOND = 'HP1562';
const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => main(page).getByRole('region', { name });

test('A customer with two panels asks for service of the second, which the dealer acknowledges and closes while both look, and tests its way to the centre', async ({
  page,
  server,
  browser,
}) => {
  const receiver = await receiverOf(server);
  const customer = await signInByApi(page, server, 'newcomer@example.com');
  expect((await customer.call('POST', '/api/msa/accountLinks', LINK)).ok).toBe(true);
  await page.goto(`${server.consumer}/msa/panel-info`);
  const tabs = main(page).getByRole('navigation', { name: 'Panels' });
  await expect(tabs.getByRole('link', { name: /HP1561/ })).toHaveAttribute('aria-current', 'true');
  await tabs.getByRole('link', { name: /HP1562/ }).click();
  await expect(page).toHaveURL(/dn=2/);
  await expect(card(page, 'Panel and service').getByText(SECOND)).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectAccessible(page);

  const staffPage = await (await browser.newContext()).newPage();
  await arrive(staffPage, server, 'dealer.limited', '/home/dashboard');
  const messages = card(staffPage, 'Service messages');
  await expect(messages).toBeVisible();
  await main(page).getByRole('button', { name: 'Request service' }).first().click();
  const form = page.getByRole('dialog', { name: 'Request service' });
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByText('What needs service is required')).toBeVisible();
  await form.getByLabel('What needs service?').fill('The siren stays silent.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form).toBeHidden();
  const requests = card(page, 'Service requests');
  await expect(requests.getByText('The siren stays silent.')).toBeVisible();
  const row = messages.getByRole('row', { name: /The siren stays silent/ });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Acknowledge the message about/ }).click();
  await expect(row.getByText('Acknowledged')).toBeVisible();
  await expectAccessible(staffPage);
  await expect(requests.getByText('Ana Duarte is handling it')).toBeVisible();
  await row.getByRole('button', { name: /^Close the message about/ }).click();
  await expect(row).toHaveCount(0);
  await expect(requests.getByText('Closed by Ana Duarte')).toBeVisible();
  await staffPage.context().close();

  const listening = card(page, 'Communication test');
  await listening.getByRole('button', { name: 'Run communication test' }).click();
  await expect(listening.getByText('Waiting', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(listening.getByText('left to receive a signal')).toBeVisible();
  await receiver.signal(SECOND, '1601 000');
  await expect(listening.getByText(/^Passed at \d\d:\d\d$/)).toBeVisible();
});
