import type { Locator, Page } from '@playwright/test';
import type { PortalServer } from './support/server.ts';
import {
  ANSWERED,
  expect,
  expectAccessible,
  holdBack,
  PASSWORD,
  signIn,
  test,
  wrongCode,
} from './support/test.ts';

const NEW_PASSWORD = 'Blue-Kettle-Morning-7';
const PHONE = { width: 390, height: 844 };

const button = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Has the browser do the check of the form that is open. */
const check = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: 'I am not a robot' }).click();
  await expect(page.getByText('Done. You can go on.')).toBeVisible();
};

const openForgot = async (page: Page, origin: string, name: RegExp): Promise<void> => {
  await page.goto(`${origin}/login`);
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const mailTo = async (server: PortalServer, to: string): Promise<string> => {
  const answer = await fetch(`${server.dealer}/demo/outbox.json?to=${to}`);
  return ((await answer.json()) as { text: string }[])[0]?.text ?? '';
};

test('a customer gets a new password: wrong code, one step back, and the old password ends', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.goto(`${server.consumer}/login`);
  await page.getByLabel('Email').fill('owner@example.com');
  const door = page.getByRole('button', { name: 'Forgot your password?' });
  await door.click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('owner@example.com');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(door).toBeFocused();
  await door.click();
  await page.getByRole('dialog').getByLabel('Email').fill('owner');
  await button(page, 'Continue').click();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Email').fill('owner@example.com');
  await button(page, 'Continue').click();
  const code = page.getByLabel('Verification code');
  await expect(code).toBeFocused();
  await expect(page.getByRole('button', { name: 'Email a code again' })).toBeDisabled();
  await expectAccessible(page);
  const sent = await server.code('owner@example.com');
  await code.fill(wrongCode(sent.code));
  await expect(page.getByRole('alert')).toContainText('not correct');
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();
  await code.fill(sent.code);
  const password = page.getByRole('dialog').getByLabel('New password');
  await expect(password).toBeFocused();
  await button(page, 'Reset password').click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByText('Please complete the security check')).toBeVisible();
  await button(page, 'Back').click();
  await expect(page.getByText('Your code was right.')).toBeVisible();
  await button(page, 'Continue').click();
  await password.fill(NEW_PASSWORD);
  await check(page);
  await expectAccessible(page);
  await button(page, 'Reset password').click();
  await expect(page.getByText('Your password was successfully reset')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue('owner@example.com');
  await signIn(page, server.consumer, 'owner@example.com', PASSWORD);
  await expect(page.getByRole('alert')).toBeVisible();
  await signIn(page, server.consumer, 'owner@example.com', NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
});

test('an address nobody has looks like one that somebody has, and gets no mail', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.setViewportSize(PHONE);
  const seen: string[] = [];
  for (const email of ['nobody@example.com', 'owner@example.com']) {
    await openForgot(page, server.consumer, /Forgot your password/);
    await page.getByRole('dialog').getByLabel('Email').fill(email);
    await button(page, 'Continue').click();
    await page.getByLabel('Verification code').fill('000000');
    await expect(page.getByRole('alert')).toBeVisible();
    const words = await page.getByRole('dialog').locator('form > p, [role=alert]').allInnerTexts();
    seen.push(words.join(' ').replaceAll(email, 'somebody'));
    await button(page, 'Back').click();
    await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue(email);
  }
  expect(seen[0]).toBe(seen[1]);
  expect(await mailTo(server, 'nobody@example.com')).toBe('');
  await expectAccessible(page);
});

test('a back end that does not answer keeps what was typed, and the next press goes through', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.setViewportSize(PHONE);
  await openForgot(page, server.consumer, /Forgot your password/);
  const email = page.getByRole('dialog').getByLabel('Email');
  await email.fill('limited@example.com');
  await page.route('**/api/msa/username*', (route) => route.abort());
  await button(page, 'Continue').click();
  await expect(page.getByRole('alert')).toContainText('validating your email');
  await expect(email).toHaveValue('limited@example.com');
  await page.unroute('**/api/msa/username*');
  await button(page, 'Continue').click();
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await page.getByLabel('Verification code').fill((await server.code('limited@example.com')).code);
  const password = page.getByRole('dialog').getByLabel('New password');
  await password.fill(NEW_PASSWORD);
  await check(page);
  await page.route('**/api/msa/password*', (route) => route.abort());
  await button(page, 'Reset password').click();
  await expect(page.getByRole('alert')).toContainText('resetting your password');
  await expect(password).toHaveValue(NEW_PASSWORD);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.unroute('**/api/msa/password*');
  await check(page);
  await button(page, 'Reset password').click();
  await expect(page.getByText('Your password was successfully reset')).toBeVisible();
});

