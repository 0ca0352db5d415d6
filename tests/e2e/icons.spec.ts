import { arrive } from './support/arrive.ts';
import { ANSWERED, expect, expectAccessible, test } from './support/test.ts';

test('the icon viewer reads every name for everyone, finds it and copies it', async ({
  page,
  server,
  context,
  clean,
}) => {
  clean.allow(ANSWERED);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let missing = true;
  await page.route('**/lists/icons-outline.json*', (route) =>
    missing ? route.abort() : route.continue(),
  );
  await page.goto(`${server.dealer}/icons`);
  await expect(page.getByText('The icons could not be loaded.')).toBeVisible();
  missing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('324 of 324 icons')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Icons' })).toBeVisible();
  await expect(page.getByText('Last updated 2025-02-07')).toBeVisible();
  await page.getByLabel('Search by name').fill('Bell Al');
  await expect(page.getByText('1 of 324 icons')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'bell-alert' }).click();
  await expect(page.getByText('bell-alert copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('bell-alert');
  await page.getByLabel('Filled').check();
  await page.getByRole('button', { name: 'bell-alert-filled' }).click();
  await expect(page.getByText('bell-alert-filled copied')).toBeVisible();
  await page.getByLabel('Search by name').fill('nothing of the kind');
  await expect(page.getByText('No icon matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('324 of 324 icons')).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: 'academic-cap-filled' }).click();
  await expect(page.getByText('This browser does not allow copying')).toBeVisible();
});

test('the icon viewer shows no navigation to somebody signed in, and fits a phone', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'limited@example.com', '/access-denied');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main).toBeVisible();
  await page.goto(`${server.consumer}/icons`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: /^User menu/ })).toBeVisible();
  await expect(main).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Search by name').fill('arrow');
  await expect(page.getByRole('button', { name: 'arrow-down', exact: true })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(390);
});
