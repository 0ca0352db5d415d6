import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, signOut, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const field = (page: Page) => page.getByRole('combobox', { name: 'Search accounts' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Account search' });
const options = (page: Page) => dialog(page).getByRole('option');
const active = (page: Page) => dialog(page).getByRole('option', { selected: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Checks that the arrow keys selected this option. The search field must refer to the option as active and keep the focus. */
const expectActive = async (page: Page, place: 'first' | 'last') => {
  const line = options(page)[place]();
  await expect(line).toHaveAttribute('aria-selected', 'true');
  const id = await line.getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? 'none');
  await expect(field(page)).toBeFocused();
};

test('A dealer finds a site by keyboard alone, by touch on a phone and once more among what was searched, none of which outlives Log Out', async ({
  page,
  server,
}) => {
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('recent-searches')));
  await arrive(page, server, 'dealer.limited');
  const entry = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /^Account search/ });
  await entry.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  // While the search is open, the shortcut key types its character into the field.
  await page.keyboard.type('/');
  await expect(field(page)).toHaveValue('/');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(entry).toBeFocused();
  await page.keyboard.press('/');
  // This name matches two sites.
  await page.keyboard.type('lantern');
  await expectActive(page, 'first');
  for (const [key, place] of [
    ['ArrowUp', 'last'],
    ['Home', 'first'],
  ] as const) {
    await page.keyboard.press(key);
    await expectActive(page, place);
  }
  await field(page).fill('kestrel');
  await expect(active(page)).toContainText('Kestrel Print Works');
  await expect(active(page)).toContainText('ON TEST');
  await expect(active(page).locator('mark').first()).toHaveText('Kestrel');
  await expect(dialog(page).getByRole('status')).toHaveText('1 account');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/site\/info\?sn=700107&dn=1$/);
  await expect(heading(page, 'Kestrel Print Works')).toBeFocused();

  await page.setViewportSize(PHONE);
  await page.keyboard.press('/');
  await expect.poll(() => dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...PHONE });
  await dialog(page)
    .getByRole('option', { name: /kestrel.*Any field/ })
    .click();
  await expect(field(page)).toHaveValue('kestrel');
  await field(page).fill('tidewater');
  await expect(active(page)).toContainText('HP2210');
  await options(page).first().click();
  await expect(heading(page, 'Tidewater Cold Storage')).toBeFocused();
  expect(await kept()).toHaveLength(1);
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(await kept()).toEqual([]);
});

test('A dealer places a site on test from the palette, changes a part by Tab, takes it back, and finds the keys, which can be turned off', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('Control+k');
  await expect(options(page).filter({ hasText: 'Take off test' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('merriam test 2h');
  await expect(active(page)).toContainText('Place Merriam, Judith on test for 2 h');
  await expect(active(page)).toContainText('not watched until');
  const part = (name: RegExp) => dialog(page).getByRole('combobox', { name });
  for (const name of [/^Account: Merriam/, /^Action: Place on test/, /^Time: 2 h, until/]) {
    await page.keyboard.press('Tab');
    await expect(part(name)).toBeFocused();
  }
  await page.keyboard.press('Home');
  await expect(active(page)).toHaveText('30 m');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(active(page)).toContainText('Place Merriam, Judith on test for 30 m');
  await expect(active(page)).toContainText('not watched until');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Merriam, Judith is on test until/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();

  await page.keyboard.press('?');
  await expect(keys).toContainText('g then h');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(heading(page, 'Accounts')).toBeFocused();
  await page.keyboard.press('?');
  await keys.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});
