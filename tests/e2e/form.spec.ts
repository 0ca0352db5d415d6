import {
  ANSWERED,
  enterCode,
  expect,
  expectAccessible,
  holdBack,
  PASSWORD,
  signIn,
  signOut,
  test,
} from './support/test.ts';

test.describe('the sign-in form', () => {
  test('is accessible in light and dark, for dealers, staff and customers', async ({
    page,
    server,
  }) => {
    for (const address of [
      `${server.dealer}/login`,
      `${server.dealer}/login?internal=true`,
      `${server.consumer}/login`,
    ]) {
      await page.goto(address);
      await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
      await expectAccessible(page);
    }
  });

  test('shows the status banner of the demo world', async ({ page, server }) => {
    for (const origin of [server.dealer, server.consumer]) {
      await page.goto(`${origin}/login`);
      await expect(page.getByText('Planned maintenance')).toBeVisible();
    }
  });

  test('asks for what is missing, at the field, before anything is sent', async ({
    page,
    server,
  }) => {
    const sent: string[] = [];
    page.on('request', (r) => r.method() === 'POST' && sent.push(r.url()));
    await page.goto(`${server.dealer}/login`);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Username')).toBeFocused();
    await expectAccessible(page);
    await page.goto(`${server.consumer}/login`);
    await page.getByLabel('Email').fill('not an address');
    await page.getByLabel('Password', { exact: true }).fill('x');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Email').fill(`${'a'.repeat(120)}@example.com`);
    await expect(page.getByText('Must be at most 128 characters long')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('too long values are told at their fields, kept whole, and nothing is sent', async ({
    page,
    server,
  }) => {
    const sent: string[] = [];
    page.on('request', (r) => r.method() === 'POST' && sent.push(r.url()));
    const long = 'x'.repeat(5000);
    await signIn(page, server.dealer, long, long);
    await expect(page.getByText('Must be at most 50 characters long')).toBeVisible();
    await expect(page.getByText('Password is too long')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByLabel('Username')).toHaveValue(long);
    expect(sent).toEqual([]);
  });

  test('signing in fetches nothing of later screens before they are needed', async ({
    page,
    server,
  }) => {
    const scripts: string[] = [];
    page.on('request', (r) => r.resourceType() === 'script' && scripts.push(r.url()));
    const fetched = (name: string) => scripts.some((url) => url.includes(`/assets/${name}.module`));
    const LATER = ['home', 'shell', 'staff', 'msa'];
    await page.goto(`${server.dealer}/login`);
    await page.waitForLoadState('networkidle');
    expect(['login-steps', ...LATER].filter(fetched)).toEqual([]);
    await signIn(page, server.dealer, 'dealer.admin');
    await expect(page.getByLabel('Verification code')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(fetched('login-steps')).toBe(true);
    expect(LATER.filter(fetched)).toEqual([]);
    await enterCode(page, server);
    await expect(page.getByRole('banner').getByText('Dana Reyes')).toBeVisible();
    expect(['home', 'shell'].filter(fetched)).toEqual(['home', 'shell']);
    expect(['staff', 'msa'].filter(fetched)).toEqual([]);
  });

  test('says the same for a wrong password and an unknown name, and keeps the form', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    const words: (string | null)[] = [];
    for (const username of ['dealer.admin', 'nobody.at.all']) {
      await page.goto(`${server.dealer}/login`);
      await signIn(page, server.dealer, username, 'Wrong-Password-123');
      await expect(page.getByRole('alert')).toBeVisible();
      words.push(await page.getByRole('alert').textContent());
      await expect(page.getByLabel('Username')).toHaveValue(username);
    }
    expect(words[0]).toBe(words[1]);
    await expectAccessible(page);
  });

  test('a customer cannot enter by the dealers’ door', async ({ page, server, clean }) => {
    clean.allow(ANSWERED);
    await signIn(page, server.dealer, 'limited@example.com');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });

  test('error=ssoError says what went wrong', async ({ page, server }) => {
    await page.goto(`${server.dealer}/login?error=ssoError`);
    await expect(page.getByText('There was an error logging you in with SSO.')).toBeVisible();
  });

  test('internal=true is the staff door and lets staff in', async ({ page, server }) => {
    await page.goto(`${server.dealer}/login?internal=true`);
    await expect(page.getByText(/Forgot/)).toBeHidden();
    await page.getByLabel('Username').fill('staff.limited');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  });

  test('the chosen theme stays after a reload', async ({ page, server }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${server.dealer}/login`);
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    await page.getByRole('button', { name: /dark/i }).click();
    await expect.poll(background).not.toBe(light);
    const dark = await background();
    await page.reload();
    expect(await background()).toBe(dark);
  });

  test('the demo accounts are listed and fill the form', async ({ page, server }) => {
    await page.goto(`${server.dealer}/login`);
    await page.getByRole('button', { name: 'Show accounts' }).click();
    await expect(page.getByText('dealer.limited')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /dealer\.limited/ }).click();
    await expect(page.getByLabel('Username')).toHaveValue('dealer.limited');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  });

  test('returnUrl leads inside the app only', async ({ page, server, clean }) => {
    clean.allow(ANSWERED);
    const hostile = [
      'https://evil.example.com/',
      '//evil.example.com',
      '/\\evil.example.com',
      '/%5cevil.example.com',
      'javascript:alert(1)',
      '/login?returnUrl=/login',
      '/nowhere/at/all',
    ];
    for (const url of hostile) {
      await page.goto(`${server.dealer}/login?returnUrl=${encodeURIComponent(url)}`);
      await signIn(page, server.dealer, 'dealer.limited');
      await expect(page, url).toHaveURL(`${server.dealer}/home/dashboard`);
      await signOut(page);
      await expect(page).toHaveURL(/\/login/);
    }
  });

  test('a guarded page asks for sign-in first and is reached after it', async ({
    page,
    server,
  }) => {
    await page.goto(`${server.dealer}/home/dashboard?from=mail`);
    await expect(page).toHaveURL(/\/login\?returnUrl=/);
    await signIn(page, server.dealer, 'dealer.limited');
    await expect(page).toHaveURL(`${server.dealer}/home/dashboard?from=mail`);
  });
});

/** The program's own files. */
const PROGRAM = /\/assets\/.*\.js$/;

test.describe('before the program has started', () => {
  test('what is typed stays, and a Login pressed early is sent once by the program', async ({
    page,
    server,
  }) => {
    const posts: string[] = [];
    page.on('request', (r) => r.method() === 'POST' && posts.push(new URL(r.url()).pathname));
    const release = await holdBack(page, PROGRAM);
    await page.goto(`${server.dealer}/login`, { waitUntil: 'commit' });
    await page.getByLabel('Username').pressSequentially('dealer.limited');
    await page.getByLabel('Password', { exact: true }).pressSequentially(PASSWORD);
    await page.keyboard.press('Enter');
    expect(posts).toEqual([]);
    release();
    await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
    expect(posts.filter((path) => path === '/api/account/login/credentials')).toHaveLength(1);
    expect(posts).not.toContain('/login');
  });

  test('an early Login of an empty form says what is missing once the program is there', async ({
    page,
    server,
  }) => {
    const release = await holdBack(page, PROGRAM);
    await page.goto(`${server.dealer}/login`, { waitUntil: 'commit' });
    await page.getByLabel('Username').press('Enter');
    release();
    await expect(page.getByText('Username is required')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeFocused();
  });

  test('the theme, the shown password and the demo accounts pressed early answer once the program is there', async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const release = await holdBack(page, PROGRAM);
    await page.goto(`${server.dealer}/login`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await page.getByRole('button', { name: 'Show password' }).click();
    const accounts = page.getByRole('button', { name: 'Show accounts' });
    await accounts.click();
    // Nothing seems to happen, so it is pressed again; that is still one wish.
    await accounts.click();
    await expect(page.locator('html.light')).toHaveCount(1);
    release();
    await expect(page.getByText('dealer.limited')).toBeVisible();
    await expect(page.locator('html.dark')).toHaveCount(1);
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide accounts' }).click();
    await expect(page.getByText('dealer.limited')).toHaveCount(0);
  });

  test('a form sent by the browser itself is answered with the page again', async ({
    server,
    request,
  }) => {
    const answer = await request.post(`${server.dealer}/login`, {
      form: { username: 'dealer.admin', password: PASSWORD },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe('/login');
    expect(server.said).not.toContain(PASSWORD);
  });
});
