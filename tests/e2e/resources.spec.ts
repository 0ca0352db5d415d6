import { arrive } from './support/arrive.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a dealer finds what its group is offered, fetches a file, opens a link, and sees nothing in a group it is not for', async ({
  page,
  server,
}) => {
  await page
    .context()
    .route('https://files.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Door hanger</title>' }),
    );
  await arrive(page, server, 'dealer.admin', '/resources');
  const library = page.getByRole('region', { name: 'Marketing', exact: true });
  const tiles = library.getByRole('article');
  await expect(tiles).toHaveCount(2);
  await expect(tiles.nth(0)).toContainText('Harbor Point Alarm');
  await expect(tiles.nth(0)).toContainText('(207) 555-0101');
  await page.getByRole('button', { name: 'Social post' }).click();
  await expect(tiles).toHaveCount(1);
  await page.getByLabel('Search').fill('smoke');
  await expect(library).toContainText('Nothing fits');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(tiles).toHaveCount(2);

  const popup = page.waitForEvent('popup');
  const told = page.waitForResponse((answer) => answer.url().includes('/views'));
  const link = page.getByRole('link', { name: 'Open Door hanger: new neighbors in a new tab' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await link.click();
  await expect.poll(async () => (await popup).title()).toBe('Door hanger');
  expect((await told).status()).toBe(200);
  await (await popup).close();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await tiles
    .nth(0)
    .getByRole('button', { name: /^Download/ })
    .click();
  expect((await download).suggestedFilename()).toBe('smoke-detectors.pdf');
  await page.goto(`${server.dealer}/resources?sg=4490`);
  await expect(page.getByText('Nothing published in this category.')).toBeVisible();
  await expect(tiles).toHaveCount(0);
});
