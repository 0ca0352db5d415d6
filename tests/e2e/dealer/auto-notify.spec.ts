import { demoRule } from '#adapters/server/demo/write-auto-notify.ts';
import { signInByApi } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const RULES = '/ans-service/auto-notify?sg=4490';

test('A dealer opens a rule by its address, leaves it by the keyboard, and adds another that says what it would have sent', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  // The form that the URL opens has the focus, not the title behind the form.
  await signInByApi(page, server, 'dealer.admin');
  await page.goto(`${server.dealer}${RULES}&rule=${demoRule(1)}`);
  const opened = page.getByRole('dialog', { name: 'Edit rule' });
  await expect(opened.getByLabel('Email addresses')).toHaveValue('office@bluestone.example.com');
  await expect(opened.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(page).not.toHaveURL(/rule=/);
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Add rule' }).click();
  const form = page.getByRole('dialog', { name: 'Add rule' });
  await expect(form.getByText(/Last week this rule would have sent \d+ notice/)).toBeVisible();
  await form.getByLabel('Who').selectOption('Email addresses');
  await form.getByLabel('Email addresses').fill('not an address');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter a valid email address').first()).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Email addresses').fill('office@example.com');
  await form.getByRole('button', { name: 'Save' }).click();
  const row = main.getByRole('listitem').filter({ hasText: 'office@example.com by email' });
  await expect(row).toContainText('Between 07:00 and 22:00, each immediately');
  await row.getByRole('switch').click();
  await expect(row.getByRole('switch', { name: /^Off/ })).not.toBeChecked();
});
