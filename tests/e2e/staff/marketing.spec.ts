import type { Page } from '@playwright/test';
import { plainPng } from '../../support/image-files.ts';
import { plainPdf } from '../../support/pdf-files.ts';
import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const PDF = { name: 'poster.pdf', mimeType: 'application/pdf', buffer: plainPdf() };
const PNG = { name: 'poster.png', mimeType: 'image/png', buffer: plainPng() };
const SVG = { name: 'poster.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };

const tile = (page: Page, title: string) => page.getByRole('article', { name: title });
const panel = (page: Page) => page.getByRole('dialog', { name: /^(Create|Edit) campaign$/ });
/** Chooses a file through the browser's file picker. */
const choose = async (page: Page, file: typeof PDF) => {
  const picker = page.waitForEvent('filechooser');
  await panel(page)
    .getByRole('button', { name: /Choose (a|another) file/ })
    .click();
  await (await picker).setFiles(file);
};

test('Staff send out a campaign with a file chosen from the disk, are told which file it cannot be, and exchange it', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'staff.admin', '/marketing');
  await expect(tile(page, 'Smoke detectors before winter')).toContainText('Your Alarm Company');
  await page.getByRole('button', { name: 'Create campaign' }).click();
  const create = panel(page).getByRole('button', { name: 'Create', exact: true });
  await panel(page).getByLabel('Title').fill('Spring poster');
  await panel(page).getByLabel('Dealer', { exact: true }).check();
  await panel(page).getByLabel('Published', { exact: true }).check();
  await expect(panel(page).getByText('Only a draft may be without a link or a file')).toBeVisible();
  await choose(page, SVG);
  await expect(panel(page).getByText(/^Choose a PDF, PNG or JPEG file/)).toBeVisible();
  await expect(create).toBeDisabled();
  await expectAccessible(page);
  await choose(page, PNG);
  await panel(page).getByLabel('Display name').check();
  await create.click();
  await expect(page.getByText('The campaign was created')).toBeVisible();
  await expect(tile(page, 'Spring poster')).toContainText('Your Alarm Company');

  await page.getByRole('button', { name: 'Edit Spring poster' }).click();
  await expect(panel(page).getByText('No one has opened it yet.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Remove poster.png' }).click();
  await expect(panel(page).getByRole('button', { name: 'Save' })).toBeDisabled();
  await choose(page, PDF);
  await panel(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The campaign was saved')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  await expectAccessible(page);
});
