import { ANSWERED, expect, expectAccessible, signIn, test } from './support/test.ts';

const AUDIENCES = [
  ['dealer', 'dealer.limited', '/home/dashboard'],
  ['staff', 'staff.limited', '/home/dashboard'],
  ['customer', 'limited@example.com', '/msa/summary'],
] as const;

for (const [audience, username, landing] of AUDIENCES)
  test(`a reading the server fails at opens the server error page of a ${audience}, with ways out`, async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    const origin = audience === 'customer' ? server.consumer : server.dealer;
    let failing = true;
    await page.route(/\/api\/(home\/(dashboard|staff)|msa\/summary)/, async (route) => {
      if (!failing) return route.continue();
      return route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({
          message: 'The figures are being counted anew.',
          code: null,
          requestId: 'r-1',
        }),
      });
    });
    await signIn(page, origin, username);
    await expect(page).toHaveURL(`${origin}/server-error`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('500');
    await expect(page.getByText('The figures are being counted anew.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Report Bug' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    failing = false;
    await page.getByRole('button', { name: 'Home' }).click();
    await expect(page).toHaveURL(`${origin}${landing}`);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('500');
  });
