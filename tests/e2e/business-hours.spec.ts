import { arrive } from './support/arrive.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('hours of a week are changed, and the chip and the effective hours follow', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin', '/ans-service/business-hours?sg=4490');
  await expect(page.getByText('Mon–Fri 08:00–17:00; Sat 09:00–12:00')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit hours' }).click();
  const form = page.getByRole('dialog', { name: 'Hours of Bluestone Protection' });
  await form.getByRole('button', { name: 'Add an interval' }).click();
  await expect(form).toContainText('Two intervals overlap on the same day');
  await form.getByRole('button', { name: 'Delete interval 3' }).click();
  await form.getByRole('button', { name: 'Delete interval 2' }).click();
  await form.getByLabel('Until', { exact: true }).fill('18:00');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The hours were saved')).toBeVisible();
  await expect(page.getByText('Mon–Fri 08:00–18:00', { exact: true })).toBeVisible();
});

test('a temporary change is planned, meets another one and is merged', async ({ page, server }) => {
  await arrive(page, server, 'dealer.admin', '/ans-service/temp-business-hours?sg=4490');
  const planned = page.getByRole('region', { name: 'Planned' });
  await expect(planned).toContainText('Closed: Inventory');
  await page.getByRole('button', { name: 'Edit Inventory' }).click();
  const from = await page.getByLabel(/^From/).inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Plan a change' }).click();
  const form = page.getByRole('dialog', { name: 'Plan a change' });
  await form.getByLabel(/^From/).fill(from);
  await form.getByLabel(/^Until/).fill(`${from.slice(0, 10)}T20:00`);
  await form.getByLabel('Reason').fill('Stocktaking');
  await form.getByLabel(/Merge into one/).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(planned).toContainText('Closed: Stocktaking');
  await expect(planned).not.toContainText('Inventory');
});

test('the head of the inbox and the card of the dashboard say hours, who is on call and what waits, and lead there', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  await arrive(page, server, 'dealer.admin', '/home/dashboard?sg=4490');
  const card = page.getByRole('region', { name: 'Answering service' });
  await expect(card).toContainText('Sam Ortiz');
  await expect(card).toContainText(/\d+ messages wait for somebody/);
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL(/messages\?view=new/);
  await main.getByRole('link', { name: /On call: Sam Ortiz/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'On call' })).toBeVisible();
  await page.goBack();
  await main.getByRole('link', { name: /^(Open now|Closed)/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Business hours' })).toBeVisible();
});
