import type { Page } from '@playwright/test';
import type { PortalServer } from './support/server.ts';
import {
  ANSWERED,
  endTheWait,
  enterCode,
  expect,
  expectAccessible,
  signIn,
  test,
} from './support/test.ts';

const PASSWORD = 'Quiet-Lantern-Path';
const INVITED = 'invited@example.com';
const DAY = 24 * 3_600_000;

interface Sent {
  readonly at: string;
  readonly link?: string;
}

/** The newest link of a kind that was sent to somebody, waiting for the sender to get to it. */
const linkTo = async (
  server: PortalServer,
  to: string,
  kind: 'code' | 'otp',
  known: readonly string[] = [],
): Promise<string> => {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${server.dealer}/demo/outbox.json?to=${encodeURIComponent(to)}`);
      const sent = (await answer.json()) as readonly Sent[];
      link = sent.find((one) => one.link?.includes(`${kind}=`) && !known.includes(one.link))?.link;
      return link;
    })
    .toBeDefined();
  return link ?? '';
};
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const setPassword = async (page: Page, password = PASSWORD) => {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Save' }).click();
};
const solve = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'I am not a robot' }).press('Space');
  await expect(page.getByRole('checkbox', { name: 'I am not a robot' })).toBeChecked();
};
const NARROW = { width: 390, height: 844 };

test.describe('a link of a registration mail', () => {
  test('sets the first password of an invited person, once, and its secret leaves the address before anything is fetched', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    const link = await linkTo(server, INVITED, 'otp');
    const otp = new URL(link).searchParams.get('otp') ?? '';
    const told: string[] = [];
    page.on('request', (request) => {
      const from = request.headers()['referer'] ?? '';
      if (request.url() !== link && `${request.url()} ${from}`.includes(otp))
        told.push(request.url());
    });
    await page.goto(link);
    await expect(heading(page, 'Set your password')).toBeFocused();
    await expect(page).toHaveURL(`${server.consumer}/login/register`);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(told).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    const help = page.getByRole('button', { name: 'Password requirements' });
    await help.click();
    const demands = page.getByRole('list', { name: 'Password requirements' });
    await expect(demands.getByText('12 to 32 characters, not met yet')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await expect(demands.getByText('12 to 32 characters, met')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(NARROW);
    await page.getByLabel('Confirm password').fill('something else');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expectAccessible(page);
    await help.press('Escape');
    await expect(demands).toHaveCount(0);
    await setPassword(page, 'password1234');
    await expect(page.getByRole('alert')).toContainText('used by too many people');
    await expect(page.getByLabel('Confirm password')).toHaveValue('password1234');
    await setPassword(page);
    await expect(page.getByText('Password Set!')).toBeVisible();
    await expect(page).toHaveURL(`${server.consumer}/login`);
    await signIn(page, server.consumer, INVITED, PASSWORD);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.context().clearCookies();
    await page.goto('about:blank');
    await page.goto(link);
    await setPassword(page, 'Other-Lantern-Path');
    await expect(heading(page, 'Account already registered, please login')).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Return to Login' }).click();
    await expect(page).toHaveURL(`${server.consumer}/login`);
    expect(server.said).not.toContain(otp);
  });

  test('that expired asks for a new one, which works; after that it says who is registered', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await page.clock.install();
    const known = [await linkTo(server, INVITED, 'otp')];
    const expired = await linkTo(server, INVITED, 'code');
    await page.goto(expired);
    await expect(heading(page, 'This link has expired')).toBeFocused();
    await expectAccessible(page);
    await page.setViewportSize(NARROW);
    await expectAccessible(page);
    const again = page.getByRole('button', { name: 'Request New Link' });
    await page.route('**/registration/resend*', (route) => route.fulfill({ status: 500 }));
    await again.click();
    await expect(page.getByRole('alert')).toHaveText(
      'An error occurred while verifying your registration code',
    );
    await page.unroute('**/registration/resend*');
    await again.click();
    await expect(heading(page, 'Check your email')).toBeFocused();
    await expect(again).toBeDisabled();
    await expectAccessible(page);
    known.push(await linkTo(server, INVITED, 'otp', known));
    await endTheWait(page, server);
    await again.click();
    await expect(again).toBeDisabled();
    const newest = await linkTo(server, INVITED, 'otp', known);
    await page.goto('about:blank');
    await page.goto(known[1] ?? '');
    await setPassword(page);
    await expect(heading(page, 'This link has expired')).toBeVisible();
    await page.goto('about:blank');
    await page.goto(newest);
    await setPassword(page);
    await expect(page.getByText('Password Set!')).toBeVisible();
    await page.goto('about:blank');
    await page.goto(expired);
    await page.getByRole('button', { name: 'Request New Link' }).click();
    await expect(heading(page, 'Account already registered, please login')).toBeVisible();
  });

  test('that nobody knows, or no link at all, is said; a failing server can be asked again', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    const register = `${server.consumer}/login/register`;
    await page.goto(register);
    await expect(heading(page, 'Open the link of your message')).toBeFocused();
    await expectAccessible(page);
    const code = new URL(await linkTo(server, INVITED, 'code')).searchParams.get('code') ?? '';
    await page.goto(`${register}?code=${code.slice(0, -1)}`);
    await expect(heading(page, 'This link does not work')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('This link is not valid.');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(`${register}?otp=${code}`);
    await setPassword(page);
    await expect(heading(page, 'This link does not work')).toBeVisible();
    await page.route('**/registration/verify*', (route) => route.abort());
    await page.goto(`${register}?code=${code}`);
    await expect(page.getByRole('alert')).toHaveText(
      'An error occurred while verifying your registration code',
    );
    await expectAccessible(page);
    await page.unroute('**/registration/verify*');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(heading(page, 'This link has expired')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Return to Login' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.consumer}/login`);
  });

  test('at the dealers’ door offers no new one', async ({ page, server, clean }) => {
    clean.allow(ANSWERED);
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto(`${server.dealer}/login/register?otp=unknown`);
    await expect(heading(page, 'Set your password')).toBeVisible();
    await expectAccessible(page);
    await setPassword(page);
    await expect(heading(page, 'This link does not work')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Request New Link' })).toHaveCount(0);
  });
});

