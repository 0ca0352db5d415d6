import type { Page } from '@playwright/test';
import { MESSAGES } from '../../core/kernel/messages.ts';
import {
  ANSWERED,
  enterCode,
  expect,
  expectAccessible,
  PASSWORD,
  signIn,
  signOut,
  test,
} from './support/test.ts';

const door = (page: Page) => page.getByRole('button', { name: 'Continue With Single Sign-On' });
const dialog = (page: Page) => page.getByRole('dialog');
const harbor = (page: Page) => page.getByRole('dialog', { name: 'Sign into Harbor Point Alarm' });
const domain = (page: Page) => page.getByLabel('Team Domain');
const chooser = (page: Page) => page.getByRole('heading', { name: 'Choose an account' });
const sentence = (page: Page) => page.getByText(MESSAGES.sso);

/** From the sign-in page to a provider of the demo dealer, by its team domain. */
const leave = async (page: Page, provider: string) => {
  await door(page).click();
  await domain(page).fill('harbor');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await harbor(page).getByRole('button', { name: provider }).click();
  await expect(chooser(page)).toBeVisible();
};

const choose = (page: Page, person: string) =>
  page.getByRole('button', { name: new RegExp(`^${person}`) }).click();

/** At the form with the one sentence, nothing of the trip in the address, and nobody signed in. */
const expectRefused = async (page: Page, origin: string, query = '') => {
  await expect(sentence(page)).toBeVisible();
  await expect(page).toHaveURL(`${origin}/login${query}`);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  const marks = await page.evaluate(() => Object.values(localStorage).join());
  expect(marks).not.toContain('in:');
};

test.describe('the whole trip', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const provider of ['Microsoft', 'Okta', 'Duo'])
    test(`${provider} brings a person to where they wanted to go`, async ({ page, server }) => {
      const exchanges: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/account/sso/exchange')) exchanges.push(request.url());
      });
      await page.goto(
        `${server.dealer}/login?returnUrl=${encodeURIComponent('/home/dashboard?x=1')}`,
      );
      // The worker of a returning visitor stands between, and must ask the provider's return once.
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await leave(page, provider);
      await choose(page, 'Mia Torres');
      await expect(page).toHaveURL(`${server.dealer}/home/dashboard?x=1`);
      await expect(page.getByRole('button', { name: /^User menu.*Mia Torres/ })).toBeVisible();
      expect(exchanges).toHaveLength(1);
      await page.reload();
      await expect(page.getByRole('button', { name: /^User menu.*Mia Torres/ })).toBeVisible();
      // A page that began without the form keeps no press for later.
      await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    });

  test('takes nobody past a step their account demands, nor out of the app', async ({
    page,
    server,
  }) => {
    await page.goto(
      `${server.dealer}/login?returnUrl=${encodeURIComponent('https://evil.example.com/')}`,
    );
    await leave(page, 'Okta');
    await choose(page, 'Dana Reyes');
    await enterCode(page, server);
    await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  });

  test('works by keyboard alone, and every layer of it can be read by everyone', async ({
    page,
    server,
  }) => {
    await page.goto(`${server.dealer}/login`);
    await page.getByRole('button', { name: 'Login', exact: true }).focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return door(page).evaluate((button) => button === document.activeElement);
      })
      .toBe(true);
    await page.keyboard.press('Enter');
    await expect(domain(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(door(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(domain(page)).toBeFocused();
    await page.keyboard.type('HARBOR');
    await page.keyboard.press('Enter');
    const choice = (name: string) => harbor(page).getByRole('button', { name });
    await expect(choice('Microsoft')).toBeFocused();
    await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(600);
    await expectAccessible(page);
    for (const [key, name] of [
      ['ArrowDown', 'Okta'],
      ['End', 'Duo'],
      ['ArrowDown', 'Microsoft'],
      ['ArrowUp', 'Duo'],
      ['Home', 'Microsoft'],
      ['ArrowDown', 'Okta'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(choice(name)).toBeFocused();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Sign in with Okta');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  });
});

test.describe('whose company it is', () => {
  test('is asked for where no dealer is known: required, unknown, asked too often, and back', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${server.dealer}/login`);
    await door(page).click();
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
    await expectAccessible(page);
    const asked = `${server.dealer}/api/account/sso/tenant?teamDomain=wrong`;
    await Promise.all(Array.from({ length: 20 }, () => page.request.get(asked)));
    await domain(page).fill('harbor');
    await go.click();
    await expect(
      page.getByRole('alert').filter({ hasText: MESSAGES.tooManyAttempts }),
    ).toBeVisible();
    await expect(domain(page)).toHaveValue('harbor');
    await expectAccessible(page);
    await server.post('/demo/clock', { advanceMs: 10 * 60_000 });
    await go.click();
    await expect(harbor(page)).toBeVisible();
    await page.getByRole('button', { name: 'Use another team domain' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(harbor(page).getByRole('button', { name: 'Microsoft' })).toBeFocused();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(door(page)).toBeFocused();
    await door(page).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(door(page)).toBeFocused();
  });

  test('is known from the address, or from this browser’s last dealer, when that has single sign-on', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await page.goto(`${server.dealer}/login?sg=4471`);
    await door(page).click();
    await expect(harbor(page)).toBeVisible();
    await page.goto(`${server.dealer}/login?sg=4480`);
    await door(page).click();
    await expect(domain(page)).toBeFocused();
    await expect(page.getByText(MESSAGES.invalidDomain)).toHaveCount(0);
    await page.goto(`${server.dealer}/login`);
    await signIn(page, server.dealer, 'dealer.limited');
    await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
    await signOut(page);
    await door(page).click();
    await expect(harbor(page).getByRole('button', { name: 'Microsoft' })).toBeFocused();
  });

  test('customers and staff have the door too, and nobody gets in by that of others', async ({
    page,
    server,
  }) => {
    await page.goto(`${server.consumer}/login`);
    await door(page).click();
    await harbor(page).getByRole('button', { name: 'Duo' }).click();
    await choose(page, 'Mia Torres');
    await expectRefused(page, server.consumer);
    await page.goto(`${server.dealer}/login?internal=true`);
    await leave(page, 'Microsoft');
    await choose(page, 'Sam Keller');
    await expectRefused(page, server.dealer, '?internal=true');
  });
});

test.describe('a trip that fails', () => {
  test('ends at the form, says so once, and signing in by hand still leads where the person wanted to go', async ({
    page,
    server,
  }) => {
    await page.goto(
      `${server.dealer}/login?returnUrl=${encodeURIComponent('/home/dashboard?y=2')}`,
    );
    await leave(page, 'Duo');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expectRefused(page, server.dealer, '?returnUrl=%2Fhome%2Fdashboard%3Fy%3D2');
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(sentence(page)).toHaveCount(0);
    await page.getByLabel('Username').fill('dealer.limited');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.dealer}/home/dashboard?y=2`);
  });

  test('waits calmly while the code is traded, and gives the form back when nobody answers', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/account/sso/exchange*', async (route) => {
      await held;
      await route.abort();
    });
    await page.goto(`${server.dealer}/login?ssoCode=nobody-knows-this`);
    await expect(page.getByRole('heading', { name: 'Signing you in' })).toBeVisible();
    await expect(page).toHaveURL(`${server.dealer}/login`);
    await expect(page.getByLabel('Username')).toHaveCount(0);
    await expectAccessible(page);
    letGo();
    await expectRefused(page, server.dealer);
    await signIn(page, server.dealer, 'dealer.limited');
    await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  });
});

