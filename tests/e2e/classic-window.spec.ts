import { arrive } from './support/arrive.ts';
import { chooseEntry, dialogOf } from './support/menus.ts';
import { ANSWERED, expect, expectAccessible, test } from './support/test.ts';

test('the classic portal opens beside the portal, does not know it, and our session stays', async ({
  page,
  server,
  context,
}) => {
  await arrive(page, server, 'dealer.limited');
  const popup = context.waitForEvent('page');
  await chooseEntry(page, 'Help', 'Classic dealer portal');
  const classic = await popup;
  await classic.waitForURL(/\/classic/);
  await expect(classic.getByText('signed in as Ana Duarte')).toBeVisible();
  expect(await classic.evaluate(() => window.opener === null)).toBe(true);
  await page.reload();
  await expect(page).toHaveURL(/home\/dashboard/);
  await expect(page.getByRole('banner').getByText('Ana Duarte')).toBeVisible();
});

test('a blocked window is told and tried again; without a key it closes with its words', async ({
  page,
  server,
  context,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    let blocked = 1;
    window.open = (...input) => (blocked-- > 0 ? null : open(...input));
  });
  await arrive(page, server, 'dealer.limited');
  await chooseEntry(page, 'Help', 'Classic dealer portal');
  const question = await dialogOf(page, 'The window was blocked');
  await expectAccessible(page);
  const popup = context.waitForEvent('page');
  await question.getByRole('button', { name: 'Retry' }).click();
  const classic = await popup;
  await classic.waitForURL(/\/classic/);
  await expect(question).toHaveCount(0);
  await classic.close();

  await page.route('**/api/rw3k/key*', (route) => route.fulfill({ status: 500 }));
  const second = context.waitForEvent('page');
  await chooseEntry(page, 'Help', 'Classic dealer portal');
  await second;
  await expect(
    page.getByText('An error occurred while redirecting you to Classic Rapid Web'),
  ).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);
});
