import { typeCodeOf } from '../support/codes.ts';
import { ANSWERED, expect, expectAccessible, PASSWORD, signIn, test } from '../support/test.ts';

test('Dealers, customers and staff each have a sign-in form that tells what is wrong at its first wrong field', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  const login = page.getByRole('button', { name: 'Login', exact: true });
  const username = page.getByLabel('Username');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const company = page.getByRole('button', { name: 'Continue With Single Sign-On' });

  await page.goto(`${server.dealer}/login`);
  await expect(page.getByText('Planned maintenance')).toBeVisible();
  await login.click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(username).toHaveAttribute('aria-invalid', 'true');
  await expect(username).toBeFocused();
  await expectAccessible(page);
  await signIn(page, server.dealer, 'dealer.limited', 'Wrong-Password-123');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(username).toHaveValue('dealer.limited');

  await page.goto(`${server.consumer}/login`);
  await expect(page.getByText('Planned maintenance')).toBeVisible();
  await expect(company).toBeVisible();
  await email.fill('not an address');
  await password.fill('x');
  await login.click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await expectAccessible(page);

  await page.goto(`${server.dealer}/login?internal=true`);
  await expect(login).toBeVisible();
  await expect(company).toBeVisible();
  await expect(page.getByText(/Forgot/)).toBeHidden();
  await expectAccessible(page);
  await username.fill('staff.limited');
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  await expect(page.getByRole('banner').getByText('Elena Rossi')).toBeVisible();
});

test('A dealer who opens a guarded page signs in by a demo account, keeps the theme, and arrives there with later screens fetched when they are due', async ({
  page,
  server,
}) => {
  const asked: string[] = [];
  page.on('request', (r) => asked.push(r.url()));
  const fetched = () =>
    ['login-steps', 'home', 'shell', 'staff-home', 'summary'].filter((name) =>
      asked.some((url) => url.includes(`/assets/${name}.`)),
    );
  /** Waits until the page is idle, because files are preloaded only then. */
  const atRest = async () => {
    await page.waitForLoadState('load');
    await page.evaluate(
      () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 500 })),
    );
  };

  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${server.dealer}/home/dashboard?from=mail`);
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  await page.getByRole('button', { name: 'Show accounts' }).click();
  await expect(page.getByText('dealer.limited')).toBeVisible();
  await expectAccessible(page);
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: /dark/i }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  asked.length = 0;
  await page.reload();
  expect(await background()).toBe(dark);
  await atRest();
  expect(fetched()).toEqual([]);

  await page.getByRole('button', { name: 'Show accounts' }).click();
  await page.getByRole('button', { name: /dealer\.admin/ }).click();
  await expect(page.getByLabel('Username')).toHaveValue('dealer.admin');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByLabel('Verification code')).toBeVisible();
  // The files for the sign-in steps are preloaded first. The files for the frame and the home screen are preloaded before
  // the user enters the code.
  await expect.poll(fetched).toEqual(['login-steps', 'home', 'shell']);
  const placeOf = (name: string) => asked.findIndex((url) => url.includes(`/${name}.`));
  expect(placeOf('login-steps')).toBeLessThan(placeOf('shell'));
  await typeCodeOf(page, server, 'dealer.admin');
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard?from=mail`);
  await expect(page.getByRole('banner').getByText('Dana Reyes')).toBeVisible();
  expect(fetched()).toEqual(['login-steps', 'home', 'shell']);
});
