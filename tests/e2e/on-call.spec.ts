import ICAL from 'ical.js';
import { arrive } from './support/arrive.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const ON_CALL = '/ans-service/on-call?sg=4490';

test('an editor sees who is on call now and next, and fills the hours left to nobody', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin', ON_CALL);
  const now = page.getByRole('list', { name: 'On call now' }).getByRole('listitem');
  await expect(now).toHaveCount(2);
  await expect(now.nth(0)).toContainText('Sam Ortiz');
  await expect(now.nth(0)).toContainText('then Kim Lowell');
  await expect(now.nth(1)).toContainText('nobody for 15 h');
  await expect(page.getByText('15 h uncovered')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Fill the gap' }).click();
  const panel = page.getByRole('complementary', { name: 'New override' });
  await panel.getByLabel('Who', { exact: true }).selectOption({ label: 'Ray Delmar' });
  await expect(panel).toContainText('No hour of this place is left uncovered.');
  await expect(panel).toContainText('Ray Delmar is also After hours backup then.');
  await panel.getByRole('button', { name: 'Add override' }).click();
  await expect(page.getByText('15 h uncovered')).toHaveCount(0);
  await expect(now.nth(1)).toContainText('then Ray Delmar');
  await page.getByRole('button', { name: 'View as table' }).click();
  await expect(page.getByRole('row', { name: /Ray Delmar.*Fire service/ })).toBeVisible();
});

test('a member changes no list, sends a test page, offers a shift, and subscribes to the calendar', async ({
  page,
  server,
  request,
}) => {
  await arrive(page, server, 'sam.ortiz', '/ans-service/on-call');
  await expect(page.getByRole('button', { name: 'Edit lists' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Fill the gap' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Send me a test page' }).click();
  await page.getByRole('button', { name: 'Send it to me' }).click();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible({ timeout: 15_000 });

  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('button', { name: 'Make an address' }).click();
  const address = await page.getByLabel('Address for your calendar').inputValue();
  const calendar = await request.get(address);
  const read = new ICAL.Component(ICAL.parse(await calendar.text()) as never);
  expect(read.getAllSubcomponents('vevent').length).toBeGreaterThan(20);

  await page.getByRole('button', { name: 'Offer a shift' }).click();
  await page.getByRole('button', { name: 'Offer shift' }).click();
  await expect(page.getByText('Your shift is offered')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Withdraw' }).first().click();
  await expect(page.getByText('The swap was withdrawn')).toBeVisible();
});

test('a list is made, with a person who has no sign-in', async ({ page, server }) => {
  await arrive(page, server, 'dealer.admin', ON_CALL);
  await page.getByRole('button', { name: 'Edit lists' }).click();
  await page.getByRole('button', { name: 'Add person' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Uma Bright');
  await page.getByLabel('Phone', { exact: true }).fill('603-555-0199');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Uma Bright', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add list' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Weekend cover');
  await page.getByLabel('Primary, turn 1').selectOption({ label: 'Uma Bright' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'On call now' })).toContainText('Uma Bright');
});

test('panels have addresses: reload and Back lead to them, and what is typed is asked about', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin', ON_CALL);
  await page.getByRole('button', { name: 'Fill the gap' }).click();
  const override = page.getByRole('complementary', { name: 'New override' });
  const from = await override.getByLabel(/^From/).inputValue();
  await page.reload();
  await expect(override.getByLabel(/^From/)).toHaveValue(from);
  await override.getByLabel('Note').fill('Half a note');
  await page.getByRole('button', { name: 'Edit lists' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(override.getByLabel('Note')).toHaveValue('Half a note');
  await page.getByRole('button', { name: 'Edit lists' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  const lists = page.getByRole('complementary', { name: 'Edit lists' });
  await lists.getByRole('button', { name: 'Edit After hours' }).click();
  const form = page.getByRole('dialog', { name: 'Edit list' });
  await page.reload();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('After hours');
  await form.getByLabel('Name', { exact: true }).fill('After six');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(page).not.toHaveURL(/rotation=/);
  await expect(lists.getByText('After six', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('complementary', { name: 'Subscribe' })).toBeVisible();
  await page.goBack();
  await expect(lists).toBeVisible();
});
