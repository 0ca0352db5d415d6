import type { Page } from '@playwright/test';
import { MESSAGES } from '../../core/kernel/messages.ts';
import { arrive } from './support/arrive.ts';
import {
  ANSWERED,
  expect,
  expectAccessible,
  holdBack,
  PASSWORD,
  signOut,
  test,
} from './support/test.ts';
import { PHONE } from './support/ways-in.ts';

const door = (page: Page) => page.getByRole('button', { name: 'Continue With Single Sign-On' });
const harbor = (page: Page) => page.getByRole('dialog', { name: 'Sign into Harbor Point Alarm' });
const choice = (page: Page, name: string) => harbor(page).getByRole('button', { name });
const domain = (page: Page) => page.getByLabel('Team Domain');
const mia = (page: Page) => page.getByRole('button', { name: /^User menu.*Mia Torres/ });

/** At the form with the one sentence, nothing of the trip in the address, and nobody signed in. */
const expectRefused = async (page: Page, origin: string, query = '') => {
  await expect(page.getByText(MESSAGES.sso)).toBeVisible();
  await expect(page).toHaveURL(`${origin}/login${query}`);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  const marks = await page.evaluate(() => Object.values(localStorage).join());
  expect(marks).not.toContain('in:');
};

test.describe('the whole trip', () => {
  test.use({ serviceWorkers: 'allow' });

  test('by keyboard alone brings a person to where they wanted to go, asked once, and is there after a reload', async ({
    page,
    server,
  }) => {
    const exchanges: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/account/sso/exchange')) exchanges.push(request.url());
    });
    const wish = encodeURIComponent('/home/dashboard?x=1');
    await page.goto(`${server.dealer}/login?returnUrl=${wish}`);
    // The worker of a returning visitor stands between, and must ask the provider's return once.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.getByRole('button', { name: 'Login', exact: true }).focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return door(page).evaluate((button) => button === document.activeElement);
      })
      .toBe(true);
    await page.keyboard.press('Enter');
    await expect(domain(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(door(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(domain(page)).toBeFocused();
    await page.keyboard.type('HARBOR');
    await page.keyboard.press('Enter');
    await expect(choice(page, 'Microsoft')).toBeFocused();
    await expect.poll(async () => (await harbor(page).boundingBox())?.width).toBe(600);
    for (const [key, name] of [
      ['ArrowUp', 'Duo'],
      ['Home', 'Microsoft'],
      ['ArrowDown', 'Okta'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(choice(page, name)).toBeFocused();
    }
    await page.setViewportSize(PHONE);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(PHONE.width);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Sign in with Okta');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.dealer}/home/dashboard?x=1`);
    await expect(mia(page)).toBeVisible();
    expect(exchanges).toHaveLength(1);
    await page.reload();
    await expect(mia(page)).toBeVisible();
    // A page that began without the form keeps no press for later.
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  });
});

test('whose company it is, is known from the last dealer here or from the address, and asked for where it is not', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'dealer.limited');
  await signOut(page);
  await door(page).click();
  await expect(choice(page, 'Microsoft')).toBeFocused();
  await page.getByRole('button', { name: 'Use another team domain' }).click();
  const go = page.getByRole('button', { name: 'Continue', exact: true });
  await go.click();
  await expect(page.getByText('Team domain is required')).toBeVisible();
  await expect(domain(page)).toBeFocused();
  await domain(page).fill('harbour');
  await go.click();
  await expect(page.getByText(MESSAGES.invalidDomain)).toBeVisible();
  await expect(domain(page)).toBeFocused();
  await expect(domain(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(domain(page)).toHaveValue('harbour');
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(choice(page, 'Microsoft')).toBeFocused();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(door(page)).toBeFocused();
  // A dealer without single sign-on is no answer, and no fault.
  await page.goto(`${server.dealer}/login?sg=4480`);
  await door(page).click();
  await expect(domain(page)).toBeFocused();
  await expect(page.getByText(MESSAGES.invalidDomain)).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(door(page)).toBeFocused();
  // Customers and staff have the door too; a customer's portal knows its dealer.
  await page.goto(`${server.dealer}/login?internal=true`);
  await expect(door(page)).toBeVisible();
  await page.goto(`${server.consumer}/login`);
  await door(page).click();
  await expect(choice(page, 'Duo')).toBeVisible();
});

test('a trip that fails ends at the form, says so once, and signing in by hand still leads where the person wanted to go', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  const letGo = await holdBack(page, '**/api/account/sso/exchange*');
  await page.goto(`${server.dealer}/login?ssoCode=nobody-knows-this`);
  await expect(page.getByRole('heading', { name: 'Signing you in' })).toBeVisible();
  await expect(page).toHaveURL(`${server.dealer}/login`);
  await expect(page.getByLabel('Username')).toHaveCount(0);
  await expectAccessible(page);
  letGo();
  await expectRefused(page, server.dealer);
  const wish = `?returnUrl=${encodeURIComponent('/home/dashboard?y=2')}`;
  await page.goto(`${server.dealer}/login${wish}&sg=4471`);
  await door(page).click();
  await choice(page, 'Duo').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectRefused(page, server.dealer, wish);
  await page.reload();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.getByText(MESSAGES.sso)).toHaveCount(0);
  await page.getByLabel('Username').fill('dealer.limited');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard?y=2`);
});

test('what a provider sends a browser back with is worth nothing in another browser, nor a second time', async ({
  page,
  server,
  browser,
  clean,
}) => {
  clean.allow(ANSWERED);
  const stranger = await (await browser.newContext()).newPage();
  await page.goto(`${server.dealer}/login?sg=4471`);
  await door(page).click();
  await choice(page, 'Okta').click();
  const letGo = await holdBack(page, '**/api/account/sso/exchange*');
  const back = page.waitForRequest((request) => request.url().includes('ssoCode='));
  await page.getByRole('button', { name: /^Mia Torres/ }).click();
  const arrived = (await back).url();
  await stranger.goto(arrived);
  await expectRefused(stranger, server.dealer);
  letGo();
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  await expect(mia(page)).toBeVisible();
  await signOut(page);
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.goto(arrived);
  await expectRefused(page, server.dealer);
  await stranger.context().close();
});
