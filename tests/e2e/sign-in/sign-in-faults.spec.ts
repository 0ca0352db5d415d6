import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { ANSWERED, expect, expectAccessible, signIn, test, wrongCode } from '../support/test.ts';

test('An owner whose account somebody else tries proves the contact by a code and is in at once', async ({
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
  // The owner's password attempt is counted separately from the stranger's attempts, so the stranger still has to wait (429).
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeFocused();
  expect(await guess()).toBe(429);
});
