import { typeCodeOf } from '../support/codes.ts';
import { leaveByKeyboard, signInByKeyboard, walkTo } from '../support/keyboard.ts';
import { expectSpoken } from '../support/spoken.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('a dealer signs in with a code, finds a site, reads it and leaves, all by the keyboard', async ({
  page,
  server,
}) => {
  await signInByKeyboard(page, server.dealer, 'dealer.admin');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await expectSpoken(
    page,
    'Verification code, textbox, It is checked as soon as you enter the sixth digit.',
  );
  await walkTo(page, /Remember this device/);
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Remember this device?')).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await typeCodeOf(page, server, 'dealer.admin');

  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeFocused();
  await expectSpoken(page, 'Home, heading');
  await expect(page.getByRole('banner').getByText('Dana Reyes')).toBeVisible();
  await expect(page.getByRole('main').getByText('Tidewater Cold Storage').first()).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Control+k');
  await expectSpoken(page, 'Search accounts, combobox, expanded');
  await page.keyboard.type('kestrel');
  await expect(page.getByRole('option', { selected: true })).toContainText('Kestrel Print Works');
  await expectSpoken(page, 'Search accounts, combobox, expanded, kestrel');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/site\/info\?sn=700107&dn=1$/);
  await expectSpoken(page, 'Kestrel Print Works, heading');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /118 Foundry Lane, Port Alder/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'HP1561 Main panel' })).toBeVisible();

  await leaveByKeyboard(page, 'Dana Reyes', 'Shift+Tab');
});
