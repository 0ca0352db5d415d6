import { DEMO_PASSWORD } from '#adapters/server/demo/demo-database.ts';
import { arrive } from '../support/arrive.ts';
import { expectSpoken } from '../support/spoken.ts';
import { ANSWERED, expect, expectAccessible, test } from '../support/test.ts';

test('A customer looks at a code after the password while a ring runs down, and adds a weak one knowingly and takes its deletion back on a phone', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'owner@example.com', '/msa/passcodes');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Reveal the passcode of Opening staff' }).focus();
  await expectSpoken(page, 'Reveal the passcode of Opening staff, button');
  await page.keyboard.press('Enter');
  const check = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expectSpoken(page, 'Your password, textbox');
  await expectAccessible(page);
  await check.getByLabel('Your password').fill(DEMO_PASSWORD);
  await check.getByRole('button', { name: 'Show the code' }).click();
  await expect(main.getByText('HALYARD31')).toBeVisible();
  // The code itself is read where it stands, never with the button.
  await expectSpoken(page, 'Hide the passcode of Opening staff, button');
  await expect(main.getByText('Opening staff has level 2')).toBeVisible();
  const ticks = main.locator('line[data-on]');
  const first = await ticks.count();
  expect(first).toBeGreaterThan(10);
  await expect.poll(() => ticks.count()).toBeLessThan(first);
  // No text that screen readers announce contains the code.
  await expect(
    page.locator('[role=status], [role=alert], [aria-live]').getByText('HALYARD31'),
  ).toHaveCount(0);
  await expectAccessible(page);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(main.getByText('HALYARD31')).toHaveCount(0);
  for (const [opener, name] of [
    ['View as table', 'What each level can do'],
    ['Set a PIN', 'Set a PIN'],
    [/^(Set|Change)$/, /duress code/],
  ] as const) {
    await main.getByRole('button', { name: opener }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await main.getByRole('button', { name: 'Add passcode' }).click();
  const panel = page.getByRole('dialog', { name: 'Add passcode' });
  await expect(panel.getByLabel('Holder')).toBeFocused();
  await panel.getByLabel('Holder').fill('Delivery');
  await panel.getByLabel('Passcode', { exact: true }).fill('buddy2019');
  await panel.getByRole('button', { name: 'Limit to certain hours' }).click();
  await panel.getByRole('checkbox', { name: 'Fri' }).uncheck();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Easy to guess', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Save anyway' }).click();
  await expect(panel).toBeHidden();
  const row = main.getByRole('row', { name: /Delivery/ });
  await expect(row).toContainText('Mon–Thu');
  await row.getByRole('button', { name: 'Actions for the passcode of Delivery' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await expectAccessible(page);
});
