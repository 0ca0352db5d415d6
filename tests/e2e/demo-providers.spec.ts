import { expect, expectAccessible, test } from './support/test.ts';
import { PHONE } from './support/ways-in.ts';

test('a provider of the demo world asks who it is, can be used by everyone, and sends a browser back with a code', async ({
  page,
  server,
}) => {
  const start = `${server.dealer}/api/account/login/sso?siteGroup=4471&provider=Okta`;
  await page.goto(start);
  await expect(page).toHaveTitle('Sign in with Okta');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose an account');
  for (const width of [1440, PHONE.width]) {
    await page.setViewportSize({ width, height: PHONE.height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    for (const button of await page.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Mia Torres/ })).toBeFocused();
  const back = page.waitForRequest((request) => request.url().includes('ssoCode='));
  await page.keyboard.press('Enter');
  const arrived = new URL((await back).url());
  expect(arrived.origin + arrived.pathname).toBe(`${server.dealer}/login`);
});
