import { arrive } from '../support/arrive.ts';
import { chooseEntry, dialogOf } from '../support/menus.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('A dealer opens the classic portal beside ours after its window was blocked: it does not know who opened it, and our session stays', async ({
  page,
  server,
  context,
}) => {
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
  await expect(classic.getByText('signed in as Ana Duarte')).toBeVisible();
  expect(await classic.evaluate(() => window.opener === null)).toBe(true);
  await page.reload();
  await expect(page).toHaveURL(/home\/dashboard/);
  await expect(page.getByRole('banner').getByText('Ana Duarte')).toBeVisible();
});
