import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('A dealer comes from the dashboard by what waits and who is on call to its hours, changes the week and merges two planned changes', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  await arrive(page, server, 'dealer.admin', '/home/dashboard?sg=4490');
  const card = page.getByRole('region', { name: 'Answering service' });
  await expect(card).toContainText('Sam Ortiz');
  await expect(card).toContainText(/\d+ messages waiting/);
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL(/messages\?view=new/);
  await main.getByRole('link', { name: /On call: Sam Ortiz/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'On call' })).toBeVisible();
  await page.goBack();
  await main.getByRole('link', { name: /^(Open now|Closed)/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Business hours' })).toBeVisible();

  await expect(page.getByText('Mon–Fri 08:00–17:00; Sat 09:00–12:00')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit hours' }).click();
  const week = page.getByRole('dialog', { name: 'Hours of Bluestone Protection' });
  await week.getByRole('button', { name: 'Add hours' }).click();
  await expect(week).toContainText('Two intervals overlap on the same day');
  await expectAccessible(page);
  await week.getByRole('button', { name: 'Delete interval 3' }).click();
  await week.getByRole('button', { name: 'Delete interval 2' }).click();
  await week.getByLabel('Until', { exact: true }).fill('18:00');
  await week.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Mon–Fri 08:00–18:00', { exact: true })).toBeVisible();

  await page.goto(`${server.dealer}/ans-service/temp-business-hours`);
  const planned = page.getByRole('region', { name: 'Planned' });
  await expect(planned).toContainText('Closed: Inventory');
  await page.getByRole('button', { name: 'Edit Inventory' }).click();
  const day = await page.getByLabel(/^From .*\)$/).inputValue();
  const time = await page.getByLabel(/^From .*, time$/).inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Plan a change' }).click();
  const form = page.getByRole('dialog', { name: 'Plan a change' });
  await form.getByLabel(/^From .*\)$/).fill(day);
  await form.getByLabel(/^From .*, time$/).fill(time);
  await form.getByLabel(/^Until .*\)$/).fill(day);
  await form.getByLabel(/^Until .*, time$/).fill('20:00');
  await form.getByLabel('Reason').fill('Stocktaking');
  await form.getByLabel(/Merge into one/).check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(planned).toContainText('Closed: Stocktaking');
  await expect(planned).not.toContainText('Inventory');
});