/** Walks with Tab to a control of the open dialog. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  for (let steps = 0; steps < 20; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
};

test('a dealer gets a new password by the keyboard alone, after wrong answers', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.goto(`${server.dealer}/login`);
  const door = page.getByRole('button', { name: 'Forgot username or password?' });
  await door.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Forgot password/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Username')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please provide a username and a email')).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, dialog.getByLabel('Username'));
  await page.keyboard.type('dealer.limited');
  await page.keyboard.press('Tab');
  await page.keyboard.type('dealer.limited@example.com');
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(page.getByText('Done. You can go on.')).toBeVisible();
  await tabTo(page, button(page, 'Continue'));
  await page.keyboard.press('Enter');
  const answers = dialog.locator('input[id^="answers."]');
  await expect(answers.first()).toBeFocused();
  const count = await answers.count();
  for (const answer of ['wrong', ' Harbor ']) {
    for (let place = 0; place < count; place += 1) {
      await tabTo(page, answers.nth(place));
      await page.keyboard.press('Control+A');
      await page.keyboard.type(answer);
    }
    await page.keyboard.press('Enter');
    if (answer !== 'wrong') continue;
    await expect(page.getByRole('alert')).toContainText('not correct');
    await expect(answers.first()).toHaveValue('wrong');
    await expectAccessible(page);
  }
  await expect(dialog.getByLabel('New password', { exact: true })).toBeFocused();
  await page.keyboard.type(NEW_PASSWORD);
  await tabTo(page, dialog.getByLabel('Confirm new password'));
  await page.keyboard.type(NEW_PASSWORD);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password was successfully reset')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('dealer.limited');
  await expect(door).toBeFocused();
  await signIn(page, server.dealer, 'dealer.limited', NEW_PASSWORD);
  await expect(page).toHaveURL(/home\/dashboard/);
});

test('an unknown dealer is asked as well, goes one step back at a time, and is asked before anything is lost', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.setViewportSize(PHONE);
  await openForgot(page, server.dealer, /Forgot username or password/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Forgot password/ }).click();
  await dialog.getByLabel('Username').fill('nobody.at.all');
  await dialog.getByLabel('Email or Phone').fill('207-555-0199');
  await check(page);
  await button(page, 'Continue').click();
  await expect(dialog.locator('input[id^="answers."]')).toHaveCount(3);
  await expectAccessible(page);
  await button(page, 'Back').click();
  await expect(dialog.getByLabel('Username')).toHaveValue('nobody.at.all');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await button(page, 'Continue').click();
  await expect(dialog.locator('input[id^="answers."]').first()).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Discard your changes?' })).toBeVisible();
  await button(page, 'Discard').click();
  await expect(dialog).toHaveCount(0);
});

test('a forgotten username asks for the dealer number where two share a contact', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await openForgot(page, server.dealer, /Forgot username or password/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Forgot username/ }).click();
  await expect(dialog.getByLabel('Email or Phone')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Email or Phone').fill('front.desk@example.com');
  await check(page);
  await button(page, 'Send username').click();
  await expect(page.getByRole('alert')).toContainText('Dealer Number Required');
  await expect(dialog.getByLabel('Dealer number')).toBeFocused();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await check(page);
  await button(page, 'Send username').click();
  await expect(page.getByText('Dealer number is required')).toBeVisible();
  await dialog.getByLabel('Dealer number').fill('1');
  await button(page, 'Send username').click();
  await expect(page.getByRole('alert').first()).toContainText('Contact Dealer Support');
  await dialog.getByLabel('Dealer number').fill('4480');
  await check(page);
  await button(page, 'Send username').click();
  await expect(page.getByText('is on its way there')).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(() => mailTo(server, 'front.desk@example.com'))
    .toContain('Your username is front.office.');
  await button(page, 'Done').click();
  await expect(dialog).toHaveCount(0);
});

test('a door pressed before the program is there opens once it is; staff have no forgotten password here', async ({
  page,
  server,
}) => {
  const release = await holdBack(page, '**/assets/main-*.js');
  await page.goto(`${server.consumer}/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('owner@example.com');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  release();
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('owner@example.com');
  await page.goto(`${server.dealer}/login?internal=true`);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Forgot/ })).toHaveCount(0);
});
