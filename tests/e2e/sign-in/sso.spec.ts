import type { Page } from '@playwright/test';
import { MESSAGES } from '#core/kernel/messages.ts';
import { ANSWERED, expect, expectAccessible, holdBack, signOut, test } from '../support/test.ts';
import { PHONE } from '../support/ways-in.ts';

const door = (page: Page) => page.getByRole('button', { name: 'Continue With Single Sign-On' });
const harbor = (page: Page) => page.getByRole('dialog', { name: 'Sign into Harbor Point Alarm' });
const choice = (page: Page, name: string) => harbor(page).getByRole('button', { name });
const domain = (page: Page) => page.getByLabel('Team Domain');
const mia = (page: Page) => page.getByRole('button', { name: /^User menu.*Mia Torres/ });
const expectNarrow = async (page: Page) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
};

test.describe('the whole trip', () => {
  test.use({ serviceWorkers: 'allow' });

  test('A dealer comes in through the company’s provider by the keyboard alone, to where the address wanted, and is there after a reload', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    const exchanges: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/account/sso/exchange')) exchanges.push(request.url());
    });
    const requested = encodeURIComponent('/home/dashboard?x=1');
    await page.goto(`${server.dealer}/login?returnUrl=${requested}`);
    // Returning visitors have a service worker. The worker must request the provider's return URL only once.
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
    await page.keyboard.type('HARBORS');
    await page.keyboard.press('Enter');
    await expect(page.getByText(MESSAGES.invalidDomain)).toBeVisible();
    await expect(domain(page)).toBeFocused();
    await expect(domain(page)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(choice(page, 'Microsoft')).toBeFocused();
    await expect.poll(async () => (await harbor(page).boundingBox())?.width).toBe(600);
    await page.keyboard.press('ArrowDown');
    await expect(choice(page, 'Okta')).toBeFocused();
    await page.setViewportSize(PHONE);
    await expectNarrow(page);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Sign in with Okta');
    await expectNarrow(page);
    for (const button of await page.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.dealer}/home/dashboard?x=1`);
    await expect(mia(page)).toBeVisible();
    expect(exchanges).toHaveLength(1);
    await page.reload();
    await expect(mia(page)).toBeVisible();
    // A page that started without the sign-in form records no early presses.
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  });
});

test('A stranger with the address a provider sent somebody back to waits calmly and is refused in one sentence, once, while its owner comes in', async ({
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
  const letOwner = await holdBack(page, '**/api/account/sso/exchange*');
  const back = page.waitForRequest((request) => request.url().includes('ssoCode='));
  await page.getByRole('button', { name: /^Mia Torres/ }).click();
  const arrived = (await back).url();

  const letStranger = await holdBack(stranger, '**/api/account/sso/exchange*');
  await stranger.goto(arrived);
  await expect(stranger.getByRole('heading', { name: 'Signing you in' })).toBeVisible();
  await expect(stranger).toHaveURL(`${server.dealer}/login`);
  await expect(stranger.getByLabel('Username')).toHaveCount(0);
  await expectAccessible(stranger);
  letStranger();
  await expect(stranger.getByText(MESSAGES.sso)).toBeVisible();
  await expect(stranger.getByLabel('Password', { exact: true })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByLabel('Username')).toBeVisible();
  await expect(stranger.getByText(MESSAGES.sso)).toHaveCount(0);
  await stranger.context().close();

  letOwner();
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  await expect(mia(page)).toBeVisible();
  await signOut(page);
  // The browser remembers the company of the last dealer who signed in. Closing the dialog moves the focus back to its button.
  await door(page).click();
  await expect(choice(page, 'Microsoft')).toBeFocused();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(door(page)).toBeFocused();
});
