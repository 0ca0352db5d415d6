import type { Locator, Page } from '@playwright/test';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { freePorts, PortalServer } from './support/server.ts';
import {
  ANSWERED,
  expect,
  expectAccessible,
  PASSWORD,
  signIn,
  test as base,
  wrongCode,
} from './support/test.ts';

/** What Chromium says of a server that is not there. */
const REFUSED = /net::ERR_|Failed to load resource/;

// Its own server: the one of the worker must stay up for the other suites.
const test = base.extend<{ own: PortalServer }>({
  own: async ({}, use) => {
    const own = new PortalServer(await freePorts());
    await own.start();
    await use(own);
    await own.dispose();
  },
});

/** The words of a write that met no answer within its budget: on a busy machine they are right, and pressing again is. */
const UNKNOWN = 'it is not known whether it was done';

interface Death {
  /** What meets the dead back end; pressed again by `again`. */
  readonly first: () => Promise<void>;
  readonly again: () => Promise<void>;
  readonly kept: () => Promise<void>;
  readonly next: Locator;
}

/** Kills the back end, tries, sees the words and the kept field, starts it again and goes on to `next` without a reload. */
const throughADeath = async (own: PortalServer, page: Page, death: Death) => {
  await own.kill('SIGKILL');
  await death.first();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await death.kept();
  await own.start();
  for (;;) {
    await death.again();
    const unknown = page.getByText(UNKNOWN);
    await expect(death.next.or(unknown).first()).toBeVisible();
    if (await death.next.isVisible()) return;
  }
};

test('the back end dies at the form, at the code and at a step: words, a kept field, and a retry without a reload', async ({
  page,
  own,
  clean,
}) => {
  clean.allow(REFUSED);
  await page.goto(`${own.dealer}/login`);
  // A page that is loaded anew knows nothing of it.
  await page.evaluate(() => document.documentElement.setAttribute('data-first-load', ''));
  const press = (name: string) => () => page.getByRole('button', { name, exact: true }).click();
  const username = page.getByLabel('Username', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  const code = page.getByLabel('Verification code');
  const newUsername = page.getByRole('textbox', { name: 'New username' });

  await username.fill('dealer.steps');
  await password.fill(PASSWORD);
  await throughADeath(own, page, {
    first: press('Login'),
    again: press('Login'),
    kept: async () => {
      await expect(username).toHaveValue('dealer.steps');
      await expect(password).toHaveValue(PASSWORD);
    },
    next: page.getByLabel('Email or Phone'),
  });

  await page.getByLabel('Email or Phone').fill('pete.lang@example.com');
  await press('Update')();
  await expect(code).toBeVisible();
  const sent = await own.code('pete.lang@example.com');
  await throughADeath(own, page, {
    first: () => code.pressSequentially(sent.code),
    again: press('Verify'),
    kept: () => expect(code).toHaveValue(sent.code),
    next: newUsername,
  });

  await newUsername.fill('pete.lang');
  await throughADeath(own, page, {
    first: press('Update username'),
    again: press('Update username'),
    kept: () => expect(newUsername).toHaveValue('pete.lang'),
    next: page.getByLabel('Question 1'),
  });
  await expect(page.locator('html[data-first-load]')).toHaveCount(1);
});

test('an answer lost at the very last step: words, and pressed again it goes on', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await signIn(page, server.consumer, 'nina.volkov@example.com');
  const dialog = page.getByRole('dialog', { name: /Privacy Policy/i });
  await dialog.getByLabel('Accept Terms and Conditions').check();
  let done = 0;
  await page.route(/privacyPolicy\/accept/, async (route) => {
    // Sent past the browser: the server does it, and nothing of the answer, cookies included, arrives.
    const { status } = await fetch(route.request().url(), {
      method: route.request().method(),
      headers: await route.request().allHeaders(),
    });
    done = status;
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(done).toBe(200);
  await expect(dialog.getByLabel('Accept Terms and Conditions')).toBeChecked();
  await page.unroute(/privacyPolicy\/accept/);
  // The session went on under another id whose cookie never arrived: the same call by the same browser is answered like the first.
  await server.post('/demo/clock', { advanceMs: 11_000 });
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page).toHaveURL(`${server.consumer}/msa/summary`);
  await expect(page.getByRole('banner').getByText('Nina Volkov')).toBeVisible();
});

test('somebody else tries the account: its owner proves the contact by a code and is in at once', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  const stranger = new HttpVisitor(server.dealer);
  const guess = async () => (await stranger.signIn('dealer.limited', 'not the password')).status;
  while ((await guess()) !== 429);
  await signIn(page, server.dealer, 'dealer.limited');
  const form = page.getByRole('main');
  await expect(form.getByRole('alert')).toContainText(/wait|minute|second/i);
  const offer = form.getByRole('button', { name: 'Send me a code' });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await offer.click();
  await expect(page.getByRole('heading', { name: 'Enter a code first' })).toBeVisible();
  await expectAccessible(page);
  const { code } = await server.code('dealer.limited@example.com');
  const field = page.getByLabel('Code', { exact: true });
  await field.pressSequentially(wrongCode(code));
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(field).toBeFocused();
  await field.pressSequentially(code);
  // What was typed before the code is judged by itself, in a line of its own: the stranger is still held.
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeFocused();
  expect(await guess()).toBe(429);
});
