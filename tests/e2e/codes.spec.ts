import { personOf } from './support/arrive.ts';
import {
  ANSWERED,
  endTheWait,
  expect,
  expectAccessible,
  signIn,
  signOut,
  test,
  wrongCode,
} from './support/test.ts';

const WHO = 'dealer.admin';
const { email: MAIL } = personOf(WHO);
const PHONE = '+12075550142';

test.beforeEach(({ clean }) => clean.allow(ANSWERED));

test('a wrong code says so and returns the focus, the right one works, and a remembered device needs none the next time', async ({
  page,
  server,
}) => {
  await signIn(page, server.dealer, WHO);
  const input = page.getByLabel('Verification code');
  await expect(input).toBeFocused();
  const { code } = await server.code(MAIL);
  await page.keyboard.type(wrongCode(code));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('');
  await expectAccessible(page);
  await page.getByLabel('Remember this device?').check();
  await input.pressSequentially(code);
  await expect(page).toHaveURL(/home\/dashboard/);
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, server.dealer, WHO);
  await expect(page).toHaveURL(/home\/dashboard/);
});

test('both ways to another code rest while the countdown runs; the new code works, the old one does not', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await signIn(page, server.dealer, WHO);
  const input = page.getByLabel('Verification code');
  const links = page.getByRole('button', { name: /Text me a code again|Email a code/ });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toBeDisabled();
  const first = await server.code(MAIL);
  await endTheWait(page, server);
  for (const link of await links.all()) await expect(link).toBeEnabled();
  await page.getByRole('button', { name: 'Text me a code again' }).click();
  for (const link of await links.all()) await expect(link).toBeDisabled();
  const second = await server.code(PHONE, first.at);
  await input.pressSequentially(first.code === second.code ? wrongCode(first.code) : first.code);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(input).toHaveValue('');
  await input.pressSequentially(second.code);
  await expect(page).toHaveURL(/home\/dashboard/);
});

test('Back to sign in ends the session that waits; a reload does not, and a pasted message is read for its six digits', async ({
  page,
  server,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, server.dealer, WHO);
  await expect(page.getByLabel('Verification code')).toBeFocused();
  const first = await server.code(MAIL);
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.goto(`${server.dealer}/home/dashboard`);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Username')).toBeVisible();

  await signIn(page, server.dealer, WHO);
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(page.getByLabel('Verification code')).toBeFocused();
  const { code } = await server.code(MAIL, first.at);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `Your code is ${code.slice(0, 3)} ${code.slice(3)}`,
  );
  await page.getByLabel('Verification code').press('Control+V');
  await expect(page).toHaveURL(/home\/dashboard/);
});
