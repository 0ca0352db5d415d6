import type { Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { ANSWERED, expect, expectAccessible, test } from './support/test.ts';

const NAME = 'Harbor Lane Boat Storage';
const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your accounts' });
const switcher = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: `${NAME}, switch account` });

test('a newcomer adds the first account by number and passcode, and is invited again when it is removed', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'newcomer@example.com');
  const invitation = main(page).getByRole('button', { name: 'Add account' });
  await expect(invitation).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Add account' })).toBeVisible();
  await expectAccessible(page);
  await invitation.click();
  await expect(page.getByLabel('Account number')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('Account number is required')).toBeVisible();
  await page.getByLabel('Account number').fill('HP1999');
  await page.getByLabel('Account passcode').fill('WRONG');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Account passcode')).toHaveValue('WRONG');
  await expectAccessible(page);
  await page.getByLabel('Account passcode').fill('MOORING7');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Account added' })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(switcher(page)).toBeFocused();
  await expect(main(page).getByRole('heading', { level: 2, name: NAME })).toBeVisible();
  await page.reload();
  await switcher(page).click();
  await panel(page)
    .getByRole('button', { name: `Remove ${NAME}` })
    .click();
  await panel(page).getByRole('button', { name: 'Remove account' }).click();
  await expect(main(page).getByText('No account is linked yet')).toBeVisible();
});
