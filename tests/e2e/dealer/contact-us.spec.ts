import { arrive } from '../support/arrive.ts';
import { ANSWERED, expect, expectAccessible, test } from '../support/test.ts';
import { messagesTo } from '../support/ways-in.ts';

test('A dealer writes to the provider, and the answer and a new number of the desk arrive on the open screen and by mail', async ({
  page,
  server,
  browser,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'dealer.limited', '/home/contact-us');
  await expect(page.getByRole('link', { name: '(207) 555-0120' })).toHaveAttribute(
    'href',
    'tel:2075550120',
  );
  await page.getByLabel('Topic').selectOption('Billing');
  await page.getByLabel('Message', { exact: true }).fill('Why is it on the invoice twice?');
  await page.getByLabel('Account number (optional)').fill('HP2210');
  await page.getByRole('button', { name: 'Send message' }).click();
  const message = page.getByRole('status').filter({ hasText: 'was sent' });
  await expect(message).toBeVisible();
  const reference = /M-\d{6}/.exec((await message.textContent()) ?? '')?.[0] ?? '';
  const sent = page.getByRole('region', { name: 'Your messages' });
  await expect(sent).toContainText(reference);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Choose a topic')).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newContext();
  const staffPage = await other.newPage();
  await arrive(staffPage, server, 'priya.nair', '/support?tab=numbers');
  await staffPage.getByRole('button', { name: 'Add number' }).click();
  await staffPage.getByLabel('Purpose').fill('Night desk');
  await staffPage.getByLabel('Phone').fill('207-555-0199');
  await staffPage.getByLabel('Hours').fill('Every night');
  await expectAccessible(staffPage);
  await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staffPage.getByText('The number was saved')).toBeVisible();
  await staffPage.goto(`${server.dealer}/support?tab=intake`);
  await staffPage.getByRole('row').filter({ hasText: reference }).click();
  await staffPage.getByLabel('Answer', { exact: true }).fill('It was one invoice, printed twice.');
  await staffPage.getByRole('button', { name: 'Send answer' }).click();
  await expect(staffPage.getByText('Another answer')).toBeVisible();
  await other.close();

  await expect(sent.getByText('It was one invoice, printed twice.')).toBeVisible();
  await expect(page.getByRole('link', { name: '(207) 555-0199' })).toBeVisible();
  const [mail] = await messagesTo(server, 'dealer.limited@example.com');
  expect(mail?.subject).toBe(`Your message ${reference} was answered`);
});
