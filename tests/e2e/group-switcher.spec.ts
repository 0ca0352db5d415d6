import type { Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const TIDEWATER = 'Tidewater Cold Storage';
const switcher = (page: Page) => page.getByRole('button', { name: /^Account group/ });
const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
/** Home is left and entered again, which reads it anew. */
const homeAgain = async (page: Page) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Resources' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible();
  await navigation.getByRole('link', { name: /^Home/ }).click();
};
const sites = (page: Page) => page.getByText(/\d+ sites?$/);

/** Gives the signed-in dealer thousands of groups from the next start of the page on. */
const withManyGroups = (page: Page, count: number) =>
  page.route('**/api/account/token/refresh*', async (route) => {
    const answer = await route.fetch();
    const grant = (await answer.json()) as {
      session: { user: { allowedDealers: Record<string, unknown>[] } };
    };
    const [first] = grant.session.user.allowedDealers;
    for (let index = 0; index < count; index += 1)
      grant.session.user.allowedDealers.push({
        ...first,
        siteGroupNum: 10_000 + index,
        siteGroupName: 'Seaside Alarm',
      });
    await route.fulfill({ response: answer, json: grant });
  });

test('a group is found by number or name among thousands, by keyboard, and leads home', async ({
  page,
  server,
}) => {
  await withManyGroups(page, 5_000);
  await arrive(page, server, 'dealer.admin', '/resources');
  await switcher(page).click();
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('status').getByText('5,002 groups')).toBeVisible();
  await expect(page.getByRole('option', { selected: true })).toContainText('Harbor Point Alarm');
  expect(await options(page).count()).toBeLessThan(40);
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('option', { name: /14999/ })).toBeVisible();
  const active = await field(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active ?? ''}"]`)).toContainText('14999');
  await expect(page.locator(`[id="${active ?? ''}"]`)).toHaveAttribute('aria-posinset', '5002');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: /4471/ })).toBeVisible();
  await field(page).fill('seaside 12345');
  await expect(options(page)).toHaveCount(1);
  await field(page).fill('nobody');
  await expect(page.getByRole('status').getByText(/No group/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(switcher(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await field(page).fill('449');
  await expect(options(page)).toHaveText(/4490/);
  await field(page).fill('BLUE');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(switcher(page)).toContainText('4490');
  await expect(sites(page)).toBeVisible();
  await expect(page.getByText(TIDEWATER)).toHaveCount(0);
  await page.reload();
  await expect(switcher(page)).toContainText('4490');
});

test('shows nothing of the group that was left, however late its answer is', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin');
  await expect(page.getByText(TIDEWATER).first()).toBeVisible();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/home\/.*siteGroupNum=4471/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/api\/home\/.*siteGroupNum=4471/);
  await homeAgain(page);
  await asked;
  // Whatever is drawn between the press and the end must belong to one group.
  await page.evaluate((words) => {
    new MutationObserver(() => {
      const group = document.querySelector('header [aria-haspopup=dialog] b')?.textContent;
      const old = document.querySelector('main')?.textContent.includes(words);
      if (group === '4490' && old) document.documentElement.dataset['mixed'] = '';
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, TIDEWATER);
  await switcher(page).click();
  await page.getByRole('option', { name: /Bluestone/ }).click();
  await expect(switcher(page)).toContainText('4490');
  await expect(sites(page)).toBeVisible();
  const late = page.waitForEvent('requestfinished', (r) => r.url().includes('siteGroupNum=4471'));
  release();
  await late;
  const refreshed = page.waitForResponse(/\/api\/home\/.*siteGroupNum=4490/);
  await homeAgain(page);
  await refreshed;
  await expect(sites(page)).toBeVisible();
  await expect(page.getByText(TIDEWATER)).toHaveCount(0);
  await expect(page.locator('html[data-mixed]')).toHaveCount(0);
});

test('an address names the group once, a later choice stays; on phones it is made in the sheet', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin', '/home/dashboard?sg=4490');
  await expect(switcher(page)).toContainText('4490');
  await expect(sites(page)).toBeVisible();
  await switcher(page).click();
  await page.getByRole('option', { name: /Harbor/ }).click();
  await expect(page.getByText(TIDEWATER).first()).toBeVisible();
  await expect(switcher(page)).toContainText('4471');
  for (const garbage of ['sg=%E0%A4%A&sn=<script>&dn=-1', 'sg=4480']) {
    await page.goto(`${server.dealer}/home/dashboard?${garbage}`);
    await expect(page.getByText(TIDEWATER).first()).toBeVisible();
    await expect(switcher(page)).toContainText('4471');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await switcher(page).click();
  await expectAccessible(page);
  await page.getByRole('option', { name: /Bluestone/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sites(page)).toBeVisible();
  await expect(page.getByText(TIDEWATER)).toHaveCount(0);
});
