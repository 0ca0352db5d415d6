import { arrive } from './support/arrive.ts';
import { chooseEntry } from './support/menus.ts';
import { freePorts, PortalServer } from './support/server.ts';
import { ANSWERED, expect, expectAccessible, test } from './support/test.ts';

test('the help menu leads to the page of the screen one comes from; the site takes the theme, is searched, and leads back', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin', '/resources');
  await chooseEntry(page, 'Help', 'Knowledge Base');
  await expect(page).toHaveURL(`${server.dealer}/knowledge-base`);
  const frame = page.locator('iframe[title="Help site"]');
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups',
  );
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  const site = page.frameLocator('iframe[title="Help site"]');
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

test('an address may name a page and nothing else, and a customer is led to customers’ pages on a phone', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, server, 'limited@example.com', '/knowledge-base?rte=/msa/contacts');
  const site = page.frameLocator('iframe[title="Help site"]');
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Contacts');
  await expect(page).toHaveURL(/\/knowledge-base$/);
  await site.getByText('All pages').click();
  await expect(site.locator('details[data-audience]').first()).toContainText('For account holders');
  await page.goto(`${server.consumer}/knowledge-base?rte=https://example.com/`);
  await expect(site.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('src', /^http:\/\/localhost:\d+\/$/);
});

test('a help site that does not answer is told, and tried again', async ({ page, clean }) => {
  clean.allow(ANSWERED);
  const port = await freePorts();
  const server = new PortalServer(port, { HELP_URL: `http://localhost:${port + 3}` });
  await server.start();
  try {
    await arrive(page, server, 'dealer.limited', '/knowledge-base');
    await expect(page.getByRole('alert')).toContainText('The help site does not answer');
    await expect(page.getByRole('link', { name: 'Open in a new window' })).toHaveAttribute(
      'href',
      `http://localhost:${port + 3}/`,
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toContainText('The help site does not answer');
  } finally {
    await server.dispose();
  }
});
