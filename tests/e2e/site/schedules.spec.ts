import { arrive } from '../support/arrive.ts';
import { expectInView } from '../support/in-view.ts';
import { test } from '../support/on-a-thursday.ts';
import { expect, expectAccessible } from '../support/test.ts';

test('A customer stays late in two taps on a phone, plans a day, changes the weekly hours by keys and by the pointer, and reads them as a table and a month', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, server, 'owner@example.com', '/msa/schedules');
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  await expectInView(button('+30 min'));
  await expectAccessible(page);
  await button('+2 h').click();
  await expect(main.getByText(/^Closing deadline moves from/)).toContainText('again from Mar 13');
  await button(/^Stay until/).click();
  await expect(main.getByText(/^Closing deadline moved from/)).toContainText('again from Mar 13');
  const planned = main.getByRole('region', { name: 'Planned changes' });
  await expect(planned.getByText('Stay late today')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await button('New temporary schedule').click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Type').selectOption('Closed all day');
  await panel.getByLabel('From', { exact: true }).fill('2026-03-20');
  await panel.getByLabel('Reason').fill('Repainting');
  await expect(panel.getByText('Your normal hours apply again from Mar 21.')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(planned.getByRole('row', { name: /Repainting/ })).toContainText('No activity');
  await planned.getByRole('radio', { name: 'History' }).check({ force: true });
  await expect(planned.getByText('Inventory count')).toBeVisible();

  await button('Edit weekly hours').focus();
  await page.keyboard.press('Enter');
  const end = (name: string) => main.getByRole('slider', { name });
  const before = Number(await end('Monday, closes').getAttribute('aria-valuenow'));
  await end('Monday, closes').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(end('Monday, closes')).toHaveAttribute('aria-valuenow', String(before + 75));
  const text = `${String(Math.floor((before + 75) / 60)).padStart(2, '0')}:15`;
  await expect(main.getByLabel('Monday, closes at', { exact: true })).toHaveValue(text);
  await main.getByLabel('Tuesday, opens at').fill('10:30');
  await expect(end('Tuesday, opens')).toHaveAttribute('aria-valuetext', '10:30');
  await end('Wednesday, opens').scrollIntoViewIfNeeded();
  const box = await end('Wednesday, opens').boundingBox();
  if (box === null) throw new Error('nothing to drag');
  await page.mouse.move(box.x + 12, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 52, box.y + 20, { steps: 4 });
  await page.mouse.up();
  const dragged = Number(await end('Wednesday, opens').getAttribute('aria-valuenow'));
  expect([dragged % 15, dragged > 540]).toEqual([0, true]);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Save weekly hours' }).press('Enter');
  await expect(page.getByText('Weekly hours saved')).toBeVisible();
  await button('View as table').click();
  await expect(main.getByRole('row', { name: /^Tue, Mar 10/ })).toContainText('10:30');
  // Scrolls to the top, because a control half hidden by the portal's header would fail the target-size check.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await main.getByRole('radio', { name: 'Month' }).check({ force: true });
  await button(/^Fri, Mar 20, Closed all day/).click();
  await expect(main.getByText(/^Temporary: Repainting/)).toBeVisible();
  await expectAccessible(page);
});

test('A dealer opens the hours from the site and sets what follows when a time is missed', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin', '/site/info?sn=700121');
  await page.getByRole('button', { name: 'More about this site' }).click();
  await page.getByRole('menuitem', { name: 'New temporary schedule' }).click();
  const panel = page.getByRole('dialog', { name: 'New temporary schedule' });
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(/part=schedules$/);
  await page.keyboard.press('Escape');
  const missed = page.getByRole('region', { name: 'If opening or closing is missed' });
  await missed.getByRole('button', { name: 'Edit' }).click();
  const reactions = page.getByRole('dialog');
  await reactions.getByLabel('Service kind').selectOption('Supervised openings');
  await reactions.getByLabel('Late opening').selectOption('Off');
  await expectAccessible(page);
  await reactions.getByRole('button', { name: 'Save' }).click();
  await expect(missed).toContainText('Custom');
  await expect(missed).toContainText('Fail to closeCall');
});
