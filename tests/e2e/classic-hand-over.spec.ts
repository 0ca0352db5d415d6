import { ANSWERED, expect, expectAccessible, signIn, test } from './support/test.ts';

test('a dealer of the classic portal is handed over to it, and the session here is over', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await signIn(page, server.dealer, 'dealer.classic');
  await expect(page).toHaveURL(/\/classic/);
  await expect(page.getByText('Walt Greene')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${server.dealer}/home/dashboard`);
  await expect(page).toHaveURL(/\/login/);
});
