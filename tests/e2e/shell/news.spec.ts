import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('A dealer learns of news at home and in the notifications, reads them and takes a document along', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.limited');
  const card = page.getByRole('region', { name: 'News today' });
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: /^Notifications, \d+ new/ }).click();
  await expect(page.getByText('2 news items')).toBeVisible();
  const reported = page.waitForResponse(/news\/read/);
  await page.getByRole('button', { name: 'Read the news' }).click();
  await expect(page).toHaveURL(`${server.dealer}/news`);
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  const tiles = page.getByRole('article');
  await expect(tiles).toHaveCount(2);
  await expect(tiles.nth(0)).toContainText('Daylight saving: check your schedules (new)');
  await expect(tiles.nth(1).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await tiles
    .nth(0)
    .getByRole('button', { name: /^Download dst-guide.pdf/ })
    .click();
  expect((await download).suggestedFilename()).toBe('dst-guide.pdf');
  expect((await reported).status()).toBe(200);
  await page.goto(`${server.dealer}/home/dashboard`);
  await card.getByRole('link', { name: 'All news' }).click();
  await expect(tiles).toHaveCount(2);
  await expect(tiles.nth(0)).not.toContainText('(new)');
});
