import type { Page } from '@playwright/test';
import { ANSWERED, enterCode, expect, expectAccessible, signIn, test } from './support/test.ts';
import type { PortalServer } from './support/server.ts';

const PHONE = { width: 390, height: 844 };
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Favorites and recents' });
const list = (page: Page, name: 'Favorites' | 'Recents') =>
  sidebar(page).getByRole('list', { name });
const star = (page: Page) => page.getByRole('button', { name: 'Favorite', exact: true });

/** Signs in and opens a site by its account number; answers the site's number. */
const openSite = async (
  page: Page,
  server: PortalServer,
  code = 'HP1561',
  username = 'dealer.limited',
): Promise<string> => {
  await signIn(page, server.dealer, username);
  if (username === 'dealer.admin') await enterCode(page, server);
  await expect(heading(page, 'Home')).toBeVisible();
  await goTo(page, code);
  await expect(page.getByRole('region', { name: 'Details' })).toBeVisible();
  return new URL(page.url()).searchParams.get('sn') ?? '';
};
const goTo = async (page: Page, code: string) => {
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search accounts' }).fill(code);
  await expect(page.getByRole('option', { selected: true })).toContainText(code);
  await page.keyboard.press('Enter');
};

for (const username of ['dealer.admin', 'dealer.limited']) {
  test(`${username} reads one site, its state and its devices`, async ({ page, server }) => {
    const siteNum = await openSite(page, server, 'HP1561', username);
    await expect(heading(page, 'Kestrel Print Works')).toBeFocused();
    await expect(page).toHaveTitle(/^Kestrel Print Works · /);
    const main = page.getByRole('main');
    await expect(main.getByText(/^ON TEST · .+ left$/).first()).toBeVisible();
    await expect(main.getByRole('button', { name: `Copy site number ${siteNum}` })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Copy account number HP1562' })).toBeVisible();
    await expect(main.getByText('118 Foundry Lane, Port Alder').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'HP1561 Main panel' })).toBeVisible();
    await expect(page.getByText(/^Times in E[SD]T$/).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Devices' }).getByText('HP1562').click();
    await expect(page).toHaveURL(`${server.dealer}/site/info?sn=${siteNum}&dn=2`);
    await expect(page.getByRole('region', { name: /^HP1562/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'HP1561 Main panel' })).toHaveCount(0);
  });
}

test('the section list leads to each part, and only to what exists', async ({ page, server }) => {
  await openSite(page, server);
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  expect(await links.count()).toBeGreaterThanOrEqual(5);
  for (const link of await links.all()) {
    await link.click();
    const id = (await link.getAttribute('href'))?.slice(1);
    await expect(page.locator(`#${id ?? ''}`)).toBeFocused();
    await expect(page.locator(`#${id ?? ''}`)).toBeInViewport();
  }
  await expect(heading(page, 'Kestrel Print Works')).toBeInViewport();
});

test('the number is copied and said', async ({ page, server, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSite(page, server);
  await page.getByRole('button', { name: 'Copy account number HP1561' }).click();
  await expect(page.getByRole('status').getByText('Account number HP1561 copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HP1561');
});

test('a device is asked for where several are and none is named', async ({ page, server }) => {
  const siteNum = await openSite(page, server);
  await page.goto(`${server.dealer}/site/info?sn=${siteNum}`);
  const choice = page.getByRole('region', { name: 'Choose a device' });
  await expect(choice.getByRole('link')).toHaveCount(2);
  await expectAccessible(page);
  await page.goto(`${server.dealer}/site/info?sn=${siteNum}&dn=77`);
  await expect(choice.getByText('This site has no device 77.')).toBeVisible();
  await choice.getByRole('link', { name: /HP1562/ }).click();
  await expect(page).toHaveURL(/&dn=2$/);
  await expect(choice).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^HP1562/ })).toBeVisible();
});

test('the only device needs no naming', async ({ page, server }) => {
  const siteNum = await openSite(page, server, 'HP1092');
  await page.goto(`${server.dealer}/site/info?sn=${siteNum}`);
  await expect(page.getByRole('region', { name: /^HP1092/ })).toBeVisible();
  await expect(page.getByText('Choose a device')).toHaveCount(0);
});

test('unknown, foreign and garbled numbers say so calmly', async ({ page, server, clean }) => {
  clean.allow(ANSWERED);
  await openSite(page, server);
  for (const query of ['sn=1', 'sn=999999999', 'sn=2147483647']) {
    await page.goto(`${server.dealer}/site/info?${query}`);
    await expect(page.getByText('This site was not found')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }
  await expectAccessible(page);
  for (const query of [
    '',
    'sn=',
    'sn=abc',
    'sn=-1',
    'sn=1.5',
    'sn=99999999999999999999',
    'sn=%F0',
  ]) {
    await page.goto(`${server.dealer}/site/info?${query}`);
    await expect(page.getByText('No site is chosen')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Search accounts' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Account search' })).toBeVisible();
});

test('a site that cannot be read is read again when asked', async ({ page, server, clean }) => {
  clean.allow(ANSWERED);
  const siteNum = await openSite(page, server);
  await page.route('**/api/site/*/info?*', (route) => route.abort());
  await page.goto(`${server.dealer}/site/info?sn=${siteNum}&dn=1`);
  await expect(page.getByRole('alert')).toContainText('The site could not be loaded.');
  await page.unroute('**/api/site/*/info?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Kestrel Print Works')).toBeVisible();
});

