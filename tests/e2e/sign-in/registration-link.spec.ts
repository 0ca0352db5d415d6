import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { ANSWERED, expect, expectAccessible, test } from '../support/test.ts';
import { linkTo, PHONE } from '../support/ways-in.ts';

const INVITED = 'invited@example.com';
const NEW_PASSWORD = 'Quiet-Lantern-Path';

test('An invited person whose link has expired is mailed a new one and sets the first password by it, once; its secret leaves the address before anything is fetched', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  const password = page.getByLabel('Password', { exact: true });
  const confirm = page.getByLabel('Confirm password');
  const save = page.getByRole('button', { name: 'Save' });
  const invitation = await linkTo(server, INVITED, 'otp');
  await page.setViewportSize(PHONE);
  await page.route('**/registration/verify*', (route) => route.abort());
  await page.goto(await linkTo(server, INVITED, 'code'));
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/registration/verify*');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(heading('This link has expired')).toBeFocused();
  const again = page.getByRole('button', { name: 'Request New Link' });
  await again.press('Enter');
  await expect(heading('Check your email')).toBeFocused();
  await expect(again).toBeDisabled();
  await expectAccessible(page);

  const link = await linkTo(server, INVITED, 'otp', invitation);
  const otp = new URL(link).searchParams.get('otp') ?? '';
  const leaks: string[] = [];
  page.on('request', (request) => {
    const from = request.headers()['referer'] ?? '';
    if (request.url() !== link && `${request.url()} ${from}`.includes(otp))
      leaks.push(request.url());
  });
  await page.goto(link);
  await expect(heading('Set your password')).toBeFocused();
  await expect(page).toHaveURL(`${server.consumer}/login/register`);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(leaks).toEqual([]);
  await save.click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(password).toBeFocused();
  const help = page.getByRole('button', { name: 'Password requirements' });
  await help.click();
  const demands = page.getByRole('list', { name: 'Password requirements' });
  await password.fill(NEW_PASSWORD);
  await expect(demands.getByText('12 to 32 characters, met')).toBeVisible();
  await confirm.fill('something else');
  await save.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expectAccessible(page);
  await help.press('Escape');
  await expect(demands).toHaveCount(0);
  await confirm.fill(NEW_PASSWORD);
  await save.click();
  await expect(page.getByText('Password Set!')).toBeVisible();
  await expect(page).toHaveURL(`${server.consumer}/login`);
  const visitor = new HttpVisitor(server.consumer, 'consumer');
  expect((await visitor.signIn(INVITED, NEW_PASSWORD)).status).toBe(200);
  await page.goto(link);
  await expect(heading('Account already registered, please login')).toBeFocused();
  expect(server.output).not.toContain(otp);
});
