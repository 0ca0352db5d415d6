import { expect, expectAccessible, signIn, test } from '../support/test.ts';

test('A dealer of the classic portal signs in here and is handed over to it, known by name', async ({
  page,
  server,
}) => {
  await signIn(page, server.dealer, 'dealer.classic');
  await expect(page).toHaveURL(/\/classic/);
  await expect(page.getByText('Walt Greene')).toBeVisible();
  await expectAccessible(page);
});
