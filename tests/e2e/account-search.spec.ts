import type { Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { ANSWERED, expect, expectAccessible, signOut, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const field = (page: Page) => page.getByRole('combobox', { name: 'Search accounts' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Account search' });
const options = (page: Page) => dialog(page).getByRole('option');
const active = (page: Page) => dialog(page).getByRole('option', { selected: true });
const chip = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The arrows stand on this line, and the field says so without losing the focus. */
const expectActive = async (page: Page, place: 'first' | 'last') => {
  const line = options(page)[place]();
  await expect(line).toHaveAttribute('aria-selected', 'true');
  const id = await line.getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? 'none');
  await expect(field(page)).toBeFocused();
};

test('a site is found by keyboard alone, and found again', async ({ page, server }) => {
  await arrive(page, server, 'dealer.limited');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  // Two by their names.
  await page.keyboard.type('lantern');
  await expectActive(page, 'first');
  expect(await options(page).count()).toBeGreaterThan(1);
  for (const [key, place] of [
    ['ArrowUp', 'last'],
    ['ArrowDown', 'first'],
    ['End', 'last'],
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
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(options(page)).toHaveText(/kestrel.*Any field/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('kestrel');
  await expect(active(page)).toContainText('Kestrel Print Works');
});

test('a search keeps to its field, and gives the focus back to what opened it', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.limited');
  const entry = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /^Account search/ });
  await entry.click();
  await expect(field(page)).toBeFocused();
  // Keys that open it mean nothing inside it.
  await page.keyboard.type('/k');
  await expect(field(page)).toHaveValue('/k');
  await field(page).fill('tidew cold');
  await chip(page, 'Site name').click();
  await expect(chip(page, 'Site name')).toHaveAttribute('aria-pressed', 'true');
  await expect(active(page)).toContainText('Tidewater Cold Storage');
  await chip(page, 'Phone').click();
  await expect(dialog(page).getByText('No account matches', { exact: true })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Search any field' }).click();
  await expect(chip(page, 'Any field')).toHaveAttribute('aria-pressed', 'true');
  await expect(active(page)).toContainText('Tidewater Cold Storage');
  await field(page).focus();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(entry).toBeFocused();
});

test('on a phone it fills the screen and works by touch; what was searched goes with Log Out', async ({
  page,
  server,
}) => {
  await page.setViewportSize(PHONE);
  await arrive(page, server, 'dealer.limited');
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('recent-searches')));
  await page.keyboard.press('/');
  const whole = { x: 0, y: 0, width: 390, height: 844 };
  await expect.poll(() => dialog(page).boundingBox()).toMatchObject(whole);
  await field(page).fill('tidewater');
  await expect(active(page)).toContainText('HP2210');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await options(page).first().click();
  await expect(heading(page, 'Tidewater Cold Storage')).toBeFocused();
  expect(await kept()).toHaveLength(1);
  await page.keyboard.press('/');
  await expect(options(page)).toHaveText(/tidewater.*Any field/);
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  await field(page).fill('kestrel');
  await expect(active(page)).toContainText('Kestrel');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Kestrel Print Works')).toBeFocused();
  expect(await kept()).toHaveLength(1);
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(await kept()).toEqual([]);
});

test('a search that fails says so and tries again; a failing server opens its page instead', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'dealer.limited');
  await page.route('**/api/site/search?*', (route) => route.abort());
  await page.keyboard.press('/');
  await field(page).fill('kestrel');
  await expect(dialog(page).getByRole('alert')).toContainText('could not be searched');
  await page.unroute('**/api/site/search?*');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(field(page)).toHaveValue('kestrel');
  await expect(active(page)).toContainText('Kestrel Print Works');
  await page.route('**/api/site/search?*', (route) => route.fulfill({ status: 500, body: '' }));
  await field(page).fill('tidewater');
  await expect(page).toHaveURL(/server-error/);
  await expect(dialog(page)).toHaveCount(0);
});
