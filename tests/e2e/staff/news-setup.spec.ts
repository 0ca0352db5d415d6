import type { Page } from '@playwright/test';
import { plainPdf } from '../../support/pdf-files.ts';
import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const PDF = { name: 'storm.pdf', mimeType: 'application/pdf', buffer: plainPdf() };
const rows = (page: Page) => page.locator('tbody tr');
const panel = (page: Page) => page.getByRole('dialog', { name: /^(Create|Edit) News$/ });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test('An editor is told on a phone what does not fit, finds news, creates one with a document chosen from the disk, and deletes what is over', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, server, 'staff.limited', '/news/setup');
  await rows(page).filter({ hasText: 'Walk test by phone' }).getByText('Active').click();
  await expect(panel(page).getByLabel('Title')).toHaveValue('Walk test by phone');
  await panel(page).getByLabel('Start date', { exact: true }).fill('2026-03-21');
  await panel(page).getByLabel('End date', { exact: true }).fill('2026-03-20');
  await expect(panel(page).getByText('Start date cannot be after end date')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const leave = page.getByRole('dialog', { name: 'Discard your changes?' });
  await leave.getByRole('button', { name: 'Discard' }).click();
  await expect(panel(page)).toHaveCount(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('switch', { name: 'Show Expired' }).check();
  await expect(rows(page)).toHaveCount(6);
  await expect(page).toHaveURL(/[?]expired=1$/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Create News' }).click();
  const create = panel(page).getByRole('button', { name: 'Create', exact: true });
  await expect(create).toBeDisabled();
  await panel(page).getByLabel('Title').fill('<b>Storm</b> watch');
  await panel(page).getByLabel('Body').fill('First line\nSecond <script>alert(1)</script> line');
  await panel(page).getByLabel('Order').fill('0');
  await panel(page).getByRole('radio', { name: 'Warning triangle' }).check();
  const picker = page.waitForEvent('filechooser');
  await panel(page).getByRole('button', { name: 'Choose a PDF' }).click();
  await (await picker).setFiles(PDF);
  await expect(panel(page).getByText('storm.pdf')).toBeVisible();
  await page.keyboard.press('Escape');
  await leave.getByRole('button', { name: 'Keep editing' }).click();
  await create.click();
  await expect(toast(page, 'News saved successfully')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(rows(page).nth(0)).toContainText('<b>Storm</b> watch');
  await expect(page.getByRole('article').nth(0)).toContainText('<script>alert(1)</script>');
  const download = page.waitForEvent('download');
  await rows(page)
    .nth(0)
    .getByRole('button', { name: /^Download document/ })
    .click();
  expect((await download).suggestedFilename()).toBe('storm.pdf');

  await page.getByRole('checkbox', { name: 'Select Maintenance is over' }).check();
  await page.getByRole('checkbox', { name: 'Select Winter outage report' }).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 2 news items?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rows(page)).toHaveCount(5);
});
