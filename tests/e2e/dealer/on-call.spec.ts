import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const ON_CALL = '/ans-service/on-call?sg=4490';

test('An editor fills hours left to nobody; panels have addresses that reload and Back lead to, and what is typed is asked about', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin', ON_CALL);
  const now = page.getByRole('list', { name: 'On call now' }).getByRole('listitem');
  await expect(now.nth(1)).toContainText('nobody for 15 h');
  await expectAccessible(page);

  const opener = page.getByRole('button', { name: 'New override' });
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.getByRole('button', { name: 'Fill the gap' }).click();
  const override = page.getByRole('complementary', { name: 'New override' });
  const day = await override.getByLabel(/^From .*\)$/).inputValue();
  const time = await override.getByLabel(/^From .*, time$/).inputValue();
  await page.reload();
  await expect(override.getByLabel(/^From .*\)$/)).toHaveValue(day);
  await expect(override.getByLabel(/^From .*, time$/)).toHaveValue(time);
  await override.getByLabel('Who', { exact: true }).selectOption({ label: 'Ray Delmar' });
  await expect(override).toContainText('No hours are left uncovered.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit lists' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await override.getByRole('button', { name: 'Add override' }).click();
  await expect(now.nth(1)).toContainText('then Ray Delmar');
  await page.getByRole('button', { name: 'View as table' }).click();
  await expect(page.getByRole('row', { name: /Ray Delmar.*Fire service/ })).toBeVisible();

  await page.getByRole('button', { name: 'Edit lists' }).click();
  const lists = page.getByRole('complementary', { name: 'Edit lists' });
  await lists.getByRole('button', { name: 'Edit After hours' }).click();
  const form = page.getByRole('dialog', { name: 'Edit list' });
  await page.reload();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('After hours');
  await expectAccessible(page);
  await form.getByLabel('Name', { exact: true }).fill('After six');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(page).not.toHaveURL(/rotation=/);
  await expect(lists.getByText('After six', { exact: true })).toBeVisible();
  await lists.getByRole('button', { name: 'Add person' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Uma Bright');
  await page.getByLabel('Phone', { exact: true }).fill('603-555-0199');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(lists.getByText('Uma Bright', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('complementary', { name: 'Subscribe' })).toBeVisible();
  await page.goBack();
  await expect(lists).toBeVisible();
});

test('A member who may only read the answering service sends themself a test page, makes a calendar address, offers a shift, and finds nothing that changes what is the dealer’s', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  const isAbsent = (name: RegExp | string) =>
    expect(page.getByRole('button', { name })).toHaveCount(0);
  await arrive(page, server, 'sam.ortiz', '/ans-service/on-call');
  await isAbsent(/^(Edit lists|Fill the gap|New override)$/);
  await page.getByRole('button', { name: 'Send me a test page' }).click();
  await page.getByRole('button', { name: 'Send it to me' }).click();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('button', { name: 'Create an address' }).click();
  await expect(page.getByLabel('Address for your calendar')).toHaveValue(/^http/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Offer a shift' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Offer shift' }).click();
  await expect(page.getByText('Your shift is offered')).toBeVisible();

  await page.goto(`${server.dealer}/ans-service/auto-notify`);
  await expect(main.getByText('Low battery').first()).toBeVisible();
  await isAbsent(/^(Add rule|Edit|Remove)/);
  await expect(main.getByRole('switch')).toHaveCount(0);
  await page.goto(`${server.dealer}/ans-service/messages?view=new`);
  await main.getByRole('button', { name: 'Mercer, Paul', exact: true }).first().click();
  const panel = page.getByRole('complementary', { name: /Mercer, Paul/ });
  await expect(panel).toContainText('You can read messages');
  await isAbsent(/Acknowledge|Close…|Re-deliver/);
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await expect(panel.getByRole('combobox')).toHaveCount(0);
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await page.goto(`${server.dealer}/ans-service/business-hours`);
  await expect(main.getByText('How calls are answered')).toBeVisible();
  await isAbsent(/Edit hours|Close now/);
});
