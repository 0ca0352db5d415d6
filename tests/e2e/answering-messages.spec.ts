import { arrive } from './support/arrive.ts';
import { receiverOf } from './support/receiver.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const DEALER = 'dealer.admin';
const INBOX = '/ans-service/messages?sg=4490';

test('a message is opened, assigned, noted, acknowledged and closed with its outcome, and its address leads back to it', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  await arrive(page, server, DEALER, INBOX);
  await expect(page.getByRole('link', { name: /Messages.*waiting messages/ })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Mercer, Paul', exact: true }).first().click();
  const panel = page.getByRole('complementary', { name: /Mercer, Paul/ });
  await panel.getByLabel('Assigned to').selectOption('Sam Ortiz');
  await expect(panel.getByText('Assigned to Sam Ortiz')).toBeVisible();
  await panel.getByLabel('Internal note').fill('Call after two.');
  await panel.getByRole('button', { name: 'Save note' }).click();
  // The live stream may tell of the note before the answer that empties its field.
  const done = panel.getByRole('region', { name: 'Notes and what was done' });
  await expect(done.getByText('Call after two.', { exact: true })).toBeVisible();
  await expect(panel.getByLabel('Internal note')).toHaveValue('');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(panel.getByText('Acknowledged').first()).toBeVisible();
  await page.reload();
  await panel.getByRole('button', { name: 'Close…' }).click();
  await panel.getByLabel('Closes with').selectOption('Called back');
  await panel.getByRole('button', { name: 'Close message' }).click();
  await expect(panel.getByText('Closed: Called back')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Acknowledge' })).toHaveCount(0);
});

test('one that comes meanwhile waits under the pill, moves nothing, and is counted beside the entry', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  const agents = await receiverOf(server);
  await arrive(page, server, DEALER, `${INBOX}&view=all`);
  const first = main.locator('tbody tr').first();
  const before = await first.innerText();
  await agents.message({
    ...{ siteGroupNum: 4490, takenBy: 'TV', callerName: 'Walk-in Caller' },
    ...{ category: 'Sales', text: 'Wants a brochure.' },
  });
  const pill = main.getByRole('button', { name: /1 new/ });
  await expect(pill).toBeVisible();
  expect(await first.innerText()).toBe(before);
  await pill.click();
  await expect(main.getByRole('button', { name: 'Walk-in Caller', exact: true })).toBeVisible();
});

test('by the keyboard alone: through the rows, into a message, acknowledged, and back', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  await arrive(page, server, DEALER, `${INBOX}&view=new`);
  const row = main.locator('tbody tr').first();
  await row.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading').first()).toBeFocused();
  const button = panel.getByRole('button', { name: 'Acknowledge' });
  for (
    let press = 0;
    press < 12 && !(await button.evaluate((one) => one === document.activeElement));
    press += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Acknowledged').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('several are acknowledged at once; what cannot be is skipped with its reason', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  await arrive(page, server, DEALER, `${INBOX}&view=all`);
  await main.getByRole('checkbox', { name: 'Select all' }).check();
  await main.getByRole('button', { name: 'Acknowledge selected' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(/Already closed/).first()).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: /^Acknowledge \d+$/ }).click();
  await expect(page.getByText(/messages acknowledged/)).toBeVisible();
});
