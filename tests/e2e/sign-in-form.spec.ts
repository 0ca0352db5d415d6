import { typeCodeOf } from './support/codes.ts';
import {
  ANSWERED,
  expect,
  expectAccessible,
  PASSWORD,
  signIn,
  signOut,
  test,
} from './support/test.ts';

test('the form tells at its fields what is missing, wrong or too long, by every door, and sends nothing of it', async ({
  page,
  server,
}) => {
  const sent: string[] = [];
  page.on('request', (r) => r.method() === 'POST' && sent.push(r.url()));
  const login = page.getByRole('button', { name: 'Login', exact: true });
  const username = page.getByLabel('Username');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });

  await page.goto(`${server.dealer}/login`);
  await expect(page.getByText('Planned maintenance')).toBeVisible();
  await login.click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(username).toHaveAttribute('aria-invalid', 'true');
  await expect(username).toBeFocused();
  await expectAccessible(page);
  const long = 'x'.repeat(5000);
  await password.fill(long);
  await username.fill(long);
  await login.click();
  await expect(page.getByText('Must be at most 50 characters long')).toBeVisible();
  await expect(page.getByText('Password is too long')).toBeVisible();
  await expect(username).toBeFocused();
  await expect(username).toHaveValue(long);
  await expect(password).toHaveValue(long);

  await page.goto(`${server.dealer}/login?internal=true`);
  await expect(login).toBeVisible();
  await expect(page.getByText(/Forgot/)).toBeHidden();
  await expectAccessible(page);

  await page.goto(`${server.consumer}/login`);
  await expect(page.getByText('Planned maintenance')).toBeVisible();
  await email.fill('not an address');
  await password.fill('x');
  await login.click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await expectAccessible(page);
  await email.fill(`${'a'.repeat(120)}@example.com`);
  await expect(page.getByText('Must be at most 128 characters long')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a wrong password, an unknown name and a customer at the dealers’ door hear the same words and keep the form', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.goto(`${server.dealer}/login?error=ssoError`);
  await expect(page.getByText('There was an error logging you in with SSO.')).toBeVisible();
  const words: (string | null)[] = [];
  for (const [username, password] of [
    ['dealer.admin', 'Wrong-Password-123'],
    ['nobody.at.all', 'Wrong-Password-123'],
    ['limited@example.com', PASSWORD],
  ] as const) {
    await page.goto(`${server.dealer}/login`);
    await signIn(page, server.dealer, username, password);
    await expect(page.getByRole('alert')).toBeVisible();
    words.push(await page.getByRole('alert').textContent());
    await expect(page.getByLabel('Username')).toHaveValue(username);
    await expect(page).toHaveURL(/\/login$/);
  }
  expect(words[0]).not.toBe('');
  expect(new Set(words).size).toBe(1);
  await expectAccessible(page);
});

test('a guarded page is reached after the sign-in, another site never, nor by the staff’s door', async ({
  page,
  server,
}) => {
  await page.goto(`${server.dealer}/home/dashboard?from=mail`);
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  await signIn(page, server.dealer, 'dealer.limited');
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard?from=mail`);
  await expect(page.getByRole('banner').getByText('Ana Duarte')).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);

  const hostile = encodeURIComponent('/\\evil.example.com');
  await page.goto(`${server.dealer}/login?returnUrl=${hostile}`);
  await signIn(page, server.dealer, 'dealer.limited');
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);

  const other = encodeURIComponent('https://evil.example.com/');
  await page.goto(`${server.dealer}/login?internal=true&returnUrl=${other}`);
  await page.getByLabel('Username').fill('staff.limited');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  await expect(page.getByRole('banner').getByText('Elena Rossi')).toBeVisible();
});

test('the theme stays after a reload, a demo account fills the form, and later screens are fetched when they are due', async ({
  page,
  server,
}) => {
  const asked: string[] = [];
  page.on('request', (r) => asked.push(r.url()));
  const fetched = () =>
    ['login-steps', 'home', 'shell', 'staff-home', 'summary'].filter((name) =>
      asked.some((url) => url.includes(`/assets/${name}.module`)),
    );
  /** Whoever fetches ahead does so once the page has nothing else to do. */
  const atRest = async () => {
    await page.waitForLoadState('load');
    await page.evaluate(
      () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 500 })),
    );
  };

  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${server.dealer}/login`);
  await atRest();
  expect(fetched()).toEqual([]);
  await page.getByRole('button', { name: 'Show accounts' }).click();
  await expect(page.getByText('dealer.limited')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hide accounts' }).click();
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: /dark/i }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  expect(await background()).toBe(dark);

  await page.getByRole('button', { name: 'Show accounts' }).click();
  await page.getByRole('button', { name: /dealer\.admin/ }).click();
  await expect(page.getByLabel('Username')).toHaveValue('dealer.admin');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByLabel('Verification code')).toBeVisible();
  // The steps first; the frame and the home behind them are there before the code is.
  await expect.poll(fetched).toEqual(['login-steps', 'home', 'shell']);
  const placeOf = (name: string) => asked.findIndex((url) => url.includes(`/${name}.module`));
  expect(placeOf('login-steps')).toBeLessThan(placeOf('shell'));
  await typeCodeOf(page, server, 'dealer.admin');
  await expect(page.getByRole('banner').getByText('Dana Reyes')).toBeVisible();
  expect(fetched()).toEqual(['login-steps', 'home', 'shell']);
});
