import { arrive } from './support/arrive.ts';
import { ANSWERED, expect, expectAccessible, test } from './support/test.ts';

test('unknown addresses and foreign sections have honest pages with ways out', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.goto(`${server.dealer}/nowhere`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Home' })).toBeVisible();
  await expect(page.getByText('Report Bug')).toBeVisible();
  await expectAccessible(page);
  await arrive(page, server, 'dealer.limited', '/msa/summary');
  await expect(page.getByRole('heading', { level: 1, name: /access/i })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Home' }).click();
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
});
