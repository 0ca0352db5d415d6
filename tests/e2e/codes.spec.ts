import {
  ANSWERED,
  endTheWait,
  enterCode,
  expect,
  expectAccessible,
  signIn,
  signOut,
  test,
  wrongCode,
} from './support/test.ts';

test.describe('the six digits', () => {
  test.beforeEach(async ({ page, server, clean }) => {
    clean.allow(ANSWERED);
    await page.clock.install();
    await signIn(page, server.dealer, 'dealer.admin');
    await expect(page.getByLabel('Verification code')).toBeFocused();
  });

  test('a wrong code says so, returns the focus, and the right one still works', async ({
    page,
    server,
  }) => {
    const { code } = await server.code();
    const input = page.getByLabel('Verification code');
    await input.pressSequentially(wrongCode(code));
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
    await expectAccessible(page);
    await input.pressSequentially(code);
    await expect(page).toHaveURL(/home\/dashboard/);
  });

  test('a used code opens nothing a second time', async ({ page, server, browser }) => {
    const { code, at } = await server.code();
    await page.getByLabel('Verification code').pressSequentially(code);
    await expect(page).toHaveURL(/home\/dashboard/);
    const other = await browser.newContext();
    const second = await other.newPage();
    await signIn(second, server.dealer, 'dealer.admin');
    const input = second.getByLabel('Verification code');
    await server.code(null, at);
    await input.pressSequentially(code);
    await expect(second.getByRole('alert')).toBeVisible();
    await expect(second).toHaveURL(/\/login/);
    await enterCode(second, server, at);
    await expect(second).toHaveURL(/home\/dashboard/);
    await other.close();
  });

  test('an expired code is refused, a new one works', async ({ page, server }) => {
    const first = await server.code();
    await server.post('/demo/clock', { advanceMs: 11 * 60_000 });
    await page.getByLabel('Verification code').pressSequentially(first.code);
    await expect(page.getByRole('alert')).toBeVisible();
    await endTheWait(page, server);
    await page.getByRole('button', { name: 'Email a code again' }).click();
    await enterCode(page, server, first.at);
    await expect(page).toHaveURL(/home\/dashboard/);
  });

  test('too many wrong codes end with a wait, never with a locked account', async ({
    page,
    server,
  }) => {
    const { code } = await server.code();
    const input = page.getByLabel('Verification code');
    for (let guess = 0; guess < 6; guess += 1) {
      await expect(input).toHaveValue('');
      await input.pressSequentially(wrongCode(code));
      await expect(page.getByRole('alert')).toBeVisible();
    }
    await input.pressSequentially(code);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL(/login/);
    await server.post('/demo/clock', { advanceMs: 60 * 60_000 });
    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await signIn(page, server.dealer, 'dealer.admin');
    await enterCode(page, server, Date.now() - 120_000);
    await expect(page).toHaveURL(/home\/dashboard/);
  });

  test('both resend links rest while the countdown runs, and a code by the other channel works', async ({
    page,
    server,
  }) => {
    const links = page.getByRole('button', { name: /Text me a code again|Email a code/ });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) await expect(link).toBeDisabled();
    const first = await server.code();
    await endTheWait(page, server);
    for (const link of await links.all()) await expect(link).toBeEnabled();
    await page.getByRole('button', { name: 'Text me a code again' }).click();
    for (const link of await links.all()) await expect(link).toBeDisabled();
    await server.code(null, first.at);
    await page.getByLabel('Verification code').pressSequentially(first.code);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Verification code')).toHaveValue('');
    await enterCode(page, server, first.at);
    await expect(page).toHaveURL(/home\/dashboard/);
  });

  test('a remembered device needs no code the next time, another one does', async ({
    page,
    server,
    browser,
  }) => {
    await page.getByLabel('Remember this device?').check();
    await enterCode(page, server);
    await expect(page).toHaveURL(/home\/dashboard/);
    await signOut(page);
    await signIn(page, server.dealer, 'dealer.admin');
    await expect(page).toHaveURL(/home\/dashboard/);
    const other = await browser.newContext();
    const stranger = await other.newPage();
    await signIn(stranger, server.dealer, 'dealer.admin');
    await expect(stranger.getByLabel('Verification code')).toBeVisible();
    await other.close();
  });

  test('a pasted message is read for its six digits', async ({ page, server, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { code } = await server.code();
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `Your code is ${code.slice(0, 3)} ${code.slice(3)}`,
    );
    await page.getByLabel('Verification code').press('Control+V');
    await expect(page).toHaveURL(/home\/dashboard/);
  });

  test('after a reload the sign-in goes on where it stood', async ({ page, server }) => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await enterCode(page, server);
    await expect(page).toHaveURL(/home\/dashboard/);
  });

  test('Back to sign in ends the pending session', async ({ page, server }) => {
    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    await page.goto(`${server.dealer}/home/dashboard`);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByLabel('Username')).toBeVisible();
  });
});