test('a star moves a site from recents to favorites and back, at once', async ({
  page,
  server,
}) => {
  await openSite(page, server, 'HP1092');
  if ((await star(page).getAttribute('aria-pressed')) === 'true') await star(page).click();
  await expect(list(page, 'Recents')).toContainText('Beacon Street Pharmacy');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/site/favorite?*', async (route) => {
    await held;
    await route.continue();
  });
  await star(page).click();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(list(page, 'Favorites')).toContainText('Beacon Street Pharmacy');
  await expect(sidebar(page).getByText('Beacon Street Pharmacy')).toHaveCount(1);
  const answered = page.waitForResponse(/api\/site\/favorite\?/);
  release();
  await answered;
  await page.reload();
  await expect(list(page, 'Favorites')).toContainText('Beacon Street Pharmacy');
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  await star(page).click();
  await expect(list(page, 'Recents')).toContainText('Beacon Street Pharmacy');
  await expectAccessible(page);
});

test('two quick presses settle on the last wish', async ({ page, server }) => {
  await openSite(page, server, 'HP1092');
  const before = await star(page).getAttribute('aria-pressed');
  await star(page).dblclick();
  await expect(star(page)).toHaveAttribute('aria-pressed', before ?? '');
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(star(page)).toHaveAttribute('aria-pressed', before ?? '');
});

test('a star that is refused turns back and says so', async ({ page, server, clean }) => {
  clean.allow(ANSWERED);
  await openSite(page, server, 'HP1092');
  await page.route('**/api/site/favorite?*', (route) => route.fulfill({ status: 500, body: '' }));
  for (const words of ['favorite.', 'favorite.']) {
    const on = (await star(page).getAttribute('aria-pressed')) === 'true';
    const toast = on ? `Failed to remove ${words}` : `Failed to add ${words}`;
    await star(page).click();
    await expect(page.getByRole('alert').getByText(toast, { exact: true })).toBeVisible();
    await expect(star(page)).toHaveAttribute('aria-pressed', String(on));
    // The other way round for the second time.
    await page.unroute('**/api/site/favorite?*');
    await star(page).click();
    await expect(star(page)).toHaveAttribute('aria-pressed', String(!on));
    await page.waitForLoadState('networkidle');
    await page.route('**/api/site/favorite?*', (route) => route.fulfill({ status: 500, body: '' }));
  }
});

test('the sidebar stays hidden until it is wanted again', async ({ page, server }) => {
  await openSite(page, server);
  await sidebar(page).getByRole('button', { name: 'Hide favorites and recents' }).click();
  await expect(sidebar(page)).toHaveCount(0);
  await page.reload();
  await expect(heading(page, 'Kestrel Print Works')).toBeVisible();
  await expect(sidebar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Favorites and recents' }).click();
  await expect(sidebar(page)).toBeVisible();
});

test('on a phone the page fits, name and state stay, and the shelf opens over it', async ({
  page,
  server,
}) => {
  await page.setViewportSize(PHONE);
  await openSite(page, server);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.mouse.wheel(0, 1500);
  await expect(heading(page, 'Kestrel Print Works')).toBeInViewport();
  await page.getByRole('button', { name: 'Favorites and recents' }).click();
  const shelf = page.getByRole('dialog', { name: 'Favorites and recents' });
  await expect(shelf.getByText('Kestrel Print Works')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Favorites and recents' })).toBeFocused();
});

test('a long name is cut at 20 characters, the whole of it within reach', async ({
  page,
  server,
}) => {
  await openSite(page, server, 'HP2210');
  const title = heading(page, 'Tidewater Cold Storage');
  await expect(title).toHaveText('Tidewater Cold Stor…');
  await expect(title).toHaveAttribute('title', 'Tidewater Cold Storage');
  await expect(page.getByRole('region', { name: 'Details' })).toContainText(
    'Tidewater Cold Storage',
  );
});

test('rows of the dashboard lead to their site', async ({ page, server }) => {
  await signIn(page, server.dealer, 'dealer.limited');
  await page.getByRole('link', { name: 'Quayside Dental Group' }).click();
  await expect(page).toHaveURL(/\/site\/info\?sn=\d+$/);
  await expect(heading(page, 'Quayside Dental Group')).toBeVisible();
});

test('another dealer’s group leaves the page', async ({ page, server }) => {
  await openSite(page, server, 'HP1561', 'dealer.admin');
  await page.getByRole('button', { name: /^Account group/ }).click();
  await page.getByRole('option', { name: /4490/ }).click();
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  await expect(page.getByText('Kestrel Print Works')).toHaveCount(0);
});

test.describe('far from the site', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('times are the site’s, and the viewer’s own on focus', async ({ page, server }) => {
    await openSite(page, server);
    const moment = page.getByRole('region', { name: 'Status' }).getByRole('note').first();
    await moment.focus();
    await expect(moment.getByRole('tooltip')).toHaveText(/P[SD]T your time$/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(moment.getByRole('tooltip')).toHaveCount(0);
    await moment.hover();
    await expect(moment.getByRole('tooltip')).toBeVisible();
  });
});
