import { arrive } from './support/arrive.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const SITE = '/site/info?sn=700107&dn=1';
const STREAM = '**/api/live?*';
const LIVE = { exact: true } as const;

test('a screen says that it is live, that it asks instead while nothing gets through, and that it is live again', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(/net::ERR_FAILED/);
  await page.route(STREAM, (route) => route.abort());
  await arrive(page, server, 'dealer.admin', SITE);
  const main = page.getByRole('main');
  const notice = main.getByText('Asking every 15 seconds.');
  await expect(notice).toBeVisible();
  await expect(main.getByText('Live', LIVE)).toHaveCount(0);
  await expectAccessible(page);
  // The page goes on: it asks by itself.
  await page.waitForRequest((request) => request.url().includes('/api/site/700107/info'));
  await page.unroute(STREAM);
  await expect(main.getByText('Live', LIVE)).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('two tabs share one stream; when the one that has it is closed, the other goes on', async ({
  page,
  server,
  context,
}) => {
  const opened: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/live?')) opened.push(new URL(request.url()).search);
  });
  await arrive(page, server, 'dealer.admin', SITE);
  await expect(page.getByText('Live', LIVE)).toBeVisible();
  const second = await context.newPage();
  await second.goto(server.dealer + SITE);
  await expect(second.getByText('Live', LIVE)).toBeVisible();
  expect(opened).toHaveLength(1);
  await page.close();
  await expect.poll(() => opened.length).toBe(2);
  // From where the other stood.
  expect(new URLSearchParams(opened[1]).get('after')).not.toBeNull();
  await expect(second.getByText('Live', LIVE)).toBeVisible();
});
