import { arrive } from './support/arrive.ts';
import { ANSWERED, expect, expectAccessible, test } from './support/test.ts';

test('a dealer writes to the provider, staff answer, and the answer arrives on the open screen and by mail', async ({
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
  await expect(page.getByText('Nothing sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Choose a topic')).toBeVisible();
  await page.getByLabel('Topic').selectOption('Billing');
  await page.getByLabel('Message', { exact: true }).fill('Why is it on the invoice twice?');
  await page.getByLabel('Account number (optional)').fill('NOBODY9');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('None of your accounts has this number.')).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    'Why is it on the invoice twice?',
  );
  await page.getByLabel('Account number (optional)').fill('HP2210');
  await page.getByRole('button', { name: 'Send message' }).click();
  const said = page.getByRole('status').filter({ hasText: 'was sent' });
  await expect(said).toBeVisible();
  const reference = /M-\d{6}/.exec((await said.textContent()) ?? '')?.[0] ?? '';
  const sent = page.getByRole('region', { name: 'Your messages' });
  await expect(sent).toContainText(reference);
  await expect(sent).toContainText('New');
  await expectAccessible(page);

  const other = await browser.newContext();
  const desk = await other.newPage();
  await arrive(desk, server, 'priya.nair', '/support?tab=intake');
  await desk.getByRole('row').filter({ hasText: reference }).click();
  await desk.getByLabel('Answer', { exact: true }).fill('It was one invoice, printed twice.');
  await desk.getByRole('button', { name: 'Send answer' }).click();
  await expect(desk.getByText('Another answer')).toBeVisible();
  await other.close();

  await expect(sent.getByText('It was one invoice, printed twice.')).toBeVisible();
  await expect(sent).toContainText('Closed');
  const outbox = await fetch(`${server.dealer}/demo/outbox.json?to=dealer.limited@example.com`);
  expect(JSON.stringify(await outbox.json())).toContain(`Your message ${reference} was answered`);
});

test('staff keep the numbers dealers are shown, on a phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, server, 'priya.nair', '/support?tab=numbers');
  await page.getByRole('button', { name: 'Add number' }).click();
  await page.getByLabel('Purpose').fill('Night desk');
  await page.getByLabel('Phone').fill('207-555-0199');
  await page.getByLabel('Hours').fill('Every night');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The number was saved')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Billing' }).click();
  await expect(page.getByRole('button', { name: 'Delete Billing' })).toHaveCount(0);
  await arrive(page, server, 'dealer.limited', '/home/contact-us');
  await expect(page.getByRole('link', { name: '(207) 555-0199' })).toBeVisible();
  await expect(page.getByRole('link', { name: '(207) 555-0120' })).toHaveCount(0);
});
