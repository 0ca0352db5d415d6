import { signInByApi } from './support/arrive.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a dealer without a site group is told at once, in place of a screen that would only wait', async ({
  page,
  server,
}) => {
  await signInByApi(page, server, 'dealer.limited');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/api/account/token/refresh*', async (route) => {
    const answer = await route.fetch();
    const grant = (await answer.json()) as {
      session: { siteGroupNum: number | null; user: { allowedDealers: unknown[] } };
    };
    grant.session.siteGroupNum = null;
    grant.session.user.allowedDealers = [];
    await route.fulfill({ response: answer, json: grant });
  });
  await page.goto(`${server.dealer}/home/dashboard`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Your account has no site group yet',
  );
  await expect(main.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  await expectAccessible(page);
  expect(asked).not.toContain('/api/home/dashboard');
});
