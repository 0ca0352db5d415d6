import type { Page } from '@playwright/test';
import {
  ANSWERED,
  enterCode,
  expect,
  expectAccessible,
  signIn,
  signOut,
  test,
} from './support/test.ts';
import type { PortalServer } from './support/server.ts';

const PHONE = { width: 390, height: 844 };
const field = (page: Page) => page.getByRole('combobox', { name: 'Search accounts' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Account search' });
const options = (page: Page) => dialog(page).getByRole('option');
const active = (page: Page) => dialog(page).getByRole('option', { selected: true });
const chip = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

const arrive = async (page: Page, server: PortalServer, username = 'dealer.limited') => {
  await signIn(page, server.dealer, username);
  if (username === 'dealer.admin') await enterCode(page, server);
  await expect(heading(page, 'Home')).toBeVisible();
};
const search = async (page: Page, text: string) => {
  if (!(await dialog(page).isVisible())) await page.keyboard.press('/');
  await field(page).fill(text);
};

for (const username of ['dealer.admin', 'dealer.limited']) {
  test(`${username} finds a site by keyboard alone and comes back to it`, async ({
    page,
    server,
  }) => {
    await arrive(page, server, username);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.type('kestrel');
    await expect(active(page)).toContainText('Kestrel Print Works');
    await expect(active(page)).toContainText('ON TEST');
    await expect(active(page).locator('mark').first()).toHaveText('Kestrel');
    await expect(dialog(page).getByRole('status')).toHaveText('1 account');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/site\/info\?sn=\d+&dn=1$/);
    await expect(heading(page, 'Kestrel Print Works')).toBeFocused();
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(options(page)).toHaveText(/kestrel.*Any field/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('kestrel');
    await expect(active(page)).toContainText('Kestrel Print Works');
  });
}

test('every field finds its site, and its chip only there', async ({ page, server }) => {
  await arrive(page, server);
  const cases = [
    ['HP2210', 'Account number', 'Tidewater Cold Storage'],
    ['tidew cold', 'Site name', 'Tidewater Cold Storage'],
    ['118 foundry', 'Address', 'Kestrel Print Works'],
  ] as const;
  for (const [text, name, site] of cases) {
    await search(page, text);
    await chip(page, 'Any field').click();
    await expect(options(page).first()).toContainText(site);
    await chip(page, name).click();
    await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(options(page).first()).toContainText(site);
    await chip(page, 'Phone').click();
    await expect(dialog(page).getByText('No account matches', { exact: true })).toBeVisible();
  }
  await dialog(page).getByRole('button', { name: 'Search any field' }).click();
  await expect(chip(page, 'Any field')).toHaveAttribute('aria-pressed', 'true');
  await expect(options(page).first()).toContainText('Kestrel Print Works');
});

test('the arrows go round, Home and End to the ends, without leaving the field', async ({
  page,
  server,
}) => {
  await arrive(page, server);
  await search(page, 'har');
  await expect(active(page)).toHaveCount(1);
  const count = await options(page).count();
  expect(count).toBeGreaterThan(1);
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).last().getAttribute('id')) ?? 'none',
  );
  await page.keyboard.press('Home');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
});

test('Escape closes and gives the focus back to what opened it', async ({ page, server }) => {
  await arrive(page, server);
  const entry = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /^Account search/ });
  await entry.click();
  await expect(field(page)).toBeFocused();
  // Keys that open it mean nothing inside it.
  await page.keyboard.type('/k');
  await expect(field(page)).toHaveValue('/k');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(entry).toBeFocused();
});

test('no answer of an earlier text is shown', async ({ page, server }) => {
  await arrive(page, server);
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.route(/site\/search\?.*text=kes(&|$)/, async (route) => {
    await late;
    await route.continue();
  });
  const asked = page.waitForRequest(/text=kes(&|$)/);
  await search(page, 'kes');
  await asked;
  await search(page, 'tidewater');
  await expect(active(page)).toContainText('Tidewater');
  const answered = page.waitForResponse(/text=kes(&|$)/);
  release();
  await answered;
  await expect(options(page)).toHaveText([/Tidewater/]);
});

test('a search that fails says so, keeps what was typed and tries again', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server);
  await page.route('**/api/site/search?*', (route) => route.abort());
  await search(page, 'kestrel');
  await expect(dialog(page).getByRole('alert')).toContainText('could not be searched');
  await expectAccessible(page);
  await page.unroute('**/api/site/search?*');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(field(page)).toHaveValue('kestrel');
  await expect(options(page).first()).toContainText('Kestrel Print Works');
});

test('a server that fails opens its page, not the dialog over it', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server);
  await page.route('**/api/site/search?*', (route) => route.fulfill({ status: 500, body: '' }));
  await search(page, 'kestrel');
  await expect(page).toHaveURL(/server-error/);
  await expect(dialog(page)).toHaveCount(0);
});

test('garbage matches nothing and breaks nothing', async ({ page, server }) => {
  await arrive(page, server);
  for (const text of ['%%', '__', "'; drop table site; --", '🔥🔥', '<b>x</b>', '\u202Eabc']) {
    await search(page, text);
    await expect(dialog(page).getByText('No account matches', { exact: true })).toBeVisible();
  }
});

test('recent searches are one person’s, ten at most, and gone after Log Out', async ({
  page,
  server,
}) => {
  await arrive(page, server);
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('recent-searches')));
  await search(page, 'kestrel');
  await expect(active(page)).toContainText('Kestrel');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Kestrel Print Works')).toBeVisible();
  expect(await kept()).toHaveLength(1);
  // One entry without its value drops the whole list (spec §5).
  await page.evaluate(() => {
    const [key] = Object.keys(localStorage).filter((name) => name.includes('recent-searches'));
    const list = JSON.parse(localStorage.getItem(key ?? '') ?? '[]') as unknown[];
    localStorage.setItem(key ?? '', JSON.stringify([...list, { key: 'any' }]));
  });
  await page.keyboard.press('/');
  await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  await search(page, 'tidewater');
  await expect(active(page)).toContainText('Tidewater');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Tidewater Cold Storage')).toBeVisible();
  expect(await kept()).toHaveLength(1);
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(await kept()).toEqual([]);
});

test('Clear forgets the recent searches', async ({ page, server }) => {
  await arrive(page, server);
  await search(page, 'kestrel');
  await expect(active(page)).toContainText('Kestrel');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Kestrel Print Works')).toBeVisible();
  await page.keyboard.press('/');
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog(page).getByText('No recent searches')).toBeVisible();
});

test('fills a phone and works by touch', async ({ page, server }) => {
  await page.setViewportSize(PHONE);
  await arrive(page, server);
  await page.keyboard.press('/');
  const whole = { x: 0, y: 0, width: 390, height: 844 };
  await expect.poll(() => dialog(page).boundingBox()).toMatchObject(whole);
  await field(page).fill('tidewater');
  await expect(active(page)).toContainText('HP2210');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await options(page).first().click();
  await expect(heading(page, 'Tidewater Cold Storage')).toBeVisible();
});

for (const { username, consumer } of [
  { username: 'staff.limited', consumer: false },
  { username: 'limited@example.com', consumer: true },
]) {
  test(`${username} has neither the entry nor its keys`, async ({ page, server }) => {
    await signIn(page, consumer ? server.consumer : server.dealer, username);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByText('Account search')).toHaveCount(0);
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(`${consumer ? server.consumer : server.dealer}/site/info?sn=700107`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Kestrel/);
    await expect(page.getByText('Kestrel Print Works')).toHaveCount(0);
  });
}
