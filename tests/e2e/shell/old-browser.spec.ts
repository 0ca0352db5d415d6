import { expect, test } from '../support/test.ts';

test('A browser that is too old says so in one sentence, and loads nothing of the portal', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/login', '/home/dashboard']) {
    await page.goto(server.dealer + path, { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toContainText('This browser is too old for the portal.');
    await expect(page.locator('body')).toHaveText(/^This browser .* or Safari\.$/);
  }
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await expect(page.getByRole('button')).toHaveCount(0);
});
