import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { receiverOf } from '../support/receiver.ts';
import { expect, test } from '../support/test.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const attention = (page: Page) => region(page, 'Needs attention');

test('A dealer goes through a morning’s work without one dead end: an alarm that appears, its history, the call list, a note, and the next', async ({
  page,
  server,
}) => {
  const receiver = await receiverOf(server);
  await arrive(page, server, 'dealer.admin');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('main').getByText('Live', { exact: true })).toBeVisible();
  // Sends this morning's alarm, which then appears among the items that need attention.
  await receiver.signal('HP1120', '1131 002');
  const alarm = attention(page)
    .getByRole('button')
    .filter({ hasText: 'Harbor Point Marine Supply' })
    .filter({ hasText: 'Alarm not answered' });
  await alarm.click();
  const address = page.url();
  await attention(page).getByRole('link', { name: 'Open the alarm' }).click();
  // The site's history opens, with the alarm expanded.
  await expect(page).toHaveURL(/\/site\/history\?sn=700121&dn=1&alarm=\d+/);
  const alarms = region(page, 'Alarms');
  await expect(alarms.getByRole('link', { name: 'Call list' })).toBeVisible();
  await alarms.getByRole('link', { name: 'Call list' }).click();
  // Shows the contacts that the monitoring center calls; then adds a note for colleagues.
  await expect(page).toHaveURL(/\/site\/info\?sn=700121.*part=contacts/);
  await expect(page.getByRole('main').getByRole('list').first()).toBeVisible();
  await page.getByRole('link', { name: 'Info', exact: true }).click();
  const notes = region(page, 'Notes');
  await notes.getByRole('button', { name: 'Add note' }).click();
  const note = page.getByRole('dialog', { name: 'Add note' });
  await note.getByLabel('Note', { exact: true }).fill('Back door sticks, owner sends a joiner');
  await note.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByText('Back door sticks, owner sends a joiner')).toBeVisible();
  // Returns to the dashboard, completes the item and continues with the next item.
  await page.goto(address);
  await expect(alarm).toHaveAttribute('aria-expanded', 'true');
  await attention(page).getByRole('button', { name: 'Acknowledge', exact: true }).click();
  await expect(alarm).toHaveCount(0);
  await attention(page).getByRole('button', { name: 'Next (n)' }).click();
  const next = attention(page).locator('button[aria-expanded=true]');
  await expect(next).toHaveCount(1);
  await expect(attention(page).getByRole('link', { name: /^Open/ })).toHaveAttribute(
    'href',
    /^\/site\//,
  );
  await attention(page).getByRole('link', { name: /^Open/ }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
