import { shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);

    test.describe(`${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      test('single sign-on', async ({ page, server, clean }) => {
        clean.allow(/./);
        const door = page.getByRole('button', { name: 'Continue With Single Sign-On' });
        await page.goto(`${server.dealer}/login`);
        await door.click();
        await expect(page.getByLabel('Team Domain')).toBeFocused();
        await shoot(page, '05-sso-team-domain');
        await page.keyboard.type('harbour');
        await page.keyboard.press('Enter');
        await expect(page.getByText('Invalid Domain')).toBeVisible();
        await shoot(page, '05-sso-invalid-domain');
        await page.getByLabel('Team Domain').fill('harbor');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: 'Microsoft' })).toBeFocused();
        await shoot(page, '05-sso-providers');
        await page.route('**/account/login/sso?*', (route) => route.fulfill({ status: 204 }));
        await page.getByRole('button', { name: 'Okta' }).click();
        await shoot(page, '05-sso-leaving');
        await page.route('**/api/account/sso/**', () => new Promise(() => undefined));
        await page.goto(`${server.dealer}/login?ssoCode=nobody-knows-this`);
        await expect(page.getByRole('heading', { name: 'Signing you in' })).toBeVisible();
        await shoot(page, '05-sso-coming-back');
        await page.goto(`${server.consumer}/login`);
        await door.click();
        await expect(page.getByRole('dialog', { name: 'Single sign-on' })).toBeVisible();
        await shoot(page, '05-sso-looking-up');
      });
    });
  }
