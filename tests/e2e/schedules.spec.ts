import { arrive, signInByApi } from './support/arrive.ts';
import { expectInView } from './support/in-view.ts';
import { test } from './support/on-a-thursday.ts';
import { expect, expectAccessible } from './support/test.ts';

test('a customer stays late in two taps, plans a day and takes it back', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'owner@example.com', '/msa/schedules');
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const week = main.getByRole('list', { name: 'Hours of the week' });
  await expect(week.getByRole('listitem')).toHaveCount(7);
  await expect(main.getByText(/^Open since .* by user \d+, should close \d\d:00$/)).toBeVisible();
  await expectAccessible(page);

  await button('+2 h').click();
  const until = button(/^Stay until/);
  await expect(main.getByText(/^Must close moves from/)).toContainText('again from Mar 13');
  await until.click();
  await expect(main.getByText(/^Must close moved from/)).toContainText('again from Mar 13');
  const today = week.getByRole('listitem').filter({ hasText: 'Mar 12' });
  await expect(today).toContainText('Temporary');
  const planned = main.getByRole('region', { name: 'Planned changes' });
  await expect(planned.getByRole('row', { name: /Stay late today/ })).toBeVisible();
  const layers = main.getByRole('list', { name: 'Layers of the day' });
  await expect(layers.getByText(/, decides/)).toHaveCount(1);
  await expect(layers.getByText(/, overruled/)).toHaveCount(1);

  await button('New temporary schedule').click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Type').selectOption('Closed all day');
  await panel.getByLabel('From').fill('2026-03-20');
  await panel.getByLabel('Reason').fill('Repainting');
  await expect(panel.getByText('Your normal hours apply again from Mar 21.')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Save' }).click();
  const row = planned.getByRole('row', { name: /Repainting/ });
  await expect(row).toContainText('No activity');
  await row.getByRole('button', { name: 'Delete Closed all day' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await planned.getByRole('radio', { name: 'History' }).check({ force: true });
  await expect(planned.getByText('Stock count')).toBeVisible();

  await main.getByRole('radio', { name: 'Month' }).check({ force: true });
  await main.getByRole('button', { name: /^Fri, Mar 20, Closed all day/ }).click();
  await expect(main.getByText(/^Temporary: Repainting/)).toBeVisible();
  await expectAccessible(page);
});

test('the weekly hours are changed by keyboard alone and by the pointer, and stand in the table', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'owner@example.com', '/msa/schedules');
  const main = page.getByRole('main');
  const edit = main.getByRole('button', { name: 'Edit weekly hours' });
  await edit.focus();
  await page.keyboard.press('Enter');
  const end = (name: string) => main.getByRole('slider', { name });
  await expect(end('Monday, closes')).toBeVisible();
  const before = await end('Monday, closes').getAttribute('aria-valuenow');
  await end('Monday, closes').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(end('Monday, closes')).toHaveAttribute('aria-valuenow', String(Number(before) + 75));
  const hours = Math.floor((Number(before) + 75) / 60);
  const text = `${String(hours).padStart(2, '0')}:15`;
  await expect(main.getByLabel('Monday, closes at', { exact: true })).toHaveValue(text);
  await main.getByLabel('Tuesday, opens at').fill('10:30');
  await expect(end('Tuesday, opens')).toHaveAttribute('aria-valuetext', '10:30');
  const box = await end('Wednesday, opens').boundingBox();
  if (box === null) throw new Error('nothing to drag');
  await page.mouse.move(box.x + 12, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 52, box.y + 20, { steps: 4 });
  await page.mouse.up();
  const dragged = await end('Wednesday, opens').getAttribute('aria-valuenow');
  expect(Number(dragged) % 15).toBe(0);
  expect(Number(dragged)).toBeGreaterThan(540);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Save weekly hours' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Weekly hours saved')).toBeVisible();
  await main.getByRole('button', { name: 'View as table' }).click();
  await expect(main.getByRole('row', { name: /^Tue, Mar 10/ })).toContainText('10:30');
  // What lies half below the header of the portal is no small target.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
});

test('on a phone staying late comes first, and what is entered wrong is not lost', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, server, 'owner@example.com', '/msa/schedules');
  const main = page.getByRole('main');
  await expectInView(main.getByRole('button', { name: '+30 min' }));
  await expectAccessible(page);
  await main.getByRole('button', { name: 'New temporary schedule' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Opens at').fill('18:00');
  await panel.getByLabel('Closes at').fill('09:00');
  await panel.getByLabel('Reason').fill('Evening sale');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText(/Closes before it opens/)).toBeVisible();
  await expect(panel.getByLabel('Reason')).toHaveValue('Evening sale');
  await panel.getByLabel('Closes on the next day').check();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toHaveCount(0);
  const planned = main.getByRole('region', { name: 'Planned changes' });
  await expect(planned.getByText('Changed hours')).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});

test('a dealer opens it from the site and sets what follows when a time is missed; nobody else sees it', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(/Failed to load resource/);
  await arrive(page, server, 'dealer.admin', '/site/info?sn=700121');
  await page.getByRole('button', { name: 'New temporary schedule' }).click();
  const panel = page.getByRole('dialog', { name: 'New temporary schedule' });
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(/part=schedules$/);
  await page.keyboard.press('Escape');
  const missed = page.getByRole('region', { name: 'If a time is missed' });
  await missed.getByRole('button', { name: 'Edit' }).click();
  const reactions = page.getByRole('dialog');
  await reactions.getByLabel('Service kind').selectOption('Supervised openings');
  await reactions.getByLabel('Late opening').selectOption('Off');
  await expectAccessible(page);
  await reactions.getByRole('button', { name: 'Save' }).click();
  await expect(missed).toContainText('Own choice');
  await expect(missed).toContainText('Fail to closeCall');

  // By the API, whoever has contacts and zones only is refused, and so is a reader's change.
  const limited = await signInByApi(page, server, 'limited@example.com');
  const { links } = (await (await limited.call('GET', '/api/msa/accountLinks')).json()) as {
    links: { siteNum: number }[];
  };
  const own = links[0]?.siteNum ?? 0;
  expect((await limited.call('GET', `/api/site/${own}/schedules`)).status).toBe(403);
  const press = { id: crypto.randomUUID(), by: 30, seen: [1080] };
  const pressed = await limited.call('POST', `/api/site/${own}/schedules/stay-late`, press);
  expect(pressed.status).toBe(403);
  expect((await limited.call('GET', '/api/site/700121/schedules')).status).toBe(403);
});
