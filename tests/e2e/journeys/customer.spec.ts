import { typeCodeOf } from '../support/codes.ts';
import { leaveByKeyboard, signInByKeyboard, walkTo } from '../support/keyboard.ts';
import { expectSpoken } from '../support/spoken.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('a customer signs in with a code, sees their sites, switches to another one and leaves, all by the keyboard', async ({
  page,
  server,
}) => {
  await signInByKeyboard(page, server.consumer, 'owner@example.com');
  await typeCodeOf(page, server, 'owner@example.com');

  await expect(page).toHaveURL(`${server.consumer}/msa/summary`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('banner').getByText('Carla Benson')).toBeVisible();
  const site = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
  await expect(site('Lantern Street Apartments')).toBeVisible();
  await expectAccessible(page);

  await walkTo(page, /switch account$/, 'Shift+Tab');
  await expectSpoken(
    page,
    'Lantern Street Apartments, switch account, button, not expanded, Lantern Street Apartments',
  );
  await page.keyboard.press('Enter');
  const accounts = page.getByRole('dialog', { name: 'Your accounts' });
  await expect(accounts.getByRole('listitem')).toHaveCount(5);
  await expectSpoken(
    page,
    'Lantern Street Apartments HP1412 · 212 Lantern Street, Port Alder, ME 04199 Trouble, button',
  );
  await page.keyboard.press('ArrowDown');
  await expectSpoken(
    page,
    'Benson Boathouse HP1450 · 3 Ferry Landing, Port Alder, ME 04199 Out of service, button',
  );
  await page.keyboard.press('Enter');
  await expect(accounts).toHaveCount(0);
  await expect(site('Benson Boathouse')).toBeVisible();
  await expect(site('Lantern Street Apartments')).toHaveCount(0);

  await leaveByKeyboard(page, 'Carla Benson', 'Tab');
});
