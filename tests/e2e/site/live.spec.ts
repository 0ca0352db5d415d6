import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const HOME = '/home/dashboard';
const STREAM = '**/api/live?*';
const LIVE = { exact: true } as const;

test('A dealer is told when the home page is asked for instead of live, and two tabs share one stream, which outlives the first and goes on while that one stands still', async ({
  page,
  server,
  context,
  clean,
}) => {
  clean.allow(/net::ERR_FAILED/);
  await context.clock.install();
  await page.route(STREAM, (route) => route.abort());
  await arrive(page, server, 'dealer.admin', HOME);
  const main = page.getByRole('main');
  const notice = main.getByText('Checking every 15 seconds.');
  await expect(notice).toBeVisible();
  await expect(main.getByText('Live', LIVE)).toHaveCount(0);
  await expectAccessible(page);
  // Without the live stream, the page polls at intervals.
  const asked = page.waitForRequest((request) => request.url().includes('/api/home/dashboard'));
  await context.clock.fastForward(15_000);
  await asked;
  await page.unroute(STREAM);
  // The next connection attempt follows within a minute.
  await context.clock.fastForward(60_000);
  await expect(main.getByText('Live', LIVE)).toBeVisible();
  await expect(notice).toHaveCount(0);

  const opened: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/live?')) opened.push(new URL(request.url()).search);
  });
  const second = await context.newPage();
  await second.goto(server.dealer + HOME);
  await expect(second.getByText('Live', LIVE)).toBeVisible();
  expect(opened).toEqual([]);
  // A system dialog suspends the first page's scripts, so the second page takes over the stream.
  const stands = page.waitForEvent('dialog');
  const delivered = page.evaluate(() => alert('Print?'));
  const dialog = await stands;
  await expect.poll(() => opened.length).toBe(1);
  await expect(second.getByText('Live', LIVE)).toBeVisible();
  await dialog.accept();
  await delivered;
  const before = opened.length;
  await page.close();
  await expect.poll(() => opened.length).toBeGreaterThan(before);
  // The second page continues from the first page's cursor.
  for (const search of opened) expect(new URLSearchParams(search).get('after')).not.toBeNull();
  await expect(second.getByText('Live', LIVE)).toBeVisible();
});
