import type { Page } from '@playwright/test';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { ANSWERED, endTheWait, expect, expectAccessible, test } from './support/test.ts';
import { linkTo, PHONE } from './support/ways-in.ts';

const INVITED = 'invited@example.com';
const NEW_PASSWORD = 'Quiet-Lantern-Path';
const UNVERIFIED = 'An error occurred while verifying your registration code';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const passwordOf = (page: Page) => page.getByLabel('Password', { exact: true });
const setPassword = async (page: Page, password = NEW_PASSWORD) => {
  await passwordOf(page).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Save' }).click();
};

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
    await expect(passwordOf(page)).toBeFocused();
    const help = page.getByRole('button', { name: 'Password requirements' });
    await help.click();
    const demands = page.getByRole('list', { name: 'Password requirements' });
    await expect(demands.getByText('12 to 32 characters, not met yet')).toBeVisible();
    await passwordOf(page).fill('password1234');
    await expect(demands.getByText('12 to 32 characters, met')).toBeVisible();
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
    const visitor = new HttpVisitor(server.consumer, 'consumer');
    expect((await visitor.signIn(INVITED, NEW_PASSWORD)).status).toBe(200);
    await page.goto(link);
    await expect(heading(page, 'Account already registered, please login')).toBeFocused();
    await page.getByRole('button', { name: 'Return to Login' }).click();
    await expect(page).toHaveURL(`${server.consumer}/login`);
    expect(server.said).not.toContain(otp);
  });

  test('on a phone: that expired asks for a new one, which works', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await page.clock.install();
    await page.setViewportSize(PHONE);
    const invitation = await linkTo(server, INVITED, 'otp');
    await page.goto(await linkTo(server, INVITED, 'code'));
    await expect(heading(page, 'This link has expired')).toBeFocused();
    const again = page.getByRole('button', { name: 'Request New Link' });
    await again.click();
    await expect(heading(page, 'Check your email')).toBeFocused();
    await expect(again).toBeDisabled();
    await expectAccessible(page);
    await endTheWait(page, server);
    await expect(again).toBeEnabled();
    await page.goto(await linkTo(server, INVITED, 'otp', invitation));
    await setPassword(page);
    await expect(page.getByText('Password Set!')).toBeVisible();
  });

  test('that nobody knows is said; a failing server can be asked again, by keyboard', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    const register = `${server.consumer}/login/register`;
    const code = new URL(await linkTo(server, INVITED, 'code')).searchParams.get('code') ?? '';
    await page.goto(`${register}?code=${code.slice(0, -1)}`);
    await expect(heading(page, 'This link does not work')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('This link is not valid.');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.route('**/registration/verify*', (route) => route.abort());
    await page.goto(`${register}?code=${code}`);
    await expect(page.getByRole('alert')).toHaveText(UNVERIFIED);
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

  test('is asked for where there is none, is among the messages of the demo world, and dealers get no new one', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await page.goto(`${server.consumer}/login/register`);
    await expect(heading(page, 'Open the link of your message')).toBeFocused();
    await page.getByRole('button', { name: 'Return to Login' }).click();
    await page.getByRole('button', { name: 'Show accounts' }).click();
    const opening = page.context().waitForEvent('page');
    await page.getByRole('link', { name: /invited@example\.com/ }).click();
    const outbox = await opening;
    await outbox.getByRole('link', { name: 'Open the link of this message' }).first().click();
    await expect(heading(outbox, 'Set your password')).toBeVisible();

    await page.route('**/registration/look*', (route) =>
      route.fulfill({ status: 412, json: { code: 'linkExpired' } }),
    );
    await page.goto(`${server.dealer}/login/register?otp=old`);
    await expect(heading(page, 'This link has expired')).toBeVisible();
    await expect(page.getByText('Whoever runs the portal can give you a new one.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Request New Link' })).toHaveCount(0);
  });
});
