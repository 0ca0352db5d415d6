import { arrive } from '../support/arrive.ts';
import { ANSWERED, expect, expectAccessible, test } from '../support/test.ts';

const NAME = 'Harbor Lane Boat Storage';

test('A newcomer adds the first account by number and passcode, by the keyboard, and sees its site', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'newcomer@example.com');
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');
  const panel = page.getByRole('dialog', { name: 'Your accounts' });
  const passcode = page.getByLabel('Account passcode');
  await expect(main.getByText('No account linked yet')).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Add account' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Add account' }).press('Enter');
  await expect(page.getByLabel('Account number')).toBeFocused();
  await page.keyboard.type('HP1999');
  await passcode.fill('WRONG');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('alert')).toBeVisible();
  await expect(passcode).toHaveValue('WRONG');
  await expectAccessible(page);
  await passcode.fill('MOORING7');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Account added' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner.getByRole('button', { name: `${NAME}, switch account` })).toBeFocused();
  await expect(main.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
});
