import type { Page } from '@playwright/test';
import type { PortalServer } from './support/server.ts';
import { ANSWERED, enterCode, expect, expectAccessible, signIn, test } from './support/test.ts';

const switcher = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /switch account$/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your accounts' });
const row = (page: Page, name: string) =>
  panel(page).getByRole('listitem').filter({ hasText: name });
const choose = (page: Page, name: string) =>
  row(page, name).getByRole('button', { name: new RegExp(`^${name}`) });
const star = (page: Page, name: string) =>
  panel(page).getByRole('button', { name: `Favorite ${name}` });
const onScreen = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name });

const openAsOwner = async (page: Page, server: PortalServer) => {
  await signIn(page, server.consumer, 'owner@example.com');
  await enterCode(page, server);
  await expect(switcher(page)).toBeVisible();
};
const openAsNewcomer = async (page: Page, server: PortalServer) => {
  await signIn(page, server.consumer, 'newcomer@example.com');
  await expect(page.getByRole('main').getByRole('button', { name: 'Add account' })).toBeVisible();
};

test.describe('the account switcher', () => {
  test('lists every account with its state, switches at once and remembers it', async ({
    page,
    server,
  }) => {
    await openAsOwner(page, server);
    await expect(switcher(page)).toHaveText('Lantern Street Apar…');
    await expect(switcher(page)).toHaveAccessibleName('Lantern Street Apartments, switch account');
    await switcher(page).click();
    await expect(panel(page).getByRole('listitem')).toHaveCount(5);
    await expect(row(page, 'Benson Boathouse').getByText('Out of service')).toBeVisible();
    await expectAccessible(page);
    await choose(page, 'Benson Boathouse').click();
    await expect(panel(page)).toHaveCount(0);
    await expect(onScreen(page, 'Benson Boathouse')).toBeVisible();
    await expect(onScreen(page, 'Lantern Street Apartments')).toHaveCount(0);
    await expect(switcher(page)).toBeFocused();
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(onScreen(page, 'Benson Boathouse')).toBeVisible();
    await expect(switcher(page)).toHaveText('Benson Boathouse');
  });

  test('works by keyboard alone', async ({ page, server }) => {
    await openAsOwner(page, server);
    await switcher(page).focus();
    await page.keyboard.press('Enter');
    await expect(choose(page, 'Lantern Street Apartments')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(choose(page, 'Benson Boathouse')).toBeFocused();
    await page.keyboard.press('End');
    await expect(choose(page, 'Port Alder Reading Room')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(star(page, 'Port Alder Reading Room')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(star(page, 'Port Alder Reading Room')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(switcher(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(panel(page)).toHaveCount(0);
    await expect(switcher(page)).toBeFocused();
  });

  test('a favourite and a switch that the provider refuses roll back with their words', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await openAsOwner(page, server);
    await page.route('**/api/msa/accountLinks/*/favorite*', (route) =>
      route.fulfill({ status: 500 }),
    );
    await page.route('**/api/msa/activeAccount*', (route) => route.fulfill({ status: 500 }));
    await switcher(page).click();
    await star(page, 'Benson Boathouse').click();
    await expect(page.getByText('An error occurred while favoriting account link')).toBeVisible();
    await expect(star(page, 'Benson Boathouse')).toHaveAttribute('aria-pressed', 'false');
    await choose(page, 'Benson Boathouse').click();
    await expect(page.getByText('An error occurred while swapping active accounts')).toBeVisible();
    await expect(onScreen(page, 'Lantern Street Apartments')).toBeVisible();
    await expect(switcher(page)).toHaveText('Lantern Street Apar…');
  });

  test('removing asks first, says when it failed, and takes the site from the screens', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await openAsOwner(page, server);
    const one = '**/api/msa/accountLinks/*';
    await page.route(one, (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await switcher(page).click();
    await panel(page).getByRole('button', { name: 'Remove Lantern Street Apartments' }).click();
    await expect(panel(page).getByRole('heading', { name: 'Remove this account?' })).toBeFocused();
    await expectAccessible(page);
    await panel(page).getByRole('button', { name: 'Remove account' }).click();
    await expect(page.getByText('An error occurred while deleting account link')).toBeVisible();
    await page.unroute(one);
    await panel(page).getByRole('button', { name: 'Remove account' }).click();
    await expect(panel(page).getByRole('listitem')).toHaveCount(4);
    await page.keyboard.press('Escape');
    await expect(onScreen(page, 'Lantern Street Apartments')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  });

  test('the address may name another linked site; anything else is ignored', async ({
    page,
    server,
  }) => {
    const answer = page.waitForResponse(/api\/msa\/accountLinks\?/);
    await openAsOwner(page, server);
    const { links } = (await (await answer).json()) as {
      links: { siteNum: number; siteName: string }[];
    };
    const other = links.find(({ siteName }) => siteName === 'Lantern Street Garage')!;
    await page.goto(`${server.consumer}/msa/summary?sn=${other.siteNum}`);
    await expect(onScreen(page, 'Lantern Street Garage')).toBeVisible();
    await expect(switcher(page)).toHaveText('Lantern Street Gara…');
    for (const garbage of ['0', '-1', '999999', '1e3', '%00', 'x'.repeat(300)]) {
      await page.goto(`${server.consumer}/msa/summary?sn=${garbage}`);
      await expect(onScreen(page, 'Lantern Street Apartments')).toBeVisible();
    }
    await switcher(page).click();
    await choose(page, 'Benson Boathouse').click();
    await expect(page).toHaveURL(`${server.consumer}/msa/summary`);
    await expect(onScreen(page, 'Benson Boathouse')).toBeVisible();
  });

  test('a newcomer is invited to add the first account, by number and passcode', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await openAsNewcomer(page, server);
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Add account' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Add account' }).click();
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
    await page.keyboard.press('Enter');
    await expect(switcher(page)).toBeFocused();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.reload();
    await expect(switcher(page)).toBeVisible();
    await switcher(page).click();
    await panel(page)
      .getByRole('button', { name: /^Remove / })
      .click();
    await panel(page).getByRole('button', { name: 'Remove account' }).click();
    await expect(page.getByRole('main').getByText('No account is linked yet')).toBeVisible();
  });

  test('says kindly that an account is linked already, and that there were too many tries', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await openAsOwner(page, server);
    const answers = [
      { status: 409, words: 'This account is already linked to your sign-in.' },
      { status: 429, words: '' },
    ];
    await page.route('**/api/msa/accountLinks*', (route) => {
      const answer = route.request().method() === 'POST' ? answers.shift() : undefined;
      if (answer === undefined) return route.continue();
      return route.fulfill({
        status: answer.status,
        contentType: 'application/json',
        body: JSON.stringify({ message: answer.words, code: null, requestId: 'test' }),
      });
    });
    await switcher(page).click();
    await panel(page).getByRole('button', { name: 'Add account' }).click();
    await page.getByLabel('Account number').fill('HP1412');
    await page.getByLabel('Account passcode').fill('LANTERN');
    await page.keyboard.press('Enter');
    await expect(
      panel(page).getByText('This account is already linked to your sign-in.'),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText('Too many attempts. Please try again later.')).toBeVisible();
    await expect(page.getByLabel('Account number')).toHaveValue('HP1412');
  });

  test('takes the whole width of a phone', async ({ page, server }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAsOwner(page, server);
    await switcher(page).click();
    await expect(panel(page).getByRole('listitem')).toHaveCount(5);
    const box = await panel(page).boundingBox();
    expect([box?.x, box?.width]).toEqual([0, 390]);
    await expectAccessible(page);
    await choose(page, 'Benson, Carla').click();
    await expect(onScreen(page, 'Benson, Carla')).toBeVisible();
    await page.waitForLoadState('networkidle');
  });

  test('is a customer’s alone', async ({ page, server }) => {
    await signIn(page, server.dealer, 'dealer.limited');
    await expect(page).toHaveURL(/home\/dashboard/);
    await expect(page.getByRole('banner').getByText('Ana Duarte')).toBeVisible();
    await expect(switcher(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Add account' })).toHaveCount(
      0,
    );
  });
});
