import type { Locator, Page } from '@playwright/test';
import { freePorts, PortalServer } from './support/server.ts';
import { ANSWERED, expect, PASSWORD, signIn, test as base } from './support/test.ts';

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

/** Kills the back end, tries, sees the words and the kept field, starts it again and goes on to `next` without a reload. */
const throughADeath = async (
  own: PortalServer,
  page: Page,
  press: () => Promise<void>,
  kept: () => Promise<void>,
  next: Locator,
) => {
  await own.kill('SIGKILL');
  await press();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await kept();
  await own.start();
  for (;;) {
    await press();
    const unknown = page.getByText(UNKNOWN);
    await expect(next.or(unknown).first()).toBeVisible();
    if (await next.isVisible()) return;
  }
};

test('the back end dies at every step: words, a kept form, and a retry without a reload', async ({
  page,
  own,
  clean,
}) => {
  test.setTimeout(240_000);
  clean.allow(REFUSED);
  const loads: string[] = [];
  await page.goto(`${own.dealer}/login`);
  page.on('framenavigated', (frame) => frame === page.mainFrame() && loads.push(frame.url()));
  const press = (name: string) => () => page.getByRole('button', { name, exact: true }).click();

  await page.getByLabel('Username').fill('dealer.steps');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await throughADeath(
    own,
    page,
    press('Login'),
    async () => {
      await expect(page.getByLabel('Username')).toHaveValue('dealer.steps');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    },
    page.getByLabel('Email or Phone'),
  );

  await page.getByLabel('Email or Phone').fill('pete.lang@example.com');
  await throughADeath(
    own,
    page,
    press('Update'),
    async () => {
      await expect(page.getByLabel('Email or Phone')).toHaveValue('pete.lang@example.com');
    },
    page.getByLabel('Verification code'),
  );

  const code = page.getByLabel('Verification code');
  await expect(code).toBeVisible();
  const sent = await own.code();
  await own.kill('SIGKILL');
  await code.pressSequentially(sent.code);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(code).toHaveValue(sent.code);
  await own.start();
  await code.selectText();
  await page.keyboard.press('Delete');
  await expect(code).toHaveValue('');
  await code.pressSequentially(sent.code);

  await page.getByRole('textbox', { name: 'New username' }).fill('pete.lang');
  await throughADeath(
    own,
    page,
    press('Update username'),
    async () => {
      await expect(page.getByRole('textbox', { name: 'New username' })).toHaveValue('pete.lang');
    },
    page.getByLabel('Question 1'),
  );

  await expect(page.getByLabel('Question 1')).toBeVisible();
  for (const row of [1, 2, 3]) {
    await page.getByLabel(`Question ${row}`).selectOption({ index: row });
    await page.getByLabel(`Answer ${row}`).fill(`harbor ${row}`);
  }
  await throughADeath(
    own,
    page,
    press('Save answers'),
    async () => {
      await expect(page.getByLabel('Answer 3')).toHaveValue('harbor 3');
    },
    page.getByLabel('Current password'),
  );

  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('Quiet-Lantern-77');
  await page.getByLabel('Confirm new password').fill('Quiet-Lantern-77');
  await throughADeath(
    own,
    page,
    press('Update password'),
    async () => {
      await expect(page.getByLabel('Confirm new password')).toHaveValue('Quiet-Lantern-77');
    },
    page.getByRole('dialog', { name: /Terms and Conditions/i }),
  );

  const privacy = page.getByRole('dialog', { name: /Privacy Policy/i });
  for (const [dialog, next] of [
    [page.getByRole('dialog', { name: /Terms and Conditions/i }), privacy],
    [privacy, page.getByRole('button', { name: /^User menu/ })],
  ] as const) {
    await dialog.getByLabel('Accept Terms and Conditions').check();
    await throughADeath(
      own,
      page,
      () => dialog.getByRole('button', { name: 'Accept', exact: true }).click(),
      async () => {
        await expect(dialog.getByLabel('Accept Terms and Conditions')).toBeChecked();
      },
      next,
    );
  }
  await expect(page).toHaveURL(`${own.dealer}/home/dashboard`);
  expect(loads.every((url) => url.startsWith(own.dealer))).toBe(true);
});

test('an answer lost at the very last step: words, and the next sign-in asks for nothing twice', async ({
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
  // The session went on under another id whose cookie never arrived; its grace is over after ten seconds.
  await server.post('/demo/clock', { advanceMs: 11_000 });
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText('Login expired, please log in again')).toBeVisible();
  await signIn(page, server.consumer, 'nina.volkov@example.com');
  await expect(page).toHaveURL(`${server.consumer}/msa/summary`);
  await expect(page.getByRole('banner').getByText('Nina Volkov')).toBeVisible();
});
