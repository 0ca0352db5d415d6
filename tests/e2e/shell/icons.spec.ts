import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('A customer finds an icon and copies its name, on a phone too, and no navigation stands beside it', async ({
  page,
  server,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arrive(page, server, 'limited@example.com', '/icons');
  await expect(page.getByRole('heading', { level: 1, name: 'Icons' })).toBeFocused();
  await expect(page.getByText('324 of 324 icons')).toBeVisible();
  await expect(page.getByRole('button', { name: /^User menu/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await page.getByLabel('Search by name').fill('Bell Al');
  await expect(page.getByText('1 of 324 icons')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'bell-alert' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('bell-alert');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByLabel('Filled').check();
  await page.getByRole('button', { name: 'bell-alert-filled' }).click();
  await expect(page.getByRole('button', { name: 'Not copied' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Search by name').fill('arrow');
  await expect(page.getByRole('button', { name: 'arrow-down-filled', exact: true })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(390);
});
