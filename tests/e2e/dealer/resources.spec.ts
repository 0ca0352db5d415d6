import type { Locator } from '@playwright/test';
import { longDocumentPrinter } from '#adapters/server/pdf/long-document-printer.ts';
import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** A picture of one pixel, as Base64-encoded PNG. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('Staff publish a resource with a file, and a dealer looks at it, searches and keeps, opens a link and fetches a file', async ({
  page,
  server,
}) => {
  await page
    .context()
    .route('https://files.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Door hanger</title>' }),
    );
  await arrive(page, server, 'staff.admin', '/marketing?part=resources');
  await page.getByRole('button', { name: 'Add resource' }).click();
  await page.getByLabel('Title').fill('Winter checklist');
  await page.getByLabel('Dealers').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'More actions for Winter checklist' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.locator('#library-file-input').setInputFiles({
    name: 'winter.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PICTURE, 'base64'),
  });
  await page.getByRole('button', { name: 'Upload version 1' }).click();
  await expect(page.getByRole('button', { name: 'Download version 1' })).toBeVisible();
  // Waits until the brief message disappears, because the message covers the panel's header.
  await expect(page.getByText('Version 1 was uploaded')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Published' }).check({ force: true });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row', { name: /Winter checklist/ })).toContainText('Published');

  await arrive(page, server, 'grace.kim', '/resources');
  await page.getByRole('button', { name: 'Preview Winter checklist' }).click();
  await expect(page.getByRole('img', { name: 'Winter checklist' })).toBeVisible();
  await page.keyboard.press('Escape');
  const popup = page.waitForEvent('popup');
  const reported = page.waitForResponse((answer) => answer.url().includes('/views'));
  const link = page.getByRole('link', { name: 'Open Door hanger: new neighbors in a new tab' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await link.click();
  await expect.poll(async () => (await popup).title()).toBe('Door hanger');
  expect((await reported).status()).toBe(200);
  await (await popup).close();

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Category').selectOption('Guides');
  await page.keyboard.press('Escape');
  await page.getByLabel('Search').fill('training');
  await expect(page).toHaveURL(/q=training/);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download .*: Your first week with the portal$/ })
    .click();
  expect((await download).suggestedFilename()).toBe('first-week.pdf');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('button', { name: 'Add Holidays to favorites' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

/** Returns the share of pixels in a canvas that are not white, from 0 to 1. */
const inkOf = (page: Locator) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    if (canvas.width < 300) return 0;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    let inked = 0;
    for (let at = 0; at < (data?.length ?? 0); at += 4) if ((data?.[at] ?? 255) < 200) inked += 1;
    return inked / (canvas.width * canvas.height);
  });

test('A PDF is drawn in the page with its words for readers, larger and smaller, of two hundred pages, and says when it is damaged', async ({
  page,
  server,
}) => {
  const title = 'Your first week with the portal';
  await arrive(page, server, 'grace.kim', '/resources');
  const look = page.getByRole('button', { name: `Preview ${title}` });
  await look.click();
  const dialog = page.getByRole('dialog', { name: title });
  const only = dialog.getByRole('group', { name: 'Page 1 of 1' });
  await expect(only).toContainText('10. Save the account as a template.');
  await expect.poll(() => inkOf(only)).toBeGreaterThan(0.005);
  const narrow = await only.boundingBox();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect(dialog.getByText('125%')).toBeVisible();
  await expect
    .poll(async () => (await only.boundingBox())?.width)
    .toBeGreaterThan((narrow?.width ?? 0) * 1.2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const pages = 200;
  const rows = Array.from({ length: 6600 }, (_, at) => [`Site ${String(at)}`, 'Opened']);
  const long = await longDocumentPrinter.whole(
    {
      letterhead: null,
      title: 'A long report',
      lies: 'onItsSide',
      facts: [],
      columns: [{ title: 'Site' }, { title: 'Event' }],
    },
    rows,
    ['All'],
  );
  expect(long.pages).toBeGreaterThanOrEqual(pages);
  let body = Buffer.from(long.bytes);
  await page.route('**/resources/library/*/file*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'document-size': String(body.length) };
    await route.fulfill({ response, headers, body });
  });
  await look.click();
  await expect(dialog.getByText(`Page 1 of ${String(long.pages)}`, { exact: true })).toBeVisible();
  await dialog.getByRole('region', { name: `Pages of ${title}` }).focus();
  await page.keyboard.press('End');
  const last = dialog.getByRole('group', {
    name: `Page ${String(long.pages)} of ${String(long.pages)}`,
  });
  await expect(last).toContainText('Site 6599');
  await expect(
    dialog.getByText(`Page ${String(long.pages)} of ${String(long.pages)}`, { exact: true }),
  ).toBeVisible();
  await expect.poll(() => inkOf(last)).toBeGreaterThan(0.0005);
  expect(await dialog.locator('canvas').count()).toBeLessThan(8);
  await page.keyboard.press('Escape');

  body = Buffer.from('%PDF-1.7\nnothing of a file\n%%EOF');
  await look.click();
  await expect(dialog.getByRole('alert')).toContainText('The file is damaged');
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
  await expectAccessible(page);
});