test.describe('what others make of a trip', () => {
  /** Chooses Mia Torres, but stops before the first address that holds `word`, and answers it. */
  const stopBefore = async (page: Page, word: string): Promise<string> => {
    const held = new Promise<string>((resolve) => {
      void page.route(
        '**/sign-in/**',
        async (route) => {
          let reply = await route.fetch({ maxRedirects: 0 });
          for (let hops = 0; hops < 5; hops += 1) {
            const next = new URL(reply.headers()['location'] ?? '', reply.url()).href;
            if (next.includes(word)) {
              resolve(next);
              break;
            }
            reply = await page.request.get(next, { maxRedirects: 0 });
          }
          await route.fulfill({ status: 204 });
        },
        { times: 1 },
      );
    });
    await choose(page, 'Mia Torres');
    return held;
  };

  test('a return or a code is worth nothing in another browser, a second time, or under another provider’s name', async ({
    page,
    server,
    browser,
    clean,
  }) => {
    clean.allow(ANSWERED);
    const stranger = await (await browser.newContext()).newPage();
    await page.goto(`${server.dealer}/login`);
    await leave(page, 'Okta');
    const callback = await stopBefore(page, '/sso-return?');
    await stranger.goto(callback);
    await expectRefused(stranger, server.dealer);

    const mixedUp = new URL(callback);
    const { searchParams } = mixedUp;
    searchParams.set('iss', (searchParams.get('iss') ?? '').replace('okta', 'microsoft'));
    expect(mixedUp.href).not.toBe(callback);
    await page.goto(mixedUp.href);
    await expectRefused(page, server.dealer);
    await page.goto(callback);
    await expectRefused(page, server.dealer);

    await leave(page, 'Okta');
    const withCode = await stopBefore(page, 'ssoCode=');
    await stranger.goto(withCode);
    await expectRefused(stranger, server.dealer);
    await page.goto(withCode);
    await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
    await signOut(page);
    await expect(page.getByLabel('Username')).toBeVisible();
    await page.goto(withCode);
    await expectRefused(page, server.dealer);
    await stranger.context().close();
  });
});
