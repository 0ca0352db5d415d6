import { DEMO_PASSWORD } from '#adapters/server/demo/demo-database.ts';
import { arrive } from './support/arrive.ts';
import { ANSWERED, expect, expectAccessible, test } from './support/test.ts';

const REVEALED = /^Hide the passcode of/;

test('an owner looks at a code: the password first, a ring and a step of the ladder while it stands, nothing once nobody looks', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'owner@example.com', '/msa/passcodes');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Site passcodes' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Duress code' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Reveal the passcode of Opening staff' }).click();
  const check = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(check.getByLabel('Your password')).toBeFocused();
  await check.getByLabel('Your password').fill(DEMO_PASSWORD);
  await check.getByRole('button', { name: 'Show the code' }).click();
  await expect(main.getByText('HALYARD31')).toBeVisible();
  await expect(main.getByText(/You confirmed it is you at .* good until/).first()).toBeVisible();
  await expect(main.getByText('Opening staff stands on step 2')).toBeVisible();
  await expect(main.getByText(/Noted in the changes of this site/)).toContainText('Carla Benson');
  await expect(main.getByRole('button', { name: REVEALED })).toBeFocused();
  const ticks = main.locator('line[data-on]');
  const first = await ticks.count();
  expect(first).toBeGreaterThan(10);
  await expect.poll(() => ticks.count()).toBeLessThan(first);
  // Nothing that is said aloud holds the code.
  await expect(
    page.locator('[role=status], [role=alert], [aria-live]').getByText('HALYARD31'),
  ).toHaveCount(0);
  await expectAccessible(page);
  // Another one takes its place.
  await main.getByRole('button', { name: 'Reveal the passcode of Night cleaning' }).click();
  await expect(main.getByText('SEXTANT74')).toBeVisible();
  await expect(main.getByText('HALYARD31')).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(main.getByText('SEXTANT74')).toHaveCount(0);

  await main.getByRole('button', { name: 'View as table' }).click();
  const table = page.getByRole('dialog', { name: 'What each level may do' });
  await expect(table.getByRole('row', { name: /^5 Master/ })).toContainText('Yes');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(table).toBeHidden();
});

test('on a phone a code is added knowingly, deleted and taken back, and the last master stays', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, server, 'owner@example.com', '/msa/passcodes');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add passcode' }).click();
  const panel = page.getByRole('dialog', { name: 'Add passcode' });
  await expect(panel.getByLabel('Holder')).toBeFocused();
  await panel.getByLabel('Holder').fill('Delivery');
  await panel.getByLabel('Passcode', { exact: true }).fill('buddy2019');
  await panel.getByRole('button', { name: 'Limit to some hours' }).click();
  await panel.getByRole('checkbox', { name: 'Fri' }).uncheck();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Easy to guess')).toBeVisible();
  await expectAccessible(page);
  await panel.getByLabel('Passcode', { exact: true }).fill('halyard31');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('This code is already in use at this site')).toBeVisible();
  await panel.getByLabel('Passcode', { exact: true }).fill('buddy2019');
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByRole('button', { name: 'Save anyway' }).click();
  await expect(panel).toBeHidden();
  const row = main.getByRole('row', { name: /Delivery/ });
  await expect(row).toContainText('Mon–Thu');
  await row.getByRole('button', { name: 'What to do with the passcode of Delivery' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await expectAccessible(page);

  // Of Carla Benson's two the account passcode stays.
  const account = main.getByRole('row', { name: /Account passcode/ });
  await account.getByRole('button', { name: /What to do/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  await page.keyboard.press('Escape');
});

test('a dealer sets PINs and the duress code on a tab of the site', async ({ page, server }) => {
  await arrive(page, server, 'dealer.admin', '/site/info?sn=700121&part=passcodes');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Passcodes', exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Set a PIN' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a PIN' });
  await expect(dialog.getByLabel('Contact')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: /^(Set|Change)$/ }).click();
  const duress = page.getByRole('dialog', { name: /duress code/ });
  await expect(duress.getByLabel('Duress code')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
});
