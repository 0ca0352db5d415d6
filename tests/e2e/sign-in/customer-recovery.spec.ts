import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { ANSWERED, expect, expectAccessible, test, wrongCode } from '../support/test.ts';
import { passCheck, PHONE } from '../support/ways-in.ts';

const OWNER = 'owner@example.com';
const NEW_PASSWORD = 'Blue-Kettle-Morning-7';

/** Tries to create a worker from another origin. Returns the outcome. */
const MAKE_FOREIGN = (): string => {
  try {
    new Worker('/other-worker.js').terminate();
    return 'made';
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown';
  }
};

test('A customer who forgot the password sets a new one by a mailed code, on a phone, with a check that only the page’s own worker may do', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.setViewportSize(PHONE);
  await page.goto(`${server.consumer}/login`);
  const dialog = page.getByRole('dialog');
  const door = page.getByRole('button', { name: 'Forgot your password?' });
  const email = dialog.getByLabel('Email');
  const code = page.getByLabel('Verification code');
  const password = dialog.getByLabel('New password');
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await page.getByLabel('Email').fill(OWNER);
  await door.click();
  await expect(email).toHaveValue(OWNER);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(door).toBeFocused();
  await door.click();
  await email.fill('owner@');
  await press('Continue');
  await expect(email).toBeFocused();
  await expectAccessible(page);
  await email.fill(OWNER);
  await press('Continue');
  await expect(code).toBeFocused();
  await expect(page.getByRole('button', { name: 'Email a code again' })).toBeDisabled();
  const sent = await server.code(OWNER);
  await code.fill(wrongCode(sent.code));
  await expect(page.getByRole('alert')).toContainText('not correct');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill(sent.code);
  await expect(password).toBeFocused();
  await press('Reset password');
  await expect(page.getByText('Please complete the security check')).toBeVisible();
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await password.fill(NEW_PASSWORD);
  await passCheck(page);
  await press('Reset password');
  await expect(page.getByText('Your password was successfully reset')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(OWNER);
  const visitor = new HttpVisitor(server.consumer, 'consumer');
  expect((await visitor.signIn(OWNER, NEW_PASSWORD)).status).toBe(200);
  expect(await page.evaluate(MAKE_FOREIGN)).toBe('TypeError');
});
