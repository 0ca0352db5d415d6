import { demoRule } from '#adapters/server/demo/write-auto-notify.ts';
import { arrive, signInByApi } from './support/arrive.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const DEALER = 'sam.ortiz';
const RULES = '/ans-service/auto-notify';

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
  await page.goto(`${server.dealer}${RULES}?rule=${demoRule(1)}`);
  const form = page.getByRole('dialog', { name: 'Edit rule' });
  await expect(form.getByLabel('E-mail addresses')).toHaveValue('office@bluestone.example.com');
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/auto-notify$/);
});
