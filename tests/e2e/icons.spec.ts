import { expect, expectAccessible, signIn, test } from './support/test.ts';

test.describe('the icon viewer', () => {
  test('shows every name to everyone, finds and copies it', async ({ page, server, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${server.dealer}/icons`);
    await expect(page.getByRole('heading', { level: 1, name: 'Icons' })).toBeVisible();
    await expect(page.getByText('Last updated 2025-02-07')).toBeVisible();
    await expect(page.getByText('324 of 324 icons')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
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
  });

  test('says what to do where copying is refused', async ({ page, server }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: () => Promise.reject(new Error('refused')),
      });
    });
    await page.goto(`${server.dealer}/icons`);
    await page.getByRole('button', { name: 'academic-cap' }).click();
    await expect(page.getByText('This browser does not allow copying')).toBeVisible();
  });

  test('tries again when the icons did not come', async ({ page, server, clean }) => {
    clean.allow(/Failed to load resource/);
    await page.route('**/lists/icons-outline.json*', (route) => route.abort());
    await page.goto(`${server.dealer}/icons`);
    await expect(page.getByText('The icons could not be loaded.')).toBeVisible();
    await page.unroute('**/lists/icons-outline.json*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('324 of 324 icons')).toBeVisible();
  });

  test('fits a phone, and shows no navigation to somebody signed in', async ({ page, server }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, server.consumer, 'limited@example.com');
    await expect(page).toHaveURL(/msa\/summary/);
    await page.goto(`${server.consumer}/icons`);
    await page.getByLabel('Search by name').fill('arrow');
    await expect(page.getByRole('button', { name: 'arrow-down', exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});