test.describe('Create Account', () => {
  test('the whole trip: the dialog, the mail, the link, the first sign-in; the same link twice', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await page.goto(`${server.consumer}/login`);
    const door = page.getByRole('button', { name: 'Create Account' });
    await door.click();
    const dialog = page.getByRole('dialog', { name: 'Create Account' });
    const create = dialog.getByRole('button', { name: 'Create Account' });
    await create.click();
    for (const words of [
      'Email is required',
      'Password is required',
      'Account number is required',
      'Account passcode is required',
      'Please complete the security check',
    ])
      await expect(dialog.getByText(words)).toBeVisible();
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expectAccessible(page);
    await dialog.getByLabel('Email').fill('mo.reyes@example.com');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await expect(dialog.getByText('12 to 32 characters, met')).toBeVisible();
    await dialog.getByLabel('Account number').fill('hp1999');
    await dialog.getByLabel('Account passcode').fill('WRONG');
    await solve(page);
    await create.click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'The account number or the account passcode is not correct.',
    );
    await expect(dialog.getByLabel('Account number')).toBeFocused();
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await expectAccessible(page);
    await dialog.getByLabel('Account passcode').fill('MOORING7');
    await page.route('**/api/msa/register*', (route) => route.fulfill({ status: 500 }));
    await solve(page);
    await create.click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'An error occurred while creating your account',
    );
    await page.unroute('**/api/msa/register*');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await solve(page);
    await create.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('We sent a link to mo.reyes@example.com')).toBeVisible();
    await expect(door).toBeFocused();
    const link = await linkTo(server, 'mo.reyes@example.com', 'code');
    await page.goto(link);
    await expect(page.getByText('Account Verified!')).toBeVisible();
    await expect(page).toHaveURL(`${server.consumer}/login`);
    await signIn(page, server.consumer, 'mo.reyes@example.com', PASSWORD);
    await enterCode(page, server);
    await page.getByRole('checkbox', { name: 'Accept Terms and Conditions' }).check();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(page).toHaveURL(`${server.consumer}/msa/summary`);
    await page.context().clearCookies();
    await page.goto('about:blank');
    await page.goto(link);
    await expect(heading(page, 'Account already registered, please login')).toBeVisible();
  });

  test('by keyboard alone on a phone; leaving asks, and an address that is known looks the same', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await page.setViewportSize(NARROW);
    await page.goto(`${server.consumer}/login`);
    const door = page.getByRole('button', { name: 'Create Account' });
    await door.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create Account' });
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await page.keyboard.type('owner@example.com');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(dialog.getByLabel('Email')).toHaveValue('owner@example.com');
    await dialog.getByLabel('Email').focus();
    for (const text of [PASSWORD, null, 'HP1999', 'MOORING7', null]) {
      await page.keyboard.press('Tab');
      if (text !== null) await page.keyboard.type(text);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: 'I am not a robot' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(dialog.getByText('Done. You can go on.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('We sent a link to owner@example.com')).toBeVisible();
    await expect
      .poll(async () => {
        const answer = await fetch(`${server.dealer}/demo/outbox.json?to=owner%40example.com`);
        const [mail] = (await answer.json()) as readonly { subject: string; link?: string }[];
        return [mail?.subject, mail?.link];
      })
      .toEqual(['You already have a Northgate Monitoring account', undefined]);
  });

  test('a link that was not opened for a day asks for a new one that leads in', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await page.goto(`${server.consumer}/login`);
    await page.getByRole('button', { name: 'Create Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Account' });
    await dialog.getByLabel('Email').fill('mo.reyes@example.com');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByLabel('Account number').fill('HP1999');
    await dialog.getByLabel('Account passcode').fill('MOORING7');
    await solve(page);
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('We sent a link to')).toBeVisible();
    const late = await linkTo(server, 'mo.reyes@example.com', 'code');
    await page.goto('about:blank');
    await server.post('/demo/clock', { advanceMs: DAY + 60_000 });
    await page.goto(late);
    await page.getByRole('button', { name: 'Request New Link' }).click();
    await expect(heading(page, 'Check your email')).toBeVisible();
    const fresh = await linkTo(server, 'mo.reyes@example.com', 'code', [late]);
    await page.goto('about:blank');
    await page.goto(fresh);
    await expect(page.getByText('Account Verified!')).toBeVisible();
  });
});

test('the demo world lists the invited person with the messages', async ({ page, server }) => {
  await page.goto(`${server.consumer}/login`);
  await page.getByRole('button', { name: 'Show accounts' }).click();
  const entry = page.getByRole('link', { name: /invited@example\.com/ });
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  const opening = page.context().waitForEvent('page');
  await entry.click();
  const outbox = await opening;
  await outbox.getByRole('link', { name: 'Open the link of this message' }).first().click();
  await expect(heading(outbox, 'Set your password')).toBeVisible();
});
