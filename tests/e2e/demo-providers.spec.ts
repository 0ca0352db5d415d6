import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test.ts';

const PROVIDERS = [
  ['Microsoft', 'Microsoft'],
  ['Okta', 'Okta'],
  ['DUO', 'Duo'],
] as const;

const leave = (page: Page, origin: string, provider: string) =>
  page.goto(`${origin}/api/account/login/sso?siteGroup=4471&provider=${provider}`);
const arrival = (page: Page, word: 'ssoCode' | 'error') =>
  page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === '/login' && searchParams.has(word);
  });

for (const [provider, title] of PROVIDERS)
  test(`${title} of the demo world asks who it is and sends a browser back with a code`, async ({
    page,
    server,
  }) => {
    await leave(page, server.dealer, provider);
    await expect(page).toHaveTitle(`Sign in with ${title}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose an account');
    const back = arrival(page, 'ssoCode');
    await page.getByRole('button', { name: /^Mia Torres/ }).click();
    const arrived = new URL((await back).url());
    expect(arrived.origin + arrived.pathname).toBe(`${server.dealer}/login`);
  });

for (const width of [1440, 390] as const)
  test(`the choosing page can be read and used by everyone at ${width} px`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await leave(page, server.dealer, 'Okta');
    await expectAccessible(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    for (const button of await page.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Mia Torres/ })).toBeFocused();
    const back = arrival(page, 'ssoCode');
    await page.keyboard.press('Enter');
    await back;
  });

test('somebody who cancels, or whom the portal does not know, comes back with nothing', async ({
  page,
  server,
}) => {
  for (const name of ['Cancel', /^Sam Keller/]) {
    await leave(page, server.dealer, 'Microsoft');
    const back = arrival(page, 'error');
    await page.getByRole('button', { name }).click();
    expect(new URL((await back).url()).search).toBe('?error=ssoError');
  }
});
