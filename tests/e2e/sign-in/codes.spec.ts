import { personOf } from '../support/arrive.ts';
import { expect, expectAccessible, signIn, signOut, test, wrongCode } from '../support/test.ts';

const WHO = 'dealer.admin';
const { email: MAIL } = personOf(WHO);

/** Matches Chromium's messages about a refused code and an unreachable server. */
const REFUSED = /net::ERR_|Failed to load resource/;

test('A dealer types a wrong code, reloads, pastes the mailed one while the server is down, goes on once it is back, and needs none the next time', async ({
  page,
  server,
  context,
  clean,
}) => {
  clean.allow(REFUSED);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, server.dealer, WHO);
  const input = page.getByLabel('Verification code');
  const home = page.getByRole('heading', { level: 1, name: 'Home' });
  await expect(input).toBeFocused();
  const links = page.getByRole('button', { name: /Text me a code again|Email a code/ });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toBeDisabled();
  const { code } = await server.code(MAIL);
  await page.keyboard.type(wrongCode(code));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('');
  await expectAccessible(page);

  await page.reload();
  await expect(input).toBeFocused();
  await page.getByLabel('Remember this device?').check();
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `Your code is ${code.slice(0, 3)} ${code.slice(3)}`,
  );
  await server.kill('SIGKILL');
  await input.press('Control+V');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(input).toHaveValue(code);
  await server.start();
  // On a busy machine, a press may get no response in time. The user then presses the button again.
  const unknown = page.getByText('we don’t know if it was done');
  do {
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(home.or(unknown).first()).toBeVisible();
  } while (!(await home.isVisible()));

  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, server.dealer, WHO);
  await expect(home).toBeVisible();
});
