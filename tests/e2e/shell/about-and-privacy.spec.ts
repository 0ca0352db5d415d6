import { arrive } from '../support/arrive.ts';
import { chooseEntry, dialogOf } from '../support/menus.ts';
import { ANSWERED, expect, expectAccessible, test } from '../support/test.ts';

test('A customer reads and copies what the portal is made of, on a phone too, and the privacy policy at the second try', async ({
  page,
  server,
  context,
  clean,
}) => {
  clean.allow(ANSWERED);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let failing = true;
  await page.route('**/api/privacyPolicy*', (route) =>
    failing ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await arrive(page, server, 'limited@example.com');
  const home = page.url();
  await chooseEntry(page, 'Help', 'About');
  const about = await dialogOf(page, 'About');
  await expect(about.getByText('Northgate Monitoring')).toBeVisible();
  await expect(about.getByText(/^[0-9a-f]{12}$/)).toBeVisible();
  await about.getByText('@chakra-ui/react').click();
  await expect(
    about.getByText(/permission is hereby granted/i).filter({ visible: true }),
  ).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await about.boundingBox())?.width ?? 999).toBeLessThanOrEqual(390);
  expect((await about.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await about.getByRole('button', { name: 'Copy' }).click();
  await expect(about.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Version: 1.0');
  expect(copied).toMatch(/^react 19\.\S+ \(MIT\)$/m);

  await about.getByRole('button', { name: 'Privacy policy' }).click();
  const policy = await dialogOf(page, 'Privacy policy');
  await expect(
    policy.getByText('An error occurred while loading the privacy policy'),
  ).toBeVisible();
  failing = false;
  await policy.getByRole('button', { name: 'Try again' }).click();
  await expect(policy.getByText('What we hold.')).toBeVisible();
  await expectAccessible(page);
  await policy.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(home);
});
