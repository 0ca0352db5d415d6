import { enterCode, expect, PASSWORD, signIn, signOut, test, wrongCode } from '../support/test.ts';
import { shootInto, SIZES } from '../support/pictures.ts';

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);

    test.describe(`${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('sign-in form', async ({ page, server }) => {
        await page.goto(`${server.dealer}/login`);
        await page.getByLabel('Username').fill('dealer.admin');
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
        await page.getByLabel('Username').focus();
        await shoot(page, '01-dealer');
        await page.getByRole('button', { name: 'Show accounts' }).click();
        await shoot(page, '01-dealer-demo-accounts');
        await page.goto(`${server.dealer}/login?sg=4471`);
        await shoot(page, '01-dealer-branded');
        await page.goto(`${server.dealer}/login?internal=true`);
        await shoot(page, '01-internal');
        await page.goto(`${server.dealer}/login?error=ssoError`);
        await shoot(page, '01-dealer-sso-error');
        await page.getByRole('button', { name: 'Login', exact: true }).click();
        await shoot(page, '01-dealer-empty');
        await signIn(page, server.dealer, 'dealer.admin', 'Wrong-Password-1');
        await expect(page.getByRole('alert')).toBeVisible();
        await shoot(page, '01-dealer-wrong');
        await page.goto(`${server.consumer}/login`);
        await page.getByLabel('Email').fill('owner@example.com');
        await shoot(page, '03-consumer');
        await page.goto(`${server.consumer}/login?sg=4471`);
        await shoot(page, '03-consumer-branded');
      });

      test('banners', async ({ page, server }) => {
        const long = (text: string, length: number) => text.repeat(length).slice(0, length);
        for (const importance of ['High', 'Info'] as const) {
          // The shell opens the sign-in form without server-rendered markup, so the notice is drawn from data alone.
          await page.route('**/home/dashboard', async (route) => {
            const response = await route.fetch();
            const body = (await response.text())
              .replace('"importance":"Warning"', `"importance":"${importance}"`)
              .replace('Planned maintenance on Sunday', long('Maintenance ', 128))
              .replace(/("body":")[^"]*/, `$1${long('Monitoring goes on, contacts wait. ', 400)}`);
            await route.fulfill({ response, body });
          });
          await page.goto(`${server.dealer}/home/dashboard`);
          await expect(page.getByLabel('Username')).toBeVisible();
          await shoot(page, `14-banner-${importance.toLowerCase()}`);
          await page.unroute('**/home/dashboard');
        }
      });

      test('code', async ({ page, server }) => {
        await signIn(page, server.dealer, 'dealer.admin');
        await expect(page.getByLabel('Verification code')).toBeVisible();
        const { code } = await server.code();
        await page.getByLabel('Verification code').pressSequentially(code.slice(0, 3));
        await shoot(page, '02-code');
        await page.getByLabel('Verification code').fill('');
        await page.getByLabel('Verification code').pressSequentially(wrongCode(code));
        await expect(page.getByRole('alert')).toBeVisible();
        await shoot(page, '02-code-wrong');
        await page.getByLabel('Verification code').pressSequentially(code);
        await expect(page.getByText('Tidewater Cold Storage').first()).toBeVisible();
        await shoot(page, '04-dealer-home');
        await page.goto(`${server.dealer}/nowhere`);
        await shoot(page, '90-not-found');
        await page.goto(`${server.dealer}/msa/summary`);
        await shoot(page, '91-access-denied');
        await page.goto(`${server.dealer}/server-error`);
        await shoot(page, '92-server-error');
        await signOut(page);
        await expect(page.getByLabel('Username')).toBeVisible();
        await shoot(page, '93-signed-out');
        await signIn(page, server.dealer, 'dealer.admin');
        await expect(page.getByLabel('Verification code')).toBeVisible();
        await shoot(page, '94-code-of-a-known-dealer');
        await page.route('**/api/**', () => new Promise(() => undefined));
        await page.goto(`${server.dealer}/home/dashboard`);
        await shoot(page, '95-waiting');
      });

      test('consumer code and summary', async ({ page, server }) => {
        await signIn(page, server.consumer, 'owner@example.com');
        await expect(page.getByLabel('Verification code')).toBeVisible();
        await shoot(page, '02-code-consumer');
        await enterCode(page, server);
        await expect(page.getByText('Lantern Street Apartments')).toBeVisible();
        await shoot(page, '08-summary');
        await page.mouse.wheel(0, 1400);
        await shoot(page, '08-summary-below');
      });

      test('summary without a site', async ({ page, server }) => {
        await signIn(page, server.consumer, 'newcomer@example.com');
        await expect(page.getByText('No account linked yet')).toBeVisible();
        await shoot(page, '08-summary-empty');
      });

      test('staff home', async ({ page, server }) => {
        await signIn(page, server.dealer, 'staff.limited');
        await expect(page.getByText('Failed reports')).toBeVisible();
        await shoot(page, '12-staff-home');
      });

      test('every step', async ({ page, server }) => {
        await signIn(page, server.dealer, 'dealer.steps');
        await expect(page.getByLabel('Email or Phone')).toBeVisible();
        await shoot(page, '20-contact');
        await page.getByRole('button', { name: 'Update', exact: true }).click();
        await shoot(page, '20-contact-empty');
        await page.getByLabel('Email or Phone').fill('pete.lang@example.com');
        await page.getByRole('button', { name: 'Update', exact: true }).click();
        await expect(page.getByLabel('Verification code')).toBeVisible();
        await shoot(page, '21-code-new-contact');
        await enterCode(page, server);
        await expect(page.getByRole('textbox', { name: 'New username' })).toBeVisible();
        await page.getByRole('textbox', { name: 'New username' }).fill('123');
        await page.keyboard.press('Enter');
        await shoot(page, '22-username-wrong');
        await page.getByRole('textbox', { name: 'New username' }).fill('pete.lang');
        await page.keyboard.press('Enter');
        await expect(page.getByLabel('Question 1')).toBeVisible();
        await shoot(page, '23-questions');
        for (const row of [1, 2, 3]) {
          await page.getByLabel(`Question ${row}`).selectOption({ index: row });
          await page.getByLabel(`Answer ${row}`).fill(`harbor ${row}`);
        }
        await page.getByRole('button', { name: 'Save answers' }).click();
        await expect(page.getByLabel('Current password')).toBeVisible();
        await shoot(page, '24-password');
        await page.getByLabel('Current password').fill(PASSWORD);
        await page.getByLabel('New password', { exact: true }).fill('Quiet-Lantern-77');
        await page.getByLabel('Confirm new password').fill('Quiet-Lantern-78');
        await page.keyboard.press('Enter');
        await shoot(page, '24-password-mismatch');
        await page.getByLabel('Confirm new password').fill('Quiet-Lantern-77');
        await page.keyboard.press('Enter');
        const terms = page.getByRole('dialog', { name: /Terms and Conditions/i });
        await expect(terms).toBeVisible();
        await shoot(page, '25-terms');
        await terms.getByRole('button', { name: 'Decline' }).click();
        await shoot(page, '25-terms-declined');
        await terms.getByLabel('Accept Terms and Conditions').check();
        await terms.getByRole('button', { name: 'Accept', exact: true }).click();
        await expect(page.getByRole('dialog', { name: /Privacy Policy/i })).toBeVisible();
        await shoot(page, '26-privacy');
      });

      test('classic', async ({ page, server }) => {
        await signIn(page, server.dealer, 'dealer.classic');
        await expect(page).toHaveURL(/classic/);
        await shoot(page, '30-classic');
        await page.goto(`${server.dealer}/demo/outbox`);
        await shoot(page, '31-outbox');
        await signIn(page, server.dealer, 'dealer.admin');
        await server.code();
        await page.goto(`${server.dealer}/demo/outbox`);
        await shoot(page, '31-outbox-code');
      });
    });
  }
