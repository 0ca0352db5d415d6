import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const TIDEWATER = 'Tidewater Cold Storage';
const switcher = (page: Page) => page.getByRole('button', { name: /^Account group/ });
const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const sites = (page: Page) => page.getByText(/\d+ sites?$/);

/** Marks the page if it ever shows the second group together with data of the first group. */
const watchForMixture = (page: Page) =>
  page.evaluate((text) => {
    new MutationObserver(() => {
      const group = document.querySelector('header [aria-haspopup=dialog] b')?.textContent;
      const old = document.querySelector('main')?.textContent.includes(text);
      if (group === '4490' && old) document.documentElement.dataset['mixed'] = '';
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, TIDEWATER);

/** From the next page load on, the signed-in dealer has thousands of groups. */
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

test('A dealer finds a group by keyboard among thousands, sees nothing more of the group they leave, and changes back on a phone', async ({
  page,
  server,
}) => {
  await withManyGroups(page, 5_000);
  await arrive(page, server, 'dealer.admin');
  await expect(page.getByText(TIDEWATER).first()).toBeVisible();
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
  await field(page).fill('nobody');
  await expect(page.getByRole('status').getByText(/No group/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(switcher(page)).toBeFocused();

  // Delays a response for the previous group. Until the response arrives, each drawn frame must show data of a single group.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const ofFirst = /\/api\/home\/.*siteGroupNum=4471/;
  await page.route(ofFirst, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(ofFirst);
  await page.getByRole('main').getByRole('button', { name: 'Refresh' }).click();
  await asked;
  await watchForMixture(page);
  await switcher(page).press('Enter');
  await field(page).fill('BLUE');
  await page.keyboard.press('Enter');
  await expect(switcher(page)).toContainText('4490');
  await expect(sites(page)).toBeVisible();
  const late = page.waitForEvent('requestfinished', (request) => ofFirst.test(request.url()));
  release();
  await late;
  await page.getByRole('main').getByRole('button', { name: 'Refresh' }).click();
  await expect(sites(page)).toBeVisible();
  await expect(page.getByText(TIDEWATER)).toHaveCount(0);
  await expect(page.locator('html[data-mixed]')).toHaveCount(0);

  // A reload keeps the chosen group. On a phone, choosing another group in the sheet leads to the home screen.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.dealer}/resources`);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(switcher(page)).toContainText('4490');
  await switcher(page).click();
  await expectAccessible(page);
  await page.getByRole('option', { name: /Harbor/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  await expect(page.getByText(TIDEWATER).first()).toBeVisible();
});
