import { demoRule } from '#adapters/server/demo/write-auto-notify.ts';
import { arrive, signInByApi } from './support/arrive.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const READER = 'sam.ortiz';
const DEALER = 'dealer.admin';
const RULES = '/ans-service/auto-notify?sg=4490';

test('a rule is added with its dry run, turned off, changed and taken away', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  await arrive(page, server, DEALER, RULES);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Add rule' }).click();
  const form = page.getByRole('dialog', { name: 'Add rule' });
  await expect(form.getByText(/Last week this rule would have sent \d+ notice/)).toBeVisible();
  await form.getByLabel('Who').selectOption('E-mail addresses');
  await form.getByLabel('E-mail addresses').fill('not an address');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter an e-mail address').first()).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('E-mail addresses').fill('office@example.com');
  await form.getByRole('button', { name: 'Save' }).click();
  const row = main.getByRole('listitem').filter({ hasText: 'office@example.com by e-mail' });
  await expect(row).toContainText('Between 07:00 and 22:00, each at once');
  await row.getByRole('switch').click();
  await expect(row.getByText('Off', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit rule' });
  await edit.getByLabel('Digest').selectOption('Together, hourly');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('together, hourly');
  await row.getByRole('button', { name: /^Remove/ }).click();
  await expect(row).toHaveCount(0);
});

test('a rule has an address, and by the keyboard alone it is opened, left as it is and closed', async ({
  page,
  server,
}) => {
  // The form that opens with its address has the focus, not the title behind it.
  await signInByApi(page, server, DEALER);
  await page.goto(`${server.dealer}${RULES}&rule=${demoRule(1)}`);
  const form = page.getByRole('dialog', { name: 'Edit rule' });
  await expect(form.getByLabel('E-mail addresses')).toHaveValue('office@bluestone.example.com');
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(page).not.toHaveURL(/rule=/);
});

test('who may only read the answering service finds messages, rules and hours, and nothing that changes them', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  const isAbsent = (name: RegExp | string) =>
    expect(page.getByRole('button', { name })).toHaveCount(0);
  await arrive(page, server, READER, '/ans-service/auto-notify');
  await expect(main.getByText('Low battery').first()).toBeVisible();
  await isAbsent('Add rule');
  await isAbsent(/^(Edit|Remove)/);
  await expect(main.getByRole('switch')).toHaveCount(0);
  await page.goto(`${server.dealer}/ans-service/messages?view=new`);
  await main.getByRole('button', { name: 'Mercer, Paul', exact: true }).first().click();
  const panel = page.getByRole('complementary', { name: /Mercer, Paul/ });
  await expect(panel).toContainText('You read messages');
  await isAbsent(/Acknowledge|Close…|Re-deliver/);
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await expect(panel.getByRole('combobox')).toHaveCount(0);
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`${server.dealer}/ans-service/business-hours`);
  await expect(main.getByText('How calls are answered')).toBeVisible();
  await isAbsent(/Edit hours|Close now/);
});
