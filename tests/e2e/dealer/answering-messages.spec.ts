import { arrive } from '../support/arrive.ts';
import { walkTo } from '../support/keyboard.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('A dealer acknowledges a message by keys alone, notes, assigns and closes another at its address, and reads which of several are skipped', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  await arrive(page, server, 'dealer.admin', '/ans-service/messages?sg=4490&view=new');
  await expect(page.getByRole('link', { name: /Messages.*waiting messages/ })).toBeVisible();
  await main.locator('tbody tr').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const side = page.getByRole('complementary');
  await expect(side.getByRole('heading').first()).toBeFocused();
  await walkTo(page, /^Acknowledge$/);
  await page.keyboard.press('Enter');
  await expect(side.getByText('Acknowledged').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(side).toHaveCount(0);

  await main.getByRole('button', { name: 'Mercer, Paul', exact: true }).first().click();
  const panel = page.getByRole('complementary', { name: /Mercer, Paul/ });
  // Arrow keys choose on the way; nobody is assigned before Enter.
  await panel.getByLabel('Assigned to').focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByText('Press Enter to save.')).toBeVisible();
  await page.keyboard.type('Sam');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Assigned to Sam Ortiz')).toBeVisible();
  await panel.getByLabel('Internal note').fill('Call after two.');
  await panel.getByRole('button', { name: 'Save note' }).click();
  const done = panel.getByRole('region', { name: 'Notes and activity' });
  await expect(done.getByText('Call after two.', { exact: true })).toBeVisible();
  await expect(panel.getByLabel('Internal note')).toHaveValue('');
  await expectAccessible(page);
  await page.reload();
  await panel.getByRole('button', { name: 'Close…' }).click();
  await panel.getByLabel('Close with').selectOption('Called back');
  await panel.getByRole('button', { name: 'Close message' }).click();
  await expect(panel.getByText('Closed: Called back')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Acknowledge' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await main.getByRole('button', { name: /^All/ }).click();
  await main.getByRole('checkbox', { name: 'Select all' }).check();
  await main.getByRole('button', { name: 'Acknowledge selected' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(/Already closed/).first()).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: /^Acknowledge \d+$/ }).click();
  await expect(page.getByText(/messages acknowledged/)).toBeVisible();
});
