import { typeCodeOf } from '../support/codes.ts';
import { leaveByKeyboard, signInByKeyboard, walkTo } from '../support/keyboard.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('a dealer signs in with a code, finds a site, reads it and leaves, all by the keyboard', async ({
  page,
  server,
}) => {
  await signInByKeyboard(page, server.dealer, 'dealer.admin');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await walkTo(page, /Remember this device/);
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Remember this device?')).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await typeCodeOf(page, server, 'dealer.admin');

  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeFocused();
  await expect(page.getByRole('banner').getByText('Dana Reyes')).toBeVisible();
  await expect(page.getByRole('main').getByText('Tidewater Cold Storage').first()).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search accounts' })).toBeFocused();
  await page.keyboard.type('kestrel');
  await expect(page.getByRole('option', { selected: true })).toContainText('Kestrel Print Works');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/site\/info\?sn=700107&dn=1$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kestrel Print Works' })).toBeFocused();
  const main = page.getByRole('main');
  await expect(main.getByText('118 Foundry Lane, Port Alder').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'HP1561 Main panel' })).toBeVisible();

  await leaveByKeyboard(page, 'Dana Reyes', 'Shift+Tab');
});
