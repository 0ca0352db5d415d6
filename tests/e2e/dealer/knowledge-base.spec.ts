import { arrive } from '../support/arrive.ts';
import { chooseEntry } from '../support/menus.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('A help site that does not answer is told and tried again; the help menu leads to the page of the screen one comes from, which takes the theme, is searched and leads back', async ({
  page,
  server,
}) => {
  const site = page.frameLocator('iframe[title="Help site"]');
  // An iframe cannot detect that a site does not respond, so the screen uses the server's result.
  await page.route('**/api/knowledge-base*', (route) =>
    route.fulfill({ json: { answers: false } }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, server, 'dealer.admin', '/knowledge-base?rte=/site/contacts');
  await expect(page.getByRole('alert')).toContainText('The help site isn’t responding');
  await expect(page).toHaveURL(/\/knowledge-base$/);
  await expectAccessible(page);
  await page.unroute('**/api/knowledge-base*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Contacts');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.dealer}/resources`);
  await chooseEntry(page, 'Help', 'Knowledge Base');
  await expect(page).toHaveURL(`${server.dealer}/knowledge-base`);
  const frame = page.locator('iframe[title="Help site"]');
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups',
  );
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(site.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible();
  await expect(site.locator('html')).toHaveAttribute('data-theme', 'light');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark Mode' }).click();
  await expect(site.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');

  await site.getByRole('searchbox').fill('duress');
  await site.getByRole('button', { name: 'Search' }).click();
  await site
    .getByRole('main')
    .getByRole('link', { name: /Passcodes and PINs/ })
    .click();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Passcodes and PINs');
  await expect(site.locator('html')).toHaveAttribute('data-theme', 'dark');
  await site.getByRole('navigation').getByRole('link', { name: 'Resources', exact: true }).click();
  await site.getByRole('button', { name: 'Open this screen' }).click();
  await expect(page).toHaveURL(/\/resources$/);
});
