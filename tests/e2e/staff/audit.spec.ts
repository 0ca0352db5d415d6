import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AuditPage } from '#core/audit/audit-line.schema.ts';
import { HEADERS } from '#adapters/wire/headers.ts';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { arrive, signInByApi } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** Writes this many audit entries by exporting the audit log, because each export leaves an entry. */
const write = async (visitor: HttpVisitor, lines: number) => {
  const one = () => visitor.call('GET', '/api/support/audit/export?operation=none&format=csv');
  for (let left = lines; left > 0; left -= 20) {
    const answers = await Promise.all(Array.from({ length: Math.min(20, left) }, one));
    for (const { status } of answers) expect(status).toBe(200);
  }
};
const scrollDown = (page: Page) =>
  page
    .getByRole('group', { name: 'Audit log' })
    .evaluate((list) => list.scrollTo({ top: list.scrollHeight }));

test('A staff member comes from home to the record, filters, reads and checks it and takes it away', async ({
  page,
  server,
}) => {
  await new HttpVisitor(server.dealer).signIn('staff.admin', 'Not-The-Password-1');
  await arrive(page, server, 'staff.admin');
  const tile = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(tile('View-as sessions')).toBeVisible();
  const tries = page.getByRole('region', { name: 'Failed sign-ins' });
  await expect(tries.getByRole('img', { name: /^\d+ failed sign-ins in the last/ })).toBeVisible();
  // Other tests of this server may have failed more often, so that one try is among the others.
  await expect(tries.getByRole('row', { name: /Wrong password/ }).first()).toBeVisible();
  await tries.getByRole('button', { name: 'View as table' }).click();
  await expect(tries.getByRole('columnheader', { name: /^From / })).toBeVisible();
  await expectAccessible(page);
  await tile('Failed sign-ins').click();
  await expect(page).toHaveURL(/tab=audit/);
  const filters = page.getByRole('button', { name: /^Filters/ });
  await expect(filters).toHaveText('Filters (3)');
  await expect(page.getByRole('cell', { name: 'Marcus Hale' }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Remove filter Result/ }).click();
  await expect(page).not.toHaveURL(/result=/);
  await filters.click();
  await page.getByLabel('Person').fill('marcus');
  await expect(page).toHaveURL(/person=marcus/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verify log' }).click();
  await expect(page.getByText(/^Nothing was changed up to line/)).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('button', { name: /details of line/ })
    .first()
    .click();
  const line = page.getByRole('dialog', { name: /^Line/ });
  await expect(line.getByText('Marcus Hale (staff.admin)').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(line).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  await page.getByRole('menuitem', { name: /as CSV$/ }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv).toContain('Time,Who acted,For,Operation');
  expect(csv).toContain(',Marcus Hale,');
  expect(csv).not.toContain('dealer.limited');

  await page.reload();
  await filters.click();
  await expect(page.getByLabel('Person')).toHaveValue('marcus');
});

test('A staff member scrolls a long record to its end, and what is written meanwhile waits under a pill, on a phone too', async ({
  page,
  server,
}) => {
  const writer = await signInByApi(page, server, 'staff.admin');
  // Exports by other tests are also in the audit log. The test writes only the entries that are still missing.
  const stands = await writer.call('GET', '/api/support/audit?operation=audit.export');
  await write(writer, 220 - ((await stands.json()) as AuditPage).total);
  await page.clock.install();
  await arrive(page, server, 'staff.admin', '/support?tab=audit&operation=audit.export');
  const rows = page.locator('tr[data-index]');
  const standing = page.getByText(/^2\d\d of 2\d\d$/);
  await expect(standing).toHaveText('200 of 220');
  await expect(rows.first()).toHaveAttribute('aria-rowindex', '2');
  expect(await rows.count()).toBeLessThan(100);
  // Keys may be pressed faster than rows are drawn, but no key may be lost.
  await rows.first().focus();
  for (const key of ['End', 'PageUp', 'PageUp', 'Home', 'PageDown', 'PageDown'])
    await page.keyboard.press(key);
  await expect(page.locator('tr[aria-rowindex="22"]')).toBeFocused();
  await scrollDown(page);
  await expect(standing).toHaveText('220 of 220');
  const oldest = page.locator('tr[aria-rowindex="221"]');
  // Retries, because rows that load late make the list longer, and redraw this row while it is scrolled into view.
  await expect(async () => {
    await scrollDown(page);
    await oldest.scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(oldest).toBeInViewport({ timeout: 1000 });
  }).toPass();
  // A tab that is half below the header would count as too small a target.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);

  await write(writer, 3);
  const asked = page.waitForRequest(/support\/audit\/new/);
  await page.clock.fastForward(30_000);
  expect((await asked).headers()[HEADERS.background]).toBe('1');
  const pill = page.getByRole('button', { name: '3 new', exact: true });
  await expect(pill).toBeInViewport();
  await expectAccessible(page);
  await pill.click();
  await expect(standing).toHaveText('200 of 223');
  await expect(rows.first()).toBeInViewport();
  await expect(pill).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await scrollDown(page);
  await expect(standing).toHaveText('223 of 223');
  await write(writer, 1);
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('button', { name: '1 new', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '1 new', exact: true }).click();
  await expect(standing).toHaveText('200 of 224');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});
